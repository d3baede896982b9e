import { eq, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { loginFailures } from '../../db/tables/login-failures.ts'

const COUNT = loginFailures.count
const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`

/**
 * Counts a try in one statement, unless the delay after the ones before is still running: 1, 2, 4 ... `secondsMax`
 * seconds after `free` of them. False: it is running, and nothing was counted.
 */
export async function countDelayedTry(
  tx: Db,
  key: Buffer,
  at: Date,
  { free, secondsMax }: { free: number; secondsMax: number },
): Promise<boolean> {
  const seconds = sql`least(${secondsMax}::float8, power(2, least(${COUNT} - ${free}::int, 30)))`
  const counted = await tx
    .insert(loginFailures)
    .values({ key, count: 1, lastAt: at })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: { count: sql`${COUNT} + 1`, lastAt: at },
      setWhere: sql`${COUNT} < ${free}::int or ${loginFailures.lastAt} + ${seconds} * interval '1 second' <= ${moment(at)}`,
    })
    .returning({ count: COUNT })
  return counted.length === 1
}

/**
 * Counts a try in one statement. The level falls by `anHour` an hour; from there on one try in `seconds` is let through.
 * Answers the level, or null where this try is not let through and was not counted.
 */
export async function countPacedTry(
  tx: Db,
  key: Buffer,
  at: Date,
  { anHour, seconds }: { anHour: number; seconds: number },
): Promise<number | null> {
  const since = sql`extract(epoch from ${moment(at)} - ${loginFailures.lastAt})`
  const level = sql`greatest(0, ${COUNT} - floor(${since} * ${anHour}::float8 / 3600))`
  const [counted] = await tx
    .insert(loginFailures)
    .values({ key, count: 1, lastAt: at })
    .onConflictDoUpdate({
      target: loginFailures.key,
      // Not without end: an hour after the last of a million tries the account is as it was.
      set: { count: sql`least(${anHour}::int * 2, ${level} + 1)`, lastAt: at },
      setWhere: sql`${level} < ${anHour}::int or ${since} >= ${seconds}::float8`,
    })
    .returning({ count: COUNT })
  return counted?.count ?? null
}

export async function findLastTry(db: Db, key: Buffer): Promise<{ count: number; lastAt: Date } | undefined> {
  const [row] = await db.select().from(loginFailures).where(eq(loginFailures.key, key))
  return row
}

/** Takes one try back that was counted before its password was looked at. */
export async function uncountTry(db: Db, key: Buffer): Promise<void> {
  await db
    .update(loginFailures)
    .set({ count: sql`greatest(0, ${COUNT} - 1)` })
    .where(eq(loginFailures.key, key))
}

export async function forgetTries(db: Db, key: Buffer): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, key))
}

/** True for the first asker since `before`, and for nobody else after that. */
export async function markOnce(db: Db, key: Buffer, at: Date, before: Date): Promise<boolean> {
  const marked = await db
    .insert(loginFailures)
    .values({ key, count: 1, lastAt: at })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: { lastAt: at },
      setWhere: lte(loginFailures.lastAt, before),
    })
    .returning({ key: loginFailures.key })
  return marked.length === 1
}

export async function deleteTriesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.lastAt, before))
}
