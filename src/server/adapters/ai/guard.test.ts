import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAiWorld, type AiWorld } from '../../testing/ai-stand-in/ai-world.test-support.ts'
import { openBudget } from './budget.ts'
import { openGuard, type AttemptEnd } from './guard.ts'
import type { AiProvider } from './provider.ts'

let world: AiWorld
beforeAll(async () => {
  world = await createAiWorld()
})
afterAll(() => world.close())
beforeEach(() => {
  world.standIn.reset()
  world.waits.length = 0
  // Each test has a day of its own, and with it all of its tokens.
  world.clock.now = new Date(world.clock.now.getTime() + 86_400_000)
})

const ask = (ai: AiProvider, options = {}) => ai.secondOpinion(['Wobblium Extract'], options)
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let i = 0; i < count; i += 1) await work()
}
const later = (ms: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + ms)
}

test('two more tries with jitter, and what a short Retry-After asks for', async () => {
  const ai = await world.open()

  world.standIn.misbehave('error-503', 2)
  expect(await ask(ai)).toMatchObject({ ok: true })
  expect(world.standIn.asked).toHaveLength(3)
  // Halfway between 0.4 and 1 s, then between 0.4 and 4 s.
  expect(world.waits).toEqual([700, 2_200])

  world.waits.length = 0
  world.standIn.misbehave('rate-limit-short', 1)
  await ask(ai)
  expect(world.waits).toEqual([1_000])

  const hurried = await world.open({}, { totalMs: 600 })
  world.waits.length = 0
  world.standIn.misbehave('error-503')
  expect(await ask(hurried)).toMatchObject({ why: 'unavailable' })
  // The wait would not fit into the time that is left.
  expect(world.waits).toEqual([])
})

test('G13 a provider that keeps failing is left alone for 30 s: told in under 50 ms, without a request', async () => {
  const ai = await world.open()
  world.standIn.misbehave('unauthorised')
  await times(10, () => ask(ai))
  expect(world.standIn.asked).toHaveLength(10)
  expect(ai.health()).toMatchObject({ state: 'error' })

  // Within one turn of the event loop: no timer, file or connection is waited for.
  const told = await Promise.race([ask(ai), new Promise((done) => setImmediate(done, 'later'))])
  expect(told).toEqual({ ok: false, why: 'circuit-open', isSent: false })
  expect(world.standIn.asked).toHaveLength(10)

  later(31_000)
  // One tries; whoever asks meanwhile is told no.
  const release = world.standIn.hold()
  const asks = [ask(ai), ask(ai), ask(ai)]
  await expect.poll(() => world.standIn.asked.length).toBe(11)
  release()
  const outcomes = await Promise.all(asks)
  expect(outcomes.map((one) => (one.ok ? 'ok' : one.why)).sort()).toEqual([
    'circuit-open',
    'circuit-open',
    'refused',
  ])
  expect(world.standIn.asked).toHaveLength(11)

  later(31_000)
  world.standIn.misbehave(null)
  expect(await ask(ai)).toMatchObject({ ok: true })
  expect(await ask(ai)).toMatchObject({ ok: true })
  expect(ai.health()).toMatchObject({ state: 'healthy' })
})

test('answers that are of no use are no reason to leave a provider alone', async () => {
  const ai = await world.open()
  world.standIn.misbehave('blocked')
  await times(12, () => ask(ai))

  expect(world.standIn.asked).toHaveLength(12)
})

test('the tokens of a day are held against a limit, over several processes, and warned of at 80 %', async () => {
  // An ask may need some 3,500 tokens and needs 150; the last ones are not given to somebody who might need more.
  const limits = { dailyTokens: 5_000 }
  const [one, other] = [await world.open(limits), await world.open(limits)]
  world.standIn.misbehave(null)

  await times(5, () => ask(one))
  const used = () =>
    world.deps.db.query.aiSpend.findFirst({
      where: (row, { eq }) => eq(row.day, world.clock.now.toISOString().slice(0, 10)),
    })
  expect(await used()).toMatchObject({ tokens: 750 })
  // Together they would not fit: one is told no, whichever process it is in. The first is not done before the second asks.
  const release = world.standIn.hold()
  const asks = [ask(one), ask(other)]
  await Promise.race(asks)
  release()
  const outcomes = await Promise.all(asks)
  expect(outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.why)).sort()).toEqual(['budget', 'ok'])

  await times(20, () => ask(other))
  const sent = world.standIn.asked.length
  expect(await ask(other)).toEqual({ ok: false, why: 'budget', isSent: false })
  expect(world.standIn.asked).toHaveLength(sent)
  expect((await used())?.tokens).toBeLessThanOrEqual(5_000)
  expect(other.health()).toMatchObject({ state: 'warning' })
  expect(world.logged.filter((line) => line.includes('most of the tokens')).length).toBeGreaterThan(0)

  later(86_400_000)
  expect(await ask(other)).toMatchObject({ ok: true })
})

test('whoever leaves is not answered for: the request ends, and says nothing about the provider', async () => {
  const ai = await world.open()
  world.standIn.misbehave('headers-never')
  const gone = new AbortController()
  const asked = ask(ai, { signal: gone.signal })
  await expect.poll(() => world.standIn.asked.length).toBe(1)
  gone.abort()

  expect(await asked).toMatchObject({ ok: false, why: 'cancelled' })
  await expect.poll(() => world.standIn.connections()).toBe(0)
  expect(await ask(ai, { signal: gone.signal })).toMatchObject({ ok: false, why: 'cancelled' })
})

test('8 asks at once, 32 wait, and one more is told no at once', async () => {
  const ai = await world.open()
  const release = world.standIn.hold()
  const asks = Array.from({ length: 41 }, () => ask(ai))
  await expect.poll(() => world.standIn.asked.length).toBe(8)
  // Told no while the other forty are still out.
  expect(await Promise.race(asks)).toMatchObject({ ok: false, why: 'busy' })
  release()
  const outcomes = await Promise.all(asks)

  expect(outcomes.filter((one) => !one.ok && one.why === 'busy')).toHaveLength(1)
  expect(outcomes.filter((one) => one.ok)).toHaveLength(40)
})

test('an ask that waits in the queue ends with its own deadline', async () => {
  const ai = await world.open()
  world.standIn.misbehave('headers-never')
  const gone = new AbortController()
  const first = Array.from({ length: 8 }, () => ask(ai, { signal: gone.signal }))
  await expect.poll(() => world.standIn.asked.length).toBe(8)

  expect(await ask(ai, { withinMs: 50 })).toEqual({ ok: false, why: 'timeout', isSent: false })
  gone.abort()
  await Promise.all(first)
})

test('what was asked is counted for the figures, failures apart', async () => {
  const ai = await world.open()
  await ask(ai)
  world.standIn.misbehave('unauthorised')
  await ask(ai)
  await ai.lookAtFace(new Uint8Array([0xff, 0xd8]))
  await world.deps.calls.flush()
  const day = world.clock.now.toISOString().slice(0, 10)
  const rows = await world.deps.db.query.callRollups.findMany({ where: (row, { eq }) => eq(row.day, day) })

  expect(rows.find(({ kind }) => kind === 'ai-text')).toMatchObject({
    requests: 2,
    failed: 1,
    inputTokens: 120,
    outputTokens: 30,
  })
  expect(rows.find(({ kind }) => kind === 'ai-vision')).toMatchObject({ requests: 1, failed: 1 })
})

/** The guard itself over the real budget, asked by `attempt`; `ends` are what the provider does, the last one for ever. */
function guarded(
  ends: readonly Partial<AttemptEnd>[],
  settings: { random?: number; dailyTokens?: number } = {},
) {
  const { db, log, calls } = world.deps
  const now = () => world.clock.now
  const waits: number[] = []
  let attempts = 0
  const budget = openBudget({ db, log, now, dailyTokens: settings.dailyTokens ?? 1_000_000 })
  const guard = openGuard({
    budget,
    log,
    calls,
    now,
    random: () => settings.random ?? 0.5,
    sleep: async (ms) => void waits.push(ms),
  })
  const attempt = async (): Promise<AttemptEnd> => {
    const end = ends[Math.min(attempts, ends.length - 1)] ?? {}
    attempts += 1
    const tokens = { input: 10, output: 1 }
    const nothing = { isPassing: true, retryAfterMs: null, why: 'unavailable', value: 'yes' }
    return { is: 'trouble', ...nothing, tokens, isSent: true, ...end } as AttemptEnd
  }
  const once = (tokensMax = 100) =>
    guard.ask(
      {
        what: 'a test',
        kind: 'ai-text',
        madeBy: { provider: 'Acme AI', model: 'words-1' },
        tokensMax,
        attempt,
        accept: (value) => (value === 'untrue' ? null : String(value)),
      },
      undefined,
    )
  return { guard, budget, once, waits, attempts: () => attempts }
}

const spent = async () =>
  (
    await world.deps.db.query.aiSpend.findFirst({
      where: (row, { eq }) => eq(row.day, world.clock.now.toISOString().slice(0, 10)),
    })
  )?.tokens

test.each([
  [0, [400, 400]],
  [0.5, [700, 2_200]],
  [1, [1_000, 4_000]],
])(
  'three tries and no more, however long it fails; with a jitter of %d the waits are %j',
  async (random, waits) => {
    const asked = guarded([{}], { random })

    expect(await asked.once()).toEqual({ ok: false, why: 'unavailable', isSent: true })

    expect(asked.attempts()).toBe(3)
    expect(asked.waits).toEqual(waits)
    expect(await spent()).toBe(33)
  },
)

test.each([
  [null, 3, [700, 2_200]],
  [699, 3, [700, 2_200]],
  [701, 3, [701, 2_200]],
  [5_000, 3, [5_000, 5_000]],
  [5_001, 1, []],
])('a provider that asks for %d ms is asked %d times', async (retryAfterMs, attempts, waits) => {
  const asked = guarded([{ retryAfterMs }])

  await asked.once()

  expect(asked.attempts()).toBe(attempts)
  expect(asked.waits).toEqual(waits)
})

test('an answer after trouble is an answer, paid for with its tries', async () => {
  const asked = guarded([{ isSent: false }, { is: 'answer' }])

  expect(await asked.once()).toEqual({
    ok: true,
    value: 'yes',
    madeBy: { provider: 'Acme AI', model: 'words-1' },
    isSent: true,
  })
  expect(asked.attempts()).toBe(2)
  expect(await spent()).toBe(22)
})

test.each<[string, Partial<AttemptEnd>, object]>([
  ['no use', { is: 'answer', value: 'untrue' }, { why: 'untrue', isSent: true }],
  ['no hope', { why: 'refused', isPassing: false }, { why: 'refused', isSent: true }],
  ['nobody there', { isPassing: false, isSent: false }, { why: 'unavailable', isSent: false }],
])('of %s one try is made', async (_what, end, outcome) => {
  const asked = guarded([end])

  expect(await asked.once()).toEqual({ ok: false, ...outcome })
  expect(asked.attempts()).toBe(1)
})

test.each<[string, string, Partial<AttemptEnd> | null]>([
  ['healthy', 'Configured, and not asked yet', null],
  ['healthy', 'Answers', { is: 'answer' }],
  ['healthy', 'Answers', { why: 'blocked', isPassing: false }],
  ['healthy', 'Answers', { why: 'too-long', isPassing: false }],
  ['healthy', 'Answers', { is: 'answer', value: 'untrue' }],
  ['warning', 'The last ask had no answer: unavailable', { isPassing: false }],
  ['error', 'Refuses our requests: key, address or model may be wrong', { why: 'refused', isPassing: false }],
])('the administration reads %s: %s', async (state, note, end) => {
  const asked = guarded([end ?? {}])
  if (end) await asked.once()

  expect(asked.guard.health()).toMatchObject({ state, note })
  if (end) expect(asked.guard.health().ms).toBeGreaterThanOrEqual(0)
  else expect(asked.guard.health().ms).toBeNull()
})

test.each([
  [79, 'healthy', 'Answers'],
  [80, 'warning', '80 % of the tokens of this day are used'],
  [99, 'warning', '99 % of the tokens of this day are used'],
  [100, 'warning', 'The tokens of this day are used up'],
])('of a hundred tokens %i are used: %s', async (used, state, note) => {
  const asked = guarded([{ is: 'answer', tokens: { input: used - 1, output: 1 } }], { dailyTokens: 100 })
  const warned = () => world.logged.filter((line) => line.includes('most of the tokens')).length
  const before = warned()
  await asked.once(used)

  expect(asked.guard.health()).toMatchObject({ state, note })
  expect(asked.budget.share()).toBe(used / 100)
  expect(warned() - before).toBe(used < 80 ? 0 : 1)
  later(86_400_000)
  expect(asked.budget.share()).toBe(0)
})

test('tokens are held to the last one, once given back, and never less than none', async () => {
  const { budget } = guarded([], { dailyTokens: 100 })
  expect(await budget.hold(101)).toBeNull()
  const all = await budget.hold(100)
  expect(await spent()).toBe(100)
  expect(await budget.hold(1)).toBeNull()
  expect(budget.share()).toBe(1)

  await all?.settle(40)
  await all?.settle(0)
  expect(await spent()).toBe(40)
  expect(await budget.hold(61)).toBeNull()
  const rest = await budget.hold(60)
  // A provider that counts more than was held is believed.
  await rest?.settle(90)
  expect(await spent()).toBe(130)
  expect(budget.share()).toBe(1.3)
})
