import type { AdminWithdrawal, AuditEntry } from '../../../contract/admin.ts'
import type { Deps } from '../../deps.ts'
import { listActs } from '../../platform/security/audit.queries.ts'
import { listWithdrawals } from '../billing/billing.ts'

export { readHealth, type Watched } from './health.ts'
export { listNewestUsers, searchUsers } from './people.ts'
export { readStats, readUsage } from './stats.ts'

const LISTED_MAX = 100

export async function listReceivedWithdrawals(deps: Deps): Promise<AdminWithdrawal[]> {
  return listWithdrawals(deps, LISTED_MAX)
}

export async function listLatestActs(deps: Deps): Promise<AuditEntry[]> {
  const rows = await listActs(deps.db, LISTED_MAX)
  return rows.map(({ at, ...act }) => ({ ...act, at: at.toISOString() }))
}
