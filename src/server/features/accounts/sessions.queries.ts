import { and, desc, eq, gt } from 'drizzle-orm'
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
