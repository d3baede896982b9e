import { and, count, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { SubscriptionStatus } from '../../../contract/subscription.ts'
import type { Db } from '../../db/client.ts'
import { subscriptions, users } from '../../db/tables/all.ts'
import type { SubscriptionRow } from '../subscription/subscription.ts'

const s = subscriptions
/** What an entitlement follows from, and who pays: reading whole rows takes twice as long. */
const RUNNING = {
  userId: s.userId,
  provider: s.provider,
  planId: s.planId,
  status: s.status,
  periodStart: s.periodStart,
  periodEnd: s.periodEnd,
  cancelAt: s.cancelAt,
  pastDueSince: s.pastDueSince,
  keptPlanId: s.keptPlanId,
  keptUntil: s.keptUntil,
}
export type Running = Pick<SubscriptionRow, keyof typeof RUNNING>

/** Of all people; small rows, one pass: some hundred thousand of them take well below a second. */
export async function listRunning(db: Db): Promise<Running[]> {
  const rows = await db
    .select(RUNNING)
    .from(s)
    .innerJoin(users, and(eq(users.id, s.userId), isNull(users.deletedAt)))
    .where(ne(s.status, 'canceled'))
  return rows.map((row) => ({ ...row, status: SubscriptionStatus.parse(row.status) }))
}

export async function countPeople(db: Db): Promise<number> {
  const [row] = await db.select({ people: count() }).from(users).where(isNull(users.deletedAt))
  return row?.people ?? 0
}

type Turnover = { atStart: number; ended: number; begun: number }

/** Of those paid for with money: running when the time began, of these ended within it, and begun within it. */
export async function countTurnover(db: Db, since: Date, until: Date): Promise<Turnover> {
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
