import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FaceAnalysis, FaceAnalysisSummary } from '../../../contract/face.ts'
import type { SkinHistory } from '../../../contract/history.ts'
import { faceAnalyses } from '../../db/tables/face-analyses.ts'
import { users } from '../../db/tables/users.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { skinSearchColumns } from './skin-row.ts'
import { eraseDeleted } from '../results/results.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const DAY_MS = 24 * 3_600_000

type Seed = { skinType: FaceAnalysis['skinType']; score: number | null; concerns?: FaceAnalysis['concerns'] }

async function seeded(name: string, seeds: readonly Seed[]) {
  const client = await world.as(name)
  const { db, newId, newShareId } = world.deps
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, name))
  const rows = seeds.map(({ skinType, score, concerns = [] }, place) => ({
    id: newId('face'),
    shareId: newShareId(),
    userId: user?.id ?? '',
    createdAt: new Date(Date.UTC(2026, 1, 1) + place * 1_000),
    safetyScore: score,
    skinType,
    concerns,
    recommendations: ['Drink water'],
    analysis: { scores: { overall: score ?? 0 }, fullText: 'report-text' },
    ...skinSearchColumns({ skinType, concerns }),
  }))
  await db.insert(faceAnalyses).values(rows)
  return { client, rows, first: rows[0] ?? { id: '', shareId: '' } }
}

const SEEDS: readonly Seed[] = [
  { skinType: 'oily', score: 40, concerns: ['Enlarged Pores'] },
  { skinType: 'dry', score: 0, concerns: [{ name: 'Flaking', severity: 4, description: 'hidden' }] },
  { skinType: 'sensitive', score: 90, concerns: [{ name: 'Redness', severity: 2 }] },
  { skinType: 'combination', score: null },
  { skinType: null, score: 70 },
]

const history = async (client: Client, query: Record<string, string> = {}) =>
  (await client.get(`/api/face-analyses/history?${new URLSearchParams(query).toString()}`))
    .body as SkinHistory
const types = async (client: Client, query: Record<string, string> = {}) =>
  (await history(client, query)).items.map(({ skinType }) => skinType)

async function remove(client: Client, path: string): Promise<number> {
  const headers = { 'sec-fetch-site': 'same-origin', cookie: client.cookie() ?? '' }
  return (await world.app.inject({ method: 'DELETE', url: path, headers })).statusCode
}

test('HIST-25 HIST-29 B-39 B-87 skin filters and sorts', async () => {
  const { client } = await seeded('skin', SEEDS)

  for (const skinType of ['oily', 'dry', 'sensitive', 'combination'])
    expect(await types(client, { filter: skinType })).toEqual([skinType])
  expect(await types(client, { filter: 'normal' })).toEqual([])
  expect(await types(client)).toEqual([null, 'combination', 'sensitive', 'dry', 'oily'])
  expect(await types(client, { sort: 'oldest' })).toEqual(['oily', 'dry', 'sensitive', 'combination', null])
  expect(await types(client, { sort: 'score-high' })).toEqual([
    'sensitive',
    null,
    'oily',
    'dry',
    'combination',
  ])
  expect(await types(client, { sort: 'score-low' })).toEqual([
    'dry',
    'oily',
    null,
    'sensitive',
    'combination',
  ])
})

test('HIST-27 HIST-28 the skin search reads the type and concerns of both forms', async () => {
  const { client } = await seeded('skin-search', SEEDS)

  expect(await types(client, { search: 'OILY' })).toEqual(['oily'])
  expect(await types(client, { search: 'larged p' })).toEqual(['oily'])
  expect(await types(client, { search: 'redNESS' })).toEqual(['sensitive'])
  expect(await types(client, { search: 'hidden' })).toEqual([])
  expect(await types(client, { search: '%' })).toEqual([])
})

test('HIST-08 HIST-11 face pages hold six and clamp', async () => {
  const { client } = await seeded(
    'skin-pages',
    Array.from({ length: 14 }, (_, score) => ({ skinType: 'dry' as const, score })),
  )
  const scores = async (page: string) =>
    (await history(client, { page })).items.map(({ safetyScore }) => safetyScore)

  expect(await history(client)).toMatchObject({ total: 14, page: 1, pages: 3 })
  expect(await scores('1')).toEqual([13, 12, 11, 10, 9, 8])
  expect(await scores('2')).toEqual([7, 6, 5, 4, 3, 2])
  expect(await scores('3')).toEqual([1, 0])
  expect(await history(client, { page: '9' })).toMatchObject({ total: 14, page: 3, pages: 3 })
  expect((await history(client, { page: '9' })).items).toHaveLength(2)
  expect((await history(await world.as('skinless'))).total).toBe(0)
  expect((await world.client().get('/api/face-analyses/history')).status).toBe(401)
})

test('DEC-13 DEC-14 DEC-15 DEC-16 a face analysis is private until shared, and its record id stays at home', async () => {
  const { client, first } = await seeded('face-share', SEEDS)
  const path = `/api/public/face-analyses/${first.shareId}`
  const stranger = await world.as('face-stranger')
  const share = (who: Client, body: unknown) => who.patch(`/api/face-analyses/${first.id}/sharing`, body)

  expect((await client.get(path)).body).toMatchObject({ id: first.id })
  expect((await world.client().get(path)).status).toBe(404)
  expect((await share(stranger, { isPublic: true })).status).toBe(404)
  expect((await share(world.client(), { isPublic: true })).status).toBe(401)
  expect((await stranger.get(`/api/face-analyses/${first.id}`)).status).toBe(404)

  expect(await share(client, { isPublic: true })).toMatchObject({
    status: 428,
    body: { code: 'CONSENT_REQUIRED' },
  })
  expect((await world.client().get(path)).status).toBe(404)
  await client.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  expect((await share(client, { isPublic: true, ownerName: ' Ana ' })).body).toEqual({
    isPublic: true,
    shareId: first.shareId,
    ownerName: 'Ana',
  })
  const shown = await world.client().get(path)
  expect(shown).toMatchObject({ status: 200, body: { ownerName: 'Ana', safetyScore: 40 } })
  for (const secret of [first.id, 'usr_', 'example.test', 'face-share'])
    expect(shown.text).not.toContain(secret)
  expect(shown.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })

  await share(client, { isPublic: false })
  expect((await world.client().get(path)).status).toBe(404)
  expect((await world.client().get('/api/public/face-analyses/17')).status).toBe(404)
})

test('a deleted face analysis is out of sight, back for a day as private, then erased', async () => {
  const { client, first } = await seeded('face-delete', SEEDS.slice(0, 2))
  const stranger = await world.as('face-delete-stranger')
  const path = `/api/face-analyses/${first.id}`
  await client.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  await client.patch(`${path}/sharing`, { isPublic: true })

  expect(await remove(stranger, path)).toBe(404)
  expect(await remove(client, path)).toBe(204)

  expect((await history(client)).total).toBe(1)
  expect((await client.get('/api/face-analyses')).body as FaceAnalysisSummary[]).toHaveLength(1)
  expect((await client.get(path)).status).toBe(404)
  expect((await client.get(`/api/public/face-analyses/${first.shareId}`)).status).toBe(404)
  expect((await stranger.post(`${path}/restore`)).status).toBe(404)
  expect(await client.post(`${path}/restore`)).toMatchObject({ status: 200, body: { isPublic: false } })

  await remove(client, path)
  const from = world.clock.now
  expect(await eraseDeleted(world.deps, 'skin')).toBe(0)
  world.clock.now = new Date(from.getTime() + DAY_MS + 1)
  expect((await client.post(`${path}/restore`)).status).toBe(404)
  expect(await eraseDeleted(world.deps, 'skin')).toBe(1)
  world.clock.now = from
  expect((await history(client)).total).toBe(1)
})

test('a deleted face analysis can come back for a day to the millisecond, and is swept from then on', async () => {
  const { client, rows } = await seeded('face-day', SEEDS.slice(0, 2))
  const from = world.clock.now
  for (const { id } of rows) await remove(client, `/api/face-analyses/${id}`)
  const restore = async (at: number) =>
    (await client.post(`/api/face-analyses/${rows[at]?.id}/restore`)).status

  world.clock.now = new Date(from.getTime() + DAY_MS)
  expect(await eraseDeleted(world.deps, 'skin')).toBe(0)
  expect(await restore(0)).toBe(200)
  expect(await restore(0)).toBe(404)
  world.clock.now = new Date(from.getTime() + DAY_MS + 1)
  expect(await restore(1)).toBe(404)
  expect(await eraseDeleted(world.deps, 'skin')).toBe(1)
  world.clock.now = from
})

test('equal scores and times of faces have one order, so that no row stands on two pages', async () => {
  const { client } = await seeded('face-ties', Array(14).fill({ skinType: 'dry', score: 70 }) as Seed[])
  await world.deps.db.update(faceAnalyses).set({ createdAt: new Date(Date.UTC(2026, 1, 1)) })

  for (const sort of ['newest', 'oldest', 'score-high', 'score-low']) {
    const pages = await Promise.all(['1', '2', '3'].map((page) => history(client, { sort, page })))
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(14)
    expect(ids).toEqual(sort === 'oldest' ? ids.toSorted() : ids.toSorted().toReversed())
  }
  const listed = ((await client.get('/api/face-analyses')).body as FaceAnalysisSummary[]).map(({ id }) => id)
  expect(listed).toEqual(listed.toSorted().toReversed())
})

test('search, filter and sort of faces work together, and a full page of six is one page', async () => {
  const seeds: Seed[] = [
    { skinType: 'dry', score: 10, concerns: ['Redness'] },
    { skinType: 'dry', score: 90, concerns: ['Redness'] },
    { skinType: 'oily', score: 99, concerns: ['Redness'] },
    { skinType: 'dry', score: 50, concerns: ['Flaking'] },
    { skinType: 'dry', score: 30, concerns: ['Redness'] },
    { skinType: null, score: 20 },
  ]
  const { client } = await seeded('face-together', seeds)
  const found = await history(client, { filter: 'dry', search: 'redness', sort: 'score-high' })

  expect(found.items.map(({ safetyScore }) => safetyScore)).toEqual([90, 30, 10])
  expect(found).toMatchObject({ total: 3, page: 1, pages: 1 })
  expect(await history(client)).toMatchObject({ total: 6, pages: 1 })
  expect(await history(await world.as('faceless'), { page: '3' })).toEqual({
    total: 0,
    page: 1,
    pages: 1,
    items: [],
  })
})

test('TREND-20 the journey is the scored analyses, the newest first, in the words of their band, with what is known of each', async () => {
  const { client, rows } = await seeded('journey', [
    { skinType: 'dry', score: 0, concerns: ['Flaking'] },
    { skinType: null, score: 80 },
    { skinType: 'oily', score: null },
  ])

  expect((await client.get('/api/skin-trends')).body).toEqual([
    {
      score: 80,
      date: '2026-02-01T00:00:01.000Z',
      condition: 'Excellent',
      skinType: '',
      concerns: [],
      faceAnalysisId: rows[1]?.id,
      rules: null,
      reading: null,
    },
    {
      score: 0,
      date: '2026-02-01T00:00:00.000Z',
      condition: 'Needs Work',
      skinType: 'dry',
      concerns: ['Flaking'],
      faceAnalysisId: rows[0]?.id,
      rules: null,
      reading: null,
    },
  ])
})

test('sharing a face analysis shows the chosen name, none where it is empty, and deleting it takes both away', async () => {
  const { client, first } = await seeded('face-names', SEEDS.slice(0, 1))
  const path = `/api/face-analyses/${first.id}`
  await client.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  const share = async (body: unknown) => (await client.patch(`${path}/sharing`, body)).body

  expect(await share({ isPublic: true, ownerName: '  ' })).toMatchObject({ isPublic: true, ownerName: null })
  expect(await share({ isPublic: true })).toMatchObject({ ownerName: null })
  expect(await share({ isPublic: false, ownerName: 'Ana' })).toMatchObject({
    isPublic: false,
    ownerName: null,
  })
  await share({ isPublic: true, ownerName: 'Ana' })
  expect((await client.get(path)).body).toMatchObject({ isPublic: true, ownerName: 'Ana' })
  expect((await client.get(`/api/public/face-analyses/${first.shareId}`)).body).toMatchObject({
    isOwner: true,
  })
  await remove(client, path)
  await client.post(`${path}/restore`)
  expect((await client.get(path)).body).toMatchObject({ isPublic: false, ownerName: null })
})
