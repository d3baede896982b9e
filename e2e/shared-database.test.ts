import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureDatabase } from '../src/server/db/client.ts'
import { openEmbedded, type EmbeddedServer } from '../src/server/db/embedded/supervisor.ts'
import { newDataDir, removeDataDir, startApp, type AppProcess } from './app-process.ts'

let folders: string[] = []
let database: EmbeddedServer
let apps: AppProcess[] = []
beforeAll(async () => {
  folders = [newDataDir(), newDataDir(), newDataDir()]
  database = await openEmbedded(folders[0] ?? '')
  await ensureDatabase(database.url('postgres'), 'elsewhere')
  const env = { DATABASE_URL: database.url('elsewhere') }
  // Both at once on an empty database: one migrates, the other waits for it.
  apps = await Promise.all(folders.slice(1).map((dataDir) => startApp({ dataDir, env })))
})
afterAll(async () => {
  for (const app of apps) await app.stop()
  await database.stop()
  folders.forEach(removeDataDir)
})

test('two processes on one PostgreSQL share sessions, quota and throttle counts', async () => {
  const [one, two] = apps
  const post = (app: AppProcess | undefined, path: string, body: unknown, cookie = '') =>
    fetch(`${app?.origin}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: app?.origin ?? '',
        ...(cookie ? { cookie } : {}),
      },
      body: JSON.stringify(body),
    })
  const account = { username: 'shared', email: 'shared@example.test', password: 'a quiet harbour' }

  const registered = await post(one, '/api/register', account)
  const cookie = (registered.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const statuses: number[] = []
  for (let i = 0; i < 6; i += 1) {
    const answer = await post(
      i % 2 ? one : two,
      '/api/analyze',
      { ingredientsList: 'Aqua, Glycerin' },
      cookie,
    )
    statuses.push(answer.status)
  }
  // More than twice the limit, so that the turn of a minute in between cannot hide it.
  const tries: number[] = []
  for (let i = 0; i < 22; i += 1) {
    const answer = await post(i % 2 ? one : two, '/api/login', {
      username: `nobody${i}`,
      password: 'wrong one',
    })
    tries.push(answer.status)
  }

  expect(registered.status).toBe(200)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(tries.filter((status) => status === 429).length).toBeGreaterThan(0)
})
