import { z } from 'zod'
import {
  AnalysisId,
  AnalysisSummary,
  AnalyzeRequest,
  CompareQuery,
  Comparison,
  CosmeticAnalysis,
  OcrAnswer,
  PublicCosmeticAnalysis,
  ShareId,
} from '../analysis.ts'
import { Ingredient, IngredientSearchAnswer, IngredientSearchQuery, IngredientSlug } from '../ingredient.ts'
import { ReadListAnswer, ReadListRequest } from '../label-reading.ts'
import { byId, define } from './call.ts'

export const ANALYSIS_CALLS = define({
  ocrExtract: {
    method: 'POST',
    path: '/api/ocr-extract',
    access: 'user',
    body: 'multipart',
    answer: OcrAnswer,
    summary: 'Read the ingredient list on a photo',
  },
  readList: {
    method: 'POST',
    path: '/api/read-list',
    access: 'user',
    body: ReadListRequest,
    answer: ReadListAnswer,
    summary: 'Tell which names of a text are known, without analysing or keeping it',
  },
  searchIngredients: {
    method: 'GET',
    path: '/api/ingredients',
    access: 'public',
    query: IngredientSearchQuery,
    answer: IngredientSearchAnswer,
    summary: 'Look for ingredients by any of their names',
  },
  getIngredient: {
    method: 'GET',
    path: '/api/ingredients/:slug',
    access: 'public',
    params: z.object({ slug: IngredientSlug }),
    answer: Ingredient,
    summary: 'All that is known about one ingredient, with sources',
  },
  analyze: {
    method: 'POST',
    path: '/api/analyze',
    access: 'user',
    body: AnalyzeRequest,
    answer: CosmeticAnalysis,
    summary: 'Analyse an ingredient list and keep the result',
  },
  listAnalyses: {
    method: 'GET',
    path: '/api/analyses',
    access: 'user',
    answer: z.array(AnalysisSummary),
    summary: 'Own analyses, newest first, as summaries',
  },
  getAnalysis: {
    method: 'GET',
    path: '/api/analyses/:id',
    access: 'user',
    params: byId(AnalysisId),
    answer: CosmeticAnalysis,
    summary: 'One own analysis',
  },
  compareAnalyses: {
    method: 'GET',
    path: '/api/compare',
    access: 'user',
    query: CompareQuery,
    answer: Comparison,
    summary: 'Two or three own analyses side by side, with alerts for the profile of today',
  },
  getPublicAnalysis: {
    method: 'GET',
    path: '/api/public/analyses/:id',
    access: 'public',
    params: byId(ShareId),
    answer: PublicCosmeticAnalysis,
    summary: 'A shared analysis by its share id; the owner also sees a private one',
  },
})
