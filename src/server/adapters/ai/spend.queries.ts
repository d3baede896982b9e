import { eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { aiSpend } from '../../db/tables/ai-spend.ts'

/**
 * Adds to the day where that stays within `max`, in one statement: of several processes none overshoots. Resolves to the
 * tokens of the day with these, or null where they do not fit.
 */
export async function holdTokens(db: Db, day: string, tokens: number, max: number): Promise<number | null> {
  if (tokens > max) return null
  const [row] = await db
    .insert(aiSpend)
    .values({ day, tokens })
    .onConflictDoUpdate({
      target: aiSpend.day,
      set: { tokens: sql`${aiSpend.tokens} + ${tokens}` },
      setWhere: lte(aiSpend.tokens, max - tokens),
    })
    .returning({ tokens: aiSpend.tokens })
  return row?.tokens ?? null
}

/** What was held and not used goes back; what was used beyond it is added. Resolves to the tokens of the day. */
export async function correctTokens(db: Db, day: string, difference: number): Promise<number> {
  const [row] = await db
    .update(aiSpend)
    .set({ tokens: sql`greatest(0, ${aiSpend.tokens} + ${difference})` })
    .where(eq(aiSpend.day, day))
    .returning({ tokens: aiSpend.tokens })
  return row?.tokens ?? 0
}
