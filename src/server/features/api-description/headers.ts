import type { Call } from '../../../contract/calls.ts'
import type { JsonSchema } from './json-schemas.ts'

const count = { type: 'integer', minimum: 0 }

/** Headers of answers, by the name they have among the components. */
export const ANSWER_HEADERS: Record<string, JsonSchema> = {
  RequestId: { description: 'Names the request in the log of the server.', schema: { type: 'string' } },
  RateLimitLimit: { description: 'Calls that may be made in a minute.', schema: count },
  RateLimitRemaining: { description: 'How many of them are left.', schema: count },
  RateLimitReset: { description: 'Seconds until all of them are there again.', schema: count },
  RetryAfter: { description: 'Seconds after which to try again.', schema: count },
  IdempotentReplayed: {
    description: '`true` where the first answer to this key was given again.',
    schema: { type: 'string', const: 'true' },
  },
  SetSession: {
    description:
      'The session, which ends after 7 days without a call and after 30 days at the latest (for an administrator: 30 minutes and 12 hours).',
    schema: { type: 'string' },
  },
  EndSession: { description: 'Takes the session out of the browser.', schema: { type: 'string' } },
}

const refTo = (name: string) => ({ $ref: `#/components/headers/${name}` })

const GENERAL = {
  'X-Request-Id': refTo('RequestId'),
  'RateLimit-Limit': refTo('RateLimitLimit'),
  'RateLimit-Remaining': refTo('RateLimitRemaining'),
  'RateLimit-Reset': refTo('RateLimitReset'),
}

const SETS_SESSION = new Set(['login', 'register', 'changePassword'])
const ENDS_SESSION = new Set(['logout', 'signOutEverywhere', 'deleteAccount'])

export function answerHeaders(name: string, isKept: boolean): Record<string, JsonSchema> {
  return {
    ...GENERAL,
    ...(isKept ? { 'Idempotent-Replayed': refTo('IdempotentReplayed') } : {}),
    ...(SETS_SESSION.has(name) ? { 'Set-Cookie': refTo('SetSession') } : {}),
    ...(ENDS_SESSION.has(name) ? { 'Set-Cookie': refTo('EndSession') } : {}),
  }
}

/** Headers of requests, by the name they have among the components. */
export const REQUEST_HEADERS: Record<string, JsonSchema> = {
  'Opaline-Account': {
    name: 'Opaline-Account',
    in: 'header',
    description:
      'The id of the account that the caller believes to be signed in. Another one is refused (409).',
    schema: { type: 'string' },
  },
  Origin: {
    name: 'Origin',
    in: 'header',
    description:
      'Against requests that other sites make with the session: a call with the cookie has to come from the origin of the app. Browsers say so by `Sec-Fetch-Site: same-origin`; whoever does not send that header sends the origin here. Otherwise 403 CSRF.',
    schema: { type: 'string', format: 'uri' },
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'One intention: the same call with the same key and content is done once and answered alike for a day. Another content under the same key is refused (422).',
    schema: { type: 'string', pattern: String.raw`^[\x21-\x7e]{8,255}$` },
  },
}

export function requestHeaders(call: Call): JsonSchema[] {
  const isSafe = call.method === 'GET'
  return [
    'Opaline-Account',
    ...(isSafe ? [] : ['Origin']),
    ...(isSafe || call.idempotency === 'none' ? [] : ['Idempotency-Key']),
  ].map((name) => ({ $ref: `#/components/parameters/${name}` }))
}
