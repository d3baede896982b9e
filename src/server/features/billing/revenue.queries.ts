import { and, count, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { subscriptions, users } from '../../db/tables/all.ts'
import { withStatus, type SubscriptionRow } from '../subscription/subscription.ts'

/** Of all people; small rows, one pass: some hundred thousand of them take well below a second. */
export async function listRunning(db: Db): Promise<SubscriptionRow[]> {
  const rows = await db
    .select({ row: subscriptions })
    .from(subscriptions)
    .innerJoin(users, and(eq(users.id, subscriptions.userId), isNull(users.deletedAt)))
    .where(ne(subscriptions.status, 'canceled'))
  return rows.map(({ row }) => withStatus(row))
}

export async function countPeople(db: Db): Promise<number> {
  const [row] = await db.select({ people: count() }).from(users).where(isNull(users.deletedAt))
  return row?.people ?? 0
}

type Turnover = { atStart: number; ended: number; begun: number }

/** Of those paid for with money: running when the time began, of these ended within it, and begun within it. */
export async function countTurnover(db: Db, since: Date, until: Date): Promise<Turnover> {
  const s = subscriptions
  const wasRunning = and(lt(s.startedAt, since), or(isNull(s.endedAt), gte(s.endedAt, since)))
  const [row] = await db
    .select({
      atStart: sql<number>`count(*) filter (where ${wasRunning})::int`,
      ended: sql<number>`count(*) filter (where ${and(wasRunning, lt(s.endedAt, until))})::int`,
      begun: sql<number>`count(*) filter (where ${and(gte(s.startedAt, since), lt(s.startedAt, until))})::int`,
    })
    .from(s)
    .where(eq(s.provider, 'paddle'))
  return row ?? { atStart: 0, ended: 0, begun: 0 }
}
