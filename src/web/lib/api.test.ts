import { afterEach, expect, test, vi } from 'vitest'
import { ENDPOINTS } from '../../contract/endpoints.ts'
import { pathOf, request, send } from './api.ts'
import { ApiError, NetworkError, sentenceOf } from './problem-error.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(body: string, init: ResponseInit) {
  const fetched = vi.fn(() => Promise.resolve(new Response(body, init)))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('it should fail'),
    (error: unknown) => error,
  )
}

test('API-03 API-04 a failure reads status, colon, text, or the status text when the body is empty', async () => {
  answerWith('{"message":"No list.","code":"INVALID"}', { status: 400 })
  const told = await failureOf(request('GET', '/api/x'))
  expect(told).toBeInstanceOf(ApiError)
  expect(String(told)).toBe('ApiError: 400: {"message":"No list.","code":"INVALID"}')
  expect(sentenceOf(told)).toBe('No list.')

  answerWith('', { status: 503, statusText: 'Service Unavailable', headers: { 'Retry-After': '7' } })
  const empty = await failureOf(request('GET', '/api/x'))
  expect(empty).toMatchObject({ message: '503: Service Unavailable', retryAfterSeconds: 7, problem: null })
})

test('B-88 markup of a proxy is never a sentence for people', async () => {
  answerWith('<html>bad gateway</html>', { status: 502 })

  expect(sentenceOf(await failureOf(request('GET', '/api/x')))).toBeNull()
})

test('no answer at all is told apart from a bad one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

  expect(await failureOf(request('GET', '/api/x'))).toBeInstanceOf(NetworkError)
})

test('API-01 API-02 calls carry credentials, JSON bodies their type, and multipart its own', async () => {
  const fetched = answerWith('', { status: 200 })

  await request('POST', '/api/x', { body: { a: 1 } })
  await request('POST', '/api/x', { body: new FormData() })

  expect(fetched).toHaveBeenNthCalledWith(1, '/api/x', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: '{"a":1}',
  })
  expect(fetched).toHaveBeenNthCalledWith(2, '/api/x', expect.objectContaining({ headers: {} }))
})

test('an answer is checked against the contract, and an empty one may be the whole answer', async () => {
  answerWith('{"id":7}', { status: 200 })
  await expect(send(ENDPOINTS.getUser)).rejects.toThrow()

  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
  expect(await send(ENDPOINTS.deleteAnalysis, { params: { id: 'a/b' } })).toBeUndefined()
  expect(pathOf(ENDPOINTS.deleteAnalysis, { id: 'a/b' })).toBe('/api/analyses/a%2Fb')
})
