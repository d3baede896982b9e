import { expect, test } from 'vitest'
import { amountText, smallestOf } from './amount-text.ts'

test.each([
  [1_999, 'USD', '$19.99'],
  [5, 'USD', '$0.05'],
  [999, 'EUR', '€9.99'],
  [1_500, 'JPY', '¥1,500'],
  [1_500, 'KWD', 'KWD\u00a01.500'],
])('%i of %s is written %s', (smallest, currency, text) => {
  expect(amountText(smallest, currency)).toBe(text)
})

test.each([
  ['9.99', 'EUR', 999],
  ['9,99', 'EUR', 999],
  ['19.9', 'USD', 1_990],
  ['0.29', 'USD', 29],
  ['1500', 'JPY', 1_500],
  ['1.5', 'KWD', 1_500],
])('%s of %s is read as %i', (text, currency, smallest) => {
  expect(smallestOf(text, currency)).toBe(smallest)
})
