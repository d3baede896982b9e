import type { AnalysisSummary } from '../../../contract/analysis.ts'
import { SEARCH_FORM_VERSION } from '../../../contract/search-form.ts'
import type { Sharing, SharingRequest } from '../../../contract/sharing.ts'
import type { Deps } from '../../deps.ts'
import { Failure, found } from '../../platform/failure.ts'
import { restoreResult, shareResult } from '../results/results.ts'
import { changeAnalysis, findAnalysis, listOutdatedSearch, setSearchColumns } from './analyses.queries.ts'
import { searchColumns, toSummary } from './analysis-row.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { comesBackAs, toStored } from '../../db/results/stored-results.ts'
import { listOfFormBefore, storeInForm } from './repack.queries.ts'

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

/** A quarter of a megabyte of documents, read at once. */
const RESULTS_BATCH = 10
/** Between two results, about as long as one takes: whoever asks meanwhile has half of this process. */
const PAUSE_MS = 2

/**
 * Writes results that an earlier version stored whole in the form of today, a batch at a time. Each is read back before it is stored,
 * and stays as it is where the two differ. Tells how many there were.
 */
export async function repackResults(deps: Deps): Promise<number> {
  const rows = await listOfFormBefore(deps.db, RESULTS_BATCH)
  for (const { id, results } of rows) {
    const stored = toStored(deps.db, results)
    const isSame = comesBackAs(stored, results)
    if (!isSame) deps.log.warn({ analysisId: id }, 'a stored result keeps its older form')
    await storeInForm(deps.db, id, isSame ? stored : null)
    await pause(PAUSE_MS)
  }
  return rows.length
}
