import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { sessions } from '../../db/tables/sessions.ts'

export async function listSessionRows(db: Db, userId: string, now: Date) {
  return db
    .select({
      idHash: sessions.idHash,
      uaFamily: sessions.uaFamily,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.idleExpiresAt, now), gt(sessions.absExpiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
}

/** One session of the user, or all of them. Another user's is never met: the owner stands in the question. */
export async function deleteSessionsOf(db: Db, userId: string, idHash?: Buffer): Promise<void> {
  const which = idHash ? eq(sessions.idHash, idHash) : undefined
  await db.delete(sessions).where(and(eq(sessions.userId, userId), which))
}

export async function deleteOtherSessions(tx: Db, userId: string, kept: Buffer | undefined): Promise<void> {
  const others = kept ? ne(sessions.idHash, kept) : undefined
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others))
}

/** The session of whoever changed the password goes on under the new version. */
export async function renewSession(tx: Db, idHash: Buffer, authVersion: number): Promise<void> {
  await tx.update(sessions).set({ authVersion }).where(eq(sessions.idHash, idHash))
}
