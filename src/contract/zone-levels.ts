import { SkinZone, type SkinMeasure } from './skin.ts'

/** How a zone compares with the other zones of the same photo; never how good it is. */
export type ZoneLevel = 'least' | 'middle' | 'most' | 'same' | 'unknown'

export type ZoneReading = { zone: SkinZone; value: number | null; level: ZoneLevel }

/** Zones that differ by less than this share of the largest one look alike. */
const ALIKE = 0.1

/** The zones this measure speaks of, in the order of the face from above, each beside the others. */
export function zoneReadings(zones: SkinMeasure['zones']): ZoneReading[] {
  const values = Object.values(zones).filter((value) => typeof value === 'number')
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const isAlike = most - least <= ALIKE * Math.max(Math.abs(least), Math.abs(most))
  return SkinZone.options.flatMap((zone): ZoneReading[] => {
    const value = zones[zone]
    if (value === undefined) return []
    if (value === null) return [{ zone, value, level: 'unknown' }]
    return [{ zone, value, level: isAlike ? 'same' : third((value - least) / (most - least)) }]
  })
}

function third(share: number): ZoneLevel {
  return share < 1 / 3 ? 'least' : share < 2 / 3 ? 'middle' : 'most'
}
