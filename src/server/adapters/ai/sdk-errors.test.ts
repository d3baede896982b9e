import * as ai from 'ai'
import { expect, test } from 'vitest'
import { estimateTokens } from './sdk-call.ts'
import { troubleOf } from './sdk-errors.ts'
import { BadReply, NotConnected } from './transport.ts'

const callError = (statusCode: number | undefined, header?: string, cause?: unknown) =>
  new ai.APICallError({
    message: 'no',
    url: 'http://127.0.0.1/',
    requestBodyValues: {},
    ...(statusCode === undefined ? {} : { statusCode }),
    ...(header === undefined ? {} : { responseHeaders: { 'retry-after': header } }),
    cause,
  })

test.each([
  [408, 'unavailable', true],
  [429, 'unavailable', true],
  [500, 'unavailable', true],
  [503, 'unavailable', true],
  [300, 'refused', false],
  [400, 'refused', false],
  [401, 'refused', false],
  [407, 'refused', false],
  [409, 'refused', false],
  [428, 'refused', false],
  [430, 'refused', false],
  [499, 'refused', false],
])('status %i is %s and costs nothing', (status, why, isPassing) => {
  expect(troubleOf(ai, callError(status))).toEqual({
    why,
    isPassing,
    retryAfterMs: null,
    isCharged: false,
    usage: undefined,
  })
})

test.each([
  ['0', 0],
  ['1', 1_000],
  ['2.5', 2_500],
  ['-1', null],
  ['', null],
  ['  ', null],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  ['Infinity', null],
])('a Retry-After of "%s" asks for %s ms', (header, ms) => {
  expect(troubleOf(ai, callError(503, header)).retryAfterMs).toBe(ms)
})

test.each<[string, unknown, object]>([
  ['an answer that is none', callError(200), { why: 'unreadable', isPassing: false, isCharged: true }],
  [
    'an answer that is too large',
    callError(undefined, undefined, new BadReply()),
    { why: 'unreadable', isPassing: false },
  ],
  ['a connection that broke', callError(undefined), { why: 'unavailable', isPassing: true, isCharged: true }],
  ['a bad reply', new BadReply(), { why: 'unreadable', isPassing: false }],
  ['a bad reply inside', new Error('x', { cause: new BadReply() }), { why: 'unreadable' }],
  ['nobody there', new NotConnected(), { why: 'unavailable', isPassing: true }],
  ['nobody there, inside', new Error('x', { cause: new NotConnected() }), { why: 'unavailable' }],
  [
    'a system error',
    Object.assign(new Error('x'), { code: 'ECONNRESET' }),
    { why: 'unavailable', isPassing: true, isCharged: true },
  ],
  ['anything else', new Error('x'), { why: 'unreadable', isPassing: false, isCharged: true }],
  ['no error at all', 'x', { why: 'unreadable', isPassing: false }],
])('%s', (_what, error, trouble) => {
  expect(troubleOf(ai, error)).toMatchObject(trouble)
})

test.each([
  ['length', 'too-long'],
  ['content-filter', 'blocked'],
  ['stop', 'unreadable'],
] as const)('no object because of %s is %s, with what it used', (finishReason, why) => {
  const usage = { inputTokens: 7, outputTokens: 8 } as ai.LanguageModelUsage
  const response = { id: '1', timestamp: new Date(), modelId: 'm' }
  const error = new ai.NoObjectGeneratedError({ response, usage, finishReason })

  expect(troubleOf(ai, error)).toMatchObject({ why, isPassing: false, isCharged: true, usage })
})

test('three letters are a token at most, and a photo is two thousand', () => {
  const call = { prompt: { instructions: 'x'.repeat(10), data: 'x'.repeat(11) }, outputTokensMax: 100 }
  const schema = {} as Parameters<typeof estimateTokens>[0]['schema']

  expect(estimateTokens({ ...call, schema })).toEqual({ input: 7, most: 107 })
  expect(estimateTokens({ ...call, schema, photo: new Uint8Array() })).toEqual({ input: 2_007, most: 2_107 })
  const longer = { ...call, prompt: { ...call.prompt, data: 'x'.repeat(12) } }
  expect(estimateTokens({ ...longer, schema }).input).toBe(8)
})
