import { useQuery } from '@tanstack/react-query'
import type { AdminStats } from '../../../contract/admin.ts'
import { FREE_PLAN } from '../../../contract/plans.ts'
import { formatNumber, formatPrice } from '../../lib/format.ts'
import { adminWords } from '../../lib/words/admin.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { StatCard } from '../../ui/stat-card.tsx'
import { statsQuery, usageQuery } from './admin-queries.ts'
import { AuditCard } from './audit-card.tsx'
import { DayChart } from './day-chart.tsx'
import { Loaded } from './loaded.tsx'
import { RateCards } from './rate-cards.tsx'
import { STAT_GRID } from './stat-grid.ts'

const words = adminWords.stats

export function OverviewTab() {
  const stats = useQuery(statsQuery)
  const usage = useQuery(usageQuery)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Loaded query={stats} size="h-140 lg:h-75">
        {(data) => <Figures stats={data} />}
      </Loaded>
      <Card labelledBy="overview-calls">
        <CardTitle id="overview-calls">{adminWords.chart.title}</CardTitle>
        <Loaded query={usage} size="h-50">
          {(data) => <DayChart usage={data} kind="analysis" />}
        </Loaded>
      </Card>
      <AuditCard />
    </div>
  )
}

function Figures({ stats }: { stats: AdminStats }) {
  const { users, analyses, subscriptions } = stats
  return (
    <dl className={STAT_GRID}>
      <StatCard
        label={words.users}
        value={formatNumber(users.total)}
        note={words.newUsers(users.newThisMonth)}
      />
      <StatCard label={words.active} value={formatNumber(users.active)} note={words.activeNote} />
      <StatCard
        label={words.analyses}
        value={formatNumber(analyses.total)}
        note={words.analysesNote(analyses.thisMonth)}
      />
      <StatCard label={words.failed} value={formatNumber(analyses.failed)} note={words.failedNote} />
      <RateCards stats={stats} />
      <StatCard
        label={words.paid}
        value={formatNumber(subscriptions.standard + subscriptions.premium)}
        note={words.paidNote(subscriptions.standard, subscriptions.premium)}
      />
      <StatCard
        label={words.revenue}
        value={formatPrice(subscriptions.revenue, FREE_PLAN.currency)}
        note={words.revenueNote}
      />
    </dl>
  )
}
