import { SkinMeasureName } from '../../../../contract/skin.ts'
import { reportWords } from '../../../lib/words/face.ts'
import { skinWords } from '../../../lib/words/skin.ts'
import type { ShownReport } from './read-shown-report.ts'

/** Where no concern is named. What was not measured may well stand out. */
export function calmWords({ measured }: ShownReport): string {
  const words = reportWords.concerns
  if (measured === null) return words.none
  const missing = SkinMeasureName.options
    .filter((name) => measured.reading.measures[name].value === null)
    .map((name) => skinWords.measures[name].name.toLowerCase())
  return missing.length === 0 ? words.calm : words.calmInPart(missing.join(', '))
}
