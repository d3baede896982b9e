import type { AnalysisSummary } from '../../../contract/analysis.ts'
import { SEARCH_FORM_VERSION } from '../../../contract/search-form.ts'
import type { Sharing, SharingRequest } from '../../../contract/sharing.ts'
import type { Deps } from '../../deps.ts'
import { Failure, found } from '../../platform/failure.ts'
import { restoreResult, shareResult } from '../results/results.ts'
import { changeAnalysis, findAnalysis, listOutdatedSearch, setSearchColumns } from './analyses.queries.ts'
import { searchColumns, toSummary } from './analysis-row.ts'

export async function renameAnalysis(
  deps: Deps,
  userId: string,
  id: string,
  productName: string,
): Promise<AnalysisSummary> {
  const { results } = found(await findAnalysis(deps.db, userId, id), 'Analysis')
  // The name tells what a product is for, and that which limits hold for it: it is looked at again.
  const change = { productName, checkedBy: null, ...searchColumns(productName, results) }
  return toSummary(found(await changeAnalysis(deps.db, userId, id, change), 'Analysis'))
}

export async function restoreAnalysis(deps: Deps, userId: string, id: string): Promise<AnalysisSummary> {
  await restoreResult(deps, 'cosmetic', { userId, id })
  return toSummary(found(await findAnalysis(deps.db, userId, id), 'Analysis'))
}

export async function shareAnalysis(
  deps: Deps,
  userId: string,
  id: string,
  request: SharingRequest,
): Promise<Sharing> {
  const { status } = found(await findAnalysis(deps.db, userId, id), 'Analysis')
  if (request.isPublic && status === 'failed')
    throw new Failure('CONFLICT', 'This analysis failed. Only a completed one can be shared.')
  return shareResult(deps, 'cosmetic', { userId, id }, request)
}

const BATCH = 200

/** Writes search texts anew that were made in an older form, a batch at a time. Tells how many there were. */
export async function renewSearchTexts(deps: Deps): Promise<number> {
  const rows = await listOutdatedSearch(deps.db, SEARCH_FORM_VERSION, BATCH)
  for (const { id, productName, results } of rows) {
    await setSearchColumns(deps.db, id, searchColumns(productName, results))
  }
  return rows.length
}
