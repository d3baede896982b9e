import { and, count, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { searchForm } from '../../../contract/search-form.ts'
import type { Db } from '../../db/client.ts'
import { analyses, callRollups, faceAnalyses, users } from '../../db/tables/all.ts'

const isThere = isNull(users.deletedAt)

/** One pass over the accounts. */
export async function countUsers(db: Db, monthBegan: Date, activeSince: Date) {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      newThisMonth: sql<number>`count(*) filter (where ${gte(users.createdAt, monthBegan)})::int`,
      active: sql<number>`count(*) filter (where ${gte(users.lastSeenAt, activeSince)})::int`,
    })
    .from(users)
    .where(isThere)
  return row ?? { total: 0, newThisMonth: 0, active: 0 }
}

const sum = (column: AnyPgColumn) => sql<number>`sum(${column})::float8`

/** Calls by kind, added up from `day` on; of all days without it. A few rows for each day there was. */
export async function sumCalls(db: Db, day?: string) {
  return db
    .select({
      kind: callRollups.kind,
      requests: sum(callRollups.requests),
      failed: sum(callRollups.failed),
      inputTokens: sum(callRollups.inputTokens),
      outputTokens: sum(callRollups.outputTokens),
      totalMs: sum(callRollups.totalMs),
    })
    .from(callRollups)
    .where(day === undefined ? undefined : gte(callRollups.day, day))
    .groupBy(callRollups.kind)
}

export async function listCallDays(db: Db, from: string) {
  return db.select().from(callRollups).where(gte(callRollups.day, from))
}

type UserPart = { id: string; username: string; email: string; lastSeenAt: Date | null }

/** A position and no pattern: % and _ in what is searched mean themselves. */
function meant(text: string) {
  if (text === '') return isThere
  const form = searchForm(text)
  // Names and addresses are stored without accents, as their rules allow none; what is searched for may have them.
  const holds = (column: AnyPgColumn) => sql`strpos(${column}, ${form}) > 0`
  return and(isThere, or(holds(users.usernameCanon), holds(users.emailCanon), eq(users.id, text)))
}

export async function countFound(db: Db, text: string): Promise<number> {
  const [row] = await db.select({ found: count() }).from(users).where(meant(text))
  return row?.found ?? 0
}

/** The newest accounts first. */
export async function findUsers(
  db: Db,
  text: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<UserPart[]> {
  return db
    .select({ id: users.id, username: users.username, email: users.email, lastSeenAt: users.lastSeenAt })
    .from(users)
    .where(meant(text))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset(offset)
}

/** Of both kinds, without what was deleted and what failed; who has none is not among them. */
export async function countResults(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  const of = (table: typeof analyses | typeof faceAnalyses) =>
    db
      .select({ userId: table.userId, results: count() })
      .from(table)
      .where(
        and(
          inArray(table.userId, [...userIds]),
          isNull(table.deletedAt),
          table === analyses ? eq(analyses.status, 'complete') : undefined,
        ),
      )
      .groupBy(table.userId)
  const [lists, faces] = await Promise.all([of(analyses), of(faceAnalyses)])
  const counts = new Map<string, number>()
  for (const { userId, results } of [...lists, ...faces]) {
    counts.set(userId, (counts.get(userId) ?? 0) + results)
  }
  return counts
}
