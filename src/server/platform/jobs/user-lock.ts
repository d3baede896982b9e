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

/** A lease to be taken, and the end it is to have. */
export type UserLock = { key: Buffer; until: Date }

/** What work under a lock may know of it: who ends the lock in a statement of its own asks for the end and says so. */
export type HeldLock = { key: Buffer; until: () => Date; given: () => void }

/**
 * Runs `work` when no other of this name is under way for `who`, in any process on the same database. The lock is a leased row,
 * not a lock of the database: no connection is held while the work runs, and that of a killed process is over within seconds. A quick second
 * click waits for it; what would wait longer is refused with BUSY. It keeps work apart and promises nothing: a process that
 * stood still for longer than its lease goes on beside the next one, so what must not happen twice is settled by a row besides.
 */
export async function withUserLock<T>(
  deps: Deps,
  options: LockOptions,
  who: string,
  work: (lock: HeldLock) => Promise<T>,
): Promise<T> {
  const { key } = userLockOf(deps, options, who)
  const until = await withSpan('lock', () => waitForLock(deps, options, key))
  return whileHolding(deps, options, { key, until }, work)
}

/** For who takes the lease in a statement of their own; `whileHolding` follows. */
export function userLockOf(deps: Deps, { name }: Pick<LockOptions, 'name'>, who: string): UserLock {
  return { key: deps.secrets.keyed('one-at-a-time', name, who), until: leaseEnd(deps) }
}

/** Runs `work` under a lease that is taken already, renews it meanwhile, and gives it back. */
export async function whileHolding<T>(
  deps: Deps,
  { name }: Pick<LockOptions, 'name'>,
  lock: UserLock,
  work: (lock: HeldLock) => Promise<T>,
): Promise<T> {
  const { key } = lock
  let { until } = lock
  let isGiven = false
  const renew = async () => {
    const later = leaseEnd(deps)
    if (await renewLease(deps.db, key, until, later)) until = later
  }
  try {
    return await whileRenewing(renew, () => work({ key, until: () => until, given: () => (isGiven = true) }))
  } finally {
    // The work is done whatever becomes of the row: it runs out by itself.
    if (!isGiven) {
      await deleteLease(deps.db, key, until).catch((err: unknown) => {
        deps.log.warn({ err, what: name }, 'a lock was not released')
      })
    }
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
