import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from '../../db/client.ts'
import { createWorld, type World } from '../../testing/world.test-support.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const rowsOf = async () => (await world.deps.db.query.callRollups.findMany()).map((row) => row.requests)

test('a flush ends when all that was recorded before it is stored, also where another one is writing it still', async () => {
  const { calls } = world.deps
  let isSecondOver = false
  await withClient(world.databaseUrl, async (client) => {
    await client.query('begin; lock table call_rollups in access exclusive mode')
    calls.record({ kind: 'ai-text', isFailed: false, ms: 5 })
    const first = calls.flush()
    const second = calls.flush().then(() => (isSecondOver = true))
    // A round trip: long enough for a flush that waits for nothing to end.
    await client.query('select 1')

    expect(isSecondOver).toBe(false)
    await client.query('commit')
    await Promise.all([first, second])
  })
  expect(await rowsOf()).toEqual([1])
})
