import type { SkinZone } from '../../../contract/skin.ts'
import type { AlignedFace } from './align.ts'
import { blurWithin } from './blur.ts'
import { EYE_OPENINGS, FACE_OUTLINE, FEATURE_OUTLINES, ZONE_OUTLINES } from './landmarks.ts'
import type { LinearPicture, LogPicture } from './linear.ts'
import {
  addTo,
  joined,
  newMask,
  regionOf,
  within,
  without,
  type Mask,
  type Plane,
  type Region,
} from './plane.ts'
import { fillOutline, grow, shrink } from './outlines.ts'
import { medianAt, quantile, spreadAt, valuesAt } from './statistics.ts'

export type Zones = Record<SkinZone, Region>

export type SkinMasks = {
  /** Bare skin of the whole face, its highlights included. */
  bare: Mask
  /** Skin whose brightness can be measured: green, which carries it, is not clipped. */
  lit: Mask
  /** Skin whose colour can be measured: no channel is clipped. */
  coloured: Mask
  /** The zones within each of these, and as they were drawn. */
  bareZones: Zones
  litZones: Zones
  colouredZones: Zones
  drawn: Zones
  eyes: Mask[]
  /** Eyes with their lids, brows, lips, nostrils. */
  features: Mask[]
}

/** Linear light of byte 250: above it a channel no longer tells how bright it was. */
export const CLIPPED_FROM = 0.956
/** 100·log10: hair, lashes and frames are darker than the skin around them, or than the cheeks, by more than this. */
const DARKER_THAN_AROUND = 34
const DARKER_THAN_CHEEKS = 42
const SHADE_SIGMA_PX = 24
const FEATURE_MARGIN_PX = 4
const CONTOUR_MARGIN_PX = 3
/** Colours further from the skin's median than this many spreads belong to something else. */
const COLOUR_SPREADS = 6
const COLOUR_RANGE_MIN = 14

export function maskSkin(face: AlignedFace, logs: LogPicture): SkinMasks {
  const size = { width: logs.width, height: logs.height }
  const fill = (outline: readonly number[]) => fillOutline(size, face.points, outline)
  const features = newMask(size.width, size.height)
  const outlined = FEATURE_OUTLINES.map(fill)
  for (const feature of outlined) addTo(features, feature)
  const drawn = mapZones((zone) => regionOf(fill(ZONE_OUTLINES[zone])))
  const inside = without(shrink(fill(FACE_OUTLINE), CONTOUR_MARGIN_PX), grow(features, FEATURE_MARGIN_PX))
  const open = without(inside, grow(face.beyond, 1))
  const bare = without(open, grow(foreign(logs, open, drawn), 1))
  const lit = without(bare, grow(clipped([face.green]), 1))
  const coloured = without(lit, grow(clipped([face.red, face.green, face.blue]), 1))
  return {
    bare,
    lit,
    coloured,
    bareZones: mapZones((zone) => within(drawn[zone], bare)),
    litZones: mapZones((zone) => within(drawn[zone], lit)),
    colouredZones: mapZones((zone) => within(drawn[zone], coloured)),
    drawn,
    eyes: EYE_OPENINGS.map((outline) => shrink(fill(outline), 1)),
    features: outlined,
  }
}

const ZONES = Object.keys(ZONE_OUTLINES) as SkinZone[]

export function mapZones<Value>(each: (zone: SkinZone) => Value): Record<SkinZone, Value> {
  return Object.fromEntries(ZONES.map((zone) => [zone, each(zone)])) as Record<SkinZone, Value>
}

/** Hair, frames, lashes, anything of another colour. Redness is never foreign: it is what is measured. */
function foreign(logs: LogPicture, open: Mask, drawn: Zones): Mask {
  const [right, left] = [within(drawn['right-cheek'], open), within(drawn['left-cheek'], open)]
  const cheeks = [right, left]
    .map((cheek) => medianAt(logs.light, cheek))
    .filter((value) => !Number.isNaN(value))
  const middle = joined([right, left, within(drawn.nose, open), within(drawn.chin, open)])
  return markForeign(logs, open, {
    light: quantile(Float32Array.from(cheeks), 0.5),
    red: usualRange(logs.erythema, middle),
    yellow: usualRange(logs.yellow, middle),
  })
}

type Usual = { light: number; red: readonly [number, number]; yellow: readonly [number, number] }

function markForeign(logs: LogPicture, open: Mask, usual: Usual): Mask {
  const around = blurWithin(logs.light, open, SHADE_SIGMA_PX)
  const marked = newMask(open.width, open.height)
  for (let at = 0; at < marked.data.length; at++) {
    if (!open.data[at]) continue
    const light = logs.light.data[at] ?? 0
    const yellow = logs.yellow.data[at] ?? 0
    const isDark =
      light < (around.data[at] ?? 0) - DARKER_THAN_AROUND || light < usual.light - DARKER_THAN_CHEEKS
    const isOdd =
      (logs.erythema.data[at] ?? 0) < usual.red[0] || yellow < usual.yellow[0] || yellow > usual.yellow[1]
    marked.data[at] = isDark || isOdd ? 1 : 0
  }
  return marked
}

function usualRange(plane: Plane, region: Region): [number, number] {
  const centre = quantile(valuesAt(plane, region), 0.5)
  const reach = Math.max(COLOUR_RANGE_MIN, COLOUR_SPREADS * spreadAt(plane, region, centre))
  return [centre - reach, centre + reach]
}

/** Pixels where one of the channels is at its end. */
export function clipped(channels: readonly [LinearPicture['red'], ...LinearPicture['red'][]]): Mask {
  const [{ width, height }] = channels
  const mask = newMask(width, height)
  for (const { data } of channels)
    for (let at = 0; at < data.length; at++) if ((data[at] ?? 0) >= CLIPPED_FROM) mask.data[at] = 1
  return mask
}
