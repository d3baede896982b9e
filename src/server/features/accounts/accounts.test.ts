import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionInfo } from '../../../contract/account.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const ana = {
  username: 'ana',
  email: 'Ana@Example.test',
  password: 'a quiet harbour',
  firstName: 'Ana',
  lastName: 'Reis',
}

test('AUTH-19 AUTH-36 register answers with the whole user and signs in', async () => {
  const visitor = world.client()

  const answer = await visitor.post('/api/register', ana)

  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    id: expect.stringMatching(/^usr_/),
    username: 'ana',
    email: 'Ana@Example.test',
    firstName: 'Ana',
    lastName: 'Reis',
    skinType: null,
    allergies: [],
    preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
    isPregnant: false,
    isEmailVerified: false,
    role: 'user',
  })
  expect((await visitor.get('/api/user')).body).toEqual(answer.body)
})

test.each([
  ['AUTH-14 the username', 'ana'],
  ['AUTH-14 the username in other case', 'ANA'],
  ['AUTH-15 the e-mail', 'ana@example.test'],
  ['AUTH-15 the e-mail with blanks around it', '  Ana@example.TEST '],
])('%s signs in', async (_name, username) => {
  const visitor = world.client()

  const answer = await visitor.post('/api/login', { username, password: ana.password })

  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ username: 'ana' })
  expect((await visitor.get('/api/user')).status).toBe(200)
})

test('AUTH-18 a wrong password and an unknown name answer the same', async () => {
  const wrong = await world.client().post('/api/login', { username: 'ana', password: 'not this one' })
  const unknown = await world
    .client()
    .post('/api/login', { username: 'nobody-here', password: 'not this one' })

  expect(wrong.status).toBe(401)
  expect(wrong.body).toEqual({ message: 'Invalid username/email or password.', code: 'UNAUTHENTICATED' })
  expect(unknown).toMatchObject({ status: 401, body: wrong.body })
})

test('AUTH-11 first and last name are optional', async () => {
  const answer = await world
    .client()
    .post('/api/register', { username: 'plain', email: 'plain@example.test', password: 'a quiet harbour' })

  expect(answer.body).toMatchObject({ firstName: null, lastName: null })
})

test.each([
  [
    'AUTH-22 a taken username',
    { username: 'ANA' },
    409,
    'This username or e-mail address is already in use.',
  ],
  [
    'AUTH-22 a taken e-mail',
    { email: 'ANA@example.test' },
    409,
    'This username or e-mail address is already in use.',
  ],
  ['B-15 a malformed e-mail', { email: 'not-an-address' }, 400, 'Please enter a valid email address.'],
  ['DEC-10 five characters', { password: 'abcde' }, 400, 'Password must be at least 6 characters long'],
  [
    'DEC-10 a common password',
    { password: 'Password123' },
    400,
    'This password is too easy to guess. Please choose another one.',
  ],
  [
    'DEC-10 the own name as password',
    { username: 'harbourmaster', password: 'HarbourMaster' },
    400,
    'This password is too easy to guess. Please choose another one.',
  ],
  [
    'DEC-07 the name admin',
    { username: 'admin' },
    400,
    'This username is reserved. Please choose another one.',
  ],
  [
    'DEC-07 a name that looks like admin',
    { username: 'Adm1n' },
    400,
    'This username is reserved. Please choose another one.',
  ],
  [
    'DEC-07 a name that looks like root',
    { username: 'r.0.0-t' },
    400,
    'This username is reserved. Please choose another one.',
  ],
  ['a username with an @', { username: 'ana@example.test' }, 400, /^Usernames have/],
  ['a role of the own choice', { role: 'admin' }, 400, /.+/],
])('%s is refused', async (_name, change, status, message) => {
  const body = { username: 'fresh', email: 'fresh@example.test', password: 'a quiet harbour', ...change }

  const answer = await world.client().post('/api/register', body)

  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  })
})

test('DEC-10 six characters are enough', async () => {
  const answer = await world
    .client()
    .post('/api/register', { username: 'shorty', email: 'shorty@example.test', password: 'ginkgo' })

  expect(answer.status).toBe(200)
})

test('AUTH-28 without a session the user is a 401', async () => {
  const answer = await world.client().get('/api/user')

  expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
})

test('AUTH-32 logout needs no body, ends the session and clears the cookie', async () => {
  const someone = await world.as('leaver')
  const cookie = someone.cookie() ?? ''

  const answer = await someone.post('/api/logout')

  expect(answer.status).toBe(204)
  expect(answer.headers['clear-site-data']).toBe('"cache", "storage"')
  const replay = await world.client().get('/api/user', { cookie })
  expect(replay.status).toBe(401)
})

test('a session ends after seven idle days and lives on while it is used', async () => {
  const start = world.clock.now
  const someone = await world.as('idler')
  const days = (n: number) => new Date(start.getTime() + n * 86_400_000)

  world.clock.now = days(6)
  expect((await someone.get('/api/user')).status).toBe(200)
  world.clock.now = days(12)
  expect((await someone.get('/api/user')).status).toBe(200)
  world.clock.now = days(19.1)
  expect((await someone.get('/api/user')).status).toBe(401)
  world.clock.now = start
})

test('a session ends after thirty days however much it is used', async () => {
  const start = world.clock.now
  const someone = await world.as('keeper')

  for (let day = 5; day < 30; day += 5) {
    world.clock.now = new Date(start.getTime() + day * 86_400_000)
    expect((await someone.get('/api/user')).status).toBe(200)
  }
  world.clock.now = new Date(start.getTime() + 30.01 * 86_400_000)
  expect((await someone.get('/api/user')).status).toBe(401)
  world.clock.now = start
})

test('an eleventh session pushes out the oldest', async () => {
  await world.as('many')
  const start = world.clock.now
  const clients = []
  for (let i = 0; i < 11; i += 1) {
    world.clock.now = new Date(start.getTime() + i * 60_000)
    const client = world.client()
    await client.post('/api/login', { username: 'many', password: 'a quiet harbour' })
    clients.push(client)
  }

  expect((await clients[0]?.get('/api/user'))?.status).toBe(401)
  expect((await clients[1]?.get('/api/user'))?.status).toBe(200)
  expect((await clients[10]?.get('/api/user'))?.status).toBe(200)
  world.clock.now = start
})

test('a session token of the client is never taken over', async () => {
  const chosen = 'A'.repeat(43)
  const visitor = world.client()

  const answer = await visitor.post(
    '/api/login',
    { username: 'ana', password: ana.password },
    { cookie: `sid=${chosen}` },
  )

  expect(answer.status).toBe(200)
  expect(visitor.cookie()).not.toContain(chosen)
  expect((await world.client().get('/api/user', { cookie: `sid=${chosen}` })).status).toBe(401)
})

test('the cookie is HttpOnly, Lax and host-wide; over https it is Secure and named __Host-', async () => {
  const plain = await world.client().post('/api/login', { username: 'ana', password: ana.password })
  const secure = await createWorld({ origin: 'https://opaline.example' })
  const answer = await secure.client().post('/api/register', { ...ana })

  expect(plain.headers['set-cookie']).toEqual([
    expect.stringMatching(/^sid=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^device=[\w.-]+; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Lax$/),
  ])
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-sid=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(
      /^__Secure-device=[\w.-]+; Max-Age=15552000; Path=\/api; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ])
  await secure.close()
})

test('DEC-11 the eleventh login of a minute from one address is told to wait, in plain words', async () => {
  const visitor = world.client()
  for (let i = 0; i < 10; i += 1)
    await visitor.post('/api/login', { username: `guess${i}`, password: 'wrong one' })

  const answer = await visitor.post('/api/login', { username: 'ana', password: ana.password })

  expect(answer.status).toBe(429)
  expect(answer.body).toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringMatching(/^Too many tries\. Please wait/),
  })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('DEC-11 the sixth account of an hour from one address is refused', async () => {
  const visitor = world.client()
  const make = (i: number) =>
    visitor.post('/api/register', {
      username: `farm${i}`,
      email: `farm${i}@example.test`,
      password: 'a quiet harbour',
    })
  for (let i = 0; i < 5; i += 1) expect((await make(i)).status).toBe(200)

  expect(await make(5)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
})

test('after five wrong passwords an account answers this network more slowly, and others at once', async () => {
  await world.as('target')
  const guesser = world.client()
  const start = world.clock.now
  for (let i = 0; i < 5; i += 1)
    await guesser.post('/api/login', { username: 'target', password: 'wrong one' })

  const held = await guesser.post('/api/login', { username: 'target', password: 'a quiet harbour' })
  expect(held).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  world.clock.now = new Date(start.getTime() + 1_100)
  const passed = await guesser.post('/api/login', { username: 'target', password: 'a quiet harbour' })
  expect(passed.status).toBe(200)
  world.clock.now = start
})

test('PROF-13 the profile takes any part and keeps the rest', async () => {
  const someone = await world.as('painter')

  const first = await someone.patch('/api/users/profile', {
    skinType: 'dry',
    allergies: ['Nickel', ' nickel ', 'Lanolin'],
  })
  const second = await someone.patch('/api/users/profile', { preferences: { veganOnly: true } })

  expect(first.body).toMatchObject({ skinType: 'dry', allergies: ['Nickel', 'Lanolin'] })
  expect(second.body).toMatchObject({
    skinType: 'dry',
    allergies: ['Nickel', 'Lanolin'],
    preferences: { veganOnly: true, naturalOnly: false, lowComedogenic: false },
  })
})

test('a list of allergies that was changed elsewhere meanwhile takes what was added and removed, and loses nothing', async () => {
  const someone = await world.as('two-tabs')
  const listed = async (change: object) =>
    ((await someone.patch('/api/users/profile', change)).body as { allergies: string[] }).allergies
  await listed({ allergies: ['Nickel', 'Latex'] })
  const allergiesSeen = ['Nickel', 'Latex']

  expect(await listed({ allergiesSeen, allergies: ['Nickel', 'Latex', 'Kiwi'] })).toEqual([
    'Nickel',
    'Latex',
    'Kiwi',
  ])
  expect(await listed({ allergiesSeen, allergies: ['Latex', 'Soy', 'kiwi'] })).toEqual([
    'Latex',
    'Kiwi',
    'Soy',
  ])
  const atOnce = ['Fig', 'Mango', 'Papaya', 'Cherry'].map((name) =>
    listed({ allergiesSeen, allergies: [...allergiesSeen, name] }),
  )
  await Promise.all(atOnce)
  expect((await listed({})).toSorted()).toEqual(
    ['Latex', 'Kiwi', 'Soy', 'Fig', 'Mango', 'Papaya', 'Cherry'].toSorted(),
  )
  const full = Array.from({ length: 94 }, (_, at) => `Allergy ${at}`)
  expect(await someone.patch('/api/users/profile', { allergiesSeen: [], allergies: full })).toMatchObject({
    status: 400,
    body: { fields: { allergies: 'Please keep the list under 100 entries.' } },
  })
  expect(await listed({ allergies: ['Nickel'] })).toEqual(['Nickel'])
})

test('the pregnancy setting is off unless it is set, and can be taken back', async () => {
  const someone = await world.as('expecting')

  const before = await someone.get('/api/user')
  const set = await someone.patch('/api/users/profile', { isPregnant: true })
  const back = await someone.patch('/api/users/profile', { isPregnant: false })

  expect([before, set, back].map(({ body }) => (body as { isPregnant: boolean }).isPregnant)).toEqual([
    false,
    true,
    false,
  ])
})

test.each([
  ['an unknown skin type', { skinType: 'shiny' }],
  ['a role', { role: 'admin' }],
  ['a plan', { plan: 'Premium' }],
  ['an allergy of a hundred lines', { allergies: ['x'.repeat(81)] }],
])('the profile refuses %s', async (name, change) => {
  const someone = await world.as(`refused-${name.replace(/\W/g, '').slice(0, 20)}`)

  const answer = await someone.patch('/api/users/profile', change)

  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID' } })
})

test('text that no store can hold is made harmless, not refused with a bug', async () => {
  const someone = await world.as('oddly')

  const answer = await someone.patch('/api/users/profile', { allergies: ['nut\u0000s', 'soy\ud800'] })

  expect(answer).toMatchObject({ status: 200, body: { allergies: ['nut s', 'soy'] } })
})

test('a failing request leaves no password, address or name in the log', async () => {
  await world.client().post('/api/login', { username: 'marker@example.test', password: 'marker-password' })
  await world
    .client()
    .post('/api/register', { username: 'ana', email: 'marker@example.test', password: 'marker-password' })

  const log = world.logged.join('\n')

  expect(log).toContain('/api/login')
  expect(log).not.toContain('marker')
  expect(log).not.toContain('example.test')
})

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Whether somebody is still signed in so long after `from`. */
async function isIn(client: Client, from: Date, ms: number, path = '/api/user'): Promise<boolean> {
  world.clock.now = new Date(from.getTime() + ms)
  return (await client.get(path)).status === 200
}

test.each([
  ['a user', 'user', 7 * DAY_MS, 30 * DAY_MS],
  ['an administrator', 'admin', 30 * MINUTE_MS, 12 * HOUR_MS],
] as const)('the session of %s ends to the millisecond, idle and in all', async (_who, role, idle, whole) => {
  const start = world.clock.now
  const sign = (name: string) => (role === 'admin' ? world.asAdmin(name) : world.as(name))
  const [idler, user] = [await sign(`idle-${role}`), await sign(`busy-${role}`)]

  expect(await isIn(idler, start, idle - 1)).toBe(true)
  expect(await isIn(idler, start, 2 * idle - 2)).toBe(true)
  expect(await isIn(idler, start, 3 * idle - 2)).toBe(false)
  for (let ms = idle / 2; ms < whole; ms += idle / 2) expect(await isIn(user, start, ms)).toBe(true)
  expect(await isIn(user, start, whole - 1)).toBe(true)
  expect(await isIn(user, start, whole)).toBe(false)
  world.clock.now = start
})

test('a session is moved on by use after five minutes, and by nothing that a screen asks by itself', async () => {
  const start = world.clock.now
  const someone = await world.as('mover')
  const seen = async () => ((await someone.get('/api/users/sessions')).body as SessionInfo[])[0]?.lastSeenAt
  const at = (ms: number) => new Date(start.getTime() + ms).toISOString()

  await isIn(someone, start, 5 * MINUTE_MS)
  world.clock.now = new Date(start.getTime() + 5 * MINUTE_MS)
  expect(await seen()).toBe(at(0))
  world.clock.now = new Date(start.getTime() + 5 * MINUTE_MS + 1)
  await someone.get('/api/user')
  expect(await seen()).toBe(at(5 * MINUTE_MS + 1))
  const { lastSeenAt } =
    (await world.deps.db.query.users.findFirst({ where: (row, { eq }) => eq(row.username, 'mover') })) ?? {}
  expect(lastSeenAt?.toISOString()).toBe(at(5 * MINUTE_MS + 1))
  world.clock.now = start
})

test.each([
  ['Mozilla/5.0 AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge'],
  ['Mozilla/5.0 AppleWebKit/537.36 Chrome/130.0 Safari/537.36 OPR/115.0', 'Opera'],
  ['Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/131.0', 'Firefox'],
  ['Mozilla/5.0 AppleWebKit/537.36 Chrome/130.0 Safari/537.36', 'Chrome'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 'Safari'],
  ['curl/8.9', ''],
])('a session says the browser: %s is "%s"', async (agent, browser) => {
  await world.client().post('/api/register', { ...ana, username: 'browsing', email: 'browsing@example.test' })
  const visitor = world.client()

  await visitor.post('/api/login', { username: 'browsing', password: ana.password }, { 'user-agent': agent })

  const sessions = (await visitor.get('/api/users/sessions')).body as SessionInfo[]
  expect(sessions.find(({ isThisOne }) => isThisOne)).toMatchObject({ browser })
  expect(sessions.filter(({ isThisOne }) => isThisOne)).toHaveLength(1)
})

test('signing in clears what ended, and keeps ten', async () => {
  const start = world.clock.now
  await world.as('tidy')
  const sessions = async () =>
    (await world.deps.db.query.sessions.findMany()).filter(({ userId }) => userId === id)
  const { id } = (await world.deps.db.query.users.findFirst({
    where: (row, { eq }) => eq(row.username, 'tidy'),
  })) ?? { id: '' }
  const signIn = () => world.client().post('/api/login', { username: 'tidy', password: ana.password })
  for (let i = 1; i <= 10; i += 1) {
    world.clock.now = new Date(start.getTime() + i)
    await signIn()
  }
  expect(await sessions()).toHaveLength(10)

  world.clock.now = new Date(start.getTime() + 7 * DAY_MS + 10)
  await signIn()
  // The last of the ten ends at this very moment and is cleared by the next one.
  expect(await sessions()).toHaveLength(2)
  world.clock.now = new Date(start.getTime() + 7 * DAY_MS + 11)
  await signIn()
  expect(await sessions()).toHaveLength(2)
  world.clock.now = start
})

test('DEC-11 of a hundred logins an hour from one address the next is refused, and those of a new hour are not', async () => {
  const start = world.clock.now
  const visitor = world.client()
  const login = () => visitor.post('/api/login', { username: 'ana', password: ana.password })
  const begin = Date.UTC(2026, 4, 1, 10)
  for (let i = 0; i < 100; i += 1) {
    world.clock.now = new Date(begin + Math.floor(i / 10) * MINUTE_MS)
    expect((await login()).status).toBe(200)
  }

  world.clock.now = new Date(begin + HOUR_MS - 1)
  expect((await login()).status).toBe(429)
  world.clock.now = new Date(begin + HOUR_MS)
  expect((await login()).status).toBe(200)
  world.clock.now = start
})
