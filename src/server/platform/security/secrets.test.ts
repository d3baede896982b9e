import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appSecrets } from '../../db/tables/app-secrets.ts'
import { createWorld, type World } from '../../testing/world.test-support.ts'
import { openSecrets, type Secrets } from './secrets.ts'

let world: World
let secrets: Secrets
beforeAll(async () => {
  world = await createWorld()
  await world.deps.db.update(appSecrets).set({ value: Buffer.alloc(32, 7) })
  secrets = await openSecrets(world.deps.db)
})
afterAll(() => world.close())

/** Made by the first version: sessions, counters and mails of a running installation rest on these. */
test('hashes and sealed texts of earlier versions hold', () => {
  expect(secrets.sha256('a token').toString('hex')).toBe(
    'e3316e2bafebb6103a3418e8778c0adc960d40213a03a7e7f4fcd3426ed807bf',
  )
  expect(secrets.keyed('ip', '2026-03-10', '192.0.2').toString('hex')).toBe(
    'ed11365380bbbb353f7b5d4d730b20c0a93b8f167f9c1c8040452ce041b88948',
  )
  expect(
    secrets.unseal(
      'withdrawal',
      Buffer.from('0101010101010101010101010aae3841f2ee00e55565a6b783a7688c7122c45304fd898f9d6e7a54', 'hex'),
    ),
  ).toBe('naïve words')
})

test('every process of a database has the same key, and another purpose or part has another hash', async () => {
  const other = await openSecrets(world.deps.db)
  const hash = (...parts: [string, ...string[]]) => other.keyed(...parts).toString('hex')

  expect(hash('ip', 'a', 'b')).toBe(secrets.keyed('ip', 'a', 'b').toString('hex'))
  const all = [
    hash('ip', 'a', 'b'),
    hash('ip', 'ab'),
    hash('ip', 'a', 'b', ''),
    hash('pi', 'a', 'b'),
    hash('ip'),
  ]
  expect(new Set(all).size).toBe(all.length)
})

test('what is sealed opens again, looks different each time, and is 28 bytes longer', () => {
  const [once, twice] = [secrets.seal('mail', 'words'), secrets.seal('mail', 'words')]

  expect(once.equals(twice)).toBe(false)
  expect(once).toHaveLength(12 + 16 + 5)
  expect([secrets.unseal('mail', once), secrets.unseal('mail', twice)]).toEqual(['words', 'words'])
  expect(secrets.unseal('mail', secrets.seal('mail', ''))).toBe('')
})

test('nothing opens that was changed in any byte, cut, or sealed for another purpose', () => {
  const sealed = secrets.seal('mail', 'words')

  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => secrets.unseal('mail', changed)).toThrow()
  }
  for (const length of [0, 11, 12, 27, sealed.length - 1])
    expect(() => secrets.unseal('mail', sealed.subarray(0, length))).toThrow()
  expect(() => secrets.unseal('withdrawal', sealed)).toThrow()
  expect(() => secrets.unseal('mail', randomBytes(40))).toThrow()
})
