import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../db/client.ts'
import { createWorld, type World } from '../testing/world.test-support.ts'
import { oneAtATime } from './one-at-a-time.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const turn = (name: string) => ({ name, holdMs: 10_000, waitMs: 150, busy: 'Please wait.' })

/** Work that goes on until it is told to end. */
function endless() {
  let end = () => {}
  let hasBegun = () => {}
  const begun = new Promise<void>((done) => (hasBegun = done))
  const ended = new Promise<void>((done) => (end = done))
  return { begun, end, work: () => (hasBegun(), ended) }
}

test('one at a time: the second is refused with BUSY, another user and another kind are not', async () => {
  const first = endless()
  const running = oneAtATime(world.deps, turn('a'), 'ana', first.work)
  await first.begun

  const second = oneAtATime(world.deps, turn('a'), 'ana', () => Promise.resolve('second'))
  await expect(second).rejects.toMatchObject({ code: 'BUSY', retryAfterSeconds: 2 })
  expect(await oneAtATime(world.deps, turn('a'), 'ben', () => Promise.resolve('ben'))).toBe('ben')
  expect(await oneAtATime(world.deps, turn('b'), 'ana', () => Promise.resolve('b'))).toBe('b')

  first.end()
  await running
  expect(await oneAtATime(world.deps, turn('a'), 'ana', () => Promise.resolve('third'))).toBe('third')
})

test('work that fails ends its turn, and who comes quickly after waits for it', async () => {
  const failing = oneAtATime(world.deps, turn('c'), 'ana', () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')

  const order: string[] = []
  const slow = async (name: string) => {
    order.push(`${name} begins`)
    await new Promise((done) => setTimeout(done, 30))
    order.push(`${name} ends`)
  }
  const patient = { ...turn('c'), waitMs: 5_000 }
  await Promise.all(['1', '2', '3'].map((name) => oneAtATime(world.deps, patient, 'ana', () => slow(name))))

  expect(order.map((line) => line.split(' ')[1])).toEqual(Array(3).fill(['begins', 'ends']).flat())
})

test('two processes on one database share the turns', async () => {
  const other = openDatabase({ url: world.databaseUrl })
  const elsewhere = { ...world.deps, db: other.db }
  const first = endless()
  const running = oneAtATime(world.deps, turn('d'), 'ana', first.work)
  await first.begun

  const refused = oneAtATime(elsewhere, turn('d'), 'ana', () => Promise.resolve())
  await expect(refused).rejects.toMatchObject({ code: 'BUSY' })
  first.end()
  await running
  let atOnce = 0
  const most: number[] = []
  const work = async () => {
    atOnce += 1
    most.push(atOnce)
    await new Promise((done) => setTimeout(done, 2))
    atOnce -= 1
  }
  const patient = { ...turn('d'), waitMs: 10_000 }
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => oneAtATime(i % 2 ? elsewhere : world.deps, patient, 'ana', work)),
  )
  await other.close()

  expect(most).toEqual(Array(20).fill(1))
})

test('a turn of a process that died runs out, and its late end does not end the next one', async () => {
  const before = world.clock.now
  const dead = endless()
  const late = oneAtATime(world.deps, turn('e'), 'ana', dead.work)
  await dead.begun
  world.clock.now = new Date(before.getTime() + 10_000)

  const next = endless()
  const running = oneAtATime(world.deps, turn('e'), 'ana', next.work)
  await next.begun
  dead.end()
  await late

  await expect(oneAtATime(world.deps, turn('e'), 'ana', () => Promise.resolve())).rejects.toMatchObject({
    code: 'BUSY',
  })
  next.end()
  await running
  world.clock.now = before
})
