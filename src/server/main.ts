import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { loadKnowledge } from '../engine/knowledge/load.ts'
import { openReaders } from '../readers/pool.ts'
import { createApp } from './app.ts'
import { openAi } from './adapters/ai/open-ai.ts'
import { openMailer } from './adapters/mail/mailer.ts'
import { deliverInProcess } from './adapters/payment/in-process.ts'
import { asTest } from './adapters/payment/test-provider.ts'
import { ConfigurationError, readConfig, type Config } from './config.ts'
import { CannotStart } from './db/cannot-start.ts'
import { migrateDatabase, openDatabase } from './db/client.ts'
import { compactFiles } from './db/embedded/compact.ts'
import { openEmbedded, type EmbeddedServer } from './db/embedded/supervisor.ts'
import { openDeps } from './deps.ts'
import { createFirstAdmin } from './features/accounts/accounts.ts'
import { JOBS } from './jobs.ts'
import { prepareDrain } from './platform/http/drain.ts'
import { openJobs, type Job } from './platform/jobs/jobs.ts'
import { openLog, type Log } from './platform/log.ts'
import { openTracer } from './platform/tracing/otlp.ts'
import { openRenderer } from './platform/pages/renderer.ts'

const EXIT = { config: 78, software: 70 } as const

/** Requests and jobs under way get this long to end after SIGTERM. */
const DRAIN_MS = 10_000

/** The first page is to be there before the networks for photos are. */
const READERS_IDLE_MS = 10_000

/** `distDir` is where the build put the screens, the workers, the knowledge and the migrations. */
export async function main(distDir: string): Promise<void> {
  const config = configure()
  const log = openLog(config.logLevel)
  process.on('unhandledRejection', (err) => {
    log.fatal({ err }, 'a promise failed and nobody was listening')
    process.exit(EXIT.software)
  })
  const running = openRunning(log)
  try {
    await run(config, distDir, log, running)
  } catch (error) {
    await running.stopParts()
    if (error instanceof CannotStart) {
      say(error.message)
      log.error({ reason: error.message }, 'could not start')
      process.exit(error.exitCode)
    }
    say(`Opaline could not start: ${error instanceof Error ? error.message : String(error)}`)
    log.error({ err: error }, 'could not start')
    process.exit(EXIT.software)
  }
}

type Running = {
  /** What has to be ended, in the order it was begun. */
  parts: (() => Promise<unknown>)[]
  isDraining: () => boolean
  stopParts: () => Promise<void>
}

/** Signals are heard from the first moment on, so that a start that is broken off leaves nothing behind. */
function openRunning(log: Log): Running {
  const parts: (() => Promise<unknown>)[] = []
  let isDraining = false
  const stopParts = async () => {
    for (const part of parts.splice(0).reverse()) {
      await part().catch((err: unknown) => log.warn({ err }, 'a part did not stop'))
    }
  }
  const stop = async (signal: string) => {
    if (isDraining) return
    isDraining = true
    log.info({ signal }, 'draining')
    await stopParts()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  return { parts, isDraining: () => isDraining, stopParts }
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
  const readers = openReaders({
    workerFile: join(distDir, 'readers', 'worker.mjs'),
    // One reading uses all cores; a second worker for every other pair of them keeps photos from queueing behind one.
    workers: config.workers ?? Math.max(1, Math.floor(availableParallelism() / 2)),
    idleMs: READERS_IDLE_MS,
    onError: (err) => log.error({ err }, 'a reading worker failed'),
  })
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
  parts.push(() =>
    Promise.all([
      drain({ patienceMs: DRAIN_MS, noticeMs: config.drainNoticeSeconds * 1_000 }),
      jobs.stop(DRAIN_MS),
    ]),
  )
  await app.listen({ port: config.port, host: config.host })
  jobs.start()
  process.stdout.write(`Opaline is ready: ${config.origin}\n`)
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

function configure(): Config {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    say(error.message)
    process.exit(EXIT.config)
  }
}

/** For the person at the terminal; the log is for machines. */
function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
