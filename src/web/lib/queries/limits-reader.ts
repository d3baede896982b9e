import { z } from 'zod'
import { PlanName } from '../../../contract/plans.ts'

const Limit = z.int().min(0).nullish()
const Nested = z.object({ maxAnalysesPerMonth: Limit, maxFaceAnalysesPerMonth: Limit })

const LooseLimits = z.object({
  plan: Nested.partial()
    .extend({ name: PlanName.catch('Free'), billingPeriod: z.string().optional(), features: z.unknown() })
    .partial()
    .default({}),
  usage: z.object({ analysesCount: z.number(), faceAnalysesCount: z.number() }).partial().default({}),
  remainingAnalyses: z.number().nullish(),
  remainingFaceAnalyses: z.number().nullish(),
  canAnalyze: z.boolean().default(false),
  canFaceAnalyze: z.boolean().default(false),
  resetsAt: z.string().nullish(),
})

export type Allowance = { used: number; limit: number | null; remaining: number | null }

export type Limits = {
  planName: PlanName
  isYearly: boolean
  analyses: Allowance
  faces: Allowance
  canAnalyze: boolean
  canFaceAnalyze: boolean
  resetsAt: string | null
}

/** Two shapes of the answer exist, limits beside the plan's name and limits under `features`: both are read here. */
export function readLimits(json: unknown): Limits {
  const loose = LooseLimits.parse(json)
  const nested = Nested.partial().safeParse(loose.plan.features)
  const plan = { ...(nested.success ? nested.data : {}), ...definedOnly(loose.plan) }
  return {
    planName: loose.plan.name ?? 'Free',
    isYearly: loose.plan.billingPeriod === 'annual' || loose.plan.billingPeriod === 'yearly',
    analyses: allowance(plan.maxAnalysesPerMonth, loose.usage.analysesCount, loose.remainingAnalyses),
    faces: allowance(
      plan.maxFaceAnalysesPerMonth,
      loose.usage.faceAnalysesCount,
      loose.remainingFaceAnalyses,
    ),
    canAnalyze: loose.canAnalyze,
    canFaceAnalyze: loose.canFaceAnalyze,
    resetsAt: loose.resetsAt ?? null,
  }
}

function allowance(
  limit: number | null | undefined,
  used: number | undefined,
  remaining: number | null | undefined,
) {
  return { used: used ?? 0, limit: limit ?? null, remaining: remaining ?? null }
}

function definedOnly<T extends object>(value: T): Partial<T> {
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return Object.fromEntries(entries) as Partial<T>
}
