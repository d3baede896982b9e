import { z } from 'zod'
import { ShareId } from '../analysis.ts'
import { FaceAnalysis, FaceAnalysisId, FaceAnalysisRequest, FaceAnalysisSummary, SkinTrend } from '../face.ts'
import { byId, define } from './call.ts'

export const FACE_CALLS = define({
  faceAnalysis: {
    method: 'POST',
    path: '/api/face-analysis',
    access: 'user',
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
  getPublicFaceAnalysis: {
    method: 'GET',
    path: '/api/public/face-analyses/:id',
    access: 'public',
    params: byId(ShareId),
    answer: FaceAnalysis,
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
