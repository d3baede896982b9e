import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'
import { users } from './users.ts'

/** Calls that were made with an Idempotency-Key in the last day, and what they were answered. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Keyed hash of who called, which call it was, and the key. */
    id: bytea().primaryKey(),
    /** Null for a visitor's call. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of what was sent, without passwords. */
    fingerprint: bytea().notNull(),
    /** The attempt that is under way; another one takes over when its lease has run out. */
    attempt: text().notNull(),
    leaseUntil: timestamp({ withTimezone: true }).notNull(),
    /** Sealed; null until the call is answered. */
    answer: bytea(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('idempotency_keys_expires_at').on(table.expiresAt),
    index('idempotency_keys_user_id').on(table.userId),
  ],
)
