import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../testing/world.test-support.ts'
import { commit, getUsage, release, reserve, type Reservation } from './subscription.ts'

/** Where the limit is asked before the unit is taken, 94 of 100 rounds give too many (tried). */
const ROUNDS = 25
const AT_ONCE = 20
const LIMIT_OF_FREE = 5

let world: World
let userId = ''
beforeAll(async () => {
  world = await createWorld()
  const racer = await world.as('racer')
  userId = ((await racer.get('/api/user')).body as { id: string }).id
})
afterAll(() => world.close())

/** How many of twenty that ask at the same moment get a unit. */
async function ask(): Promise<Reservation[]> {
  const tries = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () => reserve(world.deps, userId, 'analysis', null)),
  )
  for (const one of tries)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'LIMIT_EXCEEDED' })
  return tries.flatMap((one) =>
    one.status === 'fulfilled' && one.value.is === 'new' ? [one.value.reservation] : [],
  )
}

const store = (reservation: Reservation) =>
  world.deps.transact((tx) => commit(tx, reservation, world.deps.newId('ana')))

test(`DEC-33 at the last unit, ${ROUNDS} rounds of ${AT_ONCE} at once are never over and never under`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    // A month of its own for each round, across the ends of two years.
    world.clock.now = new Date(Date.UTC(2026, 3 + round, 1))
    for (let unit = 1; unit < LIMIT_OF_FREE; unit += 1) {
      const taken = await reserve(world.deps, userId, 'analysis', null)
      if (taken.is === 'new') await store(taken.reservation)
    }

    const first = await ask()
    expect(first).toHaveLength(1)
    // A run that fails gives its unit back to exactly one other.
    for (const one of first) await release(world.deps, one)
    const second = await ask()
    expect(second).toHaveLength(1)
    for (const one of second) await store(one)

    expect(await ask()).toHaveLength(0)
    expect((await getUsage(world.deps, userId)).analysesCount).toBe(LIMIT_OF_FREE)
  }
}, 120_000)
