import { expect, test } from 'vitest'
import { yieldBetweenTasks } from './yield-between-tasks.ts'

test('between two pieces of heavy work others have their turn, and a piece that fails holds up none', async () => {
  const order: string[] = []
  const first = yieldBetweenTasks(() => {
    order.push('first')
    setImmediate(() => order.push('somebody else'))
    throw new Error('broken')
  })
  const second = yieldBetweenTasks(() => order.push('second'))

  await expect(first).rejects.toThrow('broken')
  await second

  expect(order).toEqual(['first', 'somebody else', 'second'])
})
