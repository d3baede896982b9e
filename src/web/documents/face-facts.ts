import type { FaceAnalysis } from '../../contract/face.ts'
import { ROUTINE_PARTS, SCORE_NAMES, type RoutinePart, type ScoreName } from '../../contract/face-report.ts'
import { readFigures } from '../../contract/older-shapes/face-report.ts'
import { readSkinReport } from '../../contract/older-shapes/skin-report.ts'
import { noConcernText, unsaidLines } from '../lib/face/unsaid.ts'

type FaceConcernFact = { name: string; severity: number | null; text: string }

export type FaceFacts = {
  skinType: string | null
  /** null is 'Not measured'; a default of the report parser never comes here. */
  scores: Record<ScoreName, number | null>
  concerns: FaceConcernFact[]
  /** What is said where there is none. */
  noConcerns: string
  /** What could not be named, and why: no silence of the photo is to pass for calm skin. */
  unsaid: string[]
  /** What to treat first, where the analysis says so. */
  focus: string | null
  routines: { part: RoutinePart; steps: string[] }[]
  /** Advice that belongs to no part of the day. */
  advice: string[]
}

/** Takes what the analysis itself holds and fills nothing in: what is absent stays absent. */
export function faceFacts(analysis: Omit<FaceAnalysis, 'id'>): FaceFacts {
  const { skinType, scores } = readFigures(analysis.analysis)
  const { recommendations } = analysis
  const measured = readSkinReport(analysis.analysis)
  const isList = Array.isArray(recommendations)
  return {
    skinType: analysis.skinType ?? skinType ?? null,
    scores: {
      ...(Object.fromEntries(SCORE_NAMES.map((name) => [name, scores[name] ?? null])) as FaceFacts['scores']),
      overall: scores.overall ?? analysis.safetyScore,
    },
    concerns: analysis.concerns.map((concern) =>
      typeof concern === 'string'
        ? { name: concern, severity: null, text: '' }
        : { name: concern.name, severity: concern.severity, text: concern.description ?? '' },
    ),
    noConcerns: noConcernText(measured),
    unsaid: unsaidLines(measured),
    focus: isList ? null : recommendations.priority?.trim() || null,
    routines: isList
      ? []
      : ROUTINE_PARTS.map((part) => ({ part, steps: recommendations[part] ?? [] })).filter(
          ({ steps }) => steps.length > 0,
        ),
    advice: isList ? recommendations : [],
  }
}
