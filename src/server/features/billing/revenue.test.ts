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

test('the figures are for administrators only', async () => {
  const visitor = await world.client().get('/api/admin/revenue')
  const user = await (await world.as('curious')).get('/api/admin/revenue')

  expect([visitor.status, user.status]).toEqual([401, 403])
})
