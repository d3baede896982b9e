import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/tables/users.ts'
import { deleteSessionsOf } from './sessions.queries.ts'

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

export type ProfileRow = Pick<
  UserRow,
  'skinType' | 'allergies' | 'veganOnly' | 'naturalOnly' | 'lowComedogenic' | 'isPregnant'
>

/** `ProfileRow` of the user `u`, for who reads it in a statement of their own. */
export const PROFILE_COLUMNS = sql`u.skin_type as "skinType", u.allergies, u.vegan_only as "veganOnly",
  u.natural_only as "naturalOnly", u.low_comedogenic as "lowComedogenic", u.is_pregnant as "isPregnant"`

/** A username cannot hold an '@', so one text never means two accounts. */
export async function findUserByLogin(db: Db, canon: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(or(eq(users.usernameCanon, canon), eq(users.emailCanon, canon)), isNull(users.deletedAt)))
  return row
}

/** What a profile may set. Undefined columns stay as they are. */
type ProfileColumns = { [K in keyof ProfileRow]?: UserRow[K] | undefined }

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

/** As they stand; whoever else would change them waits until the transaction ends. */
export async function lockAllergies(tx: Db, userId: string): Promise<string[] | undefined> {
  const [row] = await tx
    .select({ allergies: users.allergies })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row?.allergies
}

/** Every session made with the old password ends. Answers the version that new ones must carry. */
export async function setPassword(tx: Db, userId: string, passwordHash: string): Promise<number> {
  const [row] = await tx
    .update(users)
    .set({ passwordHash, authVersion: sql`${users.authVersion} + 1` })
    .where(eq(users.id, userId))
    .returning({ authVersion: users.authVersion })
  await deleteSessionsOf(tx, userId)
  return row?.authVersion ?? 0
}

export async function markEmailVerified(tx: Db, userId: string, at: Date): Promise<void> {
  await tx.update(users).set({ emailVerifiedAt: at }).where(eq(users.id, userId))
}
