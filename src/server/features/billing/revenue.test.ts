import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../testing/world.test-support.ts'
import { deliver, type Told } from './event.test-support.ts'
import { newIntent } from './intent.ts'
import { readRevenue } from './revenue.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Bought with money: the world's own provider takes none, so the events are told in the name of the other. */
async function bought(name: string, told: Omit<Told, 'occurredAt' | 'id'>, ...later: Omit<Told, 'id'>[]) {
  const client = await world.as(name)
  const { id: userId } = (await client.get('/api/user')).body as { id: string }
  const intent = await newIntent(world.deps, userId, told.plan ?? 'standard-monthly')
  const from = { id: `sub_${name}`, intent, plan: told.plan ?? 'standard-monthly' }
  await deliver(world, { ...from, occurredAt: '2026-02-01T00:00:00Z', ...told })
  for (const one of later) await deliver(world, { ...from, startedAt: told.startedAt ?? '', ...one })
}

test('revenue counts what is paid for and comes back: plans, monthly amount, churn', async () => {
  world.deps.payments.kind = 'paddle'
  const old = {
    startedAt: '2025-06-01T00:00:00Z',
    period: ['2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z'] as const,
  }
  const year = ['2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'] as const
  const ended = {
    status: 'canceled',
    period: null,
    endedAt: '2026-03-02T00:00:00Z',
    occurredAt: '2026-03-02T00:00:00Z',
  }
  await world.as('nobody')
  await bought('buyer-a', { ...old })
  await bought(
    'buyer-b',
    { ...old, status: 'past_due' },
    { ...old, status: 'past_due', occurredAt: '2026-03-09T00:00:00Z' },
  )
  await bought('buyer-c', { ...old, period: year, plan: 'premium-annual' })
  await bought('buyer-trying', { ...old, status: 'trialing', plan: 'premium-monthly' })
  await bought('buyer-leaving', { ...old, cancelAt: '2026-04-01T00:00:00Z' })
  await bought('buyer-left', { ...old }, ended)
  await bought('buyer-new', { ...old, startedAt: '2026-03-05T00:00:00Z' })
  world.deps.payments.kind = 'test'
  await bought('buyer-tester', { ...old, plan: 'premium-monthly' })

  expect(await readRevenue(world.deps)).toEqual({
    asOf: '2026-03-10T12:00:00.000Z',
    currency: 'USD',
    // The unpaid one of b began to fail on 1 February: its seven days are over.
    people: { free: 3, standard: 3, premium: 3 },
    plans: [
      { planId: 'standard-monthly', subscriptions: 3, monthlyRevenue: 29.97 },
      { planId: 'premium-annual', subscriptions: 1, monthlyRevenue: 15.99 },
    ],
    monthlyRecurringRevenue: 45.96,
    churn: { days: 30, atStart: 6, ended: 1, percent: 16.7, begun: 1 },
    testSubscriptions: 1,
  })
})

test('what runs when 30 days begin and ends within them is lost, what begins within them is won, each moment on one side', async () => {
  const fresh = await createWorld()
  const asked = world
  world = fresh
  fresh.deps.payments.kind = 'paddle'
  const [since, now] = ['2026-02-08T12:00:00.000Z', '2026-03-10T12:00:00.000Z']
  const [justBefore, justBeforeNow] = ['2026-02-08T11:59:59.999Z', '2026-03-10T11:59:59.999Z']
  const churn = async () => {
    const { percent, ...counts } = (await readRevenue(fresh.deps)).churn
    return [counts.atStart, counts.ended, counts.begun, percent]
  }
  const ends = (endedAt: string) => ({ status: 'canceled', period: null, endedAt, occurredAt: endedAt })
  const old = { startedAt: '2025-06-01T00:00:00Z' }

  expect(await churn()).toEqual([0, 0, 0, null])
  await bought('begins-before', { startedAt: justBefore })
  expect(await churn()).toEqual([1, 0, 0, 0])
  await bought('begins-with', { startedAt: since })
  expect(await churn()).toEqual([1, 0, 1, 0])
  await bought('begins-now', { startedAt: now })
  await bought('begins-last', { startedAt: justBeforeNow })
  expect(await churn()).toEqual([1, 0, 2, 0])
  await bought('ended-before', old, ends(justBefore))
  expect(await churn()).toEqual([1, 0, 2, 0])
  await bought('ended-with', old, ends(since))
  expect(await churn()).toEqual([2, 1, 2, 50])
  await bought('ended-last', old, ends(justBeforeNow))
  expect(await churn()).toEqual([3, 2, 2, 66.7])
  await bought('ended-now', old, ends(now))
  expect(await churn()).toEqual([4, 2, 2, 50])
  await fresh.close()
  world = asked
})

test('somebody with two subscriptions is one person on the better plan, and who deleted the account is nobody', async () => {
  const fresh = await createWorld()
  const asked = world
  world = fresh
  const runs = { period: ['2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z'] as const }
  await bought('both', runs)
  const { id: userId } = (await (await signedIn('both')).get('/api/user')).body as { id: string }
  const intent = await newIntent(fresh.deps, userId, 'premium-monthly')
  await deliver(fresh, {
    id: 'sub_2',
    intent,
    plan: 'premium-monthly',
    occurredAt: '2026-03-01T00:00:00Z',
    ...runs,
  })
  await bought('leaves', runs)
  await (await signedIn('leaves')).post('/api/users/delete', { password: 'a quiet harbour' })
  await fresh.as('nobody')

  expect((await readRevenue(fresh.deps)).people).toEqual({ free: 1, standard: 0, premium: 1 })
  await fresh.close()
  world = asked
})

async function signedIn(username: string) {
  const client = world.client()
  await client.post('/api/login', { username, password: 'a quiet harbour' })
  return client
}

test('the figures are for administrators only', async () => {
  const visitor = await world.client().get('/api/admin/revenue')
  const user = await (await world.as('curious')).get('/api/admin/revenue')

  expect([visitor.status, user.status]).toEqual([401, 403])
})
