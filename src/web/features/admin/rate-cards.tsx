import type { AdminStats } from '../../../contract/admin.ts'
import { adminMessages } from './admin.messages.ts'
import { StatCard } from '../../ui/stat-card.tsx'
import { formatPercent } from '../../lib/format.ts'

const messages = adminMessages.stats

export function RateCards({ stats }: { stats: AdminStats }) {
  const rates = ratesOf(stats)
  const note = rates === null ? messages.noCalls : messages.rateNote
  return (
    <>
      <StatCard label={messages.success} value={rates?.success ?? '–'} note={note} />
      <StatCard label={messages.error} value={rates?.error ?? '–'} note={note} />
    </>
  )
}

/** Both with one decimal, adding up to 100.0; null where nothing was called and a rate would be made up. */
export function ratesOf({ apiUsage }: AdminStats): { error: string; success: string } | null {
  const { analysisCalls, ocrCalls, faceAnalysisCalls, errorRate } = apiUsage
  if (analysisCalls + ocrCalls + faceAnalysisCalls === 0) return null
  const tenths = Math.round(errorRate * 10)
  return { error: formatPercent(tenths / 10), success: formatPercent((1_000 - tenths) / 10) }
}
