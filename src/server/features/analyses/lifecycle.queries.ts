import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { analyses } from '../../db/tables/analyses.ts'
import { ownedBy, SUMMARY, type AnalysisRow, type SummaryRow } from './analyses.queries.ts'

type Change = Partial<
  Pick<
    AnalysisRow,
    'productName' | 'checkedBy' | 'searchText' | 'searchVersion' | 'isPublic' | 'ownerName' | 'deletedAt'
  >
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

/** Rows whose search text was made in an older form. */
export async function listOutdatedSearch(db: Db, version: number, limit: number) {
  return db
    .select({
      id: analyses.id,
      productName: analyses.productName,
      ingredients: sql<unknown>`${analyses.results} -> 'ingredients'`,
    })
    .from(analyses)
    .where(lt(analyses.searchVersion, version))
    .limit(limit)
}

export async function setSearchColumns(
  db: Db,
  id: string,
  columns: Pick<AnalysisRow, 'searchText' | 'searchVersion'>,
): Promise<void> {
  await db.update(analyses).set(columns).where(eq(analyses.id, id))
}

export async function eraseDeletedBefore(db: Db, moment: Date): Promise<number> {
  const { rowCount } = await db.delete(analyses).where(lt(analyses.deletedAt, moment))
  return rowCount ?? 0
}
