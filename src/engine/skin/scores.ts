import type { FaceScores } from '../../contract/face.ts'
import type { SkinMeasure, SkinMeasureName } from '../../contract/skin.ts'
import type { ScorePart, ScoreWhy } from '../../contract/skin-report.ts'
import { percentileOf, scoreOf, type Norm } from './scale.ts'

export type Reference = Record<SkinMeasureName, Norm>
export type Measures = Record<SkinMeasureName, SkinMeasure>

type Axis = Exclude<keyof FaceScores, 'overall'>

/** How much each measure counts in a score, before confidence. Reasons stand in docs/method.md. */
const WEIGHTS: Record<Axis, Partial<Record<SkinMeasureName, number>>> = {
  hydration: { 'dryness-appearance': 1 },
  clarity: { 'blemish-spots': 3, 'dark-spots': 2, redness: 2 },
  texture: { texture: 3, lines: 2 },
  tone: { unevenness: 3, 'under-eye-darkness': 2, redness: 2 },
}

/** What people look at first counts more; the four together make the whole. */
const OVERALL: Record<Axis, number> = { clarity: 3, texture: 3, tone: 2, hydration: 2 }

/** Of a score's weight; with less measured a number would be made of too little. */
const SHARE_MIN = 0.5
/** Of what was measured, on average; a less sure number would tell of the photo, not of the skin. */
const CONFIDENCE_MIN = 0.35
/** Of the weight of the four scores, for the whole. */
const OVERALL_SHARE_MIN = 0.4

type Scored = { scores: Partial<FaceScores>; why: Partial<Record<keyof FaceScores, ScoreWhy>> }

/** Scores of 0 to 100 with all that makes them; one that too little was measured for is left out. */
export function scoresOf(measures: Measures, reference: Reference): Scored {
  const scored: Scored = { scores: {}, why: {} }
  let [sum, weights, says] = [0, 0, 0]
  for (const axis of AXES) {
    const why = partsOf(measures, reference, WEIGHTS[axis])
    if (!why) continue
    const score = why.parts.reduce((total, part) => total + part.score * part.weight, 0)
    const say = OVERALL[axis] * why.confidence
    scored.scores[axis] = Math.round(score)
    scored.why[axis] = why
    sum += score * say
    says += say
    weights += OVERALL[axis]
  }
  if (weights >= OVERALL_SHARE_MIN * ALL) {
    scored.scores.overall = Math.round(sum / says)
    scored.why.overall = { parts: [], confidence: says / ALL }
  }
  return scored
}

const AXES = Object.keys(WEIGHTS) as Axis[]
const ALL = Object.values(OVERALL).reduce((total, weight) => total + weight, 0)

function partsOf(measures: Measures, reference: Reference, weights: (typeof WEIGHTS)[Axis]): ScoreWhy | null {
  const parts: ScorePart[] = []
  let [wanted, measured, says] = [0, 0, 0]
  for (const [measure, weight] of entriesOf(weights)) {
    wanted += weight
    const found = measures[measure]
    if (found.value === null) continue
    const q = reference[measure]
    // A measure that is half sure has half a say.
    const say = weight * found.confidence
    measured += weight
    says += say
    parts.push({
      measure,
      value: found.value,
      percentile: percentileOf(found.value, q),
      people: q.people,
      score: Math.round(scoreOf(found.value, q)),
      weight: say,
    })
  }
  if (measured < SHARE_MIN * wanted || says < CONFIDENCE_MIN * measured) return null
  return {
    parts: parts.map((part) => ({ ...part, weight: part.weight / says })),
    confidence: says / wanted,
  }
}

function entriesOf(weights: (typeof WEIGHTS)[Axis]): [SkinMeasureName, number][] {
  return Object.entries(weights) as [SkinMeasureName, number][]
}
