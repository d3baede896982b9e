import { and, desc, eq, inArray, isNull, notInArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { withReadResults } from '../../db/results/stored-results.ts'
import { run, statement } from '../../db/statements.ts'
import { analyses } from '../../db/tables/analyses.ts'
import { users } from '../../db/tables/users.ts'
import { PROFILE_COLUMNS, type ProfileRow } from '../accounts/accounts.ts'
import { ownedBy as ownedResult } from '../results/results.ts'

export type AnalysisRow = typeof analyses.$inferSelect

/** Summary columns only: reading the documents of twenty results halves the rate of the list. */
export const SUMMARY = {
  id: analyses.id,
  shareId: analyses.shareId,
  productName: analyses.productName,
  createdAt: analyses.createdAt,
  isPublic: analyses.isPublic,
  ownerName: analyses.ownerName,
  status: analyses.status,
  failure: analyses.failure,
  overallScore: analyses.overallScore,
  isPartial: analyses.isPartial,
  comedogenicRating: analyses.comedogenicRating,
  veganStatus: analyses.veganStatus,
  ingredientCount: analyses.ingredientCount,
  alertCount: analyses.alertCount,
  todayScore: analyses.todayScore,
  todayIsPartial: analyses.todayIsPartial,
  todayVeganStatus: analyses.todayVeganStatus,
  todayAlertCount: analyses.todayAlertCount,
  todayLawChangeCount: analyses.todayLawChangeCount,
}

export type SummaryRow = Pick<AnalysisRow, keyof typeof SUMMARY>

export const ownedBy = (userId: string) => ownedResult('cosmetic', userId)

/** The caller keeps the row: reading the document back would cost as much as writing it. */
export async function insertAnalysis(tx: Db, row: AnalysisRow): Promise<void> {
  await tx.insert(analyses).values(row)
}

const LISTED = Object.entries(SUMMARY).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`)

const LIST = statement(
  'analyses-listed',
  sql`select ${PROFILE_COLUMNS}, coalesce((
      select json_agg(listed) from (
        select ${sql.join(LISTED, sql`, `)}, checked_by as "checkedBy" from ${analyses}
        where user_id = u.id and deleted_at is null order by created_at desc, id desc
      ) as listed), '[]') as rows
    from ${users} u where u.id = ${sql.placeholder('userId')} and u.deleted_at is null`,
)

type Listed = SummaryRow & Pick<AnalysisRow, 'checkedBy'>
type AsJson = ProfileRow & { rows: (Omit<Listed, 'createdAt'> & { createdAt: string })[] }

/**
 * All results of a user, the newest first, with the profile that says whether they must be looked at again, in one round trip. The rows
 * come as one JSON text, which costs less to read than twenty columns of each. Undefined where the account is gone.
 */
export async function listWithProfile(
  db: Db,
  userId: string,
): Promise<{ profile: ProfileRow; rows: Listed[] } | undefined> {
  const [found] = await run<AsJson>(db, LIST, { userId })
  if (!found) return undefined
  const { rows, ...profile } = found
  return { profile, rows: rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })) }
}

/** With text and document, `limit` of them at a time. */
export async function listFullRows(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<AnalysisRow[]> {
  const rows = await db
    .select()
    .from(analyses)
    .where(ownedBy(userId))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(limit)
    .offset(offset)
  return withReadResults(db, rows)
}

/** Erases all but the newest failed runs of a user: they cost nothing, so that nothing else bounds them. */
export async function eraseFailedBeyond(tx: Db, userId: string, kept: number): Promise<void> {
  const isFailed = and(eq(analyses.userId, userId), eq(analyses.status, 'failed'))
  const newest = tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(isFailed)
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(kept)
  await tx.delete(analyses).where(and(isFailed, notInArray(analyses.id, newest)))
}

export async function eraseAnalysis(tx: Db, userId: string, id: string): Promise<void> {
  await tx.delete(analyses).where(and(eq(analyses.id, id), eq(analyses.userId, userId)))
}

export async function findAnalysis(db: Db, userId: string, id: string): Promise<AnalysisRow | undefined> {
  const rows = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.id, id), ownedBy(userId)))
  return (await withReadResults(db, rows))[0]
}

export async function findAnalyses(db: Db, userId: string, ids: readonly string[]): Promise<AnalysisRow[]> {
  const rows = await db
    .select()
    .from(analyses)
    .where(and(inArray(analyses.id, [...ids]), ownedBy(userId)))
  return withReadResults(db, rows)
}

/** Not yet authorised: the caller must check that it is public or the asker's own. */
export async function findUnsafeByShareId(db: Db, shareId: string): Promise<AnalysisRow | undefined> {
  const rows = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.shareId, shareId), isNull(analyses.deletedAt)))
  return (await withReadResults(db, rows))[0]
}

/** The same without its document, for previews. */
export async function findUnsafeSummary(db: Db, shareId: string): Promise<SummaryRow | undefined> {
  const [row] = await db
    .select(SUMMARY)
    .from(analyses)
    .where(and(eq(analyses.shareId, shareId), isNull(analyses.deletedAt)))
  return row
}

type Change = Partial<Pick<AnalysisRow, 'productName' | 'checkedBy' | 'searchText' | 'searchVersion'>>

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

/** Rows whose search text was made in an older form. */
export async function listOutdatedSearch(db: Db, version: number, limit: number) {
  const rows = await db
    .select({ id: analyses.id, productName: analyses.productName, results: analyses.results })
    .from(analyses)
    .where(lt(analyses.searchVersion, version))
    .limit(limit)
  return withReadResults(db, rows)
}

export async function setSearchColumns(
  db: Db,
  id: string,
  columns: Pick<AnalysisRow, 'searchText' | 'searchVersion'>,
): Promise<void> {
  await db.update(analyses).set(columns).where(eq(analyses.id, id))
}
