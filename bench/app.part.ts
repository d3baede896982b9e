// What several benchmarks start from: a PostgreSQL of their own in a temporary folder, and the whole app on it.
import autocannon from 'autocannon'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadKnowledge } from '../src/engine/knowledge/load.ts'
import { openReaders } from '../src/readers/pool.ts'
import { SITE_DEFAULTS } from '../src/contract/site-defaults.ts'
import { createApp } from '../src/server/app.ts'
import { openJobs } from '../src/server/platform/jobs/jobs.ts'
import { ensureDatabase, migrateDatabase, openDatabase } from '../src/server/db/client.ts'
import { openEmbedded } from '../src/server/db/embedded/supervisor.ts'
import { openDeps } from '../src/server/deps.ts'
import { openLog } from '../src/server/platform/log.ts'

const ORIGIN = 'http://localhost:3000'

export async function openBenchDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'opaline-bench-'))
  chmodSync(folder, 0o711)
  const server = await openEmbedded(folder)
  const url = server.url('opaline')
  await ensureDatabase(server.url('postgres'), 'opaline')
  await migrateDatabase(url, 'src/server/db/migrations')
  const database = openDatabase({ url })
  const close = async () => {
    await database.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { database, url, close }
}

type BenchDatabase = Awaited<ReturnType<typeof openBenchDatabase>>

/** The app on a port of its own; nothing is logged, no mail is sent. */
export async function openBenchApp({ database }: BenchDatabase, now: () => Date) {
  const readers = openReaders({ workerFile: 'dist/readers/worker.mjs', workers: 1 })
  const knowledge = loadKnowledge(JSON.parse(readFileSync('dist/knowledge.json', 'utf8')))
  const { deps, close: closeDeps } = await openDeps({
    ...{ database, now },
    log: openLog('silent'),
    mailer: { send: async () => undefined, close: () => undefined },
    knowledge: () => knowledge,
    readers: () => readers,
    origin: ORIGIN,
    site: SITE_DEFAULTS,
  })
  const app = await createApp(deps, {
    jobs: openJobs(deps, []),
    trustProxyHops: 0,
    requestsPerMinuteMax: 1e9,
    traces: { slowMs: 1_000, tracer: null },
    webDir: null,
    renderPage: null,
    isDraining: () => false,
    metricsToken: null,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await app.close()
    await closeDeps()
    await readers.close()
  }
  return { app, deps, close }
}

type Listening = { server: { address: () => unknown } }
type Sent = { body?: string; headers: Record<string, string> }
type Asked = { path: string; method: 'GET' | 'POST'; next: () => Sent }

/** Requests per second, milliseconds, and milliseconds of processor time a request: of this process (with the generator) and of PostgreSQL. */
export type Load = {
  rate: number
  p50: number
  p99: number
  failed: number
  ownCpu: number
  databaseCpu: number
}

/** Ten connections for `seconds`. */
export async function measure(app: Listening, { path, method, next }: Asked, seconds: number): Promise<Load> {
  const own = process.cpuUsage()
  const database = databaseCpuMs()
  const { latency, requests, non2xx } = await autocannon({
    url: `http://127.0.0.1:${portOf(app)}${path}`,
    connections: 10,
    duration: seconds,
    requests: [{ method, setupRequest: (request) => ({ ...request, ...next() }) }],
  })
  const { user, system } = process.cpuUsage(own)
  return {
    rate: requests.total / seconds,
    ...{ p50: latency.p50, p99: latency.p99, failed: non2xx },
    ownCpu: (user + system) / 1_000 / requests.total,
    databaseCpu: (databaseCpuMs() - database) / requests.total,
  }
}

/** As many requests as the engine of JavaScript needs to know the way. */
export async function warmUp(app: Listening, { path, method, next }: Asked, amount: number): Promise<void> {
  await autocannon({
    url: `http://127.0.0.1:${portOf(app)}${path}`,
    connections: 10,
    amount,
    requests: [{ method, setupRequest: (request) => ({ ...request, ...next() }) }],
  })
}

/** Ten connections for eight seconds; prints one line and answers the requests per second. */
export async function load(
  name: string,
  app: Listening,
  path: string,
  method: 'GET' | 'POST',
  next: () => Sent,
): Promise<number> {
  const { rate, p50, p99, failed } = await measure(app, { path, method, next }, 8)
  console.log(
    `${name.padEnd(34)} ${rate.toFixed(0).padStart(6)} /s   p50 ${p50} ms   p99 ${p99} ms   not 2xx ${failed}`,
  )
  return rate
}

/**
 * Requests that come when they come (Poisson arrivals at `rate` a second) and not when an answer has made room for the next: each
 * is timed from the moment it was due.
 */
export async function arrivals(
  app: Listening,
  { path, method, next }: Asked,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<{ p50: number; p99: number; sent: number; failed: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const port = portOf(app)
  const took: number[] = []
  let failed = 0
  const send = (due: number) =>
    new Promise<void>((resolve) => {
      const { body, headers } = next()
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const sent = request(
        { host: '127.0.0.1', port, path, method, agent, headers: { ...headers, ...length } },
        (answer) => {
          if (answer.statusCode !== 200) failed += 1
          answer.resume().on('end', () => {
            took.push(performance.now() - due)
            resolve()
          })
        },
      )
      sent.on('error', () => {
        failed += 1
        resolve()
      })
      sent.end(body)
    })
  const under: Promise<void>[] = []
  const from = performance.now()
  for (let due = from; due < from + seconds * 1_000; due -= (Math.log(1 - Math.random()) / rate) * 1_000) {
    const wait = due - performance.now()
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
    under.push(send(due))
  }
  await Promise.all(under)
  agent.destroy()
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(share * took.length))] ?? 0
  return { p50: at(0.5), p99: at(0.99), sent: under.length, failed }
}

function portOf({ server }: Listening): string {
  const address = server.address()
  return typeof address === 'object' && address !== null && 'port' in address ? String(address.port) : ''
}

const TICK_MS = 10

/** Of all processes of the embedded server, which ours is; 0 where the system does not tell. */
function databaseCpuMs(): number {
  const stats = readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return []
    try {
      const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const [, parent = '', ...rest] = line
        .slice(line.lastIndexOf(')') + 1)
        .trim()
        .split(' ')
      const [user = 0, system = 0, waitedUser = 0, waitedSystem = 0] = rest.slice(9, 13).map(Number)
      return [
        { pid: Number(pid), parent: Number(parent), ticks: user + system, waited: waitedUser + waitedSystem },
      ]
    } catch {
      return []
    }
  })
  const below = (root: number): typeof stats =>
    stats.filter(({ parent }) => parent === root).flatMap((one) => [one, ...below(one.pid)])
  return below(process.pid).reduce((sum, { ticks, waited }) => sum + ticks + waited, 0) * TICK_MS
}
