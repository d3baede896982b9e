import { z } from 'zod'
import type { SubscriptionSnapshot } from '../../adapters/payment/provider.ts'
import { SubscriptionStatus } from '../../../contract/subscription.ts'

const Moment = z.iso.datetime({ offset: true })

/** What every event has. Source: developer.paddle.com, webhooks overview. */
export const EventEnvelope = z.object({
  event_id: z.string().regex(/^evt_[a-z\d]{26}$/),
  event_type: z.string().min(1).max(80),
  occurred_at: Moment,
  data: z.record(z.string(), z.unknown()),
})
export type EventEnvelope = z.infer<typeof EventEnvelope>

/** The part of a subscription entity that is used here; the rest is left unread. */
const SubscriptionEntity = z.object({
  id: z.string().min(1).max(80),
  status: SubscriptionStatus,
  customer_id: z.string().min(1).max(80),
  started_at: Moment.nullish(),
  first_billed_at: Moment.nullish(),
  created_at: Moment,
  updated_at: Moment,
  canceled_at: Moment.nullish(),
  // Null while it is paused and once it has ended.
  current_billing_period: z.object({ starts_at: Moment, ends_at: Moment }).nullish(),
  scheduled_change: z.object({ action: z.string(), effective_at: Moment }).nullish(),
  items: z.array(z.object({ price: z.object({ id: z.string() }) })).min(1),
  custom_data: z
    .object({ intent: z.string().max(200).optional() })
    .nullish()
    .catch(null),
})

/** Events of a subscription carry the whole of it; the first one of a purchase as well as the last. */
export function isAboutSubscription(event: EventEnvelope): boolean {
  return event.event_type.startsWith('subscription.')
}

const SubscriptionState = z.object({ id: z.string().min(1).max(80), status: SubscriptionStatus })

/** Which subscription an event tells of, and in which state: enough to place it even where the rest cannot be read. */
export function subscriptionStateIn(
  event: EventEnvelope,
): { subscriptionId: string; subscriptionStatus: string } | null {
  const state = isAboutSubscription(event) ? SubscriptionState.safeParse(event.data) : null
  return state?.success ? { subscriptionId: state.data.id, subscriptionStatus: state.data.status } : null
}

/** Throws ZodError where the entity lacks what we need. */
export function snapshotOf(event: EventEnvelope): SubscriptionSnapshot {
  const data = SubscriptionEntity.parse(event.data)
  const scheduled = data.scheduled_change
  return {
    id: data.id,
    status: data.status,
    customerId: data.customer_id,
    priceId: data.items[0]?.price.id ?? '',
    intent: data.custom_data?.intent ?? null,
    ...spanOf(data),
    cancelAt: scheduled?.action === 'cancel' ? scheduled.effective_at : null,
    updatedAt: data.updated_at,
  }
}

function spanOf(data: z.infer<typeof SubscriptionEntity>) {
  const startedAt = data.started_at ?? data.first_billed_at ?? data.created_at
  const endedAt = data.canceled_at ?? null
  const { starts_at, ends_at } = data.current_billing_period ?? {
    starts_at: startedAt,
    ends_at: endedAt ?? data.updated_at,
  }
  return { startedAt, endedAt, periodStart: starts_at, periodEnd: ends_at }
}
