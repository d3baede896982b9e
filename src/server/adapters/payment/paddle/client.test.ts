import { ApiError } from '@paddle/paddle-node-sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, askAgain, isUnknown, waitAfter, wasNotBegun } from './client.ts'
import { ProviderFault } from '../provider.ts'

// Those of node:timers/promises go past the clock of the tests.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms, value)
      signal?.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      })
    }),
}))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const apiError = (code: string, { type = 'request_error', retryAfter = null as number | null } = {}) =>
  new ApiError({ type, code, detail: 'no', documentation_url: '', errors: null } as never, retryAfter)
const fault = (kind: 'unreachable' | 'refused', cause?: unknown) => new ProviderFault(kind, 'no', cause)

test.each<[string, unknown, 'unreachable' | 'refused']>([
  ['a refusal', apiError('subscription_locked'), 'refused'],
  ['too many requests', apiError('too_many_requests'), 'unreachable'],
  ['a trouble of theirs', apiError('internal_error', { type: 'api_error' }), 'unreachable'],
  ['no connection', new Error('ECONNRESET'), 'unreachable'],
  ['something that is no error', 'half an answer', 'unreachable'],
])('%s is a fault: %s', async (_what, thrown, kind) => {
  await expect(ask(() => Promise.reject(thrown as Error), 1_000)).rejects.toMatchObject({
    name: 'ProviderFault',
    kind,
    cause: thrown,
  })
})

test('an answer in time is the answer, and silence is a fault at the deadline and not before', async () => {
  expect(await ask(async () => 'yes', 1_000)).toBe('yes')

  let told: unknown = 'nothing yet'
  ask(() => new Promise(() => undefined), 1_000).catch((error: unknown) => (told = error))
  await vi.advanceTimersByTimeAsync(999)
  expect(told).toBe('nothing yet')
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toMatchObject({ kind: 'unreachable', message: 'no answer within 1000 ms' })
})

test.each([
  [1, 0, 0],
  [1, 0.5, 200],
  [1, 1, 400],
  [2, 0.5, 400],
  [3, 1, 1_600],
])('after %i tries and a jitter of %d the wait is %i ms', (tries, random, ms) => {
  expect(waitAfter(fault('unreachable'), tries, () => random)).toBe(ms)
})

test.each([
  [0, 400],
  [1, 1_400],
  [5, 5_400],
  [5.001, null],
  [null, 400],
])('a provider that asks for %d seconds is waited for %d ms', (retryAfter, ms) => {
  const asks = fault('unreachable', apiError('too_many_requests', { retryAfter }))
  expect(waitAfter(asks, 1, () => 1)).toBe(ms)
})

test('what is refused, and what is no fault, is not asked again', () => {
  expect(waitAfter(fault('refused'), 1, () => 0)).toBeNull()
  expect(waitAfter(new Error('no fault'), 1, () => 0)).toBeNull()
})

test('a change may be sent again only where the provider says that it has not begun', () => {
  expect(wasNotBegun(fault('unreachable', apiError('too_many_requests')))).toBe(true)
  expect(wasNotBegun(fault('unreachable', apiError('internal_error')))).toBe(false)
  expect(wasNotBegun(fault('unreachable', new Error('reset')))).toBe(false)
  expect(wasNotBegun(apiError('too_many_requests'))).toBe(false)
})

test.each([
  ['not_found', true],
  ['entity_not_found', true],
  ['not_found_here', false],
  ['xnot_found', false],
  ['forbidden', false],
])('a refusal "%s" says that there is no such thing: %s', (code, is) => {
  expect(isUnknown(fault('refused', apiError(code)))).toBe(is)
  expect(isUnknown(apiError(code))).toBe(false)
  expect(isUnknown(fault('refused', new Error(code)))).toBe(false)
})

/** How often it was asked, and at which millisecond each time. */
async function asked(errors: readonly unknown[], timeoutMs: number) {
  const from = performance.now()
  const at: number[] = []
  const work = async () => {
    const error = errors[at.length]
    at.push(performance.now() - from)
    if (error !== undefined) throw error as Error
    return 'yes'
  }
  const outcome = askAgain(work, { timeoutMs, random: () => 1 }).catch((error: ProviderFault) => error.kind)
  await vi.advanceTimersByTimeAsync(timeoutMs)
  return { at, outcome: await outcome }
}
const away = new Error('reset')

test('a question is asked three times and no more, each time a little later, and never past the deadline', async () => {
  expect(await asked([], 5_000)).toEqual({ at: [0], outcome: 'yes' })
  expect(await asked([away], 5_000)).toEqual({ at: [0, 400], outcome: 'yes' })
  expect(await asked([away, away], 5_000)).toEqual({ at: [0, 400, 1_200], outcome: 'yes' })
  expect(await asked([away, away, away, away], 5_000)).toEqual({
    at: [0, 400, 1_200],
    outcome: 'unreachable',
  })
  expect(await asked([apiError('forbidden'), away], 5_000)).toEqual({ at: [0], outcome: 'refused' })
  expect(await asked([away, away], 400)).toEqual({ at: [0], outcome: 'unreachable' })
  expect(await asked([away, away], 401)).toEqual({ at: [0, 400], outcome: 'unreachable' })
})
