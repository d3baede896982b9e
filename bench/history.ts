// How fast the history answers: 200,000 results of 100 users and one user with 2,000, on the real PostgreSQL, through the
// calls themselves. Documents have the size of a real result, so that a plan that reads them shows.
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { analyze } from '../src/engine/analyze.ts'
import { loadKnowledge } from '../src/engine/knowledge/load.ts'
import { cosmeticHistory } from '../src/server/features/analyses/history.ts'
import { CosmeticHistoryQuery } from '../src/contract/history.ts'
import type { Deps } from '../src/server/deps.ts'
import { openBackgroundTasks } from '../src/server/platform/jobs/background-tasks.ts'
import { openLog } from '../src/server/platform/log.ts'
import { newId } from '../src/server/platform/ids.ts'
import type { Actor } from '../src/server/platform/security/session.ts'
import { openBenchDatabase } from './app.part.ts'

const ROWS = 200_000
const USERS = 100
const ROWS_OF_ONE = 2_000
const ROUNDS = 200
const GOAL_MS = 50
const LIST =
  'Aqua, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Butyrospermum Parkii Butter, Glyceryl Stearate, ' +
  'Niacinamide, Dimethicone, Panthenol, Sodium Hyaluronate, Tocopherol, Xanthan Gum, Carbomer, Phenoxyethanol, ' +
  'Ethylhexylglycerin, Disodium EDTA, Sodium Hydroxide, Citric Acid, Parfum, Linalool, Limonene, Citronellol'

const base = await openBenchDatabase()
const { database } = base
const knowledge = loadKnowledge(JSON.parse(readFileSync('dist/knowledge.json', 'utf8')))
// The history reads its own rows and looks at their lists, and nothing else of what a feature may reach.
const backgroundTasks = openBackgroundTasks(openLog('warn'))
const deps = { db: database.db, knowledge, backgroundTasks, now: () => new Date() } as Deps
const client = new pg.Client({ connectionString: base.url })
await client.connect()
try {
  await fill()
  const one = await userOf('one')
  const many = await userOf('bench0')
  // As after new knowledge or another profile: the first call looks at the newest again, the rest follows after it.
  const again: string[] = []
  for (const userId of [one, one, one, many, many, many]) {
    const from = performance.now()
    await cosmeticHistory(deps, { userId } as Actor, CosmeticHistoryQuery.parse({}))
    again.push((performance.now() - from).toFixed(0))
    await backgroundTasks.settled()
  }
  console.log(`first three calls, after new knowledge: ${again.join(', ')} ms`)
  console.log(`${ROUNDS} calls each, milliseconds                     2,000 rows           2,000 of 200,000`)
  const misses: string[] = []
  for (const [name, query] of QUERIES()) {
    const [own, other] = [await measure(one, query), await measure(many, query)]
    if (own.p95 > GOAL_MS) misses.push(name)
    console.log(
      `${name.padEnd(38)} p50 ${ms(own.p50)}  p95 ${ms(own.p95)}    p50 ${ms(other.p50)}  p95 ${ms(other.p95)}`,
    )
  }
  console.log(
    misses.length === 0 ? `All within ${GOAL_MS} ms at p95.` : `Over ${GOAL_MS} ms: ${misses.join(', ')}`,
  )
  const erase = await client.query<{ 'QUERY PLAN': string }>(
    `explain analyze delete from analyses where deleted_at < now() - interval '1 day'`,
  )
  console.log(`erasing what was deleted: ${erase.rows.at(-1)?.['QUERY PLAN'] ?? ''}`)
} finally {
  await client.end()
  await base.close()
}

function QUERIES(): [string, CosmeticHistoryQuery][] {
  const query = (wanted: Partial<CosmeticHistoryQuery>) => CosmeticHistoryQuery.parse(wanted)
  return [
    ['first page', query({})],
    ['last page', query({ page: 100_000 })],
    ['search, one product', query({ search: 'Product 1234' })],
    ['search, an ingredient of all', query({ search: 'NIACIN' })],
    ['search, nothing', query({ search: 'no such thing' })],
    ...(['high-risk', 'safe', 'vegan', 'alerts'] as const).map((filter): [string, CosmeticHistoryQuery] => [
      `filter ${filter}`,
      query({ filter }),
    ]),
    ...(['oldest', 'score-high', 'score-low'] as const).map((sort): [string, CosmeticHistoryQuery] => [
      `sort ${sort}`,
      query({ sort }),
    ]),
    [
      'search, filter, sort, last page',
      query({ search: 'niacin', filter: 'safe', sort: 'score-low', page: 100_000 }),
    ],
  ]
}

async function measure(userId: string, query: CosmeticHistoryQuery): Promise<{ p50: number; p95: number }> {
  const actor = { userId } as Actor
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now()
    await cosmeticHistory(deps, actor, query)
    times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}

function ms(time: number): string {
  return time.toFixed(1).padStart(6)
}

async function userOf(username: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select id from users where username = $1', [username])
  return rows[0]?.id ?? ''
}

/** The rows of the many stand mixed on disk, as they do where people save results day by day. */
async function fill(): Promise<void> {
  const results = analyze(LIST, knowledge, {})
  const names = results.ingredients.flatMap(({ printed, name }) => [printed, name])
  for (let i = 0; i <= USERS; i += 1) {
    const name = i === USERS ? 'one' : `bench${i}`
    await client.query(
      `insert into users (id, username, username_canon, email, email_canon, password_hash, created_at) values ($1, $2, $2, $3, $3, 'x', now())`,
      [newId('usr'), name, `${name}@example.test`],
    )
  }
  const insert = (rows: number, user: string) =>
    client.query(
      `insert into analyses (id, share_id, user_id, product_name, created_at, ingredients_list, status, results,
         engine_version, knowledge_version, overall_score, is_partial, vegan_status, ingredient_count, alert_count, search_text)
       select 'ana_' || lpad(($4::int + n)::text, 22, '0'), gen_random_uuid(), u.id, 'Product ' || n,
         timestamptz '2026-01-01' + n * interval '1 minute', $1, 'complete', $2::jsonb, '1', '1',
         case when n % 37 = 0 then null else (n * 7919) % 101 end, false, n % 3 = 0, 22, n % 5 % 2,
         lower('Product ' || n || ' ' || $3)
       from generate_series(1, ${rows}) as n join users u on u.username = ${user}`,
      [LIST, JSON.stringify(results), names.join(' '), user === "'one'" ? ROWS : 0],
    )
  const from = performance.now()
  await insert(ROWS, `'bench' || (n % ${USERS})`)
  await insert(ROWS_OF_ONE, "'one'")
  await client.query('vacuum analyze analyses')
  const { rows } = await client.query<{ size: string }>(
    `select pg_size_pretty(pg_total_relation_size('analyses')) as size`,
  )
  console.log(
    `${ROWS + ROWS_OF_ONE} results, ${rows[0]?.size ?? ''}, written in ${((performance.now() - from) / 1000).toFixed(0)} s`,
  )
}
