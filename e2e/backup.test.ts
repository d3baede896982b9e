import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
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
  'a backup of a running app, and a copy of the folder of a stopped one, start elsewhere with all that was stored before',
  { timeout: 90_000 },
  async () => {
    const dataDir = newFolder()
    const app = await startApp({ dataDir })
    const cookies = await Promise.all(
      ['busy', 'busier', 'busiest', 'busybody'].map(async (username) => {
        const account = { username, email: `${username}@example.test`, password: 'a quiet harbour' }
        const registered = await post(app, '/api/register', account)
        return (registered.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
      }),
    )
    const [cookie = ''] = cookies
    const made = await post(app, '/api/analyze', { ingredientsList: 'Aqua, Glycerin, Parfum' }, cookie)
    const { id } = (await made.json()) as { id: string }
    const parent = newFolder()
    const copy = join(parent, 'copy')
    const backup = promisify(execFile)('bin/opaline', ['backup', copy], {
      env: { ...process.env, DATA_DIR: dataDir },
    })
    let isTaken = false
    let written = 0
    void backup.finally(() => (isTaken = true))
    for (let at = 0; !isTaken; at += 1) {
      const allergies = [`entry ${at}`]
      const answer = await fetch(`${app.origin}/api/users/profile`, {
        method: 'PATCH',
        headers: {
          'content-type': 'application/json',
          origin: app.origin,
          cookie: cookies[at % cookies.length] ?? '',
        },
        body: JSON.stringify({ allergies }),
      })
      // Four people may write 1,200 times a minute: on a fast machine that is used up before the backup is taken.
      if (answer.status === 429) break
      expect(answer.status).toBe(200)
      written += 1
    }
    expect(written).toBeGreaterThan(20)
    const { stdout } = await backup
    expect(await app.stop()).toBe(0)

    expect(stdout).toContain(`The database is in ${copy}`)
    expect(existsSync(join(copy, 'postgres', 'postmaster.pid'))).toBe(false)
    const restored = await startApp({ dataDir: copy })
    const found = await fetch(`${restored.origin}/api/analyses/${id}`, { headers: { cookie } })
    expect(found.status).toBe(200)
    expect(await found.json()).toMatchObject({ ingredientsList: 'Aqua, Glycerin, Parfum' })
    // It goes on from there: writing, and starting once more.
    expect((await post(restored, '/api/analyze', { ingredientsList: 'Aqua' }, cookie)).status).toBe(200)
    expect(await restored.stop()).toBe(0)
    await expect(
      promisify(execFile)('bin/opaline', ['backup', copy], { env: { ...process.env, DATA_DIR: copy } }),
    ).rejects.toMatchObject({ code: 73 })

    const copied = newFolder()
    // As docs/operations.md says: with owners and modes, which PostgreSQL insists on.
    execFileSync('cp', ['-a', `${dataDir}/.`, copied])
    const again = await startApp({ dataDir: copied })
    // The session of before goes on: the secrets are part of the database, and so of both.
    const kept = await fetch(`${again.origin}/api/analyses/${id}`, { headers: { cookie } })
    expect(await kept.json()).toMatchObject({ ingredientsList: 'Aqua, Glycerin, Parfum' })
    const login = { username: 'busy', password: 'a quiet harbour' }
    expect((await post(again, '/api/login', login)).status).toBe(200)
    await again.stop()
  },
)
