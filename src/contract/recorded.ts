import type { z } from 'zod'
import { AnalysisResults } from './analysis-results.ts'
import { IngredientFinding } from './finding.ts'

/**
 * One ingredient as stored. A claim that is absent was not recorded, and nobody may fill it in; null keeps its own meaning, which is
 * known. Of the fields that every row has, empty means that nothing is said.
 */
export const RecordedIngredient = IngredientFinding.partial().extend(
  IngredientFinding.pick({
    name: true,
    span: true,
    inci: true,
    concentration: true,
    functions: true,
    healthNotes: true,
    flags: true,
  }).shape,
)
export type RecordedIngredient = z.infer<typeof RecordedIngredient>

/** The results of an analysis as stored, today or years ago: what is absent was not recorded. */
export const RecordedResults = AnalysisResults.partial().extend({
  ...AnalysisResults.pick({ aiSummary: true, onePercentFrom: true, leftOut: true, notices: true }).shape,
  ingredients: RecordedIngredient.array(),
})
export type RecordedResults = z.infer<typeof RecordedResults>
