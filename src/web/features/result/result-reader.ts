import { z } from 'zod'
import { CosmeticAnalysis } from '../../../contract/analysis.ts'
import { readableName } from '../../../contract/readable-name.ts'
import { readRecorded, type RecordedResults } from '../../../contract/recorded.ts'

/** What the page draws: the contract's analysis, with ids of any form, since older ones exist. */
const ShownAnalysis = CosmeticAnalysis.extend({
  id: z.string().optional(),
  shareId: z.string(),
  createdAt: z.string(),
  failure: CosmeticAnalysis.shape.failure.catch(undefined),
  today: CosmeticAnalysis.shape.today.catch(undefined),
})
export type ShownAnalysis = z.output<typeof ShownAnalysis>

/** Reads an analysis of any age. What its results lack stays absent (`readRecorded`), and the page says so. */
export function readAnalysis(json: unknown): ShownAnalysis {
  const raw = record(json)
  return ShownAnalysis.parse({
    status: 'complete',
    isPublic: false,
    isOwner: false,
    ingredientsList: '',
    createdAt: '',
    ...raw,
    shareId: raw['shareId'] ?? raw['id'] ?? '',
    productName: raw['productName'] ?? '',
    ownerName: raw['ownerName'] ?? null,
    analysisResults: withReadableNames(readRecorded(raw['analysisResults'])),
  })
}

function withReadableNames(results: RecordedResults): RecordedResults {
  const ingredients = results.ingredients.map((entry) => ({ ...entry, name: readableName(entry.name) }))
  return { ...results, ingredients }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
