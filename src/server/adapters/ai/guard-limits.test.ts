import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallRecords } from '../../platform/http/call-records.ts'
import type { Log } from '../../platform/log.ts'
import { openBudget, type Budget } from './budget.ts'
import { openGuard, type AttemptEnd } from './guard.ts'
import type { AskOptions } from './provider.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

type Recorded = Parameters<CallRecords['record']>[0]
type End = Partial<AttemptEnd> & { takesMs?: number }

const HANGS: End = { takesMs: Infinity }

/** A guard over a budget that is always there, until `hasRoom` is false; `ends` are what the provider does, the last for ever. */
function guarded(
  ends: readonly End[],
  { random = 0.5, totalMs }: { random?: number; totalMs?: number } = {},
) {
  const state = { now: Date.parse('2026-03-10T12:00:00Z'), hasRoom: true, attempts: 0 }
  const recorded: Recorded[] = []
  const logged: object[] = []
  const held: number[] = []
  const settled: number[] = []
  const waits: number[] = []
  const budget: Budget = {
    hold: async (tokens) => {
      held.push(tokens)
      return state.hasRoom ? { settle: async (used) => void settled.push(used) } : null
    },
    share: () => 0,
  }
  const guard = openGuard({
    budget,
    log: { warn: (facts: object) => void logged.push(facts) } as unknown as Log,
    calls: { record: (call) => void recorded.push(call) },
    now: () => new Date(state.now),
    random: () => random,
    sleep: async (ms) => void waits.push(ms),
    ...(totalMs === undefined ? {} : { totalMs }),
  })
  const attempt = async (signal: AbortSignal): Promise<AttemptEnd> => {
    const { takesMs = 0, ...end } = ends[Math.min(state.attempts, ends.length - 1)] ?? {}
    state.attempts += 1
    if (takesMs === Infinity)
      await new Promise((done) => signal.addEventListener('abort', done, { once: true }))
    else vi.advanceTimersByTime(takesMs)
    const nothing = { isPassing: true, retryAfterMs: null, why: 'unavailable', value: 'yes', isSent: true }
    return { is: 'trouble', ...nothing, tokens: { input: 10, output: 1 }, ...end } as AttemptEnd
  }
  const ask = (options?: AskOptions, kind: 'ai-text' | 'ai-vision' = 'ai-text') =>
    guard.ask(
      {
        what: 'a test',
        kind,
        madeBy: { provider: 'Acme AI', model: 'words-1' },
        tokensMax: 77,
        attempt,
        accept: (value) => String(value),
      },
      options,
    )
  return { guard, ask, state, recorded, logged, held, settled, waits }
}

test('G13 what was asked is written down with its time, tries and tokens, and given back what it did not use', async () => {
  const asked = guarded([
    { takesMs: 5, tokens: { input: 10, output: 1 } },
    { takesMs: 7.6, is: 'answer', tokens: { input: 20, output: 2 } },
  ])

  expect(await asked.ask(undefined, 'ai-vision')).toMatchObject({ ok: true, value: 'yes' })

  expect(asked.recorded).toEqual([
    { kind: 'ai-vision', isFailed: false, ms: 13, inputTokens: 30, outputTokens: 3 },
  ])
  expect(asked.logged).toEqual([])
  expect(asked.held).toEqual([77])
  expect(asked.settled).toEqual([33])
  expect(asked.guard.health()).toEqual({ state: 'healthy', ms: 13, note: 'Answers' })
})

test('G13 a failure is written down as one, and logged with what, why, how long and how often, and nothing else', async () => {
  const asked = guarded([{ takesMs: 2, why: 'refused', isPassing: false }])

  await asked.ask()

  expect(asked.recorded).toEqual([
    { kind: 'ai-text', isFailed: true, ms: 2, inputTokens: 10, outputTokens: 1 },
  ])
  expect(asked.logged).toEqual([{ what: 'a test', why: 'refused', ms: 2, tries: 1 }])
})

test('G13 what was never sent is neither written down, nor logged, nor paid for', async () => {
  const asked = guarded([{ why: 'refused', isPassing: false }])
  asked.state.hasRoom = false
  expect(await asked.ask()).toEqual({ ok: false, why: 'budget', isSent: false })
  asked.state.hasRoom = true
  for (let at = 0; at < 10; at += 1) await asked.ask()
  const before = [asked.recorded.length, asked.logged.length, asked.settled.length, asked.held.length]

  expect(await asked.ask()).toEqual({ ok: false, why: 'circuit-open', isSent: false })
  expect(await asked.ask({ signal: AbortSignal.abort() })).toMatchObject({ why: 'circuit-open' })

  expect([asked.recorded.length, asked.logged.length, asked.settled.length, asked.held.length]).toEqual(
    before,
  )
  expect(before).toEqual([10, 10, 10, 11])
  expect(asked.guard.health()).toMatchObject({ state: 'error', note: expect.stringMatching(/left alone/) })
})

test('G13 a try that had no tokens left says nothing of the provider: the next one tries', async () => {
  const asked = guarded([...Array<End>(10).fill({ why: 'refused', isPassing: false }), { is: 'answer' }])
  for (let at = 0; at < 10; at += 1) await asked.ask()
  asked.state.now += 30_000
  asked.state.hasRoom = false
  expect(await asked.ask()).toMatchObject({ why: 'budget' })

  asked.state.hasRoom = true

  expect(await asked.ask()).toMatchObject({ ok: true })
})

test.each<[string, AskOptions | undefined, number | undefined, number]>([
  ['twenty seconds', undefined, undefined, 20_000],
  ['its own time, where that is less', { withinMs: 50 }, undefined, 50],
  ['no more than the time of all asks', { withinMs: 60_000 }, undefined, 20_000],
  ['what was set for all of them', undefined, 700, 700],
])('G13 an ask lasts %s', async (_what, options, totalMs, ms) => {
  const asked = guarded([HANGS], totalMs === undefined ? {} : { totalMs })
  let outcome: unknown = 'none'
  void asked.ask(options).then((end) => (outcome = end))

  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(outcome).toBe('none')
  await vi.advanceTimersByTimeAsync(1)

  expect(outcome).toEqual({ ok: false, why: 'timeout', isSent: true })
  expect(asked.recorded).toMatchObject([{ isFailed: true, ms }])
  expect(asked.state.attempts).toBe(1)
})

test.each([
  [700, 1],
  [701, 2],
])('G13 of %i ms, a wait of 700 leaves room for %i tries', async (withinMs, attempts) => {
  const asked = guarded([{ isPassing: true }, { is: 'answer' }])

  await asked.ask({ withinMs })

  expect(asked.state.attempts).toBe(attempts)
  expect(asked.waits).toHaveLength(attempts - 1)
})

test('G13 whoever leaves is not counted as a failure, and what was known of the provider before stays', async () => {
  const asked = guarded([{ is: 'answer', takesMs: 3 }, HANGS])
  await asked.ask()
  const gone = new AbortController()
  const leaving = asked.ask({ signal: gone.signal })
  await vi.advanceTimersByTimeAsync(5)
  expect(getEventListeners(gone.signal, 'abort')).toHaveLength(1)
  gone.abort()

  expect(await leaving).toEqual({ ok: false, why: 'cancelled', isSent: true })
  expect(asked.recorded[1]).toEqual({
    kind: 'ai-text',
    isFailed: false,
    ms: 5,
    inputTokens: 10,
    outputTokens: 1,
  })
  expect(asked.logged).toEqual([])
  expect(asked.guard.health()).toMatchObject({ state: 'healthy', ms: 3 })
})

test('G13 an ask that is over leaves no clock running and nobody listening', async () => {
  const asked = guarded([{ is: 'answer' }])
  const staying = new AbortController()

  await asked.ask({ signal: staying.signal })

  expect(vi.getTimerCount()).toBe(0)
  expect(getEventListeners(staying.signal, 'abort')).toHaveLength(0)
})

test('G13 somebody who has left already is answered without a try that counts', async () => {
  const asked = guarded([{ is: 'trouble' }])

  expect(await asked.ask({ signal: AbortSignal.abort() })).toMatchObject({ ok: false, why: 'cancelled' })
  expect(asked.state.attempts).toBe(1)
})

test('G13 tokens that cannot be counted are given to nobody, and that is logged', async () => {
  const logged: object[] = []
  const broken = new Error('the database is away')
  const fails = {
    values: () => fails,
    onConflictDoUpdate: () => fails,
    returning: () => Promise.reject(broken),
  }
  const budget = openBudget({
    db: { insert: () => fails } as never,
    log: { warn: (facts: object) => void logged.push(facts) } as unknown as Log,
    now: () => new Date('2026-03-10T12:00:00Z'),
    dailyTokens: 100,
  })

  expect(await budget.hold(10)).toBeNull()
  expect(budget.share()).toBe(0)
  expect(logged).toEqual([{ err: broken }])
})

test('G13 what cannot be given back is logged, and stops nobody; a day is warned of once', async () => {
  const logged: object[] = []
  let [total, isAway] = [0, false]
  const insert = {
    values: () => insert,
    onConflictDoUpdate: () => insert,
    returning: async () => [{ tokens: 10 }],
  }
  const update = {
    set: () => update,
    where: () => update,
    returning: async () => {
      if (isAway) throw new Error('away')
      return [{ tokens: total }]
    },
  }
  let day = 10
  const budget = openBudget({
    db: { insert: () => insert, update: () => update } as never,
    log: { warn: (facts: object) => void logged.push(facts) } as unknown as Log,
    now: () => new Date(Date.UTC(2026, 2, day)),
    dailyTokens: 100,
  })
  const use = async (tokens: number) => {
    total = tokens
    await (await budget.hold(10))?.settle(10)
  }

  await use(79)
  expect(logged).toEqual([])
  await use(80)
  await use(90)
  expect(logged).toEqual([{ tokens: 80, dailyTokens: 100 }])
  day += 1
  expect(budget.share()).toBe(0)
  await use(85)
  expect(logged).toHaveLength(2)
  expect(budget.share()).toBe(0.85)
  isAway = true
  await use(95)
  expect(logged).toHaveLength(3)
  expect(budget.share()).toBe(0.85)
})
