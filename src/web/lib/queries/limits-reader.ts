import { PLAN_NAMES, type PlanName } from '../../../contract/choices.ts'
import { isRecord } from '../is-record.ts'

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

type Known = Readonly<Record<string, unknown>>

/**
 * Two shapes of the answer exist, limits beside the plan's name and limits under `features`: both are read here. What is missing is
 * Free, and no. Throws on a figure that is none.
 */
export function readLimits(json: unknown): Limits {
  if (!isRecord(json)) throw new TypeError('The limits are no object.')
  const [plan, usage] = [partOf(json, 'plan'), partOf(json, 'usage')]
  const nested = partOf(plan, 'features')
  const limitOf = (name: string) => count(plan[name] === undefined ? nested[name] : plan[name])
  const period = plan['billingPeriod']
  const resetsAt = json['resetsAt']
  return {
    planName: PLAN_NAMES.find((name) => name === plan['name']) ?? 'Free',
    isYearly: period === 'annual' || period === 'yearly',
    analyses: {
      used: count(usage['analysesCount']) ?? 0,
      limit: limitOf('maxAnalysesPerMonth'),
      remaining: count(json['remainingAnalyses']),
    },
    faces: {
      used: count(usage['faceAnalysesCount']) ?? 0,
      limit: limitOf('maxFaceAnalysesPerMonth'),
      remaining: count(json['remainingFaceAnalyses']),
    },
    canAnalyze: json['canAnalyze'] === true,
    canFaceAnalyze: json['canFaceAnalyze'] === true,
    resetsAt: typeof resetsAt === 'string' ? resetsAt : null,
  }
}

function partOf(whole: unknown, name: string): Known {
  const part = isRecord(whole) ? whole[name] : undefined
  return isRecord(part) ? part : {}
}

function count(value: unknown): number | null {
  if (value === undefined || value === null) return null
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError('A limit is no number.')
  return value
}
