import type { PhotoWarning, SkinMeasure, SkinZone } from '../../../../contract/skin.ts'
import { EYE_DISTANCE_PX } from '../align.ts'
import { levelAt, type ObservedFace } from '../observe.ts'
import { shrink } from '../outlines.ts'
import { minus, within, type Mask, type Plane } from '../plane.ts'
import { spreadAt } from '../statistics.ts'
import { byZone, measured, notMeasured, seenPart, seenShare, tooSmallFor, trustIn } from './measure.ts'

const ZONES: readonly SkinZone[] = ['forehead', 'right-cheek', 'left-cheek', 'nose', 'chin']
const FINE = 0.006 * EYE_DISTANCE_PX
const COARSE = 0.018 * EYE_DISTANCE_PX
/** 100·log10 to thousandths of log10. */
const THOUSANDTHS = 10
const EDGE_PX = 3
const PROOF = 0.7

/** Light between the two scales of pores: noise is finer, the form of the face coarser. */
export function poreBand({ flat }: ObservedFace): { band: Plane; inner: Mask } {
  const band = minus(levelAt(flat.light, FINE), levelAt(flat.light, COARSE), THOUSANDTHS)
  return { band, inner: shrink(flat.mask, EDGE_PX) }
}

export function measureTexture(seen: ObservedFace, warnings: readonly PhotoWarning[]): SkinMeasure {
  const small = tooSmallFor(seen.quality, 'pores')
  if (small) return small
  const { band, inner } = poreBand(seen)
  const zones = seen.masks.litZones
  const value = spreadAt(band, within(seenPart(seen, ZONES, zones), inner), 0)
  if (Number.isNaN(value)) return notMeasured('Too little bare skin is to be seen.')
  return measured(
    value,
    PROOF * trustIn(warnings, seenShare(seen, ZONES, zones)),
    byZone(seen, ZONES, zones, (zone) => spreadAt(band, within(zone, inner), 0)),
  )
}
