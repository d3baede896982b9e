import { ringLabel } from '../../../contract/bands.ts'
import { resultWords } from '../../lib/words/result.ts'

export function ringWord(score: number | null): string {
  return score === null ? resultWords.ring.unknown : ringLabel(score)
}
