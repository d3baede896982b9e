import { toMicrosecondIso } from '../../adapters/payment/microsecond-iso.ts'
import type { SubscriptionSnapshot } from '../../adapters/payment/provider.ts'
import type { Deps } from '../../deps.ts'
import { withUserLock } from '../../platform/jobs/user-lock.ts'
import { currentEntitlement, listSubscriptions, type SubscriptionRow } from '../subscription/subscription.ts'
import { applySnapshot } from './apply.ts'

const WAIT_MS = 12_000

/** Buying, cancelling and switching of one user, one after the other: two clicks must not buy or change twice. */
export function withBillingLock<T>(deps: Deps, userId: string, work: () => Promise<T>): Promise<T> {
  const options = {
    name: 'billing',
    waitMs: WAIT_MS,
    busy: 'Your last change is still under way. Please wait a moment.',
  }
  return withUserLock(deps, options, userId, work)
}

/** Those with this provider that run on, the newest first; not one whose end has come and whose last event is missing. */
export async function openSubscriptions(deps: Deps, userId: string): Promise<SubscriptionRow[]> {
  const rows = await listSubscriptions(deps.db, userId)
  return rows.filter(
    ({ provider, cancelAt }) =>
      provider === deps.payments.kind && (cancelAt === null || cancelAt > deps.now()),
  )
}

/** The one that a change is made to: which gives the plan, else the newest that its owner may still pay for. */
export async function openSubscription(deps: Deps, userId: string): Promise<SubscriptionRow | null> {
  const { from } = await currentEntitlement(deps, userId)
  const open = await openSubscriptions(deps, userId)
  return open.find(({ id }) => id === from?.id) ?? open[0] ?? null
}

/** The plan that a scheduled downgrade leaves in force until the period ends; null where none is scheduled. */
export function keptPlanOf(row: SubscriptionRow, now: Date): string | null {
  const isKept = row.keptPlanId !== row.planId && row.keptUntil !== null && now < row.keptUntil
  return isKept ? row.keptPlanId : null
}

/** What we know of a subscription, in the words of its provider. The intent is for the first sight only. */
export function stateOf(row: SubscriptionRow): SubscriptionSnapshot {
  const { id, status, customerId, priceId } = row
  return {
    id,
    status,
    customerId,
    priceId,
    intent: null,
    startedAt: row.startedAt.toISOString(),
    periodStart: row.periodStart.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    cancelAt: row.cancelAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    updatedAt: toMicrosecondIso(row.lastEventAt),
  }
}

/** The answer of a change, taken over at once: its event may come a moment later, and the screen asks before that. */
export async function applyProviderResponse(deps: Deps, answer: SubscriptionSnapshot): Promise<void> {
  await applySnapshot(deps, answer, { at: answer.updatedAt, id: 'api' })
}
