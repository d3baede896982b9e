import { writtenDay } from '../../platform/written-date.ts'
import type { CheckoutAnswer } from '../../../contract/billing.ts'
import { PLANS, rankOf } from '../../../contract/plan-catalogue.ts'
import type { Plan } from '../../../contract/plans.ts'
import { ProviderFault, type SubscriptionSnapshot } from '../../adapters/payment/provider.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import type { SubscriptionRow } from '../subscription/subscription.ts'
import { setKeptPlan } from './checkout.queries.ts'
import { asking } from './provider-words.ts'
import { keptPlanOf, stateOf, applyProviderResponse } from './subscription-state.ts'

/**
 * Moves a running subscription to another plan. A higher one begins now and its difference is paid now; a lower one
 * begins with the next period, and until then everything that was paid for stays. A scheduled cancellation ends with it: a
 * subscription has one pending change at most, the last that was asked for.
 */
export async function switchPlan(deps: Deps, running: SubscriptionRow, plan: Plan): Promise<CheckoutAnswer> {
  refuseWhereImpossible(deps, running, plan)
  const kept = keptPlanOf(running, deps.now())
  const current = PLANS.find(({ id }) => id === (kept ?? running.planId))
  if (kept === plan.id) return backToKept(deps, running, plan)
  const isUpward = current === undefined || rankOf(plan) > rankOf(current)
  const message = isUpward
    ? await switchNow(deps, running, kept, plan)
    : await switchAtRenewal(deps, running, current, plan)
  const undone = running.cancelAt === null ? '' : ' Your cancellation is taken back.'
  return { planId: plan.id, message: message + undone }
}

function refuseWhereImpossible(deps: Deps, running: SubscriptionRow, plan: Plan): void {
  if (running.status === 'past_due') {
    throw new Failure(
      'CONFLICT',
      'Your last payment failed. Please pay it first (billing page, payment and invoices); then you can change your plan.',
    )
  }
  if (running.status === 'paused') {
    throw new Failure(
      'CONFLICT',
      'Your subscription is paused. Resume it first; then you can change your plan.',
    )
  }
  if (running.planId === plan.id) {
    const isScheduled = keptPlanOf(running, deps.now()) !== null
    throw new Failure(
      'CONFLICT',
      isScheduled ? `Your plan changes to ${plan.name} already.` : `${plan.name} is your plan already.`,
    )
  }
}

async function switchNow(
  deps: Deps,
  running: SubscriptionRow,
  kept: string | null,
  plan: Plan,
): Promise<string> {
  const paidFor = kept === null ? null : deps.payments.priceOf(kept)
  const before = stateOf(running)
  // The provider credits what is left of the plan it knows of, and that must be the one that was paid for.
  const from = paidFor === null ? before : await takeBack(deps, running, paidFor)
  try {
    await applyProviderResponse(
      deps,
      await ask(deps, () => deps.payments.switchPrice(from, priceOf(deps, plan), 'now')),
    )
  } catch (error) {
    if (from !== before) await scheduleAgain(deps, running, from)
    throw error
  }
  await setKeptPlan(deps.db, running.id, null)
  const money =
    deps.payments.kind === 'test'
      ? 'This is a test: no money was taken.'
      : 'The difference for the rest of this period is charged now.'
  return `${plan.name} is your plan from now on. ${money}`
}

/** Back to the plan in force, unbilled: it was paid for until the period ends. */
export async function takeBack(
  deps: Deps,
  running: SubscriptionRow,
  priceId: string,
): Promise<SubscriptionSnapshot> {
  const after = await ask(deps, () => deps.payments.switchPrice(stateOf(running), priceId, 'renewal'))
  await applyProviderResponse(deps, after)
  await setKeptPlan(deps.db, running.id, null)
  return after
}

/** What was asked for instead was not done; the lower plan that its owner had chosen stands, as nothing was changed. */
export async function scheduleAgain(
  deps: Deps,
  running: SubscriptionRow,
  from: SubscriptionSnapshot,
): Promise<void> {
  const { id, priceId, keptPlanId, keptUntil } = running
  if (keptPlanId === null || keptUntil === null) return
  try {
    await setKeptPlan(deps.db, id, { keptPlanId, keptUntil })
    await applyProviderResponse(deps, await deps.payments.switchPrice(from, priceId, 'renewal'))
  } catch (err) {
    deps.log.error(
      { err, subscriptionId: id },
      'a scheduled lower plan was taken back and could not be put back',
    )
  }
}

async function switchAtRenewal(
  deps: Deps,
  running: SubscriptionRow,
  current: Plan,
  plan: Plan,
): Promise<string> {
  const { keptPlanId, keptUntil, periodEnd } = running
  // Before the provider is asked: its event may be here before its answer, and would take away what was paid for.
  await setKeptPlan(deps.db, running.id, { keptPlanId: current.id, keptUntil: periodEnd })
  const after = await ask(deps, async () => {
    try {
      return await deps.payments.switchPrice(stateOf(running), priceOf(deps, plan), 'renewal')
    } catch (error) {
      // After silence nobody knows which of the two holds; keeping the plan that is in force is right for both.
      if (error instanceof ProviderFault && error.kind === 'refused') {
        const before = keptPlanId !== null && keptUntil !== null ? { keptPlanId, keptUntil } : null
        await setKeptPlan(deps.db, running.id, before)
      }
      throw error
    }
  })
  await applyProviderResponse(deps, after)
  return `Your plan changes to ${plan.name} on ${writtenDay(periodEnd)}. Until then you keep ${current.name}.`
}

/** Takes a scheduled downgrade back. */
export async function backToKept(deps: Deps, running: SubscriptionRow, plan: Plan): Promise<CheckoutAnswer> {
  await takeBack(deps, running, priceOf(deps, plan))
  return { planId: plan.id, message: `You keep ${plan.name}. It renews on ${writtenDay(running.periodEnd)}.` }
}

function ask<T>(deps: Deps, work: () => Promise<T>): Promise<T> {
  return asking(deps, 'switch', work)
}

function priceOf(deps: Deps, plan: Plan): string {
  const priceId = deps.payments.priceOf(plan.id)
  if (priceId === null) throw new Failure('UNAVAILABLE', `${plan.name} is not sold at the moment.`)
  return priceId
}
