import { z } from 'zod'
import { AnalysisResults } from './analysis-results.ts'
import { IngredientFinding } from './finding.ts'

const finding = IngredientFinding.shape

/** What a row says of an ingredient. Each may be missing from an older row; null keeps its own meaning, which is known. */
const INGREDIENT_CLAIMS = {
  printed: finding.printed,
  section: finding.section,
  recognition: finding.recognition,
  safetyScore: finding.safetyScore,
  isEstimate: finding.isEstimate,
  why: finding.why,
  function: finding.function,
  vegan: finding.vegan,
  origin: finding.origin,
  comedogenic: finding.comedogenic,
  comedogenicRange: finding.comedogenicRange,
  allergen: finding.allergen,
  constituents: finding.constituents,
  listings: finding.listings,
  limit: finding.limit,
  isNamedBefore: finding.isNamedBefore,
}

/** Empty means that nothing is said, on the screen as in the row. */
const INGREDIENT_TEXTS = {
  span: finding.span.catch({ start: 0, end: 0 }),
  inci: finding.inci.catch(null),
  concentration: finding.concentration.catch(null),
  functions: finding.functions.catch([]),
  healthNotes: finding.healthNotes.catch(''),
  flags: finding.flags.catch([]),
}

/** One ingredient as stored: a claim that is absent was not recorded, and nobody may fill it in. */
export const RecordedIngredient = z.object({
  name: z.string(),
  ...INGREDIENT_TEXTS,
  ...z.object(INGREDIENT_CLAIMS).partial().shape,
})
export type RecordedIngredient = z.infer<typeof RecordedIngredient>

const results = AnalysisResults.shape

const RESULT_CLAIMS = {
  overallScore: results.overallScore,
  isPartial: results.isPartial,
  coverage: results.coverage,
  deductions: results.deductions,
  cap: results.cap,
  comedogenicRating: results.comedogenicRating,
  veganStatus: results.veganStatus,
  veganUnknowable: results.veganUnknowable,
  allergenRisk: results.allergenRisk,
  personalAlerts: results.personalAlerts,
  alerts: results.alerts,
  productType: results.productType,
  products: results.products,
  madeBy: results.madeBy,
  aiWords: results.aiWords,
  guesses: results.guesses,
}

const RESULT_TEXTS = {
  aiSummary: results.aiSummary.catch(''),
  onePercentFrom: results.onePercentFrom.catch(null),
  leftOut: results.leftOut.catch([]),
  notices: results.notices.catch([]),
}

/** The results of an analysis as stored, today or years ago: what is absent was not recorded. */
export const RecordedResults = z.object({
  ingredients: z.array(RecordedIngredient),
  ...RESULT_TEXTS,
  ...z.object(RESULT_CLAIMS).partial().shape,
})
export type RecordedResults = z.infer<typeof RecordedResults>

/**
 * Reads stored results of any age. Nothing is filled in: what a row lacks, or holds in a form that nobody can read, is
 * absent. Older rows name the overall score differently.
 */
export function readRecorded(json: unknown): RecordedResults {
  const whole = AnalysisResults.safeParse(json)
  if (whole.success) return whole.data
  const raw = asRecord(json)
  const overallScore = raw['overallScore'] ?? raw['overall_safety_score'] ?? raw['safetyScore']
  const ingredients = Array.isArray(raw['ingredients']) ? raw['ingredients'] : []
  return RecordedResults.parse({
    ...raw,
    ...readable(RESULT_CLAIMS, { ...raw, overallScore: overallScore ?? raw['overallScore'] }),
    ingredients: ingredients.map(readIngredient),
  })
}

function readIngredient(json: unknown): unknown {
  const raw = asRecord(json)
  const name = typeof raw['name'] === 'string' ? raw['name'] : ''
  const printed = typeof raw['printed'] === 'string' ? raw['printed'] : ''
  return { ...raw, ...readable(INGREDIENT_CLAIMS, raw), name: name || printed }
}

/** Every claim of the shape: its value where the row holds it, undefined where it does not. */
function readable(shape: Record<string, z.ZodType>, raw: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).map(([key, claim]) => [key, claim.safeParse(raw[key]).data]),
  )
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
