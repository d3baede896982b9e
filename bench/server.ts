// What the server gives on this machine: POST /api/analyze beside a bare Fastify route that inserts a row into the same
// database, in one run, so that the ratio holds on any machine. Needs a build: `npm run build` first.
import autocannon from 'autocannon'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, chmodSync, rmSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import pg from 'pg'
import { loadKnowledge } from '../src/engine/knowledge/load.ts'
import { openReaders } from '../src/readers/pool.ts'
import { createApp } from '../src/server/app.ts'
import { ensureDatabase, migrateDatabase, openDatabase } from '../src/server/db/client.ts'
import { openEmbedded } from '../src/server/db/embedded/supervisor.ts'
import type { Deps } from '../src/server/deps.ts'
import { newId, newShareId } from '../src/server/platform/ids.ts'
import { openLater } from '../src/server/platform/later.ts'
import { openLog } from '../src/server/platform/log.ts'
import { openPasswords } from '../src/server/platform/passwords.ts'
import { openProvider } from '../src/server/adapters/payment/open-provider.ts'
import { openSecrets } from '../src/server/platform/secrets.ts'

const USERS = 400
const SECONDS = 8
const CONNECTIONS = 10
const LIST =
  'Aqua, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Butyrospermum Parkii Butter, Glyceryl Stearate, ' +
  'Niacinamide, Dimethicone, Panthenol, Sodium Hyaluronate, Tocopherol, Xanthan Gum, Carbomer, Phenoxyethanol, ' +
  'Ethylhexylglycerin, Disodium EDTA, Sodium Hydroxide, Citric Acid, Parfum, Linalool, Limonene, Citronellol'

const folder = mkdtempSync(join(tmpdir(), 'opaline-bench-'))
chmodSync(folder, 0o711)
const server = await openEmbedded(folder)
await ensureDatabase(server.url('postgres'), 'opaline')
await migrateDatabase(server.url('opaline'), 'src/server/db/migrations')
const database = openDatabase({ url: server.url('opaline') })
const readers = openReaders({ workerFile: 'dist/readers/worker.mjs', workers: 1 })
// Every request gets a minute of its own, so that the limit of ten a minute is not what is measured.
let minute = 0
const secrets = await openSecrets(database.db)
const deps: Deps = {
  db: database.db,
  transact: database.transact,
  pingDatabase: database.ping,
  knowledge: loadKnowledge(JSON.parse(readFileSync('dist/knowledge.json', 'utf8'))),
  readers,
  mailer: { send: async () => undefined, close: () => undefined },
  later: openLater(openLog('silent')),
  log: openLog('silent'),
  payments: openProvider(null, {
    origin: 'http://localhost:3000',
    log: openLog('silent'),
    secrets,
    now: () => new Date(),
    randomBytes,
  }),
  secrets,
  passwords: await openPasswords('nobody'),
  now: () => new Date(Date.UTC(2026, 0, 1) + (minute += 20)),
  newId,
  newShareId,
  randomBytes,
  origin: 'http://localhost:3000',
}
const app = await createApp(deps, {
  trustProxyHops: 0,
  requestsPerMinuteMax: 1e9,
  webDir: null,
  isDraining: () => false,
})
await app.listen({ port: 0, host: '127.0.0.1' })

const cookies = await makeUsers()
const bare = fastify()
const pool = new pg.Pool({ connectionString: server.url('opaline'), max: 20 })
await pool.query('create table bare (id text primary key, body jsonb)')
bare.post('/', async (request) => {
  const id = randomUUID()
  await pool.query('insert into bare values ($1, $2)', [id, JSON.stringify(request.body)])
  return { id }
})
await bare.listen({ port: 0, host: '127.0.0.1' })

let at = 0
const nextCookie = () => cookies[(at = (at + 1) % cookies.length)] ?? ''
const analyze = await load('POST /api/analyze (22 names)', app, '/api/analyze', nextCookie)
const insert = await load('bare Fastify route, one insert', bare, '/', () => '')
const list = await load('GET /api/analyses', app, '/api/analyses', nextCookie, 'GET')
console.log(
  `\nanalyze gives ${((analyze / insert) * 100).toFixed(0)} % of the bare insert's rate; the list ${((list / insert) * 100).toFixed(0)} %`,
)

await Promise.all([app.close(), bare.close(), pool.end(), readers.close()])
await database.close()
await server.stop()
rmSync(folder, { recursive: true, force: true })

/** Straight into the tables: registering takes a password hash each. Their allowance is opened wide beforehand. */
async function makeUsers(): Promise<string[]> {
  const made: string[] = []
  const client = new pg.Client({ connectionString: server.url('opaline') })
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

type Served = { server: { address: () => unknown } }

async function load(
  name: string,
  served: Served,
  path: string,
  cookie: () => string,
  method: 'GET' | 'POST' = 'POST',
): Promise<number> {
  const address = served.server.address()
  const port =
    typeof address === 'object' && address !== null && 'port' in address ? String(address.port) : ''
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        ...(method === 'POST' ? { body: JSON.stringify({ ingredientsList: LIST }) } : {}),
        setupRequest: (request) => ({ ...request, headers: { ...request.headers, cookie: cookie() } }),
      },
    ],
  })
  const { latency, requests, non2xx } = result
  console.log(
    `${name.padEnd(34)} ${requests.average.toFixed(0).padStart(6)} /s   p50 ${latency.p50} ms   p99 ${latency.p99} ms   not 2xx ${non2xx}`,
  )
  return requests.average
}
