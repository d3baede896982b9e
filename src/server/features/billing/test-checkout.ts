import type { TestCheckout, TestCheckoutAnswer } from '../../../contract/billing.ts'
import { PLANS } from '../../../contract/plan-catalogue.ts'
import type { Plan } from '../../../contract/plans.ts'
import { asTest } from '../../adapters/payment/test-provider.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import type { Actor } from '../../platform/security/session.ts'
import { throttle } from '../../platform/security/throttle.ts'
import { findSubscription } from '../subscription/subscription.ts'
import { successUrl } from './checkout.ts'
import { getEmail, listDueTests } from './checkout.queries.ts'
import { readIntent } from './intent.ts'
import { asking } from './provider-words.ts'
import { withBillingLock, openSubscription, stateOf } from './subscription-state.ts'

const TEST_CHECKOUT_RULE = { name: 'test-checkout-minute', max: 10, windowSeconds: 60 }

/** What is being bought, for the page that stands where a payment page would. 404 outside test mode. */
export async function showTestCheckout(deps: Deps, actor: Actor, intent: string): Promise<TestCheckout> {
  const { plan } = await ownPurchase(deps, actor, intent)
  return { intent, plan, customerEmail: await getEmail(deps.db, actor.userId) }
}

/**
 * Plays the payment: the provider's signed events come in by the same door as real ones, and only they grant anything.
 */
export async function finishTestCheckout(
  deps: Deps,
  actor: Actor,
  { intent, outcome }: { intent: string; outcome: 'pay' | 'decline' },
): Promise<TestCheckoutAnswer> {
  await throttle(deps, TEST_CHECKOUT_RULE, actor.userId)
  return withBillingLock(deps, actor.userId, async () => {
    const { provider, plan, priceId } = await ownPurchase(deps, actor, intent)
    const customerEmail = await getEmail(deps.db, actor.userId)
    const { userId } = actor
    const order = { intent, userId, planId: plan.id, priceId, customerEmail, successUrl: successUrl(deps) }
    if (outcome === 'decline') {
      await asking(deps, 'test checkout', () => provider.decline(order))
      return { isPaid: false, message: 'The test payment was declined, as asked. Your plan is unchanged.' }
    }
    if (await openSubscription(deps, userId)) {
      throw new Failure('CONFLICT', 'You have a subscription already. Change it on the pricing page.')
    }
    const subscriptionId = await asking(deps, 'test checkout', () => provider.pay(order))
    if (!(await findSubscription(deps.db, subscriptionId))) {
      throw new Failure(
        'UNAVAILABLE',
        'The test payment was made, but its event has not been taken over yet.',
      )
    }
    return { isPaid: true, message: `${plan.name} is yours now. This was a test: no money was taken.` }
  })
}

/** Refuses the intents of others like ones that do not exist, and used ones by saying so. */
async function ownPurchase(deps: Deps, { userId }: Actor, intent: string) {
  const provider = asTest(deps.payments)
  const found = provider ? await readIntent(deps, intent) : null
  const plan: Plan | undefined = PLANS.find(({ id }) => id === found?.planId)
  const priceId = plan ? deps.payments.priceOf(plan.id) : null
  if (!provider || !plan || priceId === null || found?.userId !== userId) {
    throw new Failure('NOT_FOUND', 'There is no such checkout.')
  }
  if (found.subscriptionId !== null) {
    throw new Failure('CONFLICT', 'This checkout is completed already. Your plan is on the billing page.')
  }
  return { provider, plan, priceId }
}

/** Renews and ends test subscriptions when their time has come. Answers how many events that took. */
export async function renewTestSubscriptions(deps: Deps): Promise<number> {
  const provider = asTest(deps.payments)
  if (!provider) return 0
  let events = 0
  for (const id of await listDueTests(deps.db, deps.now())) {
    const row = await findSubscription(deps.db, id)
    const transitions = row ? provider.transitionsUntil(stateOf(row), deps.now()) : []
    await provider.announce(transitions)
    events += transitions.length
  }
  return events
}
