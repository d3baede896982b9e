import { desc } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { withdrawals } from '../../db/tables/all.ts'

export async function insertWithdrawal(
  db: Db,
  row: Pick<typeof withdrawals.$inferSelect, 'id' | 'userId' | 'sealed' | 'receivedAt'>,
): Promise<void> {
  await db.insert(withdrawals).values(row)
}

/** The newest first. */
export async function listWithdrawalRows(db: Db, limit: number) {
  return db
    .select()
    .from(withdrawals)
    .orderBy(desc(withdrawals.receivedAt), desc(withdrawals.id))
    .limit(limit)
}
