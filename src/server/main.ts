import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadKnowledge } from '../engine/knowledge/load.ts'
import { defaultWorkers, openReaders, type Readers } from '../readers/pool.ts'
import { createApp } from './app.ts'
import { openAi } from './adapters/ai/open-ai.ts'
import { openRemoteReaders } from './adapters/readers/remote-readers.ts'
import { openMailer } from './adapters/mail/mailer.ts'
import { asTest, deliverInProcess } from './adapters/payment/test-provider.ts'
import { readConfig, type Config } from './config.ts'
import { migrateDatabase, openDatabase } from './db/client.ts'
import { compactFiles } from './db/embedded/compact.ts'
import { openEmbedded, type EmbeddedServer } from './db/embedded/supervisor.ts'
import { openDeps } from './deps.ts'
import { createFirstAdmin } from './features/accounts/accounts.ts'
import { JOBS } from './jobs.ts'
import { prepareDrain } from './platform/http/drain.ts'
import { openJobs, type Job } from './platform/jobs/jobs.ts'
import { openLog, type Log } from './platform/log.ts'
import { configure, runProcess, type Running } from './process.ts'
import { openTracer } from './platform/tracing/otlp.ts'
import { openRenderer } from './platform/pages/open-pages.ts'

/** The first page is to be there before the networks for photos are. */
const READERS_IDLE_MS = 10_000

/** `distDir` is where the build put the screens, the workers, the knowledge and the migrations. */
export async function main(distDir: string): Promise<void> {
  const config = configure(readConfig)
  const log = openLog(config.logLevel)
  await runProcess(log, (running) => run(config, distDir, log, running))
}

async function run(config: Config, distDir: string, log: Log, { parts, isDraining }: Running): Promise<void> {
  const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir, log) : null
  if (embedded) parts.push(() => embedded.stop())
  const url = config.databaseUrl ?? (await embedded?.prepare('opaline')) ?? ''
  await migrateDatabase(url, join(distDir, 'server', 'migrations'))
  const database = openDatabase({
    url,
    onError: (err) => log.warn({ err }, 'an idle database connection ended'),
  })
  parts.push(() => database.close())
  const readers = openConfiguredReaders(config, distDir, log)
  parts.push(() => readers.close())

  const mailer = openMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    folder: join(config.dataDir, 'outbox'),
  })
  parts.push(async () => mailer.close())
  const knowledge = loadKnowledge(JSON.parse(readFileSync(join(distDir, 'knowledge.json'), 'utf8')))
  const { deps, close } = await openDeps({
    ...{ database, log, mailer },
    knowledge: () => knowledge,
    readers: () => readers,
    payments: config.payment,
    ai: (aiParts) => openAi(config.ai, aiParts),
    origin: config.origin,
    site: config.site,
  })
  parts.push(close)
  if (config.admin) await createFirstAdmin(deps, config.admin)
  const jobs = openJobs(deps, embedded ? [...JOBS, compaction(embedded.url('opaline'))] : JOBS)
  const tracer = config.tracing === null ? null : await openTracer(config.tracing)
  if (tracer) parts.push(() => tracer.close())
  const app = await createApp(deps, {
    traces: { slowMs: config.slowRequestMs, tracer },
    jobs,
    trustProxyHops: config.trustProxyHops,
    requestsPerMinuteMax: 300,
    webDir: join(distDir, 'web'),
    renderPage: await openRenderer(distDir),
    isDraining,
    metricsToken: config.metricsToken,
  })
  asTest(deps.payments)?.deliverTo(deliverInProcess(app))
  const drain = prepareDrain(app)
  const patienceMs = config.drainSeconds * 1_000
  parts.push(() =>
    Promise.all([drain({ patienceMs, noticeMs: config.drainNoticeSeconds * 1_000 }), jobs.stop(patienceMs)]),
  )
  await app.listen({ port: config.port, host: config.host })
  jobs.start()
  process.stdout.write(`Opaline is ready: ${config.origin}\n`)
}

function openConfiguredReaders({ readers, workers }: Config, distDir: string, log: Log): Readers {
  if (readers !== null) return openRemoteReaders(readers)
  return openReaders({
    workerFile: join(distDir, 'readers', 'worker.mjs'),
    workers: workers ?? defaultWorkers(),
    idleMs: READERS_IDLE_MS,
    onError: (err) => log.error({ err }, 'a reading worker failed'),
  })
}

async function startEmbedded(dataDir: string, log: Log): Promise<EmbeddedServer> {
  const embedded = await openEmbedded(dataDir, {
    restarted: () => log.warn('the embedded PostgreSQL had ended and was started again'),
    gaveUp: (err) => log.error({ err }, 'the embedded PostgreSQL cannot be started again'),
  })
  log.info({ came: embedded.came }, 'embedded PostgreSQL is up')
  return embedded
}

/**
 * Once a day, as no user's text is deleted for good before that, and at night, as it keeps tables locked. The owner of another
 * PostgreSQL decides this there.
 */
function compaction(url: string): Job {
  return {
    name: 'compaction',
    everyMs: 24 * 3_600_000,
    firstAt: nextNight,
    run: (_deps, isStopping) => compactFiles(url, isStopping),
  }
}

const QUIET_HOUR = 3

/** By the clock of this machine. */
function nextNight(now: Date): Date {
  const night = new Date(now)
  night.setHours(QUIET_HOUR, 0, 0, 0)
  if (night <= now) night.setDate(night.getDate() + 1)
  return night
}
