import type { Deps } from '../../deps.ts'
import { findSubscription } from '../subscription/subscription.ts'
import { endAllOf, listOfDeleted, listUnconfirmed, setConfirmed } from './checkout.queries.ts'
import { stateOf, applyProviderResponse } from './subscription-state.ts'

const QUIET_MS = 24 * 3_600_000
/** At once; what is left over comes with the next run. */
const ASK_MAX = 500
const FAILURES_MAX = 5

type Settled = { confirmed: number; failed: number }

/**
 * Asks the provider for what its events may not have told: an event can be lost for good when we were away for longer
 * than it is repeated. What fails is logged and comes again with the next run; `isStopping` ends one between two calls.
 */
export async function reconcile(deps: Deps, isStopping = () => false): Promise<Settled> {
  const { kind } = deps.payments
  if (kind === 'paddle') await endTestSubscriptions(deps)
  const since = new Date(deps.now().getTime() - QUIET_MS)
  const deleted = await listOfDeleted(deps.db, kind)
  const ended = await oneByOne(deps, 'cancel after deletion', deleted, cancelAtOnce, isStopping)
  const quiet = await listUnconfirmed(deps.db, kind, since, ASK_MAX)
  const asked = await oneByOne(deps, 'reconcile', quiet, confirm, isStopping)
  return { confirmed: asked.confirmed + ended.confirmed, failed: asked.failed + ended.failed }
}

/** Nobody paid for what was bought in test mode; with a real provider it gives nothing any more. */
async function endTestSubscriptions(deps: Deps): Promise<void> {
  const ended = await endAllOf(deps.db, 'test', deps.now())
  if (ended > 0)
    deps.log.warn({ ended }, 'subscriptions of the test checkout have ended: payments are real now')
}

/** Beside the answer, and never in the way of the deletion: what fails now is tried again by `reconcile`. */
export function endSubscriptionsSoon(deps: Deps, userId: string): void {
  deps.backgroundTasks.run('cancel after deletion', async () => {
    const ids = await listOfDeleted(deps.db, deps.payments.kind, userId)
    await oneByOne(deps, 'cancel after deletion', ids, cancelAtOnce)
  })
}

async function oneByOne(
  deps: Deps,
  what: string,
  ids: readonly string[],
  work: (deps: Deps, id: string) => Promise<void>,
  isStopping = () => false,
): Promise<Settled> {
  const settled = { confirmed: 0, failed: 0 }
  for (const id of ids) {
    // A provider that is away would cost its whole deadline for each of them.
    if (isStopping() || settled.failed >= FAILURES_MAX) break
    try {
      await work(deps, id)
      settled.confirmed += 1
    } catch (err) {
      settled.failed += 1
      deps.log.error(
        { err, what, subscriptionId: id },
        'a subscription could not be settled with the provider',
      )
    }
  }
  return settled
}

async function confirm(deps: Deps, id: string): Promise<void> {
  const row = await findSubscription(deps.db, id)
  if (!row) return
  const now = await deps.payments.fetch(stateOf(row))
  if (now) await applyProviderResponse(deps, now)
  else deps.log.error({ subscriptionId: id }, 'the provider knows nothing of a subscription of ours')
  await setConfirmed(deps.db, id, deps.now())
}

async function cancelAtOnce(deps: Deps, id: string): Promise<void> {
  const row = await findSubscription(deps.db, id)
  if (row) await applyProviderResponse(deps, await deps.payments.cancelAtOnce(stateOf(row)))
}
