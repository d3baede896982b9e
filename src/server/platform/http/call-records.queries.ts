import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { callRollups } from '../../db/tables/call-rollups.ts'
import type { CallKind } from '../../../contract/admin.ts'

export type CallSums = {
  requests: number
  failed: number
  inputTokens: number
  outputTokens: number
  totalMs: number
}

/** One statement, so that several processes add to the same day without losing one another's calls. */
export async function addToRollup(db: Db, day: string, kind: CallKind, sums: CallSums): Promise<void> {
  await db
    .insert(callRollups)
    .values({ day, kind, ...sums })
    .onConflictDoUpdate({
      target: [callRollups.day, callRollups.kind],
      set: {
        requests: sql`${callRollups.requests} + ${sums.requests}`,
        failed: sql`${callRollups.failed} + ${sums.failed}`,
        inputTokens: sql`${callRollups.inputTokens} + ${sums.inputTokens}`,
        outputTokens: sql`${callRollups.outputTokens} + ${sums.outputTokens}`,
        totalMs: sql`${callRollups.totalMs} + ${sums.totalMs}`,
      },
    })
}
