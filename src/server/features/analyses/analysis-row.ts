import type {
  AnalysisResults,
  AnalysisSummary,
  AnalyzeRequest,
  CosmeticAnalysis,
} from '../../../contract/analysis.ts'
import type { Deps } from '../../deps.ts'
import type { AnalysisRow, SummaryRow } from './analyses.queries.ts'

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
    results,
    engineVersion: results.madeBy.engine,
    knowledgeVersion: results.madeBy.knowledge,
    overallScore: results.overallScore,
    isPartial: results.isPartial,
    comedogenicRating: results.comedogenicRating,
    veganStatus: results.veganStatus,
    ingredientCount: results.ingredients.length,
    alertCount: results.personalAlerts?.length ?? 0,
    searchText: searchTextOf(input.productName ?? '', results),
    deletedAt: null,
  }
}

/** What the history searches: the product and its ingredients, as printed and as known. */
export function searchTextOf(productName: string, { ingredients }: AnalysisResults): string {
  const names = ingredients.flatMap(({ printed, name }) => (printed === name ? [name] : [printed, name]))
  return [productName, ...names].join(' ').toLowerCase()
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
    status: statusOf(row.status),
    analysisResults: row.results,
  }
}

export function toSummary(row: SummaryRow): AnalysisSummary {
  return { ...row, createdAt: row.createdAt.toISOString(), status: statusOf(row.status) }
}

function statusOf(text: string): 'complete' | 'failed' {
  return text === 'failed' ? 'failed' : 'complete'
}
