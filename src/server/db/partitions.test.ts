import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type Client, type World } from '../testing/world.test-support.ts'
import { withClient } from './client.ts'

const LIST = 'Aqua, Glycerin, Parfum'
const DIVIDED = ['analyses', 'face_analyses', 'usage_counters', 'usage_reservations']

let world: World
let ana: Client
let bea: Client
let before: string
beforeAll(async () => {
  world = await createWorld()
  ana = await world.as('anaparted')
  bea = await world.as('beaparted')
  before = await analyze(ana, 'Before', 'key-of-before')
  await analyze(bea, 'Of Bea')
  await withClient(world.databaseUrl, (client) =>
    client.query(readFileSync('deploy/postgres/partition-by-user.sql', 'utf8')),
  )
})
afterAll(() => world.close())

async function analyze(who: Client, productName: string, key?: string): Promise<string> {
  const body = { ingredientsList: LIST, productName }
  const answer = await who.post('/api/analyze', body, key ? { 'idempotency-key': key } : {})
  expect(answer.status).toBe(200)
  return (answer.body as { id: string }).id
}

const names = async (who: Client) =>
  ((await who.get('/api/analyses')).body as { productName: string }[]).map(({ productName }) => productName)

test('OPS-12 what was stored before the tables were divided is there, and everything goes on', async () => {
  expect((await ana.get(`/api/analyses/${before}`)).status).toBe(200)
  expect(await analyze(ana, 'Before', 'key-of-before')).toBe(before)
  world.clock.now = new Date(world.clock.now.getTime() + 1_000)
  const after = await analyze(ana, 'After')

  expect(await names(ana)).toEqual(['After', 'Before'])
  expect(await names(bea)).toEqual(['Of Bea'])
  expect((await bea.get(`/api/analyses/${after}`)).status).toBe(404)
  expect((await ana.get('/api/subscription/usage')).body).toMatchObject({ usage: { analysesCount: 2 } })
  expect((await ana.call('DELETE', `/api/analyses/${before}`)).status).toBeLessThan(300)
  expect(await names(ana)).toEqual(['After'])
  await world.jobs.runDue()
  expect((await world.jobs.readState()).filter(({ failures }) => failures > 0)).toEqual([])
})

test('OPS-12 the last unit of an allowance has one winner in divided tables too', async () => {
  const cleo = await world.as('cleoparted')
  const answers = await Promise.all(
    Array.from({ length: 7 }, () => cleo.post('/api/analyze', { ingredientsList: LIST })),
  )

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
})

test('OPS-12 a statement that names the user looks into one part, with the keys and indexes of before', async () => {
  await withClient(world.databaseUrl, async (client) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select id from analyses where user_id = 'usr_x' order by created_at desc limit 10`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan.match(/analyses_\d+/g)?.length).toBeGreaterThan(0)
    expect(new Set(plan.match(/on analyses_\d+/g)).size).toBe(1)

    const { rows: keys } = await client.query<{ of: string; keys: string }>(
      `select relname as of, string_agg(pg_get_constraintdef(c.oid), ', ' order by contype) as keys
       from pg_constraint c join pg_class t on t.oid = conrelid
       where relkind = 'p' and contype in ('p', 'u', 'f') group by 1 order by 1`,
    )
    expect(keys.map((row) => row.of)).toEqual(DIVIDED)
    for (const { keys: all } of keys)
      expect(all).toContain('FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE')
    expect(keys[0]?.keys).toContain('PRIMARY KEY (id, user_id)')
    const { rows: left } = await client.query(`select 1 from pg_class where relname like '%\\_whole'`)
    expect(left).toEqual([])
  })
})
