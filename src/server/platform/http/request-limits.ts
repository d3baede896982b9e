import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { pathOf } from './path-of.ts'
import { countInWindow, type Window } from '../security/throttle.queries.ts'
import { network, refuse } from '../security/throttle.ts'

const WINDOW_MS = 60_000

/**
 * Requests a minute. Calls count for an account, or for a network where nobody is signed in; everything else counts for a
 * network, behind which many people may sit: pages are loaded once a visit, files some twenty times, previews by programs.
 */
const REQUESTS_MAX = { call: 300, page: 240, preview: 60, file: 6_000 }
type RequestKind = keyof typeof REQUESTS_MAX

/**
 * Writing a page or drawing a picture takes milliseconds in which nobody else is answered: no network gets its minute's worth
 * at once. Counted by each process for itself, because it is about this process.
 */
const BURST_MS = 10_000
const BURST_MAX: Partial<Record<RequestKind, number>> = { page: 60, preview: 20 }

type Counted = { window: Window; count: number }

type RequestLimits = {
  /** Refuses whom this process knows to be over a limit, before anything is asked of the database. */
  refuseKnown: (request: FastifyRequest, token: string | undefined) => void
  /** Where a call with this token will count, if it is still whose it was: so that session and count are one round trip. */
  windowFor: (token: string) => Window | null
  /**
   * Counts one request and refuses the one too many, which is a request that is going to be refused otherwise, too. `counted`:
   * where it was counted already in the window of `windowFor`.
   */
  count: (
    request: FastifyRequest,
    reply: FastifyReply,
    token: string | undefined,
    counted?: Counted,
  ) => Promise<void>
}

/** Whoever is over a limit stays it until the window ends: no more than these are remembered. */
const BLOCKED_MAX = 50_000

/**
 * The general limits. Calls, pages and previews are counted in the database, so that several processes refuse the same
 * request together; a process that has refused remembers it, so that a flood costs the database no more than the limit
 * itself. Files are counted by each process for itself: they need no database, and must not.
 *
 * Throws RATE_LIMITED; every counted answer carries RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset (seconds).
 */
export function openRequestLimits(deps: Deps, callsMax: number = REQUESTS_MAX.call): RequestLimits {
  const maxima = { ...REQUESTS_MAX, call: callsMax }
  const blockedUntil = new Map<string, number>()
  /** Sessions that were somebody's: what a neighbour does to their network is not theirs to answer for. */
  const sessions = new Map<string, string>()
  const countFile = openCounter()
  const countBurst = openCounter()

  function block(keys: readonly (string | undefined)[], until: number): void {
    if (blockedUntil.size > BLOCKED_MAX) blockedUntil.clear()
    for (const key of keys) if (key !== undefined) blockedUntil.set(key, until)
  }

  function remember(token: string | undefined, user: string | undefined): void {
    if (token === undefined) return
    if (sessions.size > BLOCKED_MAX) sessions.clear()
    if (user === undefined) sessions.delete(token)
    else sessions.set(token, user)
  }

  const windowOf = (key: string, start: number): Window => ({
    key: deps.secrets.keyed('requests', key),
    start: new Date(start),
    end: new Date(start + WINDOW_MS),
  })

  function refuseBurst(kind: RequestKind, request: FastifyRequest, now: number): void {
    const max = BURST_MAX[kind]
    if (max === undefined) return
    const start = Math.floor(now / BURST_MS) * BURST_MS
    if (countBurst(networkKey(kind, request), start) > max)
      refuse(Math.ceil((start + BURST_MS - now) / 1_000))
  }

  async function countShared(kind: RequestKind, key: string, start: number): Promise<number> {
    try {
      return await countInWindow(deps.db, windowOf(key, start))
    } catch (error) {
      // A page needs no database; whatever else does says itself that there is none.
      if (kind === 'page' || kind === 'preview') return 0
      throw error
    }
  }

  const countNow = (kind: RequestKind, key: string, start: number) =>
    kind === 'file' ? countFile(key, start) : countShared(kind, key, start)

  return {
    refuseKnown: (request, token) => {
      const now = deps.now().getTime()
      const kind = kindOf(request)
      const isSomebodys = token !== undefined && kind === 'call' && sessions.has(token)
      const keys = [isSomebodys ? undefined : networkKey(kind, request), tokenKey(kind, token)]
      for (const key of keys) {
        const until = key === undefined ? 0 : (blockedUntil.get(key) ?? 0)
        if (until > now) refuse(Math.ceil((until - now) / 1_000))
      }
      refuseBurst(kind, request, now)
    },
    windowFor: (token) => {
      const user = sessions.get(token)
      if (user === undefined) return null
      return windowOf(accountKey(user), Math.floor(deps.now().getTime() / WINDOW_MS) * WINDOW_MS)
    },
    count: async (request, reply, token, counted) => {
      const kind = kindOf(request)
      const now = deps.now().getTime()
      const user = kind === 'call' ? request.actor?.userId : undefined
      const before = user === undefined ? undefined : counted
      const start = before?.window.start.getTime() ?? Math.floor(now / WINDOW_MS) * WINDOW_MS
      if (kind === 'call') remember(token, user)
      const key = user === undefined ? networkKey(kind, request) : accountKey(user)
      const count = before?.count ?? (await countNow(kind, key, start))
      const max = maxima[kind]
      const seconds = Math.max(0, Math.ceil((start + WINDOW_MS - now) / 1_000))
      void reply
        .header('RateLimit-Limit', max)
        .header('RateLimit-Remaining', Math.max(0, max - count))
        .header('RateLimit-Reset', seconds)
      if (count <= max) return
      block([user === undefined ? key : tokenKey(kind, token)], start + WINDOW_MS)
      refuse(seconds)
    },
  }
}

/** Counts in the memory of this process, in one window at a time. */
function openCounter(): (key: string, start: number) => number {
  let window = { start: 0, counts: new Map<string, number>() }
  return (key, start) => {
    if (window.start !== start || window.counts.size > BLOCKED_MAX) window = { start, counts: new Map() }
    const count = (window.counts.get(key) ?? 0) + 1
    window.counts.set(key, count)
    return count
  }
}

function networkKey(kind: RequestKind, { ip }: FastifyRequest): string {
  return `${kind} ${network(ip)}`
}

function accountKey(user: string): string {
  return `call ${user}`
}

function tokenKey(kind: RequestKind, token: string | undefined): string | undefined {
  return token === undefined ? undefined : `${kind} token ${token}`
}

function kindOf(request: FastifyRequest): RequestKind {
  const path = pathOf(request)
  if (path.startsWith('/api/')) return 'call'
  if (path.startsWith('/og/')) return 'preview'
  return request.is404 || request.routeOptions.url === '/*' ? 'page' : 'file'
}
