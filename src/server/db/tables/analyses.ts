import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RecordedResults } from '../../../contract/recorded.ts'
import { users } from './users.ts'

export const analyses = pgTable(
  'analyses',
  {
    id: text().primaryKey(),
    shareId: uuid().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productName: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    isPublic: boolean().notNull().default(false),
    ownerName: text(),
    ingredientsList: text().notNull(),
    status: text().notNull(),
    /** Why it failed; null where it did not, and in rows from before this was kept. */
    failure: text(),
    /** In the form of `db/results/pack.ts`: queries answer it whole. */
    results: jsonb().$type<RecordedResults>().notNull(),
    /** 0: as versions before wrote it, whole; a job writes those anew. */
    resultsForm: integer().notNull().default(0),
    engineVersion: text().notNull(),
    knowledgeVersion: text().notNull(),
    /** From here on: copies out of `results`, so that lists never read the document. */
    overallScore: real(),
    isPartial: boolean().notNull(),
    comedogenicRating: real(),
    veganStatus: boolean().notNull(),
    ingredientCount: integer().notNull(),
    alertCount: integer().notNull(),
    /** Product and ingredient names in the form of `searchForm`, for the search in the history. */
    searchText: text().notNull().default(''),
    /** By which `searchForm` that text was made; those of an older one are written anew by a job. */
    searchVersion: integer().notNull().default(0),
    /** By which knowledge, law and profile the columns below were made; others are looked at again before a list is shown. */
    checkedBy: text(),
    todayScore: real(),
    todayIsPartial: boolean(),
    todayVeganStatus: boolean(),
    todayAlertCount: integer(),
    todayLawChangeCount: integer(),
    /** Out of sight at once, erased by the sweep a day later, so that a slip can be taken back. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('analyses_to_write_anew')
      .on(table.id)
      .where(sql`${table.searchVersion} < 1`),
    index('analyses_to_pack')
      .on(table.id)
      .where(sql`${table.resultsForm} < 1`),
    index('analyses_to_erase')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('analyses_by_owner').on(table.userId, table.createdAt.desc()),
    check('analyses_status', sql`${table.status} in ('complete', 'failed')`),
    check('analyses_failure', sql`${table.failure} in ('no-list', 'error', 'timed-out')`),
  ],
)
