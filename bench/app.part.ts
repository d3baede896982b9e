// What several benchmarks start from: a PostgreSQL of their own in a temporary folder, and the whole app on it.
import autocannon from 'autocannon'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
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

/** Ten connections for eight seconds; prints one line and answers the requests per second. */
export async function load(
  name: string,
  { server }: Listening,
  path: string,
  method: 'GET' | 'POST',
  next: () => Sent,
): Promise<number> {
  const address = server.address()
  const port =
    typeof address === 'object' && address !== null && 'port' in address ? String(address.port) : ''
  const { latency, requests, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: 10,
    duration: 8,
    requests: [{ method, setupRequest: (request) => ({ ...request, ...next() }) }],
  })
  console.log(
    `${name.padEnd(34)} ${requests.average.toFixed(0).padStart(6)} /s   p50 ${latency.p50} ms   p99 ${latency.p99} ms   not 2xx ${non2xx}`,
  )
  return requests.average
}
