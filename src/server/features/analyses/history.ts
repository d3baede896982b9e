import { HISTORY_A_PAGE, type CosmeticHistory, type CosmeticHistoryQuery } from '../../../contract/history.ts'
import { PlainText } from '../../../contract/plain-text.ts'
import { searchForm } from '../../../contract/search-form.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../platform/security/session.ts'
import { toSummary } from './analysis-row.ts'
import { countHistory, readHistory } from './history.queries.ts'
import { lookAgain } from './today.ts'
import { findChangedByLaw } from './today.queries.ts'

/** More than that are told by their number. */
const CHANGED_SHOWN = 5

export async function cosmeticHistory(
  deps: Deps,
  actor: Actor,
  query: CosmeticHistoryQuery,
): Promise<CosmeticHistory> {
  const wanted = { ...query, search: searchForm(PlainText.parse(query.search)) }
  await lookAgain(deps, actor.userId)
  const total = await countHistory(deps.db, actor.userId, wanted)
  const pages = Math.max(1, Math.ceil(total / HISTORY_A_PAGE))
  const page = Math.min(query.page, pages)
  const rows = await readHistory(deps.db, actor.userId, { ...wanted, page })
  const changed = await findChangedByLaw(deps.db, actor.userId, CHANGED_SHOWN)
  return {
    total,
    page,
    pages,
    items: rows.map(toSummary),
    changedByLaw: { total: changed.total, newest: changed.newest.map(toSummary) },
  }
}
