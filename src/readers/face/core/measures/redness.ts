import type { PhotoWarning, SkinMeasure, SkinZone } from '../../../../contract/skin.ts'
import type { LogPicture } from '../linear.ts'
import type { ObservedFace } from '../observe.ts'
import { newPlane, type Plane, type Region } from '../plane.ts'
import { lostColour } from '../quality.ts'
import { medianAt, quantile, valuesAt } from '../statistics.ts'
import {
  byZone,
  isVisible,
  measured,
  NO_COLOUR,
  notMeasured,
  seenShare,
  seenPart,
  trustIn,
} from './measure.ts'

const RED_ZONES: readonly SkinZone[] = ['right-cheek', 'left-cheek', 'nose']
const MAPPED: readonly SkinZone[] = [...RED_ZONES, 'chin', 'forehead']
/** Zones that calm skin is looked for in: any of them may be the calmest. */
const ALL: readonly SkinZone[] = [
  ...MAPPED,
  'right-under-eye',
  'left-under-eye',
  'right-crows-feet',
  'left-crows-feet',
]
const PROOF = 0.85

/**
 * Blood takes green and blue alike, pigment and warm light take blue before green. Of the erythema index this share of
 * 100·log10(G/B) is taken off, which is what a darker tone or a warmer lamp adds to it.
 */
const PIGMENT_SHARE = 0.75

/** The calmest skin of the middle face under white light, in the unit of the index. */
const CALM_SKIN = 7
/**
 * How much of the reference is the face's own: its light and its tone are in it. The rest is that of other faces, so that a face
 * that is red all over is not compared with itself alone.
 */
const OWN_SHARE = 0.75
/** Own skin redder than this under white light is not calm: three of four ordinary faces have calmer skin somewhere. */
const CALM_MAX = 13
/** The mean of so many of the calmest zones: a single one may be a shadow or a lock of hair. */
const CALMEST = 2

/** Of the skin looked at: redness comes in blotches. Zones are told by it as well, else the whole would be redder than any of them. */
const UPPER = 0.75

/** Erythema that neither pigment nor the lamp makes, 100·log10. */
function bloodIndex({ width, height, erythema, yellow }: LogPicture): Plane {
  const index = newPlane(width, height)
  for (let at = 0; at < index.data.length; at++)
    index.data[at] = (erythema.data[at] ?? 0) - PIGMENT_SHARE * (yellow.data[at] ?? 0)
  return index
}

/** What the lamp adds to the index of white things: the eyes and the room tell it. */
function lampRedness({ illuminant: { red, blue } }: ObservedFace): number {
  return 100 * (Math.log10(red) + PIGMENT_SHARE * Math.log10(blue))
}

/**
 * How much redder cheeks and nose are than calm skin would be: than the calmest zones of the same face, wherever they are,
 * drawn towards those of other faces and never redder than calm skin can be in this light. Where red is clipped the index is too low, so such skin is no reference, and
 * where it is the red skin that is clipped the value is at least what is told.
 */
export function measureRedness(seen: ObservedFace, warnings: readonly PhotoWarning[]): SkinMeasure {
  const { logs, masks } = seen
  if (!seen.hasColour) return notMeasured(NO_COLOUR)
  if (!RED_ZONES.some((zone) => isVisible(seen, zone, masks.litZones)))
    return notMeasured('Cheeks and nose are covered or too bright.')
  const index = bloodIndex(logs)
  const levels = ALL.filter((zone) => isVisible(seen, zone, masks.colouredZones))
    .map((zone) => medianAt(index, masks.colouredZones[zone]))
    .sort((a, b) => a - b)
  const calmest = levels.slice(0, CALMEST)
  if (calmest.length < CALMEST)
    return notMeasured('The skin that redness is compared with is covered or too bright.')
  const own = calmest.reduce((sum, level) => sum + level, 0) / CALMEST
  const lamp = lampRedness(seen)
  const calm = OWN_SHARE * Math.min(own, CALM_MAX + lamp) + (1 - OWN_SHARE) * (CALM_SKIN + lamp)
  const rednessOf = (region: Region) => quantile(valuesAt(index, region), UPPER) - calm
  return measured(
    rednessOf(seenPart(seen, RED_ZONES, masks.litZones)),
    PROOF *
      (1 - lostColour(masks, RED_ZONES)) *
      trustIn(warnings, seenShare(seen, RED_ZONES, masks.litZones)),
    byZone(seen, MAPPED, masks.litZones, rednessOf),
  )
}
