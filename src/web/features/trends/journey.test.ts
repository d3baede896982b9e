import { expect, test } from 'vitest'
import type { SkinTrend } from '../../../contract/face.ts'
import { journeyOf, POOR_PHOTO_NOISE, SCORE_NOISE, timelineOf } from './journey.ts'

const DAY_MS = 86_400_000

/** Scores newest first, a day apart. */
function trends(scores: readonly number[], part: Partial<SkinTrend> = {}): SkinTrend[] {
  return scores.map((score, at) => ({
    score,
    date: new Date(Date.UTC(2026, 10, 20) - at * DAY_MS).toISOString(),
    condition: 'Good',
    skinType: 'oily',
    concerns: ['Shine'],
    faceAnalysisId: `face_${String(at).padStart(22, '0')}`,
    rules: null,
    reading: null,
    ...part,
  }))
}

const many = (count: number, score: number) => Array.from({ length: count }, () => score)
const changeOf = (scores: readonly number[]) => journeyOf(trends(scores))?.change

test.each<[string, number[], number]>([
  ['one', [70], 70],
  ['two', [80, 60], 70],
  ['ten', many(10, 50), 50],
  ['eleven: the oldest is left out', [...many(10, 50), 100], 50],
  ['thirty', [...many(10, 90), ...many(20, 10)], 90],
])('TREND-23 the average is that of the latest ten: %s', (_what, scores, average) => {
  expect(journeyOf(trends(scores))?.average).toBe(average)
})

test.each<[string, number[], number, 'previous' | 'oldest']>([
  ['20 against 11-20', [...many(10, 80), ...many(10, 60)], 20, 'previous'],
  [
    '25 against 11-20, not against the last five',
    [...many(10, 80), ...many(10, 60), ...many(5, 0)],
    20,
    'previous',
  ],
  ['19 against the oldest', [...many(10, 80), ...many(8, 0), 70], 10, 'oldest'],
  ['2 against the oldest', [80, 60], 10, 'oldest'],
])('TREND-24 TREND-25 %s', (_what, scores, by, against) => {
  expect(changeOf(scores)).toMatchObject({ by, against })
})

test('B-83 one analysis is compared with nothing, and none has no journey', () => {
  expect(changeOf([70])).toBeNull()
  expect(journeyOf([])).toBeNull()
})

test.each<[string, (string | null)[], number | null, boolean]>([
  ['all measured alike', ['skin-3', 'skin-3', 'skin-3'], -23, false],
  ['the oldest otherwise', ['skin-3', 'skin-3', 'skin-2'], -5.5, true],
  ['the oldest not by us', ['skin-3', 'skin-3', null], -5.5, true],
  ['all before the latest otherwise', ['skin-3', 'skin-2', 'skin-2'], null, true],
  ['a method that came back', ['skin-3', 'skin-2', 'skin-3'], -20, true],
  ['the oldest scored by other rules', ['skin-3 by 2', 'skin-3 by 2', 'skin-3 by 1'], -5.5, true],
])(
  'TREND-25 TREND-27 a change of the way of measuring is no change of the skin: %s',
  (_what, versions, by, hasOtherMethods) => {
    const scores = [50, 61, 90]
    const steps = versions.map((made, at) => {
      const [version, rules = null] = made?.split(' by ') ?? []
      const reading = version === undefined ? null : { version, warnings: [] }
      return { ...trends(scores)[at], rules, reading } as unknown as SkinTrend
    })

    const journey = journeyOf(steps)

    expect(journey?.change?.by ?? null).toBe(by)
    expect(journey?.hasOtherMethods).toBe(hasOtherMethods)
  },
)

test.each<[number[], 'improving' | 'declining' | 'steady']>([
  [[80, 70], 'improving'],
  [[70.2, 70], 'improving'],
  [[70, 70], 'steady'],
  [[60, 70], 'declining'],
])('TREND-26 %j is %s', (scores, direction) => expect(changeOf(scores)?.direction).toBe(direction))

test.each<[number[], boolean, boolean]>([
  // The recent average is the middle of the two.
  [[80, 70], false, true],
  [[80.2, 70], true, false],
  [[60, 70], false, true],
  [[59.8, 70], true, false],
  [[78, 70], false, true],
  [[70, 70], false, true],
])('TREND-27 DEC-57 %j shows a badge: %s, is within the noise: %s', (scores, isShown, isWithinNoise) =>
  expect(changeOf(scores)).toMatchObject({ isShown, isWithinNoise }),
)

const POOR = { reading: { version: 'skin-3', warnings: ['dark'] } } as unknown as Partial<SkinTrend>
const GOOD = { reading: { version: 'skin-3', warnings: [] } } as unknown as Partial<SkinTrend>

test.each<[string, boolean[], number, boolean]>([
  ['all good', [false, false, false], SCORE_NOISE, false],
  ['one of the latest three poor', [true, false, false], SCORE_NOISE, false],
  ['two of them poor', [true, true, false], POOR_PHOTO_NOISE, true],
  ['the first one poor', [false, false, true], POOR_PHOTO_NOISE, true],
])(
  'DEC-57 B-75 only what is more than such photos may make by themselves is no noise: %s',
  (_what, poor, noise, isWithinNoise) => {
    // The average of all three lies 8 above the first.
    const steps = trends([86, 78, 70]).map((trend, at) => ({ ...trend, ...(poor[at] ? POOR : GOOD) }))
    expect(changeOf([86, 78, 70])?.by).toBe(8)
    expect(journeyOf(steps)?.change).toMatchObject({ noise, isWithinNoise, isShown: true })
  },
)

test('DEC-57 B-75 the band around the bar of a poor photo is wider', () => {
  const [good, poor] = timelineOf([...trends([60], POOR), ...trends([60], GOOD)])
  expect([good?.low, good?.high]).toEqual([60 - SCORE_NOISE, 60 + SCORE_NOISE])
  expect([poor?.low, poor?.high]).toEqual([60 - POOR_PHOTO_NOISE, 60 + POOR_PHOTO_NOISE])
})

test.each<[string[][], number, boolean]>([
  [
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    2,
    true,
  ],
  [
    [
      ['a', 'b', 'c'],
      ['a', 'b'],
    ],
    2.5,
    false,
  ],
  [[[], []], 0, true],
])('TREND-08 TREND-28 concerns %j: %d an analysis, good: %s', (concerns, average, isGood) => {
  const all = concerns.map((names, at) => ({ ...trends(many(9, 70))[at], concerns: names }) as SkinTrend)
  expect(journeyOf(all)).toMatchObject({ concerns: average, hasFewConcerns: isGood })
})

test('TREND-06 TREND-07 the total counts all, skin types count once and empty ones not', () => {
  const all = [
    ...trends([70]),
    ...trends([60], { skinType: 'Oily' }),
    ...trends([50], { skinType: '' }),
    ...trends([40], { skinType: 'dry' }),
  ]
  expect(journeyOf(all)).toMatchObject({ total: 4, skinTypes: 2 })
})

test('B-83 the order of the answer is not relied on', () => {
  const newestFirst = trends([...many(10, 80), ...many(10, 60)])
  const shuffled = [...newestFirst].sort((a, b) => a.faceAnalysisId.localeCompare(b.faceAnalysisId)).reverse()
  expect(journeyOf(shuffled)).toEqual(journeyOf(newestFirst))
})

test('TREND-09 TREND-10 TREND-11 TREND-29 fifteen bars from old to new, never under 5 % nor beyond 0 to 100', () => {
  const scores = [100, 0, 3, 120, -20, ...many(15, 50)]
  const bars = timelineOf(trends(scores))

  expect(bars).toHaveLength(15)
  expect(bars.slice(-5).map(({ height }) => height)).toEqual([5, 100, 5, 5, 100])
  expect(bars.map(({ trend }) => trend.date)).toEqual([...bars.map(({ trend }) => trend.date)].sort())
  for (const { low, high } of bars) {
    expect(low).toBeGreaterThanOrEqual(0)
    expect(high).toBeLessThanOrEqual(100)
    expect(high - low).toBeLessThanOrEqual(2 * SCORE_NOISE)
  }
  expect(journeyOf(trends([120, 120]))?.average).toBe(100)
})
