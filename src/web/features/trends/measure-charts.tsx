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
import { measureLines, runsOf, zonesWithin, type MeasureLine } from './measure-lines.ts'
import { SparkLine } from './spark-line.tsx'

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
