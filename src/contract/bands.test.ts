import { expect, test } from 'vitest'
import {
  comedogenicLabel,
  concernLabel,
  conditionLabel,
  faceBadge,
  faceMetricLabel,
  faceOverallLabel,
  isKeyConcern,
  ringLabel,
  safetyTone,
  summaryWord,
  usageSeverity,
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
])('DASH-04 DASH-05 DASH-06 DASH-07 DASH-10 %s of %s: %s', (used, limit, severity) =>
  expect(usageSeverity(used, limit)).toBe(severity),
)
