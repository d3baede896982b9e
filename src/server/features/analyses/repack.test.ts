import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CosmeticAnalysis } from '../../../contract/analysis.ts'
import { openDatabase } from '../../db/client.ts'
import { createWorld, type World } from '../../testing/world.test-support.ts'
import { repackResults } from './analyses.ts'

let world: World
const client = () => new pg.Client({ connectionString: world.databaseUrl })
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const LIST = 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol 0.4%, Parfum, Linalool, Xyzzylquat-9000'

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const one = client()
  await one.connect()
  try {
    return (await one.query<Row>(text, values)).rows
  } finally {
    await one.end()
  }
}

/** As versions before stored it: whole. */
async function unpack(id: string, results: unknown): Promise<void> {
  await query('update analyses set results = $2, results_form = 0 where id = $1', [
    id,
    JSON.stringify(results),
  ])
}

const stored = (id: string) =>
  query<{ results: Record<string, unknown>; form: number }>(
    'select results, results_form as form from analyses where id = $1',
    [id],
  )

test('B-87 a result is stored by what it says of each ingredient, and read back as it was made', async () => {
  const ana = await world.as('packer')
  const made = (await ana.post('/api/analyze', { ingredientsList: LIST })).body as CosmeticAnalysis
  const [row] = await stored(made.id)
  expect(row).toMatchObject({ form: 1, results: { packed: expect.any(Array) } })
  expect(row?.results).not.toHaveProperty('ingredients')

  const again = (await ana.get(`/api/analyses/${made.id}`)).body as CosmeticAnalysis
  const full = (await ana.get('/api/analyses?full=1')).body as CosmeticAnalysis[]
  const copy = (await ana.get('/api/users/export')).body as {
    tables: { analyses: { results: { ingredients: unknown[] } }[] }
  }

  expect(again.analysisResults).toEqual(made.analysisResults)
  expect(full[0]?.analysisResults).toEqual(made.analysisResults)
  expect(copy.tables.analyses[0]?.results).toEqual(made.analysisResults)
  expect(JSON.stringify(copy)).not.toContain('packed')
})

test('facts are stored once for all results, and hold no name of their users', async () => {
  const count = async () =>
    Number((await query<{ count: string }>('select count(*) from knowledge_facts'))[0]?.count)
  const [ana, ben] = [await world.as('fact-ana'), await world.as('fact-ben')]
  const ask = { ingredientsList: 'Squalane, Urea, Zanzibar-canary-9' }
  expect((await ana.post('/api/analyze', ask)).status).toBe(200)
  const before = await count()

  expect((await ben.post('/api/analyze', ask)).status).toBe(200)

  expect(await count()).toBe(before)
  const rows = await query<{ facts: unknown }>('select facts from knowledge_facts')
  expect(JSON.stringify(rows)).toContain('SQUALANE')
  expect(JSON.stringify(rows)).not.toMatch(/canary|0\.4/i)
})

test('twenty results at once with the same new facts in another order are all stored and readable', async () => {
  const names = ['Allantoin', 'Bisabolol', 'Betaine', 'Caffeine', 'Squalene', 'Ectoin', 'Inulin', 'Kaolin']
  const turned = (by: number) => [...names.slice(by), ...names.slice(0, by)].join(', ')
  const clients = await Promise.all(Array.from({ length: 20 }, (_, at) => world.as(`many-${at}`)))

  const made = await Promise.all(
    clients.map((one, at) => one.post('/api/analyze', { ingredientsList: turned(at % names.length) })),
  )

  expect(made.map(({ status }) => status)).toEqual(Array(20).fill(200))
  for (const [at, one] of clients.entries()) {
    const first = made[at]?.body as CosmeticAnalysis | undefined
    const read = (await one.get(`/api/analyses/${first?.id}`)).body as CosmeticAnalysis
    expect(read.analysisResults).toEqual(first?.analysisResults)
  }
})

test('B-87 results of earlier versions are written in the new form by batches, read the same before and after, and by two processes at once', async () => {
  const ana = await world.as('older')
  const ids: string[] = []
  const first = (await ana.post('/api/analyze', { ingredientsList: LIST })).body as CosmeticAnalysis
  const older: Record<string, unknown>[] = [
    first.analysisResults,
    { ingredients: [{ name: 'Aqua' }, { name: 'Glycerin', safetyScore: 95 }], overallScore: 90 },
    { ingredients: [{ printed: 'Aqua', name: null, functions: 'Solvent' }], coverage: 3 },
  ]
  for (let at = 0; at < 60; at += 1) {
    const id = `ana_${String(at).padStart(22, '0')}`
    ids.push(id)
    await query(
      `insert into analyses select (jsonb_populate_record(a, jsonb_build_object('id', $2::text, 'share_id', gen_random_uuid()))).* from analyses a where id = $1`,
      [first.id, id],
    )
    await unpack(id, older[at % older.length])
  }
  const read = async () => {
    const answers = await Promise.all(ids.slice(0, 9).map((id) => ana.get(`/api/analyses/${id}`)))
    return answers.map(({ body }) => (body as CosmeticAnalysis).analysisResults)
  }
  const whole = await read()
  const other = openDatabase({ url: world.databaseUrl })

  const batch = await repackResults(world.deps)
  expect(batch).toBeLessThan(60)
  expect(await read()).toEqual(whole)
  const both = async (deps: typeof world.deps) => {
    while ((await repackResults(deps)) > 0);
  }
  await Promise.all([both(world.deps), both({ ...world.deps, db: other.db })])

  expect(await read()).toEqual(whole)
  const rows = await query<{ form: number; size: number }>(
    `select results_form as form, length(results::text) as size from analyses where id = any($1)`,
    [ids],
  )
  expect(rows.map(({ form }) => form)).toEqual(ids.map(() => 1))
  expect(Math.max(...rows.map(({ size }) => size))).toBeLessThan(JSON.stringify(older[0]).length / 3)
  await other.close()
}, 30_000)

test('a result that would not be read back as it was keeps its form, and is not tried for ever', async () => {
  const ana = await world.as('stubborn')
  const made = (await ana.post('/api/analyze', { ingredientsList: LIST })).body as CosmeticAnalysis
  const odd = { packed: [['no hash of ours']], note: 'a field of that name, of another program' }
  await unpack(made.id, odd)
  const warn = vi.spyOn(world.deps.log, 'warn')

  expect(await repackResults(world.deps)).toBe(1)
  expect(await repackResults(world.deps)).toBe(0)

  expect(warn).toHaveBeenCalledTimes(1)
  expect((await stored(made.id))[0]).toEqual({ results: odd, form: 1 })
  warn.mockRestore()
})
