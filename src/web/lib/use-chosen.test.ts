import { expect, test } from 'vitest'
import { toggled } from './use-chosen.ts'

test('results are chosen and given up again, and a fourth is not taken', () => {
  expect(toggled([], 'a')).toEqual(['a'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  expect(toggled(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c'])
})
