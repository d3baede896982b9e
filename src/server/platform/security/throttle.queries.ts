import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { run, statement } from '../../db/statements.ts'
import { throttleCounters } from '../../db/tables/throttle-counters.ts'

/** What is counted, and from when to when. */
export type Window = { key: Buffer; start: Date; end: Date }

/**
 * Read in a statement, its transaction waits for no disk: a crash of the database may lose the newest such writes, whole and in
 * their order, and nothing that was answered as kept. Settles this transaction alone, so that a pool of connections may be shared.
 */
export const LOSABLE = sql`set_config('synchronous_commit', 'off', true)`

/** Counts one more in a window and answers `count`; asks for the values `<name>Key`, `<name>Start` and `<name>End`. */
export function countOf(name: string): SQL {
  const [key, start, end] = ['Key', 'Start', 'End'].map((part) => sql.placeholder(`${name}${part}`))
  return sql`
    insert into ${throttleCounters} as c (key, window_start, window_end, count) values (${key}, ${start}, ${end}, 1)
    on conflict (key, window_start) do update set count = c.count + 1 returning c.count`
}

const COUNT = statement('count', countOf('window'))

/** Counts one more in the window and tells how many there are now, in one statement. */
export async function countInWindow(db: Db, { key, start, end }: Window): Promise<number> {
  const values = { windowKey: key, windowStart: start, windowEnd: end }
  const [row] = await run<{ count: number }>(db, COUNT, values)
  return row?.count ?? 1
}

/** Leases share the table of the windows and are swept with them; this is no start of a window. */
const LEASE = new Date(0)

/**
 * Takes the lease `leaseKey` until `leaseEnd` where `from` has a row and nobody holds it at `now`; answers a row where it was taken.
 * Of several at once one takes it.
 */
export const leaseTaken = (from: SQL) => sql`
  insert into ${throttleCounters} as c (key, window_start, window_end, count)
  select ${sql.placeholder('leaseKey')}, ${LEASE.toISOString()}::timestamptz, ${sql.placeholder('leaseEnd')}::timestamptz, 1 ${from}
  on conflict (key, window_start) do update set window_end = excluded.window_end
  where c.window_end <= ${sql.placeholder('now')}::timestamptz
  returning c.window_end`

const TAKE = statement('lease-taken', leaseTaken(sql``))

/** True for one asker until `until`, or until it is given back. One statement: of several at once one is told yes. */
export async function takeLease(db: Db, key: Buffer, now: Date, until: Date): Promise<boolean> {
  return (await run(db, TAKE, { leaseKey: key, leaseEnd: until, now })).length === 1
}

/** Only the lease that was taken: one that ran out and has another owner by now has a later end. */
export const givenBack = (and: SQL) => sql`
  delete from ${throttleCounters} where key = ${sql.placeholder('leaseKey')}
  and window_start = ${LEASE.toISOString()}::timestamptz and window_end = ${sql.placeholder('leaseEnd')} ${and}
  returning window_end`

const GIVE_BACK = statement('lease-given-back', givenBack(sql``))

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

export async function deleteLease(db: Db, key: Buffer, until: Date): Promise<void> {
  await run(db, GIVE_BACK, { leaseKey: key, leaseEnd: until })
}

export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.delete(throttleCounters).where(lt(throttleCounters.windowEnd, now))
}
