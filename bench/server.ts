// What the server gives on this machine: POST /api/analyze beside a bare Fastify route that inserts a row into the same
// database, in one run, so that the ratio holds on any machine. Needs a build: `npm run build` first.
import { randomBytes, randomUUID } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'
import { newId } from '../src/server/platform/ids.ts'
import { load, openBenchApp, openBenchDatabase } from './app.part.ts'

const USERS = 400
const LIST =
  'Aqua, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Butyrospermum Parkii Butter, Glyceryl Stearate, ' +
  'Niacinamide, Dimethicone, Panthenol, Sodium Hyaluronate, Tocopherol, Xanthan Gum, Carbomer, Phenoxyethanol, ' +
  'Ethylhexylglycerin, Disodium EDTA, Sodium Hydroxide, Citric Acid, Parfum, Linalool, Limonene, Citronellol'

const base = await openBenchDatabase()
// Every request gets a time of its own, so that the limit of ten a minute is not what is measured.
let minute = 0
const { app, deps, close } = await openBenchApp(base, () => new Date(Date.UTC(2026, 0, 1) + (minute += 20)))

const cookies = await makeUsers()
const bare = fastify()
const pool = new pg.Pool({ connectionString: base.url, max: 20 })
await pool.query('create table bare (id text primary key, body jsonb)')
bare.post('/', async (request) => {
  const id = randomUUID()
  await pool.query('insert into bare values ($1, $2)', [id, JSON.stringify(request.body)])
  return { id }
})
await bare.listen({ port: 0, host: '127.0.0.1' })

let at = 0
const asUser = () => ({
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  cookie: cookies[(at = (at + 1) % cookies.length)] ?? '',
})
const body = JSON.stringify({ ingredientsList: LIST })
const post = () => ({ headers: asUser(), body })
const analyze = await load('POST /api/analyze (22 names)', app, '/api/analyze', 'POST', post)
const insert = await load('bare Fastify route, one insert', bare, '/', 'POST', post)
const list = await load('GET /api/analyses', app, '/api/analyses', 'GET', () => ({ headers: asUser() }))
console.log(
  `\nanalyze gives ${((analyze / insert) * 100).toFixed(0)} % of the bare insert's rate; the list ${((list / insert) * 100).toFixed(0)} %`,
)

await Promise.all([close(), bare.close(), pool.end()])
await base.close()

/** Straight into the tables: registering takes a password hash each. Their allowance is opened wide beforehand. */
async function makeUsers(): Promise<string[]> {
  const made: string[] = []
  const client = new pg.Client({ connectionString: base.url })
  await client.connect()
  for (let i = 0; i < USERS; i += 1) {
    const id = newId('usr')
    const token = randomBytes(32).toString('base64url')
    await client.query(
      `insert into users (id, username, username_canon, email, email_canon, password_hash, created_at) values ($1, $2, $2, $3, $3, 'x', now())`,
      [id, `bench${i}`, `bench${i}@example.test`],
    )
    await client.query(
      `insert into sessions (id_hash, user_id, auth_version, created_at, last_seen_at, idle_expires_at, abs_expires_at)
       values ($1, $2, 1, '2026-01-01', '2027-01-01', '2027-01-01', '2027-01-01')`,
      [deps.secrets.sha256(token), id],
    )
    // Five analyses a month are all a Free user has; a negative start is not allowed, so each period gets its users.
    made.push(`sid=${token}`)
  }
  await client.query('alter table usage_counters drop constraint usage_counters_not_negative')
  await client.query(
    `insert into usage_counters (user_id, kind, period_start, used, reserved) select id, 'analysis', '2026-01-01', -1000000, 0 from users`,
  )
  await client.end()
  return made
}
