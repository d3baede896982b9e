import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ensureDatabase, withClient } from '../client.ts'
import { compactFiles } from './compact.ts'

const template = inject('templateUrl')
const adminUrl = template.replace(/[^/]+$/, 'postgres')
const url = template.replace(/[^/]+$/, 'compacted')

let client: pg.Client
beforeAll(async () => {
  // Without an app: what its connections did in opening it would be counted seconds later, in the middle of a test.
  await ensureDatabase(adminUrl, 'compacted', 'template_opaline')
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await withClient(adminUrl, (admin) => admin.query('drop database compacted with (force)'))
})

/** The file of each table: another one after the table was written anew. */
async function files(): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; file: string }>(
    "select relname as name, relfilenode::text as file from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  return new Map(rows.map(({ name, file }) => [name, file]))
}

async function rewrittenBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await files()
  await work()
  const after = await files()
  return [...before.keys()].filter((name) => before.get(name) !== after.get(name)).sort()
}

const compact = () => compactFiles(url)
/** What a statement did counts once its connection says so: after ten seconds at rest, or when it is told to. */
const isCounted = (table: string) =>
  expect
    .poll(async () => {
      await client.query('select pg_stat_force_next_flush()')
      const { rows } = await client.query<{ changes: number }>(
        'select (n_tup_del + n_tup_upd)::int as changes from pg_stat_user_tables where relname = $1',
        [table],
      )
      return rows[0]?.changes
    })
    .toBeGreaterThan(0)

/** At once, unless a statement of the server's own, such as an ANALYZE, could still see the deleted row: then a run later. */
const isWrittenNoMore = () => expect.poll(() => rewrittenBy(compact)).toEqual([])

test('only tables in which something was deleted or changed since the last time are locked and written anew', async () => {
  await client.query("insert into ai_spend (day, tokens) values (now(), 1), (now() - interval '1 day', 2)")
  expect(await rewrittenBy(compact)).toContain('analyses')
  await isWrittenNoMore()

  await client.query('delete from ai_spend where tokens = 2')
  await isCounted('ai_spend')

  expect(await rewrittenBy(compact)).toEqual(['ai_spend'])
  await isWrittenNoMore()
})

test('a table in use is told as a failure, and alone is written when it is tried again', async () => {
  await client.query("insert into ai_spend (day, tokens) values (now() - interval '2 day', 3)")
  await client.query('delete from ai_spend where tokens = 3')
  await isCounted('ai_spend')
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  await reader.query('begin')
  await reader.query('select * from ai_spend')

  const impatient = compactFiles(url, () => false, 100)
  await expect(impatient).rejects.toMatchObject({ code: '55P03' })
  await reader.query('rollback')
  await reader.end()

  expect(await rewrittenBy(compact)).toEqual(['ai_spend'])
})

test('it stops between two tables when the app stops, and goes on with the next run', async () => {
  await client.query('select pg_stat_reset()')
  expect(await rewrittenBy(() => compactFiles(url, () => true))).toEqual([])
  expect((await rewrittenBy(compact)).length).toBeGreaterThan(10)
})
