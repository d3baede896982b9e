import type { ProblemCode } from '../../contract/problem.ts'

/** Every code has one status. Limits answer 429: a 403 would be read as a refused picture by the face screen. */
export const STATUS = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CSRF: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  BUSY: 409,
  ACCOUNT_CHANGED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  INVALID_IMAGE: 400,
  IDEMPOTENCY_MISMATCH: 422,
  CONSENT_REQUIRED: 428,
  RATE_LIMITED: 429,
  LIMIT_EXCEEDED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<ProblemCode, number>

type Extra = { fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown }

/** Something the caller can act on. Anything else that is thrown is a bug and answers 500 without its message. */
export class Failure extends Error {
  override name = 'Failure'
  readonly code: ProblemCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, message: string, extra: Extra = {}) {
    super(message, extra.cause === undefined ? undefined : { cause: extra.cause })
    this.code = code
    this.fields = extra.fields
    this.retryAfterSeconds = extra.retryAfterSeconds
  }
}

/** Turns a missing row into the failure that every stranger gets too, so that existence is never told. */
export function found<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Failure('NOT_FOUND', `${what} not found.`)
  return row
}
