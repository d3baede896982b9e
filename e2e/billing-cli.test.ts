import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, newDataDir, removeDataDir, spawnApp, startApp, type AppProcess } from './app-process.ts'

const dataDir = newDataDir()
let app: AppProcess
let cookie = ''
beforeAll(async () => {
  app = await startApp({ dataDir })
  const { headers } = await call('POST', '/api/register', {
    username: 'ana',
    email: 'ana@example.test',
    password: 'a quiet harbour',
  })
  cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  const order = await call('POST', '/api/subscription/checkout', { planId: 'premium-monthly' })
  const { intent } = (await order.json()) as { intent: string }
  await call('POST', '/api/test-checkout', { intent, outcome: 'pay' })
})
afterAll(async () => {
  await app.stop()
  removeDataDir(dataDir)
})

const call = (method: string, path: string, body?: object) =>
  fetch(app.origin + path, {
    method,
    headers: { origin: app.origin, cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

const ENTRY = "import('./dist/cli/main.mjs').then(({ main }) => main(process.argv.slice(2), process.argv[1]))"

function opaline(args: string[], env: Record<string, string> = {}) {
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', ENTRY, resolve('dist'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  })
  return { status: run.status, stdout: run.stdout, stderr: run.stderr }
}

const ENTRY_MANY = `import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
const [dist, commands] = process.argv.slice(1)
const { runCommand } = await import(dist + '/cli/main.mjs')
const answers = []
for (const args of JSON.parse(commands)) {
  const streams = { stdout: new PassThrough(), stderr: new PassThrough() }
  const said = Promise.all([text(streams.stdout), text(streams.stderr)])
  const status = await runCommand(args, dist, streams)
  for (const stream of [streams.stdout, streams.stderr]) stream.end()
  const [stdout, stderr] = await said
  answers.push({ status, stdout, stderr })
}
console.log(JSON.stringify(answers))`

/** What the command line answers to one after the other, in one process: each of its own would load the same again. */
function opalineEach(...commands: string[][]): unknown[] {
  const args = ['--input-type=module', '-e', ENTRY_MANY, resolve('dist'), JSON.stringify(commands)]
  const run = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  })
  expect(run).toMatchObject({ status: 0, stderr: '' })
  return JSON.parse(run.stdout) as unknown[]
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const advancing = (to: string, user = 'ana') => ['billing', 'advance', '--user', user, '--to', to]
const advance = (to: string) => opaline(advancing(to))
const current = async () => (await call('GET', '/api/subscription/current')).json()

test('time goes by for a test subscription while the app runs, and the app sees it at once', async () => {
  const renewed = advance(inDays(40))

  expect(renewed).toMatchObject({ status: 0, stderr: '' })
  expect(renewed.stdout).toMatch(/^\d{4}-\d\d-\d\d {2}renewed, paid until \d{4}-\d\d-\d\d\n/)
  expect(renewed.stdout).toContain('ana has Premium (monthly).')
  expect(await current()).toMatchObject({ plan: { name: 'Premium' }, subscription: { status: 'active' } })

  await call('POST', '/api/subscription/cancel')
  const ended = advance(inDays(40))

  expect(ended.stdout).toMatch(/ {2}ended\n[^]*ana has Free\.\n$/)
  expect(await current()).toMatchObject({ plan: { name: 'Free' }, subscription: null })
})

test('what cannot be done is said, with an exit code that says whose turn it is', () => {
  const answers = opalineEach(
    advancing('soon'),
    advancing('2026-02-30'),
    advancing('2020-01-01'),
    advancing(inDays(2), 'nobody'),
    advancing(inDays(2)),
    ['billing'],
    ['billing', 'advance', '--user', 'ana'],
  )
  expect(answers).toEqual([
    expect.objectContaining({ status: 64, stderr: expect.stringContaining('YYYY-MM-DD') as string }),
    expect.objectContaining({ status: 64 }),
    expect.objectContaining({ status: 65, stderr: expect.stringContaining('in the past') as string }),
    expect.objectContaining({ status: 65, stderr: expect.stringContaining("'nobody'") as string }),
    expect.objectContaining({
      status: 65,
      stderr: expect.stringContaining('no running test subscription') as string,
    }),
    expect.objectContaining({ status: 64 }),
    expect.objectContaining({ status: 64 }),
  ])
  const paddle = {
    PADDLE_API_KEY: 'pdl_sdbx_apikey_x',
    PADDLE_WEBHOOK_SECRET: 'x',
    PADDLE_PRICE_PREMIUM_MONTHLY: 'pri_1',
  }
  expect(opaline(['billing', 'advance', '--user', 'ana', '--to', inDays(2)], paddle)).toMatchObject({
    status: 64,
    stderr: expect.stringContaining('test mode only'),
  })
  expect(opaline(['billing', 'replay'], { PADDLE_API_KEY: 'x' })).toMatchObject({
    status: 78,
    stderr: expect.stringContaining('PADDLE_WEBHOOK_SECRET: is missing'),
  })
})

test('events that wait are tried again, and an unknown one is named', () => {
  expect(opalineEach(['billing', 'replay'], ['billing', 'replay', 'evt_none'])).toEqual([
    { status: 0, stdout: 'no event waits\n', stderr: '' },
    expect.objectContaining({ status: 65 }),
  ])
})

test('the same works while the app is stopped', async () => {
  await app.stop()

  expect(opaline(['billing', 'replay'])).toEqual({ status: 0, stdout: 'no event waits\n', stderr: '' })
})

test('DEC-50 half a payment configuration does not start, and a whole one sells for real', async () => {
  const paddle = {
    PADDLE_API_KEY: 'pdl_sdbx_apikey_x',
    PADDLE_CLIENT_TOKEN: 'test_token',
    PADDLE_PRICE_PREMIUM_MONTHLY: 'pri_1',
  }
  const half = spawnApp(dataDir, await freePort(), paddle)
  const code = await new Promise((done) => half.child.once('exit', done))
  expect(code).toBe(78)
  expect(half.output()).toContain('PADDLE_WEBHOOK_SECRET: is missing')

  app = await startApp({ dataDir, env: { ...paddle, PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_x' } })

  expect(await (await call('GET', '/api/subscription/payment')).json()).toEqual({
    mode: 'paddle',
    clientToken: 'test_token',
    environment: 'sandbox',
  })
  const page = await call('GET', '/')
  expect(page.headers.get('content-security-policy')).toContain('https://buy.paddle.com')
  expect(app.output()).not.toContain('pdl_')
})
