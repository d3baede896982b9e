import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { ensureDatabase, migrateDatabase, withClient } from './client.ts'

/** What lives in a session of the database, which a pooler hands to somebody else after each transaction. */
const OF_A_SESSION = [
  /pg_(try_)?advisory_lock/i,
  /['"`\s](un)?listen\s+["\w]/i,
  /pg_notify|['"`]notify\s/i,
  /\bset\s+session\b|set_config\([^)]*false\s*\)/i,
  /create\s+(local\s+)?temp/i,
  /declare\s+\w+\s+cursor/i,
  /['"`]prepare\s/i,
]
/** The embedded server is reached without a pooler. */
const WITHOUT_POOLER = 'src/server/db/embedded'

function faultsIn(source: string): string[] {
  const code = source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  return OF_A_SESSION.flatMap((pattern) => pattern.exec(code)?.[0] ?? [])
}

test('OPS-08 nothing asks for what lives in a session of the database', () => {
  const files = readdirSync('src/server', { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|sql)$/.test(entry.name) && !/\.test/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(WITHOUT_POOLER))

  expect(files.length).toBeGreaterThan(150)
  expect(files.filter((file) => faultsIn(readFileSync(file, 'utf8')).length > 0)).toEqual([])
})

test.each([
  "client.query('select pg_advisory_lock($1)')",
  "await client.query('listen jobs')",
  "sql`select pg_notify('jobs', '')`",
  "query('create temporary table x (a int)')",
  "query('set session characteristics')",
  "query('declare rows cursor for select 1')",
])('the search finds %s', (code) => {
  expect(faultsIn(code)).toHaveLength(1)
})

test('OPS-08 processes that migrate at once leave no lock behind, and one that holds it is waited for', async () => {
  const template = inject('templateUrl')
  const url = template.replace(/[^/]+$/, 'migrated_at_once')
  await ensureDatabase(template.replace(/[^/]+$/, 'postgres'), 'migrated_at_once')
  const migrate = () => migrateDatabase(url, 'src/server/db/migrations')
  const order: string[] = []

  await withClient(url, async (holder) => {
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock(7251904366)')
    const waiting = Promise.all([migrate(), migrate()]).then(() => order.push('migrated'))
    await expect
      .poll(async () => {
        const { rows } = await holder.query<{ waiting: number }>(
          `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
           and database = (select oid from pg_database where datname = current_database())`,
        )
        return rows[0]?.waiting
      })
      .toBe(2)
    order.push('released')
    await holder.query('commit')
    await waiting
    const { rows } = await holder.query<{ found: string | null }>(
      `select to_regclass('analyses')::text as found`,
    )
    expect(rows).toEqual([{ found: 'analyses' }])
    const { rows: locks } = await holder.query(
      `select 1 from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
    )
    expect(locks).toEqual([])
  })
  expect(order).toEqual(['released', 'migrated'])
})
