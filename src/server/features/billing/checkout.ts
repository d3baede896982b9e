import type { CheckoutAnswer } from '../../../contract/billing.ts'
import { PLANS } from '../../../contract/plan-catalogue.ts'
import type { Plan } from '../../../contract/plans.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import type { Actor } from '../../platform/security/session.ts'
import { throttle } from '../../platform/security/throttle.ts'
import { getEmail } from './checkout.queries.ts'
import { newIntent } from './intent.ts'
import { asking } from './provider-words.ts'
import { withBillingLock, openSubscription } from './subscription-state.ts'
import { switchPlan } from './switch-plan.ts'

const CHECKOUT_RULE = { name: 'checkout-minute', max: 10, windowSeconds: 60 }

/**
 * Begins a purchase, or changes the running subscription: there is never a second one beside it. Throws INVALID for an
 * unknown plan, CONFLICT where there is nothing to buy, UNAVAILABLE where the plan is not sold or the provider is away.
 */
export async function startCheckout(deps: Deps, actor: Actor, planId: string): Promise<CheckoutAnswer> {
  await throttle(deps, CHECKOUT_RULE, actor.userId)
  const plan = PLANS.find(({ id }) => id === planId)
  if (!plan)
    throw new Failure('INVALID', 'There is no such plan.', { fields: { planId: 'There is no such plan.' } })
  if (plan.price === 0) {
    throw new Failure('CONFLICT', 'To go back to Free, cancel your subscription on the billing page.')
  }
  const priceId = deps.payments.priceOf(plan.id)
  if (priceId === null) {
    throw new Failure('UNAVAILABLE', `${plan.name} (${plan.billingPeriod}) is not sold at the moment.`)
  }
  return withBillingLock(deps, actor.userId, async () => {
    const running = await openSubscription(deps, actor.userId)
    return running ? switchPlan(deps, running, plan) : order(deps, actor, plan, priceId)
  })
}

async function order(deps: Deps, { userId }: Actor, plan: Plan, priceId: string): Promise<CheckoutAnswer> {
  const [intent, customerEmail] = await Promise.all([
    newIntent(deps, userId, plan.id),
    getEmail(deps.db, userId),
  ])
  const made = { intent, userId, planId: plan.id, priceId, customerEmail, successUrl: successUrl(deps) }
  const checkoutUrl = await asking(deps, 'checkout', () => deps.payments.checkoutUrl(made))
  return checkoutUrl === null ? made : { checkoutUrl, planId: plan.id, intent }
}

/** Ours, and not the browser's to choose; being there grants nothing. */
export function successUrl({ origin }: Deps): string {
  return `${origin}/billing?checkout=done`
}
