import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { limitsQuery } from './queries/limits-queries.ts'
import { userQuery } from './queries/user-queries.ts'

const SECOND_MS = 1_000
const USER = {
  id: 'usr_0123456789abcdefghijkl',
  username: 'ana',
  email: 'ana@example.test',
  firstName: null,
  lastName: null,
  skinType: null,
  allergies: [],
  preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
  isPregnant: false,
  isEmailVerified: false,
  role: 'user',
}

let calls: string[]
beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  vi.stubGlobal('fetch', (path: string) => {
    calls.push(path)
    return Promise.resolve(Response.json(path === '/api/user' ? USER : {}))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('API-05 an answer stays fresh for 30 s and is asked for again after that', async () => {
  const client = createQueryClient()
  const ask = () => client.fetchQuery({ queryKey: ['/api/x'] })

  await ask()
  await vi.advanceTimersByTimeAsync(29.9 * SECOND_MS)
  await ask()
  expect(calls).toEqual(['/api/x'])

  await vi.advanceTimersByTimeAsync(0.2 * SECOND_MS)
  await ask()
  expect(calls).toEqual(['/api/x', '/api/x'])
})

test('AUTH-31 the account stays fresh for 120 s', async () => {
  const client = createQueryClient()

  await client.fetchQuery(userQuery)
  await vi.advanceTimersByTimeAsync(119 * SECOND_MS)
  await client.fetchQuery(userQuery)
  expect(calls).toHaveLength(1)

  await vi.advanceTimersByTimeAsync(2 * SECOND_MS)
  await client.fetchQuery(userQuery)
  expect(calls).toHaveLength(2)
})

test('AUTH-31 an account that nobody looks at is forgotten after 300 s', async () => {
  const client = createQueryClient()
  const leave = new QueryObserver(client, userQuery).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  leave()

  await vi.advanceTimersByTimeAsync(299 * SECOND_MS)
  expect(client.getQueryData(userQuery.queryKey)?.username).toBe('ana')
  await vi.advanceTimersByTimeAsync(2 * SECOND_MS)
  expect(client.getQueryData(userQuery.queryKey)).toBeUndefined()
})

test('UX-19 what is left is asked for every half minute, and not while there is no line', () => {
  const { refetchInterval } = limitsQuery
  const next = () =>
    typeof refetchInterval === 'function' ? Reflect.apply(refetchInterval, null, []) : refetchInterval

  expect(next()).toBe(30_000)
  onlineManager.setOnline(false)
  expect(next()).toBe(false)
  onlineManager.setOnline(true)
})
