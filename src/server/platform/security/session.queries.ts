import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { run, statement } from '../../db/statements.ts'
import { sessions } from '../../db/tables/sessions.ts'
import { users } from '../../db/tables/users.ts'
import { countOf, LOSABLE, type Window } from './throttle.queries.ts'

type SessionRow = typeof sessions.$inferInsert

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insert(sessions).values(row)
}

type FoundSession = {
  userId: string
  authVersion: number
  lastSeenAt: Date
  idleExpiresAt: Date
  absExpiresAt: Date
  userAuthVersion: number
  role: string
}

/** The session with its user's current role and version; a deleted user has none. */
const OF_TOKEN = sql`
  select s.user_id as "userId", s.auth_version as "authVersion", s.last_seen_at as "lastSeenAt",
    s.idle_expires_at as "idleExpiresAt", s.abs_expires_at as "absExpiresAt",
    u.auth_version as "userAuthVersion", u.role
  from ${sessions} s join ${users} u on u.id = s.user_id and u.deleted_at is null
  where s.id_hash = ${sql.placeholder('idHash')}`

const FIND = statement('session', OF_TOKEN)

export async function findSession(db: Db, idHash: Buffer): Promise<FoundSession | undefined> {
  const [row] = await run<FoundSession>(db, FIND, { idHash })
  return row
}

const FIND_AND_COUNT = statement(
  'session-counted',
  sql`with counted as (${countOf('window')}), found as (${OF_TOKEN})
    select counted.count as "windowCount", found.* from counted left join found on true`,
)

/** The same, and one more in a window: what every call of somebody signed in costs, in one round trip. */
export async function findSessionAndCount(
  db: Db,
  idHash: Buffer,
  { key, start, end }: Window,
): Promise<{ session: FoundSession | undefined; count: number }> {
  const values = { idHash, windowKey: key, windowStart: start, windowEnd: end }
  const [row] = await run<Partial<FoundSession> & { windowCount: number }>(db, FIND_AND_COUNT, values)
  if (!row) throw new Error('Counting answers one row')
  return { session: isFound(row) ? row : undefined, count: row.windowCount }
}

function isFound(row: Partial<FoundSession>): row is FoundSession {
  return typeof row.userId === 'string'
}

type Touched = { lastSeenAt: Date; idleExpiresAt: Date }

const TOUCH = statement(
  'session-touched',
  sql`with touched as (
      update ${sessions} set last_seen_at = ${sql.placeholder('lastSeenAt')}, idle_expires_at = ${sql.placeholder('idleExpiresAt')}
      where id_hash = ${sql.placeholder('idHash')}
    ), seen as (
      update ${users} set last_seen_at = ${sql.placeholder('lastSeenAt')} where id = ${sql.placeholder('userId')}
    ) select ${LOSABLE}`,
)

/** After a crash of the database somebody was here some minutes earlier, which nobody can tell: no disk is waited for. */
export async function touchSession(db: Db, idHash: Buffer, userId: string, touched: Touched): Promise<void> {
  await run(db, TOUCH, { idHash, userId, ...touched })
}

/** Sessions end and are cleared; when somebody was here last is kept with the account. */
export async function setLastSeen(db: Db, userId: string, lastSeenAt: Date): Promise<void> {
  await db.update(users).set({ lastSeenAt }).where(eq(users.id, userId))
}

export async function deleteSession(db: Db, idHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, idHash))
}

/** Keeps the newest `keep` sessions of a user and clears those that ended. */
export async function trimSessions(db: Db, userId: string, keep: number, now: Date): Promise<void> {
  const older = db
    .select({ idHash: sessions.idHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .offset(keep)
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        or(inArray(sessions.idHash, older), lt(sessions.absExpiresAt, now), lt(sessions.idleExpiresAt, now)),
      ),
    )
}

export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.absExpiresAt, now), lt(sessions.idleExpiresAt, now)))
}
