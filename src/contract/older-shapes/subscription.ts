import { z } from 'zod'
import { BillingPeriod } from '../plans.ts'
import { CurrentSubscription } from '../subscription.ts'

/** 'yearly' is an older word for annual. */
const Period = z.preprocess((value) => (value === 'yearly' ? 'annual' : value), BillingPeriod)

const LooseCurrent = z.object({
  plan: CurrentSubscription.shape.plan.extend({ billingPeriod: Period }).nullish(),
  subscription: CurrentSubscription.shape.subscription.nullish(),
})

/** An answer without a plan is an account without one, not a failure. */
export function readCurrent(json: unknown) {
  const { plan, subscription } = LooseCurrent.parse(json)
  return { plan: plan ?? null, subscription: subscription ?? null }
}
