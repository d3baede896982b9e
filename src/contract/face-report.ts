import type { FaceScores } from './face.ts'

export const SCORE_NAMES = [
  'overall',
  'hydration',
  'clarity',
  'texture',
  'tone',
] as const satisfies (keyof FaceScores)[]
export type ScoreName = (typeof SCORE_NAMES)[number]

/** 'given': the analysis says so. 'default': it says nothing, and the specified default stands in; never shown as measured. */
export type Provenance = 'given' | 'default'
type WithDefault<T> = { value: T; from: Provenance }

export type ReportConcern = {
  name: string
  /** 0 to 10; null where the analysis names the concern and nothing more. */
  severity: number | null
  description: string
}

export const ROUTINE_PARTS = ['morning', 'evening', 'weekly', 'lifestyle'] as const
export type RoutinePart = (typeof ROUTINE_PARTS)[number]

/** A face analysis in one shape, whatever shape it was stored in. */
export type FaceReport = {
  skinType: WithDefault<string>
  concerns: ReportConcern[]
  /** 0 to 100. */
  scores: Record<ScoreName, WithDefault<number>>
  priority: WithDefault<string>
  routine: Record<RoutinePart, string[]>
  /** Advice that belongs to no part of the day. */
  advice: string[]
  ingredients: { beneficial: string[]; avoid: string[] }
  timeline: WithDefault<string>
  /** Structured data was announced and could not be read: only its text was. */
  isPartial: boolean
}
