import { expect, test } from 'vitest'
import { entitlementOf, type SubscriptionState } from './entitlement.ts'

const at = (text: string) => new Date(text.length === 10 ? `${text}T00:00:00.000Z` : text)
const bought = (change: Partial<SubscriptionState> = {}): SubscriptionState => ({
  planId: 'standard-monthly',
  status: 'active',
  periodStart: at('2026-03-10'),
  periodEnd: at('2026-04-10'),
  cancelAt: null,
  pastDueSince: null,
  keptPlanId: null,
  keptUntil: null,
  ...change,
})
const planOn = (day: string, ...subscriptions: SubscriptionState[]) =>
  entitlementOf(subscriptions, at(day)).plan.id

test('DEC-50 without a subscription everybody is on Free, by the calendar month', () => {
  expect(entitlementOf([], at('2026-03-15'))).toMatchObject({
    plan: { id: 'free' },
    from: null,
    period: { start: at('2026-03-01'), end: at('2026-04-01') },
  })
})

test.each<[string, Partial<SubscriptionState>, string, string]>([
  ['active', {}, '2026-03-20', 'standard-monthly'],
  ['on trial', { status: 'trialing' }, '2026-03-20', 'standard-monthly'],
  [
    'BILL-25 to be cancelled, before its end',
    { cancelAt: at('2026-04-10') },
    '2026-04-09',
    'standard-monthly',
  ],
  ['BILL-26 to be cancelled, at its end', { cancelAt: at('2026-04-10') }, '2026-04-10', 'free'],
  ['active, its renewal not heard of for six days', {}, '2026-04-16', 'standard-monthly'],
  ['active, its renewal not heard of for seven days', {}, '2026-04-17', 'free'],
  [
    'unpaid for six days',
    { status: 'past_due', pastDueSince: at('2026-03-12') },
    '2026-03-18',
    'standard-monthly',
  ],
  ['unpaid for seven days', { status: 'past_due', pastDueSince: at('2026-03-12') }, '2026-03-19', 'free'],
  ['paused', { status: 'paused' }, '2026-03-11', 'free'],
  ['canceled', { status: 'canceled' }, '2026-03-11', 'free'],
  ['of a plan that is not in the catalogue', { planId: 'gold-monthly' }, '2026-03-11', 'free'],
])('one that is %s gives on %s', (_what, change, day, plan) => {
  expect(planOn(day, bought(change))).toBe(plan)
})

test('DEC-47 a downgrade keeps what was paid for until the period ends', () => {
  const downgraded = bought({ keptPlanId: 'premium-monthly', keptUntil: at('2026-04-10') })

  expect(planOn('2026-04-09', downgraded)).toBe('premium-monthly')
  expect(planOn('2026-04-10', downgraded)).toBe('standard-monthly')
})

test('of two running subscriptions the better one counts, in either order', () => {
  const [low, high] = [bought(), bought({ planId: 'premium-monthly' })]

  expect(planOn('2026-03-20', low, high)).toBe('premium-monthly')
  expect(planOn('2026-03-20', high, low)).toBe('premium-monthly')
})

test('DEC-46 a yearly plan counts from the day it was paid for, a monthly one by the calendar', () => {
  const annual = bought({ planId: 'standard-annual', periodEnd: at('2027-03-10') })

  expect(entitlementOf([annual], at('2026-07-04')).period).toEqual({
    start: at('2026-03-10'),
    end: at('2027-03-10'),
  })
  expect(entitlementOf([bought()], at('2026-03-20')).period).toEqual({
    start: at('2026-03-01'),
    end: at('2026-04-01'),
  })
})
