import { randomBytes } from 'node:crypto'
import type { SiteFacts } from '../contract/site.ts'
import { namesInProse } from '../engine/inci/names-in-prose.ts'
import type { Knowledge } from '../engine/knowledge/load.ts'
import type { Readers } from '../readers/pool.ts'
import type { openAi } from './adapters/ai/open-ai.ts'
import { openNoAi, type AiProvider } from './adapters/ai/provider.ts'
import type { Mailer } from './adapters/mail/mailer.ts'
import { openProvider } from './adapters/payment/open-provider.ts'
import type { PaymentProvider } from './adapters/payment/provider.ts'
import type { Database } from './db/client.ts'
import type { PaymentConfig } from './payment-config.ts'
import { openCallRecords, type CallRecords } from './platform/http/call-records.ts'
import { newId, newShareId, type IdKind } from './platform/ids.ts'
import { openBackgroundTasks, type BackgroundTasks } from './platform/jobs/background-tasks.ts'
import type { Log } from './platform/log.ts'
import { tracedReaders } from './platform/tracing/traced-readers.ts'
import { openPasswords, type PasswordCost, type Passwords } from './platform/security/passwords.ts'
import { openSecrets, type Secrets } from './platform/security/secrets.ts'

/** All that a feature may reach besides its own rows. Clock, ids and randomness come in here and nowhere else. */
export type Deps = {
  db: Database['db']
  transact: Database['transact']
  pingDatabase: Database['ping']
  databaseStats: Database['stats']
  onDatabaseWaited: Database['onWaited']
  knowledge: Knowledge
  readers: Readers
  mailer: Mailer
  payments: PaymentProvider
  /** Adds words to what our engines found; `kind: 'none'` unless configured. */
  ai: AiProvider
  /** What the figures of the administration are added up from. */
  calls: CallRecords
  backgroundTasks: BackgroundTasks
  log: Log
  secrets: Secrets
  passwords: Passwords
  now: () => Date
  /** Prefixed, unguessable, never UUID-shaped. */
  newId: (kind: IdKind) => string
  newShareId: () => string
  randomBytes: (size: number) => Buffer
  /** The public origin, for the origin check, cookies and links. */
  origin: string
  /** Figures, promises and addresses the owner gives. */
  site: SiteFacts
}

type DepsOptions = {
  database: Database
  log: Log
  mailer: Mailer
  /** Both are asked for when they are first needed: most of what a command line does needs neither. */
  knowledge: () => Knowledge
  readers: () => Readers
  /** The test provider, unless one is configured or given. */
  payments?: PaymentConfig | PaymentProvider | null
  /** Nobody, unless given. */
  ai?: (parts: Parameters<typeof openAi>[1]) => AiProvider | Promise<AiProvider>
  origin: string
  site: SiteFacts
  now?: () => Date
  /** Of OWASP's profile, unless given. */
  passwordCost?: PasswordCost
}

/**
 * The same for the app, the command line, tests and benchmarks. `close` waits for background tasks and writes down the calls that
 * were counted; database, mailer and readers are closed by whoever opened them.
 */
export async function openDeps(options: DepsOptions): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const { database, log, mailer, origin, site, now = () => new Date(), payments = null } = options
  const { db, transact, ping: pingDatabase, stats: databaseStats, onWaited: onDatabaseWaited } = database
  const secrets = await openSecrets(db)
  const calls = openCallRecords({ db, log, now })
  const backgroundTasks = openBackgroundTasks(log)
  const ai = await options.ai?.({
    ...{ db, log, calls, now, randomBytes },
    namesIn: (text) => namesInProse(text, options.knowledge()),
  })
  let readers: Readers | null = null
  const deps: Deps = {
    ...{
      db,
      transact,
      pingDatabase,
      databaseStats,
      onDatabaseWaited,
      mailer,
      calls,
      backgroundTasks,
      log,
      secrets,
      now,
      origin,
      site,
    },
    get knowledge() {
      return options.knowledge()
    },
    get readers() {
      return (readers ??= tracedReaders(options.readers()))
    },
    payments:
      payments !== null && 'kind' in payments
        ? payments
        : openProvider(payments, { origin, log, secrets, now, randomBytes }),
    ai: ai ?? openNoAi(),
    passwords: await openPasswords(randomBytes(16).toString('hex'), options.passwordCost),
    newId,
    newShareId,
    randomBytes,
  }
  const close = async () => {
    await backgroundTasks.settled()
    await calls.close()
  }
  return { deps, close }
}
