import type { PhotoWarning, SkinMeasure, SkinZone } from '../../../../contract/skin.ts'
import { findSpots, type Spot } from '../find-spots.ts'
import type { ObservedFace } from '../observe.ts'
import { joined, type Region } from '../plane.ts'
import type { Zones } from '../skin-masks.ts'
import { acneSeverityOfSpots } from './acne-severity.ts'
import {
  byZone,
  isVisible,
  measured,
  NO_COLOUR,
  notMeasured,
  seenShare,
  tooSmallFor,
  trustIn,
  type ByZone,
} from './measure.ts'

const ZONES: readonly SkinZone[] = ['forehead', 'right-cheek', 'left-cheek', 'nose', 'chin']
/** So many small dark ones in a zone are stubble or hair, whatever each of them looks like. Per 10,000 pixels. */
const STUBBLE_DENSITY = 12
const STUBBLE_RADIUS_MAX = 3.3
const PROOF = 0.6

/** The zones that are looked at for spots, each with its own noise. */
export function spotRegions(zones: Zones): Region[] {
  return ZONES.map((zone) => zones[zone])
}

type SpotMeasures = {
  measures: { 'dark-spots': SkinMeasure; 'blemish-spots': SkinMeasure }
  acneSeverity: number | null
}

export function measureSpots(seen: ObservedFace, warnings: readonly PhotoWarning[]): SpotMeasures {
  const small = tooSmallFor(seen.quality, 'spots')
  if (small) return unseen(small)
  const zones = seen.masks.litZones
  const all = findSpots(seen.flat, spotRegions(zones), seen.hasColour)
  const hairy = ZONES.filter((zone) => isHairy(all, zones[zone], seen.logs.width))
  const clear = ZONES.filter((zone) => !hairy.includes(zone) && isVisible(seen, zone, zones))
  if (clear.length === 0) {
    return unseen(notMeasured('Too little bare skin without hair is to be seen.'))
  }
  const confidence = PROOF * trustIn(warnings, seenShare(seen, clear, zones) * (clear.length / ZONES.length))
  const counted = (kind: Spot['kind']): SkinMeasure => {
    const spots = all.filter((spot) => spot.kind === kind)
    const counts: ByZone = byZone(seen, ZONES, zones, (zone) => inside(spots, zone, seen.logs.width).length)
    for (const zone of hairy) counts[zone] = null
    const total = clear.reduce((sum, zone) => sum + (counts[zone] ?? 0), 0)
    return measured(total, confidence, counts)
  }
  return {
    measures: {
      'dark-spots': counted('dark'),
      'blemish-spots': seen.hasColour ? counted('blemish') : notMeasured(NO_COLOUR),
    },
    acneSeverity: seen.hasColour ? severityIn(all, clear, seen) : null,
  }
}

function unseen(because: SkinMeasure): SpotMeasures {
  return { measures: { 'dark-spots': because, 'blemish-spots': because }, acneSeverity: null }
}

function severityIn(
  spots: readonly Spot[],
  clear: readonly SkinZone[],
  { masks, logs }: ObservedFace,
): number {
  const skin = joined(clear.map((zone) => masks.litZones[zone]))
  const lesions = inside(spots, skin, logs.width).filter(({ kind }) => kind === 'blemish')
  return acneSeverityOfSpots(lesions, skin.length)
}

function inside(spots: readonly Spot[], zone: Region, width: number): Spot[] {
  const pixels = new Set(zone)
  return spots.filter(({ x, y }) => pixels.has(y * width + x))
}

function isHairy(spots: readonly Spot[], zone: Region, width: number): boolean {
  const small = inside(spots, zone, width).filter(
    ({ kind, radius }) => kind === 'dark' && radius <= STUBBLE_RADIUS_MAX,
  )
  return small.length > 3 && (small.length / zone.length) * 10_000 > STUBBLE_DENSITY
}
