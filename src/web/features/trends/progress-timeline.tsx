import { useId } from 'react'
import { conditionLabel } from '../../../contract/bands.ts'
import type { SkinTrend } from '../../../contract/face.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { trendMessages } from './trends.messages.ts'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { POOR_PHOTO_NOISE, SCORE_NOISE, timelineOf, type TimelineBar } from './journey.ts'
import { TimelineChart } from './timeline-chart.tsx'

const messages = trendMessages.timeline

export function TimelineCard({ newestFirst }: { newestFirst: readonly SkinTrend[] }) {
  const titleId = useId()
  const bars = timelineOf(newestFirst)
  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId} className="text-[1.375rem]">
        {messages.title}
      </h2>
      <p className="mt-1 mb-4 text-muted">{messages.lead(bars.length)}</p>
      <TimelineChart bars={bars} label={summaryOf(bars)} />
      <p className="mt-3 text-[0.9375rem] text-muted">{messages.band(SCORE_NOISE, POOR_PHOTO_NOISE)}</p>
      {bars.some(({ isPoor }) => isPoor) && (
        <p className="mt-1 text-[0.9375rem] text-muted">{messages.poorNote}</p>
      )}
      <Disclosure summary={messages.table}>
        <DataTable
          caption={messages.title}
          columns={[
            messages.columns.date,
            messages.columns.score,
            messages.columns.condition,
            messages.columns.photo,
          ]}
          rows={bars.map(({ trend, score, isPoor }) => [
            formatDate(trend.date),
            formatNumber(Math.round(score)),
            conditionLabel(score),
            trend.reading === null ? messages.unknown : isPoor ? messages.poor : messages.fine,
          ])}
        />
      </Disclosure>
    </Card>
  )
}

function summaryOf(bars: readonly TimelineBar[]): string {
  const scores = bars.map(({ score }) => Math.round(score))
  const day = (bar: TimelineBar | undefined) => formatDate(bar?.trend.date)
  return messages.summary(
    bars.length,
    day(bars[0]),
    day(bars.at(-1)),
    Math.min(...scores),
    Math.max(...scores),
  )
}
