import { and, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { analyses } from '../../db/tables/analyses.ts'
import { ownedBy, SUMMARY, type AnalysisRow, type SummaryRow } from './analyses.queries.ts'

type Change = Partial<
  Pick<AnalysisRow, 'productName' | 'searchText' | 'isPublic' | 'ownerName' | 'deletedAt'>
>

/** Undefined where there is no such row of this owner in sight. */
export async function changeAnalysis(
  db: Db,
  userId: string,
  id: string,
  change: Change,
): Promise<SummaryRow | undefined> {
  const [row] = await db
    .update(analyses)
    .set(change)
    .where(and(eq(analyses.id, id), ownedBy(userId)))
    .returning(SUMMARY)
  return row
}

export async function bringBack(
  db: Db,
  userId: string,
  id: string,
  deletedSince: Date,
): Promise<SummaryRow | undefined> {
  const [row] = await db
    .update(analyses)
    .set({ deletedAt: null })
    .where(and(eq(analyses.id, id), eq(analyses.userId, userId), gte(analyses.deletedAt, deletedSince)))
    .returning(SUMMARY)
  return row
}

export async function eraseDeletedBefore(db: Db, moment: Date): Promise<number> {
  const { rowCount } = await db.delete(analyses).where(lt(analyses.deletedAt, moment))
  return rowCount ?? 0
}
