import type { AnalysisSummary } from '../../../contract/analysis.ts'

export type Figures = {
  total: number
  average: number | null
  /** How many completed analyses the average rests on, where not on all of them. */
  averageOf: { scored: number; complete: number } | null
  ingredients: number
  /** Per cent of the cosmetic analyses that completed. */
  completed: number | null
}

export function figuresOf(analyses: readonly AnalysisSummary[], faceCount: number): Figures {
  const complete = analyses.filter((analysis) => analysis.status === 'complete')
  const scores = complete.flatMap((analysis) =>
    analysis.overallScore === null ? [] : [analysis.overallScore],
  )
  return {
    total: analyses.length + faceCount,
    average: scores.length === 0 ? null : Math.round(sum(scores) / scores.length),
    averageOf:
      scores.length === complete.length ? null : { scored: scores.length, complete: complete.length },
    ingredients: sum(complete.map((analysis) => analysis.ingredientCount)),
    completed: analyses.length === 0 ? null : Math.round((100 * complete.length) / analyses.length),
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
