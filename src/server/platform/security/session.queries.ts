import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { sessions } from '../../db/tables/sessions.ts'
import { users } from '../../db/tables/users.ts'

type SessionRow = typeof sessions.$inferInsert

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insert(sessions).values(row)
}

/** The session with its user's current role and version; a deleted user has none. */
export async function findSession(db: Db, idHash: Buffer) {
  const [row] = await db
    .select({
      userId: sessions.userId,
      authVersion: sessions.authVersion,
      lastSeenAt: sessions.lastSeenAt,
      idleExpiresAt: sessions.idleExpiresAt,
      absExpiresAt: sessions.absExpiresAt,
      userAuthVersion: users.authVersion,
      role: users.role,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.deletedAt)))
    .where(eq(sessions.idHash, idHash))
  return row
}

type Touched = { lastSeenAt: Date; idleExpiresAt: Date }

export async function touchSession(db: Db, idHash: Buffer, touched: Touched): Promise<void> {
  await db.update(sessions).set(touched).where(eq(sessions.idHash, idHash))
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
