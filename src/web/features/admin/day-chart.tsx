import type { AdminUsage, CallKind } from '../../../contract/admin.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { adminMessages } from './admin.messages.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'

const messages = adminMessages.chart
const HEIGHT = 120
const STEP = 20
const BAR = 12

type DayChartProps = { usage: AdminUsage; kind: CallKind }

/** A bar a day, what failed hatched at its foot. The sentence above and the table below say the same. */
export function DayChart({ usage: { days }, kind }: DayChartProps) {
  const counts = days.map(({ day, calls }) => ({ day, ...calls[kind] }))
  const most = Math.max(...counts.map(({ requests }) => requests))
  if (most === 0) return <p className="text-muted">{messages.none}</p>
  const total = counts.reduce((sum, { requests }) => sum + requests, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  const top = counts.find(({ requests }) => requests === most)
  const summary = messages.summary(messages.kinds[kind], total, failed, most, dayOf(top?.day))
  const heightOf = (calls: number) => (calls / most) * HEIGHT
  return (
    <div>
      <p className="mb-3">{summary}</p>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 -4 ${days.length * STEP} ${HEIGHT + 6}`}
        preserveAspectRatio="none"
        className="keep-colour h-36 w-full"
      >
        <defs>
          <pattern id="failed-calls" width="4" height="4" patternUnits="userSpaceOnUse">
            <path d="M0 4 4 0" className="stroke-poor" strokeWidth="1.5" />
          </pattern>
        </defs>
        <line x1="0" x2={days.length * STEP} y1={HEIGHT} y2={HEIGHT} className="stroke-edge" />
        {counts.map(({ day, requests, failed: fell }, at) => (
          <g key={day} transform={`translate(${at * STEP + (STEP - BAR) / 2} 0)`}>
            <rect
              data-calls={requests}
              y={HEIGHT - heightOf(requests)}
              width={BAR}
              height={heightOf(requests)}
              className="fill-primary"
            />
            {fell > 0 && (
              <>
                <rect
                  y={HEIGHT - heightOf(fell)}
                  width={BAR}
                  height={heightOf(fell)}
                  className="fill-raised"
                />
                <rect
                  y={HEIGHT - heightOf(fell)}
                  width={BAR}
                  height={heightOf(fell)}
                  fill="url(#failed-calls)"
                  className="stroke-poor"
                />
              </>
            )}
          </g>
        ))}
      </svg>
      <p aria-hidden className="mt-1 flex justify-between text-sm text-muted">
        <span>{dayOf(days[0]?.day)}</span>
        <span>{dayOf(days.at(-1)?.day)}</span>
      </p>
      <Disclosure summary={adminMessages.table}>
        <DataTable
          caption={messages.title}
          columns={[
            messages.columns.day,
            messages.columns.calls,
            messages.columns.failed,
            messages.columns.average,
          ]}
          rows={counts.map(({ day, requests, failed: fell, avgMs }) => [
            dayOf(day),
            formatNumber(requests),
            formatNumber(fell),
            avgMs === null ? '–' : adminMessages.health.ms(avgMs),
          ])}
        />
      </Disclosure>
    </div>
  )
}

/** At noon, so that no time zone makes it the day before. */
function dayOf(day: string | undefined): string {
  return formatDate(`${day ?? ''}T12:00:00`)
}
