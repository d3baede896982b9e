import { useQuery } from '@tanstack/react-query'
import type { AdminStats, AuditEntry } from '../../../contract/admin.ts'
import { FREE_PLAN } from '../../../contract/plan-catalogue.ts'
import { formatNumber, formatPrice, formatDate, formatTime } from '../../lib/format.ts'
import { adminMessages } from './admin.messages.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { StatCard } from '../../ui/stat-card.tsx'
import { statsQuery, usageQuery, auditQuery } from './admin-queries.ts'
import { DayChart } from './day-chart.tsx'
import { HealthStrip } from './health-strip.tsx'
import { Loaded } from './loaded.tsx'
import { RateCards } from './rate-cards.tsx'
import { STAT_GRID } from './stat-grid.ts'
import { WideTable } from './wide-table.tsx'

const messages = adminMessages.stats

export function OverviewTab() {
  const stats = useQuery(statsQuery)
  const usage = useQuery(usageQuery)
  return (
    <div className="grid grid-cols-1 gap-6">
      <HealthStrip />
      <Loaded query={stats} size="h-140 lg:h-75">
        {(data) => <Figures stats={data} />}
      </Loaded>
      <Card labelledBy="overview-calls">
        <CardTitle id="overview-calls">{adminMessages.chart.title}</CardTitle>
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
        label={messages.users}
        value={formatNumber(users.total)}
        note={messages.newUsers(users.newThisMonth)}
      />
      <StatCard label={messages.active} value={formatNumber(users.active)} note={messages.activeNote} />
      <StatCard
        label={messages.analyses}
        value={formatNumber(analyses.total)}
        note={messages.analysesNote(analyses.thisMonth)}
      />
      <StatCard label={messages.failed} value={formatNumber(analyses.failed)} note={messages.failedNote} />
      <RateCards stats={stats} />
      <StatCard
        label={messages.paid}
        value={formatNumber(subscriptions.standard + subscriptions.premium)}
        note={messages.paidNote(subscriptions.standard, subscriptions.premium)}
      />
      <StatCard
        label={messages.revenue}
        value={formatPrice(subscriptions.revenue, FREE_PLAN.currency)}
        note={messages.revenueNote}
      />
    </dl>
  )
}

const auditMessages = adminMessages.audit

function AuditCard() {
  const query = useQuery(auditQuery)
  const { at, who, what, target } = auditMessages.columns
  return (
    <Card labelledBy="audit-title">
      <CardTitle id="audit-title">{auditMessages.title}</CardTitle>
      <Loaded query={query} size="h-40">
        {(entries) =>
          entries.length === 0 ? (
            <p className="text-muted">{auditMessages.empty}</p>
          ) : (
            <WideTable
              caption={auditMessages.title}
              columns={[at, who, what, target]}
              rows={entries.map(rowOf)}
            />
          )
        }
      </Loaded>
    </Card>
  )
}

function rowOf({ at, actor, actorName, action, target, result }: AuditEntry): string[] {
  const what = auditMessages.actions[action]?.(result) ?? `${action}: ${result}`
  return [
    `${formatDate(at)}, ${formatTime(at)}`,
    actorName ?? auditMessages.actors[actor] ?? actor,
    what,
    target,
  ]
}
