import { and, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { SubscriptionSnapshot } from '../../adapters/payment/provider.ts'
import type { Db } from '../../db/client.ts'
import { checkoutIntents, subscriptions, users, webhookEvents } from '../../db/tables/all.ts'

export type IntentRow = typeof checkoutIntents.$inferSelect

export async function insertIntent(
  db: Db,
  row: Pick<IntentRow, 'id' | 'userId' | 'planId' | 'createdAt'>,
): Promise<void> {
  await db.insert(checkoutIntents).values(row)
}

/** Null where the id is unknown or its account was deleted. */
export async function findIntent(db: Db, id: string): Promise<IntentRow | null> {
  const [row] = await db
    .select({ intent: checkoutIntents })
    .from(checkoutIntents)
    .innerJoin(users, and(eq(users.id, checkoutIntents.userId), isNull(users.deletedAt)))
    .where(eq(checkoutIntents.id, id))
  return row?.intent ?? null
}

/** Notes what came of a checkout; the first purchase stands. */
export async function useIntent(db: Db, id: string, subscriptionId: string): Promise<void> {
  await db
    .update(checkoutIntents)
    .set({ subscriptionId })
    .where(and(eq(checkoutIntents.id, id), isNull(checkoutIntents.subscriptionId)))
}

/** Subscriptions of one user that have not ended. */
export async function countOpen(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'canceled')))
  return row?.open ?? 0
}

type Seen = SubscriptionSnapshot & {
  userId: string
  provider: string
  planId: string
  lastEventAt: string
  lastEventId: string
  confirmedAt: Date
}

/**
 * Writes the state unless a later one is there: one statement, so that two deliveries at once cannot both win. Times
 * go in as text and are compared by the database, to the microsecond. False where something later was known.
 */
export async function upsertSubscription(db: Db, seen: Seen): Promise<boolean> {
  const s = subscriptions
  const { rowCount } = await db.execute(sql`
    insert into ${s} (id, user_id, provider, customer_id, plan_id, price_id, status, started_at, period_start, period_end,
      cancel_at, ended_at, last_event_at, last_event_id, confirmed_at)
    values (${seen.id}, ${seen.userId}, ${seen.provider}, ${seen.customerId}, ${seen.planId}, ${seen.priceId},
      ${seen.status}, ${seen.startedAt}, ${seen.periodStart}, ${seen.periodEnd}, ${seen.cancelAt}, ${seen.endedAt},
      ${seen.lastEventAt}, ${seen.lastEventId}, ${seen.confirmedAt.toISOString()})
    on conflict (id) do update set customer_id = excluded.customer_id, plan_id = excluded.plan_id,
      price_id = excluded.price_id, status = excluded.status, started_at = excluded.started_at,
      period_start = excluded.period_start, period_end = excluded.period_end, cancel_at = excluded.cancel_at,
      ended_at = excluded.ended_at, last_event_at = excluded.last_event_at, last_event_id = excluded.last_event_id,
      confirmed_at = excluded.confirmed_at
    where (subscriptions.last_event_at, subscriptions.last_event_id) < (excluded.last_event_at, excluded.last_event_id)`)
  await db.execute(sql`
    update ${s} as s set past_due_since = case when s.status = 'past_due' then coalesce(${failingSince()}, s.last_event_at) end
    where s.id = ${seen.id} and (s.status = 'past_due' or s.past_due_since is not null)`)
  return rowCount === 1
}

/** The first of the failures that no success followed: read from all events, so that their order of arrival is nothing. */
function failingSince() {
  return sql`(
    select min(e.occurred_at) from ${webhookEvents} e
    where e.subscription_id = s.id and e.subscription_status = 'past_due' and not exists (
      select 1 from ${webhookEvents} o
      where o.subscription_id = s.id and o.subscription_status <> 'past_due'
        and (o.occurred_at, o.event_id) > (e.occurred_at, e.event_id)
    )
  )`
}
