import { afterEach, expect, test, vi } from 'vitest'
import type { ProblemCode } from '../../contract/problem.ts'
import { failureText } from './failure-text.ts'
import { ApiError, causeOf, NetworkError, NotDoneError } from './problem-error.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, code: ProblemCode, message: string, waitSeconds: number | null = null) =>
  new ApiError(status, JSON.stringify({ code, message }), waitSeconds)
const lost = new NetworkError(new TypeError('Failed to fetch'))

/** Every status a call can end with, as the server writes it, and one that only a proxy gives. */
const FAILURES = {
  400: answer(400, 'INVALID', 'Please enter a valid email address.'),
  401: answer(401, 'UNAUTHENTICATED', 'Please sign in.'),
  403: answer(403, 'CSRF', 'This page is too old. Please reload it.'),
  404: answer(404, 'NOT_FOUND', 'Not found.'),
  409: answer(409, 'CONFLICT', 'That name is taken.'),
  413: answer(413, 'TOO_LARGE', 'The request is too large.'),
  415: answer(415, 'UNSUPPORTED_TYPE', 'Please send JSON.'),
  422: answer(422, 'IDEMPOTENCY_MISMATCH', 'This was sent before with other content.'),
  428: answer(428, 'CONSENT_REQUIRED', 'Please agree first.'),
  429: answer(429, 'RATE_LIMITED', 'Slow down.', 30),
  limit: answer(429, 'LIMIT_EXCEEDED', 'Monthly analysis limit reached.', 500),
  500: answer(500, 'INTERNAL', 'Something went wrong on our side. Please try again.'),
  502: new ApiError(502, '<html>Bad gateway</html>', null),
  503: answer(503, 'UNAVAILABLE', 'Full.', 5),
  lost,
  other: new SyntaxError('Unexpected end of JSON input'),
}
const OWN = { fallback: 'It was not saved.', gone: 'It was deleted.' }
const SESSION = 'Your session has ended. Please sign in and try again.'
const WAIT = 'Too many tries in a short time. Please wait 30 seconds and try again.'
const FULL = 'We are at capacity right now. Please try again in 5 seconds. What you typed is kept.'
const UNREACHABLE = 'We could not reach the server. Check your connection and try again.'
const OURS = 'Something went wrong on our side. Please try again.'

test.each<[keyof typeof FAILURES, string]>([
  [400, 'Please enter a valid email address.'],
  [401, SESSION],
  [403, 'This page is too old. Please reload it.'],
  [404, 'It was deleted.'],
  [409, 'That name is taken.'],
  [413, 'The request is too large.'],
  [415, 'Please send JSON.'],
  [422, 'This was sent before with other content.'],
  [428, 'Please agree first.'],
  [429, WAIT],
  ['limit', 'Monthly analysis limit reached.'],
  [500, OURS],
  [502, 'It was not saved.'],
  [503, FULL],
  ['lost', UNREACHABLE],
  ['other', 'It was not saved.'],
])('B-37 B-88 a failed call with %s says %s', (name, text) => {
  expect(failureText(FAILURES[name], OWN)).toBe(text)
})

test('a browser that knows that it is offline says so, and an answer that says no is told as it is', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(causeOf(lost)).toBe('offline')
  expect(failureText(lost, OWN)).toBe('You are offline. Please try again when you have a connection.')
  expect(failureText(new NotDoneError('It is not yours to cancel.'), OWN)).toBe('It is not yours to cancel.')
  expect(failureText(new NotDoneError(''), OWN)).toBe('It was not saved.')
})
