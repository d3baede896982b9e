import type { Tier } from '../../../contract/finding.ts'

/** How a printed name was recognised. `ingredient` and `classId` point into the knowledge. */
export type Match = {
  tier: Tier
  confidence: number
  by: string | null
  ingredient: number | null
  classId: number | null
  /** Where it stands on the stop list, or where an ambiguous name may. */
  stop: number | null
  /** The ingredients an ambiguous name may be. */
  candidates: readonly number[]
}

export const UNKNOWN: Match = {
  tier: 'unknown',
  confidence: 0,
  by: null,
  ingredient: null,
  classId: null,
  stop: null,
  candidates: [],
}

export function matched(tier: Tier, confidence: number, by: string, ingredient: number): Match {
  return { tier, confidence, by, ingredient, classId: null, stop: null, candidates: [] }
}
