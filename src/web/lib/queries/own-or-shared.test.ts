import { afterEach, expect, test, vi } from 'vitest'
import { ownOrShared } from './own-or-shared.ts'

afterEach(() => vi.unstubAllGlobals())

const PATHS = { own: '/api/analyses/x', shared: '/api/public/analyses/x' }

/** The calls that are made for an id, each answered with its status. */
async function callsFor(id: string, ...statuses: number[]): Promise<string[]> {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(new Response('{}', { status: statuses[asked.length - 1] ?? 200 }))
  })
  await ownOrShared(id, PATHS)
    .queryFn({ signal: new AbortController().signal })
    .catch(() => undefined)
  return asked
}

test.each(['11111111-2222-4333-8444-555555555555', '11111111-2222-4333-8444-55555555555A'])(
  'SHARE-18 RES-44 %s looks like a share id and is asked for at the public call alone',
  async (id) => {
    expect(await callsFor(id)).toEqual([PATHS.shared])
    expect(await callsFor(id, 401)).toEqual([PATHS.shared])
  },
)

test.each([
  'ana_0123456789abcdefghijkl',
  '42',
  '11111111-2222-4333-8444',
  'x11111111-2222-4333-8444-555555555555',
])(
  'SHARE-18 RES-45 RES-46 %s is asked for at the owner’s call, and at the public one after a 401 only',
  async (id) => {
    expect(await callsFor(id)).toEqual([PATHS.own])
    expect(await callsFor(id, 401)).toEqual([PATHS.own, PATHS.shared])
    expect(await callsFor(id, 404)).toEqual([PATHS.own])
  },
)
