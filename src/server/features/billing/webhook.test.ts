import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { getCurrent } from '../subscription/subscription.ts'
import { deliver, deliverText, eventText, newEventId, signatureOf } from './event.test-support.ts'
import { newIntent } from './intent.ts'
import { forgetOldPayloads, processWaiting, replayParked } from './webhook.ts'
import { readPaymentState } from './payment-state.ts'
import { claimWaiting, findEvent, insertEvent, setEventState } from './webhook.queries.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const START = '2026-03-10T12:00:00.000000Z'
const LATER = '2026-03-10T12:00:01.000000Z'
const idOf = async (client: Client) => ((await client.get('/api/user')).body as { id: string }).id
const planOf = async (client: Client) =>
  ((await client.get('/api/subscription/current')).body as { plan: { id: string } }).plan.id
const seconds = () => Math.floor(world.clock.now.getTime() / 1000)

/** Somebody who has begun to buy. */
async function buyer(name: string, plan = 'standard-monthly') {
  const client = await world.as(name)
  const userId = await idOf(client)
  const intent = await newIntent(world.deps, userId, plan)
  return { client, userId, intent, id: `sub_${name}` }
}

test('DEC-50 a signed event of a purchase gives the plan at once, with the money side unasked', async () => {
  const { client, intent, id } = await buyer('ana')
  expect(await planOf(client)).toBe('free')

  expect(await deliver(world, { id, intent, occurredAt: START, type: 'subscription.created' })).toBe(200)

  expect((await client.get('/api/subscription/current')).body).toMatchObject({
    plan: { id: 'standard-monthly', name: 'Standard', priceText: '$9.99/month' },
    subscription: {
      status: 'active',
      cancelAtPeriodEnd: false,
      currentPeriodEnd: '2026-04-10T12:00:00.000Z',
      nextPlan: null,
      graceEndsAt: null,
    },
  })
  expect((await client.get('/api/subscription/limits')).body).toMatchObject({
    plan: { maxAnalysesPerMonth: 50, maxFaceAnalysesPerMonth: 3 },
    remainingAnalyses: 50,
    remainingFaceAnalyses: 3,
    canFaceAnalyze: true,
  })
})

test('DEC-46 an annual plan has one pool for the year from the day it was bought', async () => {
  const { client, intent, id } = await buyer('annual', 'standard-annual')
  const period = ['2026-03-10T12:00:00Z', '2027-03-10T12:00:00Z'] as const

  await deliver(world, { id, intent, plan: 'standard-annual', period, occurredAt: START })

  expect((await client.get('/api/subscription/limits')).body).toMatchObject({
    plan: { billingPeriod: 'annual', maxAnalysesPerMonth: 600, maxFaceAnalysesPerMonth: 36 },
    remainingAnalyses: 600,
    resetsAt: '2027-03-10T12:00:00.000Z',
  })
})

test('the price decides, whatever the custom data that passed through the browser says', async () => {
  const { client, intent, id } = await buyer('tamper', 'premium-annual')
  const told = eventText(world, { id, intent, plan: 'standard-monthly', occurredAt: START })
  const event = JSON.parse(told) as { data: { custom_data: Record<string, string> } }
  Object.assign(event.data.custom_data, { planId: 'premium-annual', userId: 'usr_other' })

  expect(await deliverText(world, JSON.stringify(event))).toBe(200)

  expect(await planOf(client)).toBe('standard-monthly')
})

test.each([
  ['another secret', (text: string) => signatureOf(text, 'another', seconds())],
  ['no signature', () => ''],
  ['the signature of another body', () => signatureOf('{}', secret(), seconds())],
  ['a time two minutes ago', (text: string) => signatureOf(text, secret(), seconds() - 120)],
  ['a time two minutes ahead', (text: string) => signatureOf(text, secret(), seconds() + 120)],
  [
    'a time that was changed afterwards',
    (text: string) => signatureOf(text, secret(), seconds()).replace(/^ts=\d+/, `ts=${seconds() + 1}`),
  ],
  ['two times', (text: string) => `ts=${seconds()};${signatureOf(text, secret(), seconds())}`],
  [
    'a header of 2,000 characters',
    (text: string) => `${signatureOf(text, secret(), seconds())};x=${'0'.repeat(2_000)}`,
  ],
  ['upper case', (text: string) => signatureOf(text, secret(), seconds()).toUpperCase()],
  ['a hash without its last letter', (text: string) => signatureOf(text, secret(), seconds()).slice(0, -1)],
])('DEC-50 an event signed with %s is refused without a word', async (_what, sign) => {
  const text = eventText(world, { occurredAt: START })
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/webhooks/paddle',
    headers: { 'content-type': 'application/json', 'paddle-signature': sign(text) },
    payload: text,
  })

  expect(response.statusCode).toBe(401)
  expect(response.body).toBe('')
})

const secret = () => world.deps.payments.webhookSecrets[0] ?? ''

test('while a secret is replaced, any of several signatures may be the right one', async () => {
  const { client, intent, id } = await buyer('rotate')
  const text = eventText(world, { id, intent, occurredAt: START })
  const wrong = createHmac('sha256', 'old').update(text).digest('hex')
  const [ts, h1] = signatureOf(text, secret(), seconds()).split(';')

  expect(await deliverText(world, text, `${ts};h1=${wrong};${h1};h1=${wrong}`)).toBe(200)
  expect(await planOf(client)).toBe('standard-monthly')
})

test('DEC-50 of 2,000 forged events none is accepted and none is stored', async () => {
  const victim = await buyer('victim')
  const text = () =>
    eventText(world, { id: victim.id, intent: victim.intent, plan: 'premium-annual', occurredAt: START })
  const right = (body: string) => signatureOf(body, secret(), seconds())
  const forgers: ((body: string) => [string, string])[] = [
    (body) => [body, signatureOf(body, randomBytes(8).toString('hex'), seconds())],
    (body) => [body, `ts=${seconds()};h1=${randomBytes(32).toString('hex')}`],
    (body) => [body.replace('"active"', '"trialing"'), right(body)],
    (body) => [`${body} `, right(body)],
    (body) => [body, flipped(right(body))],
    (body) => [body, right(body).replace(/;h1=.*/, '')],
    (body) => [body, signatureOf(body, secret(), seconds() - 61 - Math.floor(Math.random() * 1e6))],
    (body) => [body, signatureOf(body, secret(), seconds() + 61 + Math.floor(Math.random() * 1e6))],
    (body) => [body, right(body).replace('ts=', 'ts=0')],
    (body) => [body, right(body).replace('h1=', 'h2=')],
  ]
  const statuses = new Map<number, number>()
  for (let at = 0; at < 2_000; at += 1) {
    const [body, signature] = forgers[at % forgers.length]?.(text()) ?? ['', '']
    const status = await deliverText(world, body, signature)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }

  expect([...statuses]).toEqual([[401, 2_000]])
  expect(await planOf(victim.client)).toBe('free')
})

/** One hex digit of the hash is another one. */
function flipped(signature: string): string {
  const at = signature.length - 1 - Math.floor(Math.random() * 64)
  const digit = (Number.parseInt(signature[at] ?? '0', 16) ^ 1).toString(16)
  return signature.slice(0, at) + digit + signature.slice(at + 1)
}

test('a body that is signed and no event answers 400; one beyond 256 kB is refused', async () => {
  expect(await deliverText(world, 'not json')).toBe(400)
  expect(await deliverText(world, '{"event_id":"evt_1"}')).toBe(400)
  expect(await deliverText(world, ' '.repeat(256 * 1024 + 1))).toBe(413)
})

test('the same event twice counts once, and the second delivery is acknowledged', async () => {
  const { client, intent, id } = await buyer('twice')
  const text = eventText(world, { id, intent, occurredAt: START })
  await deliverText(world, text)
  await deliver(world, { id, status: 'canceled', endedAt: LATER, period: null, occurredAt: LATER })

  expect(await deliverText(world, text)).toBe(200)

  expect(await planOf(client)).toBe('free')
})

test('a late event changes nothing, and one microsecond decides', async () => {
  const { client, intent, id } = await buyer('late')
  await deliver(world, { id, intent, occurredAt: '2026-03-10T12:00:00.000002Z', plan: 'premium-monthly' })

  await deliver(world, { id, intent, occurredAt: '2026-03-10T12:00:00.000001Z', plan: 'standard-monthly' })
  expect(await planOf(client)).toBe('premium-monthly')

  await deliver(world, { id, intent, occurredAt: '2026-03-10T12:00:00.000003Z', plan: 'standard-monthly' })
  expect(await planOf(client)).toBe('standard-monthly')
})

test('an event of nobody we know is parked and finds its place when the purchase is known', async () => {
  const { client, intent, id } = await buyer('parked')
  const parked = newEventId()
  const later = { id, plan: 'premium-monthly', occurredAt: LATER, eventId: parked }
  expect(await deliver(world, later)).toBe(200)
  expect((await findEvent(world.deps.db, parked))?.state).toBe('parked')
  expect(await planOf(client)).toBe('free')

  await deliver(world, { id, intent, occurredAt: START })

  expect((await findEvent(world.deps.db, parked))?.state).toBe('applied')
  expect(await planOf(client)).toBe('premium-monthly')
})

test('a forged or foreign intent gives nothing to anybody', async () => {
  const { client, intent, id } = await buyer('forger')
  const eventId = newEventId()

  await deliver(world, {
    id,
    eventId,
    intent: `${intent.split('.')[0]}.${'A'.repeat(43)}`,
    occurredAt: START,
  })

  expect(await planOf(client)).toBe('free')
  expect((await findEvent(world.deps.db, eventId))?.state).toBe('parked')
})

test('a price nobody told us about is parked, and a replay after it was told applies it', async () => {
  const { client, intent, id } = await buyer('price')
  const eventId = newEventId()
  await deliver(world, { id, intent, eventId, priceId: 'pri_new', occurredAt: START })
  expect((await findEvent(world.deps.db, eventId))?.state).toBe('parked')
  const { planOf: known } = world.deps.payments
  world.deps.payments.planOf = (price) => (price === 'pri_new' ? 'premium-monthly' : known(price))

  expect(await replayParked(world.deps, eventId)).toEqual([{ eventId, state: 'applied' }])

  world.deps.payments.planOf = known
  expect(await planOf(client)).toBe('premium-monthly')
})

test('an event of another kind is acknowledged and left alone', async () => {
  const eventId = newEventId()

  expect(await deliver(world, { eventId, type: 'transaction.completed', occurredAt: START })).toBe(200)
  expect((await findEvent(world.deps.db, eventId))?.state).toBe('ignored')
})

test('what was stored and not applied is worked on by the sweep, and given up only after many tries', async () => {
  const { client, intent, id } = await buyer('sweep')
  const eventId = newEventId()
  const { planOf: known } = world.deps.payments
  world.deps.payments.planOf = () => {
    throw new Error('the database went away')
  }
  expect(await deliver(world, { id, intent, eventId, occurredAt: START })).toBe(200)
  expect(await findEvent(world.deps.db, eventId)).toMatchObject({ state: 'failed', attempts: 1 })
  expect(await processWaiting(world.deps)).toBe(0)
  const before = world.clock.now

  world.clock.now = new Date(before.getTime() + 6_000)
  expect(await processWaiting(world.deps)).toBe(1)
  expect(await findEvent(world.deps.db, eventId)).toMatchObject({ state: 'failed', attempts: 2 })
  world.deps.payments.planOf = known
  world.clock.now = new Date(before.getTime() + 3_600_000)
  expect(await processWaiting(world.deps)).toBe(1)

  world.clock.now = before
  expect((await findEvent(world.deps.db, eventId))?.state).toBe('applied')
  expect(await planOf(client)).toBe('standard-monthly')
})

test('access during failed payments ends seven days after the first failure, however often it is tried again', async () => {
  const { userId, intent, id } = await buyer('unpaid')
  // Sessions end long before the days that pass here.
  const current = () => getCurrent(world.deps, userId)
  const before = world.clock.now
  const failing = (occurredAt: string) => deliver(world, { id, intent, status: 'past_due', occurredAt })
  await deliver(world, { id, intent, occurredAt: START })
  // The second failure arrives first.
  await failing('2026-03-14T12:00:00Z')
  await failing('2026-03-11T12:00:00Z')

  expect(await current()).toMatchObject({
    plan: { id: 'standard-monthly' },
    subscription: { status: 'past_due', graceEndsAt: '2026-03-18T12:00:00.000Z' },
  })
  world.clock.now = new Date('2026-03-18T11:59:59.999Z')
  expect((await current()).plan.id).toBe('standard-monthly')
  world.clock.now = new Date('2026-03-18T12:00:00.000Z')
  expect((await current()).plan.id).toBe('free')
  await deliver(world, { id, intent, occurredAt: '2026-03-18T12:30:00Z' })
  expect((await current()).plan.id).toBe('standard-monthly')
  world.clock.now = before
})

test('BILL-25 BILL-26 BILL-27 a cancelled plan lasts until its end, then the account is on Free with all its history', async () => {
  const { client, userId, intent, id } = await buyer('ending')
  const current = () => getCurrent(world.deps, userId)
  const before = world.clock.now
  await deliver(world, { id, intent, occurredAt: START })
  await client.post('/api/analyze', { ingredientsList: 'Aqua, Glycerin, Cetearyl Alcohol' })
  await deliver(world, { id, intent, cancelAt: '2026-04-10T12:00:00Z', occurredAt: LATER })

  world.clock.now = new Date('2026-04-10T11:59:59.999Z')
  expect(await current()).toMatchObject({
    plan: { id: 'standard-monthly' },
    subscription: { status: 'active', cancelAtPeriodEnd: true, currentPeriodEnd: '2026-04-10T12:00:00.000Z' },
  })
  world.clock.now = new Date('2026-04-10T12:00:00.000Z')
  expect(await current()).toMatchObject({
    plan: { id: 'free' },
    subscription: null,
  })
  world.clock.now = before
  expect((await client.get('/api/analyses')).body).toHaveLength(1)
})

test('the words of old events are emptied after 90 days, and nothing else of them', async () => {
  const { client, intent, id } = await buyer('old')
  const eventId = newEventId()
  await deliver(world, { id, intent, eventId, occurredAt: START })
  const before = world.clock.now

  world.clock.now = new Date(before.getTime() + 91 * 24 * 3_600_000)
  expect(await forgetOldPayloads(world.deps)).toBeGreaterThan(0)
  world.clock.now = before

  expect(await findEvent(world.deps.db, eventId)).toMatchObject({
    payload: null,
    state: 'applied',
    subscriptionId: id,
  })
  expect(await planOf(client)).toBe('standard-monthly')
})

test('neither payload, signature nor intent is logged', async () => {
  const { intent, id } = await buyer('silent')
  await deliver(world, { id, intent, occurredAt: START })
  await deliver(world, { id: 'sub_nobody', occurredAt: START })

  expect(world.logged.join('\n')).not.toContain(intent)
  expect(world.logged.join('\n')).not.toContain('custom_data')
  expect(world.logged.join('\n')).not.toContain(secret())
})

test('an event that fails is tried again after 5, 10, 20 ... seconds, an hour at most, and after twelve times by nobody', async () => {
  const { client, intent, id } = await buyer('patient')
  const eventId = newEventId()
  const before = world.clock.now
  const { planOf: known } = world.deps.payments
  world.deps.payments.planOf = () => {
    throw new RangeError('marker of an error')
  }
  await deliver(world, { id, intent, eventId, occurredAt: START })
  const waits = []
  for (let attempts = 1; attempts < 12; attempts += 1) {
    const row = await findEvent(world.deps.db, eventId)
    expect(row).toMatchObject({ state: 'failed', attempts, lastError: 'RangeError' })
    const dueAt = row?.dueAt ?? before
    waits.push((dueAt.getTime() - world.clock.now.getTime()) / 1_000)
    world.clock.now = new Date(dueAt.getTime() - 1)
    expect(await processWaiting(world.deps)).toBe(0)
    world.clock.now = dueAt
    expect(await processWaiting(world.deps)).toBe(1)
  }

  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600])
  expect(await findEvent(world.deps.db, eventId)).toMatchObject({ state: 'given-up', attempts: 12 })
  world.clock.now = new Date(before.getTime() + 30 * 86_400_000)
  expect(await processWaiting(world.deps)).toBe(0)
  world.clock.now = before
  world.deps.payments.planOf = known
  // Whoever has mended the reason asks for it by hand.
  expect(await replayParked(world.deps)).toContainEqual({ eventId, state: 'applied' })
  expect(await findEvent(world.deps.db, eventId)).toMatchObject({ state: 'applied', lastError: null })
  expect(await planOf(client)).toBe('standard-monthly')
  expect(await replayParked(world.deps, 'evt_nobody')).toEqual([])
})

test('an event that another process works on is left to it for a minute, and one that is told to stop takes none', async () => {
  const { intent, id } = await buyer('shared-work')
  const eventId = newEventId()
  const text = eventText(world, { id, intent, eventId, occurredAt: START })
  const { now } = world.clock
  const stored = {
    eventId,
    eventType: 'subscription.updated',
    occurredAt: START,
    receivedAt: now,
    dueAt: now,
  }
  await insertEvent(world.deps.db, { ...stored, payload: text, payloadSha256: Buffer.alloc(32) })

  expect(await processWaiting(world.deps, () => true)).toBe(0)
  expect(await claimWaiting(world.deps.db, now, new Date(now.getTime() + 60_000))).toMatchObject({ eventId })
  world.clock.now = new Date(now.getTime() + 59_999)
  expect(await processWaiting(world.deps)).toBe(0)
  world.clock.now = new Date(now.getTime() + 60_000)
  expect(await processWaiting(world.deps)).toBe(1)
  world.clock.now = now
  expect(await findEvent(world.deps.db, eventId)).toMatchObject({ state: 'applied' })
})

test('of several events that wait the one that has waited longest comes first', async () => {
  const { now } = world.clock
  const ids = [newEventId(), newEventId(), newEventId()]
  const dueIn = [-1_000, -3_000, -2_000]
  for (const [at, eventId] of ids.entries())
    await insertEvent(world.deps.db, {
      eventId,
      eventType: 'other',
      occurredAt: START,
      receivedAt: now,
      payloadSha256: Buffer.alloc(32),
      payload: null,
      dueAt: new Date(now.getTime() + (dueIn[at] ?? 0)),
    })
  const later = new Date(now.getTime() + 60_000)
  const claimed = []
  for (let i = 0; i < 4; i += 1) claimed.push((await claimWaiting(world.deps.db, now, later))?.eventId)

  expect(claimed).toEqual([ids[1], ids[2], ids[0], undefined])
})

test('words of events are kept for 90 days to the millisecond, and longer while they wait for somebody', async () => {
  const { intent, id } = await buyer('kept-words')
  const [applied, waiting] = [newEventId(), newEventId()]
  await deliver(world, { id, intent, eventId: applied, occurredAt: START })
  await deliver(world, { id: 'sub_of_nobody', eventId: waiting, occurredAt: START })
  const before = world.clock.now
  const at = (ms: number) => (world.clock.now = new Date(before.getTime() + 90 * 86_400_000 + ms))
  const words = async (eventId: string) => (await findEvent(world.deps.db, eventId))?.payload ?? null

  at(0)
  await forgetOldPayloads(world.deps)
  expect(await words(applied)).not.toBeNull()
  at(1)
  expect(await forgetOldPayloads(world.deps)).toBeGreaterThan(0)
  expect(await forgetOldPayloads(world.deps)).toBe(0)
  expect(await words(applied)).toBeNull()
  expect(await words(waiting)).not.toBeNull()
  world.clock.now = before
})

test('a body of 256 kB is read, and one byte more is not', async () => {
  const text = JSON.stringify({ of: 'x'.repeat(256 * 1024 - 9) })
  expect(text).toHaveLength(256 * 1024)

  expect(await deliverText(world, text)).toBe(400)
  expect(await deliverText(world, ` ${text}`)).toBe(413)
})

test('what the events of the last week tell is counted by how they stand, with the moment of the last one', async () => {
  const fresh = await createWorld()
  const counted = () => readPaymentState(fresh.deps)
  expect(await counted()).toEqual({ mode: 'test', lastEventAt: null, failed: 0, parked: 0, givenUp: 0 })
  const weekAgo = new Date(fresh.clock.now.getTime() - 7 * 86_400_000)
  const add = async (state: string, receivedAt: Date) => {
    const eventId = newEventId()
    const stored = { eventId, eventType: 'other', occurredAt: START, receivedAt, dueAt: receivedAt }
    await insertEvent(fresh.deps.db, { ...stored, payload: null, payloadSha256: Buffer.alloc(32) })
    await setEventState(fresh.deps.db, eventId, { state, lastError: null })
  }
  const early = new Date(weekAgo.getTime() - 1)
  for (const state of ['failed', 'parked', 'given-up', 'applied']) await add(state, early)
  for (const state of ['failed', 'parked', 'parked', 'given-up', 'given-up', 'given-up'])
    await add(state, weekAgo)

  expect(await counted()).toEqual({ mode: 'test', lastEventAt: weekAgo, failed: 1, parked: 2, givenUp: 3 })
  await fresh.close()
})
