import { z } from 'zod'
import { AiGuesses, AiWords } from './ai-words.ts'
import { Deduction, IngredientFinding, LeftOut, PersonalAlert, ProductPart, ProductType } from './finding.ts'

export const AllergenRisk = z.enum(['low', 'moderate', 'high'])
export type AllergenRisk = z.infer<typeof AllergenRisk>

/** Versions of what produced a result, so that it can be recomputed and compared. */
export const MadeBy = z.object({ engine: z.string(), knowledge: z.string() })
export type MadeBy = z.infer<typeof MadeBy>

export const Coverage = z.object({
  total: z.int(),
  /** Known by name: every tier up to near spelling. */
  recognised: z.int(),
  classOnly: z.int(),
  unknown: z.int(),
})
export type Coverage = z.infer<typeof Coverage>

export const AnalysisResults = z.object({
  /** 0-100; null when too little on the list is known by name. */
  overallScore: z.number().min(0).max(100).nullable(),
  /** Under 80 % of the names were recognised: the score speaks for a part of the list only. */
  isPartial: z.boolean(),
  coverage: Coverage,
  ingredients: z.array(IngredientFinding),
  deductions: z.array(Deduction),
  /** A rule that caps the whole score, with the cap; null when none applies. */
  cap: z.object({ score: z.number(), rule: z.string(), text: z.string() }).nullable(),
  /** 0-5, null when no ingredient has a published rating. */
  comedogenicRating: z.number().min(0).max(5).nullable(),
  /** true = no animal-derived ingredient known; never a certification. */
  veganStatus: z.boolean(),
  /** Printed names whose origin a label cannot tell. */
  veganUnknowable: z.array(z.string()),
  allergenRisk: AllergenRisk,
  /** Absent in public answers: they would reveal the owner's allergies. */
  personalAlerts: z.array(z.string()).optional(),
  alerts: z.array(PersonalAlert).optional(),
  /** Sentences of our own engine; the field keeps its specified name. */
  aiSummary: z.string(),
  productType: z.object({ value: ProductType, isGuessed: z.boolean() }),
  /** Index of the first ingredient estimated to be at or under 1 %; null when no marker is on the list. */
  onePercentFrom: z.int().nullable(),
  leftOut: z.array(LeftOut),
  /** Things the reader should know: several products in one text, a cut list, lost separators. */
  notices: z.array(z.string()),
  /** The products of a kit; absent where the text holds one. */
  products: z.array(ProductPart).optional(),
  madeBy: MadeBy,
  /** The findings in an AI's words; absent where none was asked or its answer was of no use. */
  aiWords: AiWords.optional(),
  /** What an AI guesses that names we do not know may be; no figure above knows of it. */
  guesses: AiGuesses.optional(),
})
export type AnalysisResults = z.infer<typeof AnalysisResults>
