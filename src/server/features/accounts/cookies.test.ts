import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailTokens } from '../../db/tables/email-tokens.ts'
import { sessions } from '../../db/tables/sessions.ts'
import { users } from '../../db/tables/users.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { createFirstAdmin } from './accounts.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const PASSWORD = 'a quiet harbour'
type Answer = Awaited<ReturnType<Client['post']>>

/** What an answer does to the two cookies: `set`, `ended` or nothing. */
function cookiesOf({ headers }: Answer): Record<string, string> {
  const lines = [headers['set-cookie']].flat().filter((line) => line !== undefined)
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', value = ''] = (String(line).split(';')[0] ?? '').split('=')
      return [name, value === '' ? 'ended' : 'set']
    }),
  )
}

async function tokenFor(username: string): Promise<string> {
  await world.client().post('/api/forgot-password', { email: `${username}@example.test` })
  return world.mailedToken('reset-password', username)
}

const CLEARED = '"cache", "storage"'
type Ask = (client: Client, username: string) => Promise<Answer>

test.each<[string, Ask, Record<string, string>, string | undefined]>([
  [
    'a sign-in',
    (_client, username) => world.client().post('/api/login', { username, password: PASSWORD }),
    { sid: 'set', device: 'set' },
    undefined,
  ],
  [
    'a new password',
    (client) =>
      client.post('/api/users/password', { currentPassword: PASSWORD, newPassword: 'a calmer harbour' }),
    { sid: 'set', device: 'set' },
    undefined,
  ],
  [
    'a new password by mail',
    async (_client, username) =>
      world.client().post('/api/auth/reset-password', {
        token: await tokenFor(username),
        newPassword: 'a calmer harbour',
      }),
    { device: 'set' },
    undefined,
  ],
  ['a sign-out', (client) => client.post('/api/logout'), { sid: 'ended' }, CLEARED],
  [
    'a sign-out everywhere',
    (client) => client.post('/api/users/sign-out-everywhere'),
    { sid: 'ended' },
    CLEARED,
  ],
  [
    'the end of an account',
    (client) => client.post('/api/users/delete', { password: PASSWORD }),
    { sid: 'ended', device: 'ended' },
    CLEARED,
  ],
  [
    'a password that is wrong',
    (client) =>
      client.post('/api/users/password', { currentPassword: 'not it', newPassword: 'a calmer harbour' }),
    {},
    undefined,
  ],
])('AUTH-32 DEC-24 of %s the cookies are %j', async (what, ask, cookies, cleared) => {
  const username = `cookies-${what.replace(/\W/g, '').slice(0, 20).toLowerCase()}`
  const client = await world.as(username)

  const answer = await ask(client, username)

  expect(cookiesOf(answer)).toEqual(cookies)
  expect(answer.headers['clear-site-data']).toBe(cleared)
})

test('a session says from where it was opened only to whoever compares it with the same day and network', async () => {
  const start = world.clock.now
  await world.as('networked')
  const open = async (ip: string, days: number) => {
    world.clock.now = new Date(start.getTime() + days * 86_400_000)
    await world.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: ip,
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { username: 'networked', password: PASSWORD },
    })
    const rows = await world.deps.db
      .select({ ip: sessions.ipHmac, at: sessions.createdAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(users.username, 'networked'))
      .orderBy(sessions.createdAt)
    return rows.at(-1)?.ip?.toString('hex')
  }
  const first = await open('198.51.100.7', 0.01)
  const sameDay = await open('198.51.100.7', 0.2)
  const otherNetwork = await open('203.0.113.7', 0.3)
  const nextDay = await open('198.51.100.7', 1.2)
  world.clock.now = start

  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(sameDay).toBe(first)
  expect(otherNetwork).not.toBe(first)
  expect(nextDay).not.toBe(first)
})

test('B-07 a second start with the administrator that it made says nothing, one with somebody else’s address says what to do', async () => {
  const admin = { email: 'First@example.test', password: 'a lantern by the sea' }
  const said = () => world.logged.filter((line) => line.includes('bin/opaline admin grant')).length
  await createFirstAdmin(world.deps, admin)
  await createFirstAdmin(world.deps, admin)
  expect(said()).toBe(0)
  expect(world.logged.filter((line) => line.includes('the first administrator was created'))).toHaveLength(1)
  await world.as('not-admin')

  await createFirstAdmin(world.deps, { ...admin, email: 'not-admin@example.test' })

  expect(said()).toBe(1)
})

test('DEC-09 a new password ends every other link to one, and no link to confirm the address', async () => {
  const client = await world.as('two-links')
  await client.post('/api/users/verify-email')
  const token = await tokenFor('two-links')
  const { id: userId } = (await client.get('/api/user')).body as { id: string }
  const now = world.clock.now
  // As of a second process that mailed one at the same moment.
  await world.deps.db.insert(emailTokens).values({
    tokenHash: Buffer.alloc(32, 1),
    userId,
    purpose: 'reset-password',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
  })

  const answer = await world
    .client()
    .post('/api/auth/reset-password', { token, newPassword: 'a calmer harbour' })

  expect(answer.status).toBe(200)
  const rows = await world.deps.db.select().from(emailTokens).where(eq(emailTokens.userId, userId))
  const open = rows.filter(({ usedAt }) => usedAt === null).map(({ purpose }) => purpose)
  expect(open).toEqual(['verify-email'])
})
