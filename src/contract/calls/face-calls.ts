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

export const FACE_CALLS = define({
  faceAnalysis: {
    method: 'POST',
    path: '/api/face-analysis',
    access: 'user',
    idempotency: 'own',
    body: FaceAnalysisRequest,
    answer: FaceAnalysis,
    summary: 'Analyse a face photo; the photo is not stored',
  },
  listFaceAnalyses: {
    method: 'GET',
    path: '/api/face-analyses',
    access: 'user',
    answer: z.array(FaceAnalysisSummary),
    summary: 'Own face analyses, newest first',
  },
  getFaceAnalysis: {
    method: 'GET',
    path: '/api/face-analyses/:id',
    access: 'user',
    params: byId(FaceAnalysisId),
    answer: FaceAnalysis,
    summary: 'One own face analysis',
  },
  skinHistory: {
    method: 'GET',
    path: '/api/face-analyses/history',
    access: 'user',
    query: SkinHistoryQuery,
    answer: SkinHistory,
    summary: 'Own face analyses, searched, filtered, sorted and paged by the server',
  },
  deleteFaceAnalysis: {
    method: 'DELETE',
    path: '/api/face-analyses/:id',
    access: 'user',
    params: byId(FaceAnalysisId),
    answer: z.undefined(),
    summary: 'Delete a face analysis; for a day it can be brought back',
  },
  restoreFaceAnalysis: {
    method: 'POST',
    path: '/api/face-analyses/:id/restore',
    access: 'user',
    params: byId(FaceAnalysisId),
    answer: FaceAnalysisSummary,
    summary: 'Bring back what was just deleted; it is private then',
  },
  shareFaceAnalysis: {
    method: 'PATCH',
    path: '/api/face-analyses/:id/sharing',
    access: 'user',
    params: byId(FaceAnalysisId),
    body: SharingRequest,
    answer: Sharing,
    summary: 'Publish a face analysis under its share id, or stop at once',
  },
  getPublicFaceAnalysis: {
    method: 'GET',
    path: '/api/public/face-analyses/:id',
    access: 'public',
    params: byId(ShareId),
    answer: PublicFaceAnalysis,
    summary: 'A shared face analysis by its share id',
  },
  skinTrends: {
    method: 'GET',
    path: '/api/skin-trends',
    access: 'user',
    answer: z.array(SkinTrend),
    summary: 'Face scores over time',
  },
})
