import { expect, test } from 'vitest'
import { createKeyring, isRefusal } from './idempotency-key.ts'
import { ApiError, NetworkError, NotDoneError } from './problem-error.ts'

test('the same content keeps its key until it is done, and other content has another', () => {
  const keys = createKeyring()
  const first = keys.keyOf({ text: 'Aqua' })

  expect(keys.keyOf({ text: 'Aqua' })).toBe(first)
  const other = keys.keyOf({ text: 'Aqua, Glycerin' })
  expect(other).not.toBe(first)

  keys.settle()
  expect(keys.keyOf({ text: 'Aqua, Glycerin' })).not.toBe(other)
})

test.each([
  ['no answer', new NetworkError(new TypeError('Failed to fetch'))],
  ['500', new ApiError(500, '', null)],
  ['503', new ApiError(503, '', 7)],
  ['409 of one that is under way', new ApiError(409, '{"message":"Please wait.","code":"BUSY"}', 2)],
  ['an answer that cannot be read', new SyntaxError('Unexpected end of JSON input')],
])('after %s it may have been done all the same: the next try has the same key', (_, error) => {
  const keys = createKeyring()
  const first = keys.keyOf('a')
  keys.settle(error)
  expect(keys.keyOf('a')).toBe(first)
  expect(isRefusal(error)).toBe(false)
})

test.each([
  ['400', new ApiError(400, '', null)],
  ['422', new ApiError(422, '', null)],
  ['429', new ApiError(429, '', 7)],
  ['an answer that says no', new NotDoneError('not now')],
])('after %s nothing was done: the next try is another intention', (_, error) => {
  const keys = createKeyring()
  const first = keys.keyOf('a')
  keys.settle(error)
  expect(keys.keyOf('a')).not.toBe(first)
})
