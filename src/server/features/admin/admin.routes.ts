import type { Deps } from '../../deps.ts'
import { serve, type App } from '../../platform/http/call.ts'
import {
  listLatestActs,
  listNewestUsers,
  listReceivedWithdrawals,
  readHealth,
  readStats,
  readUsage,
  searchUsers,
  type Watched,
} from './admin.ts'

export function adminRoutes(app: App, deps: Deps, watched: Watched): void {
  serve(app, 'adminStats', () => readStats(deps))
  serve(app, 'adminUsers', () => listNewestUsers(deps))
  serve(app, 'adminFindUsers', ({ query }) => searchUsers(deps, query))
  serve(app, 'adminHealth', () => readHealth(deps, watched))
  serve(app, 'adminUsage', () => readUsage(deps))
  serve(app, 'adminWithdrawals', () => listReceivedWithdrawals(deps))
  serve(app, 'adminAudit', () => listLatestActs(deps))
}
