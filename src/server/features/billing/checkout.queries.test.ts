import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkoutIntents, subscriptions, usageCounters, users, webhookEvents } from '../../db/tables/all.ts'
import { createWorld, type World } from '../../testing/world.test-support.ts'
import { moveCounters, moveSubscriptionBack } from './advance.queries.ts'
import { countOpen, findIntent, insertIntent, useIntent } from './billing-rows.queries.ts'
import {
  endAllOf,
  findNewest,
  getEmail,
  listCustomers,
  listDueTests,
  listOfDeleted,
  listUnconfirmed,
  setConfirmed,
  setKeptPlan,
} from './checkout.queries.ts'

let world: World
/** Ana has an account, Ben has deleted his, Cleo deleted hers too. */
const people = { ana: '', ben: '', cleo: '' }
beforeAll(async () => {
  world = await createWorld()
  for (const name of ['ana', 'ben', 'cleo'] as const) {
    const client = await world.as(name)
    people[name] = ((await client.get('/api/user')).body as { id: string }).id
  }
  for (const id of [people.ben, people.cleo])
    await world.deps.db.update(users).set({ deletedAt: world.clock.now }).where(eq(users.id, id))
})
afterAll(() => world.close())
beforeEach(async () => void (await world.deps.db.delete(subscriptions)))

type Row = typeof subscriptions.$inferInsert
const NOW = new Date('2026-03-10T12:00:00.000Z')
const at = (ms: number) => new Date(NOW.getTime() + ms)

async function insert(id: string, change: Partial<Row> = {}): Promise<void> {
  await world.deps.db.insert(subscriptions).values({
    id,
    userId: people.ana,
    provider: 'paddle',
    customerId: `ctm_of_${id}`,
    planId: 'standard-monthly',
    priceId: 'pri_1',
    status: 'active',
    startedAt: at(-86_400_000),
    periodStart: at(-86_400_000),
    periodEnd: at(86_400_000),
    lastEventAt: '2026-03-09T12:00:00.000001Z',
    lastEventId: 'evt_1',
    confirmedAt: NOW,
    ...change,
  })
}
const row = async (id: string) =>
  (await world.deps.db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0]

test('BILL-26 running subscriptions of which nothing was heard since a moment: of accounts that exist, the longest silent first', async () => {
  await insert('sub_before', { confirmedAt: at(-1) })
  await insert('sub_long_before', { confirmedAt: at(-5_000), status: 'past_due' })
  await insert('sub_between', { confirmedAt: at(-3_000), status: 'paused' })
  await insert('sub_at', { confirmedAt: NOW })
  await insert('sub_after', { confirmedAt: at(1) })
  await insert('sub_over', { confirmedAt: at(-1), status: 'canceled' })
  await insert('sub_other', { confirmedAt: at(-1), provider: 'test' })
  await insert('sub_deleted', { confirmedAt: at(-1), userId: people.ben })
  const { db } = world.deps

  expect(await listUnconfirmed(db, 'paddle', NOW, 10)).toEqual([
    'sub_long_before',
    'sub_between',
    'sub_before',
  ])
  expect(await listUnconfirmed(db, 'paddle', NOW, 2)).toEqual(['sub_long_before', 'sub_between'])
  expect(await listUnconfirmed(db, 'test', NOW, 10)).toEqual(['sub_other'])
  await setConfirmed(db, 'sub_between', NOW)
  expect(await listUnconfirmed(db, 'paddle', NOW, 10)).toEqual(['sub_long_before', 'sub_before'])
})

test('DEC-24 subscriptions of deleted accounts that still run, of all of them and of one', async () => {
  await insert('sub_ana')
  await insert('sub_ben', { userId: people.ben, status: 'past_due' })
  await insert('sub_ben_over', { userId: people.ben, status: 'canceled' })
  await insert('sub_ben_test', { userId: people.ben, provider: 'test' })
  await insert('sub_cleo', { userId: people.cleo })
  const { db } = world.deps

  expect((await listOfDeleted(db, 'paddle')).toSorted()).toEqual(['sub_ben', 'sub_cleo'])
  expect(await listOfDeleted(db, 'paddle', people.ben)).toEqual(['sub_ben'])
  expect(await listOfDeleted(db, 'paddle', people.ana)).toEqual([])
  expect(await listOfDeleted(db, 'test')).toEqual(['sub_ben_test'])
})

test('BILL-26 test subscriptions are due when their period or their cancelled time is over, to the millisecond', async () => {
  const test = { provider: 'test' }
  await insert('sub_runs', { ...test, periodEnd: at(1) })
  await insert('sub_period', { ...test, periodEnd: NOW })
  await insert('sub_cancelled', { ...test, periodEnd: at(1), cancelAt: NOW })
  await insert('sub_not_yet', { ...test, periodEnd: at(1), cancelAt: at(1) })
  await insert('sub_ended', { ...test, periodEnd: at(-1), status: 'canceled' })
  await insert('sub_paddle', { periodEnd: at(-1) })

  expect((await listDueTests(world.deps.db, NOW)).toSorted()).toEqual(['sub_cancelled', 'sub_period'])
})

test('DEC-50 all that runs with one provider is ended, and nothing of another', async () => {
  await insert('sub_1', { provider: 'test', cancelAt: at(1) })
  await insert('sub_2', { provider: 'test', status: 'past_due' })
  await insert('sub_over', { provider: 'test', status: 'canceled', endedAt: at(-9) })
  await insert('sub_paid')

  expect(await endAllOf(world.deps.db, 'test', NOW)).toBe(2)

  for (const id of ['sub_1', 'sub_2'])
    expect(await row(id)).toMatchObject({ status: 'canceled', endedAt: NOW, cancelAt: null })
  expect(await row('sub_over')).toMatchObject({ endedAt: at(-9) })
  expect(await row('sub_paid')).toMatchObject({ status: 'active', endedAt: null })
  expect(await endAllOf(world.deps.db, 'test', NOW)).toBe(0)
})

test('as whom somebody is known to a provider: each customer once, the newest first, and the newest subscription whatever became of it', async () => {
  const { db } = world.deps
  expect(await findNewest(db, people.ana, 'paddle')).toBeNull()
  await insert('sub_old', { customerId: 'ctm_1', startedAt: at(-3_000) })
  await insert('sub_new', { customerId: 'ctm_2', startedAt: at(-1_000), status: 'canceled' })
  await insert('sub_again', { customerId: 'ctm_1', startedAt: at(-2_000) })
  await insert('sub_test', { customerId: 'ctm_3', startedAt: NOW, provider: 'test' })
  await insert('sub_ben', { customerId: 'ctm_4', startedAt: NOW, userId: people.ben })

  expect(await listCustomers(db, people.ana, 'paddle')).toEqual(['ctm_2', 'ctm_1'])
  expect(await findNewest(db, people.ana, 'paddle')).toEqual({ id: 'sub_new', customerId: 'ctm_2' })
  expect(await getEmail(db, people.ana)).toBe('ana@example.test')
  expect(await getEmail(db, 'usr_nobody')).toBe('')
})

test('DEC-47 a plan that is kept is noted with its end, and taken away again, of one subscription alone', async () => {
  const { db } = world.deps
  await insert('sub_1')
  await insert('sub_2')

  await setKeptPlan(db, 'sub_1', { keptPlanId: 'premium-monthly', keptUntil: at(1) })
  expect(await row('sub_1')).toMatchObject({ keptPlanId: 'premium-monthly', keptUntil: at(1) })
  expect(await row('sub_2')).toMatchObject({ keptPlanId: null, keptUntil: null })
  await setKeptPlan(db, 'sub_1', null)
  expect(await row('sub_1')).toMatchObject({ keptPlanId: null, keptUntil: null })
})

test('DEC-50 a checkout is found while its account exists, and the first purchase that came of it stands', async () => {
  const { db } = world.deps
  const intent = { planId: 'standard-monthly', createdAt: NOW }
  await insertIntent(db, { ...intent, id: 'buy_ana', userId: people.ana })
  await insertIntent(db, { ...intent, id: 'buy_ana_2', userId: people.ana })
  await insertIntent(db, { ...intent, id: 'buy_ben', userId: people.ben })

  expect(await findIntent(db, 'buy_ana')).toMatchObject({ userId: people.ana, subscriptionId: null })
  expect(await findIntent(db, 'buy_ben')).toBeNull()
  expect(await findIntent(db, 'buy_none')).toBeNull()
  await useIntent(db, 'buy_ana', 'sub_1')
  await useIntent(db, 'buy_ana', 'sub_2')
  expect(await findIntent(db, 'buy_ana')).toMatchObject({ subscriptionId: 'sub_1' })
  expect(await findIntent(db, 'buy_ana_2')).toMatchObject({ subscriptionId: null })
  await db.delete(checkoutIntents)
})

test('subscriptions that have not ended are counted, of one person alone', async () => {
  const { db } = world.deps
  expect(await countOpen(db, people.ana)).toBe(0)
  await insert('sub_1')
  await insert('sub_2', { status: 'paused', provider: 'test' })
  await insert('sub_3', { status: 'canceled' })
  await insert('sub_4', { userId: people.ben })

  expect(await countOpen(db, people.ana)).toBe(2)
})

test('DEC-50 a test subscription is moved back with every moment of it and of its events, and no other is', async () => {
  const { db } = world.deps
  const moments = {
    startedAt: at(-4_000),
    periodStart: at(-3_000),
    periodEnd: at(1_000),
    cancelAt: at(2_000),
    pastDueSince: at(-2_000),
    keptUntil: at(3_000),
  }
  for (const id of ['sub_1', 'sub_2'])
    await insert(id, { ...moments, lastEventAt: '2026-03-09T12:00:00.000001Z' })
  await insert('sub_bare')
  const stored = {
    eventType: 'x',
    receivedAt: NOW,
    dueAt: NOW,
    payload: null,
    payloadSha256: Buffer.alloc(32),
  }
  for (const id of ['sub_1', 'sub_2'])
    await db.insert(webhookEvents).values({
      ...stored,
      eventId: `evt_${id}`,
      subscriptionId: id,
      state: 'applied',
      occurredAt: '2026-03-09T12:00:00.000001Z',
    })
  const before = await row('sub_2')

  await moveSubscriptionBack(db, 'sub_1', 1_500)
  await moveSubscriptionBack(db, 'sub_bare', 1_500)

  const moved = Object.entries(moments).map(([name, moment]) => [name, new Date(moment.getTime() - 1_500)])
  expect(await row('sub_1')).toMatchObject(Object.fromEntries(moved) as object)
  expect((await row('sub_1'))?.lastEventAt).toMatch(/^2026-03-09 11:59:58\.500001/)
  expect(await row('sub_2')).toEqual(before)
  expect(await row('sub_bare')).toMatchObject({ cancelAt: null, pastDueSince: null, keptUntil: null })
  const occurred = await db.select().from(webhookEvents).orderBy(webhookEvents.eventId)
  expect(occurred.map(({ occurredAt }) => occurredAt)).toEqual([
    expect.stringMatching(/^2026-03-09 11:59:58\.500001/),
    expect.stringMatching(/^2026-03-09 12:00:00\.000001/),
  ])
  await db.delete(webhookEvents)
})

test('DEC-33 what was counted in one period counts in another, beside what is there, for one person alone', async () => {
  const { db } = world.deps
  const [from, to] = [at(0), at(-86_400_000)]
  const count = (userId: string, kind: string, periodStart: Date, used: number) =>
    db.insert(usageCounters).values({ userId, kind, periodStart, used })
  await count(people.ana, 'analysis', from, 3)
  await count(people.ana, 'analysis', to, 2)
  await count(people.ana, 'face', from, 1)
  await count(people.ben, 'analysis', from, 7)
  const told = async () =>
    (await db.select().from(usageCounters))
      .map(({ userId, kind, periodStart, used }) => [
        userId === people.ana ? 'ana' : 'ben',
        kind,
        periodStart,
        used,
      ])
      .toSorted((a, b) => String(a).localeCompare(String(b)))
  const before = await told()

  await moveCounters(db, people.ana, from, new Date(from))
  expect(await told()).toEqual(before)
  await moveCounters(db, people.ana, from, to)

  expect(await told()).toEqual([
    ['ana', 'analysis', to, 5],
    ['ana', 'face', to, 1],
    ['ben', 'analysis', from, 7],
  ])
})
