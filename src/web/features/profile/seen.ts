import { relativeTime } from '../../lib/format.ts'
import { sessionMessages as messages } from './profile.messages.ts'

/** The server writes down when a session was used at most this often, so nothing finer is known. */
const STEP_MINUTES = 5
const MINUTE_MS = 60_000

/** When a session was last used, told no more exactly than it is known; from an hour on as everywhere else. */
export function seenWords(lastSeenAt: string, nowMs: number): string {
  const minutes = (nowMs - Date.parse(lastSeenAt)) / MINUTE_MS
  if (minutes < STEP_MINUTES) return messages.lastMinutes(STEP_MINUTES)
  if (minutes < 60) return messages.minutesAgo(Math.floor(minutes / STEP_MINUTES) * STEP_MINUTES)
  return relativeTime(lastSeenAt, nowMs)
}
