import type { AdminStats } from '../../../contract/admin.ts'

/** Both with one decimal, adding up to 100.0; null where nothing was called and a rate would be made up. */
export function ratesOf({ apiUsage }: AdminStats): { error: string; success: string } | null {
  const { analysisCalls, ocrCalls, faceAnalysisCalls, errorRate } = apiUsage
  if (analysisCalls + ocrCalls + faceAnalysisCalls === 0) return null
  const tenths = Math.round(errorRate * 10)
  return { error: percent(tenths), success: percent(1_000 - tenths) }
}

function percent(tenths: number): string {
  return `${(tenths / 10).toFixed(1)}%`
}
