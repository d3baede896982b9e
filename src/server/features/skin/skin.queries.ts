import { and, count, eq, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { HISTORY_A_PAGE, type SkinHistoryQuery } from '../../../contract/history.ts'
import type { Db } from '../../db/client.ts'
import { faceAnalyses } from '../../db/tables/face-analyses.ts'
import { foundBy, orderOf, ownedBy as ownedResult } from '../results/results.ts'

export type SkinRow = typeof faceAnalyses.$inferSelect

/** No report in a list: it is many times the size of the rest. */
const SUMMARY = {
  id: faceAnalyses.id,
  shareId: faceAnalyses.shareId,
  createdAt: faceAnalyses.createdAt,
  safetyScore: faceAnalyses.safetyScore,
  skinType: faceAnalyses.skinType,
  isPublic: faceAnalyses.isPublic,
  ownerName: faceAnalyses.ownerName,
  concerns: faceAnalyses.concerns,
}
export type SkinSummaryRow = Pick<SkinRow, keyof typeof SUMMARY>

const ownedBy = (userId: string) => ownedResult('skin', userId)
const NEWEST = orderOf('skin', 'newest')

export async function listSkinRows(db: Db, userId: string): Promise<SkinSummaryRow[]> {
  return db
    .select(SUMMARY)
    .from(faceAnalyses)
    .where(ownedBy(userId))
    .orderBy(...NEWEST)
}

/** With the measures of each report, which are a small part of it, and the version of the rules that it was made by. */
export async function listSkinRowsWithReading(db: Db, userId: string) {
  return db
    .select({
      ...SUMMARY,
      reading: sql<unknown>`${faceAnalyses.analysis} -> 'reading'`,
      rules: sql<string | null>`${faceAnalyses.analysis} -> 'madeBy' ->> 'rules'`,
    })
    .from(faceAnalyses)
    .where(ownedBy(userId))
    .orderBy(...NEWEST)
}

export async function insertSkinAnalysis(db: Db, row: SkinRow): Promise<void> {
  await db.insert(faceAnalyses).values(row)
}

export async function findSkinAnalysis(db: Db, userId: string, id: string): Promise<SkinRow | undefined> {
  const [row] = await db
    .select()
    .from(faceAnalyses)
    .where(and(eq(faceAnalyses.id, id), ownedBy(userId)))
  return row
}

/** Not yet authorised: the caller must check that it is public or the asker's own. */
export async function findUnsafeSkinAnalysisByShareId(db: Db, shareId: string): Promise<SkinRow | undefined> {
  const [row] = await db
    .select()
    .from(faceAnalyses)
    .where(and(eq(faceAnalyses.shareId, shareId), isNull(faceAnalyses.deletedAt)))
  return row
}

type Wanted = Pick<SkinHistoryQuery, 'filter' | 'search'>

export async function countSkinHistory(db: Db, userId: string, wanted: Wanted): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(faceAnalyses)
    .where(and(ownedBy(userId), ...matches(wanted)))
  return row?.total ?? 0
}

export async function readSkinHistory(
  db: Db,
  userId: string,
  { page, sort, ...wanted }: SkinHistoryQuery,
): Promise<SkinSummaryRow[]> {
  return db
    .select(SUMMARY)
    .from(faceAnalyses)
    .where(and(ownedBy(userId), ...matches(wanted)))
    .orderBy(...orderOf('skin', sort))
    .limit(HISTORY_A_PAGE)
    .offset((page - 1) * HISTORY_A_PAGE)
}

function matches({ filter, search }: Wanted): (SQL | undefined)[] {
  return [filter === 'all' ? undefined : eq(faceAnalyses.skinType, filter), foundBy('skin', search)]
}

/** Rows whose search text was made in an older form. */
export async function listOutdatedSkinSearch(db: Db, version: number, limit: number) {
  return db
    .select({ id: faceAnalyses.id, skinType: faceAnalyses.skinType, concerns: faceAnalyses.concerns })
    .from(faceAnalyses)
    .where(lt(faceAnalyses.searchVersion, version))
    .limit(limit)
}

export async function setSkinSearchColumns(
  db: Db,
  id: string,
  columns: Pick<SkinRow, 'searchText' | 'searchVersion'>,
): Promise<void> {
  await db.update(faceAnalyses).set(columns).where(eq(faceAnalyses.id, id))
}
