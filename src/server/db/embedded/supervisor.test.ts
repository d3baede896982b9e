import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type * as Timers from 'node:timers/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { FolderInUse } from './folder-lock.ts'
import { readPostmaster } from './postmaster.ts'
import { openEmbedded, type EmbeddedServer } from './supervisor.ts'

// Still waits, and counts how often.
vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof Timers>()
  return { ...timers, setTimeout: vi.fn(timers.setTimeout) }
})

let folder = ''
const open: EmbeddedServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

function newFolder(mode: number): string {
  folder = mkdtempSync(join(tmpdir(), 'opaline-db-'))
  chmodSync(folder, mode)
  return join(folder, 'data')
}

async function start(root: string): Promise<EmbeddedServer> {
  const server = await openEmbedded(root)
  open.push(server)
  return server
}

async function ask<T extends pg.QueryResultRow>(server: EmbeddedServer, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

test.each([
  ['a folder that every user may enter', 0o711],
  ['a private folder', 0o700],
])('the server starts in %s, keeps its rows over a stop, and is gone afterwards', async (_name, mode) => {
  const root = newFolder(mode)
  const first = await start(root)
  await ask(first, 'create table kept as select 17 as figure')
  await first.stop()
  expect(await readPostmaster(join(root, 'postgres'))).toBeNull()

  const second = await start(root)

  expect(second.came).toBe('started')
  expect(await ask(second, 'select figure from kept')).toEqual([{ figure: 17 }])
  expect(await ask(second, 'show fsync')).toEqual([{ fsync: 'on' }])
})

test('a second opener of the folder is refused at once', async () => {
  const root = newFolder(0o711)
  await start(root)
  const waited = vi.mocked(sleep).mock.calls.length

  await expect(openEmbedded(root)).rejects.toThrow(FolderInUse)

  expect(vi.mocked(sleep).mock.calls.length).toBe(waited)
})

test('a first start that was cut is begun again', async () => {
  const root = newFolder(0o711)
  mkdirSync(join(root, 'postgres.unfinished'), { recursive: true })
  writeFileSync(join(root, 'postgres.unfinished', 'PG_VERSION'), '18')

  const server = await start(root)

  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(existsSync(join(root, 'postgres.unfinished'))).toBe(false)
})

test('a leftover postmaster.pid of a process that is no more is no obstacle', async () => {
  const root = newFolder(0o711)
  await (await start(root)).stop()
  writeFileSync(
    join(root, 'postgres', 'postmaster.pid'),
    `4194000\n${join(root, 'postgres')}\n1\n1\n\n\n\nready   \n`,
  )

  const server = await start(root)

  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a server that goes down is waited for', async () => {
  const root = newFolder(0o711)
  const first = await start(root)
  const stopping = first.stop()

  // The folder falls free only when the server is gone, so an early second try is refused and a late one starts.
  await expect(openEmbedded(root)).rejects.toThrow(FolderInUse)
  await stopping

  expect((await start(root)).came).toBe('started')
})

test('the log of the server keeps neither statements nor the values in them', async () => {
  const root = newFolder(0o711)
  const server = await start(root)
  await ask(server, 'create table people (email text unique)')
  await ask(server, "insert into people values ('marker@example.test')")

  await expect(ask(server, "insert into people values ('marker@example.test')")).rejects.toThrow()
  await expect(ask(server, "select 'marker@example.test' from nowhere")).rejects.toThrow()

  expect(readFileSync(join(root, 'postgres.log'), 'utf8')).not.toContain('marker')
})
