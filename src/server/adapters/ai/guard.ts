import { setTimeout as pause } from 'node:timers/promises'
import type { AiMadeBy } from '../../../contract/ai-words.ts'
import type { CallRecords } from '../../platform/http/call-records.ts'
import type { Log } from '../../platform/log.ts'
import { withSpan } from '../../platform/tracing/spans.ts'
import { openBreaker } from './breaker.ts'
import type { Budget } from './budget.ts'
import type { AiOutcome, AiProvider, AiError, AskOptions } from './provider.ts'
import { openConcurrencyLimit } from './concurrency-limit.ts'

type Tokens = { input: number; output: number }

/** The end of one request. `retryAfterMs`: what the provider asked to wait; null where it said nothing. */
export type AttemptEnd =
  | { is: 'answer'; value: unknown; tokens: Tokens; isSent: boolean }
  | {
      is: 'trouble'
      why: AiError
      isPassing: boolean
      retryAfterMs: number | null
      tokens: Tokens
      isSent: boolean
    }

type Ask<T> = {
  /** Named in the log. */
  what: string
  kind: 'ai-text' | 'ai-vision'
  madeBy: AiMadeBy
  /** The most that it may cost; held until it is known what it did. */
  tokensMax: number
  attempt: (signal: AbortSignal) => Promise<AttemptEnd>
  /** The answer as it may be used; null where it must not be. */
  accept: (value: unknown) => T | null
}

type GuardOptions = {
  budget: Budget
  log: Log
  calls: Pick<CallRecords, 'record'>
  now: () => Date
  random: () => number
  /** Rejects when the signal aborts. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>
  /** From call to outcome. */
  totalMs?: number
}

export type Guard = {
  ask: <T>(ask: Ask<T>, options: AskOptions | undefined) => Promise<AiOutcome<T>>
  health: AiProvider['health']
  load: AiProvider['load']
}

const TOTAL_MS = 20_000
const TRIES_MAX = 3
const WAIT_MS = { least: 400, afterFirst: 1_000, afterSecond: 4_000, askedForMax: 5_000 }

/** These say that the provider works; what it answered was just of no use. */
const WORKING: readonly AiError[] = ['blocked', 'too-long', 'untrue']

const NOTHING: Tokens = { input: 0, output: 0 }

/** What holds for every ask: one deadline, few tries, a breaker, a queue, a budget. Nothing here throws. */
export function openGuard(parts: GuardOptions): Guard {
  const { budget, calls, log, now, random, totalMs = TOTAL_MS } = parts
  const sleep = parts.sleep ?? ((ms, signal) => pause(ms, undefined, { signal }))
  const breaker = openBreaker(() => now().getTime())
  const concurrency = openConcurrencyLimit()
  let last: { ms: number; why: AiError | null } | null = null

  async function ask<T>(asked: Ask<T>, { signal, withinMs = totalMs }: AskOptions = {}) {
    const from = performance.now()
    const limit = openLimit(Math.min(withinMs, totalMs), signal)
    const leave = await concurrency.enter(limit.signal).catch(() => undefined)
    try {
      if (!leave) return refusal<T>(leave === null ? 'busy' : limit.why())
      const end = await withSpan(asked.kind, () => tryUpTo(asked, limit))
      const outcome = toOutcome(asked, end)
      if (end.tries > 0) note(asked, outcome, end, Math.round(performance.now() - from))
      return outcome
    } finally {
      leave?.()
      limit.end()
    }
  }

  type Tried = { end: AttemptEnd; tries: number; tokens: Tokens; isSent: boolean }

  async function tryUpTo<T>({ attempt, tokensMax }: Ask<T>, limit: Limit): Promise<Tried> {
    let state: Tried = { end: trouble('circuit-open'), tries: 0, tokens: NOTHING, isSent: false }
    const pass = breaker.enter()
    if (!pass) return state
    const hold = await budget.hold(tokensMax)
    if (!hold) {
      pass.done(null)
      return { ...state, end: trouble('budget') }
    }
    for (let next: typeof pass | null = pass; next; next = breaker.enter()) {
      const end = ended(await attempt(limit.signal), limit)
      next.done(failedOf(end))
      state = {
        end,
        tries: state.tries + 1,
        tokens: plus(state.tokens, end.tokens),
        isSent: state.isSent || end.isSent,
      }
      if (!(await isWorthAnother(state, limit))) break
    }
    await hold.settle(state.tokens.input + state.tokens.output)
    return state
  }

  /** Waits where it says yes. */
  async function isWorthAnother({ end, tries }: Tried, limit: Limit): Promise<boolean> {
    if (end.is === 'answer' || !end.isPassing || tries >= TRIES_MAX) return false
    const most = tries === 1 ? WAIT_MS.afterFirst : WAIT_MS.afterSecond
    const jitter = WAIT_MS.least + random() * (most - WAIT_MS.least)
    const waitMs = Math.max(jitter, end.retryAfterMs ?? 0)
    if ((end.retryAfterMs ?? 0) > WAIT_MS.askedForMax || waitMs >= limit.leftMs()) return false
    return sleep(waitMs, limit.signal).then(
      () => !limit.signal.aborted,
      () => false,
    )
  }

  function note<T>({ what, kind }: Ask<T>, outcome: AiOutcome<T>, tried: Tried, ms: number): void {
    const why = outcome.ok ? null : outcome.why
    calls.record({
      kind,
      isFailed: why !== null && why !== 'cancelled',
      ms,
      inputTokens: tried.tokens.input,
      outputTokens: tried.tokens.output,
    })
    if (why === 'cancelled') return
    last = { ms, why }
    // Never what was asked or answered: that is somebody's label or face.
    if (why !== null) log.warn({ what, why, ms, tries: tried.tries }, 'the AI provider gave no usable answer')
  }

  function health(): ReturnType<AiProvider['health']> {
    const ms = last?.ms ?? null
    const share = budget.share()
    if (breaker.isOpen())
      return { state: 'error', ms, note: 'Fails and is left alone for a while; our own engines answer' }
    if (last?.why === 'refused')
      return { state: 'error', ms, note: 'Refuses our requests: key, address or model may be wrong' }
    if (share >= 1) return { state: 'warning', ms, note: 'The tokens of this day are used up' }
    if (share >= 0.8)
      return { state: 'warning', ms, note: `${Math.floor(share * 100)} % of the tokens of this day are used` }
    if (last === null) return { state: 'healthy', ms, note: 'Configured, and not asked yet' }
    if (last.why !== null && !WORKING.includes(last.why))
      return { state: 'warning', ms, note: `The last ask had no answer: ${last.why}` }
    return { state: 'healthy', ms, note: 'Answers' }
  }

  const load: AiProvider['load'] = () => ({
    ...concurrency.counts(),
    isCircuitOpen: breaker.isOpen(),
    budgetShare: budget.share(),
  })

  return { ask, health, load }
}

type Limit = {
  signal: AbortSignal
  leftMs: () => number
  why: () => 'timeout' | 'cancelled'
  end: () => void
}

/** One signal for both reasons to stop: the time is over, or nobody waits any more. */
function openLimit(withinMs: number, signal: AbortSignal | undefined): Limit {
  const stop = new AbortController()
  const until = performance.now() + withinMs
  const abort = () => stop.abort()
  const timer = setTimeout(abort, withinMs)
  signal?.addEventListener('abort', abort, { once: true })
  if (signal?.aborted) abort()
  return {
    signal: stop.signal,
    leftMs: () => until - performance.now(),
    why: () => (signal?.aborted ? 'cancelled' : 'timeout'),
    end: () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    },
  }
}

/** Whatever an aborted request looks like to a client library, it is the deadline or the caller who left. */
function ended(end: AttemptEnd, { signal, why }: Limit): AttemptEnd {
  return end.is === 'trouble' && signal.aborted ? { ...end, why: why(), isPassing: false } : end
}

function failedOf(end: AttemptEnd): boolean | null {
  if (end.is === 'answer') return false
  return end.why === 'cancelled' ? null : !WORKING.includes(end.why)
}

function toOutcome<T>({ accept, madeBy }: Ask<T>, tried: { end: AttemptEnd; isSent: boolean }): AiOutcome<T> {
  const { end, isSent } = tried
  if (end.is === 'trouble') return { ok: false, why: end.why, isSent }
  const value = accept(end.value)
  return value === null ? { ok: false, why: 'untrue', isSent } : { ok: true, value, madeBy, isSent: true }
}

function refusal<T>(why: AiError): AiOutcome<T> {
  return { ok: false, why, isSent: false }
}

function trouble(why: AiError): AttemptEnd {
  return { is: 'trouble', why, isPassing: false, retryAfterMs: null, tokens: NOTHING, isSent: false }
}

function plus(a: Tokens, b: Tokens): Tokens {
  return { input: a.input + b.input, output: a.output + b.output }
}
