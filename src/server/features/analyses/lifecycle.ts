import type { AnalysisSummary } from '../../../contract/analysis.ts'
import { readRecorded } from '../../../contract/recorded.ts'
import type { Sharing, SharingRequest } from '../../../contract/sharing.ts'
import type { Deps } from '../../deps.ts'
import { Failure, found } from '../../platform/failure.ts'
import type { Actor } from '../../platform/security/session.ts'
import { findAnalysis } from './analyses.queries.ts'
import { searchColumns, toSummary } from './analysis-row.ts'
import { bringBack, changeAnalysis } from './lifecycle.queries.ts'

/** What was deleted can be brought back for this long. */
export const UNDO_WINDOW_MS = 24 * 3_600_000

export async function renameAnalysis(
  deps: Deps,
  actor: Actor,
  id: string,
  productName: string,
): Promise<AnalysisSummary> {
  const { results } = found(await findAnalysis(deps.db, actor.userId, id), 'Analysis')
  // The name tells what a product is for, and that which limits hold for it: it is looked at again.
  const change = { productName, checkedBy: null, ...searchColumns(productName, readRecorded(results)) }
  return toSummary(found(await changeAnalysis(deps.db, actor.userId, id, change), 'Analysis'))
}

/** Private as well, so that bringing it back does not publish it again. */
export async function deleteAnalysis(deps: Deps, actor: Actor, id: string): Promise<undefined> {
  const change = { deletedAt: deps.now(), isPublic: false, ownerName: null }
  found(await changeAnalysis(deps.db, actor.userId, id, change), 'Analysis')
}

export async function restoreAnalysis(deps: Deps, actor: Actor, id: string): Promise<AnalysisSummary> {
  const since = new Date(deps.now().getTime() - UNDO_WINDOW_MS)
  return toSummary(found(await bringBack(deps.db, actor.userId, id, since), 'Analysis'))
}

export async function shareAnalysis(
  deps: Deps,
  actor: Actor,
  id: string,
  { isPublic, ownerName: given = '' }: SharingRequest,
): Promise<Sharing> {
  const { status } = found(await findAnalysis(deps.db, actor.userId, id), 'Analysis')
  if (isPublic && status === 'failed')
    throw new Failure('CONFLICT', 'This analysis failed. Only a completed one can be shared.')
  const ownerName = isPublic && given !== '' ? given : null
  const { shareId } = found(
    await changeAnalysis(deps.db, actor.userId, id, { isPublic, ownerName }),
    'Analysis',
  )
  return { isPublic, shareId, ownerName }
}
