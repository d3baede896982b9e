import { PLANS } from '../../../contract/plans.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const list = { ingredientsList: 'Aqua, Glycerin, Cetearyl Alcohol' }
const analyze = (client: Client, key?: string) =>
  client.post('/api/analyze', list, key === undefined ? {} : { 'idempotency-key': key })
const limits = async (client: Client) => (await client.get('/api/subscription/limits')).body

test('BILL-43 DATA-06 DATA-07 limits answer with the plan, what is used and what is left, flat and nested', async () => {
  const ana = await world.as('limits')
  await analyze(ana)

  expect(await limits(ana)).toEqual({
    plan: {
      id: 'free',
      name: 'Free',
      billingPeriod: 'monthly',
      maxAnalysesPerMonth: 5,
      maxFaceAnalysesPerMonth: 0,
      features: { maxAnalysesPerMonth: 5, maxFaceAnalysesPerMonth: 0 },
    },
    usage: { analysesCount: 1, faceAnalysesCount: 0 },
    remainingAnalyses: 4,
    remainingFaceAnalyses: 0,
    canAnalyze: true,
    canFaceAnalyze: false,
    resetsAt: '2026-04-01T00:00:00.000Z',
  })
})

test('SCAN-23 DEC-34 the sixth analysis of a month is refused with 429 and the specified words', async () => {
  const ana = await world.as('sixth')
  for (let i = 0; i < 5; i += 1) expect((await analyze(ana)).status).toBe(200)

  expect(await analyze(ana)).toMatchObject({
    status: 429,
    body: {
      code: 'LIMIT_EXCEEDED',
      message: 'Monthly analysis limit reached. Please upgrade your plan to continue.',
    },
  })
  expect(await limits(ana)).toMatchObject({ remainingAnalyses: 0, canAnalyze: false })
})

test('DEC-33 a run that fails is not counted', async () => {
  const ana = await world.as('failing')

  const answer = await ana.post('/api/analyze', { ingredientsList: 'see the leaflet inside the box please' })

  expect(answer.status).toBe(400)
  expect(await limits(ana)).toMatchObject({ remainingAnalyses: 5, usage: { analysesCount: 0 } })
})

test('DEC-33 of twenty analyses at once on the last unit exactly one passes, ten times over', async () => {
  for (let round = 0; round < 10; round += 1) {
    const ana = await world.as(`race-${round}`)
    for (let i = 0; i < 4; i += 1) await analyze(ana)
    world.clock.now = new Date(world.clock.now.getTime() + 61_000)

    const answers = await Promise.all(Array.from({ length: 20 }, () => analyze(ana)))

    // Ten a minute is the other limit that these meet.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19)
    expect(await limits(ana)).toMatchObject({ usage: { analysesCount: 5 }, remainingAnalyses: 0 })
    expect((await ana.get('/api/analyses')).body).toHaveLength(5)
  }
})

test('the same click sent twice counts once and answers the same', async () => {
  const ana = await world.as('clicker')

  const first = await analyze(ana, 'click-number-1')
  const again = await analyze(ana, 'click-number-1')

  expect(again).toMatchObject({ status: 200, body: first.body })
  expect(await limits(ana)).toMatchObject({ usage: { analysesCount: 1 } })
})

test('the same click sent ten times at once counts once', async () => {
  const ana = await world.as('hammer')

  const answers = await Promise.all(Array.from({ length: 10 }, () => analyze(ana, 'click-number-2')))

  const statuses = new Set(answers.map(({ status }) => status))
  expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true)
  expect(await limits(ana)).toMatchObject({ usage: { analysesCount: 1 } })
})

test('a repeat of the request that used the last unit still finds its answer', async () => {
  const ana = await world.as('lastunit')
  for (let i = 0; i < 4; i += 1) await analyze(ana)
  const fifth = await analyze(ana, 'click-number-5')

  expect(await analyze(ana, 'click-number-5')).toMatchObject({ status: 200, body: fifth.body })
})

test('a key with another content is refused', async () => {
  const ana = await world.as('mixer')
  await analyze(ana, 'click-number-3')

  const answer = await ana.post(
    '/api/analyze',
    { ingredientsList: 'Aqua, Parfum' },
    { 'idempotency-key': 'click-number-3' },
  )

  expect(answer).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } })
})

test('a failed click may be tried again with its key', async () => {
  const ana = await world.as('retrier')
  const bad = { ingredientsList: 'nothing of the kind' }
  await ana.post('/api/analyze', bad, { 'idempotency-key': 'click-number-4' })

  const again = await ana.post('/api/analyze', bad, { 'idempotency-key': 'click-number-4' })

  expect(again).toMatchObject({ status: 400 })
  expect((await analyze(ana, 'click-number-4')).status).toBe(200)
})

test('the month turns at midnight UTC and gives a full allowance', async () => {
  const before = world.clock.now
  world.clock.now = new Date('2026-12-31T23:59:59.999Z')
  const ana = await world.as('newyear')
  for (let i = 0; i < 5; i += 1) await analyze(ana)
  expect(await limits(ana)).toMatchObject({ remainingAnalyses: 0, resetsAt: '2027-01-01T00:00:00.000Z' })

  world.clock.now = new Date('2027-01-01T00:00:00.000Z')

  expect(await limits(ana)).toMatchObject({ remainingAnalyses: 5, resetsAt: '2027-02-01T00:00:00.000Z' })
  expect((await analyze(ana)).status).toBe(200)
  world.clock.now = before
})

test('a unit held by a run that died comes back after two minutes', async () => {
  const ana = await world.as('stuck')
  const user = (await ana.get('/api/user')).body as { id: string }
  const { reserve, releaseStuck } = await import('./subscription.ts')
  for (let i = 0; i < 5; i += 1) await reserve(world.deps, user.id, 'analysis', null)
  expect((await analyze(ana)).status).toBe(429)
  const before = world.clock.now

  world.clock.now = new Date(before.getTime() + 121_000)

  expect(await releaseStuck(world.deps)).toBeGreaterThan(0)
  expect(await limits(ana)).toMatchObject({ remainingAnalyses: 5 })
  world.clock.now = before
})

test('BILL-42 usage and PRICE-14 plans answer in their shape', async () => {
  const ana = await world.as('shapes')

  expect((await ana.get('/api/subscription/usage')).body).toMatchObject({
    plan: { maxAnalysesPerMonth: 5, maxFaceAnalysesPerMonth: 0 },
    usage: { analysesCount: 0, faceAnalysesCount: 0 },
    analysesCount: 0,
    faceAnalysesCount: 0,
  })
  expect((await ana.get('/api/subscription/current')).body).toMatchObject({
    plan: { name: 'Free', priceText: 'Free' },
    subscription: null,
  })
  const plans = (await world.client().get('/api/subscription/plans')).body as {
    name: string
    price: number
    features: string[]
  }[]
  expect(plans.map(({ name, price }) => `${name} ${price}`)).toEqual([
    'Free 0',
    'Standard 9.99',
    'Standard 95.9',
    'Premium 19.99',
    'Premium 191.9',
  ])
  expect(plans[0]?.features).toContain('No face analyses included')
})

test('PRICE-14 PRICE-25 the catalogue of the database says what the contract falls back to', async () => {
  const plans = (await world.client().get('/api/subscription/plans')).body as object[]

  expect(plans).toEqual(PLANS.map((plan) => ({ ...plan, features: expect.any(Array) })))
})
