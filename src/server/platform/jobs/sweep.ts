import type { Deps } from '../../deps.ts'
import { deleteActsBefore } from '../security/audit.queries.ts'
import { deleteExpiredKeys } from '../http/idempotency.queries.ts'
import { deleteEndedSessions } from '../security/session.queries.ts'
import { deleteEndedWindows } from '../security/throttle.queries.ts'

/** What administrators did can be looked up for a year. */
const ACTS_KEEP_MS = 365 * 86_400_000

export async function forgetEndedWindows(deps: Deps): Promise<void> {
  await deleteEndedWindows(deps.db, deps.now())
}

export async function forgetEndedSessions(deps: Deps): Promise<void> {
  await deleteEndedSessions(deps.db, deps.now())
}

export async function forgetIdempotencyKeys(deps: Deps): Promise<void> {
  await deleteExpiredKeys(deps.db, deps.now())
}

export async function forgetOldActs(deps: Deps): Promise<void> {
  await deleteActsBefore(deps.db, new Date(deps.now().getTime() - ACTS_KEEP_MS))
}
