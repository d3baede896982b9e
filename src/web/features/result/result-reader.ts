import { z } from 'zod'
import { CosmeticAnalysis } from '../../../contract/analysis.ts'
import { readableName } from '../../../contract/readable-name.ts'

/** What the page draws: the contract's analysis, with ids of any form, since older ones exist. */
const ShownAnalysis = CosmeticAnalysis.extend({
  id: z.string().optional(),
  shareId: z.string(),
  createdAt: z.string(),
})
export type ShownAnalysis = z.output<typeof ShownAnalysis>

/**
 * Reads an analysis of any age. Older rows name the overall score differently and know nothing of coverage, deductions
 * or sources; what they lack is filled in as unknown or empty, and never as a figure.
 */
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
    analysisResults: fillResults(record(raw['analysisResults'])),
  })
}

function fillResults(raw: Record<string, unknown>): Record<string, unknown> {
  const ingredients = Array.isArray(raw['ingredients']) ? raw['ingredients'].map(fillIngredient) : []
  const total = ingredients.length
  return {
    isPartial: false,
    coverage: { total, recognised: total, classOnly: 0, unknown: 0 },
    deductions: [],
    cap: null,
    comedogenicRating: null,
    veganStatus: false,
    veganUnknowable: [],
    allergenRisk: 'low',
    aiSummary: '',
    productType: { value: 'leave-on', isGuessed: true },
    onePercentFrom: null,
    leftOut: [],
    notices: [],
    madeBy: { engine: '', knowledge: '' },
    ...raw,
    personalAlerts: raw['personalAlerts'] ?? undefined,
    overallScore: raw['overallScore'] ?? raw['overall_safety_score'] ?? raw['safetyScore'] ?? null,
    ingredients,
  }
}

function fillIngredient(json: unknown): Record<string, unknown> {
  const raw = record(json)
  const name = typeof raw['name'] === 'string' ? raw['name'] : ''
  const purpose = typeof raw['function'] === 'string' ? raw['function'] : ''
  return {
    inci: null,
    printed: name,
    span: { start: 0, end: 0 },
    section: 'main',
    concentration: null,
    recognition: { tier: 'exact', confidence: 1, by: null },
    safetyScore: null,
    isEstimate: false,
    why: null,
    functions: purpose === '' ? [] : [purpose],
    vegan: null,
    origin: 'unknown',
    comedogenic: null,
    comedogenicRange: null,
    allergen: false,
    healthNotes: '',
    flags: [],
    ...raw,
    name: readableName(name),
    function: purpose,
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
