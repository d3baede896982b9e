import { and, eq, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { throttleCounters } from '../../db/tables/throttle-counters.ts'

/** Counts one more in the window and tells how many there are now, in one statement. */
export async function countInWindow(
  db: Db,
  key: Buffer,
  windowStart: Date,
  windowEnd: Date,
): Promise<number> {
  const [row] = await db
    .insert(throttleCounters)
    .values({ key, windowStart, windowEnd, count: 1 })
    .onConflictDoUpdate({
      target: [throttleCounters.key, throttleCounters.windowStart],
      set: { count: sql`${throttleCounters.count} + 1` },
    })
    .returning({ count: throttleCounters.count })
  return row?.count ?? 1
}

/** Leases share the table of the windows and are swept with them; this is no start of a window. */
const LEASE = new Date(0)

/** True for one asker until `until`, or until it is given back. One statement: of several at once one is told yes. */
export async function takeLease(db: Db, key: Buffer, now: Date, until: Date): Promise<boolean> {
  const taken = await db
    .insert(throttleCounters)
    .values({ key, windowStart: LEASE, windowEnd: until, count: 1 })
    .onConflictDoUpdate({
      target: [throttleCounters.key, throttleCounters.windowStart],
      set: { windowEnd: until },
      setWhere: lte(throttleCounters.windowEnd, now),
    })
    .returning({ windowEnd: throttleCounters.windowEnd })
  return taken.length === 1
}

const leaseOf = (key: Buffer, until: Date) =>
  and(
    eq(throttleCounters.key, key),
    eq(throttleCounters.windowStart, LEASE),
    eq(throttleCounters.windowEnd, until),
  )

/** False where the lease has another owner by now. */
export async function renewLease(db: Db, key: Buffer, until: Date, later: Date): Promise<boolean> {
  const renewed = await db
    .update(throttleCounters)
    .set({ windowEnd: later })
    .where(leaseOf(key, until))
    .returning({ windowEnd: throttleCounters.windowEnd })
  return renewed.length === 1
}

/** Only the lease that was taken: one that ran out and has another owner by now has a later end. */
export async function deleteLease(db: Db, key: Buffer, until: Date): Promise<void> {
  await db.delete(throttleCounters).where(leaseOf(key, until))
}

export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.delete(throttleCounters).where(lt(throttleCounters.windowEnd, now))
}
