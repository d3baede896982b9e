import { lt, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { throttleCounters } from '../db/tables/throttle-counters.ts'

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

export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.delete(throttleCounters).where(lt(throttleCounters.windowEnd, now))
}
