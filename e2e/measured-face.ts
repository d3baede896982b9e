import { assessSkin } from '../src/engine/skin/assess-skin.ts'
import { realKnowledge } from '../src/engine/knowledge/folder.test-support.ts'
import {
  SkinMeasureName,
  type PhotoWarning,
  type SkinMeasure,
  type SkinReading,
} from '../src/contract/skin.ts'
import type { SkinReport } from '../src/contract/skin-report.ts'

/** One scale for every measure: 30 is the middle face, more is more of it. */
const SCALE = { p10: 10, p25: 20, p50: 30, p75: 40, p90: 50, people: 50 }
const reference = Object.fromEntries(SkinMeasureName.options.map((name) => [name, SCALE])) as Parameters<
  typeof assessSkin
>[1]['reference']

type Told = Partial<Record<SkinMeasureName, number | null>>

const SMALL = 'The face is too small on this photo.'

/** Zones that lie a little above and below the whole, the nose in between and the chin hidden. */
function measureOf(value: number | null): SkinMeasure {
  if (value === null) return { value, confidence: 0, zones: {}, because: SMALL }
  const zones = {
    forehead: value - 8,
    'left-cheek': value + 9,
    'right-cheek': value + 6,
    nose: value,
    chin: null,
  }
  return { value, confidence: 0.9, zones, because: '' }
}

/** What a reader would have measured on one photo. */
function readingOf(told: Told, warnings: PhotoWarning[]): SkinReading {
  const measures = SkinMeasureName.options.map((name) => {
    const value = name in told ? (told[name] ?? null) : 30
    return [name, measureOf(value)]
  })
  return {
    version: 'm-1',
    quality: {
      eyeDistancePx: 300,
      yawDegrees: 0,
      pitchDegrees: 0,
      rollDegrees: 0,
      cheekLuminance: 0.4,
      clipped: 0,
      lostColour: 0,
      sideLightRatio: 1,
      sharpness: 0.5,
    },
    warnings,
    measures: Object.fromEntries(measures) as SkinReading['measures'],
    ita: null,
  }
}

type Person = { allergies?: string[]; readAt?: Date; warnings?: PhotoWarning[] }

/** A report as the engine writes it for such a photo, with the receipt of its reading. */
export function measuredReport(told: Told = {}, person: Person = {}): SkinReport {
  const { allergies = [], readAt = new Date(), warnings = [] } = person
  const report = assessSkin(readingOf(told, warnings), {
    reference,
    profile: {
      skinType: null,
      allergies,
      preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
      isPregnant: false,
    },
    knowledge: realKnowledge(),
  })
  const receipt = {
    bytes: 431_200,
    readAt: readAt.toISOString(),
    ms: 212,
    isStored: false as const,
    sentTo: null,
  }
  return { ...report, receipt }
}
