import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'
import { users } from './users.ts'

/** What one user has used of one kind in one period. `reserved` counts runs that are under way. */
export const usageCounters = pgTable(
  'usage_counters',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    periodStart: timestamp({ withTimezone: true }).notNull(),
    used: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.periodStart] }),
    check('usage_counters_not_negative', sql`${table.used} >= 0 and ${table.reserved} >= 0`),
    check('usage_counters_kind', sql`${table.kind} in ('analysis', 'face')`),
  ],
)

/** One run: held while it works, then committed with its result or released. */
export const usageReservations = pgTable(
  'usage_reservations',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    periodStart: timestamp({ withTimezone: true }).notNull(),
    /** Chosen by the client for one click: the same key never counts twice. */
    idemKey: text(),
    bodySha256: bytea(),
    state: text().notNull(),
    analysisId: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('usage_reservations_idem').on(table.userId, table.kind, table.idemKey),
    index('usage_reservations_held')
      .on(table.userId, table.kind)
      .where(sql`${table.state} = 'held'`),
    check('usage_reservations_state', sql`${table.state} in ('held', 'committed', 'released')`),
  ],
)
