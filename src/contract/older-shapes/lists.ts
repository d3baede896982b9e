import { z } from 'zod'
import { NO_INGREDIENTS_FOUND } from '../limits-of-input.ts'
import { AnalysisStatus, AnalysisSummary } from '../analysis.ts'
import { FaceAnalysisSummary } from '../face.ts'
import { CosmeticHistory } from '../history.ts'

/** What the text of an analysis held that failed before results had a status of their own; capital letters count. */
const FAILED_TEXTS = [NO_INGREDIENTS_FOUND, 'ERROR', 'RATE_LIMITED', 'FAILED']

/** An old answer may lack its status; then its text says whether it failed. */
const ListedRow = AnalysisSummary.extend({
  status: AnalysisStatus.optional().catch(undefined),
  failure: AnalysisSummary.shape.failure.catch(undefined),
  ingredientsList: z.string().optional(),
}).transform(({ ingredientsList = '', status, ...row }): AnalysisSummary => {
  const hasFailed = FAILED_TEXTS.some((text) => ingredientsList.includes(text))
  return { ...row, status: status ?? (hasFailed ? 'failed' : 'complete') }
})

export const readList = (json: unknown): AnalysisSummary[] => z.array(ListedRow).parse(json)

/** An old row may lack its day, its score or its type; that must not hide the others. */
const LooseFaces = z.array(
  FaceAnalysisSummary.extend({
    createdAt: z.string().nullable().catch(null),
    safetyScore: FaceAnalysisSummary.shape.safetyScore.catch(null),
    skinType: FaceAnalysisSummary.shape.skinType.catch(null),
  }),
)

export const readFaces = (json: unknown) => LooseFaces.parse(json)

const LooseHistory = CosmeticHistory.extend({
  items: z.array(ListedRow),
  changedByLaw: CosmeticHistory.shape.changedByLaw.extend({ newest: z.array(ListedRow) }),
})

export const readHistory = (json: unknown): CosmeticHistory => LooseHistory.parse(json)
