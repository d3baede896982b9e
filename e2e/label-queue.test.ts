import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDataDir, removeDataDir, startApp, type AppProcess } from './app-process.ts'
import { drawLabel, LABEL_LINES } from './label-picture.ts'

let dataDir = ''
let app: AppProcess
let photo: Buffer
beforeAll(async () => {
  dataDir = newDataDir()
  photo = await drawLabel(LABEL_LINES)
  app = await startApp({ dataDir })
})
afterAll(async () => {
  await app.stop()
  removeDataDir(dataDir)
})

let addresses = 0

async function register(username: string): Promise<string> {
  addresses += 1
  const answer = await fetch(`${app.origin}/api/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: app.origin,
      'x-forwarded-for': `10.3.0.${addresses}`,
    },
    body: JSON.stringify({ username, email: `${username}@example.test`, password: 'a quiet harbour' }),
  })
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

function upload(cookie: string, signal?: AbortSignal): Promise<Response> {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'label.jpg')
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
    const cookies = await Promise.all(Array.from({ length: 16 }, (_, i) => register(`crowd${i}`)))

    const uploads = cookies.map((cookie) => upload(cookie))
    const from = performance.now()
    const alive = await fetch(`${app.origin}/healthz`)
    const aliveMs = performance.now() - from
    const answers = await Promise.all(uploads)

    expect(alive.status).toBe(200)
    expect(aliveMs).toBeLessThan(2_000)
    const statuses = answers.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    // One is read and eight wait.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(9)
    const refused = answers.find(({ status }) => status === 503)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused?.json()).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/try again in a few seconds/),
    })
  },
)

test('a visitor who leaves frees the reader for the next', { timeout: 60_000 }, async () => {
  const cookie = await register('leaver')
  const leaving = new AbortController()
  const left = upload(cookie, leaving.signal).catch((error: unknown) => error)
  await new Promise((done) => setTimeout(done, 150))
  leaving.abort()
  await left

  const answer = await upload(cookie)

  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ success: true })
})

test(
  'a stop waits for the photo under way, and not for connections that ask nothing',
  { timeout: 60_000 },
  async () => {
    const cookie = await register('lastone')
    const { hostname, port } = new URL(app.origin)
    const silent = connect(Number(port), hostname)
    silent.on('error', () => undefined)
    const reading = upload(cookie)
    await new Promise((done) => setTimeout(done, 100))

    const from = performance.now()
    const [answer, code] = await Promise.all([reading, app.stop()])

    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ success: true })
    expect(code).toBe(0)
    expect(performance.now() - from).toBeLessThan(8_000)
    silent.destroy()
  },
)
