import { z } from 'zod'
import { ShareId } from './analysis.ts'
import { SkinReading } from './skin.ts'
import { SkinType } from './user.ts'

export const FaceAnalysisId = z.string().regex(/^face_[A-Za-z0-9_-]{22}$/)

const Score = z.number().min(0).max(100)

export const FaceScores = z.object({
  overall: Score,
  hydration: Score,
  clarity: Score,
  texture: Score,
  tone: Score,
})
export type FaceScores = z.infer<typeof FaceScores>

/** Older rows and providers send names alone; severity runs from 1 to 10. */
export const FaceConcern = z.union([
  z.string(),
  z.object({
    name: z.string(),
    severity: z.number(),
    description: z.string().optional(),
    visible: z.boolean().optional(),
  }),
])

export const FaceRecommendations = z.union([
  z.array(z.string()),
  z.object({
    priority: z.string().optional(),
    morning: z.array(z.string()).optional(),
    evening: z.array(z.string()).optional(),
    weekly: z.array(z.string()).optional(),
    lifestyle: z.array(z.string()).optional(),
  }),
])

/** The report itself arrives as an object, as JSON text or as sectioned text; the report parser reads all three. */
export const FaceAnalysisBody = z.union([
  z.string(),
  z.looseObject({
    scores: FaceScores.partial().optional(),
    skinType: z.looseObject({ primary: z.string().optional() }).nullish(),
    fullText: z.string().optional(),
    timeline: z.string().optional(),
  }),
])

export const FaceAnalysis = z.object({
  id: FaceAnalysisId,
  shareId: ShareId,
  createdAt: z.iso.datetime(),
  safetyScore: Score.nullable(),
  skinType: SkinType.nullable(),
  isPublic: z.boolean(),
  ownerName: z.string().nullable(),
  concerns: z.array(FaceConcern),
  recommendations: FaceRecommendations,
  analysis: FaceAnalysisBody,
})
export type FaceAnalysis = z.infer<typeof FaceAnalysis>

/** The same without anything that tells about its owner; only the share id travels. */
export const PublicFaceAnalysis = FaceAnalysis.omit({ id: true }).extend({
  id: FaceAnalysisId.optional(),
  /** True only in answers to the owner. */
  isOwner: z.boolean(),
})
export type PublicFaceAnalysis = z.infer<typeof PublicFaceAnalysis>

export const FaceAnalysisSummary = FaceAnalysis.omit({ analysis: true, recommendations: true })
export type FaceAnalysisSummary = z.infer<typeof FaceAnalysisSummary>

/** A data URL: 10485760 bytes become 13981016 base64 characters, and the prefix some more. */
export const FaceAnalysisRequest = z.strictObject({ imageBase64: z.string().min(1).max(14_000_000) })
export type FaceAnalysisRequest = z.infer<typeof FaceAnalysisRequest>

/** One analysis on the skin health journey. */
export const SkinTrend = z.object({
  score: Score,
  date: z.iso.datetime(),
  /** Name of the score's band. */
  condition: z.string(),
  skinType: z.string(),
  concerns: z.array(FaceConcern),
  faceAnalysisId: FaceAnalysisId,
  /** Version of the rules that made the scores of the measures; null where they are not known. */
  rules: z.string().nullable(),
  /** What was measured, for the lines of single measures; null for analyses without measures. */
  reading: SkinReading.pick({ version: true, warnings: true, measures: true }).nullable(),
})
export type SkinTrend = z.infer<typeof SkinTrend>
