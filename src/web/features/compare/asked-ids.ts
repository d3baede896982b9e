import { AnalysisId, COMPARED_MAX } from '../../../contract/analysis.ts'

/** The results an address asks for. What is no id at all is reported, and left out. */
export function askedIds(text: string | null): { ids: string[]; isBroken: boolean } {
  const asked = [...new Set((text ?? '').split(',').filter((id) => id !== ''))]
  const ids = asked.filter((id) => AnalysisId.safeParse(id).success)
  return { ids: ids.slice(0, COMPARED_MAX), isBroken: ids.length < asked.length }
}
