import { useId, useState } from 'react'
import { SkinMeasureName, type SkinMeasure, type SkinReading } from '../../../contract/skin.ts'
import { faceMapWords as words } from '../words/face.ts'
import { skinWords } from '../words/skin.ts'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ZoneFace } from './zone-face.tsx'
import { zoneReadings, type ZoneReading } from '../../../contract/zone-levels.ts'

/** Where on the face: the zones of one measure, shaded beside each other, with the figures in a table. */
export function FaceMap({ measures }: { measures: SkinReading['measures'] }) {
  const titleId = useId()
  const [name, setName] = useState<SkinMeasureName>(() => firstWithZones(measures))
  const told = skinWords.measures[name]
  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId} className="text-[1.375rem]">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-muted">{words.lead}</p>
      <div className="no-print max-w-sm">
        <SelectField
          label={words.choose}
          value={name}
          options={SkinMeasureName.options.map((value) => ({ value, label: skinWords.measures[value].name }))}
          onChange={(event) => setName(SkinMeasureName.parse(event.currentTarget.value))}
        />
      </div>
      <p className="print-only hidden font-semibold">{told.name}</p>
      <p className="mt-3 max-w-[65ch]">{told.what}</p>
      <Drawn name={name} measure={measures[name]} />
    </Card>
  )
}

function Drawn({ name, measure }: { name: SkinMeasureName; measure: SkinMeasure }) {
  const { name: title, unit } = skinWords.measures[name]
  const readings = zoneReadings(measure.zones)
  return (
    <div className="mt-5 grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <figure className="grid justify-items-center gap-2">
        <ZoneFace
          className="h-80 max-w-full text-muted"
          label={words.summary(title, summaryOf(readings))}
          zones={readings.map(({ zone, level }, at) => ({ zone, level, number: at + 1 }))}
        />
        <figcaption className="text-center text-[0.9375rem] text-muted">{words.mirror}</figcaption>
      </figure>
      <div role="status">
        <p className="mb-3 text-lg">
          {measure.value === null
            ? `${words.none} ${measure.because}`
            : words.whole(skinWords.value(measure.value))}
        </p>
        {readings.length === 0 ? (
          <p className="text-muted">{words.noZones}</p>
        ) : (
          <DataTable
            caption={`${words.title}: ${title}`}
            columns={[words.columns.zone, words.columns.value, words.columns.level]}
            rows={readings.map(({ zone, value, level }, at) => [
              `${at + 1}. ${skinWords.zones[zone]}`,
              value === null ? skinWords.notMeasured : skinWords.value(value),
              level === 'unknown' ? '' : words.levels[level],
            ])}
          />
        )}
        <p className="mt-3 text-[0.9375rem] text-muted">
          {words.unit(unit)} {readings.length > 0 && words.relative}
        </p>
      </div>
    </div>
  )
}

function summaryOf(readings: readonly ZoneReading[]): string {
  if (readings.length === 0) return words.noZones
  return readings
    .map(({ zone, level }) =>
      words.zone(skinWords.zones[zone], level === 'unknown' ? skinWords.notMeasured : words.levels[level]),
    )
    .join(', ')
}

function firstWithZones(measures: SkinReading['measures']): SkinMeasureName {
  const isDrawn = (name: SkinMeasureName) =>
    zoneReadings(measures[name].zones).some(({ value }) => value !== null)
  return SkinMeasureName.options.find(isDrawn) ?? 'redness'
}
