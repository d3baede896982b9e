import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetOldFailures } from '../../features/accounts/accounts.ts'
import { createWorld, type World } from '../../testing/world.test-support.ts'
import { forgetEndedSessions, forgetEndedWindows } from './sweep.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('what has run out is cleared, and what has not stays', async () => {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  const count = async (table: string, where = 'true') =>
    Number((await client.query(`select count(*) from ${table} where ${where}`)).rows[0]?.count)
  const start = world.clock.now
  await world.as('early')
  await world.client().post('/api/login', { username: 'early', password: 'wrong one' })
  // A failure counts for the place that it came from and for the account.
  expect([await count('sessions'), await count('login_failures')]).toEqual([1, 2])
  expect(await count('throttle_counters')).toBeGreaterThan(0)

  world.clock.now = new Date(start.getTime() + 8 * 86_400_000)
  const late = await world.as('late')
  await forgetEndedWindows(world.deps)
  await forgetEndedSessions(world.deps)
  await forgetOldFailures(world.deps)

  const isOver = `window_end < '${world.clock.now.toISOString()}'`
  expect([await count('sessions'), await count('login_failures')]).toEqual([1, 0])
  expect(await count('throttle_counters', isOver)).toBe(0)
  expect(await count('throttle_counters')).toBeGreaterThan(0)
  expect((await late.get('/api/user')).status).toBe(200)
  await client.end()
})
