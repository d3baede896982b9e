import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'
import { users } from './users.ts'

/** Mail to be sent, written in the same transaction as what it tells of. */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    /** Null for mail to people without an account. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Address and words under the key of the app: links in it are secrets. Emptied as soon as it is sent. */
    sealed: bytea(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Not before; moves on after a failed try. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** A process is sending it until then; after that another one may. */
    leasedUntil: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    sentAt: timestamp({ withTimezone: true }),
    /** Nobody took it for too long; it is not tried again. */
    givenUpAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('mails_to_send')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
  ],
)
