import { eq, lt, sql } from 'drizzle-orm'
import { FEEDBACK_SHOWN_MAX, type FeedbackStatus } from '../../../contract/feedback.ts'
import type { Db } from '../../db/client.ts'
import { feedback } from '../../db/tables/feedback.ts'

export type FeedbackRow = typeof feedback.$inferSelect

/** False where a row of this id is there already. */
export async function insertFeedback(tx: Db, row: typeof feedback.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(feedback).values(row).onConflictDoNothing({ target: feedback.id })
  return rowCount === 1
}

/** The newest first. */
export async function listFeedbackRows(db: Db, status?: FeedbackStatus): Promise<FeedbackRow[]> {
  return db
    .select()
    .from(feedback)
    .where(status === undefined ? undefined : eq(feedback.status, status))
    .orderBy(sql`${feedback.createdAt} desc nulls last`, feedback.id)
    .limit(FEEDBACK_SHOWN_MAX)
}

export async function updateFeedbackStatus(
  tx: Db,
  id: string,
  status: FeedbackStatus,
): Promise<FeedbackRow | undefined> {
  const [row] = await tx.update(feedback).set({ status }).where(eq(feedback.id, id)).returning()
  return row
}

export async function deleteFeedbackBefore(db: Db, before: Date): Promise<void> {
  await db.delete(feedback).where(lt(feedback.createdAt, before))
}
