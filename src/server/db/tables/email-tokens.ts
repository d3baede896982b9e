import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'
import { users } from './users.ts'

/** Links sent by mail: to set a new password, or to show that an address is one's own. */
export const emailTokens = pgTable(
  'email_tokens',
  {
    /** SHA-256 of the token in the link: a copy of this table opens nothing. */
    tokenHash: bytea().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('email_tokens_by_user').on(table.userId),
    check('email_tokens_purpose', sql`${table.purpose} in ('reset-password', 'verify-email')`),
  ],
)
