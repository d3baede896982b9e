import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAiWorld, type AiWorld } from '../../testing/ai-stand-in/ai-world.test-support.ts'
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

  const from = performance.now()
  expect(await ask(ai)).toEqual({ ok: false, why: 'resting', isSent: false })
  expect(performance.now() - from).toBeLessThan(50)

  later(31_000)
  // One tries; whoever asks meanwhile is told no.
  world.standIn.delay(50)
  const outcomes = await Promise.all([ask(ai), ask(ai), ask(ai)])
  expect(outcomes.map((one) => (one.ok ? 'ok' : one.why)).sort()).toEqual(['refused', 'resting', 'resting'])
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
  // Together they would not fit: one is told no, whichever process it is in. The first must not be done before the second asks.
  world.standIn.delay(700)
  const outcomes = await Promise.all([ask(one), ask(other)])
  expect(outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.why)).sort()).toEqual(['budget', 'ok'])

  world.standIn.delay(0)
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
  world.standIn.delay(60)
  const outcomes = await Promise.all(Array.from({ length: 41 }, () => ask(ai)))

  expect(outcomes.filter((one) => !one.ok && one.why === 'busy')).toHaveLength(1)
  expect(outcomes.filter((one) => one.ok)).toHaveLength(40)
})

test('an ask that waits in the queue ends with its own deadline', async () => {
  const ai = await world.open()
  world.standIn.misbehave('headers-never')
  const first = Array.from({ length: 8 }, () => ask(ai, { withinMs: 400 }))
  await expect.poll(() => world.standIn.asked.length).toBe(8)

  expect(await ask(ai, { withinMs: 50 })).toEqual({ ok: false, why: 'timeout', isSent: false })
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
