import type { SkinMeasure, SkinZone } from '../../contract/skin.ts'
import type { SkinReport } from '../../contract/skin-report.ts'
import type { SkinType } from '../../contract/user.ts'
import { percentileOf } from './scale.ts'
import type { Measures, Reference } from './scores.ts'

const T_ZONE: readonly SkinZone[] = ['forehead', 'nose', 'chin']
const CHEEKS: readonly SkinZone[] = ['left-cheek', 'right-cheek']

/** Percentage of specular skin from which a zone shines by itself, not only beside another one: T-zone and cheeks both do on 8 of 45 ordinary faces. */
const SHINY_BY_ITSELF = 35

const NAMES: Record<SkinType, string> = {
  oily: 'Oily',
  dry: 'Dry',
  combination: 'Combination',
  normal: 'Normal',
  sensitive: 'Sensitive',
}

type Found = { type: SkinType; because: string }

/**
 * How the skin looks on this photo: shine of the T-zone beside the cheeks, how dry the cheeks look, how red they are.
 * Null where shine and dryness were not measured: a type is not guessed from redness alone.
 */
export function skinTypeOf(measures: Measures, reference: Reference): SkinReport['skinType'] {
  const { shine, 'dryness-appearance': dryness, redness } = measures
  if (shine.value === null || dryness.value === null) return null
  const { type, because } = typeFrom({
    percentile: percentileOf(shine.value, reference.shine),
    isTShinier: shine.value > 0,
    dryness: percentileOf(dryness.value, reference['dryness-appearance']),
    redness: redness.value === null ? null : percentileOf(redness.value, reference.redness),
    isShinyEverywhere: mean(shine, CHEEKS) >= SHINY_BY_ITSELF && mean(shine, T_ZONE) >= SHINY_BY_ITSELF,
  })
  const confidence = Math.min(shine.confidence, dryness.confidence)
  return { primary: NAMES[type], type, confidence, because }
}

type Signs = {
  percentile: number
  isTShinier: boolean
  dryness: number
  redness: number | null
  isShinyEverywhere: boolean
}

/** Said from the 60th percentile on, where a map still calls both usual: so it says no more than that most faces show less. */
const BOTH = 'The T-zone shines more and the cheeks look drier than on most faces.'

/** The first that fits decides. Thresholds are percentiles of ordinary faces; a T-zone that shines less than the cheeks is at none. */
function typeFrom({ percentile, isTShinier, dryness, redness, isShinyEverywhere }: Signs): Found {
  // Who looks drier than most is not told to be oily in the same breath.
  if (isShinyEverywhere && percentile >= 50 && dryness < 75)
    return { type: 'oily', because: 'Forehead, nose and cheeks all shine.' }
  const shine = isTShinier ? percentile : 0
  if (shine >= 60 && dryness >= 60) {
    return { type: 'combination', because: BOTH }
  }
  if (shine >= 75) return { type: 'oily', because: 'The T-zone shines clearly more than the cheeks.' }
  if (dryness >= 75) return { type: 'dry', because: 'The cheeks look rougher than on most photos.' }
  if (redness !== null && redness >= 85) {
    return { type: 'sensitive', because: 'The skin is clearly redder than on most photos.' }
  }
  if (shine >= 60) return { type: 'combination', because: 'The T-zone shines a little more than the cheeks.' }
  return { type: 'normal', because: 'Neither shine nor dryness stands out.' }
}

function mean({ zones }: SkinMeasure, of: readonly SkinZone[]): number {
  const values = of.map((zone) => zones[zone]).filter((value): value is number => typeof value === 'number')
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
