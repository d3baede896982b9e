import { PLANS } from '../../../contract/plan-catalogue.ts'
import { formatPrice } from '../../lib/format.ts'

/** A part of a page that is read from top to bottom; what is there is shown in this order. */
export type ReadingSection = {
  /** Where the table of contents leads. */
  id: string
  title: string
  text?: readonly string[]
  points?: readonly string[]
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[] }
  after?: readonly string[]
  links?: readonly { to: string; label: string }[]
}

export const readingMessages = {
  contents: 'On this page',
  changed: (date: string) => `Last changed ${date}`,
} as const

type PaidPlan = 'standard-monthly' | 'standard-annual' | 'premium-monthly' | 'premium-annual'

/** The catalogue's own price, so that no policy can promise another one: '$9.99'. */
export function priceOf(id: PaidPlan, share = 1): string {
  const plan = PLANS.find((one) => one.id === id)
  if (plan === undefined) throw new Error(`the catalogue has no ${id}`)
  return formatPrice(plan.price * share, plan.currency)
}
