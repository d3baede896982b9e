import type { Limits } from '../../lib/queries/limits-reader.ts'

type FaceGate = 'unknown' | 'not-included' | 'reached' | 'open'

/** Not yet known is not the same as used up, and a plan without face analyses is not a plan whose are used up. */
export function faceGate(limits: Limits | undefined): FaceGate {
  if (limits === undefined) return 'unknown'
  const { limit, remaining } = limits.faces
  if (limit === 0) return 'not-included'
  return limits.canFaceAnalyze && remaining !== 0 ? 'open' : 'reached'
}
