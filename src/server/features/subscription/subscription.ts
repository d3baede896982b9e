import { PLANS, type Plan, type PlanLimits, type UsageKind } from '../../../contract/plans.ts'
import type { CurrentSubscription, LimitsAnswer, Usage, UsageAnswer } from '../../../contract/subscription.ts'
import type { Deps } from '../../deps.ts'
import { monthOf } from './period.ts'
import { currentPlan } from './plan.ts'
import { listCounters } from './subscription.queries.ts'

export { commit, release, releaseStuck, reserve, type Reservation } from './quota.ts'

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
  const plan = await currentPlan(deps, userId)
  return {
    plan: { ...planWithLimits(plan), description: plan.description, priceText: priceText(plan) },
    subscription: null,
  }
}

export function listPlans(): Plan[] {
  return PLANS.map((plan) => ({ ...plan, features: featureTexts(plan) }))
}

type Taken = Record<UsageKind, number>

async function readUsage(deps: Deps, userId: string) {
  const plan = await currentPlan(deps, userId)
  const period = monthOf(deps.now())
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
  const faces = plan.maxFaceAnalysesPerMonth
  return [
    `${analyses === null ? 'Unlimited' : analyses} ingredient analyses/${per}`,
    faces === 0
      ? 'No face analyses included'
      : `${faces === null ? 'Unlimited' : faces} face analyses/${per}`,
  ]
}
