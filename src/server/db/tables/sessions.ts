import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'
import { users } from './users.ts'

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie: a copy of this table opens no session. */
    idHash: bytea().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authVersion: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Written at most every five minutes, so that reading pages does not write rows. */
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    idleExpiresAt: timestamp({ withTimezone: true }).notNull(),
    absExpiresAt: timestamp({ withTimezone: true }).notNull(),
    ipHmac: bytea(),
    uaFamily: text(),
  },
  (table) => [index('sessions_by_user').on(table.userId, table.createdAt)],
)
