import type { PhotoWarning, SkinMeasure, SkinZone } from '../../../../contract/skin.ts'
import { luminance } from '../linear.ts'
import type { ObservedFace } from '../observe.ts'
import { newPlane, regionOf, type Plane, type Region } from '../plane.ts'
import { mapZones, type Zones } from '../skin-masks.ts'
import { meanAt, medianAt, quantile, ramp, valuesAt } from '../statistics.ts'
import {
  byZone,
  isTooBright,
  TOO_BRIGHT,
  isVisible,
  measured,
  NO_COLOUR,
  notMeasured,
  seenShare,
  seenPart,
  trustIn,
} from './measure.ts'

const T_ZONE: readonly SkinZone[] = ['forehead', 'nose', 'chin']
export const CHEEKS: readonly SkinZone[] = ['right-cheek', 'left-cheek']
/** Share of reflected lamp in the light of a pixel: around 0.35 it counts as shine. */
const MATT = 0.25
const SHINY = 0.45
/** Skin this close to the colour of the light reflects both alike; they cannot be told apart. */
const COLOUR_MIN = 0.12
const PROOF = 0.7

export function measureShine(seen: ObservedFace, warnings: readonly PhotoWarning[]): SkinMeasure {
  if (!seen.hasColour) return notMeasured(NO_COLOUR)
  const zones = readableZones(seen)
  const visible = (zone: SkinZone) => isVisible(seen, zone, zones)
  if (!T_ZONE.some(visible) || !CHEEKS.some(visible))
    return notMeasured('Forehead, nose and chin, or both cheeks, are covered.')
  if (isTooBright(seen, [...T_ZONE, ...CHEEKS])) return notMeasured(TOO_BRIGHT)
  const shares = shineShares(seen)
  if (!shares) return notMeasured('In this light skin and shine have the same colour.')
  const percent = (region: Region) => 100 * meanAt(shares, region)
  return measured(
    percent(seenPart(seen, T_ZONE, zones)) - percent(seenPart(seen, CHEEKS, zones)),
    PROOF *
      (0.75 + 0.25 * (seen.sclera?.trust ?? 0)) *
      trustIn(warnings, seenShare(seen, [...T_ZONE, ...CHEEKS], zones)),
    byZone(seen, [...T_ZONE, ...CHEEKS], zones, percent),
  )
}

/** Where only red is clipped the colour is lost; where green is as well, the lamp is all that is seen. */
function readableZones({ masks }: ObservedFace): Zones {
  return mapZones((zone) =>
    masks.bareZones[zone].filter((at) => masks.coloured.data[at] || !masks.lit.data[at]),
  )
}

/**
 * Two-colour reflection (Shafer 1985): light is m times the colour of the skin plus s times that of the lamp. 0 to 1
 * for each pixel, by how much of its light is s; undefined where skin and lamp have one colour.
 */
export function shineShares(seen: ObservedFace): Plane | undefined {
  const { face, illuminant } = seen
  const skin = skinColour(seen)
  const off = [skin.red - 1, skin.green - 1, skin.blue - 1] as const
  const square = off[0] ** 2 + off[1] ** 2 + off[2] ** 2
  if (!(Math.sqrt(square) >= COLOUR_MIN)) return undefined
  const shares = newPlane(face.red.width, face.red.height)
  for (let at = 0; at < shares.data.length; at++) {
    if (!seen.masks.bare.data[at]) continue
    const red = (face.red.data[at] ?? 0) / illuminant.red
    const green = face.green.data[at] ?? 0
    const blue = (face.blue.data[at] ?? 0) / illuminant.blue
    const mean = (red + green + blue) / 3
    const diffuse = ((red - mean) * off[0] + (green - mean) * off[1] + (blue - mean) * off[2]) / square
    shares.data[at] = ramp((mean - diffuse) / Math.max(1e-4, luminance(red, green, blue)), MATT, SHINY)
  }
  return shares
}

/**
 * The colour of the matt skin under white light, its three channels averaging 1: of the darker half of the pixels the
 * more coloured half, since what shines is paler, also in the shade.
 */
function skinColour({ face, logs, masks, illuminant }: ObservedFace) {
  const region = regionOf(masks.coloured)
  const values = valuesAt(logs.light, region)
  const [low, high] = [quantile(values, 0.15), quantile(values, 0.55)]
  const dark = region.filter((at) => (logs.light.data[at] ?? 0) >= low && (logs.light.data[at] ?? 0) <= high)
  const pale = quantile(valuesAt(logs.erythema, dark), 0.5)
  const matt = dark.filter((at) => (logs.erythema.data[at] ?? 0) >= pale)
  const red = medianAt(face.red, matt) / illuminant.red
  const green = medianAt(face.green, matt)
  const blue = medianAt(face.blue, matt) / illuminant.blue
  const mean = (red + green + blue) / 3
  return { red: red / mean, green: green / mean, blue: blue / mean }
}
