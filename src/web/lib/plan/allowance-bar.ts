import type { Allowance } from '../queries/limits-reader.ts'
import type { Tone } from '../../ui/tone.tsx'

/** How much of an allowance is used, 0 to 100; `unlimited` is what a view draws where there is no limit. */
export function usedPercent({ limit, used }: Allowance, unlimited: number): number {
  if (limit === null) return unlimited
  return limit === 0 ? 0 : Math.min(100, Math.max(0, (100 * used) / limit))
}

export function barTone({ limit, used }: Allowance): Tone {
  if (limit === null || limit === 0) return 'good'
  const percent = (100 * used) / limit
  if (percent >= 90) return 'poor'
  return percent >= 75 ? 'fair' : 'good'
}

/** Unlimited and not-included allowances are never near their end. */
export function isNearLimit({ limit, used }: Allowance): boolean {
  return limit !== null && limit !== 0 && used / limit >= 0.8
}
