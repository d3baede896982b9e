import { Problem } from '../../contract/problem.ts'

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

export function isStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status
}

/** What a person may read of a failure: the server's sentence, never a body or markup. */
export function sentenceOf(error: unknown): string | null {
  return error instanceof ApiError ? (error.problem?.message ?? null) : null
}

export function fieldsOf(error: unknown): Record<string, string> {
  return error instanceof ApiError ? (error.problem?.fields ?? {}) : {}
}

function readProblem(text: string): Problem | null {
  const json = parseJson(text)
  const whole = Problem.safeParse(json)
  if (whole.success) return whole.data
  // A proxy or an older server may answer with a message alone.
  const bare = Problem.pick({ message: true }).safeParse(json)
  return bare.success ? { message: bare.data.message, code: 'INTERNAL' } : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
