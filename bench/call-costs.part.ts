// What each call costs in processor time, through the whole stack: proxy, app, pooler, PostgreSQL.
import { setTimeout as pause } from 'node:timers/promises'
import { hash } from '@node-rs/argon2'
import autocannon from 'autocannon'
import pg from 'pg'
import { drawLabel, LABEL_LINES } from '../e2e/label-picture.ts'
import { inTurn, LIST, makePeople } from './people.part.ts'
import type { Stack } from './pooled-stack.part.ts'
import { descendants, familyMs, processorMs } from './process-time.part.ts'

const PEOPLE = 4_000
const SECONDS = 5
const PASSWORD = 'a quiet harbour'
/** OWASP's second argon2id profile, as the app has it. */
const ARGON2ID = { algorithm: 2, parallelism: 1, memoryCost: 19_456, timeCost: 2 }
const PHOTOS = 12

type Costs = { app: number; readers: number; postgres: number; bouncer: number; proxy: number }

function usedMs({ apps, postgresPid, pids }: Stack): Costs {
  const readers = apps.flatMap(({ pid }) => descendants(pid))
  return {
    app: apps.reduce((sum, { pid }) => sum + processorMs(pid), 0),
    readers: readers.reduce((sum, pid) => sum + processorMs(pid), 0),
    postgres: familyMs(postgresPid),
    bouncer: processorMs(pids.bouncer),
    proxy: processorMs(pids.proxy),
  }
}

type Sent = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }

export async function measureCalls(stack: Stack): Promise<void> {
  const people = await makePeople(stack.directUrl, PEOPLE, await hash(PASSWORD, ARGON2ID))
  const next = inTurn(people)
  let visitors = 0
  const headers = (more: Record<string, string> = {}) => {
    visitors += 1
    const visitor = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
    return { 'sec-fetch-site': 'same-origin', origin: stack.origin, 'x-forwarded-for': visitor, ...more }
  }
  const json = { 'content-type': 'application/json' }
  const results = await someResults(stack, next, headers)
  const nextResult = inTurn(results)
  const ofPerson = () => ({ cookie: next().cookie })
  const calls: [string, () => Sent][] = [
    ['GET /healthz (the least there is)', () => ({ method: 'GET', path: '/healthz', headers: headers() })],
    [
      'POST /api/analyze (22 names)',
      () => ({
        ...{ method: 'POST', path: '/api/analyze', headers: headers({ ...json, ...ofPerson() }) },
        body: JSON.stringify({ ingredientsList: LIST }),
      }),
    ],
    ['GET /api/analyses', () => ({ method: 'GET', path: '/api/analyses', headers: headers(ofPerson()) })],
    [
      'GET /api/analyses/:id',
      () => {
        const { id, cookie } = nextResult()
        return { method: 'GET', path: `/api/analyses/${id}`, headers: headers({ cookie }) }
      },
    ],
    [
      'GET /ingredients/niacinamide (page)',
      () => ({ method: 'GET', path: '/ingredients/niacinamide', headers: headers() }),
    ],
    [
      'GET /api/ingredients/niacinamide',
      () => ({ method: 'GET', path: '/api/ingredients/niacinamide', headers: headers() }),
    ],
    [
      'POST /api/login',
      () => ({
        ...{ method: 'POST', path: '/api/login', headers: headers(json) },
        body: JSON.stringify({ username: next().username, password: PASSWORD }),
      }),
    ],
  ]
  console.log(
    `\nprocessor time a call, ms             app    PostgreSQL  PgBouncer  HAProxy   calls a second of one core: app, PostgreSQL`,
  )
  for (const [name, make] of calls) await measure(stack, name, make)
  await measurePhotos(stack, next, headers)
  await tellSizes(stack)
}

async function measure(stack: Stack, name: string, make: () => Sent): Promise<void> {
  await load(stack.origin, make, 2)
  const before = usedMs(stack)
  const { done, failed } = await load(stack.origin, make, SECONDS)
  await pause(100)
  tell(name, { before, after: usedMs(stack), done, failed })
}

async function load(origin: string, make: () => Sent, duration: number) {
  const { '2xx': done, non2xx } = await autocannon({
    url: origin,
    connections: 12,
    duration,
    requests: [{ setupRequest: (request) => ({ ...request, ...make() }) }],
  })
  return { done, failed: non2xx }
}

type Measured = { before: Costs; after: Costs; done: number; failed: number }

function tell(name: string, { before, after, done, failed }: Measured, isPhoto = false): void {
  const cost = (part: keyof Costs) => (after[part] - before[part]) / done
  const ms = (part: keyof Costs) => cost(part).toFixed(2).padStart(8)
  const perCore = (value: number) => (1_000 / value).toFixed(value > 100 ? 1 : 0)
  const app = isPhoto ? `${ms('app')}  + readers ${ms('readers')}` : ms('app')
  console.log(
    `${name.padEnd(36)} ${app}  ${ms('postgres')}  ${ms('bouncer')}  ${ms('proxy')}   ` +
      `${isPhoto ? `readers ${perCore(cost('readers'))}` : `${perCore(cost('app'))}, ${perCore(cost('postgres'))}`}` +
      `${failed > 0 ? `   NOT OK: ${failed} of ${done + failed}` : ''}`,
  )
}

type Headers = (more?: Record<string, string>) => Record<string, string>

/** Results to be opened, each with the cookie of its owner. */
async function someResults(stack: Stack, next: () => { cookie: string }, headers: Headers) {
  const made: { id: string; cookie: string }[] = []
  for (let at = 0; at < 200; at += 1) {
    const { cookie } = next()
    const answer = await fetch(`${stack.origin}/api/analyze`, {
      method: 'POST',
      headers: headers({ 'content-type': 'application/json', cookie }),
      body: JSON.stringify({ ingredientsList: LIST }),
    })
    if (!answer.ok) throw new Error(`no analysis: ${answer.status} ${await answer.text()}`)
    made.push({ id: ((await answer.json()) as { id: string }).id, cookie })
  }
  return made
}

async function measurePhotos(stack: Stack, next: () => { cookie: string }, headers: Headers): Promise<void> {
  const photo = new Uint8Array(await drawLabel(LABEL_LINES))
  const send = async () => {
    const body = new FormData()
    body.append('image', new Blob([photo], { type: 'image/jpeg' }), 'label.jpg')
    const answer = await fetch(`${stack.origin}/api/ocr-extract`, {
      method: 'POST',
      headers: headers({ cookie: next().cookie }),
      body,
    })
    await answer.arrayBuffer()
    return answer.ok
  }
  // Both processes load their networks with the first photo.
  for (let at = 0; at < 4; at += 1) await send()
  const before = usedMs(stack)
  let failed = 0
  for (let at = 0; at < PHOTOS; at += 1) if (!(await send())) failed += 1
  await pause(100)
  tell(
    'POST /api/ocr-extract (a label)',
    { before, after: usedMs(stack), done: PHOTOS - failed, failed },
    true,
  )
}

/** Bytes of a row with its indexes and what is stored beside it, after all that was written above. */
async function tellSizes({ directUrl }: Stack): Promise<void> {
  const tables = [
    'users',
    'sessions',
    'analyses',
    'usage_counters',
    'usage_reservations',
    'throttle_counters',
  ]
  const client = new pg.Client({ connectionString: directUrl })
  await client.connect()
  const sizes: string[] = []
  for (const table of tables) {
    await client.query(`vacuum full ${table}`)
    const { rows } = await client.query<{ rows: number; bytes: number }>(
      `select count(*)::int as rows, pg_total_relation_size('${table}')::float8 as bytes from ${table}`,
    )
    const { rows: count = 0, bytes = 0 } = rows[0] ?? {}
    sizes.push(`${table} ${count === 0 ? 'none' : Math.round(bytes / count)} (${count} rows)`)
  }
  await client.end()
  console.log(`bytes a row with indexes, after VACUUM FULL: ${sizes.join(', ')}`)
}
