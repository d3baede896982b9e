import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../testing/world.test-support.ts'
import { findUserId, forgetOldFailures } from './accounts.ts'
import { knownDevice, withKnownDevice } from './known-device.ts'
import { verifyBraked, verifyOwnBraked } from './login-brake.ts'
import { countPacedTry } from './login-failures.queries.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const PASSWORD = 'a quiet harbour'
const HOUR_MS = 3_600_000

let networks = 0
/** One try from a network that was never seen before, as a farm of machines makes them. */
async function tryFrom(username: string, password: string, cookie = '') {
  networks += 1
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: `172.${16 + (networks >> 8)}.${networks & 255}.7`,
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) },
    payload: { username, password },
  })
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], headers: answer.headers }
}

async function guess(names: readonly string[], tries: number): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (let i = 0; i < tries; i += 1) {
    const { status } = await tryFrom(names[i % names.length] ?? '', 'wrong one')
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

/** The same as fifty failures from elsewhere, without the time that fifty passwords take. */
async function besiege(username: string, failures = 50): Promise<void> {
  const { db, secrets, now } = world.deps
  const key = secrets.keyed('login-account', (await findUserId(world.deps, username)) ?? username)
  for (let i = 0; i < failures; i += 1) await countPacedTry(db, key, now(), { anHour: 50, seconds: 5 })
}

async function later(ms: number, work: () => Promise<unknown>): Promise<void> {
  const start = world.clock.now
  world.clock.now = new Date(start.getTime() + ms)
  await work()
  world.clock.now = start
}

const deviceOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((line) => line.startsWith('device='))
    ?.split(';')[0] ?? ''

test('an account that is guessed at from many networks, by name and by address, answers one try in five seconds', async () => {
  await world.as('wanted')

  expect(await guess(['wanted', 'WANTED@example.test'], 80)).toEqual({ 401: 50, 429: 30 })

  expect(await tryFrom('wanted', PASSWORD)).toMatchObject({ status: 429, retryAfter: '5' })
  await later(5_000, async () => {
    expect((await tryFrom('wanted', PASSWORD)).status).toBe(200)
    expect((await tryFrom('wanted', PASSWORD)).status).toBe(429)
  })
  await later(HOUR_MS, async () => expect((await tryFrom('wanted', PASSWORD)).status).toBe(200))
})

test('a name that no account has is slowed down just the same', async () => {
  await besiege('nobody-at-all', 45)

  expect(await guess(['nobody-at-all'], 10)).toEqual({ 401: 5, 429: 5 })
})

test('of many wrong passwords at once no more are looked at than one after the other', async () => {
  await world.as('rushed')
  const one = world.client()
  const fromOnePlace = await Promise.all(
    Array.from({ length: 10 }, () => one.post('/api/login', { username: 'rushed', password: 'wrong one' })),
  )
  expect(fromOnePlace.filter(({ status }) => status === 401)).toHaveLength(5)

  await besiege('rushed', 30)
  const fromMany = await Promise.all(Array.from({ length: 40 }, () => tryFrom('rushed', 'wrong one')))

  expect(fromMany.filter(({ status }) => status === 401)).toHaveLength(15)
  expect(fromMany.filter(({ status }) => status === 429)).toHaveLength(25)
})

test('a device that signed in before is not held up, and is slowed down by its own failures only', async () => {
  await world.as('landlady')
  const device = deviceOf((await tryFrom('landlady', PASSWORD)).headers)
  await besiege('landlady')

  expect((await tryFrom('landlady', PASSWORD)).status).toBe(429)
  const signedIn = await tryFrom('landlady', PASSWORD, device)
  expect(signedIn.status).toBe(200)
  expect(deviceOf(signedIn.headers)).toBe(device)

  for (let i = 0; i < 5; i += 1) expect((await tryFrom('landlady', 'wrong one', device)).status).toBe(401)
  expect((await tryFrom('landlady', PASSWORD, device)).status).toBe(429)
  await later(1_000, async () => expect((await tryFrom('landlady', PASSWORD, device)).status).toBe(200))
})

test('the mark of a device holds for the accounts that signed in on it, until their password is changed', async () => {
  await world.as('sister')
  await world.as('brother')
  const first = deviceOf((await tryFrom('sister', PASSWORD)).headers)
  const both = deviceOf((await tryFrom('brother', PASSWORD, first)).headers)
  await besiege('sister')
  await besiege('brother')

  expect((await tryFrom('brother', PASSWORD, first)).status).toBe(429)
  expect((await tryFrom('sister', PASSWORD, `${both}x`)).status).toBe(429)
  expect((await tryFrom('sister', PASSWORD, both)).status).toBe(200)
  const changing = world.client()
  expect(
    (await changing.post('/api/login', { username: 'brother', password: PASSWORD }, { cookie: both })).status,
  ).toBe(200)
  const body = { currentPassword: PASSWORD, newPassword: 'a newer harbour' }
  expect((await changing.post('/api/users/password', body)).status).toBe(200)
  expect((await tryFrom('brother', 'a newer harbour', both)).status).toBe(429)
})

test('whoever sets a new password by mail can sign in on that device at once, whatever goes on elsewhere', async () => {
  await world.as('mailbox')
  await besiege('mailbox')
  await world.client().post('/api/forgot-password', { email: 'mailbox@example.test' })
  const token = await world.mailedToken('reset-password', 'mailbox')

  const reset = await world
    .client()
    .post('/api/auth/reset-password', { token, newPassword: 'a calmer harbour' })

  expect(reset.status).toBe(200)
  expect((await tryFrom('mailbox', 'a calmer harbour')).status).toBe(429)
  expect((await tryFrom('mailbox', 'a calmer harbour', deviceOf(reset.headers))).status).toBe(200)
})

test('the owner is told of it by one mail a day, and nobody where there is no account', async () => {
  await world.as('told')
  const told = () => world.mails.filter(({ subject }) => subject.startsWith('Somebody is trying passwords'))
  const before = told().length

  await besiege('told', 45)
  await guess(['told', 'told@example.test'], 4)
  await world.settled()
  expect(told()).toHaveLength(before)
  await guess(['told', 'untold'], 6)
  await later(60_000, () => guess(['told'], 3))
  await world.settled()
  expect(told().slice(before)).toMatchObject([{ to: 'told@example.test' }])

  await later(25 * HOUR_MS, async () => {
    await besiege('told')
    await later(5_000, async () => {
      await guess(['told'], 3)
      // Before the clock goes back: a mail of tomorrow is not sent today.
      await world.settled()
    })
  })
  expect(told().slice(before)).toHaveLength(2)
})

test('the current password of somebody signed in cannot be guessed quickly either, nor by deleting the account', async () => {
  const someone = await world.as('borrowed')
  const change = (currentPassword: string) =>
    someone.post('/api/users/password', { currentPassword, newPassword: 'a newer harbour' })

  const tries = await Promise.all(Array.from({ length: 12 }, () => change('not it')))
  expect(tries.filter(({ status }) => status === 400)).toHaveLength(5)
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(7)
  expect((await someone.post('/api/users/delete', { password: 'not it' })).status).toBe(429)
  await later(1_000, async () => expect((await change(PASSWORD)).status).toBe(200))
})

/** One try at the own password of somebody: true where it was looked at, else the seconds to wait. */
async function tryOwn(userId: string, isRight = false): Promise<true | number> {
  return verifyOwnBraked(world.deps, userId, async () => isRight).then(
    () => true as const,
    (error: { retryAfterSeconds: number }) => error.retryAfterSeconds,
  )
}
const at = (from: Date, ms: number) => (world.clock.now = new Date(from.getTime() + ms))

test('after five failures the next waits 1, 2, 4 ... 256 and then 300 seconds, to the millisecond', async () => {
  const start = world.clock.now
  for (let i = 0; i < 5; i += 1) expect(await tryOwn('usr_patience')).toBe(true)

  let ms = 0
  for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
    expect(await tryOwn('usr_patience')).toBe(seconds)
    at(start, ms + seconds * 1_000 - 1)
    expect(await tryOwn('usr_patience')).toBe(1)
    ms += seconds * 1_000
    at(start, ms)
    expect(await tryOwn('usr_patience')).toBe(true)
  }
  world.clock.now = start
})

test('the right password takes its count back, and a password that nobody could look at is no failure', async () => {
  const tries = async (userId: string, count: number) => {
    for (let i = 0; i < count; i += 1) expect(await tryOwn(userId)).toBe(true)
  }
  await tries('usr_forgiven', 4)
  await tryOwn('usr_forgiven', true)
  await tries('usr_forgiven', 5)
  expect(await tryOwn('usr_forgiven')).toBe(1)

  const busy = () => Promise.reject(new Error('busy'))
  for (let i = 0; i < 9; i += 1)
    await expect(verifyOwnBraked(world.deps, 'usr_unseen', busy)).rejects.toThrow('busy')
  await tries('usr_unseen', 5)
  expect(await tryOwn('usr_unseen')).toBe(1)
})

test('failures of a day ago are forgotten, and those of a moment less are not', async () => {
  const start = world.clock.now
  for (let i = 0; i < 5; i += 1) await tryOwn('usr_yesterday')

  at(start, 24 * HOUR_MS)
  await forgetOldFailures(world.deps)
  expect(await tryOwn('usr_yesterday')).toBe(true)
  expect(await tryOwn('usr_yesterday')).toBe(2)
  at(start, 48 * HOUR_MS + 1)
  await forgetOldFailures(world.deps)
  for (let i = 0; i < 5; i += 1) expect(await tryOwn('usr_yesterday')).toBe(true)
  world.clock.now = start
})

/** One try at an account that nobody has, from a network of its own: true where it was looked at, else the seconds to wait. */
async function tryNobody(name: string, verify = async () => false): Promise<true | number> {
  networks += 1
  const ip = `172.${16 + (networks >> 8)}.${networks & 255}.7`
  return verifyBraked(world.deps, { user: undefined, name, ip, device: null }, verify).then(
    () => true as const,
    (error: { retryAfterSeconds: number }) => error.retryAfterSeconds,
  )
}

test('from all places together an account answers fifty tries, then one in five seconds; each 72 seconds give one back', async () => {
  const start = world.clock.now
  for (let i = 0; i < 50; i += 1) expect(await tryNobody('usr_paced')).toBe(true)
  expect(await tryNobody('usr_paced')).toBe(5)
  at(start, 4_999)
  expect(await tryNobody('usr_paced')).toBe(5)
  at(start, 5_000)
  expect(await tryNobody('usr_paced')).toBe(true)
  expect(await tryNobody('usr_paced')).toBe(5)

  // A level of 51 falls to 48 in four minutes: two are answered at once, the third waits.
  at(start, 5_000 + 3 * 72_000)
  expect([await tryNobody('usr_paced'), await tryNobody('usr_paced'), await tryNobody('usr_paced')]).toEqual([
    true,
    true,
    5,
  ])
  world.clock.now = start
})

test('the level of an account that is guessed at for a day ends at a hundred: two hours later it is as it was', async () => {
  const start = world.clock.now
  for (let i = 0; i < 130; i += 1) {
    at(start, i * 5_000)
    expect(await tryNobody('usr_million')).toBe(true)
  }
  const last = new Date(world.clock.now)

  at(last, HOUR_MS)
  expect(await tryNobody('usr_million')).toBe(true)
  expect(await tryNobody('usr_million')).toBe(5)
  at(last, 3 * HOUR_MS + 72_000)
  for (let i = 0; i < 50; i += 1) expect(await tryNobody('usr_million')).toBe(true)
  expect(await tryNobody('usr_million')).toBe(5)
  world.clock.now = start
})

test('a right password, and one that nobody could look at, do not count for the account', async () => {
  await besiege('usr_lucky', 49)

  expect(await tryNobody('usr_lucky', async () => true)).toBe(true)
  await expect(
    verifyBraked(world.deps, { user: undefined, name: 'usr_lucky', ip: '198.51.100.1', device: null }, () =>
      Promise.reject(new Error('busy')),
    ),
  ).rejects.toThrow('busy')
  expect(await tryNobody('usr_lucky')).toBe(true)
  expect(await tryNobody('usr_lucky')).toBe(5)
})

const holder = (id: string, authVersion = 1) => ({ id, authVersion })
const known = (cookie: string, id: string, authVersion = 1) =>
  knownDevice(world.deps, cookie, holder(id, authVersion)) !== null

test('a device has a name of its own and the marks of five accounts; whoever signed in longest ago makes room', () => {
  const names = ['usr_1', 'usr_2', 'usr_3', 'usr_4', 'usr_5', 'usr_6']
  let cookie = ''
  for (const name of names.slice(0, 5)) cookie = withKnownDevice(world.deps, cookie, holder(name))
  expect(cookie).toMatch(/^[\w-]{22}(\.[\w-]{43}){5}$/)
  expect(names.map((name) => known(cookie, name))).toEqual([true, true, true, true, true, false])

  // Signing in again makes somebody the latest, without a second mark.
  cookie = withKnownDevice(world.deps, cookie, holder('usr_1'))
  expect(cookie.split('.')).toHaveLength(6)
  const after = withKnownDevice(world.deps, cookie, holder('usr_6'))
  expect(after.split('.')[0]).toBe(cookie.split('.')[0])
  expect(names.map((name) => known(after, name))).toEqual([true, false, true, true, true, true])
  expect(known(after, 'usr_1', 2)).toBe(false)
  expect(withKnownDevice(world.deps, '', holder('usr_1')).split('.')[0]).not.toBe(cookie.split('.')[0])
})

test('a cookie of any other form knows nobody, and the next one begins anew', () => {
  const cookie = withKnownDevice(world.deps, undefined, holder('usr_1'))
  const [name = '', mark = ''] = cookie.split('.')
  expect(known(cookie, 'usr_1')).toBe(true)
  const others = [
    name,
    `${name}.`,
    `${name.slice(1)}.${mark}`,
    `${name}x.${mark}`,
    `${name}.${mark.slice(1)}`,
    `${name}.${mark}x`,
    `${name}.${mark}.`,
    [name, ...Array<string>(6).fill(mark)].join('.'),
    ` ${cookie}`,
    `${name}!.${mark}`,
    '',
  ]

  for (const other of others) {
    expect(known(other, 'usr_1'), other).toBe(false)
    expect(withKnownDevice(world.deps, other, holder('usr_1')).split('.')[0], other).not.toBe(name)
  }
  expect(knownDevice(world.deps, cookie, undefined)).toBeNull()
  expect(knownDevice(world.deps, cookie, holder('usr_1'))).toBe(name)
})
