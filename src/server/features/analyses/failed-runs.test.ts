import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CosmeticAnalysis, ListedAnalysis } from '../../../contract/analysis.ts'
import type { DataExport } from '../../../contract/account.ts'
import type { CosmeticHistory } from '../../../contract/history.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const NO_LIST = 'dear reader, have a nice day'
const KEY = { 'idempotency-key': 'one-click-of-ana' }

const analyse = (client: Client, ingredientsList: string, rest: Record<string, unknown> = {}, headers = {}) =>
  client.post('/api/analyze', { ingredientsList, ...rest }, headers)
const listOf = async (client: Client, query = '') =>
  (await client.get(`/api/analyses${query}`)).body as ListedAnalysis[]
const usedBy = async (client: Client) =>
  ((await client.get('/api/subscription/usage')).body as { analysesCount: number }).analysesCount

async function failedRun(username: string) {
  const client = await world.as(username)
  await analyse(client, NO_LIST, { productName: 'Harbour Cream' })
  const [row] = await listOf(client)
  if (!row) throw new Error('nothing was kept')
  return { client, row }
}

test('B-93 DASH-16 a text without a list is kept as failed, listed everywhere, and not counted', async () => {
  const { client, row } = await failedRun('failing')

  expect(row).toMatchObject({
    productName: 'Harbour Cream',
    status: 'failed',
    failure: 'no-list',
    overallScore: null,
    veganStatus: false,
    ingredientCount: 0,
  })
  const history = (await client.get('/api/analyses/history')).body as CosmeticHistory
  expect(history.items).toEqual([row])
  const vegan = (await client.get('/api/analyses/history?filter=vegan')).body as CosmeticHistory
  expect(vegan.items).toEqual([])
  const whole = (await client.get(`/api/analyses/${row.id}`)).body as CosmeticAnalysis
  expect(whole).toMatchObject({ ingredientsList: NO_LIST, status: 'failed', failure: 'no-list' })
  expect(whole.analysisResults.ingredients).toEqual([])
  expect(await usedBy(client)).toBe(0)
  const { tables } = (await client.get('/api/users/export')).body as DataExport
  expect(tables['analyses']).toMatchObject([{ ingredientsList: NO_LIST, failure: 'no-list' }])
})

test('B-93 a failure of ours is kept as such until the same key succeeds', async () => {
  const client = await world.as('retrying')
  const { ai } = world.deps
  world.deps.ai = { ...ai, kind: 'google', phraseSummary: () => Promise.reject(new Error('broken')) }
  const broken = await analyse(client, 'Aqua, Glycerin', {}, KEY)
  const once = await listOf(client)
  const twice = await analyse(client, 'Aqua, Glycerin', {}, KEY)
  const still = await listOf(client)
  world.deps.ai = ai

  const again = await analyse(client, 'Aqua, Glycerin', {}, KEY)

  expect([broken.status, twice.status, again.status]).toEqual([500, 500, 200])
  for (const kept of [once, still])
    expect(kept.map(({ status, failure }) => [status, failure])).toEqual([['failed', 'error']])
  // One intention, one row: what failed and then succeeded is a success.
  expect((await listOf(client)).map(({ status }) => status)).toEqual(['complete'])
  expect(await usedBy(client)).toBe(1)
})

test('B-93 a failed run can be renamed and deleted, and neither shared nor compared', async () => {
  const { client, row } = await failedRun('keeping-failed')
  const done = (await analyse(client, 'Aqua, Glycerin')).body as CosmeticAnalysis

  const shared = await client.patch(`/api/analyses/${row.id}/sharing`, { isPublic: true })
  const compared = await client.get(`/api/compare?ids=${row.id},${done.id}`)

  expect(shared).toMatchObject({ status: 409, body: { message: expect.stringContaining('failed') } })
  expect(compared).toMatchObject({ status: 400, body: { message: expect.stringContaining('failed') } })
  expect((await world.client().get(`/api/public/analyses/${row.shareId}`)).status).toBe(404)
  expect((await client.patch(`/api/analyses/${row.id}`, { productName: 'Other' })).body).toMatchObject({
    productName: 'Other',
    status: 'failed',
    failure: 'no-list',
  })
  expect((await client.call('DELETE', `/api/analyses/${row.id}`)).status).toBe(204)
  expect((await listOf(client)).map(({ id }) => id)).toEqual([done.id])
})

test('of failed runs the newest twenty are kept, and no completed one goes for them', async () => {
  const client = await world.as('persistent')
  const start = world.clock.now
  await analyse(client, 'Aqua, Glycerin')
  for (let minute = 1; minute <= 23; minute += 1) {
    world.clock.now = new Date(start.getTime() + minute * 60_000)
    await analyse(client, `${NO_LIST} ${minute}`)
  }
  world.clock.now = start

  const rows = await listOf(client, '?full=1')

  expect(rows.map(({ ingredientsList }) => ingredientsList)).toEqual([
    ...Array.from({ length: 20 }, (_, at) => `${NO_LIST} ${23 - at}`),
    'Aqua, Glycerin',
  ])
})

test('DATA-03 the list gives full rows where they are asked for, fifty at a time', async () => {
  const client = await world.as('full-rows')
  const made = (await analyse(client, 'Aqua, Glycerin')).body as CosmeticAnalysis

  const [row] = await listOf(client, '?full=1')

  expect(row).toMatchObject({
    id: made.id,
    ingredientsList: 'Aqua, Glycerin',
    analysisResults: made.analysisResults,
    ingredientCount: 2,
  })
  expect(await listOf(client, '?full=1&page=2')).toEqual([])
  expect((await client.get('/api/analyses?full=maybe')).status).toBe(400)
})

test('more than 300 ingredients are refused in plain words before anything is taken or kept', async () => {
  const client = await world.as('long-list')
  const names = world.deps.knowledge.ingredients.slice(0, 301).map(({ inci }) => inci)
  const list = (count: number) => `Ingredients: ${names.slice(0, count).join(', ')}`

  const refused = await analyse(client, list(301))

  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'INVALID', message: expect.stringMatching(/^This text holds more than 300 ingredients/) },
  })
  expect(await listOf(client)).toEqual([])
  expect(await usedBy(client)).toBe(0)
  expect((await analyse(client, list(300))).status).toBe(200)
})

test('the names of a typed list are asked for 120 times a minute at most, and never with more than 300 names', async () => {
  const client = await world.as('typing')
  const names = world.deps.knowledge.ingredients.slice(0, 400).map(({ inci }) => inci)
  const ask = (text: string) => client.post('/api/read-list', { text })

  const long = await ask(`Ingredients: ${names.join(', ')}`)
  expect(long.body).toMatchObject({ hasMore: true })
  expect((long.body as { items: unknown[] }).items).toHaveLength(300)
  for (let asked = 1; asked < 120; asked += 1) await ask('Aqua')

  expect(await ask('Aqua')).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
})
