import { expect, test } from 'vitest'
import { barTone, isNearLimit, usedPercent } from './allowance-bar.ts'

const of = (used: number, limit: number | null) => ({ used, limit, remaining: null })

test('BILL-31 BILL-32 BILL-33 the bar is green below 75 %, yellow from there, red from 90 %', () => {
  expect([74.9, 75, 89.9, 90, 130].map((used) => barTone(of(used, 100)))).toEqual([
    'good',
    'fair',
    'fair',
    'poor',
    'poor',
  ])
})

test('BILL-34 BILL-35 without a limit each view draws its own share', () => {
  expect(usedPercent(of(900, null), 0)).toBe(0)
  expect(usedPercent(of(900, null), 20)).toBe(20)
  expect(barTone(of(900, null))).toBe('good')
})

test('BILL-44 more than all of it still ends at 100 %', () => {
  expect(usedPercent(of(7, 5), 0)).toBe(100)
  expect(usedPercent(of(0, 5), 0)).toBe(0)
})

test('BILL-38 BILL-39 BILL-40 the warning starts at 80 %, never for unlimited or 0', () => {
  expect([of(39, 50), of(40, 50), of(9, null), of(0, 0)].map(isNearLimit)).toEqual([
    false,
    true,
    false,
    false,
  ])
})
