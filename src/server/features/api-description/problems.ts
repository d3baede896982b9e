import type { Call } from '../../../contract/calls.ts'
import { ProblemCode } from '../../../contract/problem.ts'
import { STATUS } from '../../platform/failure.ts'
import type { JsonSchema } from './json-schemas.ts'

/** When a call is refused with a code, for people who write a client. */
const MEANING: Record<ProblemCode, string> = {
  INVALID: 'the request is not what the call takes; `fields` names the inputs at fault',
  UNAUTHENTICATED: 'nobody is signed in, or what was given to sign in is wrong',
  FORBIDDEN: 'the account has not the role for it',
  CSRF: 'the request carries the session and comes from another site, or does not say where from',
  NOT_FOUND: 'there is no such thing, or it is another account’s',
  CONFLICT: 'it does not fit the state of things',
  BUSY: 'the same is being worked on already; try again after `Retry-After`',
  ACCOUNT_CHANGED: 'another account is signed in than `Opaline-Account` says; nothing was done',
  TOO_LARGE: 'the body or the image is too large',
  UNSUPPORTED_TYPE: 'the body is of another type than the call takes',
  INVALID_IMAGE: 'the image cannot be used, for the reason in `message`',
  IDEMPOTENCY_MISMATCH: 'the key was sent before with another content',
  CONSENT_REQUIRED: 'the account has not given the consent that it needs',
  RATE_LIMITED: 'too many requests; try again after `Retry-After`',
  LIMIT_EXCEEDED: 'the allowance of the plan is used up',
  INTERNAL: 'a fault of the server',
  UNAVAILABLE: 'too busy, or something that the call needs cannot be reached; try again after `Retry-After`',
}

const STATUSES = [...new Set(Object.values(STATUS))].sort((a, b) => a - b)
const nameOf = (status: number) => `Problem${status}`
const refTo = (name: string) => ({ $ref: `#/components/responses/${name}` })

/** One answer for each status that a failure has, and one for whatever is not listed with a call. */
export function problemAnswers(schema: JsonSchema): Record<string, JsonSchema> {
  // As it is sent: no application/problem+json, though the body serves the same end.
  const content = { 'application/json': { schema } }
  const headers = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } }
  const retry = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
  const byStatus = STATUSES.map((status) => {
    const codes = ProblemCode.options.filter((code) => STATUS[code] === status)
    const description = codes.map((code) => `\`${code}\`: ${MEANING[code]}.`).join('\n')
    const mayRetry = [409, 429, 503].includes(status)
    return [
      nameOf(status),
      { description, headers: { ...headers, ...(mayRetry ? retry : {}) }, content },
    ] as const
  })
  const description = 'Whatever else kept the call from being done; `code` says what it was.'
  return { ...Object.fromEntries(byStatus), Problem: { description, headers, content } }
}

/** The failures that follow from what a call is; a feature may have more, each of one of the known codes. */
export function problemsOf(call: Call): Record<string, JsonSchema> {
  const takesKey = call.method !== 'GET' && call.idempotency !== 'none'
  const statuses = [
    400,
    ...(call.access === 'public' ? [] : [401]),
    ...(call.method !== 'GET' || call.access === 'admin' ? [403] : []),
    ...(call.params ? [404] : []),
    409,
    ...(call.body ? [413, 415] : []),
    ...(takesKey ? [422] : []),
    ...[429, 500, 503],
  ]
  const listed = statuses.map((status) => [String(status), refTo(nameOf(status))] as const)
  return { ...Object.fromEntries(listed), default: refTo('Problem') }
}
