import type { Deps } from '../../deps.ts'
import { serve, type App } from '../../platform/http/call.ts'
import { getCurrent, getLimits, getUsage, listPlans } from './subscription.ts'

export function subscriptionRoutes(app: App, deps: Deps): void {
  serve(app, 'limits', ({ actor }) => getLimits(deps, actor.userId))
  serve(app, 'usage', ({ actor }) => getUsage(deps, actor.userId))
  serve(app, 'currentSubscription', ({ actor }) => getCurrent(deps, actor.userId))
  serve(app, 'plans', () => listPlans(deps))
}
