import type { SkinReading } from '../../contract/skin.ts'
import type { SkinReport } from '../../contract/skin-report.ts'
import type { Knowledge } from '../knowledge/load.ts'
import type { Profile } from '../profile.ts'
import { careFor } from './care.ts'
import { concernsOf } from './concerns.ts'
import { scoresOf, type Reference } from './scores.ts'
import { skinTypeOf } from './skin-type.ts'

/** Changes with every threshold, weight and scale below this folder. */
const SKIN_RULES_VERSION = '1.0.0'

const TIMELINE = 'Most products need 6 to 8 weeks of daily use before a change can be seen.'

/** From figures to a report: type, concerns, scores and care, each with what it rests on. Same reading, same report. */
export function assessSkin(
  reading: SkinReading,
  { reference, profile, knowledge }: { reference: Reference; profile: Profile; knowledge: Knowledge },
): SkinReport {
  const { measures } = reading
  const skinType = skinTypeOf(measures, reference)
  const concerns = concernsOf(measures, reference)
  const scored = scoresOf(measures, reference)
  return {
    madeBy: { measures: reading.version, rules: SKIN_RULES_VERSION, knowledge: knowledge.version },
    ...scored,
    skinType,
    concerns,
    ...careFor(concerns, profile, knowledge),
    timeline: TIMELINE,
    fullText: inWords(skinType, concerns, scored.scores.overall),
    reading,
  }
}

function inWords(
  skinType: SkinReport['skinType'],
  concerns: SkinReport['concerns'],
  overall: number | undefined,
): string {
  const type = skinType
    ? `On this photo your skin looks ${skinType.primary.toLowerCase()}. ${skinType.because}`
    : 'The photo does not show enough to tell a skin type.'
  const names = concerns.slice(0, 3).map(({ name }) => name.toLowerCase())
  const stands = names.length > 0 ? ` What stands out most: ${names.join(', ')}.` : ' Nothing stands out.'
  const score = overall === undefined ? ' Too little was measured for an overall score.' : ''
  return `${type}${stands}${score} This is an estimate of appearance from one photo, not a medical finding.`
}
