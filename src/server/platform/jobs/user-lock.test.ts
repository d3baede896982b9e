import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../db/client.ts'
import { createWorld, type World } from '../../testing/world.test-support.ts'
import { withUserLock } from './user-lock.ts'
import { isWithin, throttle } from '../security/throttle.ts'
import { deleteEndedWindows } from '../security/throttle.queries.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const lock = (name: string) => ({ name, waitMs: 150, busy: 'Please wait.' })

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
  const running = withUserLock(world.deps, lock('a'), 'ana', first.work)
  await first.begun

  const second = withUserLock(world.deps, lock('a'), 'ana', () => Promise.resolve('second'))
  await expect(second).rejects.toMatchObject({ code: 'BUSY', retryAfterSeconds: 2 })
  expect(await withUserLock(world.deps, lock('a'), 'ben', () => Promise.resolve('ben'))).toBe('ben')
  expect(await withUserLock(world.deps, lock('b'), 'ana', () => Promise.resolve('b'))).toBe('b')

  first.end()
  await running
  expect(await withUserLock(world.deps, lock('a'), 'ana', () => Promise.resolve('third'))).toBe('third')
})

test('work that fails gives its lock back, and who comes quickly after waits for it', async () => {
  const failing = withUserLock(world.deps, lock('c'), 'ana', () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')

  const order: string[] = []
  const slow = async (name: string) => {
    order.push(`${name} begins`)
    await new Promise((done) => setTimeout(done, 30))
    order.push(`${name} ends`)
  }
  const patient = { ...lock('c'), waitMs: 5_000 }
  await Promise.all(['1', '2', '3'].map((name) => withUserLock(world.deps, patient, 'ana', () => slow(name))))

  expect(order.map((line) => line.split(' ')[1])).toEqual(Array(3).fill(['begins', 'ends']).flat())
})

test('two processes on one database share the locks', async () => {
  const other = openDatabase({ url: world.databaseUrl })
  const elsewhere = { ...world.deps, db: other.db }
  const first = endless()
  const running = withUserLock(world.deps, lock('d'), 'ana', first.work)
  await first.begun

  const refused = withUserLock(elsewhere, lock('d'), 'ana', () => Promise.resolve())
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
  const patient = { ...lock('d'), waitMs: 10_000 }
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => withUserLock(i % 2 ? elsewhere : world.deps, patient, 'ana', work)),
  )
  await other.close()

  expect(most).toEqual(Array(20).fill(1))
})

test('a lock of a process that died runs out, and its late end does not end the next one', async () => {
  const before = world.clock.now
  const dead = endless()
  const late = withUserLock(world.deps, lock('e'), 'ana', dead.work)
  await dead.begun
  world.clock.now = new Date(before.getTime() + 10_000)

  const next = endless()
  const running = withUserLock(world.deps, lock('e'), 'ana', next.work)
  await next.begun
  dead.end()
  await late

  await expect(withUserLock(world.deps, lock('e'), 'ana', () => Promise.resolve())).rejects.toMatchObject({
    code: 'BUSY',
  })
  next.end()
  await running
  world.clock.now = before
})

test('a lock that was renewed too late is not ended for its next owner, whose lease ends at the same moment', async () => {
  const before = world.clock.now
  const slept = endless()
  const late = withUserLock(world.deps, lock('f'), 'ana', slept.work)
  await slept.begun
  world.clock.now = new Date(before.getTime() + 10_000)
  const next = endless()
  const running = withUserLock(world.deps, lock('f'), 'ana', next.work)
  await next.begun

  // The first wakes and tries to renew what is no longer its own.
  await new Promise((done) => setTimeout(done, 1_200))
  slept.end()
  await late

  const third = withUserLock(world.deps, lock('f'), 'ana', () => Promise.resolve())
  await expect(third).rejects.toMatchObject({ code: 'BUSY' })
  next.end()
  await running
  world.clock.now = before
})

const rule = { name: 'bell', max: 2, windowSeconds: 60 }
const ring = (who: string) => throttle(world.deps, rule, who)
const at = (text: string) => (world.clock.now = new Date(text))

test('two tries a minute: the third is told how long the rest of the minute is, in whole seconds', async () => {
  const before = world.clock.now
  at('2026-03-10T13:00:20.500Z')
  await ring('ana')
  await ring('ana')

  await expect(ring('ana')).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 40 })
  await ring('ben')
  expect(await isWithin(world.deps, rule, 'ben')).toBe(true)
  expect(await isWithin(world.deps, rule, 'ben')).toBe(false)
  expect(await isWithin(world.deps, { ...rule, name: 'door' }, 'ben')).toBe(true)
  at('2026-03-10T13:00:59.999Z')
  await expect(ring('ana')).rejects.toMatchObject({ retryAfterSeconds: 1 })
  at('2026-03-10T13:01:00.000Z')
  await ring('ana')
  world.clock.now = before
})

test('a window is swept when it is over, and not a moment before', async () => {
  const before = world.clock.now
  at('2026-03-10T14:00:00.000Z')
  await ring('sweeper')
  await ring('sweeper')

  await deleteEndedWindows(world.deps.db, new Date('2026-03-10T14:01:00.000Z'))
  await expect(ring('sweeper')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await deleteEndedWindows(world.deps.db, new Date('2026-03-10T14:01:00.001Z'))
  await ring('sweeper')
  world.clock.now = before
})
