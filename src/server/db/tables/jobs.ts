import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** One row for each recurring job: its lease, and how its last runs ended. */
export const jobs = pgTable(
  'jobs',
  {
    name: text().primaryKey(),
    /** Milliseconds from the start of one run to the start of the next. */
    everyMs: integer().notNull(),
    createdAt: moment().notNull(),
    dueAt: moment().notNull(),
    /** Random for each run. Set beside a `leasedUntil` in the past: the process of that run was killed. */
    leaseId: text(),
    leasedUntil: moment(),
    lastStartedAt: moment(),
    lastSucceededAt: moment(),
    lastMs: integer(),
    /** In a row; 0 after a success. */
    failures: integer().notNull().default(0),
    /** Type or code of the last failure. Never its message: that may repeat what people wrote. */
    lastError: text(),
  },
  (table) => [check('jobs_failures', sql`${table.failures} >= 0`)],
)
