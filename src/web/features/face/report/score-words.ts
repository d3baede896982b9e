import { faceMetricLabel, faceOverallLabel } from '../../../../contract/bands.ts'
import type { ScoreName } from '../../../../contract/face-report/report.ts'
import { skinMessages } from '../../../lib/messages/skin.ts'

/** The word of a score's band; the whole and its parts have scales of their own. */
export function scoreWord(name: ScoreName, score: number | null): string {
  if (score === null) return skinMessages.notMeasured
  return name === 'overall' ? faceOverallLabel(score) : faceMetricLabel(score)
}
