import { SkinMeasureName } from '../../../../contract/skin.ts'
import { reportMessages } from '../../../lib/messages/face.ts'
import { skinMessages } from '../../../lib/messages/skin.ts'
import type { ShownReport } from './read-shown-report.ts'

/** Where no concern is named. What was not measured may well stand out. */
export function noConcernText({ measured }: ShownReport): string {
  const messages = reportMessages.concerns
  if (measured === null) return messages.none
  const missing = SkinMeasureName.options
    .filter((name) => measured.reading.measures[name].value === null)
    .map((name) => skinMessages.measures[name].name.toLowerCase())
  return missing.length === 0 ? messages.calm : messages.calmInPart(missing.join(', '))
}
