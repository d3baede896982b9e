import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mails } from '../../db/tables/mails.ts'

export type MailRow = typeof mails.$inferSelect

/** False where a mail of this id is there already. */
export async function insertMail(tx: Db, row: typeof mails.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(mails).values(row).onConflictDoNothing({ target: mails.id })
  return rowCount === 1
}

export async function hasMail(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: mails.id }).from(mails).where(eq(mails.id, id))
  return rows.length > 0
}

/** Takes the mail that has waited longest, for this process alone until `leasedUntil`; the try is counted at once. */
export async function claimMail(db: Db, now: Date, leasedUntil: Date): Promise<MailRow | undefined> {
  const next = sql`(
    select id from ${mails}
    where sent_at is null and given_up_at is null and due_at <= ${now.toISOString()}
      and (leased_until is null or leased_until <= ${now.toISOString()})
    order by due_at limit 1 for update skip locked
  )`
  const [row] = await db
    .update(mails)
    .set({ leasedUntil, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, next))
    .returning()
  return row
}

/** The words are gone from here on. */
export async function markSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await db.update(mails).set({ sentAt, sealed: null, leasedUntil: null }).where(eq(mails.id, id))
}

export async function putOff(db: Db, id: string, dueAt: Date): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt, leasedUntil: null })
    .where(and(eq(mails.id, id), isNull(mails.sentAt)))
}

export async function giveUp(db: Db, id: string, givenUpAt: Date): Promise<void> {
  await db.update(mails).set({ givenUpAt, sealed: null, leasedUntil: null }).where(eq(mails.id, id))
}

export async function deleteMailsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, before))
}

/** What waits to be sent, and since when the oldest of it. */
export async function readBacklog(db: Db): Promise<{ waiting: number; oldest: Date | null }> {
  const [row] = await db
    .select({ waiting: sql<number>`count(*)::int`, oldest: sql<string | null>`min(${mails.createdAt})` })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNull(mails.givenUpAt)))
  return { waiting: row?.waiting ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
}

export async function countGivenUp(db: Db, since: Date): Promise<number> {
  const [row] = await db
    .select({ mails: sql<number>`count(*)::int` })
    .from(mails)
    .where(gte(mails.givenUpAt, since))
  return row?.mails ?? 0
}
