import type { Plan } from '../../../contract/plans.ts'
import { movedBack } from '../../adapters/payment/microsecond-iso.ts'
import type { SubscriptionSnapshot } from '../../adapters/payment/provider.ts'
import { asTest } from '../../adapters/payment/test-provider.ts'
import type { Transition } from '../../adapters/payment/subscription-states.ts'
import type { Deps } from '../../deps.ts'
import { currentEntitlement } from '../subscription/subscription.ts'
import { moveCounters, moveSubscriptionBack } from './advance.queries.ts'
import { withBillingLock, openSubscription, stateOf } from './subscription-state.ts'

export type Advanced = {
  /** What has happened on the way, in the calendar of the person who asks. */
  transitions: readonly Transition[]
  /** What the account may use afterwards. */
  plan: Plan
}

/**
 * Makes the test subscription of one user look as though it were `to` now. The clock stays; everything about the
 * subscription moves back by the distance, and what would have happened is delivered as signed events, in order. Null
 * where there is no running test subscription. `to` must not lie in the past.
 */
export async function advanceTestSubscription(
  deps: Deps,
  userId: string,
  to: Date,
): Promise<Advanced | null> {
  const provider = asTest(deps.payments)
  return withBillingLock(deps, userId, async () => {
    const running = await openSubscription(deps, userId)
    if (!provider || !running) return null
    const byMs = to.getTime() - deps.now().getTime()
    if (byMs < 0) throw new RangeError('time goes forward only')
    // In the calendar of before the move: there a month still ends on its right day.
    const transitions = provider.transitionsUntil(stateOf(running), to)
    const { plan, period } = await currentEntitlement(deps, userId)
    const countsFrom =
      plan.billingPeriod === 'annual'
        ? new Date(period.start.getTime() - byMs)
        : monthMovedBack(period.start, deps.now(), to)
    await deps.transact(async (tx) => {
      await moveSubscriptionBack(tx, running.id, byMs)
      await moveCounters(tx, userId, period.start, countsFrom)
    })
    await provider.announce(
      transitions.map(({ type, after }) => ({ type, after: snapshotMovedBack(after, byMs) })),
    )
    return { transitions, plan: (await currentEntitlement(deps, userId)).plan }
  })
}

/** Monthly counters begin with a month of the calendar, so they move by whole ones. */
function monthMovedBack(start: Date, now: Date, to: Date): Date {
  const index = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - (index(to) - index(now)), 1))
}

function snapshotMovedBack(of: SubscriptionSnapshot, byMs: number): SubscriptionSnapshot {
  const back = (moment: string) => movedBack(moment, byMs)
  return {
    ...of,
    startedAt: back(of.startedAt),
    periodStart: back(of.periodStart),
    periodEnd: back(of.periodEnd),
    cancelAt: of.cancelAt && back(of.cancelAt),
    endedAt: of.endedAt && back(of.endedAt),
    updatedAt: back(of.updatedAt),
  }
}
