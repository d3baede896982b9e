import type { Limits } from '../../lib/queries/limits-reader.ts'

type LimitState = 'unknown' | 'open' | 'reached'

/** Not yet known is not the same as used up: the button waits, but nobody is told a limit was reached. */
export function limitState(limits: Limits | undefined): LimitState {
  if (limits === undefined) return 'unknown'
  return limits.canAnalyze ? 'open' : 'reached'
}
