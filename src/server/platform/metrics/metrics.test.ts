import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProblemCode } from '../../../contract/problem.ts'
import { BACKLOGS } from '../../backlogs.ts'
import { JOBS } from '../../jobs.ts'
import { createWorld, METRICS_TOKEN, type World } from '../../testing/world.test-support.ts'

const READING_KINDS = ['readFace', 'readLabel', 'readSkinPatch', 'toSanitisedJpeg']

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const ask = (headers: Record<string, string>, remoteAddress: string) =>
  world.app.inject({ url: '/metrics', headers, remoteAddress })

test('figures of the process are told to its own machine and to who has the token', async () => {
  await world.client().get('/api/ingredients/niacinamide')

  const here = await ask({}, '127.0.0.1')
  const far = await ask({ authorization: `Bearer ${METRICS_TOKEN}` }, '10.1.2.3')

  expect(here.statusCode).toBe(200)
  expect(here.body).toMatch(
    /opaline_request_seconds_count\{method="GET",route="\/api\/ingredients\/:slug",status="200"\} 1/,
  )
  expect(here.body).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(far.statusCode).toBe(200)
})

test.each([
  ['somebody else', {}, '10.1.2.3'],
  ['a wrong token', { authorization: 'Bearer a token for the testz' }, '10.1.2.3'],
  ['a proxy on this machine', { 'x-forwarded-for': '10.1.2.3' }, '127.0.0.1'],
  ['a proxy that names only itself', { via: '1.1 proxy' }, '127.0.0.1'],
  ['a proxy with a header of its own', { 'x-real-ip': '10.1.2.3' }, '127.0.0.1'],
] as [string, Record<string, string>, string][])('%s finds nothing', async (_who, headers, address) => {
  const answer = await ask(headers, address)

  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('opaline_')
})

/** The series of a metric as `{label: value}` with their value. */
async function series(name: string): Promise<{ labels: Record<string, string>; value: number }[]> {
  const { body } = await ask({}, '127.0.0.1')
  return body.split('\n').flatMap((line) => {
    const [, found, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (found !== name) return []
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', text = '']) => [key, text])
    return [{ labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) }]
  })
}

const valuesOf = async (name: string, label: string) =>
  (await series(name)).map(({ labels }) => labels[label]).toSorted()

test('OPS-01 every job has its age, failures, interval, lease, and once it has run its duration', async () => {
  await world.jobs.runDue()
  const jobs = JOBS.map(({ name }) => name).toSorted()

  for (const name of [
    'opaline_job_last_success_age_seconds',
    'opaline_job_last_start_age_seconds',
    'opaline_job_failures_in_a_row',
    'opaline_job_interval_seconds',
    'opaline_job_leased',
    'opaline_job_last_seconds',
  ]) {
    expect(await valuesOf(name, 'name'), name).toEqual(jobs)
  }
})

test('OPS-01 every table that work waits in has its figures', async () => {
  const { rows } = await world.deps.db.execute<{ name: string }>(
    `select table_name as name from information_schema.columns
     where column_name = 'due_at' and table_schema = 'public' order by 1`,
  )

  expect(rows.map(({ name }) => name)).toEqual([...BACKLOGS.map(({ table }) => table), 'jobs'].toSorted())
  expect([...new Set(await valuesOf('opaline_queue_entries', 'queue'))]).toEqual(
    BACKLOGS.map(({ queue }) => queue).toSorted(),
  )
})

test('OPS-01 what waits in a table is counted, and how long its oldest has waited', async () => {
  const { deps, clock } = world
  const before = new Date(clock.now.getTime() - 90_000).toISOString()
  await deps.db.execute(
    `insert into mails (id, kind, created_at, due_at) values ('mail_waits', 'x', '${before}', '2099-01-01');
     insert into webhook_events (event_id, event_type, occurred_at, received_at, payload_sha256, state, due_at)
     values ('evt_waits', 'x', '${before}', '${before}', '\\x00', 'received', '2099-01-01'),
            ('evt_parked', 'x', '${before}', '${before}', '\\x00', 'parked', '2099-01-01')`,
  )

  const entries = await series('opaline_queue_entries')
  const of = (queue: string, state: string) =>
    entries.find(({ labels }) => labels.queue === queue && labels.state === state)?.value

  expect(of('mail', 'waiting')).toBe(1)
  expect(of('payment-events', 'waiting')).toBe(1)
  expect(of('payment-events', 'parked')).toBe(1)
  expect(await series('opaline_queue_oldest_seconds')).toEqual([
    { labels: { queue: 'mail' }, value: 90 },
    { labels: { queue: 'payment-events' }, value: 90 },
  ])
})

test('OPS-01 the pools of this process and the readings of photos are told', async () => {
  const nobody = await world.as('metered')
  const before = await series('opaline_refusals_total')
  expect((await nobody.upload('/api/ocr-extract', 'image', Buffer.from('no photo'))).status).toBe(400)

  expect(await valuesOf('opaline_database_connections', 'state')).toEqual(['idle', 'in-use'])
  const [waits] = await series('opaline_database_wait_seconds_count')
  expect(waits?.value).toBeGreaterThan(5)
  expect(await series('opaline_database_waiting')).toEqual([{ labels: {}, value: 0 }])
  expect(await valuesOf('opaline_ai_asks', 'state')).toEqual(['running', 'waiting'])
  expect(await valuesOf('opaline_passwords', 'state')).toEqual(['running', 'waiting'])
  expect(await series('opaline_ai_circuit_open')).toEqual([{ labels: {}, value: 0 }])
  expect(await valuesOf('opaline_readers_waiting', 'kind')).toEqual(READING_KINDS)
  expect(await valuesOf('opaline_readers_running', 'kind')).toEqual(READING_KINDS)
  expect(await series('opaline_reading_seconds_count')).toContainEqual({
    labels: { kind: 'readLabel', outcome: 'refused' },
    value: 1,
  })
  const refusals = await series('opaline_refusals_total')
  expect(refusals.map(({ labels }) => labels.code)).toEqual(ProblemCode.options)
  const images = (all: typeof refusals) =>
    all.find(({ labels }) => labels.code === 'INVALID_IMAGE')?.value ?? Number.NaN
  expect(images(refusals) - images(before)).toBe(1)
  expect(await series('opaline_requests_left_total')).toEqual([{ labels: {}, value: 0 }])
  // The request that asks is under way itself.
  expect(await series('opaline_requests_in_flight')).toEqual([{ labels: {}, value: 1 }])
})

test('OPS-02 no label holds what somebody sent: an id, an address or a name is one of a closed list', async () => {
  const someone = await world.as('unlabelled')
  await someone.post('/api/analyze', { ingredientsList: 'Aqua, Glycerin', productName: 'Marker cream' })
  await someone.get('/api/analyses/ana_somebodys-own-id')
  await someone.get('/some/page/nobody/made')

  const { body } = await ask({}, '127.0.0.1')

  expect(body).not.toMatch(/unlabelled|Marker|somebodys|nobody|usr_|example\.test/)
  const routes = new Set((await series('opaline_request_seconds_count')).map(({ labels }) => labels.route))
  expect(routes).toContain('/api/analyses/:id')
  expect(routes).toContain('page')
})
