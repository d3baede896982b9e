import { expect, test } from 'vitest'
import { openReadingQueue, ReadersBusy } from './reading-queue.ts'

/** A queue whose clock stands still until it is moved. */
function open(workers: number, waitingMax = 20) {
  const clock = { ms: 0 }
  return { clock, queue: openReadingQueue({ workers, waitingMax, now: () => clock.ms }) }
}

test('an idle worker is given at once, whatever the estimate', async () => {
  const { queue } = open(2)

  await queue.enter('readFace', 0)
  await queue.enter('readFace', 0)

  expect(queue.busy()).toBe(2)
})

test('the estimate follows how long the kind took lately, and falls while a reading goes on', async () => {
  const { clock, queue } = open(1)
  for (let i = 0; i < 30; i++) {
    const end = await queue.enter('readLabel', 0)
    clock.ms += 4_000
    end(true)
  }

  await queue.enter('readLabel', 0)
  expect(Math.round(queue.estimateMs() / 100)).toBe(40)
  clock.ms += 3_000

  expect(Math.round(queue.estimateMs() / 100)).toBe(10)
  clock.ms += 60_000
  expect(queue.estimateMs()).toBeGreaterThan(500)
})

test('a refused file says nothing about how long a photo takes', async () => {
  const { queue } = open(1)
  for (let i = 0; i < 30; i++) (await queue.enter('readLabel', 0))(false)

  await queue.enter('readLabel', 0)

  expect(queue.estimateMs()).toBe(1_500)
})

test('who would wait longer than the limit is refused at once with the estimate, and an impatient kind before a patient one', async () => {
  const { queue } = open(2)
  await queue.enter('readLabel', 0)
  await queue.enter('readLabel', 0)
  const waiting = [1, 2, 3, 4].map(() => queue.enter('readLabel', 20_000))

  const refused: unknown = await queue.enter('toSanitisedJpeg', 4_000).catch((error: unknown) => error)

  expect(refused).toBeInstanceOf(ReadersBusy)
  // Six readings of 1.5 s, two at a time.
  expect(refused).toMatchObject({ retryAfterSeconds: 5 })
  expect(queue.busy()).toBe(6)
  expect(waiting).toHaveLength(4)
})

test('places are given in the order of coming; one whose caller left is not given', async () => {
  const { queue } = open(1)
  const order: string[] = []
  const end = await queue.enter('readLabel', 0)
  const gone = new AbortController()
  const left = queue.enter('readLabel', 20_000, gone.signal)
  const first = queue.enter('readLabel', 20_000).then((endTurn) => {
    order.push('first')
    endTurn(true)
  })
  const second = queue.enter('readFace', 20_000).then((endTurn) => {
    order.push('second')
    endTurn(true)
  })

  gone.abort()
  await expect(left).rejects.toMatchObject({ name: 'AbortError' })
  end(true)
  await Promise.all([first, second])

  expect(order).toEqual(['first', 'second'])
  expect(queue.busy()).toBe(0)
})

test('a wait that turns out too long ends with the word of a busy service', async () => {
  const { queue } = open(1)
  await queue.enter('readSkinPatch', 0)

  await expect(queue.enter('readLabel', 600)).rejects.toBeInstanceOf(ReadersBusy)

  expect(queue.busy()).toBe(1)
})
