// What the server gives on this machine: POST /api/analyze and GET /api/analyses beside bare Fastify routes that insert a row and
// select as many rows in the same database. All of them in turn, round after round in one run, so that the ratios hold on any
// machine. Needs a build: `npm run build` first.
import { randomBytes, randomUUID } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'
import { newId } from '../src/server/platform/ids.ts'
import { arrivals, measure, openBenchApp, openBenchDatabase, warmUp, type Load } from './app.part.ts'

const USERS = 400
/** Who asks for lists, and how many results each of them keeps. */
const READERS = 100
const KEPT = 20
const ROUNDS = Number(process.argv[2] ?? 4)
const SECONDS = 3
const NAMES =
  'Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Butyrospermum Parkii Butter, Glyceryl Stearate, ' +
  'Niacinamide, Dimethicone, Panthenol, Sodium Hyaluronate, Tocopherol, Xanthan Gum, Carbomer, Phenoxyethanol, ' +
  'Ethylhexylglycerin, Disodium EDTA, Sodium Hydroxide, Citric Acid, Parfum, Linalool, Limonene, Citronellol'

const base = await openBenchDatabase()
// Every request gets a time of its own, so that the limit of ten a minute is not what is measured.
let minute = 0
const { app, deps, close } = await openBenchApp(base, () => new Date(Date.UTC(2026, 0, 1) + (minute += 20)))

const pool = new pg.Pool({ connectionString: base.url, max: 20 })
const cookies = await makeUsers()
const bare = fastify()
await pool.query('create table bare (id text primary key, body jsonb)')
bare.post('/', async (request) => {
  const id = randomUUID()
  await pool.query('insert into bare values ($1, $2)', [id, JSON.stringify(request.body)])
  return { id }
})
bare.get('/', async () => {
  reader = (reader + 1) % READERS
  const { rows } = await pool.query(
    'select * from bare_kept where user_id = $1 order by created_at desc, id desc',
    [reader],
  )
  return rows
})
await bare.listen({ port: 0, host: '127.0.0.1' })

let at = 0
let reader = 0
const headers = (cookie = '') => ({
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  cookie,
})
const asUser = () => headers(cookies[READERS + ((at += 1) % (USERS - READERS))])
const asReader = () => headers(cookies[(reader += 1) % READERS])
const write = { method: 'POST', next: () => ({ headers: asUser(), body: listOf22() }) } as const
const read = { method: 'GET', next: () => ({ headers: asReader() }) } as const
const KINDS = {
  insert: { name: 'bare Fastify route, one insert', app: bare, asked: { path: '/', ...write } },
  analyze: { name: 'POST /api/analyze, 22 names', app, asked: { path: '/api/analyze', ...write } },
  select: { name: `bare Fastify route, select of ${KEPT} rows`, app: bare, asked: { path: '/', ...read } },
  list: { name: `GET /api/analyses, ${KEPT} results`, app, asked: { path: '/api/analyses', ...read } },
}
type Kind = keyof typeof KINDS
const ORDER: readonly Kind[] = ['insert', 'analyze', 'select', 'list']

await makeKept()
const rounds: Record<Kind, Load>[] = []
for (const kind of ORDER) await warmUp(KINDS[kind].app, KINDS[kind].asked, 1_500)
for (let round = 0; round < ROUNDS; round += 1) {
  const measured = {} as Record<Kind, Load>
  for (const kind of ORDER) measured[kind] = await measure(KINDS[kind].app, KINDS[kind].asked, SECONDS)
  rounds.push(measured)
}
for (const kind of ORDER) tell(kind)
const analyzeShare = share('analyze', 'insert')
const listShare = share('list', 'select')
console.log(
  `\nanalyze gives ${analyzeShare} % of the bare insert's rate, the list ${listShare} % of the bare select's (median of ${ROUNDS} rounds)`,
)
for (const kind of ORDER) {
  const rate = middle(rounds.map((round) => round[kind].rate)) / 2
  const { p50, p99, sent, failed } = await arrivals(KINDS[kind].app, KINDS[kind].asked, { rate, seconds: 6 })
  const { name } = KINDS[kind]
  console.log(
    `${name.padEnd(38)} at half load (${sent} sent): p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   not 200 ${failed}`,
  )
}
const { rows } = await pool.query<{ document: number; row: number }>(
  `select avg(pg_column_size(results))::int as document, avg(pg_column_size(analyses.*))::int as row from analyses`,
)
console.log(`\nstored: ${rows[0]?.document} bytes a document, ${rows[0]?.row} a row`)

await Promise.all([close(), bare.close(), pool.end()])
await base.close()

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function tell(kind: Kind): void {
  const of = (field: keyof Load) => middle(rounds.map((round) => round[kind][field]))
  const cpu = `${of('ownCpu').toFixed(2)} + ${of('databaseCpu').toFixed(2)} ms`
  console.log(
    `${KINDS[kind].name.padEnd(38)} ${of('rate').toFixed(0).padStart(6)} /s   p50 ${of('p50')} ms   p99 ${of('p99')} ms   ` +
      `processor ${cpu}   not 2xx ${rounds.reduce((sum, round) => sum + round[kind].failed, 0)}`,
  )
}

/** Of the rates of the same round, in per cent. */
function share(kind: Kind, peer: Kind): string {
  return (middle(rounds.map((round) => round[kind].rate / round[peer].rate)) * 100).toFixed(1)
}

/** Another order each time, so that no two requests send the same text. */
function listOf22(): string {
  const names = NAMES.split(', ')
  for (let last = names.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1))
    const [a = '', b = ''] = [names[last], names[other]]
    names[last] = b
    names[other] = a
  }
  return JSON.stringify({ ingredientsList: `Aqua, ${names.join(', ')}` })
}

/** Results of the readers, made once by the app and then copied in the database; and rows of the same size for the bare route. */
async function makeKept(): Promise<void> {
  for (let user = 0; user < READERS; user += 1) {
    const answer = await app.inject({
      ...{ method: 'POST', url: '/api/analyze', headers: headers(cookies[user]), payload: listOf22() },
    })
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
  const { rows: columns } = await pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'analyses' and column_name not in ('id', 'share_id') order by ordinal_position`,
  )
  const names = columns.map(({ column_name: name }) => `"${name}"`).join(', ')
  await pool.query(`
    insert into analyses (id, share_id, ${names})
    select 'ana_' || substr(md5(random()::text), 1, 22), gen_random_uuid(), ${names} from analyses, generate_series(2, ${KEPT})`)
  const one = await app.inject({ url: '/api/analyses', headers: headers(cookies[0]) })
  const [summary] = one.json<unknown[]>()
  await pool.query(
    'create table bare_kept (id text primary key, user_id integer, created_at timestamptz, body jsonb)',
  )
  await pool.query(
    `insert into bare_kept select gen_random_uuid()::text, user_id, now(), $1 from generate_series(0, ${READERS - 1}) as user_id, generate_series(1, ${KEPT})`,
    [JSON.stringify(summary)],
  )
  await pool.query('create index on bare_kept (user_id, created_at desc)')
  await pool.query('analyze')
}

/** Straight into the tables: registering takes a password hash each. Their allowance is opened wide beforehand. */
async function makeUsers(): Promise<string[]> {
  const made: string[] = []
  for (let i = 0; i < USERS; i += 1) {
    const id = newId('usr')
    const token = randomBytes(32).toString('base64url')
    await pool.query(
      `insert into users (id, username, username_canon, email, email_canon, password_hash, created_at) values ($1, $2, $2, $3, $3, 'x', now())`,
      [id, `bench${i}`, `bench${i}@example.test`],
    )
    await pool.query(
      `insert into sessions (id_hash, user_id, auth_version, created_at, last_seen_at, idle_expires_at, abs_expires_at)
       values ($1, $2, 1, '2026-01-01', '2027-01-01', '2027-01-01', '2027-01-01')`,
      [deps.secrets.sha256(token), id],
    )
    // Five analyses a month are all a Free user has; a negative start is not allowed, so each period gets its users.
    made.push(`sid=${token}`)
  }
  await pool.query('alter table usage_counters drop constraint usage_counters_not_negative')
  await pool.query(
    `insert into usage_counters (user_id, kind, period_start, used, reserved) select id, 'analysis', '2026-01-01', -1000000, 0 from users`,
  )
  return made
}
