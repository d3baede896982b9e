import { and, eq, sql, type AnyColumn } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { subscriptions, usageCounters, webhookEvents } from '../../db/tables/all.ts'

/** Moves all that is known of one subscription back, as though it had begun so much earlier. */
export async function moveSubscriptionBack(tx: Db, id: string, byMs: number): Promise<void> {
  const s = subscriptions
  const earlier = (column: AnyColumn) => sql`${column} - ${byMs} * interval '1 millisecond'`
  await tx
    .update(s)
    .set({
      startedAt: earlier(s.startedAt),
      periodStart: earlier(s.periodStart),
      periodEnd: earlier(s.periodEnd),
      cancelAt: earlier(s.cancelAt),
      pastDueSince: earlier(s.pastDueSince),
      keptUntil: earlier(s.keptUntil),
      lastEventAt: earlier(s.lastEventAt),
    })
    .where(eq(s.id, id))
  // How long a payment has failed is read from the events.
  await tx
    .update(webhookEvents)
    .set({ occurredAt: earlier(webhookEvents.occurredAt) })
    .where(eq(webhookEvents.subscriptionId, id))
}

/** What was counted in the period that began at `from` counts for the one that began at `to`. */
export async function moveCounters(tx: Db, userId: string, from: Date, to: Date): Promise<void> {
  if (from.getTime() === to.getTime()) return
  const c = usageCounters
  const moved = await tx
    .delete(c)
    .where(and(eq(c.userId, userId), eq(c.periodStart, from)))
    .returning({ kind: c.kind, used: c.used })
  for (const { kind, used } of moved) {
    await tx
      .insert(c)
      .values({ userId, kind, periodStart: to, used })
      .onConflictDoUpdate({
        target: [c.userId, c.kind, c.periodStart],
        set: { used: sql`${c.used} + ${used}` },
      })
  }
}
