import type { SiteFacts } from '../contract/site.ts'
import type { Knowledge } from '../engine/knowledge/load.ts'
import type { Readers } from '../readers/pool.ts'
import type { Database } from './db/client.ts'
import type { AiProvider } from './adapters/ai/provider.ts'
import type { Mailer } from './adapters/mail/mailer.ts'
import type { PaymentProvider } from './adapters/payment/provider.ts'
import type { CallRecords } from './platform/http/call-records.ts'
import type { BackgroundTasks } from './platform/jobs/background-tasks.ts'
import type { Log } from './platform/log.ts'
import type { Passwords } from './platform/security/passwords.ts'
import type { Secrets } from './platform/security/secrets.ts'

export type IdKind = 'usr' | 'ana' | 'face' | 'rsv' | 'mail' | 'con' | 'buy' | 'wdr' | 'msg'

/** All that a feature may reach besides its own rows. Clock, ids and randomness come in here and nowhere else. */
export type Deps = {
  db: Database['db']
  transact: Database['transact']
  pingDatabase: Database['ping']
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
