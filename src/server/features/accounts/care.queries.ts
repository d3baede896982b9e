import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { analyses } from '../../db/tables/analyses.ts'
import { consents } from '../../db/tables/consents.ts'
import { faceAnalyses } from '../../db/tables/face-analyses.ts'
import { sessions } from '../../db/tables/sessions.ts'
import { users } from '../../db/tables/users.ts'

export async function listConsentRows(db: Db, userId: string) {
  return db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), desc(consents.id))
}

export async function insertConsent(db: Db, row: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(row)
}

export async function withdrawConsents(db: Db, userId: string, kind: string, at: Date): Promise<void> {
  await db
    .update(consents)
    .set({ withdrawnAt: at })
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind), isNull(consents.withdrawnAt)))
}

/** Everything that tells who it was is overwritten; the freed name and address can be used again. */
export async function emptyUser(tx: Db, userId: string, placeholder: string, deletedAt: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      username: placeholder,
      usernameCanon: placeholder.toLowerCase(),
      email: '',
      emailCanon: placeholder.toLowerCase(),
      passwordHash: '',
      firstName: null,
      lastName: null,
      skinType: null,
      allergies: [],
      veganOnly: false,
      naturalOnly: false,
      lowComedogenic: false,
      isPregnant: false,
      authVersion: sql`${users.authVersion} + 1`,
      deletedAt,
    })
    .where(eq(users.id, userId))
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.update(analyses).set({ isPublic: false, ownerName: null }).where(eq(analyses.userId, userId))
  await tx
    .update(faceAnalyses)
    .set({ isPublic: false, ownerName: null })
    .where(eq(faceAnalyses.userId, userId))
}

/** Every table of users refers to this one and goes with it. */
export async function deleteUsersBefore(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.delete(users).where(lt(users.deletedAt, before))
  return rowCount ?? 0
}
