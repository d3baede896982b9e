import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CheckoutAnswer, Invoice } from '../../../contract/billing.ts'
import { subscriptions } from '../../db/tables/all.ts'
import {
  createPaddleWorld,
  PRICES,
  type PaddleWorld,
} from '../../testing/paddle-stand-in/paddle-world.test-support.ts'
import type { Client } from '../../testing/world.test-support.ts'
import { eraseDeletedAccounts } from '../accounts/accounts.ts'
import { reconcile } from './billing.ts'

let world: PaddleWorld
beforeAll(async () => {
  world = await createPaddleWorld()
})
afterEach(() => {
  world.standIn.forgetFaults()
  world.standIn.deliveries.set('send')
})
afterAll(() => world.close())

type PlanId = keyof typeof PRICES

async function checkout(client: Client, planId: string) {
  world.clock.now = new Date(world.clock.now.getTime() + 10_000)
  return client.post('/api/subscription/checkout', { planId })
}

/** The overlay: the buyer pays at the provider, and the browser passes on what the server gave it. */
async function buy(client: Client, planId: PlanId) {
  const { intent = '', priceId = '' } = (await checkout(client, planId)).body as CheckoutAnswer
  return world.standIn.pay(priceId, { intent })
}

const current = async (client: Client) => (await client.get('/api/subscription/current')).body
const post = (client: Client, path: string) => client.post(`/api/subscription/${path}`)

async function later(days: number, work: () => Promise<void>) {
  const before = world.clock.now
  world.clock.now = new Date(before.getTime() + days * 86_400_000)
  await work()
  world.clock.now = before
}

async function signIn(username: string): Promise<Client> {
  const client = world.client()
  await client.post('/api/login', { username, password: 'a quiet harbour' })
  return client
}

test('PRICE-17 PRICE-19 DEC-50 the overlay gets price, address and signed intent; the plan comes with the event and not before', async () => {
  const ana = await world.as('overlay')
  const user = (await ana.get('/api/user')).body as { id: string }
  world.standIn.deliveries.set('hold')

  const answer = (await checkout(ana, 'standard-monthly')).body as CheckoutAnswer

  expect(answer).toEqual({
    priceId: 'pri_standard_monthly',
    customerEmail: 'overlay@example.test',
    successUrl: 'http://localhost:3000/billing?checkout=done',
    planId: 'standard-monthly',
    userId: user.id,
    intent: expect.stringMatching(/^buy_[\w-]+\.[\w-]+$/),
  })
  await world.standIn.pay(answer.priceId ?? '', { intent: answer.intent ?? '' })
  expect(await current(ana)).toMatchObject({ plan: { name: 'Free' } })
  expect(await world.standIn.deliveries.release()).toEqual([200, 200])
  expect(await current(ana)).toMatchObject({
    plan: { name: 'Standard' },
    subscription: { status: 'active', isTest: false },
  })
  expect((await world.client().get('/api/subscription/payment')).body).toEqual({
    mode: 'paddle',
    clientToken: 'test_token',
    environment: 'sandbox',
  })
})

test('the test checkout does not exist beside a real provider', async () => {
  const ana = await world.as('no-test-checkout')
  const { intent = '' } = (await checkout(ana, 'standard-monthly')).body as CheckoutAnswer

  expect((await ana.get(`/api/test-checkout?intent=${encodeURIComponent(intent)}`)).status).toBe(404)
  expect((await ana.post('/api/test-checkout', { intent, outcome: 'pay' })).status).toBe(404)
  expect(await current(ana)).toMatchObject({ plan: { name: 'Free' } })
})

test('a plan without a price is not sold, and says so', async () => {
  const partly = await createPaddleWorld({ prices: { 'standard-monthly': PRICES['standard-monthly'] } })
  const ana = await partly.as('ana')

  const answer = await ana.post('/api/subscription/checkout', { planId: 'premium-annual' })

  expect(answer).toMatchObject({
    status: 503,
    body: { message: 'Premium (annual) is not sold at the moment.' },
  })
  await partly.close()
})

test('PRICE-20 without a client token the browser goes to the checkout of the provider', async () => {
  const tokenless = await createPaddleWorld({ clientToken: null })
  const ana = await tokenless.as('ana')

  const answer = (await ana.post('/api/subscription/checkout', { planId: 'standard-monthly' })).body

  const { checkoutUrl = '', intent } = answer as CheckoutAnswer
  expect(checkoutUrl).toMatch(/^https:\/\/pay\.paddle\.com\//)
  const order = tokenless.standIn.ledger.transactions.get(
    new URL(checkoutUrl).searchParams.get('_ptxn') ?? '',
  )
  expect(order?.customData).toMatchObject({ intent })
  await tokenless.standIn.pay(order?.priceId ?? '', order?.customData ?? null)
  expect((await ana.get('/api/subscription/current')).body).toMatchObject({ plan: { name: 'Standard' } })
  await tokenless.close()
})

test('DEC-50 custom data alone grants nothing, whatever it claims', async () => {
  const ana = await world.as('claimed')
  const user = (await ana.get('/api/user')).body as { id: string }
  const claim = { intent: 'buy_1.made-up', userId: user.id, planId: 'premium-annual' }

  await world.standIn.pay(PRICES['premium-annual'], claim)

  expect(await current(ana)).toMatchObject({ plan: { name: 'Free' } })
})

test('BILL-19 BILL-28 DEC-49 cancelling and taking it back show at once, even when the events come late', async () => {
  const ana = await world.as('cancels')
  await buy(ana, 'standard-monthly')
  world.standIn.deliveries.set('hold')

  expect(await post(ana, 'cancel')).toMatchObject({ status: 200, body: { success: true } })
  expect(await current(ana)).toMatchObject({
    plan: { name: 'Standard' },
    subscription: { cancelAtPeriodEnd: true },
  })
  expect(await post(ana, 'cancel')).toMatchObject({ status: 200 })
  expect(await post(ana, 'reactivate')).toMatchObject({ status: 200 })
  expect(await current(ana)).toMatchObject({ subscription: { cancelAtPeriodEnd: false } })

  expect(await world.standIn.deliveries.release({ reversed: true, times: 2 })).toEqual([200, 200, 200, 200])
  expect(await current(ana)).toMatchObject({ subscription: { cancelAtPeriodEnd: false } })
})

test('five clicks on cancel at once cancel once', async () => {
  const ana = await world.as('clicks')
  const { id } = await buy(ana, 'standard-monthly')

  const answers = await Promise.all(Array.from({ length: 5 }, () => post(ana, 'cancel')))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const calls = world.standIn.requests.filter(({ path }) => path === `/subscriptions/${id}/cancel`)
  expect(calls).toHaveLength(1)
})

test('two switches at once are billed once', async () => {
  const ana = await world.as('double-switch')
  const { id } = await buy(ana, 'standard-monthly')

  const answers = await Promise.all([checkout(ana, 'premium-monthly'), checkout(ana, 'premium-monthly')])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const bills = [...world.standIn.ledger.transactions.values()].filter((one) => one.subscriptionId === id)
  expect(bills).toHaveLength(2)
})

test('DEC-47 a lower plan keeps what was paid for, whichever comes first, the answer or the event', async () => {
  const ana = await world.as('lower')
  const { id } = await buy(ana, 'premium-annual')

  const answer = await checkout(ana, 'standard-monthly')

  expect((answer.body as CheckoutAnswer).message).toMatch(/^Your plan changes to Standard on Mar 10, 2027/)
  expect(await current(ana)).toMatchObject({
    plan: { name: 'Premium', billingPeriod: 'annual' },
    subscription: {
      nextPlan: { id: 'standard-monthly' },
      currentPeriodEnd: expect.stringMatching(/^2027-03-10/),
    },
  })
  await later(366, async () => {
    await world.standIn.renew(id)
    expect(await current(await signIn('lower'))).toMatchObject({
      plan: { name: 'Standard' },
      subscription: { nextPlan: null },
    })
  })
})

test('going up while a lower plan is scheduled credits the plan that was paid for', async () => {
  const ana = await world.as('down-then-up')
  const { id } = await buy(ana, 'premium-monthly')
  await checkout(ana, 'standard-monthly')
  const before = world.standIn.requests.length

  await checkout(ana, 'premium-annual')

  const bodies = world.standIn.requests.slice(before).map(({ body }) => body as Record<string, unknown>)
  expect(bodies.map((body) => [body['items'], body['proration_billing_mode']])).toEqual([
    [[{ price_id: 'pri_premium_monthly', quantity: 1 }], 'do_not_bill'],
    [[{ price_id: 'pri_premium_annual', quantity: 1 }], 'prorated_immediately'],
  ])
  expect(world.standIn.ledger.get(id).priceId).toBe('pri_premium_annual')
  expect(await current(ana)).toMatchObject({
    plan: { name: 'Premium', billingPeriod: 'annual' },
    subscription: { nextPlan: null },
  })
})

test('going up that is declined leaves the lower plan scheduled, as it was', async () => {
  const ana = await world.as('declined-up')
  const { id } = await buy(ana, 'premium-monthly')
  await checkout(ana, 'standard-monthly')
  const before = await current(ana)
  world.standIn.declineNextCharge()

  expect((await checkout(ana, 'premium-annual')).status).toBe(503)

  expect(await current(ana)).toEqual(before)
  expect(world.standIn.ledger.get(id).priceId).toBe('pri_standard_monthly')
})

test('who paid in two windows cancels both with one click', async () => {
  const ana = await world.as('two-windows')
  const first = (await checkout(ana, 'standard-monthly')).body as CheckoutAnswer
  const second = (await checkout(ana, 'premium-monthly')).body as CheckoutAnswer
  const ids = [
    (await world.standIn.pay(first.priceId ?? '', { intent: first.intent ?? '' })).id,
    (await world.standIn.pay(second.priceId ?? '', { intent: second.intent ?? '' })).id,
  ]
  expect(await current(ana)).toMatchObject({ plan: { name: 'Premium' } })

  expect((await post(ana, 'cancel')).status).toBe(200)

  expect(ids.map((id) => world.standIn.ledger.get(id).cancelAt !== null)).toEqual([true, true])
})

test('DEC-50 what was bought in the test checkout ends when payments become real', async () => {
  const real = await createPaddleWorld()
  const ana = await real.as('ana')
  const { id: userId } = (await ana.get('/api/user')).body as { id: string }
  const [start, end] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-04-01T00:00:00Z')]
  await real.deps.db.insert(subscriptions).values({
    id: 'sub_test_left',
    userId,
    provider: 'test',
    customerId: 'ctm_test_1',
    planId: 'premium-annual',
    priceId: 'pri_test_premium-annual',
    status: 'active',
    startedAt: start,
    periodStart: start,
    periodEnd: end,
    lastEventAt: start.toISOString(),
    lastEventId: 'evt_1',
    confirmedAt: start,
  })

  await reconcile(real.deps)

  expect((await ana.get('/api/subscription/current')).body).toMatchObject({ plan: { name: 'Free' } })
  await real.close()
})

test('a declined charge leaves the plan as it was and names the payment method', async () => {
  const ana = await world.as('card')
  await buy(ana, 'standard-monthly')
  world.standIn.declineNextCharge()

  const answer = await checkout(ana, 'premium-monthly')

  expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  expect((answer.body as { message: string }).message).toContain('payment method')
  expect(await current(ana)).toMatchObject({ plan: { name: 'Standard' } })
})

test('after a failed payment a change has to wait until it is paid', async () => {
  const ana = await world.as('past-due')
  const { id } = await buy(ana, 'standard-monthly')
  await world.standIn.failRenewal(id)

  const answer = await checkout(ana, 'premium-monthly')

  expect(answer.status).toBe(409)
  expect((answer.body as { message: string }).message).toContain('pay it first')
  expect(await current(ana)).toMatchObject({ subscription: { status: 'past_due' } })
  expect((await post(ana, 'portal')).status).toBe(200)
})

test.each(['error-500', 'html-502', 'reset', 'never', 'cut'] as const)(
  'with the provider at fault (%s) nothing changes, and the words are for people',
  async (fault) => {
    const [ana, ben] = [await world.as(`fault-${fault}`), await world.as(`fault-too-${fault}`)]
    for (const one of [ana, ben]) await buy(one, 'premium-monthly')
    const before = [await current(ana), await current(ben)]
    // Enough for what each asks again: four for a change, three for a list.
    world.standIn.misbehave(...Array.from({ length: 12 }, () => fault))

    // Side by side: where nothing comes, each waits for as long as the app does.
    const [cancelled, changed, invoices] = await Promise.all([
      post(ana, 'cancel'),
      checkout(ben, 'premium-annual'),
      ana.get('/api/subscription/invoices'),
    ])
    world.standIn.forgetFaults()

    for (const answer of [cancelled, changed]) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
      expect((answer.body as { message: string }).message).toContain('does not answer right now')
    }
    expect(invoices.body).toEqual({ invoices: [], isKnown: false })
    expect([await current(ana), await current(ben)]).toEqual(before)
  },
)

test('a lower plan whose answer and proof both fail to come loses nothing that was paid for', async () => {
  const ana = await world.as('silent-downgrade')
  await buy(ana, 'premium-monthly')
  world.standIn.deliveries.set('hold')
  world.standIn.misbehave('after', 'never', 'never')

  expect((await checkout(ana, 'standard-monthly')).status).toBe(503)
  world.standIn.forgetFaults()
  await world.standIn.deliveries.release()

  expect(await current(ana)).toMatchObject({
    plan: { name: 'Premium' },
    subscription: { nextPlan: { id: 'standard-monthly' } },
  })
})

test('the portal and the invoices are those of who asks', async () => {
  const ana = await world.as('invoices')
  const ben = await world.as('other-invoices')
  const held = await buy(ana, 'standard-monthly')
  await buy(ben, 'standard-annual')

  const { invoices } = (await ana.get('/api/subscription/invoices')).body as { invoices: Invoice[] }

  expect(invoices).toMatchObject([{ totalText: '$9.99', status: 'paid', hasDocument: true }])
  const [own] = invoices
  expect(await ana.post(`/api/subscription/invoices/${own?.id}/document`)).toMatchObject({
    status: 200,
    body: { url: `https://invoices.paddle.example/${own?.id}.pdf` },
  })
  expect((await ben.post(`/api/subscription/invoices/${own?.id}/document`)).status).toBe(404)
  expect((await ana.post('/api/subscription/portal')).body).toEqual({
    url: `https://customer-portal.paddle.com/${held.customerId}?token=once`,
  })
})

test('what the events did not tell is asked for after a day, and once', async () => {
  const quiet = await createPaddleWorld()
  const ana = await quiet.as('ana')
  const { intent = '', priceId = '' } = (
    await ana.post('/api/subscription/checkout', { planId: 'standard-monthly' })
  ).body as CheckoutAnswer
  const { id } = await quiet.standIn.pay(priceId, { intent })
  quiet.standIn.deliveries.set('lose')
  quiet.standIn.ledger.cancel(id, 'immediately')
  const plan = async () =>
    ((await ana.get('/api/subscription/current')).body as { plan: { name: string } }).plan.name

  expect(await reconcile(quiet.deps)).toEqual({ confirmed: 0, failed: 0 })
  quiet.clock.now = new Date(quiet.clock.now.getTime() + 2 * 86_400_000)
  quiet.standIn.misbehave('reset', 'reset', 'reset')
  expect(await reconcile(quiet.deps)).toEqual({ confirmed: 0, failed: 1 })
  expect(await plan()).toBe('Standard')
  expect(await reconcile(quiet.deps)).toEqual({ confirmed: 1, failed: 0 })

  expect(await plan()).toBe('Free')
  expect(await reconcile(quiet.deps)).toEqual({ confirmed: 0, failed: 0 })
  await quiet.close()
})

test('deleting the account ends its subscription, though the provider is away: the account waits for that and no longer', async () => {
  const ana = await world.as('deletes')
  const { id } = await buy(ana, 'premium-monthly')
  world.standIn.misbehave(...Array.from({ length: 6 }, () => 'reset' as const))

  expect((await ana.post('/api/users/delete', { password: 'a quiet harbour' })).status).toBe(204)
  await world.settled()
  world.standIn.forgetFaults()

  const rows = () => world.deps.db.select().from(subscriptions).where(eq(subscriptions.id, id))
  expect(world.standIn.ledger.get(id).status).toBe('active')
  await later(8, async () => {
    await eraseDeletedAccounts(world.deps)
    expect(await rows()).toHaveLength(1)
    await reconcile(world.deps)
    expect(world.standIn.ledger.get(id).status).toBe('canceled')
    await eraseDeletedAccounts(world.deps)
    expect(await rows()).toHaveLength(0)
  })
})

test('what was silent for a day to the millisecond is not asked for yet; five that fail in a row end the asking', async () => {
  const quiet = await createPaddleWorld()
  const from = quiet.clock.now
  const asked = () => quiet.standIn.requests.filter(({ method }) => method === 'GET').length
  for (let at = 0; at < 7; at += 1) {
    const client = await quiet.as(`quiet-${at}`)
    const { intent = '', priceId = '' } = (
      await client.post('/api/subscription/checkout', { planId: 'standard-monthly' })
    ).body as CheckoutAnswer
    await quiet.standIn.pay(priceId, { intent })
  }

  quiet.clock.now = new Date(from.getTime() + 86_400_000)
  expect(await reconcile(quiet.deps)).toEqual({ confirmed: 0, failed: 0 })
  quiet.clock.now = new Date(from.getTime() + 86_400_001)
  const before = asked()
  expect(await reconcile(quiet.deps, () => true)).toEqual({ confirmed: 0, failed: 0 })
  expect(asked()).toBe(before)
  quiet.standIn.misbehave(...Array.from({ length: 30 }, () => 'reset' as const))
  expect(await reconcile(quiet.deps)).toEqual({ confirmed: 0, failed: 5 })
  quiet.standIn.forgetFaults()
  expect(await reconcile(quiet.deps)).toEqual({ confirmed: 7, failed: 0 })
  expect(await reconcile(quiet.deps)).toEqual({ confirmed: 0, failed: 0 })
  await quiet.close()
}, 60_000)

test('invoices of every customer that somebody was stand in one list, the newest first, and say so where they are not known', async () => {
  const ana = await world.as('two-customers')
  const first = await buy(ana, 'standard-monthly')
  world.standIn.ledger.cancel(first.id, 'immediately')
  await later(2, async () => void (await reconcile(world.deps)))
  const second = await buy(ana, 'premium-monthly')
  const list = async () => (await ana.get('/api/subscription/invoices')).body
  const { invoices } = (await list()) as { invoices: Invoice[] }

  expect(second.customerId).not.toBe(first.customerId)
  expect(invoices.map(({ totalText }) => totalText)).toEqual(['$19.99', '$9.99'])
  expect(await ana.post('/api/subscription/portal')).toMatchObject({
    body: { url: `https://customer-portal.paddle.com/${second.customerId}?token=once` },
  })
  for (const { id } of invoices)
    expect((await ana.post(`/api/subscription/invoices/${id}/document`)).status).toBe(200)
  world.standIn.misbehave(...Array.from({ length: 6 }, () => 'error-500' as const))
  expect(await list()).toEqual({ invoices: [], isKnown: false })
  world.standIn.forgetFaults()
  expect(await list()).toEqual({ invoices, isKnown: true })
  expect((await (await world.as('never-bought')).get('/api/subscription/invoices')).body).toEqual({
    invoices: [],
    isKnown: true,
  })
}, 60_000)

test('DEC-50 a forged delivery is refused and grants nothing', async () => {
  const ana = await world.as('forger')
  const { intent } = (await checkout(ana, 'premium-annual')).body as CheckoutAnswer
  const data = { id: 'sub_forged', status: 'active', custom_data: { intent } }

  const status = await world.standIn.deliveries.forge('subscription.created', '2026-03-10T12:00:00Z', data)

  expect(status).toBe(401)
  expect(await current(ana)).toMatchObject({ plan: { name: 'Free' } })
})

test('the page lets the overlay of the provider in, and nobody else', async () => {
  const policy = String((await world.client().get('/healthz')).headers['content-security-policy'])

  expect(policy).toContain("script-src 'self' https://cdn.paddle.com;")
  expect(policy).toContain("style-src 'self' https://cdn.paddle.com;")
  expect(policy).toContain('frame-src https://buy.paddle.com https://sandbox-buy.paddle.com;')
  expect(policy.match(/https?:/g)).toHaveLength(4)
})

test('no key, secret or address is in the log of all this', () => {
  const log = [...world.logged, ...world.adapterLog].join('\n')

  expect(log).not.toContain('pdl_sdbx_apikey')
  expect(log).not.toContain('pdl_ntfset')
  expect(log).not.toContain('@example.test')
})
