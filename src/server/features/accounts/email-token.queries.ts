import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { emailTokens } from '../../db/tables/email-tokens.ts'

export type TokenPurpose = 'reset-password' | 'verify-email'

type TokenRow = typeof emailTokens.$inferInsert & { purpose: TokenPurpose }

export async function insertToken(tx: Db, row: TokenRow): Promise<void> {
  await tx.insert(emailTokens).values(row)
}

/** A token that still works. */
export async function findToken(db: Db, tokenHash: Buffer, purpose: TokenPurpose, now: Date) {
  const [row] = await db
    .select()
    .from(emailTokens)
    .where(
      and(
        eq(emailTokens.tokenHash, tokenHash),
        eq(emailTokens.purpose, purpose),
        isNull(emailTokens.usedAt),
        gt(emailTokens.expiresAt, now),
      ),
    )
  return row
}

/** True for the one who used it up. */
export async function useToken(tx: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await tx
    .update(emailTokens)
    .set({ usedAt: now })
    .where(
      and(eq(emailTokens.tokenHash, tokenHash), isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, now)),
    )
    .returning({ userId: emailTokens.userId })
  return used.length === 1
}

/** Earlier links of the same purpose stop working. */
export async function voidTokens(tx: Db, userId: string, purpose: TokenPurpose, now: Date): Promise<void> {
  await tx
    .update(emailTokens)
    .set({ usedAt: now })
    .where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose), isNull(emailTokens.usedAt)))
}

export async function deleteTokensBefore(db: Db, before: Date): Promise<void> {
  await db.delete(emailTokens).where(lt(emailTokens.expiresAt, before))
}
