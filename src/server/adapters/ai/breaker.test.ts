import { expect, test } from 'vitest'
import { openBreaker } from './breaker.ts'

/** A breaker with a clock of its own; `ask` is one call, told whether it was let through. */
function opened() {
  let at = 1_000_000
  const breaker = openBreaker(() => at)
  const ask = (isFailed: boolean | null) => {
    const pass = breaker.enter()
    pass?.done(isFailed)
    return pass !== null
  }
  const times = (count: number, isFailed: boolean) => {
    for (let i = 0; i < count; i += 1) ask(isFailed)
  }
  return { breaker, ask, times, later: (ms: number) => (at += ms) }
}

test('nine failures are too few to tell, the tenth opens it', () => {
  const { breaker, ask, times } = opened()

  times(9, true)
  expect(breaker.isOpen()).toBe(false)
  expect(ask(true)).toBe(true)

  expect(breaker.isOpen()).toBe(true)
  expect(ask(false)).toBe(false)
})

test('half of ten opens it, four of ten do not', () => {
  const [half, less] = [opened(), opened()]
  half.times(5, false)
  half.times(5, true)
  less.times(6, false)
  less.times(4, true)

  expect(half.breaker.isOpen()).toBe(true)
  expect(less.breaker.isOpen()).toBe(false)
  less.times(2, true)
  expect(less.breaker.isOpen()).toBe(true)
})

test('what is 30 s old counts no more', () => {
  const [younger, older] = [opened(), opened()]
  for (const one of [younger, older]) one.times(9, true)
  younger.later(29_999)
  older.later(30_000)

  younger.ask(true)
  older.ask(true)

  expect(younger.breaker.isOpen()).toBe(true)
  expect(older.breaker.isOpen()).toBe(false)
})

test('whoever leaves tells nothing', () => {
  const { breaker, ask, times } = opened()
  times(9, true)

  expect(ask(null)).toBe(true)

  expect(breaker.isOpen()).toBe(false)
})

test('after 30 s one call tries, and the others are told no until it is over', () => {
  const { breaker, ask, times, later } = opened()
  times(10, true)
  later(29_999)
  expect(breaker.enter()).toBeNull()
  later(1)

  const probe = breaker.enter()

  expect(probe).not.toBeNull()
  expect(breaker.enter()).toBeNull()
  expect(breaker.isOpen()).toBe(true)
  probe?.done(true)
  later(29_999)
  expect(breaker.enter()).toBeNull()
  later(1)
  expect(ask(false)).toBe(true)
  expect(breaker.isOpen()).toBe(false)
  // It begins anew: what failed before the rest is forgotten.
  times(9, true)
  expect(breaker.isOpen()).toBe(false)
})

test('a try whose asker leaves says nothing: the next one tries', () => {
  const { breaker, ask, times, later } = opened()
  times(10, true)
  later(30_000)

  expect(ask(null)).toBe(true)

  expect(breaker.isOpen()).toBe(true)
  expect(ask(false)).toBe(true)
  expect(breaker.isOpen()).toBe(false)
})
