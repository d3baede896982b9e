import { useId, useState } from 'react'
import { SkinZone } from '../../../contract/skin.ts'
import type { SkinTrend } from '../../../contract/face.ts'
import { formatDate } from '../../lib/format.ts'
import { skinWords } from '../../lib/words/skin.ts'
import { trendWords } from '../../lib/words/trends.ts'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { measureLines, runsOf, zonesWithin, type MeasureLine } from './measure-lines.ts'
import { SparkLine } from './spark-line.tsx'

const words = trendWords.measures
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
        {words.title}
      </h2>
      <p className="mt-1 mb-4 max-w-[65ch] text-muted">{hasReadings ? words.lead : words.none}</p>
      {hasReadings && (
        <>
          <div className="no-print max-w-sm">
            <SelectField
              label={words.zone}
              value={zone ?? WHOLE}
              options={[
                { value: WHOLE, label: words.whole },
                ...zonesWithin(newestFirst).map((value) => ({ value, label: skinWords.zones[value] })),
              ]}
              onChange={(event) => setZone(ZoneOrWhole.parse(event.currentTarget.value))}
            />
          </div>
          <ul className="mt-5 grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {lines.map((line) => (
              <MeasureChart key={line.name} line={line} />
            ))}
          </ul>
          <Disclosure summary={words.table}>
            <MeasureTable lines={lines} />
          </Disclosure>
        </>
      )}
    </Card>
  )
}

function MeasureChart({ line }: { line: MeasureLine }) {
  const { name, scale } = skinWords.measures[line.name]
  const summary = summaryOf(line)
  return (
    <li className="grid min-w-0 content-start gap-1 border-t border-line pt-3">
      <h3 className="text-lg">{name}</h3>
      <p className="text-[0.9375rem] text-muted">{words.upwards(scale.high)}</p>
      {line.points.length > 0 && <SparkLine points={line.points} label={`${name}: ${summary}`} />}
      <p>{summary}</p>
      {runsOf(line.points).length > 1 && <p className="text-[0.9375rem] text-muted">{words.versions}</p>}
    </li>
  )
}

/** Figures of another way of measuring are another thing: the newest way's own are compared. */
function summaryOf({ points: all }: MeasureLine): string {
  const points = runsOf(all).at(-1) ?? []
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return skinWords.notMeasured
  if (points.length === 1) return words.once
  // As it is printed in the table: what differs there only is a change.
  const isSame = skinWords.value(first.value) === skinWords.value(last.value)
  return words.change(isSame ? 'same' : last.value > first.value ? 'up' : 'down', points.length)
}

/** One value a row: a column for each measure would not fit a phone. */
function MeasureTable({ lines }: { lines: readonly MeasureLine[] }) {
  return (
    <DataTable
      caption={words.title}
      columns={[
        trendWords.timeline.columns.date,
        words.columns.measure,
        words.columns.value,
        words.columns.unit,
      ]}
      rows={lines.flatMap(({ name, points }) =>
        points.map(({ date, value }) => [
          formatDate(date),
          skinWords.measures[name].name,
          skinWords.value(value),
          skinWords.measures[name].unit,
        ]),
      )}
    />
  )
}
