import { expect, test } from 'vitest'
import { amountText } from './constituent.ts'

test.each([
  [{ min: 20, max: 45 }, '20 to 45 %'],
  [{ min: 0, max: 1.5 }, 'up to 1.5 %'],
  [{ min: 85.8, max: 85.8 }, 'about 85.8 %'],
  [{ min: 50, max: 100 }, '50 % or more'],
  [null, ''],
])('a share of %o reads "%s"', (range, text) => {
  expect(amountText(range)).toBe(text)
})
