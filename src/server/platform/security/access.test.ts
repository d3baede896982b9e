import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS, type Call, type CallName } from '../../../contract/calls.ts'
import { castOf, tryAccess, type Cast } from '../../testing/access-matrix.test-support.ts'
import { createWorld, type World } from '../../testing/world.test-support.ts'

let world: World
let cast: Cast
beforeAll(async () => {
  world = await createWorld()
  cast = await castOf(world)
})
afterAll(() => world.close())

const NAMES = Object.keys(CALLS) as CallName[]

test.each(NAMES)('%s: nobody reads or changes what is another one’s', async (name) => {
  expect(await tryAccess(world, cast, name)).toEqual([])
})

describe('the matrix itself', () => {
  /** Every seventh call that is not for everybody. */
  const opened = NAMES.filter((name) => CALLS[name].access !== 'public').filter((_, place) => place % 4 === 0)

  test('notices each guard that is taken away', async () => {
    const calls = CALLS as Record<CallName, Call>
    const before = new Map(opened.map((name) => [name, calls[name].access]))
    for (const name of opened) calls[name].access = 'public'
    const unguarded = await createWorld()
    for (const [name, access] of before) calls[name].access = access
    const others = await castOf(unguarded)

    const unnoticed: string[] = []
    for (const name of opened) {
      if ((await tryAccess(unguarded, others, name)).length === 0) unnoticed.push(name)
    }
    await unguarded.close()

    expect(opened.length).toBeGreaterThanOrEqual(10)
    expect(unnoticed).toEqual([])
  })
})
