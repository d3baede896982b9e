import { join } from 'node:path'
import { defaultWorkers, openReaders } from '../../readers/pool.ts'
import { readServiceConfig, type ReadersServiceConfig } from '../config.ts'
import { prepareDrain } from '../platform/http/drain.ts'
import { openLog, type Log } from '../platform/log.ts'
import { openTracer } from '../platform/tracing/otlp.ts'
import { configure, runProcess, type Running } from '../process.ts'
import { createReadersService } from './readers-service.ts'

/** `distDir` is where the build put the workers. */
export async function main(distDir: string): Promise<void> {
  const config = configure(readServiceConfig)
  const log = openLog(config.logLevel)
  await runProcess(log, (running) => run(config, distDir, log, running))
}

async function run(config: ReadersServiceConfig, distDir: string, log: Log, running: Running): Promise<void> {
  const { parts, isDraining } = running
  const readers = openReaders({
    workerFile: join(distDir, 'readers', 'worker.mjs'),
    workers: config.workers ?? defaultWorkers(),
    onError: (err) => log.error({ err }, 'a reading worker failed'),
  })
  parts.push(() => readers.close())
  const tracer = config.tracing === null ? null : await openTracer(config.tracing)
  if (tracer) parts.push(() => tracer.close())
  const app = createReadersService({
    ...{ readers, log, isDraining },
    token: config.token,
    metricsToken: config.metricsToken,
    traces: { slowMs: config.slowRequestMs, tracer },
  })
  const drain = prepareDrain(app)
  parts.push(() =>
    drain({ patienceMs: config.drainSeconds * 1_000, noticeMs: config.drainNoticeSeconds * 1_000 }),
  )
  await app.listen({ port: config.port, host: config.host })
  process.stdout.write(`Opaline reads photos on port ${config.port}\n`)
}
