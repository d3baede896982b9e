import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { AdminWithdrawal } from '../../../contract/admin.ts'
import type { CheckoutAnswer } from '../../../contract/billing.ts'
import { entityOf } from '../../testing/paddle-stand-in/ledger.test-support.ts'
import {
  CATALOGUE,
  createPaddleWorld,
  type PaddleWorld,
} from '../../testing/paddle-stand-in/paddle-world.test-support.ts'
import { createWorld, type Client } from '../../testing/world.test-support.ts'
import { renewTestSubscriptions } from './billing.ts'

let world: PaddleWorld
beforeAll(async () => {
  world = await createPaddleWorld()
})
afterEach(() => world.standIn.forgetFaults())
afterAll(() => world.close())

async function checkout(client: Client, planId: string) {
  world.clock.now = new Date(world.clock.now.getTime() + 10_000)
  return client.post('/api/subscription/checkout', { planId })
}

async function buyer(username: string, planId: string) {
  const client = await world.as(username)
  const { intent = '', priceId = '' } = (await checkout(client, planId)).body as CheckoutAnswer
  return { client, id: (await world.standIn.pay(priceId, { intent })).id }
}

const current = async (client: Client) => (await client.get('/api/subscription/current')).body
const nextPlan = (id: string | null) => ({ subscription: { nextPlan: id === null ? null : { id } } })

test('DEC-47 a paused subscription is resumed before its plan is changed', async () => {
  const { client, id } = await buyer('pauses', 'standard-monthly')
  const { ledger, deliveries } = world.standIn
  const held = ledger.set(ledger.get(id), { status: 'paused' })
  await deliveries.emit('subscription.paused', held.updatedAt, entityOf(held, CATALOGUE))

  expect(await checkout(client, 'premium-monthly')).toMatchObject({
    status: 409,
    body: {
      code: 'CONFLICT',
      message: 'Your subscription is paused. Resume it first; then you can change your plan.',
    },
  })
})

test('DEC-47 a lower plan that the provider refuses leaves what was scheduled before it, or nothing', async () => {
  const { client } = await buyer('refused-lower', 'premium-annual')
  const refused = async (planId: string) => {
    world.standIn.refuseNext('change')
    return checkout(client, planId)
  }

  const answer = await refused('standard-annual')
  expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  expect(answer.headers['retry-after']).toBeUndefined()
  expect(await current(client)).toMatchObject(nextPlan(null))
  expect((await checkout(client, 'standard-annual')).status).toBe(200)
  expect((await refused('standard-monthly')).status).toBe(503)
  expect(await current(client)).toMatchObject(nextPlan('standard-annual'))
})

test('DEC-47 the plan that one has, and the one that is scheduled, cannot be chosen again', async () => {
  const { client } = await buyer('again', 'premium-monthly')

  expect(await checkout(client, 'premium-monthly')).toMatchObject({
    status: 409,
    body: { message: 'Premium is your plan already.' },
  })
  await checkout(client, 'standard-monthly')
  expect(await checkout(client, 'standard-monthly')).toMatchObject({
    status: 409,
    body: { message: 'Your plan changes to Standard already.' },
  })
  expect((await checkout(client, 'premium-monthly')).body).toEqual({
    planId: 'premium-monthly',
    message: 'You keep Premium. It renews on Apr 10, 2026.',
  })
})

test('PRICE-21 a higher plan says what is charged now, and takes a cancellation back', async () => {
  const { client } = await buyer('higher', 'standard-monthly')
  await client.post('/api/subscription/cancel')

  expect((await checkout(client, 'premium-monthly')).body).toEqual({
    planId: 'premium-monthly',
    message:
      'Premium is your plan from now on. The difference for the rest of this period is charged now. Your cancellation is taken back.',
  })
  expect(await client.post('/api/subscription/cancel')).toMatchObject({
    body: {
      success: true,
      message: 'Your subscription ends on Apr 10, 2026. Until then you keep Premium; your history stays.',
    },
  })
  expect(await client.post('/api/subscription/reactivate')).toMatchObject({
    body: { success: true, message: 'Your subscription goes on. It renews on Apr 10, 2026.' },
  })
  expect(await client.post('/api/subscription/reactivate')).toMatchObject({
    status: 409,
    body: { message: 'There is no cancellation or change to take back.' },
  })
})

test('a provider that does not answer is asked again in a minute, and the words say so', async () => {
  const { client } = await buyer('away', 'standard-monthly')
  world.standIn.misbehave('reset', 'reset', 'reset', 'reset')

  expect(await client.post('/api/subscription/portal')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '60' },
    body: {
      message:
        'Our payment provider does not answer right now. Please look at your plan in a minute, and try again if nothing has changed.',
    },
  })
})

test('DEC-49 a cancellation taken back whose answer is lost is found taken back', async () => {
  const { client, id } = await buyer('lost-undo', 'standard-monthly')
  await client.post('/api/subscription/cancel')
  world.standIn.misbehave('after')

  expect((await client.post('/api/subscription/reactivate')).status).toBe(200)

  expect(world.standIn.ledger.get(id).cancelAt).toBeNull()
  expect(await current(client)).toMatchObject({ subscription: { cancelAtPeriodEnd: false } })
  await client.post('/api/subscription/cancel')
  world.standIn.misbehave('error-500')
  expect((await client.post('/api/subscription/reactivate')).status).toBe(503)
  expect(await current(client)).toMatchObject({ subscription: { cancelAtPeriodEnd: true } })
})

test('DEC-56 a declaration of nobody signed in is accepted for the account that is named, where there is one', async () => {
  const keeper = await world.asAdmin('keeper')
  const { client, id } = await buyer('named', 'standard-monthly')
  const { id: userId } = (await client.get('/api/user')).body as { id: string }
  await world
    .client()
    .post('/api/withdrawals', { name: 'Ana', email: 'x@example.test', contract: 'Standard' })
  const [declared] = (await keeper.get('/api/admin/withdrawals')).body as AdminWithdrawal[]
  const accept = (step: object) =>
    keeper.patch(`/api/admin/withdrawals/${declared?.id}`, { act: 'accept', ...step })

  expect(await accept({ userId: `usr_${'x'.repeat(22)}` })).toMatchObject({
    status: 400,
    body: { code: 'INVALID', fields: { userId: 'There is no such account.' } },
  })
  expect(world.standIn.ledger.get(id).status).toBe('active')
  expect(await accept({ userId })).toMatchObject({
    status: 200,
    body: { state: 'accepted', endedBy: 'provider', account: { username: 'named' }, canRefund: true },
  })
  expect(world.standIn.ledger.get(id).status).toBe('canceled')
})

test('DEC-50 with a real provider no test subscription is renewed, and in test mode there is no portal', async () => {
  expect(await renewTestSubscriptions(world.deps)).toBe(0)
  const tests = await createWorld()
  const ana = await tests.as('ana')
  const { intent } = (await ana.post('/api/subscription/checkout', { planId: 'standard-monthly' }))
    .body as CheckoutAnswer
  await ana.post('/api/test-checkout', { intent, outcome: 'pay' })

  expect(await ana.post('/api/subscription/portal')).toMatchObject({
    status: 409,
    body: { message: 'In test mode there is no customer portal: no money is involved.' },
  })
  await tests.close()
})
