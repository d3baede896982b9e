import { BRAND } from '../../../contract/brand.ts'
import type { DataExport } from '../../../contract/account.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../platform/security/session.ts'
import { throttle } from '../../platform/security/throttle.ts'
import { listEverything } from './export.queries.ts'

const EXPORT_RULE = { name: 'export-hour', max: 10, windowSeconds: 3_600 }

export async function exportData(deps: Deps, actor: Actor): Promise<DataExport> {
  await throttle(deps, EXPORT_RULE, actor.userId)
  return {
    product: BRAND.name,
    exportedAt: deps.now().toISOString(),
    tables: await listEverything(deps.db, actor.userId),
  }
}
