import { expect, test } from 'vitest'
import { readCurrent } from './subscription.ts'

const LIMITS = { maxAnalysesPerMonth: 600, maxFaceAnalysesPerMonth: 36 }
const PLAN = {
  id: 'standard-annual',
  name: 'Standard',
  billingPeriod: 'annual',
  ...LIMITS,
  features: LIMITS,
  description: 'For a shelf you keep an eye on.',
  priceText: '$95.90/year',
}

test("BILL-29 B-64 'yearly' is read as annual", () => {
  expect(readCurrent({ plan: { ...PLAN, billingPeriod: 'yearly' }, subscription: null }).plan).toEqual(PLAN)
})

test('BILL-11 an answer without a plan or a subscription is none, not a failure', () => {
  expect(readCurrent({})).toEqual({ plan: null, subscription: null })
  expect(readCurrent({ plan: null, subscription: null })).toEqual({ plan: null, subscription: null })
})

test('BILL-29 a status nobody knows is refused rather than shown as something else', () => {
  expect(() => readCurrent({ plan: PLAN, subscription: { status: 'fine' } })).toThrow()
})
