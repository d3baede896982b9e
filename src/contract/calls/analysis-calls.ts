import { z } from 'zod'
import {
  AnalysisId,
  AnalysisListQuery,
  AnalysisSummary,
  AnalyzeRequest,
  CompareQuery,
  Comparison,
  CosmeticAnalysis,
  ListedAnalysis,
  OcrAnswer,
  PublicCosmeticAnalysis,
  RenameRequest,
  ShareId,
} from '../analysis.ts'
import { CosmeticHistory, CosmeticHistoryQuery } from '../history.ts'
import { Sharing, SharingRequest } from '../sharing.ts'
import { Ingredient, IngredientSearchAnswer, IngredientSearchQuery, IngredientSlug } from '../ingredient.ts'
import { ReadListAnswer, ReadListRequest } from '../label-reading.ts'
import { byId, define } from './call.ts'
import { ENDPOINTS } from '../endpoints.ts'

export const ANALYSIS_CALLS = define({
  ocrExtract: {
    ...ENDPOINTS.ocrExtract,
    access: 'user',
    idempotency: 'none',
    body: 'multipart',
    answer: OcrAnswer,
    summary: 'Read the ingredient list on a photo',
  },
  readList: {
    ...ENDPOINTS.readList,
    access: 'user',
    idempotency: 'none',
    body: ReadListRequest,
    answer: ReadListAnswer,
    summary: 'Tell which names of a text are known, without analysing or keeping it',
  },
  searchIngredients: {
    ...ENDPOINTS.searchIngredients,
    access: 'public',
    query: IngredientSearchQuery,
    answer: IngredientSearchAnswer,
    summary: 'Look for ingredients by any of their names',
  },
  getIngredient: {
    ...ENDPOINTS.getIngredient,
    access: 'public',
    params: z.object({ slug: IngredientSlug }),
    answer: Ingredient,
    summary: 'All that is known about one ingredient, with sources',
  },
  analyze: {
    ...ENDPOINTS.analyze,
    access: 'user',
    idempotency: 'own',
    body: AnalyzeRequest,
    answer: CosmeticAnalysis,
    summary: 'Analyse an ingredient list and keep the result',
  },
  listAnalyses: {
    ...ENDPOINTS.listAnalyses,
    access: 'user',
    query: AnalysisListQuery,
    answer: z.array(ListedAnalysis),
    summary: 'Own analyses, failed ones too, newest first: all as summaries, or full rows page by page',
  },
  getAnalysis: {
    ...ENDPOINTS.getAnalysis,
    access: 'user',
    params: byId(AnalysisId),
    answer: CosmeticAnalysis,
    summary: 'One own analysis',
  },
  cosmeticHistory: {
    ...ENDPOINTS.cosmeticHistory,
    access: 'user',
    query: CosmeticHistoryQuery,
    answer: CosmeticHistory,
    summary: 'Own analyses, searched, filtered, sorted and paged by the server',
  },
  renameAnalysis: {
    ...ENDPOINTS.renameAnalysis,
    access: 'user',
    params: byId(AnalysisId),
    body: RenameRequest,
    answer: AnalysisSummary,
    summary: 'Give a result another product name',
  },
  deleteAnalysis: {
    ...ENDPOINTS.deleteAnalysis,
    access: 'user',
    params: byId(AnalysisId),
    answer: z.undefined(),
    summary: 'Delete a result; its link is dead at once, and for a day it can be brought back',
  },
  restoreAnalysis: {
    ...ENDPOINTS.restoreAnalysis,
    access: 'user',
    params: byId(AnalysisId),
    answer: AnalysisSummary,
    summary: 'Bring back what was just deleted; it is private then',
  },
  shareAnalysis: {
    ...ENDPOINTS.shareAnalysis,
    access: 'user',
    params: byId(AnalysisId),
    body: SharingRequest,
    answer: Sharing,
    summary: 'Publish a result under its share id, or stop at once',
  },
  compareAnalyses: {
    ...ENDPOINTS.compareAnalyses,
    access: 'user',
    query: CompareQuery,
    answer: Comparison,
    summary: 'Two or three own analyses side by side, with alerts for the profile of today',
  },
  getPublicAnalysis: {
    ...ENDPOINTS.getPublicAnalysis,
    access: 'public',
    params: byId(ShareId),
    answer: PublicCosmeticAnalysis,
    summary: 'A shared analysis by its share id; the owner also sees a private one',
  },
})
