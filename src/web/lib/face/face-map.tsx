import { useState } from 'react'
import { SkinMeasureName, type SkinMeasure } from '../../../contract/skin.ts'
import type { SkinReport, Standing } from '../../../contract/skin-report.ts'
import { zoneReadings, type ZoneReading } from '../../../contract/zone-levels.ts'
import { faceMapMessages as messages } from '../messages/face.ts'
import { skinMessages } from '../messages/skin.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ZoneFace } from './zone-face.tsx'

type FaceMapProps = { report: Pick<SkinReport, 'reading' | 'standings' | 'why' | 'concerns'> }

/** Where on the face: the zones of one measure, shaded beside each other, in words; the figures stand behind them. */
export function FaceMap({ report }: FaceMapProps) {
  const [name, setName] = useState<SkinMeasureName>(() => firstToShow(report))
  const told = skinMessages.measures[name]
  return (
    <>
      <p className="mb-4 text-muted">{messages.lead}</p>
      <div className="no-print max-w-sm">
        <SelectField
          label={messages.choose}
          value={name}
          options={SkinMeasureName.options.map((value) => ({
            value,
            label: skinMessages.measures[value].name,
          }))}
          onChange={(event) => setName(SkinMeasureName.parse(event.currentTarget.value))}
        />
      </div>
      <p className="print-only hidden font-semibold">{told.name}</p>
      <Drawn name={name} report={report} />
    </>
  )
}

function Drawn({ name, report }: FaceMapProps & { name: SkinMeasureName }) {
  const measure = report.reading.measures[name]
  const readings = zoneReadings(measure.zones)
  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <figure className="grid justify-items-center gap-2">
        <ZoneFace
          className="h-64 max-w-full text-muted sm:h-80"
          label={messages.summary(skinMessages.measures[name].name, summaryOf(readings))}
          zones={readings.map(({ zone, level }, at) => ({ zone, level, number: at + 1 }))}
        />
        <figcaption className="text-center text-[0.9375rem] text-muted">{messages.mirror}</figcaption>
      </figure>
      <div role="status">
        <Whole name={name} report={report} />
        {readings.length === 0 ? (
          <p className="text-muted">{messages.noZones}</p>
        ) : (
          <ZoneWords name={name} report={report} readings={readings} />
        )}
        {measure.value !== null && <Figures name={name} measure={measure} readings={readings} />}
      </div>
    </div>
  )
}

/** The whole face on a scale of words, where ordinary faces are known to compare it with. */
function Whole({ name, report }: FaceMapProps & { name: SkinMeasureName }) {
  const measure = report.reading.measures[name]
  if (measure.value === null) return <p className="mb-3 text-lg">{`${messages.none} ${measure.because}`}</p>
  const standing = standingOf(report, name)
  if (standing === undefined) return null
  return (
    <div className="mb-4">
      <ScaleBar name={name} standing={standing} isUnsure={measure.confidence < UNSURE_BELOW} />
    </div>
  )
}

/** What is less sure than this is not named as a concern either. */
const UNSURE_BELOW = 0.4

type ZonesProps = { name: SkinMeasureName; readings: readonly ZoneReading[] }

function ZoneWords({ name, report, readings }: FaceMapProps & ZonesProps) {
  const { name: title, scale } = skinMessages.measures[name]
  const whole = standingOf(report, name)
  const among = whole?.zones
  const { columns } = messages
  return (
    <>
      <DataTable
        caption={`${messages.title}: ${title}`}
        columns={[columns.zone, ...(among === undefined ? [] : [columns.looks]), columns.level]}
        rows={readings.map(({ zone, value, level }, at) => {
          const percentile = among?.[zone]
          const looks =
            percentile === undefined
              ? skinMessages.notMeasured
              : scale[zoneLevelOf(percentile, whole?.percentile)]
          return [
            `${at + 1}. ${skinMessages.zones[zone]}`,
            ...(among === undefined ? [] : [looks]),
            level === 'unknown'
              ? among === undefined && value === null
                ? skinMessages.notMeasured
                : ''
              : messages.levels[level],
          ]
        })}
      />
      <p className="mt-3 text-[0.9375rem] text-muted">{messages.relative}</p>
    </>
  )
}

/** Physical units, for who asks for them. */
function Figures({ name, measure, readings }: ZonesProps & { measure: SkinMeasure }) {
  const { name: title, what, unit } = skinMessages.measures[name]
  const values = readings.flatMap(({ zone, value }) => (value === null ? [] : [{ zone, value }]))
  return (
    <Disclosure summary={messages.figures}>
      <p className="max-w-[65ch]">
        {what} {messages.unit(unit)}
      </p>
      {measure.value !== null && <p className="my-2">{messages.whole(skinMessages.value(measure.value))}</p>}
      {values.length > 0 && (
        <DataTable
          caption={`${messages.figures}: ${title}`}
          columns={[messages.columns.zone, messages.columns.value]}
          rows={values.map(({ zone, value }) => [skinMessages.zones[zone], skinMessages.value(value)])}
        />
      )}
    </Disclosure>
  )
}

function summaryOf(readings: readonly ZoneReading[]): string {
  if (readings.length === 0) return messages.noZones
  return readings
    .map(({ zone, level }) =>
      messages.zone(
        skinMessages.zones[zone],
        level === 'unknown' ? skinMessages.notMeasured : messages.levels[level],
      ),
    )
    .join(', ')
}

/** What stands out most, where it can be drawn. */
function firstToShow({ reading, concerns }: FaceMapProps['report']): SkinMeasureName {
  const isDrawn = (name: SkinMeasureName) =>
    zoneReadings(reading.measures[name].zones).some(({ value }) => value !== null)
  return [...concerns.map(({ measure }) => measure), ...SkinMeasureName.options].find(isDrawn) ?? 'redness'
}

type ScaleBarProps = { name: SkinMeasureName; standing: Standing; isUnsure: boolean }

/** A place between two words, from calm to red; the sentence says all that the drawing does. */
function ScaleBar({ name, standing: { percentile, people }, isUnsure }: ScaleBarProps) {
  const { scale } = skinMessages.measures[name]
  const level = scale[levelOf(percentile)]
  return (
    <>
      <p className="text-lg">
        {messages.looks(level, isUnsure)} {messages.among(percentile, people)}
      </p>
      <div aria-hidden className="keep-colour mt-3 max-w-sm">
        <div className="relative h-3 rounded-full border border-line bg-linear-to-r from-sunk to-accent/60">
          <span
            className="absolute top-1/2 h-6 w-1.5 -translate-x-1/2 -translate-y-1/2 rounded-full border border-raised bg-ink"
            style={{ left: `${Math.min(98, Math.max(2, percentile))}%` }}
          />
        </div>
        <div className="mt-2 flex justify-between text-[0.9375rem] text-muted">
          <span>{scale.low}</span>
          <span>{scale.high}</span>
        </div>
      </div>
    </>
  )
}

type ScaleLevel = 'low' | 'usual' | 'high' | 'far'

/** Reports of earlier rules have places only for what a score rests on. */
function standingOf(
  { standings, why }: Pick<SkinReport, 'standings' | 'why'>,
  name: SkinMeasureName,
): Standing | undefined {
  return (
    standings?.[name] ??
    Object.values(why)
      .flatMap(({ parts }) => parts)
      .find(({ measure }) => measure === name)
  )
}

/** `high` begins where a concern is named and `far` where one is severe; a quarter of the ordinary faces are `low`. */
function levelOf(percentile: number): ScaleLevel {
  return percentile >= 98 ? 'far' : percentile >= 80 ? 'high' : percentile >= 25 ? 'usual' : 'low'
}

/**
 * Zones are placed among whole faces, and of five zones one often lies above: none is called red where the face is not, and no
 * concern is named.
 */
function zoneLevelOf(percentile: number, whole: number | undefined): ScaleLevel {
  return (whole ?? 0) >= 80 ? levelOf(percentile) : levelOf(Math.min(percentile, 79))
}
