import { ringLabel } from '../../../contract/bands.ts'
import { resultWords } from '../../lib/words/result.ts'

export function ringWord(score: number | null | undefined): string {
  if (score === undefined) return resultWords.notRecorded
  return score === null ? resultWords.ring.unknown : ringLabel(score)
}
