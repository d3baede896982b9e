import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { Failure } from '../failure.ts'
import { withSpan } from '../tracing/spans.ts'
import { LEASE_MS, whileRenewing } from './lease.ts'
import { deleteLease, renewLease, takeLease } from '../security/throttle.queries.ts'

type LockOptions = {
  /** What is counted; each name has locks of its own. */
  name: string
  /** How long a second request waits for the first before it is refused. */
  waitMs: number
  /** What the refused one is told. */
  busy: string
}

const ASK_AGAIN_MS = 40
const RETRY_AFTER_SECONDS = 2

/**
 * Runs `work` when no other of this name is under way for `who`, in any process on the same database. The lock is a leased row,
 * not a lock of the database: no connection is held while the work runs, and that of a killed process is over within seconds. A quick second
 * click waits its turn; what would wait longer is refused with BUSY. It keeps work apart and promises nothing: a process that
 * stood still for longer than its lease goes on beside the next one, so what must not happen twice is settled by a row besides.
 */
export async function withUserLock<T>(
  deps: Deps,
  options: LockOptions,
  who: string,
  work: () => Promise<T>,
): Promise<T> {
  const key = deps.secrets.keyed('one-at-a-time', options.name, who)
  let until = await withSpan('lock', () => waitForLock(deps, options, key))
  const renew = async () => {
    const later = leaseEnd(deps)
    if (await renewLease(deps.db, key, until, later)) until = later
  }
  try {
    return await whileRenewing(renew, work)
  } finally {
    // The work is done whatever becomes of the row: it runs out by itself.
    await deleteLease(deps.db, key, until).catch((err: unknown) => {
      deps.log.warn({ err, what: options.name }, 'a lock was not released')
    })
  }
}

function leaseEnd(deps: Deps): Date {
  return new Date(deps.now().getTime() + LEASE_MS)
}

async function waitForLock(deps: Deps, { waitMs, busy }: LockOptions, key: Buffer): Promise<Date> {
  const from = performance.now()
  for (;;) {
    const now = deps.now()
    const until = leaseEnd(deps)
    if (await takeLease(deps.db, key, now, until)) return until
    if (performance.now() - from >= waitMs)
      throw new Failure('BUSY', busy, { retryAfterSeconds: RETRY_AFTER_SECONDS })
    await pause(ASK_AGAIN_MS)
  }
}
