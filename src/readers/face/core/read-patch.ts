import type { Raster } from '../../image/raster.ts'
import { linearPicture } from './align.ts'
import { findSpots, type Spot } from './find-spots.ts'
import { acneSeverityOf } from './measures/acne-severity.ts'
import { logPicture } from './linear.ts'
import { flatSkin, levelAt } from './observe.ts'
import { shrink } from './outlines.ts'
import { minus, newMask, regionOf } from './plane.ts'
import { clipped } from './skin-masks.ts'
import { medianAt, spreadAt } from './statistics.ts'

/** Figures of a piece of skin without a face around it. Spots as counts, texture in thousandths of log10. */
export type PatchReading = {
  darkSpots: number
  blemishSpots: number
  texture: number
  /** 0 to 10; null without colour. */
  acneSeverity: number | null
}

/** Taken for one D, a cheek and a half: without a face there is no ruler. */
const SIDE_PX = 220
const COLOUR_MIN = 1

/** Spot measures of a picture that shows nothing but skin, for judging them against counted pictures. */
export function readPatch(raster: Raster): PatchReading {
  const picture = linearPicture(raster, SIDE_PX)
  const logs = logPicture(picture)
  const skin = newMask(logs.width, logs.height)
  const ends = clipped([picture.green])
  for (let at = 0; at < skin.data.length; at++) skin.data[at] = ends.data[at] ? 0 : 1
  const flat = flatSkin(logs, skin)
  const inner = regionOf(shrink(skin, 3))
  const hasColour =
    Math.abs(medianAt(logs.erythema, inner)) + Math.abs(medianAt(logs.yellow, inner)) > COLOUR_MIN
  const spots = findSpots(flat, [inner], hasColour)
  const count = (kind: Spot['kind']) => spots.filter((spot) => spot.kind === kind).length
  return {
    darkSpots: count('dark'),
    blemishSpots: count('blemish'),
    acneSeverity: hasColour ? acneSeverityOf(flat, inner) : null,
    texture:
      Math.round(10_000 * spreadAt(minus(levelAt(flat.light, 1.3), levelAt(flat.light, 4)), inner, 0)) / 1000,
  }
}
