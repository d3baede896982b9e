import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { AdminWithdrawal, AuditEntry } from '../../../contract/admin.ts'
import type { CheckoutAnswer, OwnWithdrawal } from '../../../contract/billing.ts'
import {
  createPaddleWorld,
  type PaddleWorld,
} from '../../testing/paddle-stand-in/paddle-world.test-support.ts'
import type { Client } from '../../testing/world.test-support.ts'

let world: PaddleWorld
let keeper: Client
beforeAll(async () => {
  world = await createPaddleWorld()
  keeper = await world.asAdmin('keeper')
})
afterEach(() => world.standIn.forgetFaults())
afterAll(() => world.close())

const declaration = { name: 'Ana Reis', contract: 'Premium, monthly' }

async function buyer(username: string) {
  const client = await world.as(username)
  const { intent = '', priceId = '' } = (
    await client.post('/api/subscription/checkout', { planId: 'premium-monthly' })
  ).body as CheckoutAnswer
  const { id } = await world.standIn.pay(priceId, { intent })
  return { client, id }
}

async function declare(client: Client, email: string) {
  // The newest is the first of the list.
  world.clock.now = new Date(world.clock.now.getTime() + 1_000)
  await client.post('/api/withdrawals', { ...declaration, email })
  const [newest] = (await keeper.get('/api/admin/withdrawals')).body as AdminWithdrawal[]
  if (!newest) throw new Error('nothing was declared')
  return newest
}

const answer = (id: string, step: object, by = keeper) => by.patch(`/api/admin/withdrawals/${id}`, step)
const own = async (client: Client) => (await client.get('/api/withdrawals')).body as OwnWithdrawal[]
async function lastMail() {
  await world.settled()
  return world.mails.at(-1)
}

test('DEC-56 an accepted withdrawal ends the subscription with the provider, and completing it pays the charge back', async () => {
  const { client, id } = await buyer('withdrawer')
  const declared = await declare(client, 'withdrawer@example.test')
  expect(await own(client)).toEqual([
    {
      reference: declared.reference,
      receivedAt: declared.receivedAt,
      ...{ state: 'received', endedAt: null, refusal: null, refund: null },
    },
  ])
  expect(declared.account).toMatchObject({ username: 'withdrawer', plan: 'Premium' })

  const accepted = await answer(declared.id, { act: 'accept' })

  expect(accepted.body).toMatchObject({ state: 'accepted', endedBy: 'provider', canRefund: true })
  expect(world.standIn.ledger.get(id).status).toBe('canceled')
  expect((await client.get('/api/subscription/current')).body).toMatchObject({ plan: { name: 'Free' } })
  expect(await lastMail()).toMatchObject({
    to: 'withdrawer@example.test',
    subject: `Your withdrawal was accepted (${declared.reference})`,
  })

  const done = await answer(declared.id, { act: 'complete', refund: 'provider' })

  expect(done.body).toMatchObject({
    state: 'completed',
    refundedBy: 'provider',
    refund: { amountText: '$19.99' },
  })
  expect(world.standIn.ledger.adjustments).toHaveLength(1)
  expect((await lastMail())?.text).toContain('$19.99 is paid back')
  expect(await own(client)).toMatchObject([{ state: 'completed', refund: { amountText: '$19.99' } }])
  const acts = (await keeper.get('/api/admin/audit')).body as AuditEntry[]
  expect(acts.filter(({ target }) => target === declared.id)).toMatchObject([
    { action: 'withdrawal', actorName: 'keeper', result: 'completed' },
    { action: 'withdrawal', actorName: 'keeper', result: 'accepted' },
  ])
})

test('two clicks, or an answer of the provider that gets lost, pay back once', async () => {
  const { client } = await buyer('paid-once')
  const { id } = await declare(client, 'paid-once@example.test')
  await answer(id, { act: 'accept' })
  const before = world.standIn.ledger.adjustments.length
  // The questions before it are answered; the refund itself is made, and its answer lost.
  world.standIn.misbehave('pass', 'pass', 'after')

  const clicks = await Promise.all([1, 2].map(() => answer(id, { act: 'complete', refund: 'provider' })))

  expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(world.standIn.ledger.adjustments).toHaveLength(before + 1)
})

test('with the provider away nothing is answered and nobody is told; the step is asked for again', async () => {
  const { client, id } = await buyer('provider-away')
  const declared = await declare(client, 'provider-away@example.test')
  const mails = world.mails.length
  world.standIn.misbehave(...Array.from({ length: 6 }, () => 'reset' as const))

  expect((await answer(declared.id, { act: 'accept' })).status).toBe(503)

  await world.settled()
  expect(world.mails).toHaveLength(mails)
  expect(await own(client)).toMatchObject([{ state: 'received' }])
  world.standIn.forgetFaults()
  // Ended meanwhile, as by a step that was broken off before it was noted.
  await client.post('/api/subscription/cancel')
  world.standIn.ledger.cancel(id, 'immediately')
  expect((await answer(declared.id, { act: 'accept' })).body).toMatchObject({
    state: 'accepted',
    canRefund: true,
  })
})

test('without a subscription the end and the refund are noted by hand, with amount and day', async () => {
  const declared = await declare(world.client(), 'visitor@example.test')
  expect(declared.account).toBeNull()

  await answer(declared.id, { act: 'accept', endedOn: '2026-03-09' })
  expect(await answer(declared.id, { act: 'complete', refund: 'provider' })).toMatchObject({ status: 409 })
  const done = await answer(declared.id, {
    act: 'complete-by-hand',
    ...{ amount: '9,99', currency: 'EUR', paidOn: '2026-03-10' },
  })

  expect(done.body).toMatchObject({
    state: 'completed',
    endedBy: 'hand',
    endedAt: '2026-03-09T00:00:00.000Z',
    refundedBy: 'hand',
    refund: { amountText: '€9.99', at: '2026-03-10T00:00:00.000Z' },
  })
  expect(await lastMail()).toMatchObject({ to: 'visitor@example.test' })
  expect((await lastMail())?.text).not.toContain('Ana Reis')
})

test('a refused one says why, is over, and can be neither accepted nor paid back', async () => {
  const declared = await declare(world.client(), 'too-late@example.test')

  expect((await answer(declared.id, { act: 'refuse', reason: 'too-late' })).body).toMatchObject({
    state: 'refused',
    refusal: 'too-late',
  })

  expect((await lastMail())?.text).toContain('was over')
  for (const step of [
    { act: 'accept' },
    { act: 'refuse', reason: 'no-contract' },
    { act: 'complete', refund: 'nothing-paid' },
  ])
    expect((await answer(declared.id, step)).status).toBe(409)
  expect((await answer(declared.id, { act: 'refuse', reason: 'no words of your own' })).status).toBe(400)
})

test('one from before there were answers can be answered, and nobody else may answer or see one', async () => {
  const { client } = await buyer('no-keeper')
  const declared = await declare(client, 'no-keeper@example.test')
  await world.deps.db.execute(`update withdrawals set state = 'new' where id = '${declared.id}'`)

  expect((await answer(declared.id, { act: 'accept' }, client)).status).toBe(403)
  expect((await world.client().get('/api/withdrawals')).status).toBe(401)
  expect(await own(await world.as('stranger'))).toEqual([])
  expect(await own(client)).toMatchObject([{ state: 'received' }])
  expect((await answer('wdr_none', { act: 'accept' })).status).toBe(404)
  expect((await answer(declared.id, { act: 'accept' })).body).toMatchObject({ state: 'accepted' })
})

test('DEC-56 a declaration of somebody who deleted the account since is answered and paid back all the same', async () => {
  const { client, id } = await buyer('leaver')
  const declared = await declare(client, 'leaver@example.test')
  expect((await client.post('/api/users/delete', { password: 'a quiet harbour' })).status).toBeLessThan(300)
  await world.settled()

  const accepted = await answer(declared.id, { act: 'accept' })

  expect(accepted).toMatchObject({ status: 200, body: { state: 'accepted', canRefund: true } })
  expect(world.standIn.ledger.get(id).status).toBe('canceled')
  expect(await lastMail()).toMatchObject({ to: 'leaver@example.test' })
  const done = await answer(declared.id, { act: 'complete', refund: 'provider' })
  expect(done.body).toMatchObject({ state: 'completed', refund: { amountText: '$19.99' } })
})
