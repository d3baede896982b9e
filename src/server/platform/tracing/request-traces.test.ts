import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../testing/world.test-support.ts'
import { openTracer } from './otlp.ts'
import type { Tracer } from './spans.ts'

const LIST = 'Aqua, Glycerin, Markerolate, Parfum'

type Sent = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: unknown }[]
  status: { code?: number }
}
type Body = { resourceSpans: { resource: { attributes: unknown[] }; scopeSpans: { spans: Sent[] }[] }[] }

/** A collector of OpenTelemetry, as far as one is asked here. */
async function openCollector() {
  const bodies: Body[] = []
  const headers: unknown[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(JSON.parse(text) as Body)
      headers.push(request.headers['x-key'])
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { endpoint: `http://127.0.0.1:${port}`, bodies, headers, close: () => server.close() }
}

let collector: Awaited<ReturnType<typeof openCollector>>
let tracer: Tracer
let world: World
beforeAll(async () => {
  collector = await openCollector()
  const { endpoint } = collector
  tracer = await openTracer({
    endpoint,
    headers: { 'x-key': 'key-marker' },
    serviceName: 'tested',
    sampleRatio: 1,
  })
  world = await createWorld({ slowMs: 0, tracer })
})
afterAll(async () => {
  await world.close()
  await tracer.close()
  collector.close()
})

type SlowLine = {
  route: string
  method: string
  status: number
  ms: number
  traceId: string
  isLeft: boolean
  spans: { name: string; at: number; ms: number; hasFailed?: boolean }[]
}
const slowLines = (logged: readonly string[]) =>
  logged.filter((line) => line.includes('"a slow request"')).map((line) => JSON.parse(line) as SlowLine)

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c'
const PARENT_ID = 'b7ad6b7169203331'

test('OPS-03 a slow request is logged once with the parts it was made of, and nothing that was sent', async () => {
  const someone = await world.as('dawdler')
  world.logged.length = 0
  const asked = { ingredientsList: LIST, productName: 'Marker cream' }
  await someone.post('/api/analyze', asked, { 'idempotency-key': 'marker-key-0001' })

  const lines = slowLines(world.logged)
  expect(lines).toHaveLength(1)
  const [line] = lines
  expect(line).toMatchObject({ route: '/api/analyze', method: 'POST', status: 200, isLeft: false })
  const names = line?.spans.map(({ name }) => name) ?? []
  for (const part of ['session', 'limits', 'analysis-begun', 'engine', 'analysis-kept'])
    expect(names, part).toContain(part)
  for (const { at, ms } of line?.spans ?? []) {
    expect(at).toBeGreaterThanOrEqual(0)
    expect(ms).toBeGreaterThanOrEqual(0)
    expect(at + ms).toBeLessThanOrEqual((line?.ms ?? 0) + 2)
  }
  expect(JSON.stringify(lines)).not.toMatch(/dawdler|arker|Aqua|example\.test|sid=/)

  // Sent again, it goes step by step.
  world.logged.length = 0
  await someone.post('/api/analyze', asked, { 'idempotency-key': 'marker-key-0001' })
  const again = slowLines(world.logged)[0]?.spans.map(({ name }) => name) ?? []
  for (const part of ['throttle', 'lock', 'quota']) expect(again, part).toContain(part)
})

test('OPS-03 a request below the threshold is not logged as slow', async () => {
  const quick = await createWorld({ slowMs: 60_000 })
  await quick.client().get('/api/ingredients/niacinamide')

  expect(slowLines(quick.logged)).toEqual([])
  await quick.close()
})

test('OPS-03 the wait for a reader of photos is told apart from its work', async () => {
  const someone = await world.as('photographer')
  world.logged.length = 0
  await someone.upload('/api/ocr-extract', 'image', Buffer.from('no photo'))

  const names = slowLines(world.logged)[0]?.spans.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['body', 'reader', 'reader wait', 'reader work']))
})

test('OPS-04 a trace goes to the collector as one tree below the caller of the request, and names nothing that was sent', async () => {
  const someone = await world.as('traveller')
  await someone.post(
    '/api/analyze',
    { ingredientsList: LIST, productName: 'Marker cream' },
    { traceparent: `00-${TRACE_ID}-${PARENT_ID}-01` },
  )
  await someone.get('/api/analyses/ana_marker?token=marker')
  await tracer.close()

  const all = collector.bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )
  const spans = all.filter(({ traceId }) => traceId === TRACE_ID)
  const root = spans.find(({ parentSpanId }) => parentSpanId === PARENT_ID)
  expect(root?.name).toBe('POST /api/analyze')
  expect(root?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  const ids = new Set(spans.map(({ spanId }) => spanId))
  for (const { parentSpanId, name } of spans)
    if (name !== root?.name) expect(ids.has(parentSpanId ?? ''), name).toBe(true)
  const named = (name: string) => spans.find((span) => span.name === name)
  const insert = named('analysis-kept')
  expect(BigInt(insert?.startTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(root?.startTimeUnixNano ?? 1))
  expect(BigInt(insert?.endTimeUnixNano ?? 1)).toBeLessThanOrEqual(BigInt(root?.endTimeUnixNano ?? 0))
  expect(all.map(({ name }) => name)).toContain('GET /api/analyses/:id')
  expect(collector.headers).toContain('key-marker')
  expect(JSON.stringify(collector.bodies)).toContain('"tested"')
  expect(JSON.stringify(collector.bodies)).not.toMatch(/traveller|arker|Aqua|example\.test|sid=|ana_/)
})
