import type { Deps } from '../../deps.ts'
import { entitlementOf, type Entitlement } from './entitlement.ts'
import { listSubscriptions, type SubscriptionRow } from './subscription-rows.queries.ts'

export async function currentEntitlement(deps: Deps, userId: string): Promise<Entitlement<SubscriptionRow>> {
  return entitlementOf(await listSubscriptions(deps.db, userId), deps.now())
}
