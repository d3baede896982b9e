import type { CancelAnswer } from '../../../contract/billing.ts'
import { PLANS } from '../../../contract/plans.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import type { Actor } from '../../platform/session.ts'
import type { SubscriptionRow } from '../subscription/subscription.ts'
import { asking } from './provider-words.ts'
import {
  dateText,
  inTurn,
  keptPlanOf,
  openSubscription,
  openSubscriptions,
  stateOf,
  takeOver,
} from './standing.ts'
import { backToKept } from './switch-plan.ts'

/**
 * Takes no id: what is cancelled is looked up by who asks. A second time changes nothing and answers the same. Whoever
 * paid in two windows has two subscriptions and means both: one that went on would be charged for in silence.
 */
export async function cancelSubscription(deps: Deps, { userId }: Actor): Promise<CancelAnswer> {
  return inTurn(deps, userId, async () => {
    const running = await openSubscription(deps, userId)
    if (!running) throw new Failure('CONFLICT', 'There is no subscription to cancel.')
    let end = running.cancelAt ?? running.periodEnd
    for (const one of await openSubscriptions(deps, userId)) {
      if (one.cancelAt) continue
      const after = await asking(deps, 'cancel', () => deps.payments.cancelAtPeriodEnd(stateOf(one)))
      await takeOver(deps, after)
      if (one.id === running.id) end = new Date(after.cancelAt ?? after.endedAt ?? after.periodEnd)
    }
    return { success: true, message: endText(deps, running, end) }
  })
}

function endText(deps: Deps, running: SubscriptionRow, end: Date): string {
  const plan = PLANS.find(({ id }) => id === (keptPlanOf(running, deps.now()) ?? running.planId))
  return `Your subscription ends on ${dateText(end)}. Until then you keep ${plan?.name ?? 'your plan'}; your history stays.`
}

/** Takes back what is scheduled: a cancellation, or else a change to a lower plan. */
export async function reactivate(deps: Deps, { userId }: Actor): Promise<CancelAnswer> {
  return inTurn(deps, userId, async () => {
    const running = await openSubscription(deps, userId)
    if (running?.cancelAt) return undoCancellation(deps, running)
    const kept = running && PLANS.find(({ id }) => id === keptPlanOf(running, deps.now()))
    if (!running || !kept) throw new Failure('CONFLICT', 'There is no cancellation or change to take back.')
    const { message = '' } = await backToKept(deps, running, kept)
    return { success: true, message }
  })
}

async function undoCancellation(deps: Deps, running: SubscriptionRow): Promise<CancelAnswer> {
  const after = await asking(deps, 'reactivate', () => deps.payments.undoCancellation(stateOf(running)))
  await takeOver(deps, after)
  return { success: true, message: `Your subscription goes on. It renews on ${dateText(running.periodEnd)}.` }
}
