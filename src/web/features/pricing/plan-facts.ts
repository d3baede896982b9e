import type { BillingPeriod, Plan } from '../../../contract/plans.ts'
import { pricingMessages as messages } from '../../lib/messages/pricing.ts'

/** Free has no period and stands in both views. */
export function cardsOf(plans: readonly Plan[], period: BillingPeriod): Plan[] {
  return plans.filter(({ name, billingPeriod }) => name === 'Free' || billingPeriod === period)
}

/** What twelve single months would cost, to be struck through; null where nothing is saved. */
export function fullYearPrice(plan: Plan, plans: readonly Plan[]): number | null {
  if (plan.billingPeriod !== 'annual') return null
  const monthly = plans.find(({ name, billingPeriod }) => name === plan.name && billingPeriod === 'monthly')
  const full = monthly === undefined ? 0 : Math.round(monthly.price * 12 * 100) / 100
  return full > plan.price ? full : null
}

/** The server's sentences, or the same written from the limits, and what the plan gives beside them. */
export function planTexts(plan: Plan): { text: string; isIncluded: boolean }[] {
  const { billingPeriod: period, features = [] } = plan
  const limits =
    features.length > 0
      ? features
      : [
          messages.analyses(plan.maxAnalysesPerMonth, period),
          messages.faces(plan.maxFaceAnalysesPerMonth, period),
        ]
  const pool = plan.name !== 'Free' && period === 'annual' ? [messages.pool] : []
  const isWithoutFaces = plan.maxFaceAnalysesPerMonth === 0
  return [...limits, ...messages.extras[plan.name], ...pool].map((text) => ({
    text,
    isIncluded: !(isWithoutFaces && /face analys/i.test(text)),
  }))
}
