import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallKind, type AdminStats } from '../../../contract/admin.ts'
import { formatNumber } from '../../lib/format.ts'
import { adminMessages } from './admin.messages.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { StatCard } from '../../ui/stat-card.tsx'
import { statsQuery, usageQuery } from './admin-queries.ts'
import { DayChart } from './day-chart.tsx'
import { Loaded } from './loaded.tsx'
import { RateCards } from './rate-cards.tsx'
import { STAT_GRID } from './stat-grid.ts'
import { WideTable } from './wide-table.tsx'

const messages = adminMessages.usage
const KINDS = CallKind.options.map((value) => ({ value, label: adminMessages.chart.kinds[value] }))

export function UsageTab() {
  const stats = useQuery(statsQuery)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Loaded query={stats} size="h-120 lg:h-75">
        {(data) => (
          <>
            <Figures stats={data} />
            <Models metrics={data.apiUsage.geminiMetrics} />
          </>
        )}
      </Loaded>
      <CallsCard />
    </div>
  )
}

function Figures({ stats }: { stats: AdminStats }) {
  const { allCalls, analysisCalls, ocrCalls, faceAnalysisCalls, rateLimitHits } = stats.apiUsage
  return (
    <section aria-labelledby="usage-month">
      <h2 id="usage-month" className="mb-3 text-[1.375rem]">
        {messages.title}
      </h2>
      <dl className={STAT_GRID}>
        <StatCard label={messages.all} value={formatNumber(allCalls)} note={messages.allNote} />
        <StatCard label={messages.analysis} value={formatNumber(analysisCalls)} />
        <StatCard label={messages.ocr} value={formatNumber(ocrCalls)} />
        <StatCard label={messages.face} value={formatNumber(faceAnalysisCalls)} />
        <StatCard label={messages.limits} value={formatNumber(rateLimitHits)} note={messages.limitsNote} />
        <RateCards stats={stats} />
      </dl>
    </section>
  )
}

function Models({ metrics }: { metrics: AdminStats['apiUsage']['geminiMetrics'] }) {
  const { group, requests, average, input, output, tokens, time } = messages.columns
  const { ms } = adminMessages.health
  return (
    <Card labelledBy="models-title">
      <CardTitle id="models-title">{messages.models}</CardTitle>
      <p className="mb-3 text-muted">
        {metrics.totals.requests === 0 ? messages.noModels : messages.modelsLead}
      </p>
      <WideTable
        caption={messages.models}
        columns={[group, requests, average, input, output, tokens, time]}
        rows={(['text', 'vision', 'totals'] as const).map((of) => [
          messages.groups[of],
          formatNumber(metrics[of].requests),
          metrics[of].requests === 0 ? '–' : ms(metrics[of].avgResponseTime),
          formatNumber(metrics[of].inputTokens),
          formatNumber(metrics[of].outputTokens),
          formatNumber(metrics[of].totalTokens),
          ms(metrics[of].totalProcessingTime),
        ])}
      />
    </Card>
  )
}

function CallsCard() {
  const usage = useQuery(usageQuery)
  const [kind, setKind] = useState<CallKind>('analysis')
  return (
    <Card labelledBy="usage-calls">
      <CardTitle id="usage-calls">{adminMessages.chart.title}</CardTitle>
      <div className="mb-5 max-w-xs">
        <SelectField
          label={adminMessages.chart.kind}
          value={kind}
          options={KINDS}
          onChange={(event) => setKind(CallKind.parse(event.currentTarget.value))}
        />
      </div>
      <Loaded query={usage} size="h-50">
        {(data) => <DayChart usage={data} kind={kind} />}
      </Loaded>
    </Card>
  )
}
