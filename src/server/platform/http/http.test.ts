import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CALLS, type Call, type CallName } from '../../../contract/calls.ts'
import { Problem } from '../../../contract/problem.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'

let world: World
let ana: Client
beforeAll(async () => {
  world = await createWorld()
  ana = await world.as('ana')
})
afterAll(() => world.close())

const names = Object.keys(CALLS) as CallName[]
const pathOf = (call: Call) =>
  call.path.replace(':id', 'ana_0000000000000000000000').replace(':token', 'none')

const ENDS_THE_SESSION = new Set<string>(['logout', 'signOutEverywhere'])
const SEND: Record<Call['method'], (client: Client, call: Call) => ReturnType<Client['get']>> = {
  GET: (client, call) => client.get(pathOf(call)),
  PATCH: (client, call) => client.patch(pathOf(call), {}),
  DELETE: (client, call) => client.call('DELETE', pathOf(call)),
  POST: (client, call) => client.post(pathOf(call), call.body ? {} : undefined),
}

describe('who may call what', () => {
  test.each(names)('%s keeps visitors and users in their place', async (name) => {
    const call: Call = CALLS[name]
    const visitor = world.client()
    const send = (client: Client) => SEND[call.method](client, call)

    const asVisitor = await send(visitor)
    const asUser = ENDS_THE_SESSION.has(name) ? null : await send(ana)

    if (call.access === 'public') expect(asVisitor.status).not.toBe(401)
    else expect(asVisitor).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    if (call.access === 'admin') expect(asUser).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    else expect([401, 403]).not.toContain(asUser?.status)
  })
})

test.each([
  ['no JSON', '/api/login', '{"username":', { 'content-type': 'application/json' }, 400],
  ['an empty body', '/api/login', '', { 'content-type': 'application/json' }, 400],
  ['a missing field', '/api/login', '{"username":"ana"}', { 'content-type': 'application/json' }, 400],
  [
    'a field too many',
    '/api/login',
    '{"username":"a","password":"b","isAdmin":true}',
    { 'content-type': 'application/json' },
    400,
  ],
  [
    'a form',
    '/api/login',
    'username=ana&password=x',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
  ],
  ['plain text', '/api/login', 'hello', { 'content-type': 'text/plain' }, 415],
  [
    'a packed body',
    '/api/login',
    '{"username":"a","password":"b"}',
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    415,
  ],
  [
    'a body packed as nobody does',
    '/api/login',
    '{"username":"a","password":"b"}',
    { 'content-type': 'application/json', 'content-encoding': 'foo' },
    415,
  ],
  [
    'a prototype in the body',
    '/api/login',
    '{"__proto__":{"role":"admin"},"username":"a","password":"b"}',
    { 'content-type': 'application/json' },
    400,
  ],
  [
    '70 KB',
    '/api/login',
    JSON.stringify({ username: 'x'.repeat(70_000), password: 'y' }),
    { 'content-type': 'application/json' },
    413,
  ],
])('API-03 DATA-09 %s is answered with a problem', async (_name, url, payload, headers, status) => {
  const response = await world.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: `10.9.0.${Math.floor(status / 3)}`,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })

  expect(response.statusCode).toBe(status)
  const problem = Problem.parse(response.json())
  expect(problem.message).not.toBe('')
  expect(Object.keys(problem).sort().join()).toMatch(/^code,(fields,)?message$/)
})

test('FACE-37 API-03 whoever is still sending when told that it is too much reads why, and loses no connection', async () => {
  const other = await createWorld()
  const origin = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  const half = Buffer.alloc(8_000_000, 'a')
  const sending = request(`${origin}/api/login`, {
    agent,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': 2 * half.length,
      'sec-fetch-site': 'same-origin',
    },
  })
  const failed = new Promise<never>((_, reject) => sending.on('error', reject))

  sending.write(half)
  const [answer] = (await Promise.race([once(sending, 'response'), failed])) as [IncomingMessage]
  const all = answer.setEncoding('utf8').toArray()
  sending.end(half)
  await Promise.race([once(sending, 'finish'), failed])

  expect(answer.statusCode).toBe(413)
  expect(Problem.parse(JSON.parse((await all).join(''))).code).toBe('TOO_LARGE')
  agent.destroy()
  await other.close()
})

test('an unknown call is a problem too', async () => {
  expect(await world.client().get('/api/no-such-thing')).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  })
})

test('a bug answers 500 with a neutral message, and the log tells where', async () => {
  const broken = await createWorld()
  const someone = await broken.as('ana')
  vi.spyOn(broken.deps.db.$client, 'query').mockImplementation(() => {
    throw new TypeError('secret detail')
  })

  const answer = await someone.post('/api/analyze', { ingredientsList: 'Aqua, Glycerin' })

  expect(answer).toMatchObject({
    status: 500,
    body: { message: 'Something went wrong on our side. Please try again.', code: 'INTERNAL' },
  })
  expect(answer.text).not.toContain('secret')
  expect(broken.logged.join('\n')).toContain('"type":"TypeError"')
  await broken.close()
})

test('without its database the app says so, and that nothing is lost', async () => {
  const broken = await createWorld()
  const someone = await broken.as('ana')
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  vi.spyOn(broken.deps.db.$client, 'query').mockImplementation(() => {
    throw refused
  })

  const answer = await someone.get('/api/user')

  expect(answer).toMatchObject({
    status: 503,
    body: { code: 'UNAVAILABLE' },
    headers: { 'retry-after': '2' },
  })
  await broken.close()
})

describe('calls from another site', () => {
  const login = { username: 'ana', password: 'a quiet harbour' }
  const send = (headers: Record<string, string>) =>
    world.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: login,
      remoteAddress: '10.8.0.1',
      headers,
    })

  test.each([
    ['our own page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['our own page in an old browser', { origin: 'http://localhost:3000' }, 200],
    ['a program without a cookie', {}, 200],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin in an old browser', { origin: 'https://evil.example' }, 403],
    ['something silent that has a cookie', { cookie: 'sid=x' }, 403],
  ])('%s', async (_name, headers, status) => {
    const response = await send(headers)

    expect(response.statusCode).toBe(status)
    if (status === 403) expect(response.json()).toMatchObject({ code: 'CSRF' })
  })
})

test('answers carry the headers that keep a browser safe', async () => {
  const { headers } = await ana.get('/api/user')

  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'x-request-id': expect.stringMatching(/^[\w-]{12}$/),
  })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  expect(headers).not.toHaveProperty('x-powered-by')
})

test.each(['/api/%', '/%', '/api/%E0%A4%A', `/api/analyses/${'x'.repeat(5_000)}`])(
  'an address that reaches no route is answered like every call: %.20s',
  async (url) => {
    const usual = await world.client().get('/api/none')

    const answer = await world.app.inject({ method: 'GET', url })

    expect(answer.statusCode).toBe(400)
    expect(Problem.parse(answer.json()).code).toBe('INVALID')
    const { 'retry-after': _retry, ...expected } = withoutChanging(usual.headers)
    expect(withoutChanging(answer.headers)).toEqual(expected)
  },
)

/** What differs from answer to answer. */
function withoutChanging(headers: Record<string, unknown>): Record<string, unknown> {
  const isChanging = /^(x-request-id|content-length|date|connection|keep-alive|ratelimit-.*|vary)$/
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isChanging.test(name)))
}

test('what is no HTTP is told so with the headers of every answer', async () => {
  const other = await createWorld()
  const origin = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const raw = (text: string) =>
    new Promise<string>((done) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text))
      let out = ''
      socket.on('data', (chunk) => (out += String(chunk))).on('close', () => done(out))
    })

  const broken = await raw('GET / HTTP/1.1\r\nHo st: x\r\n\r\n')
  const large = await raw(`GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(40_000)}\r\n\r\n`)
  const withHost = await raw('GET http://x/api/site HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')

  expect(broken).toContain('HTTP/1.1 400 Bad Request')
  expect(large).toContain('HTTP/1.1 431 Request Header Fields Too Large')
  // An address may hold the host, and is the same call then, with the limits and headers of one.
  expect(withHost).toContain('HTTP/1.1 200 OK')
  expect(withHost).toMatch(/ratelimit-limit: 10000\r\n/i)
  expect(withHost).toMatch(/cache-control: no-store\r\n/i)
  for (const answer of [broken, large]) {
    expect(answer).toContain('X-Content-Type-Options: nosniff')
    expect(Problem.safeParse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).success).toBe(true)
  }
  await other.close()
})

describe('a call names the account that its screen shows', () => {
  const save = (client: Client, account: string) =>
    client.post('/api/users/consents', { kind: 'sharing', isGiven: true }, { 'opaline-account': account })

  test('and is refused, with nothing done, where another one is signed in', async () => {
    const [first, second] = [await world.as('tab-first'), await world.as('tab-second')]
    const firstId = ((await first.get('/api/user')).body as { id: string }).id

    expect((await save(first, firstId)).status).toBe(200)
    const refused = await save(second, firstId)

    expect(refused).toMatchObject({ status: 409, body: { code: 'ACCOUNT_CHANGED' } })
    expect((await second.get('/api/users/consents')).body).toEqual([])
    expect((await second.get('/api/analyses', { 'opaline-account': firstId })).status).toBe(409)
    expect((await second.get('/api/site', { 'opaline-account': 'none' })).status).toBe(409)
    expect((await second.post('/api/logout', undefined, { 'opaline-account': firstId })).status).toBe(409)
    expect((await second.get('/api/user')).status).toBe(200)
  })

  test('and is a call without a session where nobody is signed in', async () => {
    const visitor = world.client()
    const someone = { 'opaline-account': 'usr_0000000000000000000000' }

    expect((await visitor.get('/api/analyses', someone)).status).toBe(401)
    expect((await visitor.get('/api/site', someone)).status).toBe(200)
    expect((await visitor.get('/api/site', { 'opaline-account': 'none' })).status).toBe(200)
  })
})

test('the probes answer without a session', async () => {
  expect(await world.client().get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await world.client().get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
})
