import type { Plan, PlanLimits, PlanName, UsageKind } from './plans.ts'

const free = {
  name: 'Free',
  price: 0,
  currency: 'USD',
  description: 'Check a few products a month.',
  maxAnalysesPerMonth: 5,
  maxFaceAnalysesPerMonth: 0,
} as const

const standard = {
  name: 'Standard',
  currency: 'USD',
  description: 'For a shelf you keep an eye on.',
} as const
const premium = {
  name: 'Premium',
  currency: 'USD',
  description: 'Unlimited labels, and your skin over time.',
} as const

/** The catalogue: what the server sells and what the pricing page falls back to. Prices in whole currency units. */
export const PLANS = [
  { ...free, id: 'free', billingPeriod: 'monthly' },
  {
    ...standard,
    id: 'standard-monthly',
    billingPeriod: 'monthly',
    price: 9.99,
    maxAnalysesPerMonth: 50,
    maxFaceAnalysesPerMonth: 3,
  },
  {
    ...standard,
    id: 'standard-annual',
    billingPeriod: 'annual',
    price: 95.9,
    maxAnalysesPerMonth: 600,
    maxFaceAnalysesPerMonth: 36,
    note: 'Save 20%',
  },
  {
    ...premium,
    id: 'premium-monthly',
    billingPeriod: 'monthly',
    price: 19.99,
    maxAnalysesPerMonth: null,
    maxFaceAnalysesPerMonth: 25,
  },
  {
    ...premium,
    id: 'premium-annual',
    billingPeriod: 'annual',
    price: 191.9,
    maxAnalysesPerMonth: null,
    maxFaceAnalysesPerMonth: 300,
    note: 'Save 20%',
  },
] as const satisfies readonly Plan[]

export const FREE_PLAN: Plan = PLANS[0]

export function limitOf(plan: PlanLimits, kind: UsageKind): number | null {
  return kind === 'analysis' ? plan.maxAnalysesPerMonth : plan.maxFaceAnalysesPerMonth
}

type Ranked = Pick<Plan, 'name' | 'billingPeriod'>

const NAMES: Record<PlanName, number> = { Free: 0, Standard: 2, Premium: 4 }

/** Which of two plans is the higher one: by name first, then a year above a month. Free knows no period. */
export function rankOf({ name, billingPeriod }: Ranked): number {
  return NAMES[name] + (name !== 'Free' && billingPeriod === 'annual' ? 1 : 0)
}

/** A year of Standard is another plan than a month of it. */
export function isSamePlan(one: Ranked, other: Ranked): boolean {
  return rankOf(one) === rankOf(other)
}
