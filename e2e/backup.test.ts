import { execFileSync } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { newDataDir, removeDataDir, startApp, type AppProcess } from './app-process.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach(removeDataDir))

function newFolder(): string {
  const folder = newDataDir()
  folders.push(folder)
  return folder
}

async function post(app: AppProcess, path: string, body: object, cookie = ''): Promise<Response> {
  return fetch(app.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.origin, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  })
}

test(
  'a copy of the data folder of a stopped app is a backup: put elsewhere it starts with all accounts and results',
  { timeout: 90_000 },
  async () => {
    const dataDir = newFolder()
    const app = await startApp({ dataDir })
    const account = { username: 'keeper', email: 'keeper@example.test', password: 'a quiet harbour' }
    const registered = await post(app, '/api/register', account)
    const cookie = (registered.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const made = await post(app, '/api/analyze', { ingredientsList: 'Aqua, Glycerin, Parfum' }, cookie)
    const { id } = (await made.json()) as { id: string }
    expect(await app.stop()).toBe(0)
    const copy = newFolder()
    // As docs/operations.md says: with owners and modes, which PostgreSQL insists on.
    execFileSync('cp', ['-a', `${dataDir}/.`, copy])

    const restored = await startApp({ dataDir: copy })

    // The session of before goes on: the secrets are part of the database, and so of the backup.
    const found = await fetch(`${restored.origin}/api/analyses/${id}`, { headers: { cookie } })
    expect(found.status).toBe(200)
    expect(await found.json()).toMatchObject({ ingredientsList: 'Aqua, Glycerin, Parfum' })
    const login = { username: account.username, password: account.password }
    expect((await post(restored, '/api/login', login)).status).toBe(200)
    await restored.stop()
  },
)
