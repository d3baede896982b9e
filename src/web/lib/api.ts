import { ENDPOINTS, type Endpoint } from '../../contract/endpoints.ts'
import type { AnswerOf, CallName } from '../../contract/calls.ts'
import { accountHeader, believedAccount, tellAccountRefused } from './account/believed.ts'
import { noteAnswer, noteLost } from './connection.ts'
import { offlineOwner } from './offline/offline-owner.ts'
import { noteSavedAnswer, noteServerAnswer } from './offline/saved-signs.ts'
import { ApiError, isStatus, NetworkError } from './problem-error.ts'

type SendOptions = {
  params?: Record<string, string>
  /** Absent and empty values are left out. */
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** The idempotency key of a call that changes something: one for each intention, however often it is sent. */
  key?: string
  signal?: AbortSignal
}

/**
 * Sends one call of the contract and checks what came back: an old tab must not trust a new server blindly. The schemas come with the
 * first call: pages that arrive with their answers open without them.
 */
export async function send<N extends CallName>(
  endpoint: Endpoint<N>,
  options: SendOptions = {},
): Promise<AnswerOf<N>> {
  const path = pathOf(endpoint, options.params) + queryOf(options.query)
  // Before anything is changed: a change whose answer cannot be read would look as if it had failed.
  const schemas = import('../../contract/calls.ts').catch((error: unknown) => {
    throw new NetworkError(error)
  })
  if (endpoint.method !== 'GET') await schemas
  const [json, { answerOf }] = await Promise.all([request(endpoint.method, path, options), schemas])
  return answerOf(endpoint.name, json)
}

/**
 * The raw exchange: credentials always, JSON or multipart out, an ApiError for every answer that is not OK. Where the line is
 * lost, what this device keeps for its account stands in for the answer to a GET.
 */
export async function request(method: string, path: string, options: SendOptions = {}): Promise<unknown> {
  try {
    const answer = await ask(method, path, options)
    if (method === 'GET') noteServerAnswer(addressOf(path))
    return answer
  } catch (error) {
    const saved = method === 'GET' && isLineLost(error) ? await savedAnswer(path) : undefined
    if (saved === undefined) throw error
    noteSavedAnswer(addressOf(path), saved.savedAt)
    return saved.answer
  }
}

/** Without its query. */
const addressOf = (path: string) => path.split('?')[0] ?? path

/** What a proxy says for a server that is not there counts as no answer. */
export function isLineLost(error: unknown): boolean {
  return error instanceof NetworkError || isStatus(error, 502) || isStatus(error, 504)
}

async function savedAnswer(path: string) {
  const owner = offlineOwner()
  const account = believedAccount()
  if (owner === null || (account !== undefined && account !== owner)) return undefined
  return import('./offline/saved-answers.ts')
    .then(({ findSavedAnswer }) => findSavedAnswer(path))
    .catch(() => undefined)
}

async function ask(method: string, path: string, options: SendOptions): Promise<unknown> {
  const response = await reach(path, {
    method,
    credentials: 'include',
    headers: {
      ...jsonHeader(options.body),
      ...(asksWho(method, path) ? {} : accountHeader()),
      ...(options.key === undefined ? {} : { 'Idempotency-Key': options.key }),
    },
    ...(options.body === undefined ? {} : { body: encode(options.body) }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  })
  const text = await response.text()
  if (!response.ok) {
    const error = new ApiError(
      response.status,
      text === '' ? response.statusText : text,
      retryAfterOf(response),
    )
    if (error.problem?.code === 'ACCOUNT_CHANGED') tellAccountRefused()
    throw error
  }
  return text === '' ? undefined : JSON.parse(text)
}

/** The one call that is made to learn whose session it is. */
function asksWho(method: string, path: string): boolean {
  return method === ENDPOINTS.getUser.method && path === ENDPOINTS.getUser.path
}

export function pathOf(call: { path: string }, params: Record<string, string> = {}): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

export function queryOf(query: SendOptions['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, init)
    noteAnswer()
    return response
  } catch (cause) {
    if (init.signal?.aborted === true) throw cause
    noteLost()
    throw new NetworkError(cause)
  }
}

function encode(body: unknown): BodyInit {
  return body instanceof FormData ? body : JSON.stringify(body)
}

/** The browser itself names the boundary of a multipart body. */
function jsonHeader(body: unknown): Record<string, string> {
  return body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}
