import { expect, it } from 'vitest'
import { consensusOf } from './compile-comedogenic.ts'

it.each([
  ['one list speaks for itself', [3], 3, 3, 3, null, false],
  ['lists that agree', [2, 2, 2], 2, 2, 2, null, false],
  ['a step apart is no dispute', [1, 1, 0, 1, 1], 1, 0, 1, null, false],
  ['one alone above all others is left out', [0, 0, 5, 0, 0], 0, 0, 0, 5, false],
  ['one alone below all others is left out', [4, 4, 3, 0, 4, 4], 4, 3, 4, 0, false],
  ['three lists are enough for that', [0, 0, 2], 0, 0, 0, 2, false],
  ['of two lists nobody can say who is alone', [0, 3], 1.5, 0, 3, null, true],
  ['two against two', [1, 1, 4, 4], 2.5, 1, 4, null, true],
  ['others that disagree have no outlier', [0, 2, 5], 2, 0, 5, null, true],
  ['two outliers are a dispute', [0, 0, 0, 4, 5], 0, 0, 5, null, true],
  ['an even number: between the two in the middle', [1, 2], 1.5, 1, 2, null, false],
] as const)('%s: %j', (_, ratings, median, min, max, outlier, isDisputed) => {
  expect(consensusOf(ratings)).toEqual({ median, min, max, outlier, isDisputed })
  expect(consensusOf([...ratings].reverse())).toEqual({ median, min, max, outlier, isDisputed })
})
