import { and, eq, sql } from 'drizzle-orm'
import type { UsageKind } from '../../../contract/plans.ts'
import type { Db } from '../../db/client.ts'
import { usageCounters, usageReservations } from '../../db/tables/usage.ts'

type Hold = {
  id: string
  userId: string
  kind: UsageKind
  periodStart: Date
  idemKey: string | null
  bodySha256: Buffer | null
  expiresAt: Date
}

/**
 * Takes one unit and notes the run, in one statement: the row lock of the counter makes parallel requests queue, so
 * the last unit has one winner. False when none is left. Throws on a repeated idempotency key (unique violation).
 */
export async function holdUnit(db: Db, hold: Hold, limit: number | null): Promise<boolean> {
  const c = usageCounters
  const hasRoom = limit === null ? sql`true` : sql`${c.used} + ${c.reserved} < ${limit}`
  const { rowCount } = await db.execute(sql`
    with taken as (
      insert into ${c} as usage_counters (user_id, kind, period_start, used, reserved)
      values (${hold.userId}, ${hold.kind}, ${hold.periodStart.toISOString()}, 0, 1)
      on conflict (user_id, kind, period_start) do update set reserved = usage_counters.reserved + 1 where ${hasRoom}
      returning user_id
    )
    insert into ${usageReservations} (id, user_id, kind, period_start, idem_key, body_sha256, state, expires_at)
    select ${hold.id}, user_id, ${hold.kind}, ${hold.periodStart.toISOString()}, ${hold.idemKey}, ${hold.bodySha256},
      'held', ${hold.expiresAt.toISOString()} from taken`)
  return rowCount === 1
}

/** Turns a held unit into a used one. False when the hold ran out meanwhile. */
export async function commitHold(tx: Db, id: string, analysisId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with done as (
      update ${usageReservations} set state = 'committed', analysis_id = ${analysisId}
      where id = ${id} and state = 'held' returning user_id, kind, period_start
    )
    update ${usageCounters} as c set used = c.used + 1, reserved = c.reserved - 1 from done
    where c.user_id = done.user_id and c.kind = done.kind and c.period_start = done.period_start`)
  return rowCount === 1
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
