import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAiWorld, type AiWorld } from '../../testing/ai-stand-in/ai-world.test-support.ts'
import { MISBEHAVIOURS, type Misbehaviour } from '../../testing/ai-stand-in/misbehaviours.test-support.ts'
import type { AiOutcome, AiProvider, AiError, Facts } from './provider.ts'

const FACTS: Facts = {
  sentences: ['Overall this list looks good. There is little to note: Phenoxyethanol (a preservative).'],
  names: ['Phenoxyethanol', 'Aqua'],
}
const PHOTO = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const ASKS: Record<string, (ai: AiProvider) => Promise<AiOutcome<unknown>>> = {
  'a label': (ai) => ai.readLabel(PHOTO),
  'a summary': (ai) => ai.phraseSummary(FACTS),
  guesses: (ai) => ai.secondOpinion(['Wobblium Extract']),
  'the words of a face': (ai) =>
    ai.phraseFace({ sentences: ['The skin appears oily. No concern stands out.'], names: [] }),
  'a look at a face': (ai) => ai.lookAtFace(PHOTO),
}

/** What each way to fail comes to, and how many requests it takes. */
const ENDS: Record<Misbehaviour, readonly [AiError, number]> = {
  reset: ['unavailable', 3],
  unauthorised: ['refused', 1],
  'rate-limit': ['unavailable', 3],
  'rate-limit-short': ['unavailable', 3],
  'rate-limit-long': ['unavailable', 1],
  'error-500': ['unavailable', 3],
  'error-503': ['unavailable', 3],
  empty: ['unreadable', 1],
  html: ['unreadable', 1],
  cut: ['unreadable', 1],
  'cut-inside': ['unreadable', 1],
  'wrong-types': ['unreadable', 1],
  infinity: ['unreadable', 1],
  proto: ['unreadable', 1],
  huge: ['unreadable', 1],
  'gzip-bomb': ['unreadable', 1],
  'slow-body': ['timeout', 1],
  'headers-never': ['timeout', 1],
  blocked: ['blocked', 1],
  length: ['too-long', 1],
  'unknown-fields': ['unreadable', 1],
  redirect: ['unreadable', 1],
  'ask-again': ['unreadable', 1],
  'nothing-inside': ['unreadable', 1],
}
const TOTAL_MS = 20_000

const turnOfTheLoop = () => new Promise((done) => setImmediate(done, 'not yet'))

describe.each(['google', 'openai-compatible'] as const)('%s', (kind) => {
  let world: AiWorld
  beforeAll(async () => {
    world = await createAiWorld(kind)
  })
  afterAll(() => world.close())
  beforeEach(() => world.standIn.reset())
  afterEach(() => vi.useRealTimers())

  test('G13 a well-behaved provider answers every ask in the agreed shape', async () => {
    const ai = await world.open()

    for (const [what, ask] of Object.entries(ASKS)) {
      const outcome = await ask(ai)

      const model = what.startsWith('a l') ? 'eyes-1' : 'words-1'
      expect(outcome, what).toMatchObject({ ok: true, madeBy: { provider: 'Acme AI', model }, isSent: true })
    }
    expect(world.standIn.asked).toHaveLength(5)
    expect(ai.health()).toMatchObject({ state: 'healthy', note: 'Answers' })
  })

  test.each(MISBEHAVIOURS)('G13 %s: every ask ends typed, in time, with all sockets closed', async (how) => {
    const isSlow = ENDS[how][0] === 'timeout'
    world.standIn.misbehave(how)
    // Time stands still: what waits for nothing but its deadline ends with it, and everything else ends without it.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })

    for (const [what, ask] of Object.entries(ASKS)) {
      // With a breaker of its own: what another ask met must not answer this one.
      const ai = await world.open()
      const [why, requests] = ENDS[how]
      world.standIn.asked.length = 0

      const outcome = ask(ai)
      if (isSlow) {
        await world.standIn.whenAsked(1)
        await vi.advanceTimersByTimeAsync(TOTAL_MS - 1)
        expect(await Promise.race([outcome, turnOfTheLoop()]), what).toBe('not yet')
        await vi.advanceTimersByTimeAsync(1)
      }
      expect(await outcome, what).toMatchObject({ ok: false, why, isSent: true })
      expect(world.standIn.asked, what).toHaveLength(requests)
    }
    await expect.poll(() => world.standIn.connections()).toBe(0)
  })

  test('G13 nobody there: told apart from an answer, and nothing was sent', async () => {
    const ai = await world.open({ baseUrl: 'http://127.0.0.1:9' })

    expect(await ai.lookAtFace(PHOTO)).toEqual({ ok: false, why: 'unavailable', isSent: false })
  })

  test('a fence around the JSON is no reason to refuse it', async () => {
    world.standIn.answer(() => '```json\n{"text":"Ingredients: Aqua"}\n```')

    expect(await (await world.open()).readLabel(PHOTO)).toMatchObject({
      ok: true,
      value: 'Ingredients: Aqua',
    })
  })

  test('nothing of what was asked or answered is logged, nor the key', async () => {
    world.standIn.misbehave('error-500')
    await (await world.open()).secondOpinion(['Marker Extract of Nobody'])
    world.standIn.misbehave('html')
    await (await world.open()).secondOpinion(['Marker Extract of Nobody'])

    const log = world.logged.join('\n')

    expect(log).toContain('gave no usable answer')
    expect(log).not.toMatch(/Marker Extract|stand-in says no|login page|key-marker/)
  })
})
