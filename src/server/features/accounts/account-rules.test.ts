import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataExport } from '../../../contract/account.ts'
import { emailTokens } from '../../db/tables/email-tokens.ts'
import { subscriptions, webhookEvents } from '../../db/tables/subscriptions.ts'
import { users } from '../../db/tables/users.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { eraseDeletedAccounts, forgetOldTokens, getProfile, hasConsent } from './accounts.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const PASSWORD = 'a quiet harbour'
const DAY_MS = 86_400_000
const idOf = async (client: Client) => ((await client.get('/api/user')).body as { id: string }).id

let names = 0
const account = () => {
  names += 1
  return { username: `ruled-${names}`, email: `ruled-${names}@example.test`, password: PASSWORD }
}

type Ask = (client: Client) => Promise<{ status: number }>

test.each<[string, number, number, number, Ask]>([
  [
    'ten sign-ins a minute',
    10,
    60,
    401,
    (client) => {
      names += 1
      return client.post('/api/login', { username: `nobody-${names}`, password: 'wrong one' })
    },
  ],
  ['five accounts an hour', 5, 3_600, 200, (client) => client.post('/api/register', account())],
])('DEC-11 %s from one network, and the next one again', async (_what, max, seconds, status, ask) => {
  const before = world.clock.now
  const begin = Date.UTC(2026, 7, 1, 10)
  const client = world.client()
  world.clock.now = new Date(begin)
  for (let turn = 0; turn < max; turn += 1) expect((await ask(client)).status).toBe(status)

  world.clock.now = new Date(begin + seconds * 1_000 - 1)
  expect(await ask(client)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  expect((await ask(world.client())).status).toBe(status)
  world.clock.now = new Date(begin + seconds * 1_000)
  expect((await ask(client)).status).toBe(status)
  world.clock.now = before
})

test('DEC-11 three links to a new password go to one mailbox an hour, whoever asks, and the next hour again', async () => {
  const before = world.clock.now
  const begin = Date.UTC(2026, 7, 2, 10)
  world.clock.now = new Date(begin)
  await world.as('forgetful')
  const mailed = async (ms: number) => {
    world.clock.now = new Date(begin + ms)
    const sent = world.mails.length
    expect(
      (await world.client().post('/api/forgot-password', { email: 'Forgetful@example.test' })).status,
    ).toBe(200)
    await world.settled()
    return world.mails.length - sent
  }

  const counts = []
  for (const ms of [0, 1, 2, 3_599_999, 3_600_000]) counts.push(await mailed(ms))
  expect(counts).toEqual([1, 1, 1, 0, 1])
  world.clock.now = before
})

test('AUTH-22 PROF-13 what cannot be done is told by its code', async () => {
  const ana = await world.as('coded')
  const taken = await world.client().post('/api/register', { ...account(), username: 'coded' })
  const reserved = await world.client().post('/api/register', { ...account(), username: 'admin' })
  const easy = await ana.post('/api/users/password', { currentPassword: PASSWORD, newPassword: 'password' })
  const wrong = await ana.post('/api/users/password', {
    currentPassword: 'no',
    newPassword: 'a calmer harbour',
  })
  const words = await ana.post('/api/users/consents', { kind: 'sharing', isGiven: true, version: 'old' })

  expect(taken).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect(reserved).toMatchObject({
    status: 400,
    body: { code: 'INVALID', fields: { username: expect.any(String) as string } },
  })
  expect(easy).toMatchObject({
    status: 400,
    body: { code: 'INVALID', fields: { newPassword: expect.any(String) as string } },
  })
  expect(wrong).toMatchObject({
    status: 400,
    body: { code: 'INVALID', fields: { currentPassword: expect.any(String) as string } },
  })
  expect(words).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect((await world.client().post('/api/login', { username: 'coded', password: PASSWORD })).status).toBe(
    200,
  )
})

test('PROF-13 a change of nothing changes nothing, and each part is kept where another is set', async () => {
  const ana = await world.as('partly')
  const parts = [
    { skinType: 'oily' },
    { allergies: ['Nickel'] },
    { isPregnant: true },
    { preferences: { naturalOnly: true } },
  ]
  for (const part of parts) expect((await ana.patch('/api/users/profile', part)).body).toMatchObject(part)
  const whole = {
    skinType: 'oily',
    allergies: ['Nickel'],
    isPregnant: true,
    preferences: { naturalOnly: true },
  }

  expect(await ana.patch('/api/users/profile', {})).toMatchObject({ status: 200, body: whole })

  expect(await getProfile(world.deps, await idOf(ana))).toMatchObject(whole)
  expect((await ana.patch('/api/users/profile', { skinType: null })).body).toMatchObject({
    ...whole,
    skinType: null,
  })
})

test('DEC-23 somebody agrees to a thing in the words of today, until it is taken back, and to nothing else', async () => {
  const ana = await world.as('agrees')
  const userId = await idOf(ana)
  const has = () =>
    Promise.all((['sharing', 'face-analysis'] as const).map((kind) => hasConsent(world.deps, userId, kind)))
  const set = (kind: string, isGiven: boolean) => ana.post('/api/users/consents', { kind, isGiven })

  expect(await has()).toEqual([false, false])
  await set('sharing', true)
  expect(await has()).toEqual([true, false])
  await set('face-analysis', true)
  await set('sharing', false)
  expect(await has()).toEqual([false, true])
  await world.deps.db.execute(`update consents set version = 'old' where user_id = '${userId}'`)
  expect(await has()).toEqual([false, false])
})

test('DEC-24 ids tell what they are of, and the download is dated', async () => {
  const ana = await world.as('identified')
  await ana.post('/api/users/consents', { kind: 'sharing', isGiven: true })

  const { tables, exportedAt } = (await ana.get('/api/users/export')).body as DataExport

  expect(exportedAt).toBe(world.clock.now.toISOString())
  expect(tables['users']).toMatchObject([{ id: expect.stringMatching(/^usr_/) as string }])
  expect(tables['consents']).toMatchObject([
    { id: expect.stringMatching(/^con_/) as string, kind: 'sharing', withdrawnAt: null },
  ])
})

test('DEC-09 links that ended a day ago are forgotten, to the millisecond', async () => {
  const userId = await idOf(await world.as('linked'))
  const { now } = world.clock
  const add = (expiresAt: Date, at: number) =>
    world.deps.db.insert(emailTokens).values({
      tokenHash: Buffer.alloc(32, at),
      userId,
      purpose: 'reset-password',
      createdAt: now,
      expiresAt,
    })
  await add(new Date(now.getTime() - DAY_MS), 1)
  await add(new Date(now.getTime() - DAY_MS - 1), 2)

  await forgetOldTokens(world.deps)

  const left = await world.deps.db.select().from(emailTokens).where(eq(emailTokens.userId, userId))
  expect(left.map(({ tokenHash }) => tokenHash[0])).toEqual([1])
})

test('DEC-24 what the payment provider wrote of somebody goes a week after the account, unless it still has to be read', async () => {
  const { now } = world.clock
  const before = world.clock.now
  const add = async (name: string, deletedAt: Date | null) => {
    const userId = await idOf(await world.as(name))
    await world.deps.db.insert(subscriptions).values({
      ...{ id: `sub_${name}`, userId, provider: 'test', customerId: 'ctm_1', planId: 'standard-monthly' },
      ...{ priceId: 'pri_1', status: 'canceled', startedAt: now, periodStart: now, periodEnd: now },
      ...{ lastEventAt: now.toISOString(), lastEventId: 'evt_1', confirmedAt: now },
    })
    for (const state of ['received', 'failed', 'applied', 'superseded', 'parked'])
      await world.deps.db.insert(webhookEvents).values({
        ...{
          eventId: `evt_${name}_${state}`,
          eventType: 'x',
          occurredAt: now.toISOString(),
          receivedAt: now,
        },
        ...{
          dueAt: now,
          payload: 'words',
          payloadSha256: Buffer.alloc(32),
          subscriptionId: `sub_${name}`,
          state,
        },
      })
    await world.deps.db.update(users).set({ deletedAt }).where(eq(users.id, userId))
  }
  await add('went', new Date(now.getTime() - 7 * DAY_MS - 1))
  await add('goes', new Date(now.getTime() - 7 * DAY_MS))
  await add('stays-here', null)

  expect(await eraseDeletedAccounts(world.deps)).toBe(1)

  const rows = await world.deps.db.select().from(webhookEvents).orderBy(webhookEvents.eventId)
  const kept = rows.filter(({ payload }) => payload !== null).map(({ eventId }) => eventId)
  expect(kept.filter((id) => id.startsWith('evt_went'))).toEqual(['evt_went_failed', 'evt_went_received'])
  expect(kept.filter((id) => id.startsWith('evt_goes'))).toHaveLength(5)
  expect(kept.filter((id) => id.startsWith('evt_stays'))).toHaveLength(5)
  world.clock.now = before
})

test('DEC-24 an account that is deleted waits for a paid subscription that still runs, and for nothing else', async () => {
  const { now } = world.clock
  const add = async (name: string, change: { provider: string; status: string }) => {
    const userId = await idOf(await world.as(name))
    await world.deps.db.insert(subscriptions).values({
      ...{ id: `sub_${name}`, userId, customerId: 'ctm_1', planId: 'standard-monthly', priceId: 'pri_1' },
      ...{ startedAt: now, periodStart: now, periodEnd: now, confirmedAt: now },
      ...{ lastEventAt: now.toISOString(), lastEventId: 'evt_1', ...change },
    })
    await world.deps.db
      .update(users)
      .set({ deletedAt: new Date(now.getTime() - 8 * DAY_MS) })
      .where(eq(users.id, userId))
    return userId
  }
  const runs = await add('still-runs', { provider: 'paddle', status: 'past_due' })
  await add('has-ended', { provider: 'paddle', status: 'canceled' })
  await add('was-a-test', { provider: 'test', status: 'active' })

  expect(await eraseDeletedAccounts(world.deps)).toBe(2)

  const left = await world.deps.db.select({ id: users.id }).from(users).where(eq(users.id, runs))
  expect(left).toEqual([{ id: runs }])
})
