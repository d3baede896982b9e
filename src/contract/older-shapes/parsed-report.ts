import type { ReportConcern, RoutinePart, ScoreName } from '../face-report.ts'

/** What one shape of the analysis says; what is absent was not said. */
export type ParsedReport = {
  skinType?: string
  concerns?: ReportConcern[]
  scores: Partial<Record<ScoreName, number>>
  priority?: string
  routine: Partial<Record<RoutinePart, string[]>>
  advice?: string[]
  beneficial?: string[]
  avoid?: string[]
  timeline?: string
}

export const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value))
