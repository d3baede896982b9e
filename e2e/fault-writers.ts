import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { AppProcess } from './app-process.ts'

/** What somebody wanted stored: a name that no other has, and what it was answered in the end. */
type Intention = { name: string; kind: 'analysis' | 'message'; tries: number; id: string | null }

type Ledger = {
  intentions: Intention[]
  /** Answers that no fault explains: anything but 2xx, 503, and 409 or 429 with the time to come back. */
  wrong: string[]
}

type Writer = { stop: () => Promise<void>; ledger: Ledger }

const PAUSE_MS = 60
/** Ten a minute are allowed. */
const ANALYSIS_EVERY_MS = 6_500
/** Nobody waits longer for a service that went away; a fault that lasts longer fails the run. */
const GIVE_UP_MS = 30_000

/** An allowance that nobody uses up: what these writers have used begins far below nothing. */
const OPENED = 1_000_000

export async function withoutLimits(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('alter table usage_counters drop constraint usage_counters_not_negative')
  await client.query(
    `insert into usage_counters (user_id, kind, period_start, used, reserved)
     select id, 'analysis', date_trunc('month', now(), 'UTC'), $1, 0 from users`,
    [-OPENED],
  )
  await client.end()
}

let visitors = 0

/**
 * Somebody who writes one thing after the other and, as the screens do, sends each again under its key until it is
 * answered: to the app that `next` names, which may be another one each time.
 */
export function startWriter(next: () => AppProcess, cookie: string): Writer {
  const ledger: Ledger = { intentions: [], wrong: [] }
  let isOver = false
  let analysedAt = Number.NEGATIVE_INFINITY
  const running = (async () => {
    while (!isOver) {
      const isDue = performance.now() - analysedAt > ANALYSIS_EVERY_MS
      const kind = isDue ? 'analysis' : 'message'
      if (isDue) analysedAt = performance.now()
      const intention: Intention = { name: `${kind} ${randomUUID()}`, kind, tries: 0, id: null }
      ledger.intentions.push(intention)
      await insist(next, cookie, intention, ledger)
    }
  })()
  return {
    ledger,
    stop: async () => {
      isOver = true
      await running
    },
  }
}

async function insist(
  next: () => AppProcess,
  cookie: string,
  intention: Intention,
  ledger: Ledger,
): Promise<void> {
  const key = randomUUID()
  const until = performance.now() + GIVE_UP_MS
  while (performance.now() < until) {
    intention.tries += 1
    const answer = await sendOnce(next(), cookie, intention, key)
    if (answer?.ok) {
      const { id = 'sent' } = (await answer.json()) as { id?: string }
      intention.id = id
      return
    }
    const mayComeBack = answer === null || answer.headers.has('retry-after')
    if (!mayComeBack || ![503, 409, 429, undefined].includes(answer?.status))
      ledger.wrong.push(`${intention.kind}: ${answer?.status} ${await answer?.text()}`)
    await new Promise((done) => setTimeout(done, PAUSE_MS))
  }
  ledger.wrong.push(`${intention.kind}: no answer within ${GIVE_UP_MS} ms`)
}

/** Null: the connection was refused or cut off. */
async function sendOnce(app: AppProcess, cookie: string, { kind, name }: Intention, key: string) {
  visitors += 1
  const body =
    kind === 'analysis'
      ? { ingredientsList: 'Aqua, Glycerin, Parfum', productName: name }
      : { name: 'Ana', email: 'ana@example.test', subject: name, message: 'Is this one there once?' }
  const sent = await fetch(`${app.origin}${kind === 'analysis' ? '/api/analyze' : '/api/feedback'}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: app.origin,
      cookie,
      'idempotency-key': key,
      'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (sent === null) return null
  // A body that is cut off was no answer.
  const text = await sent.text().catch(() => null)
  return text === null
    ? null
    : new Response(text === '' ? null : text, { status: sent.status, headers: sent.headers })
}

/** How often each intention is stored: answered ones must be there once, the others once at most. */
export async function countStored(url: string, ledgers: readonly Ledger[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string; times: number }>(
    `select product_name as name, count(*)::int as times from analyses group by 1
     union all select subject, count(*)::int from feedback group by 1`,
  )
  const units = await client.query<{ used: number; stored: number; held: number }>(
    `select (select coalesce(sum(used + ${OPENED}), 0) from usage_counters)::int as used,
            (select count(*) from analyses)::int as stored,
            (select coalesce(sum(reserved), 0) from usage_counters)::int as held`,
  )
  await client.end()
  const times = new Map(rows.map((row) => [row.name, row.times]))
  const all = ledgers.flatMap(({ intentions }) => intentions)
  return {
    answered: all.filter(({ id }) => id !== null).length,
    repeated: all.filter(({ tries }) => tries > 1).length,
    lost: all.filter(({ id, name }) => id !== null && !times.has(name)).length,
    doubled: all.filter(({ name }) => (times.get(name) ?? 0) > 1).length,
    miscounted: (units.rows[0]?.used ?? 0) - (units.rows[0]?.stored ?? 0),
    wrong: ledgers.flatMap(({ wrong }) => wrong),
  }
}
