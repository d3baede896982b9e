import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, type TestContext } from 'vitest'
import { IMAGE_BYTES_MAX } from '../../contract/limits-of-input.ts'
import { testFace } from '../../readers/face/test-face.test-support.ts'
import { LIST, printed } from '../../readers/label/label.test-support.ts'
import { openReaders, ReadingTimedOut, WorkerLost, type Readers } from '../../readers/pool.ts'
import { ReadersBusy } from '../../readers/reading-queue.ts'
import { openRemoteReaders } from '../adapters/readers/remote-readers.ts'
import { openLog } from '../platform/log.ts'
import { createReadersService } from './readers-service.ts'

const TOKEN = 'a token for the readers'
const folder = mkdtempSync(join(tmpdir(), 'readers-service-'))
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
     if (image[0] === 1) await new Promise((done) => setTimeout(done, 400))
     if (image[0] === 2) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
     if (image[0] === 3) process.exit(1)
     if (image[0] === 4) throw new Error('a bug')
     return { ok: true, text: String(image.length), confidence: 0.1 + 0.2 }
   }
   export const readFace = () => ({ ok: false, refusal: 'no-face' })
   export const toSanitisedJpeg = (image) => ({ ok: true, jpeg: Uint8Array.from([255, 0, image.length]) })`,
)
const bytes = (first: number) => () => Uint8Array.of(first, 0, 0)
const [ANSWER, WAIT, HANG, CRASH, BUG] = [bytes(0), bytes(1), bytes(2), bytes(3), bytes(4)] as const

type PoolOptions = Partial<Parameters<typeof openReaders>[0]>

async function serve(options: PoolOptions = {}, isDraining = () => false) {
  const pool = openReaders({ workerFile: scripted, workers: 1, ...options })
  const logged: string[] = []
  const app = createReadersService({
    readers: pool,
    log: openLog('debug', { write: (line) => void logged.push(line) }),
    token: TOKEN,
    metricsToken: null,
    isDraining,
    traces: { slowMs: null, tracer: null },
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await app.close()
    await pool.close()
  }
  return { url, pool, app, logged, close }
}

type Opened = { readers: Readers; pool: Readers }

/** Both must be told apart by nobody. */
const KINDS: [string, (test: TestContext, options?: PoolOptions) => Promise<Opened>][] = [
  [
    'in this process',
    async ({ onTestFinished }, options = {}) => {
      const readers = openReaders({ workerFile: scripted, workers: 1, ...options })
      onTestFinished(() => readers.close())
      return { readers, pool: readers }
    },
  ],
  [
    'as a service',
    async ({ onTestFinished }, options = {}) => {
      const { url, pool, close } = await serve(options)
      const readers = openRemoteReaders({ urls: [url], token: TOKEN })
      onTestFinished(async () => {
        await readers.close()
        await close()
      })
      return { readers, pool }
    },
  ],
]

describe.each(KINDS)('OPS-05 readers %s', (_where, open) => {
  test('OPS-05 answer a label, a face that is refused, and a photo as JPEG', async (context) => {
    const { readers } = await open(context)

    expect(await readers.readLabel(ANSWER())).toEqual({ ok: true, text: '3', confidence: 0.1 + 0.2 })
    expect(await readers.readFace(ANSWER())).toEqual({ ok: false, refusal: 'no-face' })
    expect(await readers.toSanitisedJpeg(ANSWER())).toEqual({ ok: true, jpeg: Uint8Array.of(255, 0, 3) })
    expect(await readers.probe()).toEqual({ is: 'answered', ms: expect.any(Number) as number })
  })

  test('OPS-05 take a photo of the largest size', async (context) => {
    const { readers } = await open(context)

    expect(await readers.readLabel(new Uint8Array(IMAGE_BYTES_MAX))).toMatchObject({
      text: String(IMAGE_BYTES_MAX),
    })
  })

  test('OPS-05 are free again when whoever sent the photo has left', async (context) => {
    const { readers, pool } = await open(context)
    const gone = new AbortController()
    const left = readers.readLabel(HANG(), { signal: gone.signal })
    await expect.poll(() => pool.stats().busy).toBe(1)
    gone.abort()

    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => pool.stats().busy).toBe(0)
    expect(await readers.readLabel(ANSWER())).toMatchObject({ ok: true })
    await expect(readers.readLabel(ANSWER(), { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })

  test('OPS-05 tell how long a photo waited and took, and what became of it', async (context) => {
    const { readers } = await open(context)
    const ended: unknown[] = []
    readers.onEnded((end) => ended.push(end))
    await readers.readLabel(ANSWER())
    await Promise.all([readers.readLabel(WAIT()), readers.readLabel(ANSWER())])
    await readers.readLabel(BUG()).catch(() => undefined)

    expect(ended).toMatchObject([
      { kind: 'readLabel', outcome: 'read' },
      { outcome: 'read', workMs: expect.closeTo(400, -3) as number },
      { outcome: 'read' },
      { outcome: 'failed' },
    ])
    const [, first, second] = ended as { waitMs: number; workMs: number }[]
    expect(first?.workMs).toBeGreaterThan(350)
    expect(second?.waitMs).toBeGreaterThan(200)
  })

  // These wait more than they work, and do so side by side.
  test.concurrent('OPS-05 turn a photo away when the queue is full, and say when to come back', async (context) => {
    const { readers, pool } = await open(context, { queueMax: 1 })
    const taken = [readers.readLabel(WAIT()), readers.readLabel(WAIT())]
    await expect.poll(() => pool.stats().busy).toBe(2)

    const refused = await readers.readLabel(ANSWER()).catch((error: unknown) => error)

    expect(refused).toBeInstanceOf(ReadersBusy)
    expect((refused as ReadersBusy).retryAfterSeconds).toBeGreaterThanOrEqual(1)
    await Promise.all(taken)
    expect(readers.stats().busy).toBe(0)
  })

  test.concurrent('OPS-05 tell a lost process, a photo that takes too long and a bug apart, and read on', async (context) => {
    const { readers } = await open(context, { timeoutMs: 2_000 })
    await readers.readLabel(ANSWER())

    await expect(readers.readLabel(CRASH())).rejects.toBeInstanceOf(WorkerLost)
    await expect(readers.readLabel(HANG())).rejects.toBeInstanceOf(ReadingTimedOut)
    const bug: unknown = await readers.readLabel(BUG()).catch((error: unknown) => error)
    expect(bug).toHaveProperty('message')
    for (const kind of [WorkerLost, ReadingTimedOut, ReadersBusy]) expect(bug).not.toBeInstanceOf(kind)
    expect(await readers.readLabel(ANSWER())).toMatchObject({ ok: true })
  })
})

test('OPS-05 the real readers answer alike in this process and as a service', async () => {
  const real = { workerFile: 'dist/readers/worker.mjs', timeoutMs: 60_000 }
  const { url, pool, close } = await serve(real)
  const remote = openRemoteReaders({ urls: [url], token: TOKEN })
  const label = new Uint8Array(await printed(LIST).jpeg().toBuffer())
  const face = new Uint8Array(testFace())
  const withoutTime = (reading: object) => ({ ...reading, ms: 0 })

  const read = await pool.readLabel(label)
  expect(read).toMatchObject({ ok: true })
  expect(withoutTime(await remote.readLabel(label))).toEqual(withoutTime(read))
  expect(withoutTime(await remote.readFace(face))).toEqual(withoutTime(await pool.readFace(face)))
  expect(await remote.readFace(label)).toEqual(await pool.readFace(label))
  expect(await remote.toSanitisedJpeg(face)).toEqual(await pool.toSanitisedJpeg(face))
  const tooLarge = new Uint8Array(IMAGE_BYTES_MAX + 1)
  expect(await remote.readLabel(tooLarge)).toEqual(await pool.readLabel(tooLarge))
  await remote.close()
  await close()
})

test('OPS-06 a service that is busy, stopping or away is followed by the next one', async () => {
  const [busy, free] = [await serve({ queueMax: 0 }), await serve()]
  const stopping = await serve({}, () => true)
  const away = 'http://127.0.0.1:9'
  const readers = openRemoteReaders({ urls: [busy.url, stopping.url, away, free.url], token: TOKEN })
  const only = openRemoteReaders({ urls: [busy.url], token: TOKEN })
  const taken = only.readLabel(WAIT())
  await expect.poll(() => busy.pool.stats().busy).toBe(1)

  const read = await Promise.all([1, 2, 3, 4].map(() => readers.readLabel(ANSWER())))
  await expect(only.readLabel(ANSWER())).rejects.toBeInstanceOf(ReadersBusy)
  const nobody = openRemoteReaders({ urls: [away], token: TOKEN })
  await expect(nobody.readLabel(ANSWER())).rejects.toBeInstanceOf(WorkerLost)

  expect(read).toHaveLength(4)
  expect(await nobody.probe()).toEqual({ is: 'silent' })
  await taken
  for (const opened of [readers, only, nobody, busy, free, stopping]) await opened.close()
})

/** A photo of which only the head is sent. */
function sendHead(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/read/readLabel`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'content-length': '5000000', ...headers },
    })
    sent.once('response', (response) => {
      resolve(response.statusCode)
      sent.destroy()
    })
    sent.once('error', reject)
    sent.flushHeaders()
  })
}

test('OPS-06 a stranger is refused, and nobody is taken in beyond what may wait: both before a byte of the photo', async () => {
  const { url, app, pool, logged, close } = await serve({ queueMax: 0 })

  expect(await sendHead(url, { authorization: 'Bearer another token here' })).toBe(401)
  const readers = openRemoteReaders({ urls: [url], token: TOKEN })
  const taken = readers.readLabel(WAIT())
  await expect.poll(() => pool.stats().busy).toBe(1)
  expect(await sendHead(url, { authorization: `Bearer ${TOKEN}` })).toBe(503)
  await taken
  expect((await app.inject({ url: '/probe' })).statusCode).toBe(401)
  const metrics = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  expect(metrics.body).toMatch(/opaline_reading_seconds_count\{kind="readLabel",outcome="read"\} 1/)
  expect((await app.inject({ url: '/metrics', remoteAddress: '10.1.2.3' })).statusCode).toBe(404)
  expect(logged.join('')).not.toContain(TOKEN)
  await readers.close()
  await close()
})
