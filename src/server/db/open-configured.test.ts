import { sql } from 'drizzle-orm'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, inject, test } from 'vitest'
import { ensureDatabase } from './client.ts'
import { readPostmaster } from './embedded/postmaster.ts'
import { openEmbedded } from './embedded/supervisor.ts'
import { NoDatabase, openConfigured } from './open-configured.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const MIGRATIONS = 'src/server/db/migrations'

function newFolder(): string {
  folder = mkdtempSync(join(tmpdir(), 'opaline-join-'))
  chmodSync(folder, 0o711)
  return join(folder, 'data')
}

const open = (dataDir: string, databaseUrl: string | null = null) =>
  openConfigured({ databaseUrl, dataDir, migrationsDir: MIGRATIONS })

test('beside a running app its server is joined, and runs on when the guest leaves', async () => {
  const dataDir = newFolder()
  const app = await openEmbedded(dataDir)
  await ensureDatabase(app.url('postgres'), 'opaline')

  const guest = await open(dataDir)
  await guest.db.execute(sql`create table left_by_guest as select 1 as one`)
  await guest.close()
  const again = await open(dataDir)

  expect((await again.db.execute(sql`select one from left_by_guest`)).rows).toEqual([{ one: 1 }])
  await again.close()
  expect(await readPostmaster(join(dataDir, 'postgres'))).not.toBeNull()
  await app.stop()
})

test('without a running app the server is started, brought up to date and stopped again', async () => {
  const dataDir = newFolder()
  await (await openEmbedded(dataDir)).stop()

  const alone = await open(dataDir)

  expect((await alone.db.execute(sql`select count(*)::int as rows from subscriptions`)).rows).toEqual([
    { rows: 0 },
  ])
  await alone.close()
  expect(await readPostmaster(join(dataDir, 'postgres'))).toBeNull()
})

test('where the app was never started there is nothing to open, and nothing is made', async () => {
  await expect(open(newFolder())).rejects.toThrow(NoDatabase)
})

test('another server is used as it is', async () => {
  const database = await open('/nowhere', inject('templateUrl').replace(/[^/]+$/, 'postgres'))

  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await database.close()
})
