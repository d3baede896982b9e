import type { AdminStats } from '../../../contract/admin.ts'
import { formatPercent } from '../../lib/format.ts'

/** Both with one decimal, adding up to 100.0; null where nothing was called and a rate would be made up. */
export function ratesOf({ apiUsage }: AdminStats): { error: string; success: string } | null {
  const { analysisCalls, ocrCalls, faceAnalysisCalls, errorRate } = apiUsage
  if (analysisCalls + ocrCalls + faceAnalysisCalls === 0) return null
  const tenths = Math.round(errorRate * 10)
  return { error: formatPercent(tenths / 10), success: formatPercent((1_000 - tenths) / 10) }
}
