import type { Deps } from '../../deps.ts'
import type { Pulse } from '../../platform/answers.ts'
import { serve, type App } from '../../platform/call.ts'
import {
  listLatestActs,
  listNewestUsers,
  listReceivedWithdrawals,
  readHealth,
  readStats,
  readUsage,
  searchUsers,
} from './admin.ts'

export function adminRoutes(app: App, deps: Deps, pulse: Pulse): void {
  serve(app, 'adminStats', () => readStats(deps))
  serve(app, 'adminUsers', () => listNewestUsers(deps))
  serve(app, 'adminFindUsers', ({ query }) => searchUsers(deps, query))
  serve(app, 'adminHealth', () => readHealth(deps, pulse))
  serve(app, 'adminUsage', () => readUsage(deps))
  serve(app, 'adminWithdrawals', () => listReceivedWithdrawals(deps))
  serve(app, 'adminAudit', () => listLatestActs(deps))
}
