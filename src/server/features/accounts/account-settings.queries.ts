import { and, count, desc, eq, inArray, isNull, lt, ne, notExists, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { analyses } from '../../db/tables/analyses.ts'
import { consents } from '../../db/tables/consents.ts'
import { faceAnalyses } from '../../db/tables/face-analyses.ts'
import { sessions } from '../../db/tables/sessions.ts'
import { subscriptions, webhookEvents } from '../../db/tables/subscriptions.ts'
import { users } from '../../db/tables/users.ts'

export async function listConsentRows(db: Db, userId: string) {
  return db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), desc(consents.id))
}

/** The versions that stand; nobody takes them back until the transaction ends. */
export async function lockConsentVersions(tx: Db, userId: string, kind: string): Promise<string[]> {
  const rows = await tx
    .select({ version: consents.version })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind), isNull(consents.withdrawnAt)))
    .for('share')
  return rows.map(({ version }) => version)
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
export async function anonymiseUser(
  tx: Db,
  userId: string,
  placeholder: string,
  deletedAt: Date,
): Promise<void> {
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
  await closeSharedLinks(tx, userId)
}

/** Both kinds of result, with the names that were shown beside them. */
export async function closeSharedLinks(tx: Db, userId: string): Promise<void> {
  const closed = { isPublic: false, ownerName: null }
  await tx
    .update(analyses)
    .set(closed)
    .where(and(eq(analyses.userId, userId), eq(analyses.isPublic, true)))
  await tx
    .update(faceAnalyses)
    .set(closed)
    .where(and(eq(faceAnalyses.userId, userId), eq(faceAnalyses.isPublic, true)))
}

export async function countSharedLinks(db: Db, userId: string): Promise<{ cosmetic: number; skin: number }> {
  const open = (table: typeof analyses | typeof faceAnalyses) =>
    db
      .select({ links: count() })
      .from(table)
      .where(and(eq(table.userId, userId), eq(table.isPublic, true), isNull(table.deletedAt)))
  const [[cosmetic], [skin]] = await Promise.all([open(analyses), open(faceAnalyses)])
  return { cosmetic: cosmetic?.links ?? 0, skin: skin?.links ?? 0 }
}

/**
 * What the payment provider wrote about their subscriptions, addresses among it: kept for longer than an account may be, and
 * tied to it by nothing but the subscription that goes with it. Events that still have to be applied keep their words.
 */
export async function emptyPayloadsOfUsersBefore(tx: Db, before: Date): Promise<void> {
  const theirs = tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(lt(users.deletedAt, before))
  await tx
    .update(webhookEvents)
    .set({ payload: null })
    .where(
      and(
        inArray(webhookEvents.subscriptionId, theirs),
        notInArray(webhookEvents.state, ['received', 'failed']),
      ),
    )
}

/**
 * Every table of users refers to this one and goes with it. An emptied account waits while its subscription still runs
 * with the provider: without the row nobody could end it any more, and it would be charged for ever.
 */
export async function deleteUsersBefore(db: Db, before: Date): Promise<number> {
  const running = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, users.id),
        eq(subscriptions.provider, 'paddle'),
        ne(subscriptions.status, 'canceled'),
      ),
    )
  const { rowCount } = await db.delete(users).where(and(lt(users.deletedAt, before), notExists(running)))
  return rowCount ?? 0
}
