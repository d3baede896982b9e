import type { Deps } from './deps.ts'
import { eraseDeletedAccounts, forgetOldFailures, forgetOldTokens } from './features/accounts/accounts.ts'
import { renewSearchTexts, repackResults } from './features/analyses/analyses.ts'
import {
  forgetOldPayloads,
  processWaiting,
  reconcile,
  renewTestSubscriptions,
} from './features/billing/billing.ts'
import { renewSearchTexts as renewSkinSearchTexts } from './features/skin/skin.ts'
import { eraseDeleted } from './features/results/results.ts'
import { forgetOldFeedback } from './features/feedback/feedback.ts'
import { forgetMailFiles, forgetOldMail, sendDueMail } from './features/mail/mail.ts'
import { releaseStuck } from './features/subscription/subscription.ts'
import type { Job } from './platform/jobs/jobs.ts'
import {
  forgetEndedSessions,
  forgetEndedWindows,
  forgetIdempotencyKeys,
  forgetOldActs,
} from './platform/jobs/sweep.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** All work that recurs and whose outcome is in the database. What a process does for its own memory is not here. */
export const JOBS: readonly Job[] = [
  { name: 'payment-events', everyMs: 5 * SECOND_MS, run: processWaiting },
  { name: 'mail', everyMs: 10 * SECOND_MS, run: sendDueMail },
  { name: 'stuck-reservations', everyMs: MINUTE_MS, run: giveBackStuck },
  { name: 'test-renewals', everyMs: MINUTE_MS, run: renewTestSubscriptions },
  { name: 'deleted-accounts', everyMs: MINUTE_MS, run: eraseDeletedAccounts },
  { name: 'deleted-analyses', everyMs: MINUTE_MS, run: (deps) => eraseDeleted(deps, 'cosmetic') },
  { name: 'deleted-faces', everyMs: MINUTE_MS, run: (deps) => eraseDeleted(deps, 'skin') },
  { name: 'ended-windows', everyMs: MINUTE_MS, run: forgetEndedWindows },
  { name: 'ended-sessions', everyMs: MINUTE_MS, run: forgetEndedSessions },
  { name: 'old-idempotency-keys', everyMs: MINUTE_MS, run: forgetIdempotencyKeys },
  { name: 'old-login-failures', everyMs: MINUTE_MS, run: forgetOldFailures },
  { name: 'old-tokens', everyMs: MINUTE_MS, run: forgetOldTokens },
  { name: 'old-mail', everyMs: MINUTE_MS, run: forgetOldMail },
  { name: 'old-mail-files', everyMs: 10 * MINUTE_MS, run: forgetMailFiles },
  { name: 'old-feedback', everyMs: MINUTE_MS, run: forgetOldFeedback },
  { name: 'old-payment-payloads', everyMs: MINUTE_MS, run: forgetOldPayloads },
  { name: 'old-audit-entries', everyMs: MINUTE_MS, run: forgetOldActs },
  { name: 'search-texts', everyMs: HOUR_MS, run: renewAllSearchTexts },
  { name: 'stored-results', everyMs: HOUR_MS, run: repackAllResults },
  { name: 'reconcile-subscriptions', everyMs: 6 * HOUR_MS, run: settleAll },
]

/** Failures are logged one by one where they happen; here they make the run a failed one, so that it is tried again soon. */
async function settleAll(deps: Deps, isStopping: () => boolean): Promise<void> {
  const { failed } = await reconcile(deps, isStopping)
  if (failed > 0) throw new SubscriptionsUnsettled(`${failed} subscriptions could not be settled`)
}

/** After an update that searches in another form; until then rows of an older version are found by their old words only. */
async function renewAllSearchTexts(deps: Deps, isStopping: () => boolean): Promise<void> {
  for (const renew of [renewSearchTexts, renewSkinSearchTexts]) {
    while (!isStopping() && (await renew(deps)) > 0);
  }
}

/** After an update from a version that stored results whole; they are read in either form. */
async function repackAllResults(deps: Deps, isStopping: () => boolean): Promise<void> {
  while (!isStopping() && (await repackResults(deps)) > 0);
}

class SubscriptionsUnsettled extends Error {
  override name = 'SubscriptionsUnsettled'
}

async function giveBackStuck(deps: Deps): Promise<void> {
  const released = await releaseStuck(deps)
  if (released > 0) deps.log.warn({ released }, 'gave back units of runs that never ended')
}
