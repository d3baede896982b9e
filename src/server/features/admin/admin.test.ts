import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type {
  AdminHealth,
  AdminStats,
  AdminUsage,
  AdminUser,
  AdminUserPage,
} from '../../../contract/admin.ts'
import { CALLS, type Call } from '../../../contract/calls.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import type { Pulse } from '../../platform/http/answers.ts'
import { readHealth } from './admin.ts'

let world: World
let keeper: Client
let ana: Client
beforeAll(async () => {
  world = await createWorld()
  keeper = await world.asAdmin('keeper')
  ana = await world.as('ana')
})
afterAll(() => world.close())

const DAY_MS = 86_400_000
const later = (ms: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + ms)
}
const signIn = () => keeper.post('/api/login', { username: 'keeper', password: 'a quiet harbour' })
const read = async <T>(path: string) => (await keeper.get(path)).body as T
const stats = async () => {
  await world.deps.calls.flush()
  return read<AdminStats>('/api/admin/stats')
}
const analyse = (client: Client, ingredientsList = 'Aqua, Glycerin') =>
  client.post('/api/analyze', { ingredientsList })

const ADMIN_CALLS: Call[] = Object.values(CALLS).filter(({ access }) => access === 'admin')

test.each(
  ADMIN_CALLS.map(({ method, path }) => [`${method} ${path}`, method, path.replace(':id', 'msg_1')] as const),
)(
  'DEC-07 ADMIN-03 %s refuses visitors and users, and answers an administrator',
  async (_name, method, path) => {
    const send = (client: Client) =>
      method === 'GET'
        ? client.get(path)
        : client.patch(path, path.includes('withdrawals') ? { act: 'accept' } : { status: 'new' })

    expect(await send(world.client())).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    expect(await send(ana)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: "You don't have permission to access this page." },
    })
    expect([200, 404]).toContain((await send(keeper)).status)
  },
)

test('ADMIN-11 ADMIN-12 ADMIN-13 what was analysed is counted; what was refused for what was sent is neither an analysis nor a failure', async () => {
  const before = await stats()

  expect((await analyse(ana)).status).toBe(200)
  expect((await analyse(ana, 'dear reader, have a nice day')).status).toBe(400)
  expect((await ana.upload('/api/ocr-extract', 'image', Buffer.from('no photo'))).status).toBe(400)
  expect((await ana.post('/api/face-analysis', { imageBase64: 'data:image/png;base64,AAAA' })).status).toBe(
    428,
  )
  const after = await stats()

  expect(after.analyses).toEqual({
    total: before.analyses.total + 1,
    thisMonth: before.analyses.thisMonth + 1,
    failed: before.analyses.failed,
  })
  expect(after.apiUsage).toMatchObject({ errorRate: 0, analysisCalls: 1, ocrCalls: 0, faceAnalysisCalls: 0 })
  expect(after.users).toEqual({ total: 2, newThisMonth: 2, active: 2 })
})

test('ADMIN-13 ADMIN-19 a failure of ours counts and raises the error rate; a call too many is a hit of the limits', async () => {
  const before = await stats()
  const passOn = world.deps.db.$client.query.bind(world.deps.db.$client) as (...asked: unknown[]) => void
  const bea = await world.as('bea')
  const query = vi.spyOn(world.deps.db.$client, 'query').mockImplementation((...asked: unknown[]) => {
    if ((asked[0] as { name?: string }).name === 'analysis-kept') throw new Error('broken')
    return passOn(...asked)
  })
  const failed = await analyse(bea)
  query.mockRestore()
  expect(failed.status).toBe(500)
  const cleo = world.client()
  const refused = []
  for (let at = 0; at < 11; at += 1) {
    const { status } = await cleo.post('/api/login', { username: 'nobody', password: 'x' })
    if (status === 429) refused.push(status)
  }

  const after = await stats()

  expect(after.analyses.failed).toBe(before.analyses.failed + 1)
  expect(after.apiUsage.errorRate).toBe(50)
  expect(after.apiUsage.rateLimitHits).toBe(before.apiUsage.rateLimitHits + refused.length)
  expect(refused.length).toBeGreaterThan(0)
})

test('ADMIN-14 both groups of models and their totals are added up from their calls', async () => {
  const call = { kind: 'ai-text', isFailed: false, ms: 300, inputTokens: 100, outputTokens: 20 } as const
  world.deps.calls.record(call)
  world.deps.calls.record({ ...call, ms: 500 })
  world.deps.calls.record({ ...call, kind: 'ai-vision', ms: 1_000, inputTokens: 1_000 })

  const { text, vision, totals } = (await stats()).apiUsage.geminiMetrics

  expect(text).toEqual({
    requests: 2,
    avgResponseTime: 400,
    inputTokens: 200,
    outputTokens: 40,
    totalTokens: 240,
    totalProcessingTime: 800,
  })
  expect(vision).toMatchObject({ requests: 1, avgResponseTime: 1_000, totalTokens: 1_020 })
  expect(totals).toEqual({
    requests: 3,
    avgResponseTime: 600,
    inputTokens: 1_200,
    outputTokens: 60,
    totalTokens: 1_260,
    totalProcessingTime: 1_800,
  })
})

test('ADMIN-15 people are counted by the plan they may use', async () => {
  const { subscriptions, users } = await stats()

  expect(subscriptions).toEqual({ free: users.total, standard: 0, premium: 0, revenue: 0 })
})

test('ADMIN-13 the days of the last 30 are told one by one, with their calls of each kind', async () => {
  const { days } = await read<AdminUsage>('/api/admin/usage')

  expect(days).toHaveLength(30)
  expect(days[0]?.day).toBe('2026-02-09')
  expect(days[0]?.calls.analysis).toEqual({ requests: 0, failed: 0, avgMs: null })
  expect(days.at(-1)).toMatchObject({
    day: '2026-03-10',
    calls: {
      analysis: { requests: 2, failed: 1 },
      'ai-text': { requests: 2, failed: 0, avgMs: 400 },
      'rate-limited': { requests: expect.any(Number) as number, failed: 0 },
    },
  })
})

test('ADMIN-16 users are listed with plan, analyses and the day they were seen last, the newest first', async () => {
  later(1_000)
  const dora = await world.as('dora')
  const { intent } = (await dora.post('/api/subscription/checkout', { planId: 'premium-monthly' })).body as {
    intent: string
  }
  await dora.post('/api/test-checkout', { intent, outcome: 'pay' })
  const made = (await analyse(dora)).body as { id: string }
  await analyse(dora, 'Aqua, Parfum')
  await dora.call('DELETE', `/api/analyses/${made.id}`)

  const users = await read<AdminUser[]>('/api/admin/users')

  expect(users[0]).toEqual({
    id: expect.stringMatching(/^usr_/) as string,
    username: 'dora',
    email: 'dora@example.test',
    subscription: 'Premium',
    analysesCount: 1,
    lastActivity: world.clock.now.toISOString(),
  })
  expect(users.map(({ username }) => username).sort()).toEqual(['ana', 'bea', 'dora', 'keeper'])
  expect(JSON.stringify(users)).not.toMatch(/argon2|password/i)
})

test('ADMIN-08 accounts are found by a part of name or address or by their id, page by page', async () => {
  for (let at = 0; at < 26; at += 1) {
    await world.deps.db.execute(
      `insert into users (id, username, username_canon, email, email_canon, password_hash, created_at)
       values ('usr_many${at}', 'Many_${at}', 'many_${at}', 'm${at}@crowd.test', 'm${at}@crowd.test', '', '2026-01-01')`,
    )
  }
  const find = (query: string) => read<AdminUserPage>(`/api/admin/users/search?${query}`)

  expect(await find('q=CROWD.test')).toMatchObject({ total: 26, page: 1, pageSize: 25 })
  const pages = [await find('q=crowd.test'), await find('q=crowd.test&page=2')]
  expect(pages.map(({ items }) => items.length)).toEqual([25, 1])
  expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(26)
  expect(await find('q=crowd.test&page=99')).toMatchObject({ page: 2 })
  expect(await find(`q=${encodeURIComponent('Crôwd.Tést')}`)).toMatchObject({ total: 26 })
  expect((await find('q=many_7')).items.map(({ id }) => id)).toEqual(['usr_many7'])
  expect((await find('q=usr_many8')).items.map(({ username }) => username)).toEqual(['Many_8'])
  expect(await find('q=%25')).toMatchObject({ total: 0, page: 1, items: [] })
  expect(await find('')).toMatchObject({ total: 30 })
  expect((await keeper.get('/api/admin/users/search?page=0')).status).toBe(400)
})

test('ADMIN-11 who was not here for 30 days is not active, and a new month begins at nought', async () => {
  later(31 * DAY_MS)
  await signIn()

  const { users, analyses, apiUsage } = await stats()

  expect(users).toEqual({ total: 30, newThisMonth: 0, active: 1 })
  expect(analyses).toMatchObject({ total: 4, thisMonth: 0, failed: 1 })
  expect(apiUsage).toMatchObject({ errorRate: 0, analysisCalls: 0 })
})

test(
  'ADMIN-17 ADMIN-18 every part tells how it is, and what is not set up is no green light',
  { timeout: 60_000 },
  async () => {
    const health = await read<AdminHealth>('/api/admin/health')

    expect(health).toMatchObject({ database: 'healthy', gemini: 'warning', paddle: 'warning' })
    const part = (name: string) => health.parts.find((one) => one.name === name)
    expect(part('ai')).toMatchObject({ note: 'Not configured: our own engines answer alone', ms: null })
    expect(part('payment')).toMatchObject({ status: 'warning', note: 'Test mode: a checkout moves no money' })
    // How long work waits is this machine's and this moment's; the thresholds are tried below.
    expect(health.api).toBe(part('api')?.status)
    expect(part('api')?.note).toContain('calls in five minutes')
    expect(part('database')?.ms).toBeGreaterThan(0)
    expect(health.parts.map(({ name }) => name)).toEqual([
      'database',
      'api',
      'readers',
      'ai',
      'payment',
      'mail',
      'jobs',
    ])
    await expect
      .poll(async () => (await read<AdminHealth>('/api/admin/health')).parts[2], { timeout: 30_000 })
      .toMatchObject({ status: 'healthy', ms: expect.any(Number) as number })
  },
)

test('ADMIN-17 a part that fails says so and takes no other part along', async () => {
  const pulse: Pulse = () => ({ answered: 100, failed: 30, delayMs: 300 })
  const deps = { ...world.deps, pingDatabase: () => Promise.reject(new Error('secret host')) }
  deps.mailer = { send: async () => undefined, close: () => undefined, toFiles: true }
  deps.readers = {
    ...deps.readers,
    stats: () => ({ ...deps.readers.stats(), workers: 1, busy: 0, queueMax: 8 }),
    probe: async () => ({ is: 'silent' }),
  }

  const health = await readHealth(deps, { pulse, jobs: world.jobs })

  expect(health).toMatchObject({ database: 'error', api: 'error' })
  expect(health.parts.find(({ name }) => name === 'readers')).toMatchObject({ status: 'error' })
  expect(health.parts.find(({ name }) => name === 'mail')).toMatchObject({ status: 'warning' })
  expect(JSON.stringify(health)).not.toContain('secret host')
})

test('ADMIN-17 mail that waits too long, and a provider nothing was heard of, are told', async () => {
  await world.deps.db.execute(
    `insert into mails (id, kind, created_at, due_at) values ('mail_late', 'x', '${new Date(world.clock.now.getTime() - 10 * 60_000).toISOString()}', '2099-01-01')`,
  )
  world.deps.payments.kind = 'paddle'
  const look = async () =>
    (
      await readHealth(world.deps, {
        pulse: () => ({ answered: 0, failed: 0, delayMs: 0 }),
        jobs: world.jobs,
      })
    ).parts

  const parts = await look()
  later(10 * DAY_MS)
  const silent = (await look()).find(({ name }) => name === 'payment')
  await world.deps.db.execute('delete from webhook_events')
  const never = (await look()).find(({ name }) => name === 'payment')

  later(-10 * DAY_MS)
  world.deps.payments.kind = 'test'
  expect(parts.find(({ name }) => name === 'mail')).toMatchObject({
    status: 'warning',
    note: '1 waiting, the oldest for 10 min; 0 given up in a day',
  })
  expect(parts.find(({ name }) => name === 'payment')).toMatchObject({
    status: 'healthy',
    note: 'Last event 2026-03-10 12:00 UTC',
  })
  expect(silent).toMatchObject({ status: 'warning', note: 'Last event 2026-03-10 12:00 UTC' })
  expect(never).toMatchObject({ status: 'warning', note: 'Set up, and no event has come from it yet' })
})

test('DEC-56 declarations of withdrawal are shown with their words, and without them where the key is another', async () => {
  const { body } = await world.client().post('/api/withdrawals', {
    name: 'Ana Reis',
    email: 'ana@example.test',
    contract: 'Standard, monthly',
  })
  await world.deps.db.execute(
    `insert into withdrawals (id, sealed, received_at) values ('wdr_foreign0', '\\x00', '2026-01-01')`,
  )

  const [newest, foreign] = await read<Record<string, unknown>[]>('/api/admin/withdrawals')

  expect(newest).toMatchObject({
    reference: (body as { reference: string }).reference,
    state: 'received',
    userId: null,
    words: { name: 'Ana Reis', email: 'ana@example.test', contract: 'Standard, monthly' },
  })
  expect(foreign).toMatchObject({ id: 'wdr_foreign0', words: null })
})

test('B-07 the audit log tells who did what to what, the newest first', async () => {
  const [newest] = await read<Record<string, unknown>[]>('/api/admin/audit')

  expect(newest).toMatchObject({ actor: 'cli', actorName: null, action: 'role', result: 'admin' })
})

test('ADMIN-13 every call counts once: as the analysis that it was, or among all others', async () => {
  const counts = async () => {
    await world.deps.calls.flush()
    const today = (await read<AdminUsage>('/api/admin/usage')).days.at(-1)?.calls
    return { analysis: today?.analysis.requests ?? 0, other: today?.other.requests ?? 0 }
  }
  const dan = await world.as('dan')
  const before = await counts()

  await analyse(dan)
  await analyse(dan, 'dear reader, have a nice day')
  await dan.get('/api/user')
  await dan.get('/api/no-such-call')
  await dan.get('/not-a-call')
  const after = await counts()

  // Beside the three of them the two questions for the counts themselves, of which the last is not in its own answer.
  expect(after).toEqual({ analysis: before.analysis + 1, other: before.other + 4 })
  const { apiUsage } = await stats()
  expect(apiUsage.allCalls).toBeGreaterThan(apiUsage.analysisCalls + apiUsage.ocrCalls)
})
