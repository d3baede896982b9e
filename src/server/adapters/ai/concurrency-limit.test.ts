import { expect, test } from 'vitest'
import { openConcurrencyLimit } from './concurrency-limit.ts'

const AT_ONCE = 8
const WAITING = 32
const stays = () => new AbortController().signal

async function full() {
  const limit = openConcurrencyLimit()
  const inside = await Promise.all(Array.from({ length: AT_ONCE }, () => limit.enter(stays())))
  return { limit, inside }
}

test('eight go in, 32 wait, and the next is told no at once', async () => {
  const { limit, inside } = await full()
  expect(inside.every((leave) => leave !== null)).toBe(true)
  const waiting = Array.from({ length: WAITING }, () => limit.enter(stays()))

  expect(await limit.enter(stays())).toBeNull()

  // Each that leaves lets one in, in the order in which they came.
  let admitted = 0
  for (const one of waiting) void one.then(() => (admitted += 1))
  inside[0]?.()
  await waiting[0]
  expect(admitted).toBe(1)
})

test('leaving twice frees one place', async () => {
  const { limit, inside } = await full()
  const [first, second] = [limit.enter(stays()), limit.enter(stays())]
  let isSecondIn = false
  void second.then(() => (isSecondIn = true))

  inside[0]?.()
  inside[0]?.()
  await first
  await Promise.resolve()

  expect(isSecondIn).toBe(false)
})

test('a free place is given again', async () => {
  const { limit, inside } = await full()

  for (const leave of inside) leave?.()

  const again = await Promise.all(Array.from({ length: AT_ONCE }, () => limit.enter(stays())))
  expect(again.every((leave) => leave !== null)).toBe(true)
  let isNinthIn = false
  void limit.enter(stays()).then(() => (isNinthIn = true))
  await new Promise((resolve) => setImmediate(resolve))
  expect(isNinthIn).toBe(false)
})

test('whoever gives up waiting loses the place in the queue, and nobody else does', async () => {
  const { limit, inside } = await full()
  const leaving = new AbortController()
  const [first, second] = [limit.enter(leaving.signal), limit.enter(stays())]
  leaving.abort()

  await expect(first).rejects.toThrow('gave up waiting')
  inside[0]?.()

  expect(await second).not.toBeNull()
  await expect(limit.enter(AbortSignal.abort())).rejects.toThrow('gave up waiting')
})
