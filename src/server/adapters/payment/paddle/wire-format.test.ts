import { expect, test } from 'vitest'
import { invoiceOf, refundOf, snapshotOf } from './wire-format.ts'

const SUBSCRIPTION = {
  id: 'sub_1',
  status: 'active',
  customerId: 'ctm_1',
  items: [{ price: { id: 'pri_1' } }, { price: { id: 'pri_2' } }],
  customData: { intent: 'buy_1.signature', userId: 'usr_1' },
  createdAt: '2026-03-01T00:00:00Z',
  firstBilledAt: '2026-03-02T00:00:00Z',
  startedAt: '2026-03-03T00:00:00Z',
  updatedAt: '2026-03-04T00:00:00.5Z',
  canceledAt: null,
  currentBillingPeriod: { startsAt: '2026-03-05T00:00:00Z', endsAt: '2026-04-05T00:00:00Z' },
  scheduledChange: null,
}
const snapshot = (change: object = {}) => snapshotOf({ ...SUBSCRIPTION, ...change } as never)

test('BILL-29 a subscription is read from an answer of the provider, with the moment of its state to the microsecond', () => {
  expect(snapshot()).toEqual({
    id: 'sub_1',
    status: 'active',
    customerId: 'ctm_1',
    priceId: 'pri_1',
    intent: 'buy_1.signature',
    startedAt: '2026-03-03T00:00:00Z',
    periodStart: '2026-03-05T00:00:00Z',
    periodEnd: '2026-04-05T00:00:00Z',
    cancelAt: null,
    endedAt: null,
    updatedAt: '2026-03-04T00:00:00.500000Z',
  })
})

const over = { currentBillingPeriod: null }
test.each<[string, object, object]>([
  ['not started, from its first bill', { startedAt: null }, { startedAt: '2026-03-02T00:00:00Z' }],
  [
    'never billed, from when it was made',
    { startedAt: null, firstBilledAt: null },
    { startedAt: '2026-03-01T00:00:00Z' },
  ],
  [
    'without a period, from its start to this state',
    over,
    { periodStart: '2026-03-03T00:00:00Z', periodEnd: '2026-03-04T00:00:00.5Z', endedAt: null },
  ],
  [
    'ended, from its start to its end',
    { ...over, status: 'canceled', canceledAt: '2026-03-09T00:00:00Z' },
    {
      status: 'canceled',
      periodStart: '2026-03-03T00:00:00Z',
      periodEnd: '2026-03-09T00:00:00Z',
      endedAt: '2026-03-09T00:00:00Z',
    },
  ],
  [
    'to be cancelled',
    { scheduledChange: { action: 'cancel', effectiveAt: '2026-04-05T00:00:00Z' } },
    { cancelAt: '2026-04-05T00:00:00Z' },
  ],
  [
    'to be paused, which is no cancellation',
    { scheduledChange: { action: 'pause', effectiveAt: '2026-04-05T00:00:00Z' } },
    { cancelAt: null },
  ],
  ['without an item', { items: [] }, { priceId: '' }],
  ['without data of ours', { customData: null }, { intent: null }],
  ['with other data', { customData: { source: 'shop' } }, { intent: null }],
  ['with an intent that is no text', { customData: { intent: 7 } }, { intent: null }],
])('BILL-29 one that is %s', (_what, change, told) => {
  expect(snapshot(change)).toMatchObject(told)
})

const TRANSACTION = {
  id: 'txn_1',
  status: 'completed',
  invoiceNumber: '74-1',
  invoiceId: 'inv_1',
  currencyCode: 'EUR',
  billedAt: '2026-03-10T12:00:00.000001Z',
  details: { totals: { grandTotal: '1999' }, adjustedTotals: { grandTotal: '1999' } },
}
const invoice = (change: object = {}) => invoiceOf({ ...TRANSACTION, ...change } as never)
const adjusted = (total: string, left: string | null) => ({
  details: { totals: { grandTotal: total }, adjustedTotals: left === null ? null : { grandTotal: left } },
})

test('an invoice has its number, its moment and its amount in words', () => {
  expect(invoice()).toEqual({
    id: 'txn_1',
    number: '74-1',
    billedAt: '2026-03-10T12:00:00.000Z',
    totalText: '€19.99',
    status: 'paid',
    hasDocument: true,
  })
  expect(invoice({ invoiceId: null })).toMatchObject({ hasDocument: false })
})

test.each<[string, string | null]>([
  ['paid', 'paid'],
  ['completed', 'paid'],
  ['billed', 'due'],
  ['past_due', 'due'],
  ['canceled', 'canceled'],
  ['draft', null],
  ['ready', null],
])('a bill that is %s is told as %s', (status, told) => {
  expect(invoice({ status })?.status ?? null).toBe(told)
})

test.each<[string, object, string | null]>([
  ['of which nothing was paid back', adjusted('1999', '1999'), 'paid'],
  ['of which a part was paid back', adjusted('1999', '1'), 'paid'],
  ['of which all was paid back', adjusted('1999', '0'), 'refunded'],
  ['of one cent, all paid back', adjusted('1', '0'), 'refunded'],
  ['of nothing, as in a free month', adjusted('0', '0'), 'paid'],
  ['of which nobody says what is left', adjusted('1999', null), 'paid'],
  ['that is due still, with nothing left', { ...adjusted('1999', '0'), status: 'billed' }, 'due'],
  ['without a moment', { billedAt: null }, null],
  ['without details', { details: null }, null],
  ['without totals', { details: { totals: null } }, null],
])('a bill %s is told as %s', (_what, change, told) => {
  expect(invoice(change)?.status ?? null).toBe(told)
})

test('DEC-56 a refund is told in the smallest unit of its currency', () => {
  const adjustment = { id: 'adj_1', totals: { total: '1999' }, currencyCode: 'EUR' }

  expect(refundOf(adjustment as never)).toEqual({ id: 'adj_1', amount: 1_999, currency: 'EUR' })
})
