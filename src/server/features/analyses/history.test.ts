import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnalysisSummary, CosmeticAnalysis } from '../../../contract/analysis.ts'
import type { CosmeticHistory } from '../../../contract/history.ts'
import { analyses } from '../../db/tables/analyses.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { eraseDeleted } from './analyses.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const HOUR_MS = 3_600_000

async function analyze(client: Client, body: Record<string, unknown> = {}): Promise<CosmeticAnalysis> {
  const answer = await client.post('/api/analyze', { ingredientsList: 'Aqua, Glycerin, Parfum', ...body })
  expect(answer.status).toBe(200)
  return answer.body as CosmeticAnalysis
}

type Seed = Partial<typeof analyses.$inferInsert>

/** One real analysis and its row again and again with other figures: five a month are all a new account has. */
async function seeded(name: string, seeds: readonly Seed[]): Promise<Client> {
  const client = await world.as(name)
  const { id } = await analyze(client)
  const { db, newId, newShareId } = world.deps
  const [row] = await db.select().from(analyses).where(eq(analyses.id, id))
  if (!row) throw new Error('no row')
  await db.delete(analyses).where(eq(analyses.id, id))
  const rows = seeds.map((seed, place) => ({
    ...row,
    id: newId('ana'),
    shareId: newShareId(),
    searchText: (seed.productName ?? '').toLowerCase(),
    createdAt: new Date(Date.UTC(2026, 1, 1) + place * HOUR_MS),
    ...seed,
  }))
  if (rows.length > 0) await db.insert(analyses).values(rows)
  return client
}

const history = async (client: Client, query: Record<string, string> = {}) => {
  const answer = await client.get(`/api/analyses/history?${new URLSearchParams(query).toString()}`)
  expect(answer.status).toBe(200)
  return answer.body as CosmeticHistory
}
const names = async (client: Client, query: Record<string, string> = {}) =>
  (await history(client, query)).items.map(({ productName }) => productName)

/** The test client knows no DELETE. */
async function remove(client: Client, path: string): Promise<number> {
  const headers = { 'sec-fetch-site': 'same-origin', cookie: client.cookie() ?? '' }
  return (await world.app.inject({ method: 'DELETE', url: path, headers })).statusCode
}

const MIXED: readonly Seed[] = [
  { productName: 'Risky', overallScore: 59.9, alertCount: 2, veganStatus: false },
  { productName: 'Middling', overallScore: 60, alertCount: 0, veganStatus: true },
  { productName: 'Nearly', overallScore: 79.9, alertCount: 0, veganStatus: false },
  { productName: 'Safe', overallScore: 80, alertCount: 1, veganStatus: true },
  { productName: 'Missing', overallScore: null, alertCount: 0, veganStatus: false },
  { productName: 'Zero', overallScore: 0, alertCount: 0, veganStatus: false },
]

test('HIST-08 HIST-11 pages of six, and a page too far is the last one', async () => {
  const client = await seeded(
    'pager',
    Array.from({ length: 14 }, (_, place) => ({ productName: `P${place}` })),
  )

  expect(await history(client)).toMatchObject({ total: 14, page: 1, pages: 3 })
  expect(await names(client)).toEqual(['P13', 'P12', 'P11', 'P10', 'P9', 'P8'])
  expect(await names(client, { page: '2' })).toEqual(['P7', 'P6', 'P5', 'P4', 'P3', 'P2'])
  const last = await history(client, { page: '99' })
  expect(last).toMatchObject({ total: 14, page: 3, pages: 3 })
  expect(last.items.map(({ productName }) => productName)).toEqual(['P1', 'P0'])
  expect(await history(client, { page: '3', search: 'p1' })).toMatchObject({ total: 5, page: 1, pages: 1 })
  expect(last.items[0]).not.toHaveProperty('analysisResults')
  expect(last.items[0]).not.toHaveProperty('searchText')
})

test('an empty history is one empty page', async () => {
  const client = await world.as('nothing-yet')

  expect(await history(client, { page: '7' })).toEqual({ total: 0, page: 1, pages: 1, items: [] })
})

test('HIST-20 HIST-21 HIST-22 HIST-23 HIST-24 B-87 filters, with a missing score in neither', async () => {
  const client = await seeded('filters', MIXED)
  const sorted = async (filter: string) => (await names(client, { filter })).sort()

  expect(await sorted('all')).toHaveLength(6)
  expect(await sorted('high-risk')).toEqual(['Risky', 'Zero'])
  expect(await sorted('safe')).toEqual(['Safe'])
  expect(await sorted('vegan')).toEqual(['Middling', 'Safe'])
  expect(await sorted('alerts')).toEqual(['Risky', 'Safe'])
  expect((await client.get('/api/analyses/history?filter=cheap')).status).toBe(400)
})

test('HIST-29 HIST-30 HIST-31 HIST-32 B-87 sorts, a 0 is a score and a missing one comes last', async () => {
  const client = await seeded('sorts', MIXED)
  const upwards = ['Zero', 'Risky', 'Middling', 'Nearly', 'Safe', 'Missing']

  expect(await names(client)).toEqual(['Zero', 'Missing', 'Safe', 'Nearly', 'Middling', 'Risky'])
  expect(await names(client, { sort: 'oldest' })).toEqual([
    'Risky',
    'Middling',
    'Nearly',
    'Safe',
    'Missing',
    'Zero',
  ])
  expect(await names(client, { sort: 'score-low' })).toEqual(upwards)
  expect(await names(client, { sort: 'score-high' })).toEqual([
    'Safe',
    'Nearly',
    'Middling',
    'Risky',
    'Zero',
    'Missing',
  ])
})

test('equal scores and times have one order, so that no row stands on two pages', async () => {
  const same = { overallScore: 70, createdAt: new Date(Date.UTC(2026, 1, 1)) }
  const client = await seeded(
    'ties',
    Array.from({ length: 20 }, (_, place) => ({ ...same, productName: `T${place}` })),
  )

  for (const sort of ['newest', 'oldest', 'score-high', 'score-low']) {
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => history(client, { sort, page })))
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(20)
    expect(ids).toEqual(sort === 'oldest' ? ids.toSorted() : ids.toSorted().toReversed())
  }
})

test('HIST-26 the search finds names and ingredients anywhere, in any case, and takes % and _ as they are', async () => {
  const client = await world.as('searcher')
  const cream = await analyze(client, { productName: 'Harbour CREAM 50%', ingredientsList: 'Aqua, Parfum' })
  await analyze(client, { productName: 'Day_Gel', ingredientsList: 'Aqua, Simmondsia Chinensis Seed Oil' })
  const found = async (search: string) => (await names(client, { search })).sort()

  expect(await found('cReAm')).toEqual([cream.productName])
  expect(await found('bour c')).toEqual([cream.productName])
  expect(await found('CHINENSIS')).toEqual(['Day_Gel'])
  expect(await found('  aqua ')).toHaveLength(2)
  expect(await found('50%')).toEqual([cream.productName])
  expect(await found('%')).toEqual([cream.productName])
  expect(await found('_')).toEqual(['Day_Gel'])
  expect(await found('day gel')).toEqual([])
  expect(await found("'; drop table analyses; --")).toEqual([])
  expect(await found('a\u0000b')).toEqual([])
  expect(await found('\\')).toEqual([])
})

test('search, filter and sort work together', async () => {
  const client = await seeded('together', [
    { productName: 'Cream A', overallScore: 90 },
    { productName: 'Cream B', overallScore: 95 },
    { productName: 'Gel', overallScore: 99 },
    { productName: 'Cream C', overallScore: 10 },
  ])

  expect(await names(client, { search: 'cream', filter: 'safe', sort: 'score-high' })).toEqual([
    'Cream B',
    'Cream A',
  ])
})

test("a history holds the asker's own only, and visitors have none", async () => {
  await seeded('keeper', MIXED)
  const other = await world.as('other-keeper')

  expect((await history(other)).total).toBe(0)
  expect((await world.client().get('/api/analyses/history')).status).toBe(401)
})

test('DEC-27 a result gets another name, which the list and the search know at once', async () => {
  const client = await world.as('renamer')
  const { id } = await analyze(client, { productName: 'Old Name' })

  const answer = await client.patch(`/api/analyses/${id}`, { productName: '  Neuer Name\u0000 ' })

  expect(answer).toMatchObject({ status: 200, body: { id, productName: 'Neuer Name' } })
  expect(await names(client, { search: 'NEUER' })).toEqual(['Neuer Name'])
  expect(await names(client, { search: 'old' })).toEqual([])
  expect(await names(client, { search: 'glycerin' })).toEqual(['Neuer Name'])
  expect((await client.get(`/api/analyses/${id}`)).body).toMatchObject({ productName: 'Neuer Name' })
  expect((await client.patch(`/api/analyses/${id}`, { productName: 'x'.repeat(121) })).status).toBe(400)
  expect((await client.patch(`/api/analyses/${id}`, { productName: '' })).status).toBe(200)
})

test('what is deleted is gone from everywhere at once, and back again for a day', async () => {
  const client = await world.as('deleter')
  const [kept, gone] = [await analyze(client), await analyze(client, { productName: 'Gone' })]
  await client.patch(`/api/analyses/${gone.id}/sharing`, { isPublic: true, ownerName: 'Ana' })

  expect(await remove(client, `/api/analyses/${gone.id}`)).toBe(204)

  expect(await names(client)).toEqual([''])
  const list = (await client.get('/api/analyses')).body as AnalysisSummary[]
  expect(list.map(({ id }) => id)).toEqual([kept.id])
  for (const path of [
    `/api/analyses/${gone.id}`,
    `/api/compare?ids=${kept.id},${gone.id}`,
    `/api/public/analyses/${gone.shareId}`,
  ])
    expect({ path, status: (await client.get(path)).status }).toEqual({ path, status: 404 })
  expect((await world.client().get(`/api/public/analyses/${gone.shareId}`)).status).toBe(404)
  expect((await client.patch(`/api/analyses/${gone.id}`, { productName: 'x' })).status).toBe(404)
  expect((await client.patch(`/api/analyses/${gone.id}/sharing`, { isPublic: true })).status).toBe(404)
  expect(await remove(client, `/api/analyses/${gone.id}`)).toBe(404)

  const back = await client.post(`/api/analyses/${gone.id}/restore`)

  expect(back).toMatchObject({ status: 200, body: { productName: 'Gone', isPublic: false } })
  expect((await client.get(`/api/analyses/${gone.id}`)).body).toMatchObject({ ownerName: null })
  expect((await world.client().get(`/api/public/analyses/${gone.shareId}`)).status).toBe(404)
  expect((await client.post(`/api/analyses/${gone.id}/restore`)).status).toBe(404)
})

test('after a day a deleted result cannot come back, and the sweep ends its row', async () => {
  const client = await world.as('late')
  const [early, late] = [await analyze(client), await analyze(client)]
  const from = world.clock.now
  await remove(client, `/api/analyses/${early.id}`)
  world.clock.now = new Date(from.getTime() + 60_000)
  await remove(client, `/api/analyses/${late.id}`)
  world.clock.now = new Date(from.getTime() + 24 * HOUR_MS + 1)
  const rows = () => world.deps.db.select({ id: analyses.id }).from(analyses)
  const before = (await rows()).length

  expect((await client.post(`/api/analyses/${early.id}/restore`)).status).toBe(404)
  expect(await eraseDeleted(world.deps)).toBe(1)

  const left = (await rows()).map(({ id }) => id)
  expect(left).toHaveLength(before - 1)
  expect(left).toContain(late.id)
  expect((await client.post(`/api/analyses/${late.id}/restore`)).status).toBe(200)
  world.clock.now = from
})

test('nobody else renames, deletes, restores or shares, in the words of what never was', async () => {
  const made = await analyze(await world.as('victim'))
  const stranger = await world.as('intruder')
  const visitor = world.client()
  const path = `/api/analyses/${made.id}`
  const none = '/api/analyses/ana_0000000000000000000000'

  for (const at of [path, none]) {
    expect(await stranger.patch(at, { productName: 'Mine' })).toMatchObject({
      status: 404,
      body: { message: 'Analysis not found.' },
    })
    expect(await stranger.patch(`${at}/sharing`, { isPublic: true })).toMatchObject({ status: 404 })
    expect(await stranger.post(`${at}/restore`)).toMatchObject({ status: 404 })
    expect(await remove(stranger, at)).toBe(404)
  }
  expect((await visitor.patch(path, { productName: 'Mine' })).status).toBe(401)
  expect((await visitor.patch(`${path}/sharing`, { isPublic: true })).status).toBe(401)
  expect((await visitor.post(`${path}/restore`)).status).toBe(401)
  expect(await remove(visitor, path)).toBe(401)
  expect((await visitor.get(`/api/public/analyses/${made.shareId}`)).status).toBe(404)
})
