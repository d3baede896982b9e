import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetOldFailures } from '../features/accounts/accounts.ts'
import { createWorld, type World } from '../testing/world.test-support.ts'
import { sweepPlatform } from './sweep.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('what has run out is cleared, and what has not stays', async () => {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  const count = async (table: string) =>
    Number((await client.query(`select count(*) from ${table}`)).rows[0]?.count)
  const start = world.clock.now
  await world.as('early')
  await world.client().post('/api/login', { username: 'early', password: 'wrong one' })
  expect([await count('sessions'), await count('login_failures')]).toEqual([1, 1])
  expect(await count('throttle_counters')).toBeGreaterThan(0)

  world.clock.now = new Date(start.getTime() + 8 * 86_400_000)
  const late = await world.as('late')
  await sweepPlatform(world.deps)
  await forgetOldFailures(world.deps)

  expect([await count('sessions'), await count('login_failures'), await count('throttle_counters')]).toEqual([
    1, 0, 1,
  ])
  expect((await late.get('/api/user')).status).toBe(200)
  await client.end()
})
