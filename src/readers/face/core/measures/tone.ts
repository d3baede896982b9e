import type { PhotoWarning, SkinReading } from '../../../../contract/skin.ts'
import { luminance } from '../linear.ts'
import type { ObservedFace } from '../observe.ts'
import { medianAt } from '../statistics.ts'
import { CHEEKS } from './shine.ts'
import { seenPart, trustIn } from './measure.ts'

/**
 * How bright a photo is says nothing of the skin, so the white of the eye is the measure: it reflects some 65 % and
 * lies in the shade of lid and brow, which leaves some 24 to 42 % of what reaches the cheeks. The range of the answer is the
 * range of this guess.
 */
const SCLERA_REFLECTANCE = { low: 0.24, high: 0.42 }
const SCLERA_TRUST_MIN = 0.6
const EYE_DISTANCE_MIN_PX = 100
const PROOF = 0.45

/**
 * 100·log10(G/B) of the cheeks under the estimated light: pigment takes blue before green, blood both alike. The lamp is
 * taken for as warm as the photo tells; half an error of that stays in it. Null without colour.
 */
export function measurePigment(seen: ObservedFace): number | null {
  const { logs, masks, illuminant } = seen
  const cheeks = seenPart(seen, CHEEKS, masks.litZones)
  if (!seen.hasColour || cheeks.length === 0) return null
  return Math.round(1000 * (medianAt(logs.yellow, cheeks) + 100 * Math.log10(illuminant.blue))) / 1000
}

/** Individual typology angle (Chardon 1991), atan((L* - 50) / b*), of the cheeks; null without a usable eye white. */
export function measureTone(seen: ObservedFace, warnings: readonly PhotoWarning[]): SkinReading['ita'] {
  const { face, masks, illuminant, sclera, quality } = seen
  if (
    !sclera ||
    sclera.trust < SCLERA_TRUST_MIN ||
    !seen.hasColour ||
    quality.eyeDistancePx < EYE_DISTANCE_MIN_PX
  )
    return null
  if (warnings.includes('dark') || warnings.includes('side-light')) return null
  const cheeks = seenPart(seen, CHEEKS, masks.colouredZones)
  const red = medianAt(face.red, cheeks) / illuminant.red
  const green = medianAt(face.green, cheeks)
  const blue = medianAt(face.blue, cheeks) / illuminant.blue
  if (Number.isNaN(green)) return null
  const scleraBalanced = sclera.luminance / luminance(illuminant.red, 1, illuminant.blue)
  const [one, other] = [SCLERA_REFLECTANCE.low, SCLERA_REFLECTANCE.high].map((reflectance) =>
    typologyAngle(red, green, blue, reflectance / scleraBalanced),
  ) as [number, number]
  return {
    low: Math.round(Math.min(one, other)),
    high: Math.round(Math.max(one, other)),
    confidence: Math.round(100 * PROOF * trustIn(warnings, 1)) / 100,
  }
}

/** CIELAB under D65 of linear sRGB times a factor. */
function typologyAngle(red: number, green: number, blue: number, factor: number): number {
  const y = luminance(red, green, blue) * factor
  const z = ((0.0193 * red + 0.1192 * green + 0.9505 * blue) * factor) / 1.0891
  const lightness = 116 * cubeRoot(y) - 16
  const yellowness = 200 * (cubeRoot(y) - cubeRoot(z))
  return (Math.atan2(lightness - 50, Math.max(1, yellowness)) * 180) / Math.PI
}

function cubeRoot(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116
}
