import type { AdminStats } from '../../../contract/admin.ts'
import { adminMessages } from './admin.messages.ts'
import { StatCard } from '../../ui/stat-card.tsx'
import { ratesOf } from './rates.ts'

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
