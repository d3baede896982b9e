import { toMicrosecondIso, momentAfter } from './microsecond-iso.ts'
import type { SubscriptionSnapshot } from './provider.ts'

/**
 * What a subscription becomes when something happens to it, by Paddle's rules. Pure: test mode goes by it from the state it is given, and
 * the stand-in of the tests from the one it holds.
 */

/** How many months a price pays for. */
export type MonthsOf = (priceId: string) => 1 | 12

/** What happened, in Paddle's words, and the subscription afterwards. */
export type Transition = {
  type: `subscription.${'activated' | 'canceled' | 'created' | 'updated'}`
  after: SubscriptionSnapshot
}

type Ids = { subscriptionId: string; customerId: string }

/** Bought and paid for: Paddle says 'created' first and 'activated' right after it. */
export function bought(
  order: { intent: string | null; priceId: string },
  ids: Ids,
  now: Date,
  monthsOf: MonthsOf,
): [created: Transition, activated: Transition] {
  const startedAt = toMicrosecondIso(now)
  const created: SubscriptionSnapshot = {
    id: ids.subscriptionId,
    status: 'active',
    customerId: ids.customerId,
    priceId: order.priceId,
    intent: order.intent,
    startedAt,
    periodStart: startedAt,
    periodEnd: periodAfter(startedAt, startedAt, monthsOf(order.priceId)),
    cancelAt: null,
    endedAt: null,
    updatedAt: startedAt,
  }
  const activated = { ...created, updatedAt: momentAfter(now, startedAt) }
  return [
    { type: 'subscription.created', after: created },
    { type: 'subscription.activated', after: activated },
  ]
}

export function cancelScheduled(before: SubscriptionSnapshot, now: Date): Transition {
  return updated(before, { cancelAt: before.periodEnd }, now)
}

export function cancelUndone(before: SubscriptionSnapshot, now: Date): Transition {
  return updated(before, { cancelAt: null }, now)
}

export function canceledAtOnce(before: SubscriptionSnapshot, now: Date): Transition {
  const endedAt = momentAfter(now, before.updatedAt)
  return ended(before, endedAt)
}

/** A switch between month and year at once begins a new period, as with Paddle; every other one keeps the running one. */
export function switched(
  before: SubscriptionSnapshot,
  { priceId, at }: { priceId: string; at: 'now' | 'renewal' },
  now: Date,
  monthsOf: MonthsOf,
): Transition {
  const restarts = at === 'now' && monthsOf(priceId) !== monthsOf(before.priceId)
  const start = toMicrosecondIso(now)
  const period = restarts
    ? { periodStart: start, periodEnd: periodAfter(start, start, monthsOf(priceId)) }
    : {}
  return updated(before, { priceId, cancelAt: null, ...period }, now)
}

/** More transitions than this at once mean a clock that is wrong by a century. */
const TRANSITIONS_MAX = 1_300

/** What has happened by now, in order: renewals, each at the end of its period, or the end at the date it was cancelled to. */
export function transitionsUntil(before: SubscriptionSnapshot, now: Date, monthsOf: MonthsOf): Transition[] {
  const transitions: Transition[] = []
  let at = before
  while (at.endedAt === null && transitions.length < TRANSITIONS_MAX) {
    const transition = nextTransition(at, monthsOf)
    if (Date.parse(transition.after.updatedAt) > now.getTime()) break
    transitions.push(transition)
    at = transition.after
  }
  return transitions
}

/** What happens to it next by itself: it ends, or is renewed. */
export function nextTransition(at: SubscriptionSnapshot, monthsOf: MonthsOf): Transition {
  if (at.cancelAt !== null && Date.parse(at.cancelAt) <= Date.parse(at.periodEnd)) {
    return ended(at, momentAfter(new Date(at.cancelAt), at.updatedAt))
  }
  const period = {
    periodStart: at.periodEnd,
    periodEnd: periodAfter(at.startedAt, at.periodEnd, monthsOf(at.priceId)),
  }
  return updated(at, period, new Date(at.periodEnd))
}

function updated(before: SubscriptionSnapshot, change: Partial<SubscriptionSnapshot>, at: Date): Transition {
  return {
    type: 'subscription.updated',
    after: { ...before, ...change, updatedAt: momentAfter(at, before.updatedAt) },
  }
}

function ended(before: SubscriptionSnapshot, endedAt: string): Transition {
  return {
    type: 'subscription.canceled',
    after: { ...before, status: 'canceled', cancelAt: null, endedAt, updatedAt: endedAt },
  }
}

/**
 * The end of the period that begins at `from`. A subscription of the 31st renews on the last day of a shorter month and on
 * the 31st again after it: the day is remembered from the first start.
 */
function periodAfter(firstStart: string, from: string, byMonths: 1 | 12): string {
  const start = new Date(from)
  const months = start.getUTCMonth() + byMonths
  const lastDay = (month: number) => new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const wasClamped = start.getUTCDate() === lastDay(start.getUTCMonth())
  const wanted = wasClamped
    ? Math.max(start.getUTCDate(), new Date(firstStart).getUTCDate())
    : start.getUTCDate()
  const end = new Date(start)
  end.setUTCMonth(months, Math.min(wanted, lastDay(months)))
  return toMicrosecondIso(end)
}
