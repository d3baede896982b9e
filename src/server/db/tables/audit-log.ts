import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What administrators and the command line did, one row each, added to and never changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who did it: an account's id, `cli` for somebody at the machine, `settings` for ADMIN_EMAIL. Outlives the account. */
    actor: text().notNull(),
    action: text().notNull(),
    /** What it was done to: an id, never a name or an address. */
    target: text().notNull(),
    result: text().notNull(),
  },
  (table) => [index('audit_log_newest').on(table.at.desc())],
)
