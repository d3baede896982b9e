import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/** Made unlogged by its migration: losing counts in a crash is harmless, a disk flush for every try is not. */
export const throttleCounters = pgTable(
  'throttle_counters',
  {
    /** Keyed hash of what is counted (rule and address, or rule and account): holds no personal data. */
    key: bytea().notNull(),
    windowStart: timestamp({ withTimezone: true }).notNull(),
    windowEnd: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    check('throttle_counters_count', sql`${table.count} > 0`),
  ],
)
