import { join } from 'node:path'
import { openReaders, type Readers } from '../../readers/pool.ts'
import { openMailer } from '../adapters/mail/mailer.ts'
import { ConfigurationError, readConfig, type Config } from '../config.ts'
import { CannotStart } from '../db/cannot-start.ts'
import { NoDatabase, openConfigured, reachConfigured } from '../db/open-configured.ts'
import { openDeps, type Deps } from '../deps.ts'
import { openLog } from '../platform/log.ts'
import { CliProblem, EXIT, type Cli } from './cli.ts'

/** What the environment says; CliProblem with all that is wrong with it. */
export function configure(): Config {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    throw new CliProblem(EXIT.config, error.message)
  }
}

/**
 * Runs `work` with all that the app's own use-cases reach, on the database of this configuration, beside a running app or
 * without one. The heavy parts open when they are first used.
 */
export async function withDeps<T>(cli: Cli, config: Config, work: (deps: Deps) => Promise<T>): Promise<T> {
  const database = await reaching(() => openConfigured(whereOf(cli, config)))
  const mailer = openMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    folder: join(config.dataDir, 'outbox'),
  })
  let readers: Readers | null = null
  const openOnce = () =>
    (readers ??= openReaders({ workerFile: join(cli.distDir, 'readers', 'worker.mjs'), workers: 1 }))
  try {
    const { deps, close } = await openDeps({
      database,
      log: openLog('silent'),
      mailer,
      knowledge: () => cli.knowledge(),
      readers: openOnce,
      payments: config.payment,
      origin: config.origin,
      site: config.site,
    })
    try {
      return await work(deps)
    } finally {
      await close()
    }
  } finally {
    await (readers as Readers | null)?.close()
    mailer.close()
    await database.close()
  }
}

/** Runs `work` with the embedded database's address for its superuser; null where DATABASE_URL names another. */
export async function withSuperuser(
  cli: Cli,
  config: Config,
  work: (url: string | null) => Promise<void>,
): Promise<void> {
  const { superuserUrl, close } = await reaching(() => reachConfigured(whereOf(cli, config)))
  try {
    await work(superuserUrl)
  } finally {
    await close()
  }
}

function whereOf(cli: Cli, { databaseUrl, dataDir }: Config) {
  return { databaseUrl, dataDir, migrationsDir: join(cli.distDir, 'server', 'migrations') }
}

async function reaching<T>(reach: () => Promise<T>): Promise<T> {
  try {
    return await reach()
  } catch (error) {
    if (error instanceof NoDatabase) throw new CliProblem(EXIT.noInput, error.message)
    if (error instanceof CannotStart) throw new CliProblem(error.exitCode, error.message)
    throw error
  }
}
