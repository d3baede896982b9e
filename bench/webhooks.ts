// How long the payment provider waits for its acknowledgement: signed events of many subscriptions, each stored and
// applied before the answer, beside forged ones. Needs a build: `npm run build` first. Goal: p99 below 100 ms.
import { createHmac, randomBytes } from 'node:crypto'
import pg from 'pg'
import { newIntent } from '../src/server/features/billing/intent.ts'
import { newId } from '../src/server/platform/ids.ts'
import { load, openBenchApp, openBenchDatabase } from './app.part.ts'

const USERS = 200

const base = await openBenchDatabase()
const { app, deps, close } = await openBenchApp(base, () => new Date())
const secret = deps.payments.webhookSecrets[0] ?? ''
const intents = await makeBuyers()

let sent = 0
const begun = Date.now()
await load('signed event, stored and applied', app, '/api/webhooks/paddle', 'POST', () => signed(secret))
console.log(`${sent} events of ${USERS} subscriptions`)
await load('forged event', app, '/api/webhooks/paddle', 'POST', () => signed('another secret'))
const client = await connect()
const { rows } = await client.query<{ state: string; events: string }>(
  'select state, count(*) as events from webhook_events group by state',
)
await client.end()
console.log(rows.map(({ state, events }) => `${state}: ${events}`).join(', '))
await close()
await base.close()

async function connect(): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: base.url })
  await opened.connect()
  return opened
}

function signed(key: string) {
  sent += 1
  const body = JSON.stringify(event(sent))
  const ts = Math.floor(Date.now() / 1000)
  const h1 = createHmac('sha256', key).update(`${ts}:${body}`).digest('hex')
  return { body, headers: { 'content-type': 'application/json', 'paddle-signature': `ts=${ts};h1=${h1}` } }
}

function event(at: number) {
  const of = at % USERS
  const occurredAt = new Date(begun + at).toISOString()
  const period = { starts_at: '2026-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' }
  return {
    event_id: `evt_${String(at).padStart(26, '0')}`,
    event_type: 'subscription.updated',
    occurred_at: occurredAt,
    notification_id: `ntf_${String(at).padStart(26, '0')}`,
    data: {
      id: `sub_${of}`,
      status: 'active',
      customer_id: `ctm_${of}`,
      created_at: period.starts_at,
      updated_at: occurredAt,
      started_at: period.starts_at,
      current_billing_period: period,
      scheduled_change: null,
      items: [{ quantity: 1, price: { id: deps.payments.priceOf('standard-monthly') } }],
      custom_data: { intent: intents[of] },
    },
  }
}

async function makeBuyers(): Promise<string[]> {
  const client = await connect()
  const made: string[] = []
  for (let i = 0; i < USERS; i += 1) {
    const id = newId('usr')
    const name = `buyer${i}${randomBytes(2).toString('hex')}`
    await client.query(
      `insert into users (id, username, username_canon, email, email_canon, password_hash, created_at) values ($1, $2, $2, $3, $3, 'x', now())`,
      [id, name, `${name}@example.test`],
    )
    made.push(await newIntent(deps, id, 'standard-monthly'))
  }
  await client.end()
  return made
}
