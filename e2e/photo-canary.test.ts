import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPassword, SUPERUSER } from '../src/server/db/embedded/cluster.ts'
import { connectionString, readPostmaster } from '../src/server/db/embedded/postmaster.ts'
import { testFace } from '../src/readers/face/test-face.test-support.ts'
import { newDataDir, removeDataDir, startApp, type AppProcess } from './app-process.ts'
import { openCanaryPhotos } from './canary-photos.ts'
import { findCanaries } from './canary-scan.ts'
import { noPhotoIsRead, readerAtWork } from './reader-process.ts'

let app: AppProcess
let dataDir = ''
let temporary = ''
const outputs: string[] = []
const { photo, canaries } = openCanaryPhotos()

beforeAll(async () => {
  dataDir = newDataDir()
  temporary = join(dataDir, 'temporary')
  mkdirSync(temporary)
  await start()
})
afterAll(() => removeDataDir(dataDir))

/** All that the app may write to: its data folder, a temporary folder of its own, and a log that says everything. */
async function start(): Promise<void> {
  app = await startApp({ dataDir, env: { LOG_LEVEL: 'debug', TMPDIR: temporary } })
}

type Person = { cookie: string }

const headers = (person: Person | null) => ({
  'content-type': 'application/json',
  origin: app.origin,
  'x-forwarded-for': `10.9.${canaries.length % 250}.${Math.floor(Math.random() * 250)}`,
  ...(person ? { cookie: person.cookie } : {}),
})

async function call(
  person: Person | null,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(app.origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: headers(person),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
}

async function register(username: string, has: { plan?: boolean; consent?: boolean } = {}): Promise<Person> {
  const account = { username, email: `${username}@example.test`, password: 'a quiet harbour' }
  const answer = await call(null, '/api/register', account)
  const person = { cookie: answer.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? '' }
  if (has.consent) await call(person, '/api/users/consents', { kind: 'face-analysis', isGiven: true })
  if (has.plan) {
    const order = (await (
      await call(person, '/api/subscription/checkout', { planId: 'premium-monthly' })
    ).json()) as { intent: string }
    expect((await call(person, '/api/test-checkout', { intent: order.intent, outcome: 'pay' })).status).toBe(
      200,
    )
  }
  return person
}

const analyze = (person: Person | null, file: Buffer, type = 'image/png', signal?: AbortSignal) =>
  call(
    person,
    '/api/face-analysis',
    { imageBase64: `data:${type};base64,${file.toString('base64')}` },
    signal,
  )

const answered = (call: Promise<Response>) =>
  call.then(
    ({ status }) => status,
    () => 'cut off',
  )

async function readLabel(person: Person, file: Buffer): Promise<Response> {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'label.png')
  const { 'content-type': _type, ...rest } = headers(person)
  return fetch(`${app.origin}/api/ocr-extract`, { method: 'POST', headers: rest, body: form })
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b9a48c' } })
    .png()
    .toBuffer()

/** Every row of every table as text: what PostgreSQL has compressed could not be found in its files. */
async function databaseText(): Promise<string> {
  const postmaster = await readPostmaster(join(dataDir, 'postgres'))
  const door = { user: SUPERUSER, password: readPassword(dataDir), port: postmaster?.port ?? 0 }
  const client = new pg.Client({ connectionString: connectionString(door, 'opaline') })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'drizzle')`,
  )
  let text = ''
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select t::text as row from ${schemaOf(name)}${name} t`,
    )
    text += rows.map(({ row }) => row).join('\n')
  }
  await client.end()
  return text
}

const schemaOf = (table: string) => (table.includes('drizzle') ? 'drizzle.' : 'public.')

test(
  'DEC-19 B-21 FACE-04 nothing of a photo is found again after any outcome: not in files, database, log or temporary folder',
  { timeout: 180_000 },
  async () => {
    const face = Buffer.from(testFace())
    const nothing = await plain(640, 480)
    const able = await register('able', { plan: true, consent: true })
    // Who sends that many photos in a minute is told to wait.
    const another = await register('another', { plan: true, consent: true })
    const unasked = await register('unasked', { plan: true })
    const free = await register('free', { consent: true })

    // Measured, and stored as figures.
    expect((await analyze(able, await photo(face))).status).toBe(200)
    // No face; no photo; damaged; without a name for its type.
    expect((await analyze(able, await photo(nothing))).status).toBe(400)
    expect((await analyze(able, (await photo(face)).subarray(0, 20_000))).status).toBe(400)
    expect((await analyze(able, await photo(face), 'text/html')).status).toBe(400)
    // Nobody, no consent, no plan.
    expect((await analyze(null, await photo(face))).status).toBe(401)
    expect((await analyze(unasked, await photo(face))).status).toBe(428)
    expect((await analyze(free, await photo(face))).status).toBe(429)
    // Beyond 10 MB.
    const huge = Buffer.concat([await photo(face), randomBytes(10_485_760)])
    expect((await analyze(unasked, huge)).status).toBe(413)
    // The label reader gets photos too.
    expect((await readLabel(able, await photo(nothing))).status).toBe(200)
    expect((await readLabel(free, (await photo(face)).subarray(0, 9_000))).status).toBe(400)

    // Left in the middle.
    const gone = new AbortController()
    const left = answered(analyze(able, await photo(face), 'image/png', gone.signal))
    await readerAtWork(app)
    gone.abort()
    expect(await left).toBe('cut off')
    await noPhotoIsRead(app)
    // The app dies while it reads.
    const dying = answered(analyze(another, await photo(face)))
    await readerAtWork(app)
    await app.kill()
    expect(await dying).toBe('cut off')
    outputs.push(app.output())
    await start()
    const back = await call(able, '/api/face-analyses')
    expect(back.status).toBe(200)

    const database = await databaseText()
    expect(database).toContain('face_')
    await app.stop()
    outputs.push(app.output())
    const places = { folders: [dataDir], texts: { database, log: outputs.join('\n') } }
    const { found, files } = findCanaries(places, canaries)
    expect(found).toEqual([])
    expect(files).toBeGreaterThan(500)

    // The finder finds: the same bytes, planted as they could have been left behind.
    const [exif, tail, pixels] = canaries
    writeFileSync(
      join(temporary, 'upload'),
      Buffer.concat([randomBytes(999), pixels?.bytes ?? Buffer.alloc(0)]),
    )
    const planted = {
      folders: [temporary],
      texts: {
        log: `{"photo":"x${tail?.bytes.toString('base64')}"}`,
        database: `(\\x${exif?.bytes.toString('hex')})`,
      },
    }
    expect(findCanaries(planted, canaries).found.map((hit) => hit.replace(/^.*\//, ''))).toEqual([
      'upload: photo 1 pixels raw',
      'log: photo 1 tail base64+0',
      'database: photo 1 exif hex',
    ])
  },
)
