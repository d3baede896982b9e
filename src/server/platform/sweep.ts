import type { Deps } from '../deps.ts'
import { deleteActsBefore } from './audit.queries.ts'
import { deleteEndedSessions } from './session.queries.ts'
import { deleteEndedWindows } from './throttle.queries.ts'

/** What administrators did can be looked up for a year. */
const ACTS_KEEP_MS = 365 * 86_400_000

/** Clears what has run out: counted windows, sessions that open nothing any more, old lines of the audit log. */
export async function sweepPlatform(deps: Deps): Promise<void> {
  await deleteEndedWindows(deps.db, deps.now())
  await deleteEndedSessions(deps.db, deps.now())
  await deleteActsBefore(deps.db, new Date(deps.now().getTime() - ACTS_KEEP_MS))
}
