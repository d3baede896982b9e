import { z } from 'zod'
import { ShareId } from '../analysis.ts'
import {
  FaceAnalysis,
  FaceAnalysisId,
  FaceAnalysisRequest,
  FaceAnalysisSummary,
  PublicFaceAnalysis,
  SkinTrend,
} from '../face.ts'
import { SkinHistory, SkinHistoryQuery } from '../history.ts'
import { Sharing, SharingRequest } from '../sharing.ts'
import { byId, define } from './call.ts'
import { ENDPOINTS } from '../endpoints.ts'

export const FACE_CALLS = define({
  faceAnalysis: {
    ...ENDPOINTS.faceAnalysis,
    access: 'user',
    idempotency: 'own',
    body: FaceAnalysisRequest,
    answer: FaceAnalysis,
    summary: 'Analyse a face photo; the photo is not stored',
  },
  listFaceAnalyses: {
    ...ENDPOINTS.listFaceAnalyses,
    access: 'user',
    answer: z.array(FaceAnalysisSummary),
    summary: 'Own face analyses, newest first',
  },
  getFaceAnalysis: {
    ...ENDPOINTS.getFaceAnalysis,
    access: 'user',
    params: byId(FaceAnalysisId),
    answer: FaceAnalysis,
    summary: 'One own face analysis',
  },
  skinHistory: {
    ...ENDPOINTS.skinHistory,
    access: 'user',
    query: SkinHistoryQuery,
    answer: SkinHistory,
    summary: 'Own face analyses, searched, filtered, sorted and paged by the server',
  },
  deleteFaceAnalysis: {
    ...ENDPOINTS.deleteFaceAnalysis,
    access: 'user',
    params: byId(FaceAnalysisId),
    answer: z.undefined(),
    summary: 'Delete a face analysis; for a day it can be brought back',
  },
  restoreFaceAnalysis: {
    ...ENDPOINTS.restoreFaceAnalysis,
    access: 'user',
    params: byId(FaceAnalysisId),
    answer: FaceAnalysisSummary,
    summary: 'Bring back what was just deleted; it is private then',
  },
  shareFaceAnalysis: {
    ...ENDPOINTS.shareFaceAnalysis,
    access: 'user',
    params: byId(FaceAnalysisId),
    body: SharingRequest,
    answer: Sharing,
    summary: 'Publish a face analysis under its share id, or stop at once',
  },
  getPublicFaceAnalysis: {
    ...ENDPOINTS.getPublicFaceAnalysis,
    access: 'public',
    params: byId(ShareId),
    answer: PublicFaceAnalysis,
    summary: 'A shared face analysis by its share id',
  },
  skinTrends: {
    ...ENDPOINTS.skinTrends,
    access: 'user',
    answer: z.array(SkinTrend),
    summary: 'Face scores over time',
  },
})
