import { expect, test } from 'vitest'
import {
  comedogenicLabel,
  concernLabel,
  concernTone,
  conditionLabel,
  conditionTone,
  faceBadge,
  faceMetricLabel,
  faceMetricTone,
  faceOverallLabel,
  isKeyConcern,
  isPerhapsForbidden,
  ringLabel,
  ringTone,
  safetyTone,
  shownRating,
  summaryWord,
  usageSeverity,
  veganVerdict,
} from './bands.ts'

test.each([
  [100, 'good'],
  [80, 'good'],
  [79.9, 'fair'],
  [60, 'fair'],
  [59, 'poor'],
  [0, 'poor'],
  [null, 'unknown'],
  [undefined, 'unknown'],
])('RES-40 safety colour of %s is %s', (score, tone) => expect(safetyTone(score)).toBe(tone))

test.each([
  [80, 'Excellent'],
  [79, 'Good'],
  [60, 'Good'],
  [59, 'Moderate'],
  [40, 'Moderate'],
  [39, 'Poor'],
  [0, 'Poor'],
])('RES-41 ring label of %s is %s', (score, label) => expect(ringLabel(score)).toBe(label))

test.each([
  [70, 'good'],
  [69, 'moderate'],
  [50, 'moderate'],
  [49, 'concerning'],
])('RES-18 summary word of %s is %s', (score, word) => expect(summaryWord(score)).toBe(word))

test.each([
  [0, 'Low risk'],
  [2, 'Low risk'],
  [2.1, 'Moderate'],
  [3, 'Moderate'],
  [3.1, 'High risk'],
  [5, 'High risk'],
])('RES-11 RES-12 RES-13 DEC-25 comedogenic %s is %s', (rating, label) =>
  expect(comedogenicLabel(rating)).toBe(label),
)

test.each([
  [59, 0, true],
  [60, 3, false],
  [100, 4, true],
  [null, null, false],
  [null, 4, true],
  [59.9, null, true],
  [60, null, false],
  [100, 3, false],
  [100, 3.1, true],
  [undefined, undefined, false],
  [undefined, 3.1, true],
  [59.9, undefined, true],
])('RES-20 RES-22 safety %s and comedogenic %s: key concern %s', (safetyScore, comedogenic, expected) =>
  expect(isKeyConcern({ safetyScore, comedogenic })).toBe(expected),
)

test.each([
  [1, 'Mild'],
  [3.9, 'Mild'],
  [4, 'Moderate'],
  [6.9, 'Moderate'],
  [7, 'Severe'],
  [10, 'Severe'],
])('FREP-18 DEC-25 a concern of severity %s is %s', (severity, label) =>
  expect(concernLabel(severity)).toBe(label),
)

test.each([
  [80, 'Excellent', 'Excellent', 'Excellent'],
  [79.9, 'Good', 'Good', 'Good'],
  [60, 'Good', 'Good', 'Good'],
  [59.9, 'Needs Care', 'Fair', 'Needs Attention'],
  [40, 'Needs Care', 'Fair', 'Needs Attention'],
  [39.9, 'Needs Care', 'Needs Work', 'Needs Attention'],
  [0, 'Needs Care', 'Needs Work', 'Needs Attention'],
])(
  'FREP-20 FREP-21 FDET-08 FDET-09 FDET-10 TREND-13 a face score of %s: overall %s, metric %s, badge %s',
  (score, overall, metric, badge) =>
    expect([
      faceOverallLabel(score),
      faceMetricLabel(score),
      conditionLabel(score),
      faceBadge(score),
    ]).toEqual([overall, metric, metric, badge]),
)

test.each([
  [2, 5, null],
  [3, 5, 'medium'],
  [4, 5, 'high'],
  [5, 5, 'critical'],
  [6, 5, 'critical'],
  [100, null, null],
  [0, 0, null],
  [599, 1_000, null],
  [600, 1_000, 'medium'],
  [799, 1_000, 'medium'],
  [800, 1_000, 'high'],
  [999, 1_000, 'high'],
  [1_000, 1_000, 'critical'],
])('DASH-04 DASH-05 DASH-06 DASH-07 DASH-10 %s of %s: %s', (used, limit, severity) =>
  expect(usageSeverity(used, limit)).toBe(severity),
)

test('B-61 UX-08 each scale of four words has four signs, and each word has one', () => {
  const scales = [
    [ringLabel, ringTone],
    [faceMetricLabel, faceMetricTone],
    [conditionLabel, conditionTone],
  ] as const
  for (const [label, tone] of scales) {
    const signs = new Map<string, Set<string>>()
    for (let score = 0; score <= 100; score += 1) {
      const word = label(score)
      signs.set(word, (signs.get(word) ?? new Set()).add(tone(score)))
    }
    expect([...signs.values()].map((found) => found.size)).toEqual([1, 1, 1, 1])
    expect(new Set([...signs.values()].flatMap((found) => [...found])).size).toBe(4)
  }
  expect([ringLabel(54), ringTone(54), ringTone(null)]).toEqual(['Moderate', 'weak', 'unknown'])
})

test.each([
  [10, 'poor'],
  [7, 'poor'],
  [6.9, 'fair'],
  [4, 'fair'],
  [3.9, 'good'],
  [1, 'good'],
])('FREP-19 a concern of %s is %s, and its word goes with it', (severity, tone) => {
  expect(concernTone(severity)).toBe(tone)
  expect(concernLabel(severity)).toBe({ poor: 'Severe', fair: 'Moderate', good: 'Mild' }[tone])
})

test('B-61 a scale of three words has the three safety colours', () => {
  for (let score = 0; score <= 100; score += 1) {
    const tone = safetyTone(score)
    const expected = { good: 'Excellent', fair: 'Good', poor: 'Needs Care' }[tone as 'good']
    expect(faceOverallLabel(score)).toBe(expected)
    expect(faceBadge(score)).toBe(tone === 'poor' ? 'Needs Attention' : expected)
  }
})

test('RES-12 a rating has the word of the figure that is shown', () => {
  for (let rating = 0; rating <= 5; rating += 0.01) {
    expect(comedogenicLabel(rating)).toBe(comedogenicLabel(shownRating(rating)))
  }
  expect([shownRating(2.04), comedogenicLabel(2.04)]).toEqual([2, 'Low risk'])
  expect([shownRating(2.05), comedogenicLabel(2.05)]).toEqual([2.1, 'Moderate'])
})

test('B-98 DEC-26 vegan is said only where every name can be told', () => {
  expect(veganVerdict(true, 0)).toBe('vegan')
  expect(veganVerdict(true, 1)).toBe('none-known')
  expect(veganVerdict(false, 0)).toBe('not-vegan')
  expect(veganVerdict(false, 4)).toBe('not-vegan')
  expect(veganVerdict(true, undefined)).toBe('none-known')
  expect(veganVerdict(false, undefined)).toBe('not-vegan')
  expect(veganVerdict(undefined, 0)).toBeNull()
})

test.each([
  [{ why: { rule: 'perhaps-banned' }, section: 'main' }, true],
  [{ why: { rule: 'perhaps-banned' }, section: 'may-contain' }, false],
  [{ why: { rule: 'banned' }, section: 'main' }, false],
  [{ why: null, section: 'main' }, false],
  [{}, false],
])('RES-18 %j may be forbidden: %s', (ingredient, expected) => {
  expect(isPerhapsForbidden(ingredient)).toBe(expected)
})
