import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { eventText, signatureOf, subscriptionData } from './event.ts'
import type { SubscriptionSnapshot } from '../provider.ts'

const RUNNING: SubscriptionSnapshot = {
  id: 'sub_1',
  status: 'active',
  customerId: 'ctm_1',
  priceId: 'pri_1',
  intent: 'buy_1.signature',
  startedAt: '2026-01-10T00:00:00.000000Z',
  periodStart: '2026-03-10T00:00:00.000000Z',
  periodEnd: '2026-04-10T00:00:00.000000Z',
  cancelAt: null,
  endedAt: null,
  updatedAt: '2026-03-11T00:00:00.000001Z',
}
const CUSTOM = { intent: 'buy_1.signature', source: 'opaline-web' }

test('DEC-50 an event of the test provider has the envelope of the real one, and its signature is over exactly these bytes', () => {
  const text = eventText({
    eventId: 'evt_1',
    notificationId: 'ntf_1',
    type: 'subscription.updated',
    occurredAt: '2026-03-10T12:00:00.000001Z',
    data: { id: 'sub_1' },
  })

  expect(JSON.parse(text)).toEqual({
    event_id: 'evt_1',
    event_type: 'subscription.updated',
    occurred_at: '2026-03-10T12:00:00.000001Z',
    notification_id: 'ntf_1',
    data: { id: 'sub_1' },
  })
  // The seconds are those that have passed: 999 ms are none yet.
  const h1 = createHmac('sha256', 'secret').update(`1773144000:${text}`).digest('hex')
  expect(signatureOf(text, 'secret', new Date(1_773_144_000_999))).toBe(`ts=1773144000;h1=${h1}`)
})

/** In the words of developer.paddle.com, entity "subscription". */
test('DEC-50 a running subscription of the test provider is told as the real one tells it', () => {
  const month = { interval: 'month', frequency: 1 }
  expect(subscriptionData(RUNNING, 'premium-monthly', CUSTOM)).toEqual({
    id: 'sub_1',
    status: 'active',
    customer_id: 'ctm_1',
    address_id: 'add_1',
    business_id: null,
    currency_code: 'USD',
    created_at: RUNNING.startedAt,
    updated_at: RUNNING.updatedAt,
    started_at: RUNNING.startedAt,
    first_billed_at: RUNNING.startedAt,
    next_billed_at: RUNNING.periodEnd,
    paused_at: null,
    canceled_at: null,
    discount: null,
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period: { starts_at: RUNNING.periodStart, ends_at: RUNNING.periodEnd },
    billing_cycle: month,
    scheduled_change: null,
    items: [
      {
        status: 'active',
        quantity: 1,
        recurring: true,
        created_at: RUNNING.startedAt,
        updated_at: RUNNING.updatedAt,
        previously_billed_at: RUNNING.periodStart,
        next_billed_at: RUNNING.periodEnd,
        trial_dates: null,
        price: {
          id: 'pri_1',
          product_id: 'pro_1',
          type: 'standard',
          description: expect.stringMatching(/.{10}/),
          name: 'Premium',
          billing_cycle: month,
          trial_period: null,
          tax_mode: 'account_setting',
          unit_price: { amount: '1999', currency_code: 'USD' },
          unit_price_overrides: [],
          quantity: { minimum: 1, maximum: 1 },
          status: 'active',
          custom_data: null,
          import_meta: null,
        },
        product: {
          id: 'pro_1',
          name: 'Premium',
          description: expect.stringMatching(/.{10}/),
          type: 'standard',
          tax_category: 'saas',
          image_url: null,
          custom_data: null,
          import_meta: null,
          status: 'active',
          created_at: RUNNING.startedAt,
          updated_at: RUNNING.startedAt,
        },
      },
    ],
    custom_data: CUSTOM,
    import_meta: null,
  })
})

const CANCEL_AT = '2026-04-10T00:00:00.000000Z'
const ENDED_AT = '2026-03-12T00:00:00.000000Z'
test.each<[string, Partial<SubscriptionSnapshot>, string | null, object]>([
  [
    'a year',
    {},
    'standard-annual',
    {
      billing_cycle: { interval: 'year', frequency: 1 },
      items: [{ price: { name: 'Standard', billing_cycle: { interval: 'year' } } }],
    },
  ],
  [
    'one that was cancelled to its end',
    { cancelAt: CANCEL_AT },
    'standard-monthly',
    {
      scheduled_change: { action: 'cancel', effective_at: CANCEL_AT, resume_at: null },
      next_billed_at: null,
      current_billing_period: { ends_at: RUNNING.periodEnd },
      items: [{ status: 'active', next_billed_at: null }],
    },
  ],
  [
    'one that has ended',
    { status: 'canceled', endedAt: ENDED_AT },
    'standard-monthly',
    {
      canceled_at: ENDED_AT,
      next_billed_at: null,
      current_billing_period: null,
      items: [{ status: 'inactive', next_billed_at: null }],
    },
  ],
  ['a paused one', { status: 'paused' }, 'standard-monthly', { paused_at: RUNNING.updatedAt }],
  [
    'one of a plan that nobody knows',
    {},
    null,
    {
      billing_cycle: { interval: 'month' },
      items: [
        {
          price: { name: null, description: '', unit_price: { amount: '0' } },
          product: { name: '', description: null },
        },
      ],
    },
  ],
])('DEC-50 %s is told so', (_what, change, planId, told) => {
  expect(subscriptionData({ ...RUNNING, ...change }, planId, null)).toMatchObject({
    ...told,
    custom_data: null,
  })
})
