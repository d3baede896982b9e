import type * as Timers from 'node:timers/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openLog } from '../../../platform/log.ts'
import { CATALOGUE, PRICES } from '../../../testing/paddle-stand-in/paddle-world.test-support.ts'
import {
  openStandIn,
  type Fault,
  type StandIn,
} from '../../../testing/paddle-stand-in/stand-in.test-support.ts'
import { openPaddle, type PaddleOptions } from './provider.ts'
import { ProviderFault, type Order } from '../provider.ts'

// Still waits, until a test lets the time pass at once.
vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof Timers>()
  return { ...timers, setTimeout: vi.fn(timers.setTimeout) }
})

let standIn: StandIn
const logged: string[] = []
const TIMEOUT_MS = 600
beforeAll(async () => {
  standIn = await openStandIn({ prices: CATALOGUE, secret: 'secret' })
  standIn.attach({ now: () => new Date('2026-03-10T12:00:00Z'), deliver: async () => 200 })
})
afterEach(() => standIn.forgetFaults())
afterAll(() => standIn.close())

function paddle(options: Partial<PaddleOptions> = {}) {
  return openPaddle({
    apiKey: 'pdl_sdbx_apikey_marker',
    clientToken: null,
    environment: 'sandbox',
    webhookSecrets: ['secret'],
    webhookToleranceSeconds: 60,
    prices: PRICES,
    origin: 'https://opaline.example',
    log: openLog('debug', { write: (line) => void logged.push(line) }),
    baseUrl: standIn.url,
    timeoutMs: TIMEOUT_MS,
    random: () => 0.1,
    ...options,
  })
}

const ORDER: Order = {
  intent: 'buy_1.signed',
  userId: 'usr_1',
  planId: 'standard-monthly',
  priceId: PRICES['standard-monthly'],
  customerEmail: 'ana@example.test',
  successUrl: 'https://opaline.example/billing?checkout=done',
}

async function running(planId: keyof typeof PRICES = 'standard-monthly') {
  const provider = paddle()
  const held = await standIn.pay(PRICES[planId], { intent: 'buy_1.signed' })
  const now = await provider.fetch(held)
  if (!now) throw new Error('the stand-in lost it')
  return { provider, now, held }
}

const lastRequest = () => standIn.requests.at(-1)

test('PRICE-18 with a client token the overlay takes the order; without one a server-made checkout does, which carries the intent', async () => {
  expect(await paddle({ clientToken: 'test_token' }).checkoutUrl(ORDER)).toBeNull()

  const url = await paddle().checkoutUrl(ORDER)

  expect(url).toMatch(/^https:\/\/pay\.paddle\.com\/checkout\?_ptxn=txn_/)
  expect(lastRequest()).toMatchObject({
    method: 'POST',
    path: '/transactions',
    authorization: 'bearer pdl_sdbx_apikey_marker',
    body: {
      items: [{ price_id: 'pri_standard_monthly', quantity: 1 }],
      custom_data: {
        intent: 'buy_1.signed',
        userId: 'usr_1',
        planId: 'standard-monthly',
        source: 'opaline-web',
      },
    },
  })
})

test.each([
  ['https://paddle.com.evil.example/pay', false],
  ['http://pay.paddle.com/checkout', false],
  ['https://evilpaddle.com/checkout', false],
  ['javascript:alert(1)', false],
  ['https://user@evil.example/#.paddle.com', false],
  ['', false],
  ['https://opaline.example/pay', true],
  ['https://sandbox-pay.paddle.com/x', true],
])('DEC-51 a buyer is sent to %s: %s', async (checkoutUrl, isAllowed) => {
  const odd = await openStandIn({ prices: CATALOGUE, secret: 'secret', checkoutUrl })
  const url = paddle({ baseUrl: odd.url }).checkoutUrl(ORDER)

  if (isAllowed) expect(await url).toContain(checkoutUrl)
  else await expect(url).rejects.toThrow(ProviderFault)
  if (!isAllowed) expect(logged.at(-1)).toContain('not allowed')
  await odd.close()
})

test('a subscription is read with its plan, period, intent and what is scheduled', async () => {
  const { provider, now, held } = await running('premium-annual')

  expect(now).toMatchObject({
    id: held.id,
    status: 'active',
    customerId: held.customerId,
    priceId: 'pri_premium_annual',
    intent: 'buy_1.signed',
    periodEnd: expect.stringMatching(/^2027-03-10T12:00:00/),
    cancelAt: null,
    endedAt: null,
  })
  expect(provider.planOf(now.priceId)).toBe('premium-annual')
  expect(provider.planOf('pri_stranger')).toBeNull()
  expect(provider.priceOf('free')).toBeNull()
  expect(await provider.fetch({ ...now, id: 'sub_unknown' })).toBeNull()
})

test('cancelling, taking it back and cancelling at once', async () => {
  const { provider, now } = await running()

  const cancelled = await provider.cancelAtPeriodEnd(now)
  expect(cancelled).toMatchObject({ status: 'active', cancelAt: now.periodEnd })
  expect(await provider.cancelAtPeriodEnd(now)).toMatchObject({ cancelAt: now.periodEnd })
  expect(await provider.undoCancellation(cancelled)).toMatchObject({ cancelAt: null })
  expect(lastRequest()).toMatchObject({ method: 'PATCH', body: { scheduled_change: null } })
  expect(await provider.cancelAtOnce(now)).toMatchObject({ status: 'canceled', cancelAt: null })
  // A cancellation of what is cancelled is refused by Paddle, and done for us.
  expect(await provider.cancelAtOnce(now)).toMatchObject({ status: 'canceled' })
})

test('a switch now is billed in part, one at renewal is not billed and keeps the end of the period', async () => {
  const { provider, now } = await running('premium-annual')

  const lower = await provider.switchPrice(now, PRICES['standard-monthly'], 'renewal')
  expect(lower).toMatchObject({ priceId: 'pri_standard_monthly', periodEnd: now.periodEnd })
  expect(lastRequest()?.body).toEqual({
    items: [{ price_id: 'pri_standard_monthly', quantity: 1 }],
    proration_billing_mode: 'do_not_bill',
    next_billed_at: now.periodEnd,
  })

  const higher = await provider.switchPrice(lower, PRICES['premium-monthly'], 'now')
  expect(higher.priceId).toBe('pri_premium_monthly')
  expect(lastRequest()?.body).toEqual({
    items: [{ price_id: 'pri_premium_monthly', quantity: 1 }],
    proration_billing_mode: 'prorated_immediately',
    on_payment_failure: 'prevent_change',
  })
})

test('a switch takes a scheduled cancellation back, and puts it back when the charge is declined', async () => {
  const { provider, now } = await running()
  const cancelled = await provider.cancelAtPeriodEnd(now)
  standIn.declineNextCharge()

  await expect(provider.switchPrice(cancelled, PRICES['premium-monthly'], 'now')).rejects.toMatchObject({
    kind: 'refused',
  })
  expect(await provider.fetch(now)).toMatchObject({ priceId: now.priceId, cancelAt: now.periodEnd })

  const switched = await provider.switchPrice(cancelled, PRICES['premium-monthly'], 'now')
  expect(switched).toMatchObject({ priceId: 'pri_premium_monthly', cancelAt: null })
})

test('the portal is made for this customer and subscription, each time anew', async () => {
  const { provider, now } = await running()

  const url = await provider.portalUrl(now.customerId, now.id)

  expect(url).toBe(`https://customer-portal.paddle.com/${now.customerId}?token=once`)
  expect(lastRequest()).toMatchObject({ body: { subscription_ids: [now.id] } })
})

test('invoices have their number, day, amount and what became of them, newest first', async () => {
  const { provider, now, held } = await running()
  const failed = standIn.ledger.bill(held, '1999', 'past_due')
  const [first] = [...standIn.ledger.transactions.values()].filter(
    ({ customerId }) => customerId === now.customerId,
  )
  if (first) first.refunded = true

  expect(await provider.invoices(now.customerId)).toEqual([
    {
      id: failed.id,
      number: expect.stringMatching(/^74-/),
      billedAt: '2026-03-10T12:00:00.000Z',
      totalText: '$19.99',
      status: 'due',
      hasDocument: true,
    },
    expect.objectContaining({ id: first?.id, totalText: '$9.99', status: 'refunded' }),
  ])
  expect(await provider.invoices('ctm_nobody')).toEqual([])
})

test('an invoice of another customer does not exist', async () => {
  const { provider, now } = await running()
  const stranger = await running()
  const [own] = await provider.invoices(now.customerId)
  const [foreign] = await provider.invoices(stranger.now.customerId)

  expect(await provider.invoiceUrl(now.customerId, own?.id ?? '')).toBe(
    `https://invoices.paddle.example/${own?.id}.pdf`,
  )
  expect(await provider.invoiceUrl(now.customerId, foreign?.id ?? '')).toBeNull()
  expect(await provider.invoiceUrl(now.customerId, 'txn_none')).toBeNull()
})

const PASSING: Fault[] = ['error-500', 'html-502', 'reset', 'rate-limit', 'cut']

test.each(PASSING)('a question is asked again after %s, twice and no more', async (fault) => {
  const { provider, now } = await running()
  standIn.misbehave(fault, fault)
  expect(await provider.fetch(now)).toMatchObject({ id: now.id })

  standIn.misbehave(fault, fault, fault)
  const before = standIn.requests.length
  await expect(provider.fetch(now)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(standIn.requests.length - before).toBe(3)
})

test('silence ends at the deadline, for a question and for a change', async () => {
  const { provider, now } = await running()
  const waits: number[] = []
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.mocked(pause).mockImplementation(async <T>(ms = 0, value?: T) => {
    waits.push(ms)
    vi.advanceTimersByTime(ms)
    return value as T
  })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.mocked(pause).mockReset()
  })
  standIn.misbehave('never')
  await expect(provider.fetch(now)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(waits).toEqual([TIMEOUT_MS])

  // The change, and a look at what has become of it.
  waits.length = 0
  standIn.misbehave('never', 'never')
  await expect(provider.cancelAtPeriodEnd(now)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(waits).toHaveLength(2)
  expect(waits.reduce((sum, ms) => sum + ms)).toBeCloseTo(TIMEOUT_MS)
})

test.each(['error-500', 'html-502', 'reset', 'cut', 'never'] as const)(
  'a change that fails with %s is not sent twice: it is looked for, and said not to be there',
  async (fault) => {
    const { provider, now } = await running()
    const before = standIn.requests.length
    standIn.misbehave(fault)

    await expect(provider.switchPrice(now, PRICES['premium-monthly'], 'now')).rejects.toMatchObject({
      kind: 'unreachable',
    })

    expect(standIn.requests.slice(before).map(({ method }) => method)).toEqual(['PATCH', 'GET'])
    expect(await provider.fetch(now)).toMatchObject({ priceId: now.priceId })
  },
)

test('a change whose answer was lost on the way back is found done', async () => {
  const { provider, now } = await running()
  const bills = () => [...standIn.ledger.transactions.values()].filter((one) => one.subscriptionId === now.id)
  standIn.misbehave('after')

  expect(await provider.switchPrice(now, PRICES['premium-monthly'], 'now')).toMatchObject({
    priceId: 'pri_premium_monthly',
  })

  expect(bills()).toHaveLength(2)
})

test('a change that was turned away for the rate alone is sent once more', async () => {
  const { provider, now } = await running()
  standIn.misbehave('rate-limit')

  expect(await provider.cancelAtPeriodEnd(now)).toMatchObject({ cancelAt: now.periodEnd })
})

test('where nobody listens the fault is that, and names no key', async () => {
  const nobody = paddle({ baseUrl: 'http://127.0.0.1:9' })

  await expect(nobody.checkoutUrl(ORDER)).rejects.toThrow(ProviderFault)
  await expect(nobody.invoices('ctm_1')).rejects.not.toThrow(/marker/)
  expect(logged.join('\n')).not.toContain('marker')
})
