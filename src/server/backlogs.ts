import type { Deps } from './deps.ts'
import { readEventBacklog } from './features/billing/billing.ts'
import { readOutbox } from './features/mail/mail.ts'
import type { Backlog } from './platform/metrics/backlog-metrics.ts'

/** Every table that work waits in, for the figures at /metrics; the table of jobs has figures of its own. */
export const BACKLOGS: readonly Backlog[] = [
  { queue: 'mail', table: 'mails', read: readMail },
  { queue: 'payment-events', table: 'webhook_events', read: readEventBacklog },
]

async function readMail(deps: Deps) {
  const { waiting, oldestMs, givenUp } = await readOutbox(deps)
  return { oldestMs, entries: { waiting, 'given-up': givenUp } }
}
