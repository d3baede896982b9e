import type { z } from 'zod'
import { CALLS } from '../../contract/calls.ts'
import type { Call } from '../../contract/calls/call.ts'
import type { ProblemCode } from '../../contract/problem.ts'
import type { User } from '../../contract/user.ts'

/** What a screen sent, as the contract reads it. */
type PlayedRequest = {
  params: Record<string, string>
  query: Record<string, string>
  /** Parsed JSON; of a multipart body its parts by name; undefined where nothing was sent. */
  body: unknown
  headers: Headers
  /** Aborted once nobody waits for the answer any more. */
  signal: AbortSignal
}

type Answering = (request: PlayedRequest) => Response | Promise<Response>
type Refusal = { message: string; code: ProblemCode; fields?: Record<string, string>; retryAfterS?: number }

/** What browsers throw. */
class LostConnection extends TypeError {}

const answering = new Map<Call, Answering>()
const made = new Map<Call, PlayedRequest[]>()
const held = new Map<Call, Promise<void>>()
const faults: string[] = []
let account: User | null = null
/** Counts the tests: what one asked late is nobody's concern in the next. */
let run = 0

const NOBODY: Refusal = { code: 'UNAUTHENTICATED', message: 'Please sign in first.' }

/**
 * The server as a screen meets it: each call of the contract answers what a test says, and every answer must be one that
 * the contract allows. A call that no test speaks for is a fault of the test, and so is a request that the server would
 * refuse as malformed.
 */
export const server = {
  /** Whose session it is from now on; null: nobody's, and what belongs to an account is refused. */
  signsIn(user: User | null): void {
    account = user
  },
  account: () => account,
  /** From now on; the latest word counts. */
  answers<C extends Call>(
    call: C,
    answer:
      | z.input<C['answer']>
      | ((request: PlayedRequest) => z.input<C['answer']> | Promise<z.input<C['answer']>>),
  ): void {
    answering.set(call, async (request) => {
      const value: unknown =
        typeof answer === 'function' ? await (answer as (r: PlayedRequest) => unknown)(request) : answer
      const checked = call.answer.safeParse(value)
      if (!checked.success) throw new Error(`not an answer of ${nameOf(call)}: ${checked.error.message}`)
      return value === undefined ? new Response(null, { status: 204 }) : Response.json(value)
    })
  },
  /** What the contract does not allow: the answer of an older server, a row written years ago, a proxy in between. */
  answersOddly(call: Call, body: unknown, status = 200): void {
    answering.set(call, () =>
      typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
    )
  },
  refuses(call: Call, status: number, { retryAfterS, ...problem }: Refusal): void {
    const headers = retryAfterS === undefined ? {} : { 'Retry-After': String(retryAfterS) }
    answering.set(call, () => Response.json(problem, { status, headers }))
  },
  /** The connection breaks before an answer. */
  loses(call: Call): void {
    answering.set(call, () => Promise.reject(new LostConnection('Failed to fetch')))
  },
  /** Keeps back every answer to a call until the function given back is called; what it answers is said apart. */
  holds(call: Call): () => void {
    let letGo = () => {}
    held.set(call, new Promise<void>((done) => (letGo = done)))
    return () => {
      held.delete(call)
      letGo()
    }
  },
  /** Every request for a call so far, answered or not. */
  requests(call: Call): readonly PlayedRequest[] {
    return made.get(call) ?? []
  },
  bodies(call: Call): unknown[] {
    return server.requests(call).map(({ body }) => body)
  },
}

export function resetServer(): string[] {
  answering.clear()
  made.clear()
  held.clear()
  account = null
  run += 1
  return faults.splice(0)
}

/** Stands in the place of the browser's own `fetch`, which still fetches files. */
export async function playedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const url = new URL(request.url)
  if (url.origin !== location.origin || !url.pathname.startsWith('/api/')) return browserFetch(input, init)
  const found = find(request.method, url.pathname)
  const asked = `${request.method} ${url.pathname}`
  if (found === null) return fault(`${asked} is no call of the contract`)
  const { call, params } = found
  const asker = run
  const played: PlayedRequest = {
    params,
    query: Object.fromEntries(url.searchParams),
    body: await bodyOf(call, request),
    headers: request.headers,
    signal: request.signal,
  }
  if (asker !== run) return forgotten
  made.set(call, [...(made.get(call) ?? []), played])
  const wrong = malformed(call, played)
  if (wrong !== null) return fault(`${asked} sent what the contract refuses: ${wrong}`)
  return withoutAborted(request.signal, answerOf(call, played, asked))
}

/** Whoever waits for it is gone. */
const forgotten = new Promise<Response>(() => {})

const browserFetch = globalThis.fetch.bind(globalThis)

async function answerOf(call: Call, played: PlayedRequest, asked: string): Promise<Response> {
  const asker = run
  await held.get(call)
  if (asker !== run) return forgotten
  const said = answering.get(call)
  // Of the account itself a test may say something else than who is signed in.
  if (account === null && call.access !== 'public' && !(call === CALLS.getUser && said))
    return Response.json(NOBODY, { status: 401 })
  const answer = said ?? (call === CALLS.getUser ? () => Response.json(account) : undefined)
  if (answer === undefined) return fault(`${asked} was asked, and no test says what it answers`)
  try {
    return await answer(played)
  } catch (error) {
    if (error instanceof LostConnection) throw error
    return fault(error instanceof Error ? error.message : String(error))
  }
}

function withoutAborted(signal: AbortSignal, answer: Promise<Response>): Promise<Response> {
  const aborted = new Promise<never>((_, fail) => {
    const leave = () => fail(new DOMException('The user aborted a request.', 'AbortError'))
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave)
  })
  return Promise.race([answer, aborted])
}

function fault(text: string): Response {
  faults.push(text)
  return Response.json({ code: 'INTERNAL', message: text }, { status: 500 })
}

const nameOf = (call: Call) => `${call.method} ${call.path}`

/** Addresses without a variable part come before those that would match them too. */
const BY_EXACTNESS: Call[] = Object.values(CALLS as Record<string, Call>).sort(
  (a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')),
)

function find(method: string, path: string): { call: Call; params: Record<string, string> } | null {
  const given = path.split('/')
  for (const call of BY_EXACTNESS) {
    const parts = call.path.split('/')
    const fits = parts.every((part, at) => part.startsWith(':') || part === given[at])
    if (call.method !== method || parts.length !== given.length || !fits) continue
    const variable = parts.flatMap((part, at) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(given[at] ?? '')] as const] : [],
    )
    return { call, params: Object.fromEntries(variable) }
  }
  return null
}

async function bodyOf(call: Call, request: Request): Promise<unknown> {
  if (call.body === 'multipart') return Object.fromEntries((await request.formData()).entries())
  const text = await request.text()
  return text === '' ? undefined : (JSON.parse(text) as unknown)
}

function malformed(call: Call, { params, query, body }: PlayedRequest): string | null {
  const parts = [
    [call.params, params],
    [call.query, query],
    [call.body === 'multipart' ? undefined : call.body, body],
  ] as const
  for (const [schema, value] of parts) {
    const read = schema?.safeParse(value)
    if (read?.success === false) return read.error.message
  }
  return null
}
