import { z } from 'zod'
import { CosmeticAnalysis } from '../../../contract/analysis.ts'
import { readRecorded } from '../../../contract/recorded.ts'
import { withReadableNames } from './with-readable-names.ts'

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
  const shown = ShownAnalysis.parse({
    status: 'complete',
    isPublic: false,
    isOwner: false,
    ingredientsList: '',
    createdAt: '',
    ...raw,
    shareId: raw['shareId'] ?? raw['id'] ?? '',
    productName: raw['productName'] ?? '',
    ownerName: raw['ownerName'] ?? null,
    analysisResults: readRecorded(raw['analysisResults']),
  })
  return withReadableNames(shown)
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
