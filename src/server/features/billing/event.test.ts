import { expect, test } from 'vitest'
import { EventEnvelope, isAboutSubscription, snapshotOf, subscriptionStateIn } from './event.ts'

const MOMENT = '2026-03-10T12:00:00.000001Z'
const entity = {
  id: 'sub_1',
  status: 'active',
  customer_id: 'ctm_1',
  started_at: '2026-03-01T00:00:00Z',
  first_billed_at: '2026-03-02T00:00:00Z',
  created_at: '2026-03-03T00:00:00Z',
  updated_at: '2026-03-04T00:00:00.000002Z',
  canceled_at: null,
  current_billing_period: { starts_at: '2026-03-05T00:00:00Z', ends_at: '2026-04-05T00:00:00Z' },
  scheduled_change: null,
  items: [{ price: { id: 'pri_1' } }, { price: { id: 'pri_2' } }],
  custom_data: { intent: 'buy_1.signature', userId: 'usr_1' },
}
const envelope = {
  event_id: `evt_${'0'.repeat(26)}`,
  event_type: 'subscription.updated',
  occurred_at: MOMENT,
  data: entity,
}
const read = (change: object) => EventEnvelope.parse({ ...envelope, data: { ...entity, ...change } })
const snapshot = (change: object = {}) => snapshotOf(read(change))

test('a subscription is read from its event, to the microsecond', () => {
  expect(snapshot()).toEqual({
    id: 'sub_1',
    status: 'active',
    customerId: 'ctm_1',
    priceId: 'pri_1',
    intent: 'buy_1.signature',
    startedAt: '2026-03-01T00:00:00Z',
    endedAt: null,
    periodStart: '2026-03-05T00:00:00Z',
    periodEnd: '2026-04-05T00:00:00Z',
    cancelAt: null,
    updatedAt: '2026-03-04T00:00:00.000002Z',
  })
})

const over = { current_billing_period: null }
test.each<[string, object, object]>([
  ['not started yet, from its first bill', { started_at: null }, { startedAt: '2026-03-02T00:00:00Z' }],
  [
    'never billed, from when it was made',
    { started_at: null, first_billed_at: null },
    { startedAt: '2026-03-03T00:00:00Z' },
  ],
  [
    'without a period, from its start to this state',
    over,
    { periodStart: '2026-03-01T00:00:00Z', periodEnd: '2026-03-04T00:00:00.000002Z', endedAt: null },
  ],
  [
    'ended, from its start to its end',
    { ...over, status: 'canceled', canceled_at: '2026-03-09T00:00:00Z' },
    {
      periodStart: '2026-03-01T00:00:00Z',
      periodEnd: '2026-03-09T00:00:00Z',
      endedAt: '2026-03-09T00:00:00Z',
    },
  ],
  [
    'to be cancelled',
    { scheduled_change: { action: 'cancel', effective_at: '2026-04-05T00:00:00Z' } },
    { cancelAt: '2026-04-05T00:00:00Z' },
  ],
  [
    'to be paused, which is no cancellation',
    { scheduled_change: { action: 'pause', effective_at: '2026-04-05T00:00:00Z' } },
    { cancelAt: null },
  ],
  ['without data of ours', { custom_data: null }, { intent: null }],
  ['with other data', { custom_data: { source: 'shop' } }, { intent: null }],
  ['with data that is none', { custom_data: 'buy_1.signature' }, { intent: null }],
  [
    'with an intent of 200 characters',
    { custom_data: { intent: 'x'.repeat(200) } },
    { intent: 'x'.repeat(200) },
  ],
  ['with a longer one', { custom_data: { intent: 'x'.repeat(201) } }, { intent: null }],
])('one that is %s', (_what, change, told) => {
  expect(snapshot(change)).toMatchObject(told)
})

test.each<[string, object]>([
  ['no id', { id: '' }],
  ['an id of 81 characters', { id: 'x'.repeat(81) }],
  ['no customer', { customer_id: '' }],
  ['a customer of 81 characters', { customer_id: 'x'.repeat(81) }],
  ['a state nobody knows', { status: 'expired' }],
  ['no item', { items: [] }],
  ['an item without a price', { items: [{}] }],
  ['a day for a moment', { updated_at: '2026-03-04' }],
  ['a moment without its zone', { created_at: '2026-03-04T00:00:00' }],
])('one with %s cannot be read', (_what, change) => {
  expect(() => snapshot(change)).toThrow()
})

test('ids of one letter and of 80 can, and moments with an offset', () => {
  expect(snapshot({ id: 's', customer_id: 'c' })).toMatchObject({ id: 's', customerId: 'c' })
  const long = 'x'.repeat(80)

  expect(snapshot({ id: long, customer_id: long, updated_at: '2026-03-04T02:00:00+02:00' })).toMatchObject({
    id: long,
    customerId: long,
    updatedAt: '2026-03-04T02:00:00+02:00',
  })
})

test.each<[string, object, boolean]>([
  ['a type of one letter', { event_type: 'x' }, true],
  ['a type of 80 characters', { event_type: 'x'.repeat(80) }, true],
  ['one of 81', { event_type: 'x'.repeat(81) }, false],
  ['no type', { event_type: '' }, false],
  ['an id of 25 letters', { event_id: `evt_${'0'.repeat(25)}` }, false],
  ['an id of 27 letters', { event_id: `evt_${'0'.repeat(27)}` }, false],
  ['an id of another thing', { event_id: `ntf_${'0'.repeat(26)}` }, false],
  ['an id with something before it', { event_id: `x${envelope.event_id}` }, false],
  ['an id in capitals', { event_id: `evt_${'A'.repeat(26)}` }, false],
  ['a moment that is none', { occurred_at: 'yesterday' }, false],
  ['a moment with an offset', { occurred_at: '2026-03-10T14:00:00+02:00' }, true],
  ['data that is a list', { data: [] }, false],
  ['empty data', { data: {} }, true],
])('an event with %s: %s', (_what, change, isOne) => {
  expect(EventEnvelope.safeParse({ ...envelope, ...change }).success).toBe(isOne)
})

test('what an event tells of which subscription, even where the rest cannot be read', () => {
  const event = (change: object) => EventEnvelope.parse({ ...envelope, ...change })
  const state = { subscriptionId: 'sub_1', subscriptionStatus: 'past_due' }

  expect(subscriptionStateIn(event({ data: { id: 'sub_1', status: 'past_due' } }))).toEqual(state)
  expect(subscriptionStateIn(event({ data: { id: 'x'.repeat(80), status: 'active' } }))).toMatchObject({
    subscriptionId: 'x'.repeat(80),
  })
  for (const data of [
    { id: 'x'.repeat(81), status: 'active' },
    { id: '', status: 'active' },
    { id: 'sub_1', status: 'expired' },
    {},
  ])
    expect(subscriptionStateIn(event({ data }))).toBeNull()
  for (const event_type of ['transaction.completed', 'subscriptions.updated', 'a.subscription.updated']) {
    expect(isAboutSubscription(event({ event_type }))).toBe(false)
    expect(subscriptionStateIn(event({ event_type, data: { id: 'sub_1', status: 'past_due' } }))).toBeNull()
  }
})
