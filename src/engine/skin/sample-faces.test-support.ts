import type { FaceAnalysis } from '../../contract/face.ts'
import {
  SkinMeasureName,
  type PhotoWarning,
  type SkinMeasure,
  type SkinReading,
} from '../../contract/skin.ts'
import type { SkinReport } from '../../contract/skin-report.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { assessSkin } from './assess-skin.ts'

/** One scale for every measure: 30 is the middle face, more is more of it. */
const SCALE = { p10: 10, p25: 20, p50: 30, p80: 40, p90: 50, p98: 54, people: 50, perPigment: 0 }
const reference = Object.fromEntries(SkinMeasureName.options.map((name) => [name, SCALE])) as Parameters<
  typeof assessSkin
>[1]['reference']

export type Told = Partial<Record<SkinMeasureName, number | null>>

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

export const GOOD_PHOTO: SkinReading['quality'] = {
  eyeDistancePx: 300,
  yawDegrees: 0,
  pitchDegrees: 0,
  rollDegrees: 0,
  cheekLuminance: 0.4,
  clipped: 0,
  lostColour: 0,
  sideLightRatio: 1,
  sharpness: 0.5,
  edgeSteepness: 1.5,
}

/** What a reader would have measured on one photo. */
function readingOf(told: Told, warnings: PhotoWarning[]): SkinReading {
  const measures = SkinMeasureName.options.map((name) => {
    const value = name in told ? (told[name] ?? null) : 30
    return [name, measureOf(value)]
  })
  return {
    version: 'm-1',
    quality: GOOD_PHOTO,
    warnings,
    measures: Object.fromEntries(measures) as SkinReading['measures'],
    acneSeverity: null,
    pigment: null,
    ita: null,
  }
}

export type Person = { allergies?: string[]; warnings?: PhotoWarning[] }

/** A report as the engine writes it for such a photo, with the receipt of its reading. */
export function reportOf(knowledge: Knowledge, told: Told = {}, person: Person = {}): SkinReport {
  const { allergies = [], warnings = [] } = person
  const report = assessSkin(readingOf(told, warnings), {
    reference,
    profile: {
      skinType: null,
      allergies,
      preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
      isPregnant: false,
    },
    knowledge,
  })
  const receipt = {
    bytes: 431_200,
    readAt: '2026-10-20T16:04:58.000Z',
    ms: 212,
    isStored: false as const,
    sentTo: null,
  }
  return { ...report, receipt }
}

/** What is stored of one analysis: the row's own columns beside the report. */
export type FaceContent = Pick<
  FaceAnalysis,
  'safetyScore' | 'skinType' | 'concerns' | 'recommendations' | 'analysis'
>

/** The columns of a measured report, as the server fills them. */
export function contentOf(report: SkinReport): FaceContent {
  return {
    safetyScore: report.scores.overall ?? null,
    skinType: report.skinType?.type ?? null,
    concerns: report.concerns,
    recommendations: report.recommendations,
    analysis: report,
  }
}

/** As an older version stored it, or a provider answered: concerns of every form, and no measures. */
export const OLD_CONTENT: FaceContent = {
  safetyScore: 71,
  skinType: 'oily',
  concerns: [
    'Shine',
    { name: 'Redness', severity: 7, description: 'Visible on both cheeks.' },
    { name: 'Dark Spots', severity: 4.5 },
  ],
  recommendations: {
    priority: 'Calm the redness first.',
    morning: ['Gentle cleanser', 'SPF 50 sunscreen'],
    evening: ['Gentle cleanser', 'Niacinamide serum'],
    weekly: ['Clay mask'],
    lifestyle: ['Drink water'],
  },
  analysis: {
    scores: { overall: 71, hydration: 64, clarity: 58, texture: 80 },
    skinType: { primary: 'Oily' },
    fullText: 'SKIN TYPE: Oily',
  },
}
