import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, METRICS_TOKEN, type World } from '../testing/world.test-support.ts'

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
] as [string, Record<string, string>, string][])('%s finds nothing', async (_who, headers, address) => {
  const answer = await ask(headers, address)

  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('opaline_')
})
