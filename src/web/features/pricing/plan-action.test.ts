import { expect, test } from 'vitest'
import { PLANS } from '../../../contract/plan-catalogue.ts'
import { Plan } from '../../../contract/plans.ts'
import type { Current, Subscription } from '../../lib/queries/plan-queries.ts'
import { needsConsent, planAction } from './plan-action.ts'
import { cardsOf, fullYearPrice, planTexts } from './plan-facts.ts'

const END = '2027-05-03T00:00:00.000Z'

function plan(id: string): Plan {
  const found = PLANS.find((entry) => entry.id === id)
  if (found === undefined) throw new Error(`no plan ${id}`)
  return found
}

function on(id: string, part: Partial<Subscription> = {}): Current {
  const now = plan(id)
  const limits = {
    maxAnalysesPerMonth: now.maxAnalysesPerMonth,
    maxFaceAnalysesPerMonth: now.maxFaceAnalysesPerMonth,
  }
  const subscription: Subscription = {
    status: 'active',
    cancelAtPeriodEnd: false,
    currentPeriodStart: '2027-04-03T00:00:00.000Z',
    currentPeriodEnd: END,
    nextPlan: null,
    graceEndsAt: null,
    isTest: false,
    ...part,
  }
  return {
    plan: { ...now, ...limits, features: limits, priceText: '' },
    subscription: id === 'free' ? null : subscription,
  }
}

const kinds = (buyer: Parameters<typeof planAction>[1]) =>
  Object.fromEntries(PLANS.map((entry) => [entry.id, planAction(entry, buyer).kind]))

test('PRICE-12 PRICE-13 a visitor starts with every plan, and nothing is offered while the plan is unknown', () => {
  expect(new Set(Object.values(kinds('visitor')))).toEqual(new Set(['start']))
  expect(new Set(Object.values(kinds('unknown')))).toEqual(new Set(['wait']))
})

test('PRICE-08 PRICE-11 B-65 from Free everything is an upgrade', () => {
  expect(kinds(on('free'))).toEqual({
    free: 'current',
    'standard-monthly': 'upgrade',
    'standard-annual': 'upgrade',
    'premium-monthly': 'upgrade',
    'premium-annual': 'upgrade',
  })
})

test('B-65 DEC-47 DEC-48 upward upgrades, downward switches, Free ends; the own plan is one of name and period', () => {
  expect(kinds(on('premium-monthly'))).toEqual({
    free: 'free',
    'standard-monthly': 'switch',
    'standard-annual': 'switch',
    'premium-monthly': 'current',
    'premium-annual': 'upgrade',
  })
  expect(kinds(on('standard-annual'))).toEqual({
    free: 'free',
    'standard-monthly': 'switch',
    'standard-annual': 'current',
    'premium-monthly': 'upgrade',
    'premium-annual': 'upgrade',
  })
})

test('DEC-47 what is scheduled already says when, and is not offered again', () => {
  const down = on('premium-monthly', {
    nextPlan: { id: 'standard-monthly', name: 'Standard', billingPeriod: 'monthly' },
  })
  expect(planAction(plan('standard-monthly'), down)).toEqual({ kind: 'scheduled', at: END })
  expect(planAction(plan('standard-annual'), down)).toEqual({ kind: 'switch' })

  const ending = on('premium-monthly', { cancelAtPeriodEnd: true })
  expect(planAction(plan('free'), ending)).toEqual({ kind: 'scheduled', at: END })
})

test('a card is charged without another window only after it was said here', () => {
  expect(needsConsent(on('standard-monthly'))).toBe(true)
  expect(needsConsent(on('standard-monthly', { isTest: true }))).toBe(false)
  expect(needsConsent(on('free'))).toBe(false)
})

test('PRICE-03 PRICE-07 each view has its three cards, Free in both', () => {
  expect(cardsOf(PLANS, 'monthly').map(({ id }) => id)).toEqual([
    'free',
    'standard-monthly',
    'premium-monthly',
  ])
  expect(cardsOf(PLANS, 'annual').map(({ id }) => id)).toEqual(['free', 'standard-annual', 'premium-annual'])
})

test('PRICE-32 PRICE-35 a year strikes through what twelve months would cost', () => {
  expect(fullYearPrice(plan('standard-annual'), PLANS)).toBe(119.88)
  expect(fullYearPrice(plan('premium-annual'), PLANS)).toBe(239.88)
  expect(fullYearPrice(plan('premium-monthly'), PLANS)).toBeNull()
  expect(fullYearPrice(plan('premium-annual'), [plan('premium-annual')])).toBeNull()
})

test('PRICE-36 PRICE-37 PRICE-38 the texts are the server’s or written from the limits, and end with the extras', () => {
  expect(planTexts(plan('free')).slice(0, 2)).toEqual([
    { text: '5 ingredient analyses/month', isIncluded: true },
    { text: 'No face analyses included', isIncluded: false },
  ])
  expect(planTexts(plan('premium-annual')).slice(0, 2)).toEqual([
    { text: 'Unlimited ingredient analyses/year', isIncluded: true },
    { text: '300 face analyses/year', isIncluded: true },
  ])
  const told = planTexts({ ...plan('standard-monthly'), features: ['50 of them'] }).map(({ text }) => text)
  expect(told[0]).toBe('50 of them')
  expect(told.slice(1)).toContain('Everything in Free')
})

test('PRICE-25 PRICE-26 PRICE-27 a plan says its limits by number, null as unlimited and 0 as none', () => {
  const told = (maxAnalysesPerMonth: number | null, maxFaceAnalysesPerMonth: number | null) =>
    planTexts({ ...plan('standard-monthly'), maxAnalysesPerMonth, maxFaceAnalysesPerMonth }).slice(0, 2)

  expect(told(null, null).map(({ text }) => text)).toEqual([
    'Unlimited ingredient analyses/month',
    'Unlimited face analyses/month',
  ])
  expect(told(50, 0)).toEqual([
    { text: '50 ingredient analyses/month', isIncluded: true },
    { text: 'No face analyses included', isIncluded: false },
  ])
  for (const entry of PLANS) expect(Plan.parse(entry)).toEqual(entry)
  for (const missing of ['id', 'name', 'billingPeriod', 'price', 'currency', 'maxAnalysesPerMonth'] as const)
    expect(Plan.safeParse({ ...plan('standard-annual'), [missing]: undefined }).success).toBe(false)
  expect(
    Plan.parse({ ...plan('standard-annual'), note: undefined, features: undefined }).note,
  ).toBeUndefined()
  expect(Plan.safeParse({ ...plan('standard-annual'), billingPeriod: 'weekly' }).success).toBe(false)
})
