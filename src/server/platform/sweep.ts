import type { Deps } from '../deps.ts'
import { deleteEndedSessions } from './session.queries.ts'
import { deleteEndedWindows } from './throttle.queries.ts'

/** Clears what has run out: counted windows and sessions that open nothing any more. */
export async function sweepPlatform(deps: Deps): Promise<void> {
  await deleteEndedWindows(deps.db, deps.now())
  await deleteEndedSessions(deps.db, deps.now())
}
