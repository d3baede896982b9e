import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { FaceAnalysis } from '../../../contract/face.ts'
import { users } from './users.ts'

/** Holds what was measured, never the photo or anything a photo could be found by. */
export const faceAnalyses = pgTable(
  'face_analyses',
  {
    id: text().primaryKey(),
    shareId: uuid().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    isPublic: boolean().notNull().default(false),
    ownerName: text(),
    safetyScore: real(),
    skinType: text(),
    concerns: jsonb().$type<FaceAnalysis['concerns']>().notNull(),
    recommendations: jsonb().$type<FaceAnalysis['recommendations']>().notNull(),
    analysis: jsonb().$type<FaceAnalysis['analysis']>().notNull(),
    /** Skin type and names of concerns in the form of `searchForm`, for the search in the history. */
    searchText: text().notNull().default(''),
    /** By which `searchForm` that text was made; those of an older one are written anew by a job. */
    searchVersion: integer().notNull().default(0),
    /** Out of sight at once, erased by the sweep a day later, so that a slip can be taken back. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('face_analyses_to_write_anew')
      .on(table.id)
      .where(sql`${table.searchVersion} < 1`),
    index('face_analyses_to_erase')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('face_analyses_by_owner').on(table.userId, table.createdAt.desc()),
  ],
)
