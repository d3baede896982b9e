import { desc, eq, like, or } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckoutAnswer } from '../../../contract/billing.ts'
import { subscriptions, webhookEvents } from '../../db/tables/all.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { reconcile, renewTestSubscriptions } from './billing.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function checkout(client: Client, planId: string) {
  // Ten a minute are allowed, and a test is quicker than any hand.
  world.clock.now = new Date(world.clock.now.getTime() + 10_000)
  return client.post('/api/subscription/checkout', { planId })
}

async function buy(client: Client, planId: string, outcome: 'pay' | 'decline' = 'pay') {
  const { intent } = (await checkout(client, planId)).body as CheckoutAnswer
  return client.post('/api/test-checkout', { intent, outcome })
}

/** Sessions end while months go by. */
async function signIn(username: string): Promise<Client> {
  const client = world.client()
  const answer = await client.post('/api/login', { username, password: 'a quiet harbour' })
  expect(answer.status).toBe(200)
  return client
}

const current = async (client: Client) => (await client.get('/api/subscription/current')).body
const cancel = (client: Client) => client.post('/api/subscription/cancel')
const reactivate = (client: Client) => client.post('/api/subscription/reactivate')

async function at<T>(moment: string, work: () => Promise<T>): Promise<T> {
  const before = world.clock.now
  world.clock.now = new Date(moment)
  try {
    return await work()
  } finally {
    world.clock.now = before
  }
}

test('PRICE-17 PRICE-20 DEC-50 without keys a checkout leads to our own page, which takes no money and grants by a signed event', async () => {
  const ana = await world.as('buyer')
  expect((await ana.get('/api/subscription/payment')).body).toEqual({
    mode: 'test',
    clientToken: null,
    environment: null,
  })

  const answer = await checkout(ana, 'standard-monthly')

  const { intent = '', checkoutUrl } = answer.body as CheckoutAnswer
  expect(answer).toMatchObject({ status: 200, body: { planId: 'standard-monthly' } })
  expect(checkoutUrl).toBe(`http://localhost:3000/test-checkout?intent=${encodeURIComponent(intent)}`)
  expect((await ana.get(`/api/test-checkout?intent=${encodeURIComponent(intent)}`)).body).toMatchObject({
    intent,
    plan: { id: 'standard-monthly', price: 9.99 },
    customerEmail: 'buyer@example.test',
  })
  expect(await current(ana)).toMatchObject({ plan: { name: 'Free' }, subscription: null })

  const paid = await ana.post('/api/test-checkout', { intent, outcome: 'pay' })

  expect(paid).toMatchObject({ status: 200, body: { isPaid: true } })
  expect((paid.body as { message: string }).message).toContain('no money was taken')
  expect(await current(ana)).toMatchObject({
    plan: { name: 'Standard', billingPeriod: 'monthly' },
    subscription: { status: 'active', cancelAtPeriodEnd: false, isTest: true },
  })
  expect((await ana.get('/api/subscription/limits')).body).toMatchObject({
    remainingAnalyses: 50,
    canFaceAnalyze: true,
  })
})

test('DEC-50 a declined test payment grants nothing and says so', async () => {
  const ana = await world.as('declined')

  const answer = await buy(ana, 'premium-monthly', 'decline')

  expect(answer).toMatchObject({ status: 200, body: { isPaid: false } })
  expect(await current(ana)).toMatchObject({ plan: { name: 'Free' }, subscription: null })
})

test('the events of the test provider look like real ones and are in order', async () => {
  const ana = await world.as('documented')
  await buy(ana, 'premium-monthly', 'decline')
  await buy(ana, 'standard-monthly')
  await cancel(ana)
  const mine = `%"intent":"buy_%`

  const rows = await world.deps.db
    .select({ type: webhookEvents.eventType, payload: webhookEvents.payload, state: webhookEvents.state })
    .from(webhookEvents)
    .where(or(like(webhookEvents.payload, mine), eq(webhookEvents.eventType, 'subscription.updated')))
    .orderBy(desc(webhookEvents.receivedAt), desc(webhookEvents.occurredAt))
    .limit(4)

  expect(rows.map(({ type, state }) => `${type} ${state}`)).toEqual([
    'subscription.updated applied',
    'subscription.activated applied',
    'subscription.created applied',
    'transaction.payment_failed ignored',
  ])
  const events = rows.map(({ payload }) => JSON.parse(payload ?? '') as Record<string, string>)
  for (const event of events) {
    expect(event).toMatchObject({
      event_id: expect.stringMatching(/^evt_[a-z\d]{26}$/),
      notification_id: expect.stringMatching(/^ntf_[a-z\d]{26}$/),
      occurred_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
    })
  }
  const [updated, activated, created] = events.map((event) => event['occurred_at'] ?? '')
  expect((updated ?? '') > (activated ?? '') && (activated ?? '') > (created ?? '')).toBe(true)
})

test('a checkout is its owner’s alone, buys once, and does not exist when it was made up', async () => {
  const ana = await world.as('owner-of-intent')
  const ben = await world.as('finds-intent')
  const { intent = '' } = (await checkout(ana, 'standard-monthly')).body as CheckoutAnswer
  const query = `/api/test-checkout?intent=${encodeURIComponent(intent)}`

  expect((await ben.get(query)).status).toBe(404)
  expect((await ben.post('/api/test-checkout', { intent, outcome: 'pay' })).status).toBe(404)
  expect((await ana.get('/api/test-checkout?intent=buy_x.y')).status).toBe(404)
  expect((await ana.post('/api/test-checkout', { intent, outcome: 'pay' })).status).toBe(200)
  expect((await ana.post('/api/test-checkout', { intent, outcome: 'pay' })).status).toBe(409)
  expect((await ana.get(query)).status).toBe(409)
  expect(await current(ben)).toMatchObject({ plan: { name: 'Free' } })
})

test('two purchases at once make one subscription', async () => {
  const ana = await world.as('two-tabs')
  const first = (await checkout(ana, 'standard-monthly')).body as CheckoutAnswer
  const second = (await checkout(ana, 'premium-monthly')).body as CheckoutAnswer

  const answers = await Promise.all(
    [first, second].map(({ intent }) => ana.post('/api/test-checkout', { intent, outcome: 'pay' })),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.each([
  ['an unknown plan', 'gold-weekly', 400],
  ['the free plan', 'free', 409],
])('%s cannot be bought', async (name, planId, status) => {
  const ana = await world.as(name.replaceAll(' ', '-'))

  expect((await checkout(ana, planId)).status).toBe(status)
})

test('the plan that one has cannot be bought again, and checkouts are limited', async () => {
  const ana = await world.as('again')
  await buy(ana, 'standard-monthly')

  expect((await checkout(ana, 'standard-monthly')).status).toBe(409)
  const answers = []
  for (let i = 0; i < 12; i += 1) {
    answers.push(await ana.post('/api/subscription/checkout', { planId: 'standard-monthly' }))
  }
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
})

test('a higher plan begins at once and needs no second checkout', async () => {
  const ana = await world.as('upward')
  await buy(ana, 'standard-monthly')

  const answer = await checkout(ana, 'premium-monthly')

  expect(answer).toMatchObject({ status: 200, body: { planId: 'premium-monthly' } })
  expect(answer.body).not.toHaveProperty('checkoutUrl')
  expect((answer.body as CheckoutAnswer).message).toContain('Premium is your plan from now on.')
  expect(await current(ana)).toMatchObject({ plan: { name: 'Premium' }, subscription: { nextPlan: null } })
})

test('from month to year the period begins anew, and a clock that goes on renews it a year later', async () => {
  const ana = await world.as('to-annual')
  await buy(ana, 'standard-monthly')
  await at('2026-04-07T09:00:00.000Z', async () => {
    const later = await signIn('to-annual')
    await checkout(later, 'standard-annual')
    expect(await current(later)).toMatchObject({
      plan: { billingPeriod: 'annual' },
      subscription: { currentPeriodEnd: expect.stringMatching(/^2027-04-07T09:00/) },
    })
  })
  await at('2027-04-08T09:00:00.000Z', async () => {
    await renewTestSubscriptions(world.deps)
    expect(await current(await signIn('to-annual'))).toMatchObject({
      subscription: { currentPeriodEnd: expect.stringMatching(/^2028-04-07T09:00/) },
    })
  })
})

test('DEC-47 a lower plan begins with the next period; until then all that was paid for stays', async () => {
  await world.as('downward')
  await at('2026-05-04T09:00:00.000Z', async () => {
    const ana = await signIn('downward')
    await buy(ana, 'premium-monthly')

    const answer = await checkout(ana, 'standard-monthly')

    expect((answer.body as CheckoutAnswer).message).toBe(
      'Your plan changes to Standard on Jun 4, 2026. Until then you keep Premium.',
    )
    expect(await current(ana)).toMatchObject({
      plan: { name: 'Premium' },
      subscription: { nextPlan: { id: 'standard-monthly' } },
    })
    expect((await checkout(ana, 'standard-monthly')).status).toBe(409)
  })
  await at('2026-06-04T10:00:00.000Z', async () => {
    await renewTestSubscriptions(world.deps)
    expect(await current(await signIn('downward'))).toMatchObject({
      plan: { name: 'Standard' },
      subscription: { nextPlan: null, currentPeriodEnd: expect.stringMatching(/^2026-07-04/) },
    })
  })
})

test.each([
  ['the billing page', (client: Client) => reactivate(client)],
  ['choosing it again', (client: Client) => checkout(client, 'premium-monthly')],
])('a scheduled lower plan is taken back by %s', async (how, takeBack) => {
  const ana = await world.as(`takes-back-${how.length}`)
  await buy(ana, 'premium-monthly')
  await checkout(ana, 'standard-monthly')

  expect((await takeBack(ana)).status).toBe(200)

  expect(await current(ana)).toMatchObject({ plan: { name: 'Premium' }, subscription: { nextPlan: null } })
  expect((await reactivate(ana)).status).toBe(409)
})

test('BILL-19 BILL-25 BILL-26 BILL-27 a cancelled plan stays to its end date, then is Free, and the history stays', async () => {
  await world.as('leaving')
  await at('2026-08-31T09:00:00.000Z', async () => {
    const ana = await signIn('leaving')
    await buy(ana, 'standard-monthly')
    await ana.post('/api/analyze', { ingredientsList: 'Aqua, Glycerin' })

    const answer = await cancel(ana)

    expect(answer).toEqual(
      expect.objectContaining({
        status: 200,
        body: {
          success: true,
          message:
            'Your subscription ends on Sep 30, 2026. Until then you keep Standard; your history stays.',
        },
      }),
    )
    expect((await cancel(ana)).body).toEqual(answer.body)
    expect(await current(ana)).toMatchObject({
      plan: { name: 'Standard' },
      subscription: {
        status: 'active',
        cancelAtPeriodEnd: true,
        currentPeriodEnd: expect.stringMatching(/^2026-09-30/),
      },
    })
  })
  await at('2026-09-30T10:00:00.000Z', async () => {
    await renewTestSubscriptions(world.deps)
    const ana = await signIn('leaving')
    expect(await current(ana)).toMatchObject({ plan: { name: 'Free' }, subscription: null })
    expect((await ana.get('/api/analyses')).body).toHaveLength(1)
    expect((await cancel(ana)).status).toBe(409)
    expect((await buy(ana, 'premium-annual')).body).toMatchObject({ isPaid: true })
  })
})

test('BILL-28 DEC-49 a scheduled cancellation is taken back with one call until the end date', async () => {
  const ana = await world.as('staying')
  await buy(ana, 'premium-monthly')
  await cancel(ana)

  expect(await reactivate(ana)).toMatchObject({ status: 200, body: { success: true } })

  expect(await current(ana)).toMatchObject({ subscription: { cancelAtPeriodEnd: false } })
})

test('switching ends a scheduled cancellation', async () => {
  const ana = await world.as('switching')
  await buy(ana, 'standard-monthly')
  await cancel(ana)

  await checkout(ana, 'premium-monthly')

  expect(await current(ana)).toMatchObject({
    plan: { name: 'Premium' },
    subscription: { cancelAtPeriodEnd: false },
  })
})

test('without a subscription there is nothing to cancel, take back or manage', async () => {
  const ana = await world.as('nothing')

  expect(await cancel(ana)).toMatchObject({
    status: 409,
    body: { message: 'There is no subscription to cancel.' },
  })
  expect((await reactivate(ana)).status).toBe(409)
  expect((await ana.post('/api/subscription/portal')).status).toBe(409)
  expect((await ana.get('/api/subscription/invoices')).body).toEqual({ invoices: [], isKnown: true })
  expect((await ana.post('/api/subscription/invoices/txn_1/document')).status).toBe(404)
})

test('three months without a sweep are made up for in order', async () => {
  await world.as('three-months')
  await at('2027-01-31T09:00:00.000Z', async () => buy(await signIn('three-months'), 'standard-monthly'))

  await at('2027-04-15T09:00:00.000Z', async () => {
    await renewTestSubscriptions(world.deps)
    expect(await current(await signIn('three-months'))).toMatchObject({
      subscription: {
        currentPeriodStart: expect.stringMatching(/^2027-03-31/),
        currentPeriodEnd: expect.stringMatching(/^2027-04-30/),
      },
    })
    expect(await renewTestSubscriptions(world.deps)).toBe(0)
  })
})

test('deleting the account ends its subscription at once', async () => {
  const ana = await world.as('deleting-buyer')
  await buy(ana, 'premium-annual')
  const user = (await ana.get('/api/user')).body as { id: string }

  expect((await ana.post('/api/users/delete', { password: 'a quiet harbour' })).status).toBe(204)
  await world.settled()

  const rows = await world.deps.db.select().from(subscriptions).where(eq(subscriptions.userId, user.id))
  expect(rows.map(({ status, endedAt }) => [status, endedAt !== null])).toEqual([['canceled', true]])
  expect(await reconcile(world.deps)).toEqual({ confirmed: 0, failed: 0 })
})

test('nobody can buy, cancel or look without signing in', async () => {
  const visitor = world.client()

  expect((await visitor.post('/api/subscription/checkout', { planId: 'standard-monthly' })).status).toBe(401)
  expect((await visitor.post('/api/subscription/cancel')).status).toBe(401)
  expect((await visitor.get('/api/test-checkout?intent=x')).status).toBe(401)
})

test('in test mode the page lets nothing foreign in', async () => {
  const policy = String((await world.client().get('/healthz')).headers['content-security-policy'])

  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/https?:|frame-src/)
})

type Ask = (client: Client, intent: string) => Promise<{ status: number }>

test.each<[string, number, Ask]>([
  ['checkouts', 200, (client) => client.post('/api/subscription/checkout', { planId: 'standard-monthly' })],
  [
    'test payments',
    200,
    (client, intent) => client.post('/api/test-checkout', { intent, outcome: 'decline' }),
  ],
])('ten %s a minute, by the account, and the next minute again', async (what, status, ask) => {
  const before = world.clock.now
  const begin = Date.UTC(2026, 6, 1, 10)
  world.clock.now = new Date(begin - 60_000)
  const [ana, ben] = [await world.as(`ten-${what.length}`), await world.as(`ben-${what.length}`)]
  const intentOf = async (client: Client) => {
    const answer = await client.post('/api/subscription/checkout', { planId: 'standard-monthly' })
    return (answer.body as CheckoutAnswer).intent ?? ''
  }
  const [own, other] = [await intentOf(ana), await intentOf(ben)]
  world.clock.now = new Date(begin)
  for (let turn = 0; turn < 10; turn += 1) expect((await ask(ana, own)).status).toBe(status)

  world.clock.now = new Date(begin + 59_999)
  expect(await ask(ana, own)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  expect((await ask(ben, other)).status).toBe(status)
  world.clock.now = new Date(begin + 60_000)
  expect((await ask(ana, own)).status).toBe(status)
  world.clock.now = before
})

test('DEC-50 an intent is its id and its signature, and nothing else', async () => {
  const ana = await world.as('signed')
  const { intent = '' } = (await checkout(ana, 'standard-monthly')).body as CheckoutAnswer
  const { intent: another = '' } = (await checkout(ana, 'premium-monthly')).body as CheckoutAnswer
  const [id = '', signature = ''] = intent.split('.')
  const status = async (token: string) =>
    (await ana.get(`/api/test-checkout?intent=${encodeURIComponent(token)}`)).status

  expect([await status(intent), await status(another)]).toEqual([200, 200])
  for (const token of [
    id,
    `${id}.`,
    `${id}.${signature.slice(1)}`,
    `${id}.${signature}A`,
    `${id}.${'A'.repeat(signature.length)}`,
    `${intent}.`,
    `${intent}.${signature}`,
    `${another.split('.')[0]}.${signature}`,
  ])
    expect(await status(token), token).toBe(404)
})

test('a test subscription renews at the moment its period ends, and not a millisecond before', async () => {
  const ana = await world.as('punctual')
  await buy(ana, 'standard-monthly')
  const end = async () =>
    ((await current(await signIn('punctual'))) as { subscription: { currentPeriodEnd: string } }).subscription
      .currentPeriodEnd
  const first = await end()

  await inTime(first, -1, async () => {
    await renewTestSubscriptions(world.deps)
    expect(await end()).toBe(first)
  })
  await inTime(first, 0, async () => {
    expect(await renewTestSubscriptions(world.deps)).toBeGreaterThan(0)
    expect(Date.parse(await end())).toBeGreaterThan(Date.parse(first))
    expect(await renewTestSubscriptions(world.deps)).toBe(0)
  })
})

const inTime = (moment: string, ms: number, work: () => Promise<void>) =>
  at(new Date(Date.parse(moment) + ms).toISOString(), work)
