import { z } from 'zod'
import { PublicCosmeticAnalysis } from '../analysis.ts'
import { readRecorded } from './results.ts'

const { failure, today } = PublicCosmeticAnalysis.shape

/** Ids of any form, since older ones exist, and no field that hides the others. */
const LooseAnalysis = PublicCosmeticAnalysis.omit({ analysisResults: true }).extend({
  id: z.string().optional(),
  shareId: z.string(),
  createdAt: z.string(),
  failure: failure.catch(undefined),
  today: today.catch(undefined),
})

/** Reads an analysis of any age, own or shared. What its results lack stays absent, and the page says so. */
export function readAnalysis(json: unknown): PublicCosmeticAnalysis {
  const raw: Record<string, unknown> = typeof json === 'object' && json !== null ? { ...json } : {}
  const analysis = LooseAnalysis.parse({
    status: 'complete',
    isPublic: false,
    isOwner: false,
    ingredientsList: '',
    createdAt: '',
    ...raw,
    shareId: raw['shareId'] ?? raw['id'] ?? '',
    productName: raw['productName'] ?? '',
    ownerName: raw['ownerName'] ?? null,
  })
  return { ...analysis, analysisResults: readRecorded(raw['analysisResults']) }
}
