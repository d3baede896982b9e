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

/** Photos of several accounts for one worker, each a second of work; who is begun, in order, until nobody waits. */
async function served(
  queue: ReturnType<typeof open>['queue'],
  clock: { ms: number },
  photos: readonly { who: string; ms?: number; comesAfter?: number }[],
) {
  const order: string[] = []
  const refused: string[] = []
  const running: { end: (isTypical: boolean) => void; ms: number }[] = []
  const send = ({ who, ms = 1_000 }: { who: string; ms?: number }) => {
    queue.enter('readLabel', 1e9, undefined, who).then(
      (end) => {
        order.push(who)
        running.push({ end, ms })
      },
      () => refused.push(who),
    )
  }
  for (let turn = 0; turn <= photos.length; turn += 1) {
    photos.filter(({ comesAfter = 0 }) => comesAfter === turn).forEach(send)
    await Promise.resolve()
    await Promise.resolve()
    const begun = running.shift()
    if (!begun) break
    clock.ms += begun.ms
    begun.end(true)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { order, refused }
}

const times = (count: number, who: string, ms?: number) =>
  Array.from({ length: count }, () => ({ who, ...(ms === undefined ? {} : { ms }) }))

test('two accounts with many photos do not hold up a third: it is next, and then everybody in turn', async () => {
  const { queue, clock } = open(1)

  const { order } = await served(queue, clock, [
    ...times(5, 'ana'),
    ...times(5, 'ben'),
    { who: 'cem', comesAfter: 1 },
    { who: 'cem', comesAfter: 1 },
  ])

  expect(order).toHaveLength(12)
  // One more may have been begun before it came.
  expect(order.indexOf('cem')).toBeLessThanOrEqual(3)
  expect(order.lastIndexOf('cem')).toBeLessThanOrEqual(6)
  const others = order.filter((who) => who !== 'cem').slice(1, 9)
  expect(others.filter((who) => who === 'ana')).toHaveLength(4)
})

test('who sends photos that take long waits longer for the next one', async () => {
  const { queue, clock } = open(1)

  const { order } = await served(queue, clock, [...times(4, 'dense', 9_000), ...times(8, 'plain', 1_000)])

  expect(order.slice(0, 8).filter((who) => who === 'plain').length).toBeGreaterThanOrEqual(6)
  expect(order).toHaveLength(12)
})

test('who comes again and again does not starve who was served before', async () => {
  const { queue, clock } = open(1)
  const newcomers = Array.from({ length: 12 }, (_, at) => ({ who: `new ${at}`, comesAfter: at }))

  const { order } = await served(queue, clock, [...times(2, 'ana'), ...newcomers])

  expect(order.lastIndexOf('ana')).toBeLessThanOrEqual(5)
})

test('a full queue gives the last place of who has several to who has none, and to nobody else', async () => {
  const { queue, clock } = open(1, 4)

  const { order, refused } = await served(queue, clock, [
    ...times(4, 'ana'),
    { who: 'ben' },
    { who: 'cem' },
    { who: 'cem' },
  ])

  // The last place of Ana goes to Cem; for his second photo nobody gives one up.
  expect(refused.toSorted()).toEqual(['ana', 'cem'])
  expect(order.filter((who) => who === 'cem')).toHaveLength(1)
  expect(order.filter((who) => who === 'ben')).toHaveLength(1)
})

test('a photo that was not read is not charged', async () => {
  const { queue, clock } = open(1)
  const end = await queue.enter('readLabel', 1e9, undefined, 'ben')
  for (let at = 0; at < 5; at += 1) {
    const gone = new AbortController()
    const left = queue.enter('readLabel', 1e9, gone.signal, 'ana')
    gone.abort()
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
  }
  const order: string[] = []
  const ben = queue.enter('readLabel', 1e9, undefined, 'ben').then((done) => (order.push('ben'), done(true)))
  const ana = queue.enter('readLabel', 1e9, undefined, 'ana').then((done) => (order.push('ana'), done(true)))
  clock.ms += 1_500

  end(true)
  await Promise.all([ana, ben])

  expect(order).toEqual(['ana', 'ben'])
})
