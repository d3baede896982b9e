import { expect, test } from 'vitest'
import type { SkinMeasureName } from '../../contract/skin.ts'
import { REFERENCE } from './reference.ts'
import { facesBelow, normFor, percentileOf, scoreOf, severityOf, type Norm } from './scale.ts'

const TENS: Norm = { p10: 10, p25: 20, p50: 40, p80: 60, p90: 80, p98: 100, people: 50, perPigment: 0.5 }
/** Of most faces nothing at all is seen: three knots in one place. */
const STEP: Norm = { ...TENS, p10: 0, p25: 0, p50: 0, p80: 2, p90: 3, p98: 5 }

test.each([
  [-30, 0],
  [-20, 0],
  [-5, 5],
  [10, 10],
  [15, 17.5],
  [20, 25],
  [30, 37.5],
  [40, 50],
  [50, 65],
  [60, 80],
  [70, 85],
  [80, 90],
  [90, 94],
  [100, 98],
  [110, 98.5],
  [120, 99],
  [500, 99],
])('FREP-08 of the ordinary faces %d is more than %d of a hundred', (value, percentile) => {
  expect(percentileOf(value, TENS)).toBeCloseTo(percentile, 9)
})

test.each([
  [0, 0],
  [10, 0],
  [25, 0.5],
  [40, 1],
  [50, 1.75],
  [60, 2.5],
  [70, 3.25],
  [80, 4],
  [90, 5.5],
  [100, 7],
  [110, 8.5],
  [120, 10],
  [500, 10],
])('FREP-08 a measure of %d is as severe as %d of ten', (value, severity) => {
  expect(severityOf(value, TENS)).toBeCloseTo(severity, 9)
})

test.each([
  [0, 95],
  [10, 95],
  [15, 91],
  [20, 87],
  [30, 81.5],
  [40, 76],
  [50, 67],
  [60, 58],
  [70, 52],
  [80, 46],
  [90, 37],
  [100, 28],
  [110, 24],
  [120, 20],
  [500, 20],
])('FREP-02 a measure of %d scores %d', (value, score) => {
  expect(scoreOf(value, TENS)).toBeCloseTo(score, 9)
})

test('FREP-02 where most faces show nothing, nothing is the best score and the least place, and a little is a step', () => {
  expect([scoreOf(-1, STEP), scoreOf(0, STEP), scoreOf(1, STEP), scoreOf(2, STEP)]).toEqual([95, 95, 67, 58])
  expect([severityOf(0, STEP), severityOf(1, STEP), severityOf(2, STEP)]).toEqual([0, 1.75, 2.5])
  expect(percentileOf(1, STEP)).toBe(65)
})

test('FREP-08 faces are counted, not shared out in hundreds', () => {
  expect([facesBelow(40, TENS), facesBelow(60, TENS), facesBelow(70, TENS), facesBelow(500, TENS)]).toEqual([
    25, 40, 43, 50,
  ])
})

test.each([
  [null, 0],
  [14, 0],
  [15, 0.5],
  [0, -7],
  [-5, -7],
  [32, 9],
  [40, 9],
])('FREP-08 at a pigment of %s the norm of every place is moved by %d', (pigment, shift) => {
  const { p10, p25, p50, p80, p90, p98, people, perPigment } = normFor(TENS, pigment)

  expect([p10, p25, p50, p80, p90, p98]).toEqual([10, 20, 40, 60, 80, 100].map((at) => at + shift))
  expect([people, perPigment]).toEqual([50, 0.5])
})

/** What is measured, what it scores, how severe it is, how many faces show less; and what the third scores on light and dark skin. */
test.each<[SkinMeasureName, number[], number[], number[], number[], number[]]>([
  [
    'redness',
    [4.9, 7.8, 13.3, 18.7, 26.3, 37.4],
    [90.7, 81.5, 67.1, 52, 37, 24],
    [0.12, 0.62, 1.74, 3.25, 5.5, 8.49],
    [11, 23, 40, 52, 57, 60],
    [72.3, 62],
  ],
  [
    'under-eye-darkness',
    [-3.1, 1.6, 8.1, 14.5, 24, 38],
    [91, 81.5, 67, 52, 36.9, 24],
    [0.24, 0.73, 1.75, 3.25, 5.51, 8.49],
    [11, 23, 40, 52, 57, 60],
    [64.5, 69.4],
  ],
  [
    'texture',
    [5.8, 8.1, 10.8, 14.2, 17.9, 22],
    [90.9, 81.7, 66.9, 51.9, 37, 24],
    [0.31, 0.8, 1.76, 3.26, 5.5, 8.5],
    [10, 21, 38, 49, 55, 57],
    [47, 90.3],
  ],
  [
    'lines',
    [0.3, 0.7, 1.5, 2.7, 4, 5.5],
    [90.5, 82.3, 67.6, 52.3, 37.4, 23.7],
    [0.29, 0.73, 1.7, 3.22, 5.44, 8.61],
    [11, 21, 37, 49, 54, 57],
    [59.3, 75.9],
  ],
  [
    'shine',
    [-3.2, 6, 20.4, 33.2, 44.8, 61.5],
    [91, 81.5, 67, 52, 37, 24],
    [0.24, 0.74, 1.75, 3.25, 5.5, 8.51],
    [9, 20, 34, 45, 50, 52],
    [61.5, 72.5],
  ],
  [
    'dark-spots',
    [0.2, 1.1, 2.9, 6, 11.4, 18.6],
    [91.3, 81.4, 67.1, 51.9, 36.9, 24],
    [0.17, 0.69, 1.74, 3.26, 5.51, 8.51],
    [10, 22, 38, 49, 55, 57],
    [61, 73.2],
  ],
  [
    'blemish-spots',
    [0, 0, 1, 2, 2.7, 4],
    [95, 95, 67, 58, 44.1, 28.7],
    [0, 0, 1.75, 2.5, 4.32, 6.88],
    [0, 0, 38, 46, 53, 57],
    [67, 67],
  ],
  [
    'unevenness',
    [3, 3.9, 5, 6.2, 7.4, 8.8],
    [91.3, 82.1, 67.6, 52.5, 37.2, 24.3],
    [0.27, 0.77, 1.7, 3.19, 5.47, 8.41],
    [10, 22, 39, 52, 57, 60],
    [47.9, 87.9],
  ],
  [
    'dryness-appearance',
    [4.3, 6.2, 8.7, 11.7, 15, 19.2],
    [90.9, 81.7, 67.2, 52, 36.9, 24.1],
    [0.33, 0.81, 1.73, 3.25, 5.52, 8.47],
    [9, 19, 32, 43, 47, 49],
    [44.3, 91.3],
  ],
])('FREP-02 FREP-08 %s of %j scores %j', (measure, values, scores, severities, below, toned) => {
  const norm = REFERENCE[measure]
  const round = (value: number, digits: number) => Number(value.toFixed(digits))

  expect(values.map((value) => round(scoreOf(value, norm), 1))).toEqual(scores)
  expect(values.map((value) => round(severityOf(value, norm), 2))).toEqual(severities)
  expect(values.map((value) => facesBelow(value, norm))).toEqual(below)
  expect([0, 28].map((pigment) => round(scoreOf(values[2] ?? 0, normFor(norm, pigment)), 1))).toEqual(toned)
})
