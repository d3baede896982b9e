import type { SkinTrend } from '../../../contract/face.ts'

/**
 * How far the overall score of one face moves from photo to photo, in points, either way. Good photos: nine of ten of 49 pairs,
 * made from ordinary faces by other exposure, colour and direction of light, distance, turn in the plane and compression at once,
 * move by 4.0 at most (`bench -- skin repeat`). Another day and another expression are not in it.
 */
export const SCORE_NOISE = 5
/** The same where a photo was poor: nine of ten of 21 pairs of real photos of three persons moved by 10 at most. */
export const POOR_PHOTO_NOISE = 10

const RECENT = 10
/** A smaller change is not worth a badge. */
const CHANGE_SHOWN_ABOVE = 5
const TIMELINE_MAX = 15
const CONCERNS_GOOD_MAX = 2
const BAR_MIN = 5

export type Change = {
  /** Recent average minus what it is compared with, in points; not rounded. */
  by: number
  against: 'previous' | 'oldest'
  direction: 'improving' | 'declining' | 'steady'
  /** Whether the badge with the figure shows. */
  isShown: boolean
  /** Points that the photos alone may make, either way. */
  noise: number
  /** It may come from the photos alone. */
  isWithinNoise: boolean
}

export type Journey = {
  /** Of the latest ten. */
  average: number
  averagedOver: number
  total: number
  /** Day of the first one, ISO. */
  since: string
  skinTypes: number
  /** Mean number of concerns an analysis. */
  concerns: number
  hasFewConcerns: boolean
  /** Null where there is nothing to compare with. */
  change: Change | null
  /** Whether some were measured otherwise than the latest: between those, what changed is the formula. */
  hasOtherMethods: boolean
  newestFirst: readonly SkinTrend[]
}

/** Sums up the journey; null without any analysis. The order of the answer is not relied on. */
export function journeyOf(trends: readonly SkinTrend[]): Journey | null {
  const newestFirst = [...trends].sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
  const oldest = newestFirst.at(-1)
  if (oldest === undefined) return null
  const recent = newestFirst.slice(0, RECENT)
  const concerns = mean(newestFirst.map((trend) => trend.concerns.length))
  const alike = newestFirst.filter((trend) => methodOf(trend) === methodOf(newestFirst[0]))
  return {
    average: averageOf(recent),
    averagedOver: recent.length,
    total: newestFirst.length,
    since: oldest.date,
    skinTypes: new Set(newestFirst.map(({ skinType }) => skinType.trim().toLowerCase()).filter(Boolean)).size,
    concerns,
    hasFewConcerns: concerns <= CONCERNS_GOOD_MAX,
    change: changeOf(alike),
    hasOtherMethods: alike.length < newestFirst.length,
    newestFirst,
  }
}

/** The versions of the formulas that measured it and of the rules that scored it; undefined for what was not measured by us. */
function methodOf(trend: SkinTrend | undefined): string | undefined {
  return trend?.reading ? `${trend.reading.version} ${trend.rules ?? ''}` : undefined
}

/** Of analyses measured alike, the latest ten against the ten before where there are so many, otherwise against the first one of all. */
function changeOf(newestFirst: readonly SkinTrend[]): Change | null {
  const oldest = newestFirst.at(-1)
  if (oldest === undefined || newestFirst.length < 2) return null
  const recent = newestFirst.slice(0, RECENT)
  const isLong = newestFirst.length >= 2 * RECENT
  const before = isLong ? newestFirst.slice(RECENT, 2 * RECENT) : [oldest]
  const by = averageOf(recent) - averageOf(before)
  const noise = [recent, before].some(isMostlyPoor) ? POOR_PHOTO_NOISE : SCORE_NOISE
  return {
    by,
    against: isLong ? 'previous' : 'oldest',
    direction: by > 0 ? 'improving' : by < 0 ? 'declining' : 'steady',
    isShown: Math.abs(by) > CHANGE_SHOWN_ABOVE,
    noise,
    isWithinNoise: Math.abs(by) <= noise,
  }
}

/** An average of photos of which half or more are poor is no surer than they are. */
function isMostlyPoor(trends: readonly SkinTrend[]): boolean {
  return 2 * trends.filter(isPoorPhoto).length >= trends.length
}

function averageOf(trends: readonly SkinTrend[]): number {
  return mean(trends.map(({ score }) => clampScore(score)))
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function clampScore(score: number): number {
  return Math.min(100, Math.max(0, score))
}

/** The bars of the timeline, oldest first; the lowest keeps a height that can be seen. */
export function timelineOf(newestFirst: readonly SkinTrend[]) {
  return newestFirst
    .slice(0, TIMELINE_MAX)
    .reverse()
    .map((trend) => {
      const score = clampScore(trend.score)
      const isPoor = isPoorPhoto(trend)
      const noise = isPoor ? POOR_PHOTO_NOISE : SCORE_NOISE
      return {
        trend,
        score,
        /** Percent of the chart's height. */
        height: Math.max(BAR_MIN, score),
        low: clampScore(score - noise),
        high: clampScore(score + noise),
        isPoor,
      }
    })
}

export type TimelineBar = ReturnType<typeof timelineOf>[number]

/** Measured all the same, but with a warning about the photo. */
export function isPoorPhoto({ reading }: SkinTrend): boolean {
  return reading !== null && reading.warnings.length > 0
}
