import { z } from 'zod'
import { AnalysisSummary } from './analysis.ts'
import { COSMETIC_FILTERS, HISTORY_SORTS, SKIN_FILTERS } from './choices.ts'
import { FaceAnalysisSummary } from './face.ts'

export const HISTORY_A_PAGE = 6

export const HistorySort = z.enum(HISTORY_SORTS)
export type HistorySort = z.infer<typeof HistorySort>

export const CosmeticFilter = z.enum(COSMETIC_FILTERS)
export type CosmeticFilter = z.infer<typeof CosmeticFilter>

export const SkinFilter = z.enum(SKIN_FILTERS)
export type SkinFilter = z.infer<typeof SkinFilter>

const Common = {
  /** Found anywhere in the searched words, whatever the case of its letters. */
  search: z.string().max(200).default(''),
  sort: HistorySort.default('newest'),
  /** 1-based; a page too far answers with the last one. */
  page: z.coerce.number().int().min(1).max(100_000).default(1),
}

export const CosmeticHistoryQuery = z.object({ ...Common, filter: CosmeticFilter.default('all') })
export type CosmeticHistoryQuery = z.infer<typeof CosmeticHistoryQuery>

export const SkinHistoryQuery = z.object({ ...Common, filter: SkinFilter.default('all') })
export type SkinHistoryQuery = z.infer<typeof SkinHistoryQuery>

const Paging = { total: z.int().min(0), page: z.int().min(1), pages: z.int().min(1) }

/** Of all that is kept, whatever is searched for: what the law has changed about, the newest of them by themselves. */
const ChangedByLaw = z.object({ total: z.int().min(0), newest: z.array(AnalysisSummary) })

export const CosmeticHistory = z.object({
  ...Paging,
  items: z.array(AnalysisSummary),
  changedByLaw: ChangedByLaw,
})
export type CosmeticHistory = z.infer<typeof CosmeticHistory>

export const SkinHistory = z.object({ ...Paging, items: z.array(FaceAnalysisSummary) })
export type SkinHistory = z.infer<typeof SkinHistory>
