import { expect, test } from 'vitest'
import type { ProblemCode } from '../../../contract/problem.ts'
import { ApiError, NetworkError } from '../../lib/problem-error.ts'
import { loginFailureText } from './login-form.tsx'

const answer = (status: number, code: ProblemCode, message: string, waitSeconds: number | null = null) =>
  new ApiError(status, JSON.stringify({ code, message }), waitSeconds)
const OURS = 'Something went wrong on our side. Please try again.'

test.each<[string, unknown, string]>([
  ['a refused password', answer(401, 'UNAUTHENTICATED', 'No.'), 'Invalid username/email or password.'],
  ['a field at fault', answer(400, 'INVALID', 'Please fill in all fields.'), 'Please fill in all fields.'],
  ['another account', answer(409, 'ACCOUNT_CHANGED', 'Nothing was done.'), 'Nothing was done.'],
  [
    'too many tries',
    answer(429, 'RATE_LIMITED', 'Slow down.', 30),
    'Too many tries in a short time. Please wait 30 seconds and try again.',
  ],
  ['a bug', answer(500, 'INTERNAL', OURS), OURS],
  ['a page of a proxy', new ApiError(502, '<html>Bad gateway</html>', null), OURS],
  [
    'a full server',
    answer(503, 'UNAVAILABLE', 'Full.', 5),
    'We are at capacity right now. Please try again in 5 seconds. What you typed is kept.',
  ],
  [
    'no answer',
    new NetworkError(null),
    'We could not reach the server. Check your connection and try again.',
  ],
])('AUTH-18 only a refused password is a wrong one: %s', (_, error, text) => {
  expect(loginFailureText(error)).toBe(text)
})
