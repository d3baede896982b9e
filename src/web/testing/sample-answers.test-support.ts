import { CALLS, type AnswerOf } from '../../contract/calls.ts'
import { PLANS } from '../../contract/plan-catalogue.ts'
import type { BillingPeriod, PlanName } from '../../contract/plans.ts'
import { SITE_DEFAULTS } from '../../contract/site-defaults.ts'
import type { CurrentSubscription, LimitsAnswer } from '../../contract/subscription.ts'
import type { User } from '../../contract/user.ts'
import { server } from './played-server.test-support.ts'

/** Somebody who has just registered. Each is another account, so that nothing late of one test meets the next. */
export function member(rest: Partial<User> = {}): User {
  members += 1
  return {
    id: `usr_${String(members).padStart(22, '0')}`,
    username: 'ana',
    email: 'ana@example.test',
    firstName: 'Ana',
    lastName: 'Reis',
    skinType: null,
    allergies: [],
    preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
    isPregnant: false,
    isEmailVerified: false,
    role: 'user',
    ...rest,
  }
}
let members = 0

const RESETS_AT = '2099-01-01T00:00:00.000Z'

function planOf(name: PlanName, billingPeriod: BillingPeriod) {
  const plan = PLANS.find(
    (one) => one.name === name && (name === 'Free' || one.billingPeriod === billingPeriod),
  )
  if (plan === undefined) throw new Error(`no plan ${name}`)
  return plan
}

type Used = { analyses?: number; faces?: number }
type Limits = {
  name?: PlanName
  period?: BillingPeriod
  /** null is unlimited; those of the plan unless said. */
  analyses?: number | null
  faces?: number | null
}

/** What is left of a plan of which some is used. */
export function limitsOf(
  used: Used = {},
  { name = 'Free', period = 'monthly', ...of }: Limits = {},
): LimitsAnswer {
  const plan = planOf(name, period)
  const limits = {
    maxAnalysesPerMonth: of.analyses === undefined ? plan.maxAnalysesPerMonth : of.analyses,
    maxFaceAnalysesPerMonth: of.faces === undefined ? plan.maxFaceAnalysesPerMonth : of.faces,
  }
  const left = (limit: number | null, count: number) => (limit === null ? null : Math.max(0, limit - count))
  const remainingAnalyses = left(limits.maxAnalysesPerMonth, used.analyses ?? 0)
  const remainingFaceAnalyses = left(limits.maxFaceAnalysesPerMonth, used.faces ?? 0)
  return {
    plan: { id: plan.id, name, billingPeriod: period, ...limits, features: limits },
    usage: { analysesCount: used.analyses ?? 0, faceAnalysesCount: used.faces ?? 0 },
    remainingAnalyses,
    remainingFaceAnalyses,
    canAnalyze: remainingAnalyses !== 0,
    canFaceAnalyze: remainingFaceAnalyses !== 0,
    resetsAt: RESETS_AT,
  }
}

type Subscription = NonNullable<CurrentSubscription['subscription']>

/** A plan, and the subscription behind one that is paid for; `rest` changes the subscription. */
export function currentPlan(
  name: PlanName = 'Free',
  period: BillingPeriod = 'monthly',
  rest: Partial<Subscription> = {},
): CurrentSubscription {
  const { id, maxAnalysesPerMonth, maxFaceAnalysesPerMonth, description, price } = planOf(name, period)
  const limits = { maxAnalysesPerMonth, maxFaceAnalysesPerMonth }
  const priceText =
    name === 'Free' ? 'Free' : `$${price.toFixed(2)}/${period === 'annual' ? 'year' : 'month'}`
  return {
    plan: { id, name, billingPeriod: period, ...limits, features: limits, description, priceText },
    subscription:
      name === 'Free'
        ? null
        : {
            status: 'active',
            cancelAtPeriodEnd: false,
            currentPeriodStart: '2098-12-01T00:00:00.000Z',
            currentPeriodEnd: RESETS_AT,
            nextPlan: null,
            graceEndsAt: null,
            isTest: true,
            ...rest,
          },
  }
}

/** Everything that screens ask on their own says what it says to a new account. */
export function playNewAccount(): void {
  server.signsIn(member())
  server.answers(CALLS.getSite, SITE_DEFAULTS)
  server.answers(
    CALLS.plans,
    PLANS.map((plan) => ({ ...plan })),
  )
  server.answers(CALLS.paymentSettings, { mode: 'test', clientToken: null, environment: null })
  playPlan(limitsOf(), currentPlan())
  server.answers(CALLS.invoices, { isKnown: true, invoices: [] })
  server.answers(CALLS.ownWithdrawals, [])
  server.answers(CALLS.listAnalyses, [])
  server.answers(CALLS.listFaceAnalyses, [])
  server.answers(CALLS.listConsents, [])
  server.answers(CALLS.skinTrends, [])
  server.answers(CALLS.readList, { items: [], list: null, leftOut: [], notices: [], products: [] })
}

/** The calls that tell what a plan gives and how much of it is used. */
export function playPlan(limits: LimitsAnswer, current?: AnswerOf<'currentSubscription'>): void {
  server.answers(CALLS.limits, limits)
  server.answers(CALLS.usage, {
    plan: limits.plan.features,
    usage: limits.usage,
    ...limits.usage,
    resetsAt: limits.resetsAt,
  })
  if (current !== undefined) server.answers(CALLS.currentSubscription, current)
}
