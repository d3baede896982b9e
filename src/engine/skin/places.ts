import type { SkinMeasureName, SkinZone } from '../../contract/skin.ts'
import { zoneReadings } from '../../contract/zone-levels.ts'
import type { Measures } from './scores.ts'

/** Where a measure is most, as the map shades it; `isAlike` where no zone stands out from another. */
export type Places = { zones: SkinZone[]; isAlike: boolean }

const CHEEKS: readonly SkinZone[] = ['left-cheek', 'right-cheek']

/** The zones that the map calls most, the strongest first; a zone that shows nothing of it is no place of it. */
export function placesOf(measure: SkinMeasureName, measures: Measures): Places {
  const zones = measure === 'shine' ? shiningBesideCheeks(measures) : measures[measure].zones
  const readings = zoneReadings(zones).flatMap(({ zone, value, level }) =>
    value !== null && value > 0 && (level === 'most' || level === 'same') ? [{ zone, value, level }] : [],
  )
  return {
    zones: readings.sort((a, b) => b.value - a.value).map(({ zone }) => zone),
    isAlike: readings.length > 0 && readings.every(({ level }) => level === 'same'),
  }
}

/** Shine is told beside the cheeks: a zone of the T-zone that shines no more than they do is no place of it. */
function shiningBesideCheeks({ shine: { zones } }: Measures): Measures['shine']['zones'] {
  const cheeks = CHEEKS.map((zone) => zones[zone]).filter((value) => typeof value === 'number')
  const shining = Math.max(0, ...cheeks)
  return Object.fromEntries(
    Object.entries(zones).filter(
      ([zone, value]) => !CHEEKS.includes(zone as SkinZone) && (value ?? 0) > shining,
    ),
  )
}
