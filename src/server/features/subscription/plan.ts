import type { Deps } from '../../deps.ts'
import { entitlementOf, planOf, type Entitlement } from './entitlement.ts'
import { listSubscriptions, listSubscriptionsOf, type SubscriptionRow } from './subscription-rows.queries.ts'

export async function currentEntitlement(deps: Deps, userId: string): Promise<Entitlement<SubscriptionRow>> {
  return entitlementOf(await listSubscriptions(deps.db, userId), deps.now())
}

/** The names of the plans that these people may use now. */
export async function planNames(deps: Deps, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await listSubscriptionsOf(deps.db, userIds)
  const now = deps.now()
  const nameOf = (id: string) =>
    planOf(
      rows.filter(({ userId }) => userId === id),
      now,
    ).name
  return new Map(userIds.map((id) => [id, nameOf(id)]))
}
