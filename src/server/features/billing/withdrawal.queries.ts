import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { users, withdrawals } from '../../db/tables/all.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect

/** False where a declaration of this id is there already. */
export async function insertWithdrawal(
  db: Db,
  row: Pick<WithdrawalRow, 'id' | 'userId' | 'sealed' | 'receivedAt'>,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(withdrawals)
    .values(row)
    .onConflictDoNothing({ target: withdrawals.id })
  return rowCount === 1
}

/** The newest first; those of one user where that is named. */
export async function listWithdrawalRows(db: Db, limit: number, userId?: string): Promise<WithdrawalRow[]> {
  return db
    .select()
    .from(withdrawals)
    .where(userId === undefined ? undefined : eq(withdrawals.userId, userId))
    .orderBy(desc(withdrawals.receivedAt), desc(withdrawals.id))
    .limit(limit)
}

export async function findWithdrawal(db: Db, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id))
  return row
}

/** Undefined where it is not in one of these states any more: of two answers at once one is taken. */
export async function moveWithdrawal(
  tx: Db,
  id: string,
  from: readonly string[],
  change: Partial<WithdrawalRow>,
): Promise<WithdrawalRow | undefined> {
  const [row] = await tx
    .update(withdrawals)
    .set(change)
    .where(and(eq(withdrawals.id, id), inArray(withdrawals.state, [...from])))
    .returning()
  return row
}

type AccountPart = { id: string; username: string; email: string; emailVerifiedAt: Date | null }

/** An account by its id or else by its address, in canonical form. */
export async function findAccount(
  db: Db,
  by: { id: string } | { emailCanon: string },
): Promise<AccountPart | undefined> {
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(
      and('id' in by ? eq(users.id, by.id) : eq(users.emailCanon, by.emailCanon), isNull(users.deletedAt)),
    )
  return row
}
