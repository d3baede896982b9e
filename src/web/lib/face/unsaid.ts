import type { SkinReport } from '../../../contract/skin-report.ts'
import { SkinMeasureName } from '../../../contract/skin.ts'
import { reportMessages } from '../messages/face.ts'
import { skinMessages } from '../messages/skin.ts'

/** What is less sure than this is not named as a concern; from the other on it would be. */
const UNSURE_BELOW = 0.4
const NAMED_FROM = 80

/** Where no concern is named. What was not measured, or too unsurely, may well stand out. */
export function noConcernText(measured: SkinReport | null): string {
  const messages = reportMessages.concerns
  if (measured === null) return messages.none
  const rest = unsaid(measured)
  if (rest.length === 0) return messages.calm
  return rest.some(({ because }) => because === '') ? messages.calmUnsurely : messages.calmInPart
}

/** A sentence for each reason, as the screen and the document say it. */
export function unsaidLines(measured: SkinReport | null): string[] {
  return unsaid(measured).map(({ words, because }) => `${words} ${because}`.trim())
}

/** What no concern could be named of, by the reason; none where all was measured, only too unsurely to name what is there. */
function unsaid(measured: SkinReport | null): { words: string; because: string }[] {
  if (measured === null) return []
  const messages = reportMessages.concerns
  const { reading, standings } = measured
  const reasons = new Map<string, string[]>()
  const unsure: string[] = []
  for (const name of SkinMeasureName.options) {
    const { value, confidence, because } = reading.measures[name]
    const told = skinMessages.measures[name].name.toLowerCase()
    if (value === null) reasons.set(because, [...(reasons.get(because) ?? []), told])
    else if (value > 0 && confidence < UNSURE_BELOW && (standings?.[name]?.percentile ?? 0) >= NAMED_FROM)
      unsure.push(told)
  }
  return [
    ...[...reasons].map(([because, names]) => ({ words: messages.notMeasured(names.join(', ')), because })),
    ...(unsure.length === 0 ? [] : [{ words: messages.tooUnsure(unsure.join(', ')), because: '' }]),
  ]
}
