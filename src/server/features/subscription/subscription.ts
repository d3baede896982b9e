import { PLANS } from '../../../contract/plan-catalogue.ts'
import type { Plan, PlanLimits, UsageKind } from '../../../contract/plans.ts'
import type { CurrentSubscription, LimitsAnswer, Usage, UsageAnswer } from '../../../contract/subscription.ts'
import type { Deps } from '../../deps.ts'
import { withSpan } from '../../platform/tracing/spans.ts'
import { GRACE_MS, entitlementOf, type Entitlement } from './entitlement.ts'
import { currentEntitlement } from './plan.ts'
import { reserve as reserveUnit } from './quota.ts'
import { listPlanRows, listSubscriptions, type SubscriptionRow } from './subscription-rows.queries.ts'
import { listCounters } from './subscription.queries.ts'

export { currentEntitlement, planNames } from './plan.ts'
export { planOf } from './entitlement.ts'
export { findSubscription, listSubscriptions, type SubscriptionRow } from './subscription-rows.queries.ts'
export { COUNTING, HAS_NONE, holdingFrom, type Hold } from './subscription.queries.ts'
export {
  commit,
  holdOnFree,
  type IdempotencyKey,
  isUniqueViolation,
  release,
  releaseStuck,
  tookTooLong,
  type Reservation,
} from './quota.ts'

export function reserve(...asked: Parameters<typeof reserveUnit>): ReturnType<typeof reserveUnit> {
  return withSpan('quota', () => reserveUnit(...asked))
}

export async function getLimits(deps: Deps, userId: string): Promise<LimitsAnswer> {
  const { plan, usage, taken, resetsAt } = await readUsage(deps, userId)
  const remainingAnalyses = remaining(plan.maxAnalysesPerMonth, taken.analysis)
  const remainingFaceAnalyses = remaining(plan.maxFaceAnalysesPerMonth, taken.face)
  return {
    plan: planWithLimits(plan),
    usage,
    remainingAnalyses,
    remainingFaceAnalyses,
    canAnalyze: remainingAnalyses !== 0,
    canFaceAnalyze: remainingFaceAnalyses !== 0,
    resetsAt,
  }
}

export async function getUsage(deps: Deps, userId: string): Promise<UsageAnswer> {
  const { plan, usage, resetsAt } = await readUsage(deps, userId)
  return { plan: limitsOf(plan), usage, ...usage, resetsAt }
}

export async function getCurrent(deps: Deps, userId: string): Promise<CurrentSubscription> {
  const rows = await listSubscriptions(deps.db, userId)
  const now = deps.now()
  const { plan, from } = entitlementOf(rows, now)
  // One that was paused, or whose grace is over, gives nothing and is shown all the same: its owner may still pay for it.
  const shown = from ?? rows.find(({ status, cancelAt }) => cancelAt === null && status !== 'active') ?? null
  return {
    plan: { ...planWithLimits(plan), description: plan.description, priceText: priceText(plan) },
    subscription: shown ? subscriptionStateOf(shown, plan, now) : null,
  }
}

function subscriptionStateOf(
  row: SubscriptionRow,
  plan: Plan,
  now: Date,
): CurrentSubscription['subscription'] {
  const isPastDue = row.status === 'past_due'
  // Cancelled in the provider's portal while a lower plan was scheduled: then nothing follows but the end.
  const follows =
    row.cancelAt === null && row.keptUntil !== null && now < row.keptUntil && row.planId !== plan.id
  const next = follows ? PLANS.find(({ id }) => id === row.planId) : undefined
  return {
    status: row.status,
    cancelAtPeriodEnd: row.cancelAt !== null,
    currentPeriodStart: row.periodStart.toISOString(),
    currentPeriodEnd: (row.cancelAt ?? row.periodEnd).toISOString(),
    nextPlan: next ? { id: next.id, name: next.name, billingPeriod: next.billingPeriod } : null,
    graceEndsAt:
      isPastDue && row.pastDueSince ? new Date(row.pastDueSince.getTime() + GRACE_MS).toISOString() : null,
    isTest: row.provider === 'test',
  }
}

/** What is sold, at the prices the database holds; words come with the contract. */
export async function listPlans(deps: Deps): Promise<Plan[]> {
  const rows = await listPlanRows(deps.db)
  return rows.flatMap(({ id, price, currency, maxAnalyses, maxFaceAnalyses }) => {
    const known = PLANS.find((plan) => plan.id === id)
    if (!known) return []
    const plan = {
      ...known,
      price,
      currency,
      maxAnalysesPerMonth: maxAnalyses,
      maxFaceAnalysesPerMonth: maxFaceAnalyses,
    }
    return [{ ...plan, features: featureTexts(plan) }]
  })
}

type Taken = Record<UsageKind, number>

async function readUsage(deps: Deps, userId: string) {
  const { plan, period }: Entitlement = await currentEntitlement(deps, userId)
  const taken: Taken = { analysis: 0, face: 0 }
  const usage: Usage = { analysesCount: 0, faceAnalysesCount: 0 }
  for (const { kind, used, reserved } of await listCounters(deps.db, userId, period.start)) {
    taken[kind === 'face' ? 'face' : 'analysis'] = used + reserved
    usage[kind === 'face' ? 'faceAnalysesCount' : 'analysesCount'] = used
  }
  return { plan, usage, taken, resetsAt: period.end.toISOString() }
}

function remaining(limit: number | null, taken: number): number | null {
  return limit === null ? null : Math.max(0, limit - taken)
}

function limitsOf({ maxAnalysesPerMonth, maxFaceAnalysesPerMonth }: PlanLimits): PlanLimits {
  return { maxAnalysesPerMonth, maxFaceAnalysesPerMonth }
}

function planWithLimits(plan: Plan) {
  const limits = limitsOf(plan)
  return { id: plan.id, name: plan.name, billingPeriod: plan.billingPeriod, ...limits, features: limits }
}

function priceText(plan: Plan): string {
  if (plan.price === 0) return 'Free'
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: plan.currency }).format(
    plan.price,
  )
  return `${amount}/${plan.billingPeriod === 'annual' ? 'year' : 'month'}`
}

function featureTexts(plan: Plan): string[] {
  const per = plan.billingPeriod === 'annual' ? 'year' : 'month'
  const analyses = plan.maxAnalysesPerMonth
  const skinAnalyses = plan.maxFaceAnalysesPerMonth
  return [
    `${analyses === null ? 'Unlimited' : analyses} ingredient analyses/${per}`,
    skinAnalyses === 0
      ? 'No face analyses included'
      : `${skinAnalyses === null ? 'Unlimited' : skinAnalyses} face analyses/${per}`,
  ]
}
