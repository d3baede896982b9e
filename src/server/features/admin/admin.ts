import type {
  AdminWithdrawal,
  AuditEntry,
  AdminUser,
  AdminUserPage,
  AdminUserQuery,
} from '../../../contract/admin.ts'
import type { Deps } from '../../deps.ts'
import { listActs } from '../../platform/security/audit.queries.ts'
import { listWithdrawals } from '../billing/billing.ts'
import { PlainText } from '../../../contract/plain-text.ts'
import { planNames } from '../subscription/subscription.ts'
import { countFound, countResults, findUsers } from './admin.queries.ts'

export { readHealth, type Watched } from './health.ts'
export { readStats, readUsage } from './stats.ts'

const LISTED_MAX = 100

export async function listReceivedWithdrawals(deps: Deps): Promise<AdminWithdrawal[]> {
  return listWithdrawals(deps, LISTED_MAX)
}

export async function listLatestActs(deps: Deps): Promise<AuditEntry[]> {
  const rows = await listActs(deps.db, LISTED_MAX)
  return rows.map(({ at, ...act }) => ({ ...act, at: at.toISOString() }))
}

const NEWEST_SHOWN = 100
const USERS_A_PAGE = 25

export async function listNewestUsers(deps: Deps): Promise<AdminUser[]> {
  return readUsers(deps, '', { limit: NEWEST_SHOWN, offset: 0 })
}

export async function searchUsers(deps: Deps, { q, page: asked }: AdminUserQuery): Promise<AdminUserPage> {
  const text = PlainText.parse(q).trim()
  const total = await countFound(deps.db, text)
  const page = Math.min(asked, Math.max(1, Math.ceil(total / USERS_A_PAGE)))
  const items = await readUsers(deps, text, { limit: USERS_A_PAGE, offset: (page - 1) * USERS_A_PAGE })
  return { items, total, page, pageSize: USERS_A_PAGE }
}

async function readUsers(
  deps: Deps,
  text: string,
  part: { limit: number; offset: number },
): Promise<AdminUser[]> {
  const rows = await findUsers(deps.db, text, part)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [plans, results] = await Promise.all([planNames(deps, ids), countResults(deps.db, ids)])
  return rows.map(({ id, username, email, lastSeenAt }) => ({
    id,
    username,
    email,
    subscription: plans.get(id) ?? 'Free',
    analysesCount: results.get(id) ?? 0,
    lastActivity: lastSeenAt?.toISOString() ?? null,
  }))
}
