import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { createWorld, type World } from '../../testing/world.test-support.ts'
import type { App } from './call.ts'
import { openJobs } from '../jobs/jobs.ts'

const CALLS_MAX = 12
const PAGES_MAX = 240
const PREVIEWS_MAX = 60

let world: World
let second: App
let webDir = ''
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'opaline-limits-'))
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(join(webDir, 'index.html'), '<title>x</title></head><div id="root"></div>')
  writeFileSync(join(webDir, 'assets', 'a-0123.js'), '1')
  world = await createWorld({ requestsPerMinuteMax: CALLS_MAX, webDir })
  second = await createApp(world.deps, {
    trustProxyHops: 0,
    requestsPerMinuteMax: CALLS_MAX,
    webDir,
    renderPage: null,
    isDraining: () => false,
    jobs: openJobs(world.deps, []),
    metricsToken: null,
  })
})
afterAll(async () => {
  await second.close()
  await world.close()
  rmSync(webDir, { recursive: true, force: true })
})

let addresses = 0
/** A network of its own, asking the two processes in turn. */
function newVisitor(headers: Record<string, string> = {}) {
  addresses += 1
  const remoteAddress = `10.66.0.${addresses}`
  let turn = 0
  return (url: string, method: 'GET' | 'POST' = 'GET') => {
    turn += 1
    return (turn % 2 ? world.app : second).inject({
      method,
      url,
      remoteAddress,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    })
  }
}

async function statuses(ask: () => Promise<{ statusCode: number }>, times: number): Promise<number[]> {
  const found: number[] = []
  for (let i = 0; i < times; i += 1) found.push((await ask()).statusCode)
  return found
}

/** The same over the better part of a minute, so that no burst is one. */
async function spread(ask: () => Promise<{ statusCode: number }>, times: number): Promise<number[]> {
  const from = world.clock.now
  const found: number[] = []
  for (let i = 0; i < times; i += 1) {
    world.clock.now = new Date(from.getTime() + (i * 55_000) / times)
    found.push((await ask()).statusCode)
  }
  world.clock.now = from
  return found
}

/** How many were answered before the first 429; every one after it must be refused too. */
function admitted(found: readonly number[]): number {
  const first = found.indexOf(429)
  expect(found.slice(first).every((status) => status === 429)).toBe(true)
  return first
}

test('an account is held to its calls a minute, exactly, over two processes, and is told where it stands', async () => {
  const ana = await world.as('ana')
  const ask = newVisitor({ cookie: ana.cookie() ?? '' })

  const first = await ask('/api/user')
  const rest = await statuses(() => ask('/api/user'), CALLS_MAX + 5)

  expect(first.headers).toMatchObject({
    'ratelimit-limit': String(CALLS_MAX),
    'ratelimit-remaining': String(CALLS_MAX - 1),
    'ratelimit-reset': '60',
  })
  expect(admitted(rest)).toBe(CALLS_MAX - 1)
  expect((await ask('/api/user')).headers).toMatchObject({ 'retry-after': '60' })
  const elsewhere = newVisitor({ cookie: ana.cookie() ?? '' })
  expect((await elsewhere('/api/user')).statusCode).toBe(429)
  expect((await elsewhere('/pricing')).statusCode).toBe(200)
})

test('forty calls at once pass no more than the limit', async () => {
  const ask = newVisitor()

  const found = await Promise.all(Array.from({ length: 40 }, () => ask('/api/site')))

  expect(found.filter(({ statusCode }) => statusCode === 200)).toHaveLength(CALLS_MAX)
})

test.each([
  ['a call without a session', '/api/user', 'GET', 401, CALLS_MAX],
  ['a call that does not exist', '/api/none', 'GET', 404, CALLS_MAX],
  ['a call with an address written another way', '/%61pi/user', 'GET', 401, CALLS_MAX],
  ['a preview with an address written another way', '/%6Fg/face-analysis.png', 'GET', 200, PREVIEWS_MAX],
  ['a call with a bad body', '/api/login', 'POST', 400, CALLS_MAX],
  ['a page', '/pricing', 'GET', 200, PAGES_MAX],
  ['an address without a file', '/assets/none.js', 'GET', 404, PAGES_MAX],
  ['a preview picture', '/og/face-analysis.png', 'GET', 200, PREVIEWS_MAX],
  ['a preview that does not exist', '/og/analysis/none.png', 'GET', 404, PREVIEWS_MAX],
] as const)('%s counts for the network that asks', async (_name, url, method, status, max) => {
  const ask = newVisitor()

  const found = await spread(() => ask(url, method), max + 3)

  expect(admitted(found)).toBe(max)
  expect(new Set(found)).toEqual(new Set([status, 429]))
})

test('a call that another site makes counts too, and asks nothing of the database once the limit is known', async () => {
  const ask = newVisitor({ 'sec-fetch-site': 'cross-site', cookie: 'sid=x' })
  await statuses(() => ask('/api/logout', 'POST'), CALLS_MAX + 4)
  const queries = world.watchQueries()

  const found = await statuses(() => ask('/api/logout', 'POST'), 10)
  const asked = queries.names()
  queries.end()

  expect(found).toEqual(Array.from({ length: 10 }, () => 429))
  expect(asked).toEqual([])
})

test('an answer to a call is kept nowhere, however its address is written', async () => {
  const ana = await world.as('kept-nowhere')
  const ask = newVisitor({ cookie: ana.cookie() ?? '' })

  const { headers, statusCode } = await ask('/%61pi/user')

  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})

test('a visitor who is over the limit does not hold up who is signed in behind the same address', async () => {
  const ana = await world.as('neighbour')
  const remoteAddress = '10.67.0.1'
  const ask = (cookie?: string) =>
    world.app.inject({
      url: '/api/user',
      remoteAddress,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) },
    })
  await ask(ana.cookie())
  expect(admitted(await statuses(() => ask(), CALLS_MAX + 2))).toBe(CALLS_MAX)

  expect((await ask(ana.cookie())).statusCode).toBe(200)
  expect((await ask(`sid=${'x'.repeat(43)}`)).statusCode).toBe(429)
})

test.each([
  ['/pricing', 60],
  ['/og/face-analysis.png', 20],
])('a burst of %s is cut in each process after %i, for whoever makes it', async (url, max) => {
  addresses += 1
  const ask = (remoteAddress: string) => world.app.inject({ url, remoteAddress })

  const found = await statuses(() => ask(`10.68.0.${addresses}`), max + 5)
  const over = await ask(`10.68.0.${addresses}`)

  expect(admitted(found)).toBe(max)
  expect(Number(over.headers['retry-after'])).toBeLessThanOrEqual(10)
  expect((await ask('10.69.0.1')).statusCode).toBe(200)
})

test('the next minute begins at nothing', async () => {
  const ask = newVisitor()
  await statuses(() => ask('/api/site'), CALLS_MAX + 1)
  const from = world.clock.now

  world.clock.now = new Date(from.getTime() + 60_000)
  const after = await ask('/api/site')
  world.clock.now = from

  expect(after.statusCode).toBe(200)
})

test('files are many and have a limit far above what pages need', async () => {
  const ask = newVisitor()

  const { headers, statusCode } = await ask('/assets/a-0123.js')

  expect(statusCode).toBe(200)
  expect(Number(headers['ratelimit-limit'])).toBeGreaterThanOrEqual(6_000)
})

test('a page is answered where its count cannot be written', async () => {
  const ask = newVisitor()
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const query = vi.spyOn(world.deps.db.$client, 'query').mockImplementation(() => {
    throw refused
  })

  const [page, call] = [await ask('/pricing'), await ask('/api/site')]
  query.mockRestore()

  expect([page.statusCode, call.statusCode]).toEqual([200, 503])
})
