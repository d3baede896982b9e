import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CosmeticAnalysis } from '../../../contract/analysis.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function analyze(client: Client): Promise<CosmeticAnalysis> {
  return (await client.post('/api/analyze', { ingredientsList: 'Aqua, Parfum' })).body as CosmeticAnalysis
}

test('DEC-15 sharing opens the link for everybody, and stopping closes it at once', async () => {
  const ana = await world.as('opener')
  const { id, shareId } = await analyze(ana)
  const visit = async () => (await world.client().get(`/api/public/analyses/${shareId}`)).status
  await ana.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  const share = (body: unknown) => ana.patch(`/api/analyses/${id}/sharing`, body)
  expect(await visit()).toBe(404)

  expect(await share({ isPublic: true })).toMatchObject({
    status: 200,
    body: { isPublic: true, shareId, ownerName: null },
  })
  expect(await visit()).toBe(200)
  expect((await (await world.as('reader')).get(`/api/public/analyses/${shareId}`)).status).toBe(200)

  expect((await share({ isPublic: false })).body).toEqual({ isPublic: false, shareId, ownerName: null })
  expect(await visit()).toBe(404)
  expect((await ana.get(`/api/public/analyses/${shareId}`)).status).toBe(200)
})

test('DEC-15 DEC-23 nothing is opened without the consent to sharing of today, whatever is open can be renamed and closed', async () => {
  const ana = await world.as('unasked')
  const { id, shareId } = await analyze(ana)
  const share = (body: unknown) => ana.patch(`/api/analyses/${id}/sharing`, body)
  const consent = (isGiven: boolean) => ana.post('/api/users/consents', { kind: 'sharing', isGiven })
  const visit = async () => (await world.client().get(`/api/public/analyses/${shareId}`)).status

  expect(await share({ isPublic: true, ownerName: 'Ana' })).toMatchObject({
    status: 428,
    body: { code: 'CONSENT_REQUIRED' },
  })
  expect((await ana.get(`/api/analyses/${id}`)).body).toMatchObject({ isPublic: false, ownerName: null })
  await consent(true)
  expect((await share({ isPublic: true })).status).toBe(200)
  await consent(false)
  expect(await visit()).toBe(404)
  expect((await share({ isPublic: true })).status).toBe(428)
  expect((await share({ isPublic: false })).status).toBe(200)

  // Opened under words that are older than those of today: it stands, and does not come back once closed.
  await consent(true)
  await share({ isPublic: true })
  await world.deps.db.$client.query(`update consents set version = '2025-01' where withdrawn_at is null`)
  expect((await share({ isPublic: true, ownerName: 'Ana' })).body).toMatchObject({ ownerName: 'Ana' })
  expect((await share({ isPublic: false })).status).toBe(200)
  expect((await share({ isPublic: true })).status).toBe(428)
})

test('DEC-15 a link that is opened while the consent is taken back does not outlive it', async () => {
  const ana = await world.as('both-at-once')
  const made = [await analyze(ana), await analyze(ana), await analyze(ana)]
  for (let round = 0; round < 5; round += 1) {
    await ana.post('/api/users/consents', { kind: 'sharing', isGiven: true })
    const share = ({ id }: CosmeticAnalysis) => ana.patch(`/api/analyses/${id}/sharing`, { isPublic: true })
    const take = () => ana.post('/api/users/consents', { kind: 'sharing', isGiven: false })
    await Promise.all([...made.slice(0, 2).map(share), take(), ...made.slice(2).map(share)])
    expect((await ana.get('/api/users/shared-links')).body).toEqual({ cosmetic: 0, skin: 0 })
  }
})

test('DEC-16 the name is the one chosen at sharing, trimmed, and goes with the sharing', async () => {
  const ana = await world.as('namer', { firstName: 'Secretname' })
  const { id, shareId } = await analyze(ana)
  await ana.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  const share = async (body: unknown) => (await ana.patch(`/api/analyses/${id}/sharing`, body)).body
  const shown = async () => (await world.client().get(`/api/public/analyses/${shareId}`)).body

  expect(await share({ isPublic: true, ownerName: '  Ana \u0000' })).toMatchObject({ ownerName: 'Ana' })
  expect(await shown()).toMatchObject({ ownerName: 'Ana' })
  expect(await share({ isPublic: true, ownerName: '   ' })).toMatchObject({ ownerName: null })
  expect(JSON.stringify(await shown())).not.toContain('Secretname')
  await share({ isPublic: true, ownerName: 'Ana' })
  expect(await share({ isPublic: false, ownerName: 'Ana' })).toMatchObject({ ownerName: null })
  expect((await ana.get(`/api/analyses/${id}`)).body).toMatchObject({ isPublic: false, ownerName: null })
  expect((await ana.patch(`/api/analyses/${id}/sharing`, { ownerName: 'Ana' })).status).toBe(400)
  expect(
    (await ana.patch(`/api/analyses/${id}/sharing`, { isPublic: true, ownerName: 'x'.repeat(61) })).status,
  ).toBe(400)
})

test('DEC-16 DEC-17 a visitor sees no alert, no address, no record id; the answer is kept nowhere', async () => {
  const ana = await world.as('quiet')
  await ana.patch('/api/users/profile', { allergies: ['Fragrance', 'marker-allergy'], skinType: 'dry' })
  const { id, shareId } = await analyze(ana)
  await ana.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  await ana.patch(`/api/analyses/${id}/sharing`, { isPublic: true })

  const answer = await world.client().get(`/api/public/analyses/${shareId}`)

  expect(answer).toMatchObject({ status: 200, body: { isOwner: false } })
  for (const secret of ['marker-allergy', 'personalAlerts', '"alerts"', id, 'usr_', 'example.test', 'quiet'])
    expect(answer.text).not.toContain(secret)
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  const missed = await world.client().get(`/api/public/analyses/${world.deps.newShareId()}`)
  expect(missed).toMatchObject({ status: 404, headers: { 'x-robots-tag': 'noindex' } })
})

test('sixty looks a minute from one address, and owners are not counted', async () => {
  const ana = await world.as('popular')
  const { id, shareId } = await analyze(ana)
  await ana.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  await ana.patch(`/api/analyses/${id}/sharing`, { isPublic: true })
  const visitor = world.client()
  const statuses = async (client: Client, times: number) => {
    const all: number[] = []
    for (let i = 0; i < times; i += 1) all.push((await client.get(`/api/public/analyses/${shareId}`)).status)
    return all
  }

  expect(new Set(await statuses(visitor, 60))).toEqual(new Set([200]))
  expect(await statuses(visitor, 1)).toEqual([429])
  expect(new Set(await statuses(ana, 65))).toEqual(new Set([200]))
  expect(await statuses(world.client(), 1)).toEqual([200])
})

test('twenty addresses that are not there, then a pause', async () => {
  const visitor = world.client()
  const miss = () => visitor.get(`/api/public/analyses/${world.deps.newShareId()}`)
  for (let i = 0; i < 20; i += 1) expect((await miss()).status).toBe(404)

  const refused = await miss()

  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(refused.headers['retry-after']).toBeDefined()
})

test('both limits of looking at shared results end with their minute', async () => {
  const before = world.clock.now
  const at = (ms: number) => (world.clock.now = new Date(Date.UTC(2026, 2, 10, 14) + ms))
  const ana = await world.as('minutes')
  const { id, shareId } = await analyze(ana)
  await ana.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  await ana.patch(`/api/analyses/${id}/sharing`, { isPublic: true })
  for (const [times, path] of [
    [60, () => `/api/public/analyses/${shareId}`],
    [20, () => `/api/public/face-analyses/${world.deps.newShareId()}`],
  ] as const) {
    const visitor = world.client()
    at(0)
    for (let i = 0; i < times; i += 1) expect((await visitor.get(path())).status).not.toBe(429)
    at(59_999)
    expect(await visitor.get(path())).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    at(60_000)
    expect((await visitor.get(path())).status).not.toBe(429)
  }
  world.clock.now = before
})
