import { PLANS } from '../../../contract/plan-catalogue.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subscriptions } from '../../db/tables/subscriptions.ts'
import { changeRole } from '../accounts/accounts.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { commit, getLimits, getUsage, planNames, release, releaseStuck, reserve } from './subscription.ts'

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

test('ROUTE-26 limits follow the plan: an administrator on Free is stopped like anyone', async () => {
  await world.as('fifth-keeper')
  await changeRole(world.deps, 'fifth-keeper', 'admin')
  const keeper = world.client()
  await keeper.post('/api/login', { username: 'fifth-keeper', password: 'a quiet harbour' })
  for (let i = 0; i < 5; i += 1) expect((await analyze(keeper)).status).toBe(200)

  expect(await analyze(keeper)).toMatchObject({ status: 429, body: { code: 'LIMIT_EXCEEDED' } })
  expect((await keeper.get('/api/user')).body).toMatchObject({ role: 'admin' })
})

test('DEC-33 a run that fails is not counted', async () => {
  const ana = await world.as('failing')

  const answer = await ana.post('/api/analyze', { ingredientsList: 'see the leaflet inside the box please' })

  expect(answer.status).toBe(400)
  expect(await limits(ana)).toMatchObject({ remainingAnalyses: 5, usage: { analysesCount: 0 } })
})

test('DEC-33 of twenty analyses at once on the last unit exactly one passes, three times over', async () => {
  for (let round = 0; round < 3; round += 1) {
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

const at = (text: string) => new Date(text.length === 10 ? `${text}T12:00:00.000Z` : text)
let people = 0

type Change = Partial<typeof subscriptions.$inferInsert>

/** Somebody whose subscriptions are as told, on 10 March at noon. */
async function subscriber(...changes: Change[]): Promise<{ client: Client; userId: string }> {
  people += 1
  world.clock.now = at('2026-03-10')
  const client = await world.as(`subscriber-${people}`)
  const { id: userId } = (await client.get('/api/user')).body as { id: string }
  for (const [place, change] of changes.entries())
    await world.deps.db.insert(subscriptions).values({
      id: `sub_${userId}_${change.planId ?? ''}_${place}`,
      userId,
      provider: 'test',
      customerId: 'ctm_1',
      planId: 'standard-monthly',
      priceId: 'pri_1',
      status: 'active',
      startedAt: at('2026-03-01'),
      periodStart: at('2026-03-01'),
      periodEnd: at('2026-04-01'),
      lastEventAt: '2026-03-01T12:00:00.000000Z',
      lastEventId: 'evt_1',
      confirmedAt: at('2026-03-01'),
      ...change,
    })
  return { client, userId }
}

const currentOf = async ({ client }: { client: Client }) =>
  (await client.get('/api/subscription/current')).body

describe('what a subscriber is told', () => {
  test('of one that runs', async () => {
    expect(await currentOf(await subscriber({}))).toEqual({
      plan: {
        id: 'standard-monthly',
        name: 'Standard',
        billingPeriod: 'monthly',
        description: 'For a shelf you keep an eye on.',
        priceText: '$9.99/month',
        maxAnalysesPerMonth: 50,
        maxFaceAnalysesPerMonth: 3,
        features: { maxAnalysesPerMonth: 50, maxFaceAnalysesPerMonth: 3 },
      },
      subscription: {
        status: 'active',
        cancelAtPeriodEnd: false,
        currentPeriodStart: '2026-03-01T12:00:00.000Z',
        currentPeriodEnd: '2026-04-01T12:00:00.000Z',
        nextPlan: null,
        graceEndsAt: null,
        isTest: true,
      },
    })
  })

  const FREE = 'Free'
  const nextStandard = { id: 'standard-monthly', name: 'Standard', billingPeriod: 'monthly' }
  const kept = { keptPlanId: 'premium-monthly', keptUntil: at('2026-04-01') }
  test.each<[string, Change, string, object | null]>([
    [
      'to be cancelled',
      { cancelAt: at('2026-03-20') },
      'Standard',
      { cancelAtPeriodEnd: true, currentPeriodEnd: '2026-03-20T12:00:00.000Z', graceEndsAt: null },
    ],
    ['cancelled', { cancelAt: at('2026-03-10') }, FREE, null],
    ['bought from the provider', { provider: 'paddle' }, 'Standard', { isTest: false }],
    ['active, not heard of for seven days', { periodEnd: at('2026-03-03') }, FREE, null],
    [
      'active, not heard of for a millisecond less',
      { periodEnd: at('2026-03-03T12:00:00.001Z') },
      'Standard',
      { status: 'active' },
    ],
    [
      'unpaid for six days',
      { status: 'past_due', pastDueSince: at('2026-03-04') },
      'Standard',
      { status: 'past_due', graceEndsAt: '2026-03-11T12:00:00.000Z' },
    ],
    [
      'unpaid for seven days: it may still be paid for',
      { status: 'past_due', pastDueSince: at('2026-03-03') },
      FREE,
      { status: 'past_due', graceEndsAt: '2026-03-10T12:00:00.000Z', cancelAtPeriodEnd: false },
    ],
    [
      'unpaid since nobody knows when: since its period began',
      { status: 'past_due', pastDueSince: null, periodStart: at('2026-03-04') },
      'Standard',
      { status: 'past_due', graceEndsAt: null },
    ],
    [
      'unpaid for so long by the beginning of its period',
      { status: 'past_due', pastDueSince: null, periodStart: at('2026-03-03') },
      FREE,
      { graceEndsAt: null },
    ],
    [
      'paid again, with an old failure noted',
      { pastDueSince: at('2026-03-04') },
      'Standard',
      { status: 'active', graceEndsAt: null },
    ],
    ['paused', { status: 'paused' }, FREE, { status: 'paused', graceEndsAt: null }],
    ['paused and to be cancelled', { status: 'paused', cancelAt: at('2026-03-20') }, FREE, null],
    ['ended for good', { status: 'canceled' }, FREE, null],
    ['a lower plan to follow', kept, 'Premium', { nextPlan: nextStandard }],
    ['a lower plan, then cancelled', { ...kept, cancelAt: at('2026-04-01') }, 'Premium', { nextPlan: null }],
    ['a lower plan that has come', { ...kept, keptUntil: at('2026-03-10') }, 'Standard', { nextPlan: null }],
    [
      'the same plan kept',
      { keptPlanId: 'standard-monthly', keptUntil: at('2026-04-01') },
      'Standard',
      { nextPlan: null },
    ],
  ])('BILL-25 of one that is %s', async (_what, change, plan, subscription) => {
    const told = (await currentOf(await subscriber(change))) as { plan: object; subscription: unknown }

    expect(told.plan).toMatchObject({ name: plan })
    if (subscription === null) expect(told.subscription).toBeNull()
    else expect(told.subscription).toMatchObject(subscription)
  })

  test('of several that give nothing the newest is shown', async () => {
    const paused = { status: 'paused', periodStart: at('2026-03-05') }
    const told = await currentOf(
      await subscriber({ status: 'paused' }, { ...paused, startedAt: at('2026-03-05') }),
    )

    expect(told).toMatchObject({ subscription: { currentPeriodStart: '2026-03-05T12:00:00.000Z' } })
  })

  test('names of plans are told of each person alone', async () => {
    const [standard, premium, nobody] = [
      await subscriber({}),
      await subscriber({}, { planId: 'premium-annual' }),
      await subscriber({ status: 'canceled' }),
    ]
    const ids = [standard, premium, nobody].map(({ userId }) => userId)

    expect([...(await planNames(world.deps, ids)).values()]).toEqual(['Standard', 'Premium', 'Free'])
  })

  test('PRICE-14 every plan says what it holds', async () => {
    const plans = (await world.client().get('/api/subscription/plans')).body as { features: string[] }[]

    expect(plans.map(({ features }) => features)).toEqual([
      ['5 ingredient analyses/month', 'No face analyses included'],
      ['50 ingredient analyses/month', '3 face analyses/month'],
      ['600 ingredient analyses/year', '36 face analyses/year'],
      ['Unlimited ingredient analyses/month', '25 face analyses/month'],
      ['Unlimited ingredient analyses/year', '300 face analyses/year'],
    ])
  })

  test.each([
    ['standard-monthly', '$9.99/month', 50, 3],
    ['standard-annual', '$95.90/year', 600, 36],
    ['premium-monthly', '$19.99/month', null, 25],
    ['premium-annual', '$191.90/year', null, 300],
  ])('the price of %s is %s', async (planId, priceText, maxAnalysesPerMonth, maxFaceAnalysesPerMonth) => {
    const someone = await subscriber({ planId })
    const period = planId.endsWith('annual') ? 'annual' : 'monthly'
    const features = { maxAnalysesPerMonth, maxFaceAnalysesPerMonth }
    const plan = { id: planId, billingPeriod: period, ...features, features }

    expect(await currentOf(someone)).toMatchObject({ plan: { ...plan, priceText } })
    expect(await getLimits(world.deps, someone.userId)).toMatchObject({
      plan,
      resetsAt: period === 'annual' ? '2027-03-01T12:00:00.000Z' : '2026-04-01T00:00:00.000Z',
    })
    expect(await getUsage(world.deps, someone.userId)).toMatchObject({ plan: features })
  })
})

describe('units', () => {
  const hold = (userId: string, kind: 'analysis' | 'face', key: string | null = null, body = 'a list') =>
    reserve(world.deps, userId, kind, key === null ? null : { key, body })
  async function held(...asked: Parameters<typeof hold>) {
    const taken = await hold(...asked)
    if (taken.is !== 'new') throw new Error('nothing was held')
    return taken.reservation
  }
  const done = (reservation: Awaited<ReturnType<typeof held>>, id: string) =>
    world.deps.transact((tx) => commit(tx, reservation, id))
  async function after<T>(ms: number, work: () => Promise<T>): Promise<T> {
    const before = world.clock.now
    world.clock.now = new Date(before.getTime() + ms)
    return work().finally(() => (world.clock.now = before))
  }

  test('DATA-06 each kind is counted for itself; what runs is taken and not yet used', async () => {
    const { userId } = await subscriber({})
    const [face] = [await held(userId, 'face'), await held(userId, 'face')]
    await done(face, 'face_1')
    await done(await held(userId, 'analysis'), 'ana_1')

    expect(await getLimits(world.deps, userId)).toMatchObject({
      usage: { analysesCount: 1, faceAnalysesCount: 1 },
      remainingAnalyses: 49,
      remainingFaceAnalyses: 1,
      canAnalyze: true,
      canFaceAnalyze: true,
    })
    await held(userId, 'face')
    expect(await getLimits(world.deps, userId)).toMatchObject({
      remainingFaceAnalyses: 0,
      canFaceAnalyze: false,
      canAnalyze: true,
    })
    await expect(hold(userId, 'face')).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' })
    expect(await getUsage(world.deps, userId)).toMatchObject({ analysesCount: 1, faceAnalysesCount: 1 })
  })

  test('what is unlimited is counted and never refused, and what is over after a lower plan is not negative', async () => {
    const { userId } = await subscriber({ planId: 'premium-monthly' })
    for (let i = 0; i < 7; i += 1) await done(await held(userId, 'analysis'), `ana_${i}`)

    expect(await getLimits(world.deps, userId)).toMatchObject({
      remainingAnalyses: null,
      canAnalyze: true,
      usage: { analysesCount: 7 },
    })
    await world.deps.db.update(subscriptions).set({ status: 'paused' })
    expect(await getLimits(world.deps, userId)).toMatchObject({ remainingAnalyses: 0, canAnalyze: false })
  })

  test.each([
    ['free', [], 'face', 'Monthly face analysis limit reached. Please upgrade your plan to continue.'],
    [
      'a year of Standard',
      [{ planId: 'standard-annual' }],
      'face',
      'Yearly face analysis limit reached. Please upgrade your plan to continue.',
    ],
  ] as const)(
    'SCAN-23 on %s the one too many is refused in its words',
    async (_what, plans, kind, message) => {
      const { userId } = await subscriber(...plans)
      const { remainingFaceAnalyses } = await getLimits(world.deps, userId)
      for (let i = 0; i < (remainingFaceAnalyses ?? 0); i += 1) await held(userId, kind)

      await expect(hold(userId, kind)).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED', message })
    },
  )

  test('SCAN-23 a year of analyses ends in its words too', async () => {
    const { userId } = await subscriber({ planId: 'standard-annual' })
    for (let i = 0; i < 600; i += 50)
      await Promise.all(Array.from({ length: 50 }, () => held(userId, 'analysis')))

    await expect(hold(userId, 'analysis')).rejects.toMatchObject({
      message: 'Yearly analysis limit reached. Please upgrade your plan to continue.',
    })
  })

  test('a unit is held for two minutes to the millisecond, then goes back by the sweep or by who needs it', async () => {
    const [swept, needed] = [await subscriber(), await subscriber()]
    for (let i = 0; i < 5; i += 1) await held(swept.userId, 'analysis')
    const own = await held(swept.userId, 'face').catch(() => null)
    expect(own).toBeNull()

    expect(await after(120_000, () => releaseStuck(world.deps))).toBe(0)
    expect(await after(120_001, () => releaseStuck(world.deps))).toBeGreaterThan(0)
    expect(await getLimits(world.deps, swept.userId)).toMatchObject({ remainingAnalyses: 5 })

    for (let i = 0; i < 5; i += 1) await held(needed.userId, 'analysis')
    await after(120_000, () => expect(hold(needed.userId, 'analysis')).rejects.toThrow())
    expect(await after(120_001, () => hold(needed.userId, 'analysis'))).toMatchObject({ is: 'new' })
    expect(await getLimits(world.deps, needed.userId)).toMatchObject({ remainingAnalyses: 4 })
  })

  test('a run that took too long is not counted, and says so', async () => {
    const { userId } = await subscriber()
    const late = await held(userId, 'analysis')
    expect(await release(world.deps, late)).toBeNull()

    await expect(done(late, 'ana_late')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(await getLimits(world.deps, userId)).toMatchObject({
      remainingAnalyses: 5,
      usage: { analysesCount: 0 },
    })
    // Given back once, however often it is said.
    expect(await release(world.deps, late)).toBeNull()
    expect(await getLimits(world.deps, userId)).toMatchObject({ remainingAnalyses: 5 })
  })

  test('what was counted after all is answered to who would give it back', async () => {
    const { userId } = await subscriber()
    const taken = await held(userId, 'analysis')
    await done(taken, 'ana_done')

    expect(await release(world.deps, taken)).toBe('ana_done')
    expect(await getLimits(world.deps, userId)).toMatchObject({
      remainingAnalyses: 4,
      usage: { analysesCount: 1 },
    })
  })

  test('a key is one request of one person for one kind', async () => {
    const [ana, ben] = [await subscriber({}), await subscriber({})]
    await done(await held(ana.userId, 'analysis', 'key-1'), 'ana_first')

    expect(await hold(ana.userId, 'analysis', 'key-1')).toEqual({ is: 'done', analysisId: 'ana_first' })
    await expect(hold(ana.userId, 'analysis', 'key-1', 'another list')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    })
    expect(await hold(ana.userId, 'face', 'key-1')).toMatchObject({
      is: 'new',
      reservation: { kind: 'face' },
    })
    expect(await hold(ben.userId, 'analysis', 'key-1')).toMatchObject({ is: 'new' })
    expect(await getLimits(world.deps, ana.userId)).toMatchObject({ remainingAnalyses: 49 })
  })

  test('the key of a run that died begins anew and holds one unit, not two', async () => {
    const { userId } = await subscriber()
    const dead = await held(userId, 'analysis', 'key-2')

    const again = await held(userId, 'analysis', 'key-2')

    expect(again.id).not.toBe(dead.id)
    expect(await getLimits(world.deps, userId)).toMatchObject({ remainingAnalyses: 4 })
    await expect(done(dead, 'ana_dead')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await done(again, 'ana_again')
    expect(await hold(userId, 'analysis', 'key-2')).toEqual({ is: 'done', analysisId: 'ana_again' })
  })

  test('the key of another run that died, at the last unit, is the only one that begins anew', async () => {
    const { userId } = await subscriber()
    for (const key of ['1', '2', '3', '4', '5']) await held(userId, 'analysis', key)

    await expect(hold(userId, 'analysis', '6')).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' })
    expect(await hold(userId, 'analysis', '5')).toMatchObject({ is: 'new' })
    expect(await getLimits(world.deps, userId)).toMatchObject({ remainingAnalyses: 0 })
  })
})
