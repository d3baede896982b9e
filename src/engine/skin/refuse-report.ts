import type { PhotoRefusal, PhotoWarning } from '../../contract/skin.ts'
import type { SkinReport } from '../../contract/skin-report.ts'

/** Of the five scores; a report with fewer says too little to be counted. */
const SCORES_MIN = 3

/** What a warning says is wrong with the photo, the likeliest reason first. */
const REASONS: [PhotoWarning, PhotoRefusal][] = [
  ['small', 'too-small'],
  ['dark', 'too-dark'],
  ['bright', 'blown-out'],
  ['soft', 'blurred'],
  ['side-light', 'side-light'],
  ['turned', 'turned'],
]

/** Why a photo that was measured makes no report: too few scores came out of it. Undefined where it makes one. */
export function refuseReport({
  scores,
  reading,
}: Pick<SkinReport, 'scores' | 'reading'>): PhotoRefusal | undefined {
  if (Object.keys(scores).length >= SCORES_MIN) return undefined
  const reason = REASONS.find(([warning]) => reading.warnings.includes(warning))
  return reason?.[1] ?? 'too-little'
}
