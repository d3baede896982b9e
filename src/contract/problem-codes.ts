/**
 * The closed list of reasons a call can fail. A screen may switch on the code; the message is for people.
 * Bodies never hold ids or figures that a client searching the text for '403' or '413' could misread.
 */
export const PROBLEM_CODES = [
  'INVALID',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'CSRF',
  'NOT_FOUND',
  'CONFLICT',
  'BUSY',
  'ACCOUNT_CHANGED',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'INVALID_IMAGE',
  'IDEMPOTENCY_MISMATCH',
  'CONSENT_REQUIRED',
  'RATE_LIMITED',
  'LIMIT_EXCEEDED',
  'INTERNAL',
  'UNAVAILABLE',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** The body of every answer that is not OK. `fields` names the inputs at fault, by their path in the request. */
export type Problem = { message: string; code: ProblemCode; fields?: Record<string, string> | undefined }
