import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { whileRenewing } from './lease.ts'

test('what holds a lease ends after a renewal that is under way, which would otherwise keep what is given back', async () => {
  const order: string[] = []
  let isRenewing = false
  const renew = async () => {
    isRenewing = true
    await pause(80)
    order.push('renewed')
  }

  await whileRenewing(renew, async () => {
    while (!isRenewing) await pause(5)
    order.push('worked')
  })
  order.push('over')

  expect(order).toEqual(['worked', 'renewed', 'over'])
})

test('renewals follow each other, and one that fails changes nothing of the work', async () => {
  let atOnce = 0
  let most = 0
  const renew = async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await pause(1_500)
    atOnce -= 1
    throw new Error('no database')
  }

  expect(await whileRenewing(renew, async () => (await pause(2_300), 'done'))).toBe('done')

  expect({ most, atOnce }).toEqual({ most: 1, atOnce: 0 })
})
