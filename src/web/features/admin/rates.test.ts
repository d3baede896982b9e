import { expect, test } from 'vitest'
import type { AdminStats } from '../../../contract/admin.ts'
import { ratesOf } from './rate-cards.tsx'

const stats = (errorRate: number, analysisCalls: number) =>
  ({ apiUsage: { errorRate, analysisCalls, ocrCalls: 0, faceAnalysisCalls: 0 } }) as AdminStats

test.each([
  [0, '0.0%', '100.0%'],
  [2.345, '2.3%', '97.7%'],
  [33.333333, '33.3%', '66.7%'],
  [100, '100.0%', '0.0%'],
])('ADMIN-19 ADMIN-20 an error rate of %s is %s, and success %s', (rate, error, success) => {
  expect(ratesOf(stats(rate, 3))).toEqual({ error, success })
})

test('ADMIN-19 without a call there is no rate', () => {
  expect(ratesOf(stats(0, 0))).toBeNull()
})
