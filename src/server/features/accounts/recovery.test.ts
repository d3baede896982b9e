import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const HOUR_MS = 3_600_000
const address = (name: string) => `${name}@example.test`

async function ask(name: string, path = '/api/auth/forgot-password') {
  const answer = await world.client().post(path, { email: address(name) })
  await world.settled()
  return answer
}

const tokenFor = (username: string) => world.mailedToken('reset-password', username)

async function reset(token: string, newPassword = 'a calmer harbour') {
  const answer = await world.client().post('/api/auth/reset-password', { token, newPassword })
  // The mail that tells of it would else come between those of later steps.
  await world.settled()
  return answer
}

const valid = async (token: string) =>
  (await world.client().get(`/api/auth/validate-reset-token/${token}`)).body
const login = (username: string, password: string) =>
  world.client().post('/api/login', { username, password })

test('FPW-03 RPW-02 RPW-18 a mailed link sets a new password, ends every session and tells the owner', async () => {
  const ana = await world.as('resetting')

  expect((await ask('resetting')).status).toBe(200)
  const token = await tokenFor('resetting')
  expect(await valid(token)).toEqual({ valid: true })
  expect((await reset(token)).status).toBe(200)
  await world.settled()

  expect((await ana.get('/api/user')).status).toBe(401)
  expect((await login('resetting', 'a quiet harbour')).status).toBe(401)
  expect((await login('resetting', 'a calmer harbour')).status).toBe(200)
  const told = world.mails.at(-1)
  expect(told).toMatchObject({ to: address('resetting'), subject: 'Your Opaline password was changed' })
  for (const { id } of world.mails) expect(id).toMatch(/^mail_[\w-]{22}$/)
})

test('DEC-08 both paths answer alike for known and unknown addresses, and nobody unknown gets mail', async () => {
  await world.as('known')
  const before = world.mails.length

  const answers = [
    await ask('known'),
    await ask('nobody'),
    await ask('known', '/api/forgot-password'),
    await ask('nobody', '/api/forgot-password'),
  ]

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(world.mails.slice(before).map(({ to }) => to)).toEqual([address('known'), address('known')])
})

test('DEC-09 RPW-24 a link works once, for an hour, and not after a newer one was asked for', async () => {
  await world.as('once')
  await ask('once')
  const older = await tokenFor('once')
  await ask('once')
  const newer = await tokenFor('once')

  expect(await valid(older)).toEqual({ valid: false })
  expect((await reset(older)).status).toBe(400)
  expect((await reset(newer)).status).toBe(200)
  expect((await reset(newer)).status).toBe(400)

  await ask('once')
  const late = await tokenFor('once')
  const start = world.clock.now
  world.clock.now = new Date(start.getTime() + HOUR_MS + 1)
  expect(await valid(late)).toEqual({ valid: false })
  expect((await reset(late)).status).toBe(400)
  world.clock.now = start
})

test('of twenty parallel resets with one link one wins', async () => {
  await world.as('racing')
  await ask('racing')
  const token = await tokenFor('racing')

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => reset(token, `a harbour of number ${i}`)),
  )

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('DEC-09 neither the table of links nor the outbox nor the log holds a token', async () => {
  await world.as('hidden')
  await ask('hidden')
  const token = await tokenFor('hidden')

  const rows = await world.deps.db.execute('select row_to_json(t)::text as row from email_tokens t')
  const mails = await world.deps.db.execute('select row_to_json(m)::text as row from mails m')

  expect(JSON.stringify([rows.rows, mails.rows])).not.toContain(token)
  expect(world.logged.join('\n')).not.toContain(token)
  expect(world.logged.join('\n')).not.toContain(address('hidden'))
})

test('a password that is too short or too easy is refused, and the link still works', async () => {
  await world.as('picky')
  await ask('picky')
  const token = await tokenFor('picky')

  expect((await reset(token, 'short')).status).toBe(400)
  expect(await reset(token, 'password')).toMatchObject({
    status: 400,
    body: { fields: { newPassword: expect.any(String) } },
  })
  expect((await reset(token)).status).toBe(200)
})

test('the fourth link of an hour is not sent, with the same answer', async () => {
  await world.as('often')
  const before = world.mails.length
  const answers = []
  for (let i = 0; i < 4; i += 1) answers.push(await ask('often'))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(world.mails.length - before).toBe(3)
})

test('an address is confirmed by its link, once', async () => {
  const ana = await world.as('confirming')
  expect((await ana.get('/api/user')).body).toMatchObject({ isEmailVerified: false })

  await ana.post('/api/users/verify-email')
  const token = await world.mailedToken('verify-email', 'confirming')

  expect((await world.client().post('/api/auth/verify-email', { token })).status).toBe(200)
  expect((await ana.get('/api/user')).body).toMatchObject({ isEmailVerified: true })
  expect((await world.client().post('/api/auth/verify-email', { token })).status).toBe(400)
  expect((await reset(token)).status).toBe(400)
})

type Ask = (client: Client, turn: number) => Promise<{ status: number }>

/** Each of the limits in words; `status` is what those below it are answered. */
test.each<[string, number, number, number, Ask]>([
  [
    'ten links asked for from one network an hour',
    10,
    3_600,
    200,
    (client, turn) => client.post('/api/forgot-password', { email: address(`asker-${turn}`) }),
  ],
  [
    'ten new passwords tried by link from one network an hour',
    10,
    3_600,
    400,
    (client) =>
      client.post('/api/auth/reset-password', { token: 'x'.repeat(43), newPassword: 'a calmer harbour' }),
  ],
  [
    'twenty links looked at from one network an hour',
    20,
    3_600,
    200,
    (client) => client.get(`/api/auth/validate-reset-token/${'x'.repeat(43)}`),
  ],
  [
    'twenty addresses confirmed from one network an hour',
    20,
    3_600,
    400,
    (client) => client.post('/api/auth/verify-email', { token: 'x'.repeat(43) }),
  ],
  [
    'sixty passwords judged from one network a minute',
    60,
    60,
    200,
    (client) => client.post('/api/password-strength', { password: 'a quiet harbour', about: [] }),
  ],
])('the limit is %s', async (_what, max, seconds, status, ask) => {
  const before = world.clock.now
  const begin = Date.UTC(2026, 5, 1, 10)
  const client = world.client()
  world.clock.now = new Date(begin)
  for (let turn = 0; turn < max; turn += 1) expect((await ask(client, turn)).status).toBe(status)

  world.clock.now = new Date(begin + seconds * 1_000 - 1)
  expect(await ask(client, max)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  expect((await ask(world.client(), max)).status).toBe(status)
  world.clock.now = new Date(begin + seconds * 1_000)
  expect((await ask(client, max)).status).toBe(status)
  world.clock.now = before
})

test('links to confirm an address: three an hour and ten a day, by the address', async () => {
  const before = world.clock.now
  const begin = Date.UTC(2026, 5, 2)
  world.clock.now = new Date(begin)
  const clients = [
    await world.as('confirmer', { email: 'confirmer@example.test' }),
    await world.as('other-confirmer', { email: 'confirmer+shop@example.test' }),
  ]
  const sent: number[] = []
  for (let hour = 0; hour < 5; hour += 1) {
    world.clock.now = new Date(begin + hour * HOUR_MS)
    await clients[0]?.get('/api/user')
    for (let turn = 0; turn < 4; turn += 1)
      sent.push((await clients[turn % 2]?.post('/api/users/verify-email'))?.status ?? 0)
  }

  expect(sent.slice(0, 12)).toEqual([200, 200, 200, 429, 200, 200, 200, 429, 200, 200, 200, 429])
  expect(sent.slice(12)).toEqual([200, 429, 429, 429, 429, 429, 429, 429])
  world.clock.now = before
})

test('a confirming link works for three days, a new password for an hour, to the millisecond', async () => {
  const before = world.clock.now
  const someone = await world.as('punctual')
  const at = (ms: number) => (world.clock.now = new Date(before.getTime() + ms))
  const confirm = (token: string) => world.client().post('/api/auth/verify-email', { token })
  await ask('punctual')
  const link = await tokenFor('punctual')

  at(HOUR_MS - 1)
  expect(await valid(link)).toEqual({ valid: true })
  at(HOUR_MS)
  expect(await valid(link)).toEqual({ valid: false })
  expect((await reset(link)).body).toMatchObject({ message: expect.stringMatching(/for 1 hour\.$/) })
  at(0)
  await someone.post('/api/users/verify-email')
  const confirming = await world.mailedToken('verify-email', 'punctual')
  expect(await valid(confirming)).toEqual({ valid: false })
  at(72 * HOUR_MS)
  expect((await confirm(confirming)).status).toBe(400)
  at(72 * HOUR_MS - 1)
  expect((await confirm(confirming)).status).toBe(200)
  expect((await someone.post('/api/users/verify-email')).body).toEqual({
    message: 'Your address is confirmed already.',
  })
  world.clock.now = before
})
