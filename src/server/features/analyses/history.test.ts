import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnalysisSummary, CosmeticAnalysis, ListedAnalysis } from '../../../contract/analysis.ts'
import type { CosmeticHistory } from '../../../contract/history.ts'
import { analyses } from '../../db/tables/analyses.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { eraseDeleted } from '../results/results.ts'
import { lookAgain } from './today.ts'

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

/**
 * One real analysis and its row again and again with other figures, today's like those kept where no others are given: five a
 * month are all a new account has.
 */
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
    ...('overallScore' in seed ? { todayScore: seed.overallScore } : {}),
    ...('veganStatus' in seed ? { todayVeganStatus: seed.veganStatus } : {}),
    ...('alertCount' in seed ? { todayAlertCount: seed.alertCount } : {}),
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

test('the whole list with documents comes fifty at a time, the newest first', async () => {
  const client = await seeded(
    'whole-list',
    Array.from({ length: 101 }, (_, place) => ({ productName: `W${place}` })),
  )
  const page = async (number: number) => {
    const { body } = await client.get(`/api/analyses?full=1&page=${number}`)
    return (body as ListedAnalysis[]).map(({ productName }) => productName)
  }
  const expected = Array.from({ length: 101 }, (_, place) => `W${100 - place}`)

  expect(await page(1)).toEqual(expected.slice(0, 50))
  expect(await page(2)).toEqual(expected.slice(50, 100))
  expect(await page(3)).toEqual(['W0'])
  expect(await page(4)).toEqual([])
  const { body } = await client.get('/api/analyses')
  expect((body as ListedAnalysis[]).map(({ productName }) => productName)).toEqual(expected)
})

test('a history is full at six: one more is another page', async () => {
  const seeds = Array.from({ length: 7 }, (_, place) => ({ productName: `S${place}` }))

  expect(await history(await seeded('six', seeds.slice(1)))).toMatchObject({ total: 6, pages: 1 })
  expect(await history(await seeded('seven', seeds))).toMatchObject({ total: 7, pages: 2 })
})

test('an empty history is one empty page', async () => {
  const client = await world.as('nothing-yet')

  expect(await history(client, { page: '7' })).toEqual({
    total: 0,
    page: 1,
    pages: 1,
    items: [],
    changedByLaw: { total: 0, newest: [] },
  })
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
  await client.post('/api/users/consents', { kind: 'sharing', isGiven: true })
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
  expect(await eraseDeleted(world.deps, 'cosmetic')).toBe(1)

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

test('a deleted result can come back for a day to the millisecond, and is swept from then on', async () => {
  const client = await world.as('to-the-day')
  const from = world.clock.now
  const [back, swept] = [await analyze(client), await analyze(client)]
  await remove(client, `/api/analyses/${back.id}`)
  await remove(client, `/api/analyses/${swept.id}`)

  world.clock.now = new Date(from.getTime() + 24 * HOUR_MS)
  expect(await eraseDeleted(world.deps, 'cosmetic')).toBe(0)
  expect((await client.post(`/api/analyses/${back.id}/restore`)).status).toBe(200)
  world.clock.now = new Date(from.getTime() + 24 * HOUR_MS + 1)
  expect((await client.post(`/api/analyses/${swept.id}/restore`)).status).toBe(404)
  expect(await eraseDeleted(world.deps, 'cosmetic')).toBe(1)
  world.clock.now = from
})

test('a list says of each result what the result itself says, in every field', async () => {
  const client = await world.as('summed-up')
  await client.patch('/api/users/profile', { allergies: ['Fragrance'] })
  const made = await analyze(client, {
    ingredientsList: 'Aqua, Cocos Nucifera Oil, Parfum, Linalool, Cera Alba, Xyzzylquat-9000, Wobblium',
    productName: 'Harbour Cream',
  })
  const { analysisResults: results } = made
  await client.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  await client.patch(`/api/analyses/${made.id}/sharing`, { isPublic: true, ownerName: 'Ana' })
  const summary = {
    id: made.id,
    shareId: made.shareId,
    productName: 'Harbour Cream',
    createdAt: '2026-03-10T12:00:00.000Z',
    isPublic: true,
    ownerName: 'Ana',
    status: 'complete',
    overallScore: results.overallScore,
    isPartial: true,
    comedogenicRating: results.comedogenicRating,
    veganStatus: false,
    ingredientCount: 7,
    alertCount: results.alerts?.filter(({ kind }) => kind !== 'unread').length,
    today: {
      overallScore: results.overallScore,
      isPartial: true,
      veganStatus: false,
      alertCount: results.alerts?.filter(({ kind }) => kind !== 'unread').length,
      lawChangeCount: 0,
    },
  }

  expect(results).toMatchObject({ isPartial: true, veganStatus: false })
  expect(results.overallScore).toBeGreaterThan(0)
  expect(results.comedogenicRating).toBeGreaterThan(0)
  expect(summary.alertCount).toBeGreaterThan(0)
  expect((await client.get('/api/analyses')).body).toEqual([summary])
  expect((await history(client)).items).toEqual([summary])
  const { ingredientsList, analysisResults } = made
  expect((await client.get('/api/analyses?full=1')).body).toEqual([
    { ...summary, ingredientsList, analysisResults },
  ])
  expect((await client.patch(`/api/analyses/${made.id}`, { productName: 'Other' })).body).toEqual({
    ...summary,
    productName: 'Other',
  })
})

test('rows of one moment have one order in every list', async () => {
  const same = { createdAt: new Date(Date.UTC(2026, 1, 1)) }
  const client = await seeded('one-moment', Array(12).fill(same) as Seed[])

  for (const query of ['', '?full=1']) {
    const ids = ((await client.get(`/api/analyses${query}`)).body as ListedAnalysis[]).map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted().toReversed())
  }
})

test('DEC-11 ten analyses a minute, by the account, and the next minute again', async () => {
  const from = world.clock.now
  const [client, other] = [await world.as('hasty'), await world.as('not-hasty')]
  const run = async (who: Client) => {
    const answer = await who.post('/api/analyze', { ingredientsList: 'nothing to see' })
    return [answer.status, answer.headers['retry-after']]
  }
  world.clock.now = new Date(Date.UTC(2026, 2, 10, 13))
  for (let i = 0; i < 10; i += 1) expect(await run(client)).toEqual([400, undefined])

  world.clock.now = new Date(Date.UTC(2026, 2, 10, 13, 0, 59, 999))
  expect(await run(client)).toEqual([429, '1'])
  expect(await run(other)).toEqual([400, undefined])
  world.clock.now = new Date(Date.UTC(2026, 2, 10, 13, 1))
  expect(await run(client)).toEqual([400, undefined])
  world.clock.now = from
})

test('HIST-20..24 DEC-52 filters see a result as kept and as of today: risky by either, safe and vegan by both, alerts by the profile of today', async () => {
  const client = await seeded('two-days', [
    { productName: 'Fell', overallScore: 85, todayScore: 50, veganStatus: true, todayVeganStatus: false },
    { productName: 'Rose', overallScore: 55, todayScore: 90, veganStatus: false, todayVeganStatus: true },
    { productName: 'Warned', alertCount: 0, todayAlertCount: 1, overallScore: 70, veganStatus: false },
    { productName: 'Cleared', alertCount: 2, todayAlertCount: 0, overallScore: 70, veganStatus: false },
    { productName: 'Lost', overallScore: 85, todayScore: null, veganStatus: true },
  ])
  const sorted = async (filter: string) => (await names(client, { filter })).sort()

  expect(await sorted('high-risk')).toEqual(['Fell', 'Rose'])
  expect(await sorted('safe')).toEqual([])
  expect(await sorted('vegan')).toEqual(['Lost'])
  expect(await sorted('alerts')).toEqual(['Warned'])
})

test('DEC-52 an allergy that is listed later counts in every list and filter, and no more once it is taken back', async () => {
  const client = await world.as('later-allergy')
  for (const ingredientsList of ['Aqua, Parfum', 'Aqua, Glycerin']) await analyze(client, { ingredientsList })
  const counts = async () => {
    const listed = (await client.get('/api/analyses')).body as AnalysisSummary[]
    const full = (await client.get('/api/analyses?full=1')).body as ListedAnalysis[]
    expect(full.map(({ today }) => today)).toEqual(listed.map(({ today }) => today))
    return listed.map(({ alertCount, today }) => [alertCount, today?.alertCount])
  }
  expect(await history(client, { filter: 'alerts' })).toMatchObject({ total: 0 })

  await client.patch('/api/users/profile', { allergies: ['Fragrance'] })
  expect(await history(client, { filter: 'alerts' })).toMatchObject({
    total: 1,
    items: [{ alertCount: 0, today: { alertCount: 1 } }],
  })
  expect((await counts()).sort()).toEqual([
    [0, 0],
    [0, 1],
  ])

  await client.patch('/api/users/profile', { allergies: [] })
  expect(await history(client, { filter: 'alerts' })).toMatchObject({ total: 0 })
  expect(await counts()).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('what the law has said since about kept results is told with them, whatever is searched for, to their owner and to visitors', async () => {
  const client = await world.as('law-moved')
  const made = await analyze(client, {
    ingredientsList: 'Acrylates Copolymer, Trimethylbenzoyl Diphenylphosphine Oxide',
    productName: 'Gel Polish',
  })
  await analyze(client)
  expect(await history(client)).toMatchObject({ changedByLaw: { total: 0, newest: [] } })

  const { db } = world.deps
  const keptAt = (day: string) =>
    db
      .update(analyses)
      // As a process with older knowledge left it.
      .set({ createdAt: new Date(day), checkedBy: 'older' })
      .where(eq(analyses.id, made.id))
  await keptAt('2025-08-31T12:00:00Z')
  expect(await history(client, { search: 'nothing like it' })).toMatchObject({
    total: 0,
    changedByLaw: { total: 1, newest: [{ id: made.id, today: { lawChangeCount: 1 } }] },
  })
  await client.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  await client.patch(`/api/analyses/${made.id}/sharing`, { isPublic: true })
  for (const visitor of [client, world.client()]) {
    const { today } = (await visitor.get(`/api/public/analyses/${made.shareId}`)).body as CosmeticAnalysis
    expect(today?.lawChanges).toEqual([
      {
        name: 'TRIMETHYLBENZOYL DIPHENYLPHOSPHINE OXIDE',
        text: 'No longer allowed in cosmetics in the EU (Annex II/1731).',
        since: '2025-09-01',
        source: expect.objectContaining({ id: 'eu-2025-877' }) as unknown,
      },
    ])
  }

  // The day it began to apply is the first on which it was known.
  await keptAt('2025-09-01T00:00:00Z')
  expect(await history(client)).toMatchObject({ changedByLaw: { total: 0 } })
})

test('of a long history the newest results are looked at before the answer, and none is left out after it', async () => {
  const client = await seeded(
    'long-history',
    Array.from({ length: 230 }, (_, place) => ({ productName: `L${place}`, checkedBy: null })),
  )
  await client.patch('/api/users/profile', { allergies: ['Fragrance'] })
  const first = await history(client, { filter: 'alerts' })
  expect(first.total).toBeGreaterThanOrEqual(200)
  expect(first.items[0]).toMatchObject({ productName: 'L229' })
  await world.deps.backgroundTasks.settled()
  expect(await history(client, { filter: 'alerts' })).toMatchObject({ total: 230 })
})

test('between two kept results that are looked at again others have their turn', async () => {
  const client = await seeded(
    'many-slow',
    Array.from({ length: 8 }, () => ({ checkedBy: null })),
  )
  const { id } = (await client.get('/api/user')).body as { id: string }
  let turn = 0
  const nextTurn = () => {
    turn++
    clock = setImmediate(nextTurn)
  }
  let clock = setImmediate(nextTurn)
  const seenAt: number[] = []
  const now = () => {
    seenAt.push(turn)
    return world.deps.now()
  }
  await lookAgain({ ...world.deps, now }, id).finally(() => clearImmediate(clock))

  expect(new Set(seenAt).size).toBeGreaterThanOrEqual(8)
})
