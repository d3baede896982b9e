import {
  AnalysisFailure,
  type AnalysisResults,
  type AnalysisSummary,
  type AnalyzeRequest,
  type CosmeticAnalysis,
  type ListedAnalysis,
} from '../../../contract/analysis.ts'
import { distinct } from '../../../contract/distinct.ts'
import type { PersonalAlert } from '../../../contract/finding.ts'
import type { RecordedIngredient } from '../../../contract/recorded.ts'
import { SEARCH_FORM_VERSION, searchForm, UNNAMED_PRODUCT } from '../../../contract/search-form.ts'
import { analyze } from '../../../engine/analyze.ts'
import type { Deps } from '../../deps.ts'
import type { AnalysisRow, SummaryRow } from './analyses.queries.ts'

const NOT_CHECKED = {
  checkedBy: null,
  todayScore: null,
  todayIsPartial: null,
  todayVeganStatus: null,
  todayAlertCount: null,
  todayLawChangeCount: null,
} as const

export function toRow(
  deps: Deps,
  userId: string,
  input: AnalyzeRequest,
  results: AnalysisResults,
): AnalysisRow {
  return {
    id: deps.newId('ana'),
    shareId: deps.newShareId(),
    userId,
    productName: input.productName ?? '',
    createdAt: deps.now(),
    isPublic: false,
    ownerName: null,
    ingredientsList: input.ingredientsList,
    status: 'complete',
    failure: null,
    results,
    // Until it is packed on its way into its row.
    resultsForm: 0,
    engineVersion: results.madeBy.engine,
    knowledgeVersion: results.madeBy.knowledge,
    overallScore: results.overallScore,
    isPartial: results.isPartial,
    comedogenicRating: results.comedogenicRating,
    veganStatus: results.veganStatus,
    ingredientCount: distinct(results.ingredients).length,
    alertCount: results.personalAlerts ? countMatches(results.alerts) : 0,
    ...searchColumns(input.productName ?? '', results),
    ...NOT_CHECKED,
    deletedAt: null,
  }
}

/** Names that were not recognised match nothing; a list that counted them would warn of nearly everything. */
export function countMatches(alerts: readonly PersonalAlert[] = []): number {
  return alerts.filter(({ kind }) => kind !== 'unread').length
}

/** A run that failed: its text is kept so that it can be tried again, and no figure is made up for it. */
export function toFailedRow(
  deps: Deps,
  userId: string,
  input: AnalyzeRequest,
  failure: AnalysisFailure,
): AnalysisRow {
  const nothing = { ...analyze('', deps.knowledge), veganStatus: false }
  return { ...toRow(deps, userId, input, nothing), status: 'failed', failure }
}

/** What the history searches: the product as lists show it and its ingredients, as printed and as known. */
export function searchColumns(
  productName: string,
  { ingredients }: { ingredients: readonly Pick<RecordedIngredient, 'printed' | 'name'>[] },
) {
  const names = ingredients.flatMap(({ printed, name }) =>
    printed === undefined || printed === name ? [name] : [printed, name],
  )
  const searchText = searchForm([productName || UNNAMED_PRODUCT, ...names].join(' '))
  return { searchText, searchVersion: SEARCH_FORM_VERSION }
}

export function toAnalysis(row: AnalysisRow): CosmeticAnalysis {
  return {
    id: row.id,
    shareId: row.shareId,
    productName: row.productName,
    createdAt: row.createdAt.toISOString(),
    isPublic: row.isPublic,
    ownerName: row.ownerName,
    isOwner: true,
    ingredientsList: row.ingredientsList,
    ...stateOf(row),
    analysisResults: row.results,
  }
}

/** Written out: spreads copy property by property, and a list has hundreds of rows. */
export function toSummary(row: SummaryRow): AnalysisSummary {
  const summary: AnalysisSummary = {
    id: row.id,
    shareId: row.shareId,
    productName: row.productName,
    createdAt: row.createdAt.toISOString(),
    isPublic: row.isPublic,
    ownerName: row.ownerName,
    status: statusOf(row.status),
    overallScore: row.overallScore,
    isPartial: row.isPartial,
    comedogenicRating: row.comedogenicRating,
    veganStatus: row.veganStatus,
    ingredientCount: row.ingredientCount,
    alertCount: row.alertCount,
  }
  const { failure } = stateOf(row)
  if (failure) summary.failure = failure
  // All of them are written together.
  if (row.todayAlertCount !== null) {
    summary.today = {
      overallScore: row.todayScore,
      isPartial: row.todayIsPartial ?? false,
      veganStatus: row.todayVeganStatus ?? false,
      alertCount: row.todayAlertCount,
      lawChangeCount: row.todayLawChangeCount ?? 0,
    }
  }
  return summary
}

export function toFullEntry(row: AnalysisRow): ListedAnalysis {
  return { ...toSummary(row), ingredientsList: row.ingredientsList, analysisResults: row.results }
}

function stateOf({ status, failure }: Pick<AnalysisRow, 'status' | 'failure'>) {
  // A refusal costs a hundred times what a look does, and nearly no row has a failure.
  const known = failure === null ? undefined : AnalysisFailure.safeParse(failure).data
  return { status: statusOf(status), ...(known ? { failure: known } : {}) }
}

function statusOf(text: string): 'complete' | 'failed' {
  return text === 'failed' ? 'failed' : 'complete'
}
