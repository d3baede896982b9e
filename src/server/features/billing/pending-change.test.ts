import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CancelAnswer, CheckoutAnswer } from '../../../contract/billing.ts'
import { entityOf } from '../../testing/paddle-stand-in/ledger.test-support.ts'
import {
  CATALOGUE,
  createPaddleWorld,
  type PaddleWorld,
} from '../../testing/paddle-stand-in/paddle-world.test-support.ts'
import type { Client } from '../../testing/world.test-support.ts'

let world: PaddleWorld
beforeAll(async () => {
  world = await createPaddleWorld()
})
afterEach(() => {
  world.standIn.forgetFaults()
  world.standIn.deliveries.set('send')
})
afterAll(() => world.close())

async function checkout(client: Client, planId: string) {
  world.clock.now = new Date(world.clock.now.getTime() + 10_000)
  return (await client.post('/api/subscription/checkout', { planId })).body as CheckoutAnswer
}

async function premium(username: string) {
  const client = await world.as(username)
  const { intent = '', priceId = '' } = await checkout(client, 'premium-monthly')
  return { client, id: (await world.standIn.pay(priceId, { intent })).id }
}

const cancel = async (client: Client) => (await client.post('/api/subscription/cancel')).body as CancelAnswer
const reactivate = (client: Client) => client.post('/api/subscription/reactivate')
const current = async (client: Client) => (await client.get('/api/subscription/current')).body

const ENDS = { plan: { name: 'Premium' }, subscription: { cancelAtPeriodEnd: true, nextPlan: null } }
const GOES_ON = { plan: { name: 'Premium' }, subscription: { cancelAtPeriodEnd: false, nextPlan: null } }
const FALLS = {
  plan: { name: 'Premium' },
  subscription: { cancelAtPeriodEnd: false, nextPlan: { id: 'standard-monthly' } },
}

test.each([
  ['in order', {}],
  ['in the wrong order', { reversed: true }],
  ['twice', { times: 2 }],
])('cancelling takes a scheduled lower plan back, with the events %s', async (how, arriving) => {
  const { client, id } = await premium(`falls-then-ends-${how.length}`)
  await checkout(client, 'standard-monthly')
  world.standIn.deliveries.set('hold')

  const { message } = await cancel(client)

  expect(message).toMatch(
    /^Your subscription ends on .* Until then you keep Premium; .* The change to Standard is taken back\.$/,
  )
  expect(await current(client)).toMatchObject(ENDS)
  await world.standIn.deliveries.release(arriving)
  expect(await current(client)).toMatchObject(ENDS)
  expect(world.standIn.ledger.get(id).priceId).toBe('pri_premium_monthly')
  await reactivate(client)
  expect(await current(client)).toMatchObject(GOES_ON)
})

test.each([
  ['in order', {}],
  ['in the wrong order', { reversed: true }],
])('a lower plan takes a scheduled cancellation back, with the events %s', async (how, arriving) => {
  const { client, id } = await premium(`ends-then-falls-${how.length}`)
  await cancel(client)
  world.standIn.deliveries.set('hold')

  const { message } = await checkout(client, 'standard-monthly')

  expect(message).toMatch(/^Your plan changes to Standard on .* Your cancellation is taken back\.$/)
  expect(await current(client)).toMatchObject(FALLS)
  await world.standIn.deliveries.release(arriving)
  expect(await current(client)).toMatchObject(FALLS)
  expect(world.standIn.ledger.get(id).cancelAt).toBeNull()
})

test('a cancellation in the portal of the provider wins over a lower plan, and both show when it is undone there', async () => {
  const { client, id } = await premium('portal-cancels')
  await checkout(client, 'standard-monthly')
  const { ledger, deliveries } = world.standIn
  const tell = (cancelAt: string | null) => {
    const held = ledger.set(ledger.get(id), { cancelAt })
    return deliveries.emit('subscription.updated', held.updatedAt, entityOf(held, CATALOGUE))
  }

  await tell(ledger.get(id).periodEnd)
  expect(await current(client)).toMatchObject(ENDS)
  await tell(null)
  expect(await current(client)).toMatchObject(FALLS)
})

test('a cancellation that the provider refuses leaves the lower plan scheduled, and nobody is kept from cancelling by it', async () => {
  const { client, id } = await premium('refused-end')
  await checkout(client, 'standard-monthly')
  const { ledger } = world.standIn

  world.standIn.refuseNext('cancel')
  expect((await client.post('/api/subscription/cancel')).status).toBe(503)
  expect(await current(client)).toMatchObject(FALLS)
  expect(ledger.get(id)).toMatchObject({ priceId: 'pri_standard_monthly', cancelAt: null })

  world.standIn.refuseNext('change')
  expect(await cancel(client)).toMatchObject({ success: true })
  expect(await current(client)).toMatchObject(ENDS)
})
