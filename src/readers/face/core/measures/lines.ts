import type { PhotoWarning, SkinMeasure, SkinZone } from '../../../../contract/skin.ts'
import { EYE_DISTANCE_PX } from '../align.ts'
import type { ObservedFace } from '../observe.ts'
import type { Region } from '../plane.ts'
import { ridgesIn } from '../ridges.ts'
import { byZone, measured, notMeasured, seenShare, seenPart, tooSmallFor, trustIn } from './measure.ts'

/** Where lines come from age and expression and hair seldom lies; folds beside the mouth are form, not lines. */
const ZONES: readonly SkinZone[] = [
  'forehead',
  'right-under-eye',
  'left-under-eye',
  'right-crows-feet',
  'left-crows-feet',
]
const PROOF = 0.6

export function measureLines(seen: ObservedFace, warnings: readonly PhotoWarning[]): SkinMeasure {
  const small = tooSmallFor(seen.quality, 'lines')
  if (small) return small
  const zones = seen.masks.litZones
  const all = seenPart(seen, ZONES, zones)
  if (all.length === 0) return notMeasured('Forehead and eye corners are covered or too bright.')
  const ridges = ridgesIn(seen.flat)
  return measured(
    lengthPerArea(ridges, all),
    PROOF * trustIn(warnings, seenShare(seen, ZONES, zones)),
    byZone(seen, ZONES, zones, (region) => lengthPerArea(ridges, region)),
  )
}

/** In D per D²: one line straight across a square of one D counts 1. */
function lengthPerArea(ridges: Float32Array, region: Region): number {
  let length = 0
  for (let at = 0; at < region.length; at++) length += ridges[region[at] ?? 0] ?? 0
  return (length / Math.max(1, region.length)) * EYE_DISTANCE_PX
}
