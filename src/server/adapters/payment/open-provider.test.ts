import { expect, test } from 'vitest'
import { openLog } from '../../platform/log.ts'
import type { Secrets } from '../../platform/security/secrets.ts'
import { openProvider } from './open-provider.ts'
import { asTest } from './test-provider.ts'
import type { Order } from './provider.ts'

const ALL = {
  'standard-monthly': 'pri_1',
  'standard-annual': 'pri_2',
  'premium-monthly': 'pri_3',
  'premium-annual': 'pri_4',
}

function opened(prices: Record<string, string> | null) {
  const logged: string[] = []
  const payment = prices && {
    apiKey: 'pdl_sdbx_apikey',
    webhookSecrets: ['secret'],
    clientToken: null,
    environment: 'sandbox' as const,
    prices,
    webhookToleranceSeconds: 30,
  }
  const provider = openProvider(payment, {
    origin: 'http://localhost:3000',
    log: openLog('debug', { write: (line) => void logged.push(line) }),
    secrets: { keyed: (purpose: string) => Buffer.from(purpose) } as Secrets,
    now: () => new Date('2026-03-10T12:00:00.000Z'),
    randomBytes: (size) => Buffer.alloc(size, 7),
  })
  const unsold = logged.flatMap((line) => (JSON.parse(line) as { unsold?: string[] }).unsold ?? [])
  return { provider, unsold, logged }
}

test('DEC-50 with keys the provider is the real one, and plans that cost something and have no price are named', () => {
  const { provider, unsold, logged } = opened({ 'standard-monthly': 'pri_1', 'premium-annual': 'pri_4' })

  expect(provider).toMatchObject({ kind: 'paddle', webhookSecrets: ['secret'], webhookToleranceSeconds: 30 })
  expect(provider.settings).toEqual({ mode: 'paddle', clientToken: null, environment: 'sandbox' })
  expect(provider.priceOf('standard-monthly')).toBe('pri_1')
  expect(unsold).toEqual(['standard-annual', 'premium-monthly'])
  expect(logged).toHaveLength(1)
  expect(asTest(provider)).toBeNull()
})

test('DEC-50 where all are sold nothing is said', () => {
  expect(opened(ALL).logged).toEqual([])
})

test('DEC-50 without keys payments are a test, signed with a secret of this database alone', async () => {
  const { provider } = opened(null)

  expect(provider).toMatchObject({
    kind: 'test',
    settings: { mode: 'test', clientToken: null, environment: null },
    webhookSecrets: [Buffer.from('paddle-test-webhook').toString('hex')],
    webhookToleranceSeconds: 60,
  })
  expect(await provider.portalUrl('ctm_1', 'sub_1')).toBeNull()
  expect(await provider.invoices('ctm_1')).toEqual([])
  expect(await provider.invoiceUrl('ctm_1', 'txn_1')).toBeNull()
})

test('only plans that cost something have a test price', () => {
  const { priceOf, planOf } = opened(null).provider

  expect(priceOf('standard-annual')).toBe('pri_test_standard-annual')
  expect(priceOf('free')).toBeNull()
  expect(planOf('pri_test_standard-annual')).toBe('standard-annual')
  expect(planOf('pri_test_free')).toBeNull()
  expect(planOf('pri_01stranger')).toBeNull()
})

test('DEC-50 a test purchase that no webhook takes over is a fault, whatever the webhook answers', async () => {
  const order = {
    intent: 'buy_1.x',
    userId: 'usr_1',
    planId: 'standard-monthly',
    priceId: 'pri_test_standard-monthly',
  }
  const pay = () => asTest(opened(null).provider)?.pay(order as Order)
  await expect(pay()).rejects.toMatchObject({ kind: 'unreachable', message: 'no webhook is bound yet' })

  const provider = asTest(opened(null).provider)
  const sent: string[] = []
  let status = 200
  provider?.deliverTo(async (text) => {
    sent.push(text)
    return status
  })
  expect(await provider?.pay(order as Order)).toMatch(/^sub_test_[a-z0-9]{26}$/)
  expect(sent.map((text) => (JSON.parse(text) as { event_type: string }).event_type)).toEqual([
    'subscription.created',
    'subscription.activated',
  ])
  for (status of [199, 201, 401, 500])
    await expect(provider?.pay(order as Order)).rejects.toMatchObject({
      kind: 'unreachable',
      message: `the webhook answered ${status} to subscription.created`,
    })
})

test('DEC-50 a declined test payment is told in the words of the real provider', async () => {
  const provider = asTest(opened(null).provider)
  const sent: unknown[] = []
  provider?.deliverTo(async (text) => {
    sent.push(JSON.parse(text))
    return 200
  })
  await provider?.decline({ intent: 'buy_1.x', userId: 'usr_1', planId: 'p', priceId: 'pri_1' } as Order)

  const moment = '2026-03-10T12:00:00.000000Z'
  expect(sent).toEqual([
    {
      event_id: `evt_${'7'.repeat(26)}`,
      notification_id: `ntf_${'7'.repeat(26)}`,
      event_type: 'transaction.payment_failed',
      occurred_at: moment,
      data: {
        id: `txn_${'7'.repeat(26)}`,
        status: 'ready',
        customer_id: expect.stringMatching(/^ctm_test_[a-z0-9]{20}$/),
        subscription_id: null,
        invoice_id: null,
        invoice_number: null,
        currency_code: 'USD',
        origin: 'web',
        collection_mode: 'automatic',
        created_at: moment,
        updated_at: moment,
        billed_at: null,
        custom_data: { intent: 'buy_1.x', userId: 'usr_1', planId: 'p', source: 'opaline-web' },
        items: [{ price: { id: 'pri_1' }, quantity: 1 }],
        payments: [{ status: 'error', error_code: 'declined', created_at: moment, captured_at: null }],
      },
    },
  ])
})
