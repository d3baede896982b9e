import type { SubscriptionStatus } from '../../../contract/subscription.ts'
import { FREE_PLAN, PLANS, rankOf } from '../../../contract/plan-catalogue.ts'
import type { Plan } from '../../../contract/plans.ts'

const DAY_MS = 24 * 3_600_000

/** A failed payment takes nothing away for so long; nor does a renewal the provider has not told us about. */
export const GRACE_MS = 7 * DAY_MS

/** The part of a subscription's row that decides what its owner may use. */
export type SubscriptionState = {
  planId: string
  status: SubscriptionStatus
  periodStart: Date
  periodEnd: Date
  cancelAt: Date | null
  pastDueSince: Date | null
  keptPlanId: string | null
  keptUntil: Date | null
}

export type Entitlement<S extends SubscriptionState = SubscriptionState> = {
  plan: Plan
  /** The subscription that gives it; null on Free. */
  from: S | null
  /** What the counters count in. */
  period: Period
}

/** What somebody with these subscriptions may use now; of several the best counts. */
export function entitlementOf<S extends SubscriptionState>(
  subscriptions: readonly S[],
  now: Date,
): Entitlement<S> {
  const best = bestOf(subscriptions, now)
  if (!best) return { plan: FREE_PLAN, from: null, period: monthOf(now) }
  const isYearly = best.plan.billingPeriod === 'annual'
  return { ...best, period: isYearly ? yearOf(best.from.periodStart, now) : monthOf(now) }
}

/** The plan alone, for who counts many people: the counters' period is most of the work above. */
export function planOf(subscriptions: readonly SubscriptionState[], now: Date): Plan {
  return bestOf(subscriptions, now)?.plan ?? FREE_PLAN
}

function bestOf<S extends SubscriptionState>(subscriptions: readonly S[], now: Date) {
  return subscriptions
    .flatMap((from) => {
      const plan = planAt(from, now)
      return plan ? [{ plan, from }] : []
    })
    .sort((a, b) => rankOf(b.plan) - rankOf(a.plan))[0]
}

/** The plan a subscription gives now; null where it gives none (any more). */
function planAt(from: SubscriptionState, now: Date): Plan | null {
  if (accessEndsAt(from) <= now) return null
  const id =
    from.keptPlanId !== null && from.keptUntil !== null && now < from.keptUntil
      ? from.keptPlanId
      : from.planId
  return PLANS.find((plan) => plan.id === id) ?? null
}

/** The first moment without access, if nothing more is heard of it. */
function accessEndsAt(from: SubscriptionState): Date {
  switch (from.status) {
    case 'active':
    case 'trialing':
      return from.cancelAt ?? new Date(from.periodEnd.getTime() + GRACE_MS)
    case 'past_due':
      return new Date((from.pastDueSince ?? from.periodStart).getTime() + GRACE_MS)
    case 'paused':
    case 'canceled':
      return new Date(0)
  }
}

/** Half-open: the end belongs to the next one. */
type Period = { start: Date; end: Date }

/** Monthly counters start again with the UTC calendar month, the same moment for everybody. */
export function monthOf(now: Date): Period {
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth()
  return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) }
}

/**
 * Yearly counters start again on the day and minute the year was paid for. Counted from that first day and not from the last
 * turn, so that 29 February comes back in every leap year; in other years it turns on 28 February.
 */
export function yearOf(anchor: Date, now: Date): Period {
  let years = now.getUTCFullYear() - anchor.getUTCFullYear()
  if (anniversary(anchor, years) > now) years -= 1
  return { start: anniversary(anchor, years), end: anniversary(anchor, years + 1) }
}

function anniversary(anchor: Date, years: number): Date {
  const date = new Date(anchor)
  date.setUTCFullYear(anchor.getUTCFullYear() + years)
  // 29 February of a common year overflows into March.
  if (date.getUTCMonth() !== anchor.getUTCMonth()) date.setUTCDate(0)
  return date
}
