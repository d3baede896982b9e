import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { analyses } from '../../db/tables/analyses.ts'

export type AnalysisRow = typeof analyses.$inferSelect

/** The caller keeps the row: reading the document back would cost as much as writing it. */
export async function insertAnalysis(tx: Db, row: AnalysisRow): Promise<void> {
  await tx.insert(analyses).values(row)
}

/** Summary columns only: reading the documents of twenty results halves the rate of the list. */
export async function listSummaries(db: Db, userId: string) {
  const { id, shareId, productName, createdAt, isPublic, status } = analyses
  const { overallScore, isPartial, comedogenicRating, veganStatus, ingredientCount, alertCount } = analyses
  return db
    .select({
      id,
      shareId,
      productName,
      createdAt,
      isPublic,
      status,
      overallScore,
      isPartial,
      comedogenicRating,
      veganStatus,
      ingredientCount,
      alertCount,
    })
    .from(analyses)
    .where(eq(analyses.userId, userId))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
}

/** The owner stands in the question itself, so that another user's row cannot be answered by mistake. */
export async function findAnalysis(db: Db, userId: string, id: string): Promise<AnalysisRow | undefined> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.id, id), eq(analyses.userId, userId)))
  return row
}

export async function findAnalyses(db: Db, userId: string, ids: readonly string[]): Promise<AnalysisRow[]> {
  return db
    .select()
    .from(analyses)
    .where(and(inArray(analyses.id, [...ids]), eq(analyses.userId, userId)))
}

/** Not yet authorised: the caller must check that it is public or the asker's own. */
export async function findUnsafeByShareId(db: Db, shareId: string): Promise<AnalysisRow | undefined> {
  const [row] = await db.select().from(analyses).where(eq(analyses.shareId, shareId))
  return row
}
