import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { webhookEvents } from '../../db/tables/all.ts'

export type EventRow = typeof webhookEvents.$inferSelect

/** Null: this event is here already; the provider delivers at least once. */
export async function insertEvent(
  db: Db,
  event: Omit<typeof webhookEvents.$inferInsert, 'state' | 'attempts'>,
): Promise<EventRow | null> {
  const [row] = await db
    .insert(webhookEvents)
    .values({ ...event, state: 'received' })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export async function findEvent(db: Db, eventId: string): Promise<EventRow | null> {
  const [row] = await db.select().from(webhookEvents).where(eq(webhookEvents.eventId, eventId))
  return row ?? null
}

export async function setEventState(
  db: Db,
  eventId: string,
  change: Partial<Pick<EventRow, 'attempts' | 'dueAt'>> & Pick<EventRow, 'state' | 'lastError'>,
): Promise<void> {
  await db.update(webhookEvents).set(change).where(eq(webhookEvents.eventId, eventId))
}

/** Those that wait for a person or for their purchase, the oldest first. */
export async function listParked(db: Db, subscriptionId?: string): Promise<EventRow[]> {
  const waits =
    subscriptionId === undefined
      ? inArray(webhookEvents.state, ['parked', 'failed', 'given-up'])
      : and(eq(webhookEvents.state, 'parked'), eq(webhookEvents.subscriptionId, subscriptionId))
  return db.select().from(webhookEvents).where(waits).orderBy(asc(webhookEvents.occurredAt))
}

/** One event whose time has come; it is nobody else's until `busyUntil`. */
export async function claimWaiting(db: Db, now: Date, busyUntil: Date): Promise<EventRow | null> {
  const [row] = await db
    .update(webhookEvents)
    .set({ dueAt: busyUntil })
    .where(
      eq(
        webhookEvents.eventId,
        sql`(select event_id from webhook_events where state in ('received', 'failed') and due_at <= ${now.toISOString()}
          order by due_at limit 1 for update skip locked)`,
      ),
    )
    .returning()
  return row ?? null
}

export async function emptyPayloadsBefore(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db
    .update(webhookEvents)
    .set({ payload: null })
    .where(
      and(
        lt(webhookEvents.receivedAt, before),
        isNotNull(webhookEvents.payload),
        inArray(webhookEvents.state, ['applied', 'superseded', 'ignored', 'given-up']),
      ),
    )
  return rowCount ?? 0
}

/** Null: none has come yet. */
export async function findLastReceived(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ receivedAt: webhookEvents.receivedAt })
    .from(webhookEvents)
    .orderBy(desc(webhookEvents.receivedAt))
    .limit(1)
  return row?.receivedAt ?? null
}

/** Events that came since then, by how they stand. */
export async function countStates(db: Db, since: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ state: webhookEvents.state, events: count() })
    .from(webhookEvents)
    .where(gte(webhookEvents.receivedAt, since))
    .groupBy(webhookEvents.state)
  return new Map(rows.map(({ state, events }) => [state, events]))
}

/** Since when the oldest event waits that is to be tried again; null: none does. */
export async function findOldestWaiting(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ receivedAt: webhookEvents.receivedAt })
    .from(webhookEvents)
    .where(inArray(webhookEvents.state, ['received', 'failed']))
    .orderBy(asc(webhookEvents.receivedAt))
    .limit(1)
  return row?.receivedAt ?? null
}
