import { z } from 'zod'
import { AiImpressions, AiWords } from './ai-words.ts'
import { SourceRef } from './finding.ts'
import { FaceRecommendations, FaceScores } from './face.ts'
import { IngredientSlug } from './ingredient.ts'
import { SkinMeasureName, SkinReading, SkinZone } from './skin.ts'
import { SkinType } from './user.ts'

/** One measure's part in a score: its value, where that lies among the photos the scale was made on, and its weight. */
export const ScorePart = z.object({
  measure: SkinMeasureName,
  value: z.number(),
  /** 0 to 100: where it lies among ordinary faces of this tone. Whole figures before rules 2.1.0. */
  percentile: z.number().min(0).max(100),
  /** How many people these are. */
  people: z.int().min(1),
  /** What this measure alone would score. */
  score: z.number().min(0).max(100),
  /** Share of the score, 0 to 1. */
  weight: z.number().min(0).max(1),
})
export type ScorePart = z.infer<typeof ScorePart>

/** Where a measure lies among ordinary faces of this tone, 0 to 100, and how many people these are. */
export const Standing = z.object({
  percentile: z.number().min(0).max(100),
  people: z.int().min(1),
  /** The same of single zones, where these are measured on the scale of the whole: in redness alone. */
  zones: z.partialRecord(SkinZone, z.number().min(0).max(100)).optional(),
})
export type Standing = z.infer<typeof Standing>

export const ScoreWhy = z.object({ parts: z.array(ScorePart), confidence: z.number().min(0).max(1) })
export type ScoreWhy = z.infer<typeof ScoreWhy>

/** A concern as it is stored: the specified fields, and where on the face it was measured. */
export const MeasuredConcern = z.object({
  name: z.string(),
  /** 0 to 10. */
  severity: z.number().min(0).max(10),
  description: z.string(),
  visible: z.boolean(),
  measure: SkinMeasureName,
  value: z.number(),
  confidence: z.number().min(0).max(1),
  zones: z.array(SkinZone),
})
export type MeasuredConcern = z.infer<typeof MeasuredConcern>

export const AdvisedIngredient = z.object({
  name: z.string(),
  slug: IngredientSlug,
  why: z.string(),
  source: SourceRef,
  /** The reason is what this person told about themselves; left out of what is shared. */
  isPersonal: z.boolean(),
})
export type AdvisedIngredient = z.infer<typeof AdvisedIngredient>

/** What the photo went through; nothing of it was written. */
export const PhotoReceipt = z.object({
  /** Bytes that arrived. */
  bytes: z.int().min(1),
  readAt: z.iso.datetime(),
  /** Milliseconds from the first byte decoded to the last figure. */
  ms: z.number().min(0),
  isStored: z.literal(false),
  /** Whom the photo was sent to; null: nobody, it was read on this machine. */
  sentTo: z.string().nullable(),
})
export type PhotoReceipt = z.infer<typeof PhotoReceipt>

/** The document of one measured face analysis. A score, type or concern that is absent was not measured. */
export const SkinReport = z.object({
  madeBy: z.object({ measures: z.string(), rules: z.string(), knowledge: z.string() }),
  scores: FaceScores.partial(),
  why: z.partialRecord(FaceScores.keyof(), ScoreWhy),
  /** What was measured, among ordinary faces. Reports before rules 2.1.0 have none. */
  standings: z.partialRecord(SkinMeasureName, Standing).optional(),
  skinType: z
    .object({
      primary: z.string(),
      type: SkinType,
      confidence: z.number().min(0).max(1),
      because: z.string(),
    })
    .nullable(),
  concerns: z.array(MeasuredConcern),
  recommendations: FaceRecommendations,
  ingredients: z.object({ beneficial: z.array(AdvisedIngredient), avoid: z.array(AdvisedIngredient) }),
  timeline: z.string(),
  fullText: z.string(),
  reading: SkinReading,
  receipt: PhotoReceipt.optional(),
  /** The findings in an AI's words. */
  aiWords: AiWords.optional(),
  /** What an AI believes to see on the photo. It changes no score, type or severity, and is not shared. */
  impressions: AiImpressions.optional(),
})
export type SkinReport = z.infer<typeof SkinReport>
