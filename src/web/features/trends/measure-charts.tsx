import { useId, useState } from 'react'
import { SkinZone } from '../../../contract/skin.ts'
import type { SkinTrend } from '../../../contract/face.ts'
import { formatDate } from '../../lib/format.ts'
import { skinMessages } from '../../lib/messages/skin.ts'
import { trendMessages } from './trends.messages.ts'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { measureLines, runsOf, zonesWithin, type MeasureLine, type LinePoint } from './measure-lines.ts'

const messages = trendMessages.measures
const WHOLE = 'whole'
const ZoneOrWhole = SkinZone.nullable().catch(null)

/** One small chart a measure, for the whole face or for one zone of it. */
export function MeasureCharts({ newestFirst }: { newestFirst: readonly SkinTrend[] }) {
  const titleId = useId()
  const [zone, setZone] = useState<SkinZone | null>(null)
  const hasReadings = newestFirst.some(({ reading }) => reading !== null)
  const lines = measureLines(newestFirst, zone).filter(({ points }) => zone === null || points.length > 0)
  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId} className="text-[1.375rem]">
        {messages.title}
      </h2>
      <p className="mt-1 mb-4 max-w-[65ch] text-muted">{hasReadings ? messages.lead : messages.none}</p>
      {hasReadings && (
        <>
          <div className="no-print max-w-sm">
            <SelectField
              label={messages.zone}
              value={zone ?? WHOLE}
              options={[
                { value: WHOLE, label: messages.whole },
                ...zonesWithin(newestFirst).map((value) => ({ value, label: skinMessages.zones[value] })),
              ]}
              onChange={(event) => setZone(ZoneOrWhole.parse(event.currentTarget.value))}
            />
          </div>
          <ul className="mt-5 grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {lines.map((line) => (
              <MeasureChart key={line.name} line={line} />
            ))}
          </ul>
          <Disclosure summary={messages.table}>
            <MeasureTable lines={lines} />
          </Disclosure>
        </>
      )}
    </Card>
  )
}

function MeasureChart({ line }: { line: MeasureLine }) {
  const { name, scale } = skinMessages.measures[line.name]
  const summary = summaryOf(line)
  return (
    <li className="grid min-w-0 content-start gap-1 border-t border-line pt-3">
      <h3 className="text-lg">{name}</h3>
      <p className="text-[0.9375rem] text-muted">{messages.upwards(scale.high)}</p>
      {line.points.length > 0 && <SparkLine points={line.points} label={`${name}: ${summary}`} />}
      <p>{summary}</p>
      {runsOf(line.points).length > 1 && <p className="text-[0.9375rem] text-muted">{messages.versions}</p>}
    </li>
  )
}

/** Figures of another way of measuring are another thing: the newest way's own are compared. */
function summaryOf({ points: all }: MeasureLine): string {
  const points = runsOf(all).at(-1) ?? []
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return skinMessages.notMeasured
  if (points.length === 1) return messages.once
  // As it is printed in the table: what differs there only is a change.
  const isSame = skinMessages.value(first.value) === skinMessages.value(last.value)
  return messages.change(isSame ? 'same' : last.value > first.value ? 'up' : 'down', points.length)
}

/** One value a row: a column for each measure would not fit a phone. */
function MeasureTable({ lines }: { lines: readonly MeasureLine[] }) {
  return (
    <DataTable
      caption={messages.title}
      columns={[
        trendMessages.timeline.columns.date,
        messages.columns.measure,
        messages.columns.value,
        messages.columns.unit,
      ]}
      rows={lines.flatMap(({ name, points }) =>
        points.map(({ date, value }) => [
          formatDate(date),
          skinMessages.measures[name].name,
          skinMessages.value(value),
          skinMessages.measures[name].unit,
        ]),
      )}
    />
  )
}

const WIDTH = 240
const HEIGHT = 64
const EDGE = 8

/** A line on its own scale from its least to its most; a run of one is a dot. Poor photos have hollow dots. */
function SparkLine({ points, label }: { points: readonly LinePoint[]; label: string }) {
  const values = points.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const range = most - least
  const x = (point: LinePoint) =>
    points.length === 1
      ? WIDTH / 2
      : EDGE + (points.indexOf(point) / (points.length - 1)) * (WIDTH - 2 * EDGE)
  const y = ({ value }: LinePoint) =>
    range === 0 ? HEIGHT / 2 : HEIGHT - EDGE - ((value - least) / range) * (HEIGHT - 2 * EDGE)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="keep-colour h-16 w-full max-w-80 text-primary"
    >
      <line x1="0" x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} className="stroke-line" />
      {runsOf(points).map((run) => (
        <polyline
          key={run[0]?.date}
          points={run.map((point) => `${x(point)},${y(point)}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      ))}
      {points.map((point) => (
        <circle
          key={point.date}
          cx={x(point)}
          cy={y(point)}
          r="3.5"
          stroke="currentColor"
          strokeWidth="1.5"
          className={point.isPoor ? 'fill-raised' : 'fill-primary'}
        />
      ))}
    </svg>
  )
}
