import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FaceAnalysis, FaceAnalysisSummary } from '../../../contract/face.ts'
import type { SkinHistory } from '../../../contract/history.ts'
import { faceAnalyses } from '../../db/tables/face-analyses.ts'
import { users } from '../../db/tables/users.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { faceSearchText } from './face-row.ts'
import { eraseDeleted } from './faces.ts'

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
    searchText: faceSearchText({ skinType, concerns }),
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
    Array.from({ length: 8 }, (_, score) => ({ skinType: 'dry' as const, score })),
  )

  expect(await history(client, { page: '9' })).toMatchObject({ total: 8, page: 2, pages: 2 })
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
  expect(await eraseDeleted(world.deps)).toBe(0)
  world.clock.now = new Date(from.getTime() + DAY_MS + 1)
  expect((await client.post(`${path}/restore`)).status).toBe(404)
  expect(await eraseDeleted(world.deps)).toBe(1)
  world.clock.now = from
  expect((await history(client)).total).toBe(1)
})
