import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS, type Call, type CallName } from '../../../contract/calls.ts'
import type { CosmeticAnalysis } from '../../../contract/analysis.ts'
import { openDatabase } from '../../db/client.ts'
import { analyses } from '../../db/tables/analyses.ts'
import { feedback } from '../../db/tables/feedback.ts'
import { idempotencyKeys } from '../../db/tables/idempotency-keys.ts'
import { usageReservations } from '../../db/tables/usage.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { answerOnce } from './idempotency.ts'
import { LEASE_MS } from '../jobs/lease.ts'
import { forgetIdempotencyKeys } from '../jobs/sweep.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({
    site: { support: { email: 'help@example.test', emailReplyHours: 2, formReplyHours: 24 } },
  })
})
afterAll(() => world.close())

const MESSAGE = {
  name: 'Ana',
  email: 'ana@example.test',
  subject: 'A question',
  message: 'What does this ingredient do?',
}
const withKey = (key: string) => ({ 'idempotency-key': key })
const rows = (where: string) => world.deps.db.select().from(feedback).where(eq(feedback.subject, where))

test('every call that changes something says what a key means to it', () => {
  const unkept = (Object.keys(CALLS) as CallName[]).filter((name) => {
    const call: Call = CALLS[name]
    return call.method !== 'GET' && call.idempotency === 'none'
  })

  expect(unkept.sort()).toEqual(
    [
      'deleteAccount',
      'invoiceDocument',
      'login',
      'logout',
      'ocrExtract',
      'passwordStrength',
      'portal',
      'readList',
      'readSample',
      'signOutEverywhere',
    ].sort(),
  )
})

test('ten messages at once with one key are one message, one mail and one answer', async () => {
  const visitor = world.client()
  const body = { ...MESSAGE, subject: 'At once' }

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => visitor.post('/api/feedback', body, withKey('key-at-once'))),
  )
  await world.settled()

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1)
  expect(await rows('At once')).toHaveLength(1)
  expect(world.mails.filter((mail) => JSON.stringify(mail).includes('At once'))).toHaveLength(1)
})

test('an answer that was lost with its process is given again, and nothing is done twice', async () => {
  const visitor = world.client()
  const body = { ...MESSAGE, subject: 'Killed after the commit' }
  await visitor.post('/api/feedback', body, withKey('key-killed'))
  // As a process leaves it that is killed between the commit and the note of its answer.
  const from = world.clock.now
  await world.deps.db.update(idempotencyKeys).set({ answer: null, leaseUntil: new Date(from.getTime() - 1) })

  const again = await visitor.post('/api/feedback', body, withKey('key-killed'))
  await world.settled()

  expect(again.status).toBe(200)
  expect(await rows('Killed after the commit')).toHaveLength(1)
  expect(world.mails.filter((mail) => JSON.stringify(mail).includes('Killed after the commit'))).toHaveLength(
    1,
  )
})

test('another content under the same key is refused, another caller and another key are not', async () => {
  const [ana, ben] = [await world.as('key-ana'), await world.as('key-ben')]
  const send = (client: Client, subject: string, key: string) =>
    client.post('/api/feedback', { ...MESSAGE, subject }, withKey(key))
  await send(ana, 'First one', 'key-shared')

  expect(await send(ana, 'Other one', 'key-shared')).toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_MISMATCH' },
  })
  expect((await send(ben, 'Other one', 'key-shared')).status).toBe(200)
  expect((await send(ana, 'Other one', 'key-other')).status).toBe(200)
  expect(await rows('Other one')).toHaveLength(2)
  expect((await ana.post('/api/feedback', MESSAGE, withKey('short'))).status).toBe(400)
})

test('what fails leaves its key free, and what is kept tells nothing and goes after a day or with the account', async () => {
  const ana = await world.as('key-fails')
  const path = '/api/users/consents'
  const send = (version: string) =>
    ana.post(path, { kind: 'sharing', isGiven: true, version }, withKey('key-of-fails'))

  expect((await send('x'.repeat(121))).status).toBe(400)
  expect((await send('2026-11')).status).toBe(200)

  const [row] = await world.deps.db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.userId, ((await ana.get('/api/user')).body as { id: string }).id))
  expect(row?.answer?.toString('latin1')).not.toContain('sharing')
  const from = world.clock.now
  world.clock.now = new Date(from.getTime() + 86_400_001)
  await forgetIdempotencyKeys(world.deps)
  expect(await world.deps.db.select().from(idempotencyKeys)).toEqual([])
  world.clock.now = from
})

test('a killed attempt is taken over when its lease is over, and by one of several in two processes', async () => {
  const other = openDatabase({ url: world.databaseUrl })
  const call = { name: 'test', userId: null, key: 'key-dead', sent: {} }
  let end = () => {}
  const dead = answerOnce(world.deps, call, () => new Promise<string>((done) => (end = () => done('dead'))))
  await expect.poll(() => world.deps.db.select().from(idempotencyKeys)).toHaveLength(1)
  const from = world.clock.now
  world.clock.now = new Date(from.getTime() + LEASE_MS + 1)
  let runs = 0
  const work = async () => {
    runs += 1
    return `run ${runs}`
  }

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      answerOnce(i % 2 ? { ...world.deps, db: other.db } : world.deps, call, work),
    ),
  )
  end()
  await dead
  await other.close()
  world.clock.now = from

  expect(runs).toBe(1)
  expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set(['run 1']))
  expect((await answerOnce(world.deps, call, work)).answer).toBe('run 1')
})

test('SCAN-24 after a kill in the middle of an analysis the same key gets its answer at once, and one unit is counted', async () => {
  const ana = await world.as('key-analysis')
  const body = { ingredientsList: 'Aqua, Glycerin' }
  const first = await ana.post('/api/analyze', body, withKey('key-analysis'))
  const { id } = first.body as CosmeticAnalysis
  // As a process leaves it that is killed before its commit: the unit held, nothing stored.
  await world.deps.db.delete(analyses).where(eq(analyses.id, id))
  await world.deps.db
    .update(usageReservations)
    .set({ state: 'held', analysisId: null })
    .where(eq(usageReservations.analysisId, id))
  await world.deps.db.execute('update usage_counters set used = used - 1, reserved = reserved + 1')

  const again = await ana.post('/api/analyze', body, withKey('key-analysis'))
  const third = await ana.post('/api/analyze', body, withKey('key-analysis'))

  expect(again.status).toBe(200)
  expect((third.body as CosmeticAnalysis).id).toBe((again.body as CosmeticAnalysis).id)
  expect((await ana.get('/api/subscription/limits')).body).toMatchObject({ usage: { analysesCount: 1 } })
})

test('AUTH-24 two clicks on the reset form are one mail, and its link works', async () => {
  await world.as('key-reset')
  const visitor = world.client()
  const ask = () =>
    visitor.post('/api/forgot-password', { email: 'key-reset@example.test' }, withKey('key-of-reset'))

  await Promise.all([ask(), ask()])
  await ask()
  await world.settled()

  const sent = world.mails.filter(({ to }) => to === 'key-reset@example.test')
  expect(sent).toHaveLength(1)
  const token = /token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? ''
  expect((await visitor.get(`/api/auth/validate-reset-token/${token}`)).body).toEqual({ valid: true })
})

test('AUTH-19 two clicks on the registration form are one account, and both are signed in', async () => {
  const body = { username: 'key-register', email: 'key-register@example.test', password: 'a quiet harbour' }
  const [one, two, three] = [world.client(), world.client(), world.client()]

  const answers = await Promise.all(
    [one, two].map((client) => client.post('/api/register', body, withKey('key-of-register'))),
  )
  const strangers = [
    await three.post('/api/register', body, withKey('key-of-another')),
    await three.post('/api/register', { ...body, password: 'another harbour' }, withKey('key-of-register')),
    await three.post('/api/register', { ...body, email: 'other@example.test' }, withKey('key-of-register')),
  ]

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.body).toEqual(answers[1]?.body)
  for (const client of [one, two]) expect((await client.get('/api/user')).status).toBe(200)
  for (const stranger of strangers)
    expect(stranger).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
})

test('DEC-56 a declaration of withdrawal whose answer was lost is one declaration and one receipt', async () => {
  const visitor = world.client()
  const body = { name: 'Ana', email: 'key-withdraw@example.test', contract: 'Standard, monthly' }
  const first = await visitor.post('/api/withdrawals', body, withKey('key-withdraw'))
  await world.deps.db
    .update(idempotencyKeys)
    .set({ answer: null, leaseUntil: new Date(world.clock.now.getTime() - 1) })

  const again = await visitor.post('/api/withdrawals', body, withKey('key-withdraw'))
  await world.settled()

  expect(again.body).toEqual(first.body)
  expect(world.mails.filter(({ to }) => to === body.email)).toHaveLength(1)
})
