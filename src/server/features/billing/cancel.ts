import { writtenDay } from '../../platform/written-date.ts'
import type { CancelAnswer } from '../../../contract/billing.ts'
import { PLANS } from '../../../contract/plan-catalogue.ts'
import type { SubscriptionSnapshot } from '../../adapters/payment/provider.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import type { Actor } from '../../platform/security/session.ts'
import type { SubscriptionRow } from '../subscription/subscription.ts'
import { asking } from './provider-words.ts'
import {
  withBillingLock,
  keptPlanOf,
  openSubscription,
  openSubscriptions,
  stateOf,
  applyProviderResponse,
} from './subscription-state.ts'
import { backToKept, scheduleAgain, takeBack } from './switch-plan.ts'

/**
 * Takes no id: what is cancelled is looked up by who asks. A second time changes nothing and answers the same. Whoever
 * paid in two windows has two subscriptions and means both: one that went on would be charged for in silence. A lower plan
 * that was scheduled is taken back, so that there is one pending change and its opposite leads to what is in force now.
 */
export async function cancelSubscription(deps: Deps, { userId }: Actor): Promise<CancelAnswer> {
  return withBillingLock(deps, userId, async () => {
    const running = await openSubscription(deps, userId)
    if (!running) throw new Failure('CONFLICT', 'There is no subscription to cancel.')
    let end = running.cancelAt ?? running.periodEnd
    for (const one of await openSubscriptions(deps, userId)) {
      if (one.cancelAt) continue
      const after = await cancelOne(deps, one)
      if (one.id === running.id) end = new Date(after.cancelAt ?? after.endedAt ?? after.periodEnd)
    }
    return { success: true, message: endText(deps, running, end) }
  })
}

async function cancelOne(deps: Deps, one: SubscriptionRow): Promise<SubscriptionSnapshot> {
  const kept = keptPlanOf(one, deps.now())
  const priceId = kept === null ? null : deps.payments.priceOf(kept)
  const taken = priceId === null ? null : await takeBackIfPossible(deps, one, priceId)
  try {
    const from = taken ?? stateOf(one)
    const after = await asking(deps, 'cancel', () => deps.payments.cancelAtPeriodEnd(from))
    await applyProviderResponse(deps, after)
    return after
  } catch (error) {
    if (taken) await scheduleAgain(deps, one, taken)
    throw error
  }
}

/** Null where the provider does not do it, as after a failed payment: nobody must be kept from cancelling by that. */
async function takeBackIfPossible(deps: Deps, one: SubscriptionRow, priceId: string) {
  try {
    return await takeBack(deps, one, priceId)
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}

function endText(deps: Deps, running: SubscriptionRow, end: Date): string {
  const kept = keptPlanOf(running, deps.now())
  const plan = PLANS.find(({ id }) => id === (kept ?? running.planId))
  const lower = kept === null ? undefined : PLANS.find(({ id }) => id === running.planId)
  const undone = lower ? ` The change to ${lower.name} is taken back.` : ''
  return `Your subscription ends on ${writtenDay(end)}. Until then you keep ${plan?.name ?? 'your plan'}; your history stays.${undone}`
}

/** Takes back what is scheduled: a cancellation, or else a change to a lower plan. */
export async function reactivate(deps: Deps, { userId }: Actor): Promise<CancelAnswer> {
  return withBillingLock(deps, userId, async () => {
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
  await applyProviderResponse(deps, after)
  return {
    success: true,
    message: `Your subscription goes on. It renews on ${writtenDay(running.periodEnd)}.`,
  }
}
