import type { PhotoQuality, PhotoWarning, SkinMeasure, SkinZone } from '../../../../contract/skin.ts'
import { GATES } from '../gates.ts'
import type { ObservedFace } from '../observe.ts'
import { joined, type Region } from '../plane.ts'
import { lostColour } from '../quality.ts'
import type { Zones } from '../skin-masks.ts'
import { clamp } from '../statistics.ts'

/** Less of a zone than this tells nothing of it. */
const VISIBLE_MIN = 0.25

export type ByZone = Partial<Record<SkinZone, number | null>>

export function notMeasured(because: string): SkinMeasure {
  return { value: null, confidence: 0, zones: {}, because }
}

export function measured(value: number, confidence: number, zones: ByZone): SkinMeasure {
  const kept = Object.fromEntries(
    Object.entries(zones).map(([zone, each]) => [zone, each === null ? null : rounded(each)]),
  )
  return {
    value: rounded(value),
    confidence: Math.round(100 * clamp(confidence)) / 100,
    zones: kept,
    because: '',
  }
}

/** Three decimals: what is beyond them is the arithmetic, not the skin. */
function rounded(value: number): number {
  return Math.round(1000 * value) / 1000 + 0
}

/** `zones` are those of one of the masks: what can be seen of brightness may be too bright for colour. */
export function isVisible({ masks }: ObservedFace, zone: SkinZone, zones: Zones): boolean {
  return zones[zone].length > 0 && zones[zone].length >= VISIBLE_MIN * masks.drawn[zone].length
}

/** A quantity for each zone that can be seen, null for the others. */
export function byZone(
  seen: ObservedFace,
  names: readonly SkinZone[],
  zones: Zones,
  each: (region: Region) => number,
): ByZone {
  return Object.fromEntries(
    names.map((zone) => [zone, isVisible(seen, zone, zones) ? each(zones[zone]) : null]),
  )
}

/** The zones of the list that can be seen, as one. */
export function seenPart(seen: ObservedFace, names: readonly SkinZone[], zones: Zones): Region {
  return joined(names.filter((zone) => isVisible(seen, zone, zones)).map((zone) => zones[zone]))
}

/** Share of the zones that can be seen, 0 to 1. */
export function seenShare({ masks }: ObservedFace, names: readonly SkinZone[], zones: Zones): number {
  const area = (of: Zones) => names.reduce((sum, zone) => sum + of[zone].length, 0)
  return clamp(area(zones) / Math.max(1, area(masks.drawn)))
}

export const TOO_BRIGHT = 'Parts of the face are too bright for their colour to be measured.'

export function isTooBright({ masks }: ObservedFace, names: readonly SkinZone[]): boolean {
  return lostColour(masks, names) > GATES.lostColour.warn
}

/** What a warning leaves of the trust in any measure. */
const TRUST: Record<PhotoWarning, number> = {
  small: 0.85,
  turned: 0.85,
  dark: 0.8,
  bright: 0.9,
  'side-light': 0.8,
  soft: 0.85,
}

export function trustIn(warnings: readonly PhotoWarning[], share: number): number {
  return warnings.reduce((trust, warning) => trust * TRUST[warning], 0.5 + 0.5 * share)
}

/** Pores, lines and small spots need pixels that the photo really has. */
export function tooSmallFor({ eyeDistancePx }: PhotoQuality, what: string): SkinMeasure | undefined {
  return eyeDistancePx < GATES.eyeDistancePx.warn
    ? notMeasured(`The face is too small in the photo to see ${what}.`)
    : undefined
}

export const NO_COLOUR = 'The photo is black and white.'
