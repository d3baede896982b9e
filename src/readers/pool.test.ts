import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { afterAll, expect, test } from 'vitest'
import { IMAGE_BYTES_MAX } from '../contract/limits-of-input.ts'
import { plainPhoto } from './image/photo.test-support.ts'
import { testFace } from './face/test-face.test-support.ts'
import { LIST, NAMES, namesIn, printed } from './label/label.test-support.ts'
import { openReaders, type Readers, ReadingTimedOut, WorkerLost } from './pool.ts'
import { ReadersBusy } from './reading-queue.ts'

const folder = mkdtempSync(join(tmpdir(), 'readers-'))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * A worker that does as its first byte says, in place of one that needs models and seconds. One that hangs hears nothing any
 * more, as one in an endless loop, but leaves the processor to the others.
 */
const scripted = join(folder, 'scripted.mjs')
writeFileSync(
  scripted,
  `export const probe = () => true
   export async function readLabel(image) {
     if (image[0] === 1) await new Promise((done) => setTimeout(done, 300))
     if (image[0] === 2) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
     if (image[0] === 4) throw new Error('a bug')
     if (image[0] === 3) process.exit(1)
     return { ok: true, text: 'process ' + process.pid + ' ' + Object.keys(process.env).sort(), bytes: image.length }
   }`,
)
const [ANSWER, WAIT, HANG, CRASH] = [0, 1, 2, 3].map((byte) => () => Uint8Array.of(byte, 0, 0))
const bytes = (make: (() => Uint8Array) | undefined) => make?.() ?? new Uint8Array()

test.each([
  ['with the first photo', 60_000, (readers: Readers) => readers.readLabel(bytes(ANSWER))],
  ['with a probe', 60_000, (readers: Readers) => readers.probe()],
  ['after their time', 1, () => Promise.resolve()],
])('processes that wait begin %s', async (_, idleMs, ask) => {
  const began = join(folder, `began-${randomUUID()}`)
  const workerFile = `${began}.mjs`
  writeFileSync(
    workerFile,
    `import { writeFileSync } from 'node:fs'
     writeFileSync(${JSON.stringify(began)}, '')
     export const probe = () => true
     export const readLabel = () => ({ ok: true })`,
  )
  const never = openReaders({ workerFile, workers: 1, idleMs: 60_000 })
  await never.close()
  expect(existsSync(began)).toBe(false)

  const readers = openReaders({ workerFile, workers: 1, idleMs })
  await ask(readers)

  await expect.poll(() => existsSync(began)).toBe(true)
  await readers.close()
})

test('a worker that crashes costs one photo and is replaced', async () => {
  const readers = openReaders({ workerFile: scripted, workers: 1 })
  const before = await readers.readLabel(bytes(ANSWER))

  await expect(readers.readLabel(bytes(CRASH))).rejects.toBeInstanceOf(WorkerLost)

  const after = await readers.readLabel(bytes(ANSWER))
  expect(after).toMatchObject({ ok: true, text: expect.stringMatching(/^process \d+/) as string })
  expect(after).not.toEqual(before)
  await readers.close()
})

test('a worker that is killed in the middle of a photo is told from a bug, and the next photo is read', async () => {
  const readers = openReaders({ workerFile: scripted, workers: 1 })
  const { text } = (await readers.readLabel(bytes(ANSWER))) as { text: string }
  const pid = Number(/process (\d+)/.exec(text)?.[1])

  const reading = readers.readLabel(bytes(HANG))
  process.kill(pid, 'SIGKILL')

  await expect(reading).rejects.toBeInstanceOf(WorkerLost)
  await expect(readers.readLabel(Uint8Array.of(4, 0, 0))).rejects.toThrow('a bug')
  await expect(readers.readLabel(bytes(ANSWER))).resolves.toMatchObject({ ok: true })
  expect(readers.stats().busy).toBe(0)
  await readers.close()
})

test('a caller who goes away frees the worker', async () => {
  const readers = openReaders({ workerFile: scripted, workers: 1 })
  const gone = new AbortController()

  const reading = readers.readLabel(bytes(HANG), { signal: gone.signal })
  gone.abort()

  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  await expect(readers.readLabel(bytes(ANSWER))).resolves.toMatchObject({ ok: true })
  expect(readers.stats().busy).toBe(0)
  await readers.close()
})

test('a caller who is gone already is not served at all', async () => {
  const readers = openReaders({ workerFile: scripted, workers: 1 })

  await expect(readers.readLabel(bytes(ANSWER), { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  })
  await readers.close()
})

test('a photo of the largest size reaches the worker whole, and the worker sees none of our environment', async () => {
  const readers = openReaders({ workerFile: scripted, workers: 1 })

  const answer = await readers.readLabel(new Uint8Array(IMAGE_BYTES_MAX))

  expect(answer).toMatchObject({
    bytes: IMAGE_BYTES_MAX,
    text: expect.stringMatching(
      /^process \d+ MALLOC_ARENA_MAX,MALLOC_MMAP_THRESHOLD_,MALLOC_TRIM_THRESHOLD_(?:,TINYPOOL_WORKER_ID)?$/,
    ) as string,
  })
  await readers.close()
})

test('the real worker reads a label, measures a face, refuses what is no photo, and reads on', async () => {
  const label = await printed(LIST).jpeg().toBuffer()
  const gif = await plainPhoto(100, 100).gif().toBuffer()
  const workerFile = resolve('.cache', 'test-readers', `worker-${process.pid}.mjs`)
  await build({
    entryPoints: ['src/readers/worker.ts'],
    outfile: workerFile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  const readers = openReaders({ workerFile, workers: 1, timeoutMs: 60_000 })

  const [first, face, refused, tooLarge, second] = await Promise.all([
    readers.readLabel(new Uint8Array(label)),
    readers.readFace(new Uint8Array(testFace())),
    readers.readLabel(gif),
    readers.readLabel(new Uint8Array(IMAGE_BYTES_MAX + 1)),
    readers.readLabel(new Uint8Array(label)),
  ])

  expect(refused).toMatchObject({ ok: false, why: 'unsupported-type' })
  expect(tooLarge).toMatchObject({ ok: false, why: 'too-large' })
  expect('measures' in face && face.measures.redness.value).toBeGreaterThan(0)
  expect(first.ok && namesIn(first.text)).toBe(NAMES.length)
  expect(second.ok && second.text).toBe(first.ok && first.text)
  await readers.close()
  rmSync(workerFile)
})

test('ADMIN-09 an idle worker answers a probe; while all read none is asked, and no photo is turned away for it', async () => {
  const readers = openReaders({ workerFile: scripted, workers: 1, queueMax: 1 })

  expect(await Promise.all([readers.probe(), readers.probe()])).toEqual([
    { is: 'answered', ms: expect.any(Number) as number },
    { is: 'answered', ms: expect.any(Number) as number },
  ])
  const taken = [readers.readLabel(bytes(WAIT)), readers.readLabel(bytes(WAIT))]
  expect(await readers.probe()).toEqual({ is: 'busy' })
  await Promise.all(taken)
  expect(await readers.probe()).toMatchObject({ is: 'answered' })
  await readers.close()
})

// These wait more than they work, and do so side by side.
test.concurrent('when the workers are busy and the queue is full the next photo is turned away', async () => {
  const readers = openReaders({ workerFile: scripted, workers: 1, queueMax: 2 })

  const taken = [1, 2, 3].map(() => readers.readLabel(bytes(WAIT)))

  await expect(readers.readLabel(bytes(ANSWER))).rejects.toBeInstanceOf(ReadersBusy)
  expect(readers.stats()).toEqual({
    ...{ workers: 1, busy: 3, queueMax: 2 },
    running: { readLabel: 1, readFace: 0, toSanitisedJpeg: 0, readSkinPatch: 0 },
    waiting: { readLabel: 2, readFace: 0, toSanitisedJpeg: 0, readSkinPatch: 0 },
  })
  await Promise.all(taken)
  expect(readers.stats().busy).toBe(0)
  await expect(readers.readLabel(bytes(ANSWER))).resolves.toMatchObject({ ok: true })
  await readers.close()
})

test.concurrent('of twelve photos at once nobody waits longer than promised: who would is told at once, and when to come back', async () => {
  // A label is expected to take 1.5 s until readings say better: behind two that are read, three more fit in.
  const readers = openReaders({ workerFile: scripted, workers: 2, queueMax: 12, waitMsMax: 3_000 })

  let reads = 0
  const read = () =>
    readers
      .readLabel(bytes(WAIT))
      .then(() => ({ is: 'read', place: (reads += 1) }) as const)
      .catch((error: unknown) => ({ is: 'refused', error, readsBefore: reads }) as const)
  const outcomes = await Promise.all(Array.from({ length: 12 }, read))

  const refused = outcomes.filter((outcome) => outcome.is === 'refused')
  const taken = outcomes.length - refused.length
  expect(taken).toBe(5)
  for (const { error, readsBefore } of refused) {
    expect(error).toBeInstanceOf(ReadersBusy)
    expect((error as ReadersBusy).retryAfterSeconds).toBeGreaterThan(1)
    // At once: before any of the photos that were taken has been read.
    expect(readsBefore).toBe(0)
  }
  await readers.close()
})

test.concurrent('the time limit of a photo begins with its reading: behind a slow one it is not called too large', async () => {
  const readers = openReaders({ workerFile: scripted, workers: 1, timeoutMs: 2_500, waitMsMax: 30_000 })
  await readers.readLabel(bytes(ANSWER))

  const slow = readers.readLabel(bytes(HANG))
  const behind = [1, 2].map(() => readers.readLabel(bytes(WAIT)))

  await expect(slow).rejects.toBeInstanceOf(ReadingTimedOut)
  await expect(Promise.all(behind)).resolves.toMatchObject([{ ok: true }, { ok: true }])
  await readers.close()
})

test.concurrent('a photo that takes too long is given up and its worker replaced', async () => {
  const readers = openReaders({ workerFile: scripted, workers: 1, timeoutMs: 3000 })
  await readers.readLabel(bytes(ANSWER))

  await expect(readers.readLabel(bytes(HANG))).rejects.toBeInstanceOf(ReadingTimedOut)

  await expect(readers.readLabel(bytes(ANSWER))).resolves.toMatchObject({ ok: true })
  await readers.close()
})

test.concurrent('ADMIN-09 workers that cannot start do not answer, and the question fills no queue', async () => {
  const broken = join(folder, 'broken.mjs')
  writeFileSync(broken, 'await new Promise(() => undefined)')
  const readers = openReaders({ workerFile: broken, workers: 1, queueMax: 1 })

  expect(await Promise.all([readers.probe(), readers.probe(), readers.probe(), readers.probe()])).toEqual(
    Array(4).fill({ is: 'silent' }),
  )
  await readers.close()
})
