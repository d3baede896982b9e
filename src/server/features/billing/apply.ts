import type { SubscriptionSnapshot } from '../../adapters/payment/provider.ts'
import type { Deps } from '../../deps.ts'
import { findSubscription } from '../subscription/subscription.ts'
import { countOpen, upsertSubscription, useIntent } from './billing-rows.queries.ts'
import { readIntent } from './intent.ts'

/** When the provider says a state came to be, to the microsecond, and by which event; 'api' for an answer of its API. */
type Stamp = { at: string; id: string }

/** 'parked': nobody knows whose it is, or which plan its price stands for; it grants nothing. */
export type Applied = 'applied' | 'superseded' | 'parked'

/**
 * Takes over what the provider says of a subscription, unless something later is known already. Events arrive in any
 * order, twice, or not at all; as each carries the whole state, the latest by the provider's clock is the truth,
 * whichever came last.
 */
export async function applySnapshot(
  deps: Deps,
  snapshot: SubscriptionSnapshot,
  stamp: Stamp,
): Promise<Applied> {
  const planId = deps.payments.planOf(snapshot.priceId)
  const owner = await ownerOf(deps, snapshot)
  if (planId === null || owner === null) return 'parked'
  const isLatest = await deps.transact(async (tx) => {
    if (owner.intentId !== null) await useIntent(tx, owner.intentId, snapshot.id)
    return upsertSubscription(tx, {
      ...snapshot,
      userId: owner.userId,
      provider: deps.payments.kind,
      planId,
      lastEventAt: stamp.at,
      lastEventId: stamp.id,
      confirmedAt: deps.now(),
    })
  })
  if (!isLatest) return 'superseded'
  if (owner.intentId !== null && (await countOpen(deps.db, owner.userId)) > 1) {
    deps.log.warn({ userId: owner.userId }, 'a user has two running subscriptions; the better one counts')
  }
  return 'applied'
}

type Owner = { userId: string; intentId: string | null }

/** By what we noted before; the signed intent counts only for the first sight of a subscription. */
async function ownerOf(deps: Deps, { id, intent }: SubscriptionSnapshot): Promise<Owner | null> {
  const known = await findSubscription(deps.db, id)
  if (known) return { userId: known.userId, intentId: null }
  const found = intent === null ? null : await readIntent(deps, intent)
  return found ? { userId: found.userId, intentId: found.id } : null
}
