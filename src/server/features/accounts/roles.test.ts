import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { CALLS, type Call, type CallName } from '../../../contract/calls.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { changeRole, createFirstAdmin, listAdmins } from './accounts.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const HOUR_MS = 3_600_000
const later = (ms: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + ms)
}
const roleOf = async (client: Client) => ((await client.get('/api/user')).body as { role: string }).role
const acts = async () =>
  (await world.deps.db.execute('select actor, action, target, result from audit_log order by id')).rows
const FIRST = { email: 'Keeper@Example.test', password: 'a lantern by the sea' }

test('B-07 the settings make the first administrator, who signs in by the address; a second start changes nothing', async () => {
  await createFirstAdmin(world.deps, FIRST)
  await createFirstAdmin(world.deps, { ...FIRST, password: 'another lantern' })

  const keeper = world.client()
  const answer = await keeper.post('/api/login', { username: FIRST.email, password: FIRST.password })
  expect(answer).toMatchObject({ status: 200, body: { role: 'admin', isEmailVerified: true } })
  const { username, id } = answer.body as { username: string; id: string }
  expect(username).toMatch(/^keeper-[0-9a-f]{8}$/)
  expect(await acts()).toEqual([{ actor: 'settings', action: 'role', target: id, result: 'admin' }])
  expect((await keeper.get('/api/admin/revenue')).status).toBe(200)
  expect(world.logged.join('\n')).not.toMatch(/keeper@example|lantern/i)
})

test('B-07 an account that has the address already keeps its role and password; the log says what to do, without the address', async () => {
  const ana = await world.as('ana')

  await createFirstAdmin(world.deps, { email: 'ana@example.test', password: 'a lantern by the sea' })

  expect(await roleOf(ana)).toBe('user')
  const login = await world.client().post('/api/login', { username: 'ana', password: 'a lantern by the sea' })
  expect(login.status).toBe(401)
  expect(world.logged.at(-1) + world.logged.join('\n')).toContain('bin/opaline admin grant')
  expect(world.logged.join('\n')).not.toContain('ana@example.test')
})

test('DEC-07 B-71 nobody can register a name that reads like ours', async () => {
  for (const username of ['admin', 'Admin', 'adm1n', 'a.d.m.i.n', 'root', 'support']) {
    const answer = await world
      .client()
      .post('/api/register', { username, email: `x${username}@example.test`, password: 'a quiet harbour' })
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { username: expect.any(String) as string } },
    })
  }
})

test('B-07 no request gives a role: every body of the contract refuses it, and the account stays what it was', async () => {
  const withBody = (Object.keys(CALLS) as CallName[]).filter((name) => {
    const { body }: Call = CALLS[name]
    return body instanceof z.ZodType
  })
  const taking = withBody.filter((name) => {
    const { body }: Call = CALLS[name]
    // Of a body with several forms each one has to refuse it.
    const forms = body instanceof z.ZodDiscriminatedUnion ? body.options : [body]
    return forms.some((form) => {
      const issues = form instanceof z.ZodType ? (form.safeParse({ role: 'admin' }).error?.issues ?? []) : []
      return !issues.some((issue) => issue.code === 'unrecognized_keys' && issue.keys.includes('role'))
    })
  })
  expect(withBody.length).toBeGreaterThan(15)
  expect(taking).toEqual([])

  const bea = await world.as('bea')
  expect((await bea.patch('/api/users/profile', { role: 'admin' })).status).toBe(400)
  const { status } = await world.client().post('/api/register', {
    username: 'cleo',
    email: 'cleo@example.test',
    password: 'a quiet harbour',
    role: 'admin',
  })
  expect(status).toBe(400)
  expect(await roleOf(bea)).toBe('user')
})

test('B-07 a role that is given or taken ends every session, works at once, and is in the audit log', async () => {
  const dora = await world.as('dora')
  const { id } = (await dora.get('/api/user')).body as { id: string }
  const before = (await acts()).length

  expect(await changeRole(world.deps, id, 'admin')).toMatchObject({
    is: 'changed',
    username: 'dora',
    isEmailVerified: false,
  })
  expect((await dora.get('/api/user')).status).toBe(401)
  await dora.post('/api/login', { username: 'dora', password: 'a quiet harbour' })
  expect((await dora.get('/api/admin/revenue')).status).toBe(200)

  expect(await changeRole(world.deps, 'DORA@example.test', 'user')).toMatchObject({ is: 'changed' })
  expect((await dora.get('/api/admin/revenue')).status).toBe(401)
  await dora.post('/api/login', { username: 'dora', password: 'a quiet harbour' })
  expect((await dora.get('/api/admin/revenue')).status).toBe(403)
  expect((await acts()).slice(before)).toEqual([
    { actor: 'cli', action: 'role', target: id, result: 'admin' },
    { actor: 'cli', action: 'role', target: id, result: 'user' },
  ])
})

test('B-07 the last administrator keeps the role, also when two are revoked at the same moment', async () => {
  await world.as('elsa')
  await changeRole(world.deps, 'elsa', 'admin')

  const outcomes = await Promise.all([
    changeRole(world.deps, FIRST.email, 'user'),
    changeRole(world.deps, 'elsa', 'user'),
  ])

  expect(outcomes.map(({ is }) => is).sort()).toEqual(['changed', 'last'])
  expect(await changeRole(world.deps, 'nobody', 'admin')).toEqual({ is: 'unknown' })
  expect(await changeRole(world.deps, 'ana', 'user')).toMatchObject({ is: 'unchanged' })
})

test('B-07 an administrator is signed out after 30 idle minutes and after 12 hours; a screen that asks by itself keeps nothing open', async () => {
  const gil = await world.asAdmin('gil')
  later(29 * 60_000)
  expect((await gil.get('/api/admin/revenue')).status).toBe(200)
  later(29 * 60_000)
  expect((await gil.get('/api/admin/revenue')).status).toBe(200)
  for (let at = 0; at < 4; at += 1) {
    later(6 * 60_000)
    expect((await gil.get('/api/admin/health')).status).toBe(200)
  }
  later(7 * 60_000)
  expect((await gil.get('/api/admin/health')).status).toBe(401)

  await gil.post('/api/login', { username: 'gil', password: 'a quiet harbour' })
  for (let at = 0; at < 35; at += 1) {
    later(20 * 60_000)
    expect((await gil.get('/api/admin/revenue')).status).toBe(200)
  }
  later(HOUR_MS / 2 - 60_000)
  expect((await gil.get('/api/admin/revenue')).status).toBe(401)
})

test('B-07 of several processes that start at the same moment one makes the first administrator', async () => {
  const admin = { email: 'Second@example.test', password: 'a lantern by the sea' }
  const before = (await acts()).length

  await Promise.all(Array.from({ length: 4 }, () => createFirstAdmin(world.deps, admin)))

  const { rows } = await world.deps.db.execute(
    "select role, auth_version from users where email_canon = 'second@example.test'",
  )
  expect(rows).toMatchObject([{ role: 'admin' }])
  expect((await acts()).slice(before)).toMatchObject([{ actor: 'settings', action: 'role', result: 'admin' }])
})

test('B-07 administrators are listed with the oldest account first, and nobody else is', async () => {
  const fresh = await createWorld()
  expect(await listAdmins(fresh.deps)).toEqual([])
  const start = fresh.clock.now
  for (const [at, name] of ['late', 'early', 'middle'].entries()) {
    fresh.clock.now = new Date(start.getTime() + ([3, 1, 2][at] ?? 0) * 60_000)
    await fresh.as(name)
    await changeRole(fresh.deps, name, 'admin')
  }
  await fresh.as('nobody')

  expect(await listAdmins(fresh.deps)).toMatchObject([
    { username: 'early', email: 'early@example.test' },
    { username: 'middle' },
    { username: 'late' },
  ])
  expect(await changeRole(fresh.deps, 'early', 'admin')).toMatchObject({ is: 'unchanged', username: 'early' })
  await fresh.close()
})
