import { expect, test } from 'vitest'
import { toMicrosecondIso, momentAfter, movedBack } from './microsecond-iso.ts'
import type { SubscriptionSnapshot } from './provider.ts'
import { bought, cancelScheduled, switched, transitionsUntil } from './subscription-states.ts'

const monthsOf = (priceId: string) => (priceId.endsWith('annual') ? 12 : 1)
const ids = { subscriptionId: 'sub_test_1', customerId: 'ctm_test_1' }

function startedOn(moment: string, planId: string): SubscriptionSnapshot {
  const order = { intent: 'x', priceId: `pri_test_${planId}` }
  const [, activated] = bought(order, ids, new Date(moment), monthsOf)
  return activated.after
}

const ends = (transitions: { after: SubscriptionSnapshot }[]) =>
  transitions.map(({ after }) => after.periodEnd.slice(0, 10))

test('a purchase is created and then activated, a microsecond later, for one period', () => {
  const [created, activated] = bought(
    { intent: 'x', priceId: 'pri_test_premium-annual' },
    ids,
    new Date('2028-02-29T08:00:00.123Z'),
    monthsOf,
  )

  expect(created).toMatchObject({
    type: 'subscription.created',
    after: {
      status: 'active',
      intent: 'x',
      periodStart: '2028-02-29T08:00:00.123000Z',
      periodEnd: '2029-02-28T08:00:00.123000Z',
      updatedAt: '2028-02-29T08:00:00.123000Z',
    },
  })
  expect(activated).toMatchObject({
    type: 'subscription.activated',
    after: { updatedAt: '2028-02-29T08:00:00.123001Z' },
  })
})

test('a month of the 31st ends on the last day of short months and on the 31st again after them', () => {
  const started = startedOn('2027-01-31T09:00:00Z', 'standard-monthly')

  expect(started.periodEnd.slice(0, 10)).toBe('2027-02-28')
  expect(ends(transitionsUntil(started, new Date('2027-07-01T00:00:00Z'), monthsOf))).toEqual([
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
    '2027-06-30',
    '2027-07-31',
  ])
})

test('a year of 29 February comes back to it in every leap year', () => {
  const started = startedOn('2028-02-29T09:00:00Z', 'standard-annual')

  expect(ends(transitionsUntil(started, new Date('2032-06-01T00:00:00Z'), monthsOf))).toEqual([
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
    '2033-02-28',
  ])
})

test('nothing has happened before the moment of the end, and all of it at that moment', () => {
  const started = startedOn('2026-03-10T09:00:00Z', 'standard-monthly')

  expect(transitionsUntil(started, new Date('2026-04-10T08:59:59.999Z'), monthsOf)).toEqual([])
  expect(transitionsUntil(started, new Date('2026-04-10T09:00:00.000Z'), monthsOf)).toHaveLength(1)
})

test('BILL-26 what was cancelled ends at its date and never renews', () => {
  const cancelled = cancelScheduled(
    startedOn('2026-03-10T09:00:00Z', 'standard-monthly'),
    new Date('2026-03-12T09:00:00Z'),
  ).after

  const transitions = transitionsUntil(cancelled, new Date('2030-01-01T00:00:00Z'), monthsOf)

  expect(transitions).toMatchObject([
    {
      type: 'subscription.canceled',
      after: { status: 'canceled', endedAt: '2026-04-10T09:00:00.000000Z', cancelAt: null },
    },
  ])
})

test('every state is later than the one before it, even when the clock stands still', () => {
  const started = startedOn('2026-03-10T09:00:00Z', 'standard-monthly')
  const now = new Date('2026-03-10T09:00:00Z')

  const to = { priceId: 'pri_test_premium-monthly', at: 'now' } as const
  const { after } = switched(cancelScheduled(started, now).after, to, now, monthsOf)

  expect(after.updatedAt).toBe('2026-03-10T09:00:00.000003Z')
})

test.each([
  ['2026-03-10T09:00:00.000001Z', '2026-03-10T09:00:00.000001Z'],
  ['2026-03-10T09:00:00Z', '2026-03-10T09:00:00.000000Z'],
  ['2026-03-10 09:00:00.5+00', '2026-03-10T09:00:00.500000Z'],
  ['2026-03-10 14:30:00.25+05:30', '2026-03-10T09:00:00.250000Z'],
  ['2026-03-10 11:00:00+02', '2026-03-10T09:00:00.000000Z'],
])('%s is written as %s, as sent or as the database prints it', (given, written) => {
  expect(toMicrosecondIso(given)).toBe(written)
})

test('moments keep their microseconds when they are moved or followed', () => {
  expect(momentAfter(new Date('2026-03-10T09:00:00Z'), '2026-03-10T09:00:00.000999Z')).toBe(
    '2026-03-10T09:00:00.001000Z',
  )
  expect(momentAfter(new Date('2026-03-10T09:00:01Z'), '2026-03-10T09:00:00.000999Z')).toBe(
    '2026-03-10T09:00:01.000000Z',
  )
  expect(movedBack('2026-03-10T09:00:00.000999Z', 86_400_000)).toBe('2026-03-09T09:00:00.000999Z')
  expect(() => toMicrosecondIso('soon')).toThrow(RangeError)
})
