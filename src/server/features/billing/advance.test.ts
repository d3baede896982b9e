import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckoutAnswer } from '../../../contract/billing.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { findUserId } from '../accounts/accounts.ts'
import { advanceTestSubscription, renewTestSubscriptions } from './billing.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function subscriber(username: string, planId: string): Promise<Client> {
  const client = await world.as(username)
  const { intent } = (await client.post('/api/subscription/checkout', { planId })).body as CheckoutAnswer
  await client.post('/api/test-checkout', { intent, outcome: 'pay' })
  return client
}

const current = async (client: Client) => (await client.get('/api/subscription/current')).body
const limits = async (client: Client) => (await client.get('/api/subscription/limits')).body

async function advance(username: string, to: string) {
  const userId = (await findUserId(world.deps, username)) ?? ''
  return advanceTestSubscription(world.deps, userId, new Date(`${to}T23:59:59.999Z`))
}

test('a test subscription lives through its months without waiting, and its owner stays signed in', async () => {
  const ana = await subscriber('time', 'standard-monthly')

  const advanced = await advance('time', '2026-06-10')

  expect(advanced?.transitions.map(({ after }) => after.periodEnd.slice(0, 10))).toEqual([
    '2026-05-10',
    '2026-06-10',
    '2026-07-10',
  ])
  const { subscription } = (await current(ana)) as { subscription: { currentPeriodEnd: string } }
  // 10 July was asked for as seen from 10 June: thirty days from now, as the day was nearly over.
  expect(Date.parse(subscription.currentPeriodEnd) - world.clock.now.getTime()).toBeGreaterThan(
    29 * 86_400_000,
  )
  expect(Date.parse(subscription.currentPeriodEnd) - world.clock.now.getTime()).toBeLessThan(30 * 86_400_000)
  expect(await renewTestSubscriptions(world.deps)).toBe(0)
})

test('BILL-26 a cancelled one is over on its day and not before', async () => {
  const ana = await subscriber('cancelled-time', 'premium-monthly')
  await ana.post('/api/subscription/cancel')

  expect((await advance('cancelled-time', '2026-04-09'))?.transitions).toEqual([])
  expect(await current(ana)).toMatchObject({ plan: { name: 'Premium' } })
  // One day of what was a month is left.
  const ended = await advance('cancelled-time', '2026-03-11')

  expect(ended).toMatchObject({ transitions: [{ type: 'subscription.canceled' }], plan: { name: 'Free' } })
  expect(await current(ana)).toMatchObject({ plan: { name: 'Free' }, subscription: null })
})

test('DEC-47 a scheduled lower plan begins with the next period', async () => {
  const ana = await subscriber('lower-time', 'premium-monthly')
  await ana.post('/api/subscription/checkout', { planId: 'standard-monthly' })

  expect((await advance('lower-time', '2026-04-10'))?.plan).toMatchObject({ id: 'standard-monthly' })

  expect(await current(ana)).toMatchObject({ subscription: { nextPlan: null } })
})

test('what was used goes along: a month turns with the calendar, a year with its own day', async () => {
  const monthly = await subscriber('used-monthly', 'standard-monthly')
  const annual = await subscriber('used-annual', 'standard-annual')
  for (const client of [monthly, annual])
    await client.post('/api/analyze', { ingredientsList: 'Aqua, Glycerin' })

  await advance('used-monthly', '2026-03-31')
  await advance('used-annual', '2026-12-31')
  expect(await limits(monthly)).toMatchObject({ remainingAnalyses: 49 })
  expect(await limits(annual)).toMatchObject({ remainingAnalyses: 599 })

  await advance('used-monthly', '2026-04-01')
  expect(await limits(monthly)).toMatchObject({ remainingAnalyses: 50 })
  await advance('used-annual', '2026-05-25')
  expect(await limits(annual)).toMatchObject({ remainingAnalyses: 600 })
})

test('without a running test subscription there is no time to move, and it goes forward only', async () => {
  await world.as('free-time')
  await subscriber('backward', 'standard-monthly')

  expect(await advance('free-time', '2026-06-10')).toBeNull()
  await expect(advance('backward', '2026-03-09')).rejects.toThrow(RangeError)
})
