import type { FaceAnalysis, FaceScores } from '../../contract/face.ts'

export const AXES = [
  'overall',
  'hydration',
  'clarity',
  'texture',
  'tone',
] as const satisfies (keyof FaceScores)[]

export type FaceConcernFact = { name: string; severity: number | null; text: string }

export type FaceFacts = {
  skinType: string | null
  /** null is 'Not measured'; a default of the report parser never comes here. */
  scores: Record<(typeof AXES)[number], number | null>
  concerns: FaceConcernFact[]
  /** What to treat first, where the analysis says so. */
  focus: string | null
  routines: { part: 'morning' | 'evening' | 'weekly' | 'lifestyle'; steps: string[] }[]
  /** Advice that belongs to no part of the day. */
  advice: string[]
}

const PARTS = ['morning', 'evening', 'weekly', 'lifestyle'] as const

/** Takes what the analysis itself holds and fills nothing in: what is absent stays absent. */
export function faceFacts(analysis: Omit<FaceAnalysis, 'id'>): FaceFacts {
  const body = bodyOf(analysis.analysis)
  const { recommendations } = analysis
  const isList = Array.isArray(recommendations)
  return {
    skinType: analysis.skinType ?? body.skinType,
    scores: { ...body.scores, overall: body.scores.overall ?? analysis.safetyScore },
    concerns: analysis.concerns.map((concern) =>
      typeof concern === 'string'
        ? { name: concern, severity: null, text: '' }
        : { name: concern.name, severity: concern.severity, text: concern.description ?? '' },
    ),
    focus: isList ? null : recommendations.priority?.trim() || null,
    routines: isList
      ? []
      : PARTS.map((part) => ({ part, steps: recommendations[part] ?? [] })).filter(
          ({ steps }) => steps.length > 0,
        ),
    advice: isList ? recommendations : [],
  }
}

function bodyOf(body: FaceAnalysis['analysis']): Pick<FaceFacts, 'skinType' | 'scores'> {
  const read = record(typeof body === 'string' ? parsed(body) : body)
  const scores = record(read['scores'])
  const primary = record(read['skinType'])['primary']
  return {
    skinType: typeof primary === 'string' && primary.trim() !== '' ? primary : null,
    scores: {
      overall: score(scores['overall']),
      hydration: score(scores['hydration']),
      clarity: score(scores['clarity']),
      texture: score(scores['texture']),
      tone: score(scores['tone']),
    },
  }
}

/** Older rows hold the report as JSON text; sectioned text holds no score that was measured. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function score(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : null
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
