import { z } from 'zod'
import { AiGuesses, AiWords } from './ai-words.ts'
import { Deduction, IngredientFinding, LeftOut, PersonalAlert, ProductPart, ProductType } from './finding.ts'
import { LABEL_CHARS_MAX, PRODUCT_NAME_CHARS_MAX } from './limits-of-input.ts'
import { PlainText } from './plain-text.ts'

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
  /** 0-100; null when nothing on the list could be scored. */
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

export const AnalysisStatus = z.enum(['complete', 'failed'])

/** `ana_` and 22 characters: never UUID-shaped, so that it is never taken for a share id. */
export const AnalysisId = z.string().regex(/^ana_[A-Za-z0-9_-]{22}$/)
export const ShareId = z.uuid({ version: 'v4' })

export const CosmeticAnalysis = z.object({
  id: AnalysisId,
  shareId: ShareId,
  /** Empty when none was given. */
  productName: z.string(),
  createdAt: z.iso.datetime(),
  isPublic: z.boolean(),
  /** First name chosen at sharing, or null. */
  ownerName: z.string().nullable(),
  /** True only in answers to the owner. */
  isOwner: z.boolean(),
  ingredientsList: z.string(),
  status: AnalysisStatus,
  analysisResults: AnalysisResults,
})
export type CosmeticAnalysis = z.infer<typeof CosmeticAnalysis>

/** The same without anything that tells about its owner; `id` is left out so that only the share id travels. */
export const PublicCosmeticAnalysis = CosmeticAnalysis.omit({ id: true }).extend({
  id: AnalysisId.optional(),
})
export type PublicCosmeticAnalysis = z.infer<typeof PublicCosmeticAnalysis>

export const RenameRequest = z.strictObject({
  productName: PlainText.pipe(
    z
      .string()
      .trim()
      .max(
        PRODUCT_NAME_CHARS_MAX,
        `Please keep the product name under ${PRODUCT_NAME_CHARS_MAX} characters.`,
      ),
  ),
})
export type RenameRequest = z.infer<typeof RenameRequest>

export const COMPARED_MIN = 2
export const COMPARED_MAX = 3

export const CompareQuery = z.object({
  /** Record ids, parted by commas. */
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(
      z
        .array(AnalysisId)
        .min(COMPARED_MIN, 'Please choose two or three results.')
        .max(COMPARED_MAX, 'Please choose two or three results.'),
    ),
})

/** Saved results side by side, in the order asked for. */
export const Comparison = z.object({
  products: z.array(
    z.object({
      analysis: CosmeticAnalysis,
      /** For the profile as it is today, which may know more than it did when the result was made. */
      alerts: z.array(PersonalAlert),
    }),
  ),
})
export type Comparison = z.infer<typeof Comparison>

/** A list entry: no document, only the columns that lists, searches and averages need. */
export const AnalysisSummary = z.object({
  id: AnalysisId,
  shareId: ShareId,
  productName: z.string(),
  createdAt: z.iso.datetime(),
  isPublic: z.boolean(),
  /** The name its visitors see; null shows none. */
  ownerName: z.string().nullable(),
  status: AnalysisStatus,
  overallScore: z.number().nullable(),
  isPartial: z.boolean(),
  comedogenicRating: z.number().nullable(),
  veganStatus: z.boolean(),
  ingredientCount: z.int(),
  alertCount: z.int(),
})
export type AnalysisSummary = z.infer<typeof AnalysisSummary>

export const AnalyzeRequest = z.strictObject({
  ingredientsList: PlainText.pipe(
    z
      .string()
      .trim()
      .min(1, 'Please enter ingredients to analyze or upload an image.')
      .max(LABEL_CHARS_MAX, `Please keep the list under ${LABEL_CHARS_MAX.toLocaleString('en')} characters.`),
  ),
  productName: PlainText.pipe(
    z
      .string()
      .trim()
      .max(
        PRODUCT_NAME_CHARS_MAX,
        `Please keep the product name under ${PRODUCT_NAME_CHARS_MAX} characters.`,
      ),
  ).optional(),
  productType: ProductType.optional(),
})
export type AnalyzeRequest = z.infer<typeof AnalyzeRequest>

export const ReadingProblem = z.enum(['no-text', 'no-list', 'too-blurred', 'too-small'])
export type ReadingProblem = z.infer<typeof ReadingProblem>

export const OcrAnswer = z.object({
  success: z.boolean(),
  /** The list as read; the sentinel NO_INGREDIENTS_FOUND when the picture holds none. */
  extractedText: z.string(),
  message: z.string().optional(),
  problem: ReadingProblem.optional(),
  /** 0-1, mean over the words of the list; the share of known names where a provider read it. */
  confidence: z.number().min(0).max(1),
  /** Everything read, when it is more than the list. */
  fullText: z.string().optional(),
  /** Who read the text; absent: our own reader. */
  readBy: z.enum(['own', 'provider']).optional(),
})
export type OcrAnswer = z.infer<typeof OcrAnswer>
