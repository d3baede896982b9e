// What the administration costs: a million recorded calls over a year, 20,000 accounts, 2,000 running subscriptions and
// 40,000 results, asked for through the use-cases themselves on the real PostgreSQL. Needs a build: `npm run build` first.
import pg from 'pg'
import { CallKind } from '../src/contract/admin.ts'
import { listNewestUsers, readStats, readUsage, searchUsers } from '../src/server/features/admin/admin.ts'
import { listFeedback } from '../src/server/features/feedback/feedback.ts'
import { openBenchApp, openBenchDatabase } from './app.part.ts'

const CALLS = 1_000_000
const DAYS = 365
const USERS = 20_000
const SUBSCRIPTIONS = 2_000
const RESULTS = 40_000
const ROUNDS = 200

const base = await openBenchDatabase()
const { deps, close } = await openBenchApp(base, () => new Date())
const client = new pg.Client({ connectionString: base.url })
await client.connect()
try {
  await fill()
  const { rows } = await client.query<{ calls: string; rows: string }>(
    'select sum(requests) as calls, count(*) as rows from call_rollups',
  )
  console.log(
    `${rows[0]?.calls} recorded calls in ${rows[0]?.rows} rows, ${USERS} accounts; ${ROUNDS} times each`,
  )
  await measure('stats', () => readStats(deps))
  await measure('usage, 30 days', () => readUsage(deps))
  await measure('users, newest 100', () => listNewestUsers(deps))
  await measure('users, search one of all', () => searchUsers(deps, { q: 'bench-19999', page: 1 }))
  await measure('users, last page', () => searchUsers(deps, { q: '', page: 100_000 }))
  await measure('messages, newest 200', () => listFeedback(deps))
  await measure('recording one call', async () =>
    deps.calls.record({ kind: 'analysis', isFailed: false, ms: 3 }),
  )
  const plan = await client.query<{ 'QUERY PLAN': string }>(
    'explain analyze select kind, sum(requests), sum(failed) from call_rollups group by kind',
  )
  console.log(plan.rows.map((row) => row['QUERY PLAN']).join('\n'))
} finally {
  await client.end()
  await close()
  await base.close()
}

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  await work()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now()
    await work()
    times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2).padStart(7)
  console.log(`${name.padEnd(28)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms`)
}

async function fill(): Promise<void> {
  const each = Math.ceil(CALLS / DAYS / CallKind.options.length)
  for (const kind of CallKind.options) {
    await client.query(
      `insert into call_rollups (day, kind, requests, failed, total_ms)
       select current_date - n, $1, ${each}, ${each} / 100, ${each} * 12 from generate_series(0, ${DAYS - 1}) as n`,
      [kind],
    )
  }
  await client.query(
    `insert into users (id, username, username_canon, email, email_canon, password_hash, created_at, last_seen_at)
     select 'usr_' || lpad(n::text, 22, '0'), 'bench-' || n, 'bench-' || n, n || '@example.test', n || '@example.test', 'x',
       now() - n * interval '20 minutes', now() - n % 60 * interval '1 day' from generate_series(1, ${USERS}) as n`,
  )
  await client.query(
    `insert into subscriptions (id, user_id, provider, customer_id, plan_id, price_id, status, started_at, period_start,
       period_end, last_event_at, last_event_id, confirmed_at)
     select 'sub_' || n, 'usr_' || lpad(n::text, 22, '0'), 'paddle', 'ctm_' || n, 'standard-monthly', 'pri_1', 'active',
       now() - interval '90 days', now() - interval '5 days', now() + interval '25 days', now(), 'evt_' || n, now()
     from generate_series(1, ${SUBSCRIPTIONS}) as n`,
  )
  await client.query(
    `insert into analyses (id, share_id, user_id, created_at, ingredients_list, status, results, engine_version,
       knowledge_version, is_partial, vegan_status, ingredient_count, alert_count)
     select 'ana_' || n, gen_random_uuid(), 'usr_' || lpad((n % ${USERS} + 1)::text, 22, '0'), now(), 'Aqua', 'complete', '{}',
       '1', '1', false, true, 1, 0 from generate_series(1, ${RESULTS}) as n`,
  )
  await client.query(
    `insert into feedback (id, name, email, subject, message, created_at)
     select 'msg_' || n, 'Bench', 'b@example.test', 'Subject', repeat('A sentence. ', 30), now() - n * interval '1 minute'
     from generate_series(1, 5000) as n`,
  )
  await client.query('vacuum analyze')
}
