import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from './accounts.ts'
import { newDataDir, removeDataDir, startApp, type AppProcess } from './app-process.ts'
import { drawLabel, LABEL_LINES } from './label-picture.ts'
import { readerAtWork } from './reader-process.ts'

let dataDir = ''
let app: AppProcess
/** Long enough to be met while it is read. */
let photo: Buffer
/** Where only the number of photos counts: each of ten is read in half the time. */
let small: Buffer
beforeAll(async () => {
  dataDir = newDataDir()
  photo = await drawLabel(LABEL_LINES.slice(1, 4))
  small = await drawLabel(LABEL_LINES.slice(1, 2))
  app = await startApp({ dataDir })
})
afterAll(async () => {
  await app.stop()
  removeDataDir(dataDir)
})

function upload(cookie: string, file: Buffer, signal?: AbortSignal): Promise<Response> {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'label.jpg')
  return fetch(`${app.origin}/api/ocr-extract`, {
    method: 'POST',
    headers: { cookie, origin: app.origin },
    body: form,
    ...(signal ? { signal } : {}),
  })
}

test(
  'more photos than can wait: the rest is told to come back, and the app stays quick',
  { timeout: 90_000 },
  async () => {
    const cookies = await signedIn(
      app,
      Array.from({ length: 16 }, (_, at) => `crowd${at}`),
    )

    let answered = 0
    const inOrder = (answer: Response) => Object.assign(answer, { place: (answered += 1) })
    const uploads = cookies.map(async (cookie) => inOrder(await upload(cookie, small)))
    const alive = inOrder(await fetch(`${app.origin}/healthz`))
    const answers = await Promise.all(uploads)

    expect(alive.status).toBe(200)
    const placesOfRead = answers.filter(({ status }) => status === 200).map(({ place }) => place)
    expect(alive.place).toBeLessThan(Math.max(...placesOfRead))
    const statuses = answers.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    const refused = answers.filter(({ status }) => status === 503)
    // One is read and eight may wait; with slow readings fewer of them are let in.
    expect(refused.length).toBeGreaterThanOrEqual(7)
    expect(refused.length).toBeLessThanOrEqual(12)
    for (const answer of refused) {
      const retryAfter = Number(answer.headers.get('retry-after'))
      expect(retryAfter).toBeGreaterThan(0)
      expect(retryAfter).toBeLessThanOrEqual(40)
      expect(await answer.json()).toMatchObject({
        code: 'UNAVAILABLE',
        message: expect.stringMatching(/^Many photos are being read right now/) as string,
      })
      expect(answer.place).toBeLessThan(Math.max(...placesOfRead))
    }
  },
)

test('a visitor who leaves frees the reader for the next', { timeout: 60_000 }, async () => {
  const [cookie = ''] = await signedIn(app, ['leaver'])
  const leaving = new AbortController()
  const left = upload(cookie, photo, leaving.signal).catch((error: unknown) => error)
  await readerAtWork(app)
  leaving.abort()
  await left

  const answer = await upload(cookie, small)

  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ success: true })
})

test('a reader that is killed in the middle of a photo costs that photo alone', async () => {
  const [cookie = ''] = await signedIn(app, ['unlucky'])
  const reading = upload(cookie, photo)
  process.kill(await readerAtWork(app), 'SIGKILL')
  const lost = await reading

  expect(lost.status).toBe(503)
  expect(Number(lost.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await lost.json()).toMatchObject({ code: 'UNAVAILABLE' })
  const next = await upload(cookie, small)
  expect(next.status).toBe(200)
  expect(await next.json()).toMatchObject({ success: true })
})

test(
  'a stop waits for the photo under way, and not for connections that ask nothing',
  { timeout: 60_000 },
  async () => {
    const [cookie = ''] = await signedIn(app, ['lastone'])
    const { hostname, port } = new URL(app.origin)
    const silent = connect(Number(port), hostname)
    silent.on('error', () => undefined)
    const reading = upload(cookie, photo)
    await readerAtWork(app)

    const [answer, code] = await Promise.all([reading, app.stop()])

    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ success: true })
    expect(code).toBe(0)
    await expect.poll(() => silent.closed).toBe(true)
  },
)
