import type { AdminStats } from '../../../contract/admin.ts'
import { adminWords } from '../../lib/words/admin.ts'
import { StatCard } from '../../ui/stat-card.tsx'
import { ratesOf } from './rates.ts'

const words = adminWords.stats

export function RateCards({ stats }: { stats: AdminStats }) {
  const rates = ratesOf(stats)
  const note = rates === null ? words.noCalls : words.rateNote
  return (
    <>
      <StatCard label={words.success} value={rates?.success ?? '–'} note={note} />
      <StatCard label={words.error} value={rates?.error ?? '–'} note={note} />
    </>
  )
}
