import { expect, test } from 'vitest'
import { isOfToday, providerConsentVersion } from './account.ts'
import { isSamePlan, limitOf, PLANS, rankOf } from './plan-catalogue.ts'

test('plans rise from Free to a year of Premium, and each is the same as itself alone', () => {
  expect(PLANS.map(rankOf)).toEqual([0, 2, 3, 4, 5])
  expect(rankOf({ name: 'Free', billingPeriod: 'annual' })).toBe(0)
  for (const [at, one] of PLANS.entries())
    for (const [place, other] of PLANS.entries()) expect(isSamePlan(one, other)).toBe(at === place)
})

test('each plan says how many of each kind it holds', () => {
  expect(
    PLANS.map((plan) => [plan.id, limitOf(plan, 'analysis'), limitOf(plan, 'face'), plan.price]),
  ).toEqual([
    ['free', 5, 0, 0],
    ['standard-monthly', 50, 3, 9.99],
    ['standard-annual', 600, 36, 95.9],
    ['premium-monthly', null, 25, 19.99],
    ['premium-annual', null, 300, 191.9],
  ])
})

test('a consent is one of today in its own words; to let a provider look is to let us measure', () => {
  expect(isOfToday('sharing', '2026-11')).toBe(true)
  expect(isOfToday('face-analysis', '2026-11')).toBe(true)
  expect(isOfToday('sharing', '2026-10')).toBe(false)
  expect(isOfToday('face-analysis', '2026-10')).toBe(false)
  expect(isOfToday('face-analysis', providerConsentVersion('Acme AI'))).toBe(true)
  expect(isOfToday('sharing', providerConsentVersion('Acme AI'))).toBe(false)
  expect(isOfToday('face-analysis', `x${providerConsentVersion('Acme AI')}`)).toBe(false)
})
