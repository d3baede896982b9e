import { expect, test } from 'vitest'
import type { ProblemCode } from '../../../contract/problem.ts'
import { ApiError, NetworkError } from '../../lib/problem-error.ts'
import { analyzeFailureText, readFailureText } from './failure-words.ts'

const answer = (status: number, code: ProblemCode, message: string) =>
  new ApiError(status, JSON.stringify({ code, message }), null)
const lost = new NetworkError(null)
const proxy = new ApiError(502, '<html>Bad gateway</html>', null)
const SESSION = 'Your session has ended. Please sign in and try again.'

test.each<[string, unknown, string]>([
  ['UX-19 no answer', lost, 'waits on this page, in its memory only, and is read when there is a connection'],
  ['a session that ended', answer(401, 'UNAUTHENTICATED', 'Please sign in.'), SESSION],
  ['a limit', answer(429, 'LIMIT_EXCEEDED', 'Limit reached.'), 'Limit reached.'],
  [
    'a bug',
    answer(500, 'INTERNAL', 'Something went wrong on our side.'),
    'Something went wrong on our side.',
  ],
  ['too many bytes for a proxy', new ApiError(413, '<html>413</html>', null), 'smaller than 10MB'],
  ['SCAN-14 no message', new ApiError(400, '', null), 'try again with a clearer photo'],
])('SCAN-13 the reading of a photo ends with %s and says what is true of it', (_, error, text) => {
  expect(readFailureText(error)).toContain(text)
})

test('SCAN-27 SCAN-28 SCAN-29 SCAN-30 the analysis says what the answer said, and what is known without one', () => {
  expect(analyzeFailureText(answer(409, 'BUSY', 'One at a time.'))).toBe('One at a time.')
  expect(analyzeFailureText(proxy)).toBe('Server error: 502')
  expect(analyzeFailureText(lost)).toBe('Network error')
  expect(analyzeFailureText(new SyntaxError('no JSON'))).toBe(
    'Failed to analyze ingredients. Please try again.',
  )
  expect(analyzeFailureText(answer(401, 'UNAUTHENTICATED', 'Please sign in.'))).toBe(SESSION)
})
