import { COMPARED_MAX, COMPARED_MIN } from './choices.ts'
import { z } from 'zod'
import { AnalysisResults, MadeBy } from './analysis-results.ts'
import { PersonalAlert, ProductType } from './finding.ts'
import { LABEL_CHARS_MAX, PRODUCT_NAME_CHARS_MAX } from './limits-of-input.ts'
import { LawChange } from './law-change.ts'
import { PlainText } from './plain-text.ts'
import { RecordedResults } from './recorded.ts'

export { AllergenRisk, AnalysisResults, Coverage, MadeBy } from './analysis-results.ts'

export const AnalysisStatus = z.enum(['complete', 'failed'])
export type AnalysisStatus = z.infer<typeof AnalysisStatus>

/** Why a run failed: no list in its text, something of ours that broke, or longer than its unit is held. */
export const AnalysisFailure = z.enum(['no-list', 'error', 'timed-out'])
export type AnalysisFailure = z.infer<typeof AnalysisFailure>

/** `ana_` and 22 characters: never UUID-shaped, so that it is never taken for a share id. */
export const AnalysisId = z.string().regex(/^ana_[A-Za-z0-9_-]{22}$/)
export const ShareId = z.uuid({ version: 'v4' })

/** A kept list as the knowledge and its owner's profile of today see it; what was said when it was kept stays beside it. */
export const AnalysisToday = z.object({
  checkedAt: z.iso.datetime(),
  /** Missing for visitors, whose profile nobody knows. */
  alerts: z.array(PersonalAlert).optional(),
  /** What EU law has said about its names since it was kept. */
  lawChanges: z.array(LawChange),
  overallScore: AnalysisResults.shape.overallScore,
  isPartial: z.boolean(),
  madeBy: MadeBy,
})
export type AnalysisToday = z.infer<typeof AnalysisToday>

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
  /** Only where the run failed; its results are empty then. */
  failure: AnalysisFailure.optional(),
  analysisResults: RecordedResults,
  /** Of a run that did not fail. */
  today: AnalysisToday.optional(),
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

export const CompareQuery = z.object({
  ids: z
    .string()
    .describe('Two or three record ids with commas between them.')
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
  failure: AnalysisFailure.optional(),
  overallScore: z.number().nullable(),
  isPartial: z.boolean(),
  comedogenicRating: z.number().nullable(),
  veganStatus: z.boolean(),
  ingredientCount: z.int(),
  alertCount: z.int(),
  /** The same figures by the knowledge and the profile of today; missing until the list was looked at again. */
  today: z
    .object({
      overallScore: z.number().nullable(),
      isPartial: z.boolean(),
      veganStatus: z.boolean(),
      alertCount: z.int(),
      /** How many names EU law has said something new about since the result was kept. */
      lawChangeCount: z.int(),
    })
    .optional(),
})
export type AnalysisSummary = z.infer<typeof AnalysisSummary>

/** Rows of a list with everything there is. */
export const FULL_ROWS_A_PAGE = 50

export const AnalysisListQuery = z.object({
  /** `1` answers with full rows, a page of them at a time; otherwise all as summaries. */
  full: z.enum(['0', '1']).default('0'),
  /** 1-based, of full rows only; a page too far is empty. */
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})
export type AnalysisListQuery = z.infer<typeof AnalysisListQuery>

/** An entry of the own list: a summary, and in a full one its text and its results as well. */
export const ListedAnalysis = AnalysisSummary.extend({
  ingredientsList: z.string().optional(),
  analysisResults: RecordedResults.optional(),
})
export type ListedAnalysis = z.infer<typeof ListedAnalysis>

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

export const ReadingProblem = z.enum(['no-text', 'no-list', 'too-blurred', 'too-small', 'other-script'])
export type ReadingProblem = z.infer<typeof ReadingProblem>

/** What print may be in that our reader knows no letters of; `other` where only that is known. */
export const OtherScript = z.enum(['korean', 'japanese', 'chinese', 'cyrillic', 'other'])
export type OtherScript = z.infer<typeof OtherScript>

const Share = z.number().min(0).max(1)

/** Corners as shares of the upright photo's width and height, clockwise from where reading begins. */
export const PhotoPlace = z.array(z.tuple([Share, Share])).length(4)
export type PhotoPlace = z.infer<typeof PhotoPlace>

/** A name that was read unsurely, and where it stands; a name broken by a line has several places. */
export const PhotoDoubt = z.object({ text: z.string(), places: z.array(PhotoPlace).min(1) })
export type PhotoDoubt = z.infer<typeof PhotoDoubt>

export const OcrAnswer = z.object({
  success: z.boolean(),
  /** The list as read; the sentinel NO_INGREDIENTS_FOUND when the picture holds none. */
  extractedText: z.string(),
  message: z.string().optional(),
  problem: ReadingProblem.optional(),
  /** With the problem `other-script`. */
  script: OtherScript.optional(),
  /** 0-1, mean over the words of the list; the share of known names where a provider read it. */
  confidence: z.number().min(0).max(1),
  /** Everything read, when it is more than the list. */
  fullText: z.string().optional(),
  /** What to compare with the photo; absent: nothing, or somebody else read it. */
  doubts: z.array(PhotoDoubt).optional(),
  /** Who read the text; absent: our own reader. */
  readBy: z.enum(['own', 'provider']).optional(),
})
export type OcrAnswer = z.infer<typeof OcrAnswer>
