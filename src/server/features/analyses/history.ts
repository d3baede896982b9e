import type { CosmeticHistory, CosmeticHistoryQuery } from '../../../contract/history.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../platform/security/session.ts'
import { historyPage } from '../results/results.ts'
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
  await lookAgain(deps, actor.userId)
  const { rows, ...page } = await historyPage(query, {
    count: (wanted) => countHistory(deps.db, actor.userId, wanted),
    read: (wanted) => readHistory(deps.db, actor.userId, wanted),
  })
  const changed = await findChangedByLaw(deps.db, actor.userId, CHANGED_SHOWN)
  return {
    ...page,
    items: rows.map(toSummary),
    changedByLaw: { total: changed.total, newest: changed.newest.map(toSummary) },
  }
}
