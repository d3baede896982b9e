import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { idempotencyKeys } from '../../db/tables/idempotency-keys.ts'

type Claim = Omit<typeof idempotencyKeys.$inferInsert, 'answer'>

/**
 * True for the attempt that may run: the first one, or one that comes after an attempt whose lease ran out unanswered. One
 * statement: of several at once one is told yes.
 */
export async function claimKey(db: Db, claim: Claim, now: Date): Promise<boolean> {
  const { attempt, leaseUntil, expiresAt } = claim
  const claimed = await db
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: idempotencyKeys.id,
      set: { attempt, leaseUntil, expiresAt },
      setWhere: sql`${idempotencyKeys.answer} is null and ${idempotencyKeys.leaseUntil} < ${now.toISOString()}
        and ${idempotencyKeys.fingerprint} = ${claim.fingerprint}`,
    })
    .returning({ attempt: idempotencyKeys.attempt })
  return claimed.length === 1
}

export async function findKey(db: Db, id: Buffer) {
  const [row] = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.id, id))
  return row
}

const ownedBy = (id: Buffer, attempt: string) =>
  and(eq(idempotencyKeys.id, id), eq(idempotencyKeys.attempt, attempt), isNull(idempotencyKeys.answer))

export async function renewKey(db: Db, id: Buffer, attempt: string, leaseUntil: Date): Promise<void> {
  await db.update(idempotencyKeys).set({ leaseUntil }).where(ownedBy(id, attempt))
}

export async function storeAnswer(db: Db, id: Buffer, attempt: string, answer: Buffer): Promise<void> {
  await db.update(idempotencyKeys).set({ answer }).where(ownedBy(id, attempt))
}

/** The key may be used again, with whatever body. */
export async function freeKey(db: Db, id: Buffer, attempt: string): Promise<void> {
  await db.delete(idempotencyKeys).where(ownedBy(id, attempt))
}

export async function deleteExpiredKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now))
}
