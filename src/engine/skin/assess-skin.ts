import type { SkinReading, SkinMeasure, SkinMeasureName } from '../../contract/skin.ts'
import type { SkinReport, Standing } from '../../contract/skin-report.ts'
import type { Knowledge } from '../knowledge/load.ts'
import type { Profile } from '../profile.ts'
import { careFor } from './care.ts'
import { concernsOf } from './concerns.ts'
import { normFor, percentileOf, type Norm } from './scale.ts'
import { scoresOf, type Reference, type Measures } from './scores.ts'
import { skinTypeOf } from './skin-type.ts'

/** Changes with every threshold, weight and scale below this folder. */
const SKIN_RULES_VERSION = '2.2.0'

const TIMELINE = 'Most products need 6 to 8 weeks of daily use before a change can be seen.'

/** From figures to a report: type, concerns, scores and care, each with what it rests on. Same reading, same report. */
export function assessSkin(
  reading: SkinReading,
  { reference, profile, knowledge }: { reference: Reference; profile: Profile; knowledge: Knowledge },
): SkinReport {
  const { measures } = reading
  const norms = normsFor(reference, reading.pigment)
  const skinType = skinTypeOf(measures, norms)
  const concerns = concernsOf(measures, norms)
  const scored = scoresOf(measures, norms)
  const seen = howMuchSeen(measures)
  return {
    madeBy: { measures: reading.version, rules: SKIN_RULES_VERSION, knowledge: knowledge.version },
    ...scored,
    standings: standingsOf(measures, norms),
    skinType,
    concerns,
    ...careFor(concerns, CALM[seen].focus, { profile, knowledge }),
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

type Seen = 'all' | 'much' | 'little'

/** What to say where no concern is named: what was not measured may well stand out. */
const CALM: Record<Seen, { focus: string; words: string }> = {
  all: { focus: 'Keep what you do: nothing stands out', words: 'Nothing stands out.' },
  much: {
    focus: 'Keep what you do: nothing stands out in what was measured',
    words: 'Nothing stands out in what was measured.',
  },
  little: {
    focus: 'Another photo first: too little was measured on this one to name a focus',
    words: 'Too little was measured to say what stands out.',
  },
}

function howMuchSeen(measures: SkinReading['measures']): Seen {
  const all = Object.values(measures)
  const seen = all.filter(({ value }) => value !== null).length
  if (seen === all.length) return 'all'
  return seen > all.length / 2 ? 'much' : 'little'
}

function inWords(
  skinType: SkinReport['skinType'],
  concerns: SkinReport['concerns'],
  calm: string,
  overall: number | undefined,
): string {
  const type = skinType
    ? `On this photo your skin looks ${skinType.primary.toLowerCase()}. ${skinType.because}`
    : 'The photo does not show enough to tell a skin type.'
  const names = concerns.slice(0, 3).map(({ name }) => name.toLowerCase())
  const stands = names.length > 0 ? `What stands out most: ${names.join(', ')}.` : calm
  const score = overall === undefined ? ' Too little was measured for an overall score.' : ''
  return `${type} ${stands}${score} This is an estimate of appearance from one photo, not a medical finding.`
}

/** Zones of redness lie above the same calm skin as the whole; noses are coarser than cheeks on every face. */
const ZONES_ON_SCALE: ReadonlySet<SkinMeasureName> = new Set<SkinMeasureName>(['redness'])

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
