import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { loginFailures } from '../../db/tables/login-failures.ts'
import { users } from '../../db/tables/users.ts'
import { deleteOtherSessions, renewSession } from './sessions.queries.ts'

export type UserRow = typeof users.$inferSelect

/** Undefined when the name or the address is taken. */
export async function insertUser(db: Db, row: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [made] = await db.insert(users).values(row).onConflictDoNothing().returning()
  return made
}

export async function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return row
}

/** A username cannot hold an '@', so one text never means two accounts. */
export async function findUserByLogin(db: Db, canon: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(or(eq(users.usernameCanon, canon), eq(users.emailCanon, canon)), isNull(users.deletedAt)))
  return row
}

/** Undefined columns stay as they are. */
type ProfileColumns = {
  [K in 'skinType' | 'allergies' | 'veganOnly' | 'naturalOnly' | 'lowComedogenic' | 'isPregnant']?:
    UserRow[K] | undefined
}

export async function updateUserProfile(
  db: Db,
  userId: string,
  columns: ProfileColumns,
): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set(columns)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning()
  return row
}

/** Sessions made with the old password end; `kept` is the one that asked, where there is one. */
export async function setPassword(
  tx: Db,
  userId: string,
  passwordHash: string,
  kept?: Buffer,
): Promise<void> {
  const [row] = await tx
    .update(users)
    .set({ passwordHash, authVersion: sql`${users.authVersion} + 1` })
    .where(eq(users.id, userId))
    .returning({ authVersion: users.authVersion })
  await deleteOtherSessions(tx, userId, kept)
  if (kept && row) await renewSession(tx, kept, row.authVersion)
}

export async function markEmailVerified(tx: Db, userId: string, at: Date): Promise<void> {
  await tx.update(users).set({ emailVerifiedAt: at }).where(eq(users.id, userId))
}

export async function findLoginFailure(db: Db, key: Buffer) {
  const [row] = await db.select().from(loginFailures).where(eq(loginFailures.key, key))
  return row
}

export async function countLoginFailure(db: Db, key: Buffer, at: Date): Promise<void> {
  await db
    .insert(loginFailures)
    .values({ key, count: 1, lastAt: at })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: { count: sql`${loginFailures.count} + 1`, lastAt: at },
    })
}

export async function deleteLoginFailure(db: Db, key: Buffer): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, key))
}

export async function deleteLoginFailuresBefore(db: Db, before: Date): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.lastAt, before))
}
