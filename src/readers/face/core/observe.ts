import type { PhotoQuality } from '../../../contract/skin.ts'
import type { AlignedFace } from './align.ts'
import { blur, flatten } from './blur.ts'
import { illuminantOf, roomLight, scleraOf, type Illuminant, type Room, type Sclera } from './illuminant.ts'
import { logPicture, type LogPicture } from './linear.ts'
import { regionOf, type Mask, type Plane } from './plane.ts'
import { maskSkin, type SkinMasks } from './skin-masks.ts'
import { medianAt } from './statistics.ts'

/**
 * Skin with the shading taken off: deviations from the neighbourhood, 100·log10, 0 outside the mask. Each plane is
 * blurred more and more; all measures share these levels.
 */
export type FlatSkin = { light: Plane[]; erythema: Plane[]; mask: Mask }

/** All that the measures look at, made once for a face. */
export type ObservedFace = {
  face: AlignedFace
  logs: LogPicture
  masks: SkinMasks
  quality: PhotoQuality
  flat: FlatSkin
  illuminant: Illuminant
  sclera: Sclera | undefined
  /** False for a black and white photo. */
  hasColour: boolean
}

/** 0.09 D: wider than any spot or line, narrower than the forms of a face. */
export const SHADING_SIGMA_PX = 20
/** 100·log10: below this red, green and blue are the same but for rounding. */
const COLOUR_MIN = 1

/** Sigma of level 0 in pixels, 0.0058 D, and from one to the next. */
const FIRST_SIGMA = 1.27
export const SIGMA_STEP = 1.26
const LEVELS = 9

/** Sigma of a level: 1.27, 1.6, 2.0, 2.5, 3.2, 4.0, 5.1, 6.4, 8.1 pixels, 0.006 to 0.037 D. */
export function sigmaOf(level: number): number {
  return FIRST_SIGMA * SIGMA_STEP ** level
}

/** Where red alone is clipped, erythema is too low as a whole, but a spot that takes green still stands out from it. */
export function flatSkin(logs: LogPicture, mask: Mask): FlatSkin {
  return {
    light: blurLevels(flatten(logs.light, mask, SHADING_SIGMA_PX)),
    erythema: blurLevels(flatten(logs.erythema, mask, SHADING_SIGMA_PX)),
    mask,
  }
}

/** Each level is made from the one before: variances add up, and the kernels stay short. */
export function blurLevels(plane: Plane): Plane[] {
  const levels = [blur(plane, sigmaOf(0))]
  for (let level = 1; level < LEVELS; level++) {
    const before = levels[level - 1] ?? plane
    levels.push(blur(before, Math.sqrt(sigmaOf(level) ** 2 - sigmaOf(level - 1) ** 2)))
  }
  return levels
}

/** The level nearest to a sigma. */
export function levelAt(levels: readonly Plane[], sigma: number): Plane {
  const level = Math.round(Math.log(sigma / FIRST_SIGMA) / Math.log(SIGMA_STEP))
  const plane = levels[Math.min(LEVELS - 1, Math.max(0, level))]
  if (!plane) throw new Error('there is no level')
  return plane
}

export function observe(
  face: AlignedFace,
  { logs, masks }: { logs: LogPicture; masks: SkinMasks },
  quality: PhotoQuality,
  room: Room,
): ObservedFace {
  const skin = regionOf(masks.coloured)
  const erythema = medianAt(logs.erythema, skin)
  const yellow = medianAt(logs.yellow, skin)
  const sclera = scleraOf(face, masks.eyes, { erythema, cheekLuminance: quality.cheekLuminance })
  return {
    face,
    logs,
    masks,
    quality,
    flat: flatSkin(logs, masks.lit),
    illuminant: illuminantOf(roomLight(room, erythema), sclera),
    sclera,
    hasColour: Math.abs(erythema) + Math.abs(yellow) > COLOUR_MIN,
  }
}

export function prepare(face: AlignedFace): { logs: LogPicture; masks: SkinMasks } {
  const logs = logPicture(face)
  return { logs, masks: maskSkin(face, logs) }
}
