import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/** Failed logins in a row of one account from one network; a success removes the row. */
export const loginFailures = pgTable('login_failures', {
  /** Keyed hash of account and network. */
  key: bytea().primaryKey(),
  count: integer().notNull(),
  lastAt: timestamp({ withTimezone: true }).notNull(),
})
