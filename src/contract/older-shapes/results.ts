import type { z } from 'zod'
import { AnalysisResults } from '../analysis-results.ts'
import { IngredientFinding } from '../finding.ts'
import type { RecordedIngredient, RecordedResults } from '../recorded.ts'

/** What the fields that every result has hold where nothing is said, on the screen as in the row. */
const NO_WORDS = { aiSummary: '', onePercentFrom: null, leftOut: [], notices: [] }
const NO_WORDS_OF_ONE = {
  span: { start: 0, end: 0 },
  inci: null,
  concentration: null,
  functions: [],
  healthNotes: '',
  flags: [],
}

/**
 * Reads stored results of any age. Nothing is filled in: what a row lacks, or holds in a form that nobody can read, is
 * absent. Older rows name the overall score differently.
 */
export function readRecorded(json: unknown): RecordedResults {
  const whole = AnalysisResults.safeParse(json)
  if (whole.success) return whole.data
  const raw = asRecord(json)
  const overallScore = raw['overallScore'] ?? raw['overall_safety_score'] ?? raw['safetyScore']
  const named = { ...raw, overallScore: overallScore ?? raw['overallScore'] }
  const ingredients = Array.isArray(raw['ingredients']) ? raw['ingredients'] : []
  const { ingredients: _all, ...claims } = readable(AnalysisResults.shape, named)
  return { ...NO_WORDS, ...claims, ingredients: ingredients.map(readIngredient) }
}

function readIngredient(json: unknown): RecordedIngredient {
  const raw = asRecord(json)
  const name = typeof raw['name'] === 'string' ? raw['name'] : ''
  const printed = typeof raw['printed'] === 'string' ? raw['printed'] : ''
  return { ...NO_WORDS_OF_ONE, ...readable(IngredientFinding.shape, raw), name: name || printed }
}

/** Those fields of the shape that the row holds in a form of today. */
function readable<S extends z.ZodRawShape>(
  shape: S,
  raw: Record<string, unknown>,
): Partial<z.output<z.ZodObject<S>>> {
  const fields = Object.entries(shape).flatMap(([key, field]) => {
    const value = (field as z.ZodType).safeParse(raw[key]).data
    return value === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(fields) as Partial<z.output<z.ZodObject<S>>>
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
