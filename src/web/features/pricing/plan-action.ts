import { isSamePlan, rankOf } from '../../../contract/plan-catalogue.ts'
import type { Plan } from '../../../contract/plans.ts'
import type { Current } from '../../lib/queries/plan-queries.ts'

/** Whose plan it is: nobody is signed in, it is not known yet, or it is this one. */
export type Buyer = 'visitor' | 'unknown' | Current

/**
 * What the button of a card does. `upgrade` starts at once, `switch` at the end of the period, `free` ends the
 * subscription; `scheduled` was chosen before and waits for `at`.
 */
export type PlanAction =
  | { kind: 'start' | 'wait' | 'current' | 'upgrade' | 'switch' | 'free' }
  | { kind: 'scheduled'; at: string }

export function planAction(plan: Plan, buyer: Buyer): PlanAction {
  if (buyer === 'visitor') return { kind: 'start' }
  if (buyer === 'unknown') return { kind: 'wait' }
  const { plan: current, subscription } = buyer
  if (current !== null && isSamePlan(plan, current)) return { kind: 'current' }
  if (subscription !== null && isScheduled(plan, subscription)) {
    return { kind: 'scheduled', at: subscription.currentPeriodEnd }
  }
  if (current === null || rankOf(plan) > rankOf(current)) return { kind: 'upgrade' }
  return { kind: plan.name === 'Free' ? 'free' : 'switch' }
}

function isScheduled(plan: Plan, subscription: NonNullable<Current['subscription']>): boolean {
  if (plan.name === 'Free') return subscription.cancelAtPeriodEnd
  return subscription.nextPlan !== null && isSamePlan(plan, subscription.nextPlan)
}

/** Money moves without another word of the provider's, so it is asked for here; in the test checkout none does. */
export function needsConsent(buyer: Buyer): boolean {
  return typeof buyer === 'object' && buyer.subscription !== null && !buyer.subscription.isTest
}
