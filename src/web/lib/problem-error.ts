import { PROBLEM_CODES, type Problem, type ProblemCode } from '../../contract/problem-codes.ts'
import { isRecord } from './is-record.ts'

/** An answer that was not OK. `message` keeps the wire's form `{status}: {text}`; people read `problem.message`. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | null
  readonly retryAfterSeconds: number | null

  constructor(status: number, text: string, retryAfterSeconds: number | null) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = readProblem(text)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** No answer at all: offline, refused, cut off. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Network error', { cause })
    this.name = 'NetworkError'
  }
}

/** The server answered, and said that it did not do it. */
export class NotDoneError extends Error {}

export function isStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status
}

export function isCode(error: unknown, code: ProblemCode): boolean {
  return error instanceof ApiError && error.problem?.code === code
}

/** Why a call failed, as far as a screen has to tell it apart. */
export type Cause =
  | 'offline'
  | 'unreachable'
  | 'signed-out'
  | 'gone'
  | 'too-many'
  | 'full'
  | 'answered'
  | 'unknown'

/** Decides the cause for every screen. A plan's own limit has the status of too many tries and is none. */
export function causeOf(error: unknown): Cause {
  if (error instanceof NetworkError) return isOffline() ? 'offline' : 'unreachable'
  if (!(error instanceof ApiError)) return error instanceof NotDoneError ? 'answered' : 'unknown'
  switch (error.status) {
    case 401:
      return 'signed-out'
    case 404:
    case 410:
      return 'gone'
    case 429:
      return isCode(error, 'LIMIT_EXCEEDED') ? 'answered' : 'too-many'
    case 503:
      return 'full'
    default:
      return 'answered'
  }
}

/** The browser is certain of being offline only; a network without a way out counts as online. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}

export function waitSecondsOf(error: unknown): number | null {
  return error instanceof ApiError ? error.retryAfterSeconds : null
}

/** What a person may read of a failure: the server's sentence, never a body or markup. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof NotDoneError) return error.message || null
  return error instanceof ApiError ? error.problem?.message || null : null
}

export function fieldsOf(error: unknown): Record<string, string> {
  return error instanceof ApiError ? (error.problem?.fields ?? {}) : {}
}

function readProblem(text: string): Problem | null {
  const json = parseJson(text)
  if (!isRecord(json) || typeof json['message'] !== 'string') return null
  const { message, fields } = json
  const code = PROBLEM_CODES.find((known) => known === json['code'])
  // A proxy or an older server may answer with a message alone.
  if (code === undefined) return { message, code: 'INTERNAL' }
  if (fields === undefined) return { message, code }
  const isWhole = isRecord(fields) && Object.values(fields).every((text) => typeof text === 'string')
  return isWhole ? { message, code, fields: fields as Record<string, string> } : { message, code: 'INTERNAL' }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
