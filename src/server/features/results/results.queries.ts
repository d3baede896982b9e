import { and, asc, desc, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { HistorySort } from '../../../contract/history.ts'
import type { Db } from '../../db/client.ts'
import { analyses } from '../../db/tables/analyses.ts'
import { faceAnalyses } from '../../db/tables/face-analyses.ts'

export type ResultKind = 'cosmetic' | 'skin'

/** Both tables have all columns that are named here. */
const TABLES: Record<ResultKind, typeof analyses | typeof faceAnalyses> = {
  cosmetic: analyses,
  skin: faceAnalyses,
}

/** The owner stands in every question itself, so that another user's row cannot be answered by mistake. */
export function ownedBy(kind: ResultKind, userId: string): SQL | undefined {
  const { userId: owner, deletedAt } = TABLES[kind]
  return and(eq(owner, userId), isNull(deletedAt))
}

type Change = { isPublic?: boolean; ownerName?: string | null; deletedAt?: Date | null }
type Changed = { id: string; shareId: string }

/** Undefined where there is no such row of this owner in sight. */
export async function changeResult(
  db: Db,
  kind: ResultKind,
  { userId, id, change }: { userId: string; id: string; change: Change },
): Promise<Changed | undefined> {
  const table = TABLES[kind]
  const [row] = await db
    .update(table)
    .set(change)
    .where(and(eq(table.id, id), ownedBy(kind, userId)))
    .returning({ id: table.id, shareId: table.shareId })
  return row
}

/** No one else changes it until the transaction ends. */
export async function lockResult(
  tx: Db,
  kind: ResultKind,
  { userId, id }: { userId: string; id: string },
): Promise<{ shareId: string; isPublic: boolean } | undefined> {
  const table = TABLES[kind]
  const [row] = await tx
    .select({ shareId: table.shareId, isPublic: table.isPublic })
    .from(table)
    .where(and(eq(table.id, id), ownedBy(kind, userId)))
    .for('update')
  return row
}

export async function bringBack(
  db: Db,
  kind: ResultKind,
  { userId, id, since }: { userId: string; id: string; since: Date },
): Promise<Changed | undefined> {
  const table = TABLES[kind]
  const [row] = await db
    .update(table)
    .set({ deletedAt: null })
    .where(and(eq(table.id, id), eq(table.userId, userId), gte(table.deletedAt, since)))
    .returning({ id: table.id, shareId: table.shareId })
  return row
}

/** For good; tells how many there were. */
export async function eraseDeletedBefore(db: Db, kind: ResultKind, moment: Date): Promise<number> {
  const table = TABLES[kind]
  const { rowCount } = await db.delete(table).where(lt(table.deletedAt, moment))
  return rowCount ?? 0
}

/** A position and no pattern: % and _ in the searched words mean themselves. */
export function foundBy(kind: ResultKind, search: string): SQL | undefined {
  return search === '' ? undefined : sql`strpos(${TABLES[kind].searchText}, ${search}) > 0`
}

export function orderOf(kind: ResultKind, sort: HistorySort): SQL[] {
  const { createdAt, id } = TABLES[kind]
  const score = kind === 'cosmetic' ? analyses.overallScore : faceAnalyses.safetyScore
  const newest = [desc(createdAt), desc(id)]
  switch (sort) {
    case 'newest':
      return newest
    case 'oldest':
      return [asc(createdAt), asc(id)]
    case 'score-high':
      return [sql`${score} desc nulls last`, ...newest]
    case 'score-low':
      return [sql`${score} asc nulls last`, ...newest]
  }
}
