import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** What people wrote to us. A message holds a name and an address: it is erased with the account that sent it. */
export const feedback = pgTable(
  'feedback',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    status: text().notNull().default('new'),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('feedback_newest').on(table.createdAt.desc(), table.id),
    index('feedback_by_user').on(table.userId),
    check('feedback_status', sql`${table.status} in ('new', 'in_progress', 'resolved')`),
  ],
)
