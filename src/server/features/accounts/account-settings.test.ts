import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AllergySuggestion, Consent, DataExport, SessionInfo } from '../../../contract/account.ts'
import type { CosmeticAnalysis } from '../../../contract/analysis.ts'
import { faceAnalyses } from '../../db/tables/face-analyses.ts'
import { users } from '../../db/tables/users.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { eraseDeletedAccounts } from './accounts.ts'
import { exportedTables, tablesOfUsers } from './export.queries.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const PASSWORD = 'a quiet harbour'
const DAY_MS = 86_400_000

async function signIn(username: string, password = PASSWORD) {
  const client = world.client()
  const { status } = await client.post('/api/login', { username, password })
  return { client, status }
}

/** A face analysis as the face feature would have stored it. */
async function seedFace(username: string) {
  const { db, newId, newShareId, now } = world.deps
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, username))
  const row = { id: newId('face'), shareId: newShareId(), userId: user?.id ?? '', createdAt: now() }
  const result = { concerns: [], recommendations: [], analysis: '' }
  await db.insert(faceAnalyses).values({ ...row, ...result })
  return row
}

test('a new password ends the other sessions, renews the own one and tells the owner', async () => {
  const here = await world.as('changing')
  const before = here.cookie() ?? ''
  const { client: there } = await signIn('changing')

  const wrong = await here.post('/api/users/password', {
    currentPassword: 'not it',
    newPassword: 'a new harbour',
  })
  expect(wrong).toMatchObject({ status: 400, body: { fields: { currentPassword: expect.any(String) } } })
  const right = await here.post('/api/users/password', {
    currentPassword: PASSWORD,
    newPassword: 'a new harbour',
  })
  await world.settled()

  expect(right.status).toBe(200)
  expect((await here.get('/api/user')).status).toBe(200)
  expect(here.cookie()).not.toBe(before)
  expect((await world.client().get('/api/user', { cookie: before })).status).toBe(401)
  expect((await there.get('/api/user')).status).toBe(401)
  expect((await signIn('changing')).status).toBe(401)
  expect((await signIn('changing', 'a new harbour')).status).toBe(200)
  expect(world.mails.at(-1)).toMatchObject({ subject: 'Your Opaline password was changed' })
})

test('an account cannot be used to fill a mailbox that nobody has confirmed, nor another one after it', async () => {
  const letters = () => world.mails.filter(({ to }) => to.endsWith('@flooded.test'))
  const made = []
  for (const [at, email] of ['victim@flooded.test', 'Victim+1@flooded.test'].entries()) {
    const guest = await world.as(`flooder-${at}`, { email })
    made.push((await guest.post('/api/users/verify-email')).status)
    made.push((await guest.post('/api/users/verify-email')).status)
    const change = { currentPassword: PASSWORD, newPassword: PASSWORD }
    for (let i = 0; i < 6; i += 1) made.push((await guest.post('/api/users/password', change)).status)
    made.push((await guest.post('/api/users/delete', { password: PASSWORD })).status)
  }
  await world.settled()

  const changes = [200, 200, 200, 200, 200, 429, 204]
  expect(made).toEqual([200, 200, ...changes, 200, 429, ...changes])
  // Three links, and three of what was done.
  expect(letters()).toHaveLength(6)
})

test('sessions are listed without anything that opens one, and can be ended one by one or all', async () => {
  const here = await world.as('sessions')
  const { client: there } = await signIn('sessions')
  const stranger = await world.as('stranger')

  const list = (await here.get('/api/users/sessions')).body as SessionInfo[]
  const other = list.find(({ isThisOne }) => !isThisOne)
  expect(list).toHaveLength(2)
  expect(JSON.stringify(list)).not.toContain(here.cookie()?.split('=')[1] ?? 'none')

  await stranger.call('DELETE', `/api/users/sessions/${other?.id}`)
  expect((await there.get('/api/user')).status).toBe(200)
  await here.call('DELETE', `/api/users/sessions/${other?.id}`)
  expect((await there.get('/api/user')).status).toBe(401)
  expect((await here.get('/api/user')).status).toBe(200)

  const { client: third } = await signIn('sessions')
  expect((await here.post('/api/users/sign-out-everywhere')).status).toBe(204)
  expect([(await here.get('/api/user')).status, (await third.get('/api/user')).status]).toEqual([401, 401])
})

test('DEC-23 consents carry their version, can be withdrawn, and are never written over', async () => {
  const ana = await world.as('agreeing')
  const set = async (isGiven: boolean) =>
    (await ana.post('/api/users/consents', { kind: 'sharing', isGiven })).body as Consent[]

  expect(await set(true)).toMatchObject([{ kind: 'sharing', withdrawnAt: null }])
  expect(await set(true)).toHaveLength(1)
  expect((await set(false))[0]?.withdrawnAt).not.toBeNull()
  expect(await set(true)).toHaveLength(2)
  expect((await ana.post('/api/users/consents', { kind: 'everything', isGiven: true })).status).toBe(400)
})

test('DEC-15 DEC-23 without the consent to sharing every link of both kinds is dead at once, and only the own ones', async () => {
  const ana = await world.as('closing')
  const ben = await world.as('keeps-sharing')
  const consent = (isGiven: boolean) => ana.post('/api/users/consents', { kind: 'sharing', isGiven })
  const shared = async (who: typeof ana) => {
    const made = (await who.post('/api/analyze', { ingredientsList: 'Aqua, Glycerin' }))
      .body as CosmeticAnalysis
    await who.patch(`/api/analyses/${made.id}/sharing`, { isPublic: true, ownerName: 'Ana' })
    return made
  }
  await consent(true)
  await ben.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  const [first, second, bens] = [await shared(ana), await shared(ana), await shared(ben)]
  const removed = await shared(ana)
  await ana.call('DELETE', `/api/analyses/${removed.id}`)
  const face = await seedFace('closing')
  await ana.patch(`/api/face-analyses/${face.id}/sharing`, { isPublic: true, ownerName: 'Ana' })
  const links = [`analyses/${first.shareId}`, `analyses/${second.shareId}`, `face-analyses/${face.shareId}`]
  const visits = () =>
    Promise.all(links.map(async (link) => (await world.client().get(`/api/public/${link}`)).status))
  expect(await visits()).toEqual([200, 200, 200])
  expect((await ana.get('/api/users/shared-links')).body).toEqual({ cosmetic: 2, skin: 1 })
  expect((await world.client().get('/api/users/shared-links')).status).toBe(401)

  expect((await consent(false)).status).toBe(200)

  expect(await visits()).toEqual([404, 404, 404])
  const gone = await world.client().get(`/api/public/analyses/${first.shareId}`)
  const never = await world.client().get(`/api/public/analyses/${world.deps.newShareId()}`)
  expect(gone.body).toEqual(never.body)
  expect((await world.client().get(`/api/public/analyses/${bens.shareId}`)).status).toBe(200)
  expect((await ana.get('/api/users/shared-links')).body).toEqual({ cosmetic: 0, skin: 0 })
  expect((await ana.get(`/api/analyses/${first.id}`)).body).toMatchObject({
    isPublic: false,
    ownerName: null,
  })
  await consent(true)
  expect(await visits()).toEqual([404, 404, 404])
})

test('DEC-23 taking back the consent to face analysis closes no link', async () => {
  const ana = await world.as('face-only')
  const made = (await ana.post('/api/analyze', { ingredientsList: 'Aqua' })).body as CosmeticAnalysis
  await ana.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  await ana.patch(`/api/analyses/${made.id}/sharing`, { isPublic: true })

  await ana.post('/api/users/consents', { kind: 'face-analysis', isGiven: true })
  await ana.post('/api/users/consents', { kind: 'face-analysis', isGiven: false })

  expect((await world.client().get(`/api/public/analyses/${made.shareId}`)).status).toBe(200)
})

test('when a session was used is written down at most every five minutes, and no later than that', async () => {
  const here = await world.as('last-seen')
  const start = world.clock.now
  const seenAt = async (minutes: number) => {
    world.clock.now = new Date(start.getTime() + minutes * 60_000)
    const [session] = (await here.get('/api/users/sessions')).body as SessionInfo[]
    return (Date.parse(session?.lastSeenAt ?? '') - start.getTime()) / 60_000
  }

  const seen = []
  for (const minutes of [0, 1, 4.9, 5.1, 10, 10.2, 50]) seen.push(await seenAt(minutes))
  world.clock.now = start

  expect(seen).toEqual([0, 0, 0, 5.1, 5.1, 10.2, 50])
})

test('DEC-24 the download holds every table of users, and only the own rows', async () => {
  const ana = await world.as('exporting', { firstName: 'Ana' })
  const ben = await world.as('other-rows')
  await ana.post('/api/analyze', { ingredientsList: 'Aqua, Glycerin', productName: 'Harbour Cream' })
  await ben.post('/api/analyze', { ingredientsList: 'Aqua, Parfum', productName: 'Ben Cream' })
  await ana.post('/api/users/verify-email')
  await world.settled()

  const answer = await ana.get('/api/users/export')

  const { tables } = answer.body as DataExport
  expect(answer.headers['content-disposition']).toContain('opaline-data.json')
  expect(tables['users']).toMatchObject([{ username: 'exporting', firstName: 'Ana' }])
  expect(tables['analyses']).toMatchObject([{ productName: 'Harbour Cream' }])
  expect(answer.text).not.toMatch(/Ben Cream|passwordHash|\$argon2/)
})

test('DEC-24 a new table with rows of users must say what of it is exported', () => {
  expect(exportedTables().sort()).toEqual(
    tablesOfUsers()
      .map(({ name }) => name)
      .sort(),
  )
})

test('DEC-24 a deleted account is signed out everywhere and unshared at once, and erased within 30 days', async () => {
  const here = await world.as('leaving', { firstName: 'Ana' })
  const { client: there } = await signIn('leaving')
  const made = (await here.post('/api/analyze', { ingredientsList: 'Aqua, Glycerin' }))
    .body as CosmeticAnalysis
  await here.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  await here.patch(`/api/analyses/${made.id}/sharing`, { isPublic: true })
  const shared = () => world.client().get(`/api/public/analyses/${made.shareId}`)
  expect((await here.post('/api/users/delete', { password: 'not it' })).status).toBe(400)

  expect((await here.post('/api/users/delete', { password: PASSWORD })).status).toBe(204)
  await world.settled()

  expect([(await here.get('/api/user')).status, (await there.get('/api/user')).status]).toEqual([401, 401])
  expect((await signIn('leaving')).status).toBe(401)
  expect((await shared()).status).toBe(404)
  expect(world.mails.at(-1)).toMatchObject({
    to: 'leaving@example.test',
    subject: 'Your Opaline account was deleted',
  })
  const count = async () =>
    (await world.deps.db.execute(`select count(*)::int as n from analyses where id = '${made.id}'`)).rows[0]
  expect(await count()).toEqual({ n: 1 })
  const left = await world.deps.db.execute('select row_to_json(u)::text as row from users u')
  expect(JSON.stringify(left.rows)).not.toContain('leaving')

  const start = world.clock.now
  world.clock.now = new Date(start.getTime() + 30 * DAY_MS)
  await eraseDeletedAccounts(world.deps)
  expect(await count()).toEqual({ n: 0 })
  world.clock.now = start
  expect(
    (
      await world
        .client()
        .post('/api/register', { username: 'leaving', email: 'leaving@example.test', password: PASSWORD })
    ).status,
  ).toBe(200)
})

test('allergy words are suggested from what is typed, in any of their languages', async () => {
  const ana = await world.as('suggesting')
  const labels = async (q: string) =>
    ((await ana.get(`/api/allergy-terms?q=${q}`)).body as AllergySuggestion[]).map(({ label }) => label)

  expect(await labels('frag')).toContain('fragrance')
  expect(await labels('duft')).toContain('fragrance')
  expect(await labels('asp')).toContain('salicylates')
  expect(await labels('zzzz')).toEqual([])
  expect((await labels('')).length).toBe(8)
  expect((await world.client().get('/api/allergy-terms?q=a')).status).toBe(401)
})

type Ask = (client: Client) => Promise<{ status: number }>

/** Limits of somebody signed in, with how many in how many seconds. */
test.each<[string, number, number, Ask]>([
  ['ten downloads an hour', 10, 3_600, (client) => client.get('/api/users/export')],
  [
    'five new passwords an hour',
    5,
    3_600,
    (client) => client.post('/api/users/password', { currentPassword: PASSWORD, newPassword: PASSWORD }),
  ],
])('the limit of an account is %s', async (what, max, seconds, ask) => {
  const before = world.clock.now
  const begin = Date.UTC(2026, 6, 1, 10)
  world.clock.now = new Date(begin)
  const [one, other] = [await world.as(`limit-${max}`), await world.as(`no-limit-${max}`)]
  for (let turn = 0; turn < max; turn += 1) expect((await ask(one)).status, what).toBe(200)

  world.clock.now = new Date(begin + seconds * 1_000 - 1)
  expect(await ask(one)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  expect((await ask(other)).status).toBe(200)
  world.clock.now = new Date(begin + seconds * 1_000)
  expect((await ask(one)).status).toBe(200)
  world.clock.now = before
})

test('a mailbox that nobody has confirmed is told of three changes a day, and a confirmed one of each', async () => {
  const before = world.clock.now
  const begin = Date.UTC(2026, 6, 2)
  const change = { currentPassword: PASSWORD, newPassword: PASSWORD }
  const toldOf = async (name: string, hours: readonly number[], isProven: boolean) => {
    world.clock.now = new Date(begin)
    await world.as(name)
    if (isProven)
      await world.deps.db.update(users).set({ emailVerifiedAt: before }).where(eq(users.username, name))
    for (const hour of hours) {
      // A mail that is under way while hours pass counts as lost, and goes out again.
      await world.settled()
      world.clock.now = new Date(begin + hour * 3_600_000)
      const { client } = await signIn(name)
      expect((await client.post('/api/users/password', change)).status).toBe(200)
    }
    await world.settled()
    return world.mails.filter(({ to }) => to === `${name}@example.test`).length
  }

  expect(await toldOf('unproven-day', [0, 6, 12, 18, 23.999], false)).toBe(3)
  expect(await toldOf('unproven-next', [0, 6, 12, 18, 24], false)).toBe(4)
  expect(await toldOf('proven-day', [0, 6, 12, 18, 23.999], true)).toBe(5)
  world.clock.now = before
})

test('DEC-24 an account is erased a week after its deletion, to the millisecond', async () => {
  const before = world.clock.now
  world.clock.now = new Date(Date.UTC(2026, 6, 3))
  await eraseDeletedAccounts(world.deps)
  const leaver = await world.as('weekling')
  expect((await leaver.post('/api/users/delete', { password: PASSWORD })).status).toBe(204)
  const deletedAt = world.clock.now.getTime()

  world.clock.now = new Date(deletedAt + 7 * DAY_MS)
  expect(await eraseDeletedAccounts(world.deps)).toBe(0)
  world.clock.now = new Date(deletedAt + 7 * DAY_MS + 1)
  expect(await eraseDeletedAccounts(world.deps)).toBe(1)
  world.clock.now = before
})

test('DEC-24 what tells who somebody was is overwritten with the deletion, column by column', async () => {
  const leaver = await world.as('told-much', { firstName: 'Ana', lastName: 'Reis' })
  const { id } = (await leaver.get('/api/user')).body as { id: string }
  const said = {
    skinType: 'dry',
    allergies: ['nickel'],
    preferences: { veganOnly: true, naturalOnly: true, lowComedogenic: true },
    isPregnant: true,
  }
  expect((await leaver.patch('/api/users/profile', said)).body).toMatchObject({ ...said, firstName: 'Ana' })
  const row = async () => (await world.deps.db.select().from(users).where(eq(users.id, id)))[0]
  const before = await row()

  await leaver.post('/api/users/delete', { password: PASSWORD })

  const after = await row()
  // The whole row: a column that is added later has to say here what becomes of it.
  expect(after).toEqual({
    id,
    role: 'user',
    createdAt: before?.createdAt,
    lastSeenAt: before?.lastSeenAt,
    emailVerifiedAt: null,
    username: expect.stringMatching(/^usr_/),
    usernameCanon: after?.username.toLowerCase(),
    email: '',
    emailCanon: after?.username.toLowerCase(),
    passwordHash: '',
    firstName: null,
    lastName: null,
    skinType: null,
    allergies: [],
    veganOnly: false,
    naturalOnly: false,
    lowComedogenic: false,
    isPregnant: false,
    authVersion: (before?.authVersion ?? 0) + 1,
    deletedAt: world.clock.now,
  })
  expect(after?.username).not.toBe(id)
})

test('sessions are listed with the one that was used last first, and those that ended are not', async () => {
  const start = world.clock.now
  const first = await world.as('ordered')
  const at = (minutes: number) => (world.clock.now = new Date(start.getTime() + minutes * 60_000))
  at(10)
  const { client: second } = await signIn('ordered')
  const list = async (client: Client) =>
    ((await client.get('/api/users/sessions')).body as SessionInfo[]).map(
      ({ isThisOne, signedInAt, lastSeenAt }) => [
        isThisOne,
        (Date.parse(signedInAt) - start.getTime()) / 60_000,
        (Date.parse(lastSeenAt) - start.getTime()) / 60_000,
      ],
    )

  expect(await list(second)).toEqual([
    [true, 10, 10],
    [false, 0, 0],
  ])
  at(20)
  expect(await list(first)).toEqual([
    [true, 0, 20],
    [false, 10, 10],
  ])
  world.clock.now = new Date(start.getTime() + 10 * 60_000 + 7 * DAY_MS - 1)
  expect(await list(first)).toHaveLength(2)
  world.clock.now = new Date(start.getTime() + 10 * 60_000 + 7 * DAY_MS)
  expect(await list(first)).toHaveLength(1)
  world.clock.now = start
})

test('DEC-23 consents are told the newest first, each of its kind, and words that have changed must be read again', async () => {
  const start = world.clock.now
  const ana = await world.as('careful')
  const set = (kind: string, isGiven: boolean, version?: string) =>
    ana.post('/api/users/consents', { kind, isGiven, ...(version === undefined ? {} : { version }) })
  const told = async () =>
    ((await ana.get('/api/users/consents')).body as Consent[]).map(
      ({ kind, version, givenAt, withdrawnAt }) => [
        kind,
        version,
        Date.parse(givenAt) - start.getTime(),
        withdrawnAt && Date.parse(withdrawnAt) - start.getTime(),
      ],
    )
  const at = (ms: number) => (world.clock.now = new Date(start.getTime() + ms))

  await set('sharing', true)
  at(1_000)
  await set('face-analysis', true, '2026-11')
  at(2_000)
  await set('sharing', false)
  at(3_000)
  await set('sharing', true)
  expect(await told()).toEqual([
    ['sharing', '2026-11', 3_000, null],
    ['face-analysis', '2026-11', 1_000, null],
    ['sharing', '2026-11', 0, 2_000],
  ])
  for (const [kind, version] of [
    ['sharing', '2026-10'],
    ['face-analysis', '2026-10'],
    ['face-analysis', '2026-11, photo also to Nobody'],
  ] as const)
    expect(await set(kind, true, version)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect(await told()).toHaveLength(3)
  world.clock.now = start
})

test('allergy words: those that begin with what is typed come first, eight of them at most, whatever its case', async () => {
  const ana = await world.as('typing-allergies')
  const ask = async (q: string) =>
    (await ana.get(`/api/allergy-terms?${new URLSearchParams({ q }).toString()}`)).body as AllergySuggestion[]
  const words = new Map(
    world.deps.knowledge.allergies.map(({ label, words: all }) => [label, [label.toLowerCase(), ...all]]),
  )

  for (const typed of ['n', 'a', 'oil', 'nut', 'ol', 'ci', 'lan']) {
    const found = await ask(typed)
    const begins = found.map(({ label }) => words.get(label)?.some((word) => word.startsWith(typed)) ?? false)
    expect(begins, typed).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)))
    const possible = [...words.values()].filter((all) => all.some((word) => word.includes(typed)))
    expect(found, typed).toHaveLength(Math.min(8, possible.length))
    expect(await ask(`  ${typed.toUpperCase()} `)).toEqual(found)
  }
  expect(await ask('fragrance mix ii')).toEqual([
    {
      label: 'fragrance',
      because:
        'Parfum is the label name of fragrance; fragrance allergens are named one by one, as the EU wants it.',
    },
  ])
})
