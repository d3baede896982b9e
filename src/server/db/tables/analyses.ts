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
import type { AnalysisResults } from '../../../contract/analysis.ts'
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
    results: jsonb().$type<AnalysisResults>().notNull(),
    engineVersion: text().notNull(),
    knowledgeVersion: text().notNull(),
    /** From here on: copies out of `results`, so that lists never read the document. */
    overallScore: real(),
    isPartial: boolean().notNull(),
    comedogenicRating: real(),
    veganStatus: boolean().notNull(),
    ingredientCount: integer().notNull(),
    alertCount: integer().notNull(),
    /** Product and ingredient names in small letters, for the search in the history. */
    searchText: text().notNull().default(''),
    /** Out of sight at once, erased by the sweep a day later, so that a slip can be taken back. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('analyses_to_erase')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('analyses_by_owner').on(table.userId, table.createdAt.desc()),
    check('analyses_status', sql`${table.status} in ('complete', 'failed')`),
  ],
)
