// Results of an earlier version are written in the form of today while the app answers: `npm run bench -- repack 200000`. How long it
// takes, what it does to a call beside it, and what the table takes before and after. Needs a build.
import pg from 'pg'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { analyze } from '../src/engine/analyze.ts'
import { loadKnowledge } from '../src/engine/knowledge/load.ts'
import { repackResults } from '../src/server/features/analyses/analyses.ts'
import { newId } from '../src/server/platform/ids.ts'
import { arrivals, openBenchApp, openBenchDatabase, warmUp } from './app.part.ts'

const ROWS = Number(process.argv[2] ?? 200_000)
const KEPT = 20
const RATE = 20
const LIST =
  'Aqua, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Butyrospermum Parkii Butter, Glyceryl Stearate, ' +
  'Niacinamide, Dimethicone, Panthenol, Sodium Hyaluronate, Tocopherol, Xanthan Gum, Carbomer, Phenoxyethanol, ' +
  'Ethylhexylglycerin, Disodium EDTA, Sodium Hydroxide, Citric Acid, Parfum, Linalool, Limonene, Citronellol'

const base = await openBenchDatabase()
let minute = 0
const { app, deps, close } = await openBenchApp(base, () => new Date(Date.UTC(2026, 0, 1) + (minute += 20)))
const client = new pg.Client({ connectionString: base.url })
await client.connect()
const cookie = await fill()
const list = { path: '/api/analyses', method: 'GET', next: () => ({ headers: { cookie } }) } as const
await warmUp(app, list, 500)
const size = async () =>
  (await client.query<{ mb: number }>(`select (pg_total_relation_size('analyses') / 1e6)::int as mb`)).rows[0]
    ?.mb ?? 0

const before = await arrivals(app, list, { rate: RATE, seconds: 5 })
const sizeBefore = await size()
let isDone = false
const from = performance.now()
const work = (async () => {
  while ((await repackResults(deps)) > 0);
  isDone = true
})()
const beside: { p50: number; p99: number }[] = []
while (!isDone) beside.push(await arrivals(app, list, { rate: RATE, seconds: 5 }))
await work
const seconds = (performance.now() - from) / 1_000
await client.query('vacuum full analyses')
const worst = beside.toSorted((a, b) => b.p99 - a.p99)[0] ?? before
console.log(
  `${ROWS} results in ${seconds.toFixed(0)} s or less (${(ROWS / seconds).toFixed(0)} /s); ${sizeBefore} MB before, ${await size()} MB after vacuum full\n` +
    `GET /api/analyses at ${RATE} /s: p50 ${before.p50.toFixed(1)} ms, p99 ${before.p99.toFixed(1)} ms before; ` +
    `p50 ${worst.p50.toFixed(1)} ms, p99 ${worst.p99.toFixed(1)} ms in the worst five seconds beside it`,
)
const { rows } = await client.query<{ left: number; facts: number }>(
  `select (select count(*)::int from analyses where results_form < 1) as left, (select count(*)::int from knowledge_facts) as facts`,
)
console.log(`left in the older form: ${rows[0]?.left}; rows of facts: ${rows[0]?.facts}`)
await client.end()
await close()
await base.close()

/** One reader with a few results, and as many rows of others as asked for, as the version before stored them. */
async function fill(): Promise<string> {
  const knowledge = loadKnowledge(JSON.parse(readFileSync('dist/knowledge.json', 'utf8')))
  const token = randomBytes(32).toString('base64url')
  const users = ['reader', 'others'].map((name) => ({ id: newId('usr'), name }))
  for (const { id, name } of users) {
    await client.query(
      `insert into users (id, username, username_canon, email, email_canon, password_hash, created_at) values ($1, $2, $2, $3, $3, 'x', now())`,
      [id, name, `${name}@example.test`],
    )
  }
  const [reader, others] = users
  await client.query(
    `insert into sessions (id_hash, user_id, auth_version, created_at, last_seen_at, idle_expires_at, abs_expires_at)
     values ($1, $2, 1, '2026-01-01', '2027-01-01', '2027-01-01', '2027-01-01')`,
    [deps.secrets.sha256(token), reader?.id],
  )
  const results = JSON.stringify(analyze(LIST, knowledge))
  const insert = `
    insert into analyses (id, share_id, user_id, created_at, ingredients_list, status, results, engine_version, knowledge_version,
      is_partial, vegan_status, ingredient_count, alert_count, search_version)
    select 'ana_' || substr(md5(random()::text), 1, 22), gen_random_uuid(), $1, now(), $2, 'complete', $3::jsonb, '1', '1', false, true, 22, 0, 1
    from generate_series(1, $4::integer)`
  await client.query(insert, [reader?.id, LIST, results, KEPT])
  await client.query(insert, [others?.id, LIST, results, ROWS])
  await client.query('analyze')
  return `sid=${token}`
}
