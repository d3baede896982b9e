import { ConfigurationError } from './config.ts'
import { CannotStart } from './db/cannot-start.ts'
import type { Log } from './platform/log.ts'

const EXIT = { config: 78, software: 70 } as const

export type Running = {
  /** What has to be ended, in the order it was begun. */
  parts: (() => Promise<unknown>)[]
  isDraining: () => boolean
}

/** A process of ours from its start to its end: what `run` throws is said and ends it, and signals end its parts in turn. */
export async function runProcess(log: Log, run: (running: Running) => Promise<void>): Promise<void> {
  process.on('unhandledRejection', (err) => {
    log.fatal({ err }, 'a promise failed and nobody was listening')
    process.exit(EXIT.software)
  })
  const { stopParts, ...running } = openRunning(log)
  try {
    await run(running)
  } catch (error) {
    await stopParts()
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

/** Signals are heard from the first moment on, so that a start that is broken off leaves nothing behind. */
function openRunning(log: Log): Running & { stopParts: () => Promise<void> } {
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

export function configure<Config>(read: () => Config): Config {
  try {
    return read()
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
