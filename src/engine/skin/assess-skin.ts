import { concernLabel } from '../../contract/bands.ts'
import type { SkinReading, SkinMeasure, SkinMeasureName } from '../../contract/skin.ts'
import type { SkinReport, Standing } from '../../contract/skin-report.ts'
import type { Knowledge } from '../knowledge/load.ts'
import type { Profile } from '../profile.ts'
import { careFor } from './care.ts'
import { concernsOf, unsureOf } from './concerns.ts'
import { isComparable, normFor, percentileOf, ZONES_ON_SCALE, type Norm } from './scale.ts'
import { scoresOf, type Reference, type Measures } from './scores.ts'
import { skinTypeOf } from './skin-type.ts'

/** Changes with every threshold, weight and scale below this folder. */
const SKIN_RULES_VERSION = '2.3.0'

const TIMELINE = 'Most products need 6 to 8 weeks of daily use before a change can be seen.'

/** From figures to a report: type, concerns, scores and care, each with what it rests on. Same reading, same report. */
export function assessSkin(
  read: SkinReading,
  { reference, profile, knowledge }: { reference: Reference; profile: Profile; knowledge: Knowledge },
): SkinReport {
  const reading = comparable(read, reference)
  const { measures } = reading
  const norms = normsFor(reference, reading.pigment)
  const skinType = skinTypeOf(measures, norms)
  const concerns = concernsOf(measures, norms)
  const scored = scoresOf(measures, norms)
  const seen = howMuchSeen(measures, norms)
  return {
    madeBy: { measures: reading.version, rules: SKIN_RULES_VERSION, knowledge: knowledge.version },
    ...scored,
    standings: standingsOf(measures, norms),
    skinType,
    concerns,
    ...careFor(
      concerns,
      { calm: CALM[seen].focus, mayBe: unsureOf(measures, norms) },
      { profile, knowledge },
    ),
    timeline: TIMELINE,
    fullText: inWords(skinType, concerns, CALM[seen].words, scored.scores.overall),
    reading,
  }
}

/** What people of this tone show. */
function normsFor(reference: Reference, pigment: number | null): Reference {
  return Object.fromEntries(
    Object.entries(reference).map(([measure, norm]) => [measure, normFor(norm, pigment)]),
  ) as Reference
}

const BEYOND_TONES =
  'The skin looks darker, or the light warmer, than on the faces that this would be compared with.'

/** Without what no face of the norms can be compared with: a severity or score of it would be one of the tone. */
function comparable(reading: SkinReading, reference: Reference): SkinReading {
  const measures = Object.entries(reading.measures).map(([name, measure]): [string, SkinMeasure] => {
    if (measure.value === null || isComparable(reference[name as SkinMeasureName], reading.pigment))
      return [name, measure]
    const zones = Object.fromEntries(Object.keys(measure.zones).map((zone) => [zone, null]))
    return [name, { value: null, confidence: 0, zones, because: BEYOND_TONES }]
  })
  return { ...reading, measures: Object.fromEntries(measures) as SkinReading['measures'] }
}

type Seen = 'all' | 'much' | 'unsure' | 'little'

/** What to say where no concern is named: what was not measured may well stand out. */
const CALM: Record<Seen, { focus: string; words: string }> = {
  all: { focus: 'Keep what you do: nothing stands out', words: 'Nothing stands out.' },
  much: {
    focus: 'Keep what you do: nothing stands out in what was measured',
    words: 'Nothing stands out in what was measured.',
  },
  unsure: {
    focus: 'Keep what you do: nothing stands out surely on this photo',
    words: 'Nothing stands out surely.',
  },
  little: {
    focus: 'Another photo first: too little was measured on this one to name a focus',
    words: 'Too little was measured to say what stands out.',
  },
}

function howMuchSeen(measures: Measures, norms: Reference): Seen {
  const all = Object.values(measures)
  const seen = all.filter(({ value }) => value !== null).length
  if (seen <= all.length / 2) return 'little'
  if (unsureOf(measures, norms).length > 0) return 'unsure'
  return seen === all.length ? 'all' : 'much'
}

function inWords(
  skinType: SkinReport['skinType'],
  concerns: SkinReport['concerns'],
  calm: string,
  overall: number | undefined,
): string {
  const type = skinType
    ? `On this photo your skin looks like ${skinType.primary.toLowerCase()} skin. ${skinType.because}`
    : 'The photo does not show enough to tell a skin type.'
  const names = concerns.slice(0, 3).map(({ name }) => name.toLowerCase())
  const stands = names.length > 0 ? `What stands out most: ${names.join(', ')}.` : calm
  const advice = concerns
    .filter(({ severity }) => concernLabel(severity) === 'Severe')
    .map(({ name }) => ` If ${name.toLowerCase()} is new or bothers you, have a professional look at it.`)
  const score = overall === undefined ? ' Too little was measured for an overall score.' : ''
  return `${type} ${stands}${advice.join('')}${score} This is an estimate of appearance from one photo, not a medical finding.`
}

/** Where everything that was measured lies among ordinary faces, whether a score rests on it or not. */
function standingsOf(measures: Measures, reference: Reference): NonNullable<SkinReport['standings']> {
  const standings: NonNullable<SkinReport['standings']> = {}
  for (const [measure, { value, zones }] of Object.entries(measures) as [SkinMeasureName, SkinMeasure][]) {
    if (value === null) continue
    const norm = reference[measure]
    standings[measure] = {
      percentile: percentileOf(value, norm),
      people: norm.people,
      ...(ZONES_ON_SCALE.has(measure) ? { zones: zonesAmong(zones, norm) } : {}),
    }
  }
  return standings
}

function zonesAmong(zones: SkinMeasure['zones'], norm: Norm): NonNullable<Standing['zones']> {
  return Object.fromEntries(
    Object.entries(zones).flatMap(([zone, value]) =>
      value === null ? [] : [[zone, percentileOf(value, norm)]],
    ),
  )
}
