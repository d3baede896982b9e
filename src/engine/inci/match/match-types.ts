import type { Tier } from '../../../contract/finding.ts'
import type { NameKind } from '../../knowledge/compiled.ts'

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

/** Where a printed name stands on the stop list, and whether it is a spelling of its own, a number, or one of a group. */
export type StopHit = { stop: number; kind: 'name' | 'other-name' | 'number' | 'group' }

/** A name of the knowledge, of the ingredient with this index. */
export type KnownName = { name: string; ingredient: number; kind: NameKind }
