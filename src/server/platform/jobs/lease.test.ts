import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { whileRenewing } from './lease.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

/** Something that goes on until it is ended. */
function begun<T>() {
  let end: (value: T) => void = () => undefined
  const over = new Promise<T>((done) => (end = done))
  return { over, end }
}

test('what holds a lease ends after a renewal that is under way, which would otherwise keep what is given back', async () => {
  const order: string[] = []
  const [renewal, work] = [begun<void>(), begun<void>()]
  const renew = async () => {
    await renewal.over
    order.push('renewed')
  }
  const held = whileRenewing(renew, () => work.over).then(() => order.push('over'))
  await vi.advanceTimersByTimeAsync(1_000)

  order.push('worked')
  work.end()
  await vi.advanceTimersByTimeAsync(5_000)
  renewal.end()
  await held

  expect(order).toEqual(['worked', 'renewed', 'over'])
})

test('renewals follow each other, and one that fails changes nothing of the work', async () => {
  const renewals: (() => void)[] = []
  const work = begun<string>()
  const renew = async () => {
    const { over, end } = begun<void>()
    renewals.push(end)
    await over
    throw new Error('no database')
  }
  const held = whileRenewing(renew, () => work.over)

  await vi.advanceTimersByTimeAsync(2_300)
  expect(renewals).toHaveLength(1)
  renewals[0]?.()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(renewals).toHaveLength(2)
  work.end('done')
  renewals[1]?.()

  expect(await held).toBe('done')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(renewals).toHaveLength(2)
})
