import { HISTORY_A_PAGE, type CosmeticHistory, type CosmeticHistoryQuery } from '../../../contract/history.ts'
import { PlainText } from '../../../contract/plain-text.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../platform/session.ts'
import { toSummary } from './analysis-row.ts'
import { countHistory, readHistory } from './history.queries.ts'

export async function cosmeticHistory(
  deps: Deps,
  actor: Actor,
  query: CosmeticHistoryQuery,
): Promise<CosmeticHistory> {
  const wanted = { ...query, search: PlainText.parse(query.search).trim().toLowerCase() }
  const total = await countHistory(deps.db, actor.userId, wanted)
  const pages = Math.max(1, Math.ceil(total / HISTORY_A_PAGE))
  const page = Math.min(query.page, pages)
  const rows = await readHistory(deps.db, actor.userId, { ...wanted, page })
  return { total, page, pages, items: rows.map(toSummary) }
}
