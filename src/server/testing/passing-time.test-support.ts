import { setTimeout as pause } from 'node:timers/promises'
import { vi } from 'vitest'

/**
 * What `ask` answers while each look at the clock of how long something takes finds another second gone by: whoever waits five
 * seconds for another one has waited after a few tries. The clock that says what time it is stands still meanwhile, and so does no lease run out.
 */
export async function whileSecondsFly<T>(ask: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const answer = ask()
    const isOver = answer.then(
      () => true,
      () => true,
    )
    while (!(await Promise.race([isOver, pause(20, false)]))) vi.advanceTimersByTime(1_000)
    return await answer
  } finally {
    vi.useRealTimers()
  }
}
