import { ApiError } from '@paddle/paddle-node-sdk'
import { setTimeout as pause } from 'node:timers/promises'
import { ProviderFault } from '../provider.ts'

/** A wait that the provider asks for beyond this is not waited: the person gets a word instead. */
const WAIT_MAX_MS = 5_000
const READ_TRIES_MAX = 3

type Bounds = { timeoutMs: number; random: () => number }

/** One call of the SDK, which knows no time limit of its own. Throws ProviderFault, whatever went wrong. */
export async function ask<T>(work: () => Promise<T>, timeoutMs: number): Promise<T> {
  const clock = new AbortController()
  try {
    // The request itself goes on until the runtime ends it; nobody listens to its answer any more.
    return await Promise.race([work(), tooLate(timeoutMs, clock.signal)])
  } catch (error) {
    throw faultOf(error)
  } finally {
    clock.abort()
  }
}

/** A question: asked again where the provider was not there, at most twice, and never beyond the deadline. */
export async function askAgain<T>(work: () => Promise<T>, { timeoutMs, random }: Bounds): Promise<T> {
  const deadline = performance.now() + timeoutMs
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask(work, deadline - performance.now())
    } catch (error) {
      const waitMs = waitAfter(error, tries, random)
      if (tries >= READ_TRIES_MAX || waitMs === null || performance.now() + waitMs >= deadline) throw error
      await pause(waitMs)
    }
  }
}

/** True where the provider says itself that it has not begun: then, and only then, a change may be sent again. */
export function wasNotBegun(error: unknown): boolean {
  const cause = error instanceof ProviderFault ? error.cause : null
  return cause instanceof ApiError && cause.code === TOO_MANY
}

export function isUnknown(error: unknown): boolean {
  const cause = error instanceof ProviderFault ? error.cause : null
  return cause instanceof ApiError && /(^|_)not_found$/.test(cause.code)
}

/** Null: asking again gives the same answer. */
export function waitAfter(error: unknown, tries: number, random: () => number): number | null {
  if (!(error instanceof ProviderFault) || error.kind === 'refused') return null
  const askedSeconds = error.cause instanceof ApiError ? error.cause.retryAfter : null
  const asked = (askedSeconds ?? 0) * 1_000
  if (asked > WAIT_MAX_MS) return null
  return asked + random() * 200 * 2 ** tries
}

const TOO_MANY = 'too_many_requests'

/** Refusals have an envelope of their own; all else (no connection, a page instead of JSON, half an answer) is absence. */
function faultOf(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error
  if (!(error instanceof ApiError)) {
    return new ProviderFault('unreachable', error instanceof Error ? error.message : 'no answer', error)
  }
  const isRefusal = error.type === 'request_error' && error.code !== TOO_MANY
  return new ProviderFault(isRefusal ? 'refused' : 'unreachable', `Paddle: ${error.code}`, error)
}

async function tooLate(timeoutMs: number, signal: AbortSignal): Promise<never> {
  await pause(Math.max(0, timeoutMs), undefined, { signal, ref: false }).catch(() => undefined)
  throw new ProviderFault('unreachable', `no answer within ${Math.round(timeoutMs)} ms`)
}
