import { sql } from 'drizzle-orm'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { ensureDatabase, migrateDatabase } from '../client.ts'
import { openConfigured } from '../open-configured.ts'
import { openEmbedded } from './supervisor.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const migrationsDir = 'src/server/db/migrations'

function newFolder(): string {
  folder = mkdtempSync(join(tmpdir(), 'opaline-role-'))
  chmodSync(folder, 0o711)
  return join(folder, 'data')
}

/** As versions before this one left it: everything made by the superuser. */
async function makeAsBefore(dataDir: string): Promise<void> {
  const server = await openEmbedded(dataDir)
  await ensureDatabase(server.url('postgres'), 'opaline')
  await migrateDatabase(server.url('opaline'), migrationsDir)
  const client = new pg.Client({ connectionString: server.url('opaline') })
  await client.connect()
  await client.query(
    "insert into audit_log (at, actor, action, target, result) values (now(), 'cli', 'role', 'usr_1', 'admin')",
  )
  await client.end()
  await server.stop()
}

const NOT_OWN = sql`
  select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'S', 'p', 'v') and c.relowner <> 'opaline_app'::regrole
  union all
  select nspname from pg_namespace where nspname = 'drizzle' and nspowner <> 'opaline_app'::regrole`

test('a folder that an earlier version made is handed over to a role without the rights of a superuser, with its rows', async () => {
  const dataDir = newFolder()
  await makeAsBefore(dataDir)

  const database = await openConfigured({ databaseUrl: null, dataDir, migrationsDir })
  const rows = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows

  expect(
    await rows(
      sql`select rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user`,
    ),
  ).toEqual([
    {
      rolname: 'opaline_app',
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
    },
  ])
  expect(await rows(NOT_OWN)).toEqual([])
  expect(await rows(sql`select actor, target from audit_log`)).toEqual([{ actor: 'cli', target: 'usr_1' }])
  // What a later version does with it: add rows, and change the tables.
  await rows(
    sql`insert into audit_log (at, actor, action, target, result) values (now(), 'cli', 'role', 'usr_2', 'user')`,
  )
  await rows(sql`alter table audit_log add column later text`)
  await expect(rows(sql`create role intruder superuser`)).rejects.toThrow()
  await expect(rows(sql`copy (select 1) to program 'true'`)).rejects.toThrow()
  await expect(rows(sql`select pg_read_file('/etc/hostname')`)).rejects.toThrow()
  await database.close()
})

test('a new folder gets the same role from the start, and a second start changes nothing', async () => {
  const dataDir = newFolder()
  await (await openEmbedded(dataDir)).stop()
  for (const _start of [1, 2]) {
    const database = await openConfigured({ databaseUrl: null, dataDir, migrationsDir })
    expect((await database.db.execute(sql`select current_user as name`)).rows).toEqual([
      { name: 'opaline_app' },
    ])
    expect((await database.db.execute(NOT_OWN)).rows).toEqual([])
    await database.close()
  }
})
