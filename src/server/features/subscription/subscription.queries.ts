import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { UsageKind } from '../../../contract/plans.ts'
import type { Db } from '../../db/client.ts'
import { run, statement } from '../../db/statements.ts'
import { subscriptions } from '../../db/tables/subscriptions.ts'
import { usageCounters, usageReservations } from '../../db/tables/usage.ts'
import { LOSABLE } from '../../platform/security/throttle.queries.ts'

export type Hold = {
  id: string
  userId: string
  kind: UsageKind
  periodStart: Date
  idemKey: string | null
  bodySha256: Buffer | null
  expiresAt: Date
}

const value = sql.placeholder

/**
 * The parts `taken` and `held` of a statement that takes one unit of the values of `Hold` and `limit`, where `from` has a row. The row
 * lock of the counter makes parallel requests queue, so that the last unit has one winner. `held` has a row where it was taken. A
 * repeated idempotency key undoes the whole statement (unique violation).
 */
export const holdingFrom = (from: SQL) => sql`
  taken as (
    insert into ${usageCounters} as c (user_id, kind, period_start, used, reserved)
    select ${value('userId')}, ${value('kind')}, ${value('periodStart')}, 0, 1 ${from}
    on conflict (user_id, kind, period_start) do update set reserved = c.reserved + 1
    where ${value('limit')}::integer is null or c.used + c.reserved < ${value('limit')}::integer
    returning c.user_id
  ), held as (
    insert into ${usageReservations} (id, user_id, kind, period_start, idem_key, body_sha256, state, expires_at)
    select ${value('id')}, user_id, ${value('kind')}, ${value('periodStart')}, ${value('idemKey')}, ${value('bodySha256')},
      'held', ${value('expiresAt')} from taken
    returning id
  )`

/** True where the user has no subscription that has not ended for good, and so is on Free. */
export const HAS_NONE = sql`not exists (
  select from ${subscriptions} where user_id = ${value('userId')} and status <> 'canceled')`

const HOLD = statement('unit-held', sql`with ${holdingFrom(sql``)} select ${LOSABLE} from held`)

/**
 * Takes one unit and notes the run, in one statement. False when none is left. Throws on a repeated idempotency key (unique
 * violation). No disk is waited for: what a crash of the database loses of it was never counted, and its run cannot be counted either.
 */
export async function holdUnit(db: Db, hold: Hold, limit: number | null): Promise<boolean> {
  return (await run(db, HOLD, { ...hold, limit })).length === 1
}

/**
 * The parts `done` and `counted` of a statement that turns the held unit `hold` into a used one, for the result `resultId`. `done` has a
 * row unless the hold ran out meanwhile.
 */
export const COUNTING = sql`
  done as (
    update ${usageReservations} set state = 'committed', analysis_id = ${value('resultId')}
    where id = ${value('hold')} and state = 'held' returning user_id, kind, period_start
  ), counted as (
    update ${usageCounters} as c set used = c.used + 1, reserved = c.reserved - 1 from done
    where c.user_id = done.user_id and c.kind = done.kind and c.period_start = done.period_start
  )`

const COUNT = statement('unit-counted', sql`with ${COUNTING} select from done`)

/** Turns a held unit into a used one. False when the hold ran out meanwhile. */
export async function commitHold(tx: Db, hold: string, resultId: string): Promise<boolean> {
  return (await run(tx, COUNT, { hold, resultId })).length === 1
}

/** Gives a held unit back; its idempotency key may be used again. False where it is held no more. */
export async function releaseHold(db: Db, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(releaseWhere(sql`id = ${id}`))
  return rowCount === 1
}

/** What a unit was counted for; null where it was given back. */
export async function findResultOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ analysisId: usageReservations.analysisId })
    .from(usageReservations)
    .where(and(eq(usageReservations.id, id), eq(usageReservations.state, 'committed')))
  return row?.analysisId ?? null
}

/** Gives back what runs held that never ended, such as those of a killed process. Answers how many. */
export async function releaseExpired(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.execute(releaseWhere(sql`expires_at < ${now.toISOString()}`))
  return rowCount ?? 0
}

function releaseWhere(which: ReturnType<typeof sql>) {
  return sql`
    with freed as (
      update ${usageReservations} set state = 'released', idem_key = null
      where state = 'held' and ${which} returning user_id, kind, period_start
    ), sums as (
      select user_id, kind, period_start, count(*)::int as units from freed group by 1, 2, 3
    )
    update ${usageCounters} as c set reserved = c.reserved - sums.units from sums
    where c.user_id = sums.user_id and c.kind = sums.kind and c.period_start = sums.period_start`
}

export async function findHoldByKey(db: Db, userId: string, kind: UsageKind, idemKey: string) {
  const [row] = await db
    .select()
    .from(usageReservations)
    .where(
      and(
        eq(usageReservations.userId, userId),
        eq(usageReservations.kind, kind),
        eq(usageReservations.idemKey, idemKey),
      ),
    )
  return row
}

export async function listCounters(db: Db, userId: string, periodStart: Date) {
  return db
    .select({ kind: usageCounters.kind, used: usageCounters.used, reserved: usageCounters.reserved })
    .from(usageCounters)
    .where(and(eq(usageCounters.userId, userId), eq(usageCounters.periodStart, periodStart)))
}
