import { ringLabel } from '../../../contract/bands.ts'
import { resultMessages } from '../../lib/messages/result.ts'

export function ringWord(score: number | null | undefined): string {
  if (score === undefined) return resultMessages.notRecorded
  return score === null ? resultMessages.ring.unknown : ringLabel(score)
}
