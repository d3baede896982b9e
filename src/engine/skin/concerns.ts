import type { SkinMeasureName, SkinZone } from '../../contract/skin.ts'
import type { MeasuredConcern } from '../../contract/skin-report.ts'
import { facesBelow, severityOf, type Quantiles } from './scale.ts'
import type { Measures, Reference } from './scores.ts'

/** Below it, nearly every face shows as much. */
const SEVERITY_MIN = 2.5

/** What is less sure than this is not named; a score may rest on a little less, and says so. */
const CONFIDENCE_MIN = 0.4

/** From here on a person should be told to have it looked at. */
const SEE_SOMEBODY = 7

/** Names for people; none of them is a diagnosis. */
const NAMES: Record<SkinMeasureName, { name: string; what: string }> = {
  redness: { name: 'Redness', what: 'Cheeks and nose are redder than the forehead' },
  'under-eye-darkness': { name: 'Dark Circles', what: 'The skin below the eyes is darker than the cheeks' },
  texture: { name: 'Uneven Texture', what: 'The surface and its pores show more than on most photos' },
  lines: { name: 'Fine Lines', what: 'Lines show on forehead or beside the eyes' },
  shine: { name: 'Shine', what: 'Forehead and nose shine more than the cheeks' },
  'dark-spots': { name: 'Dark Spots', what: 'Single spots are darker than the skin around them' },
  'blemish-spots': { name: 'Blemish-like Spots', what: 'Single spots are redder than the skin around them' },
  unevenness: { name: 'Uneven Tone', what: 'Tone and colour differ from place to place' },
  'dryness-appearance': { name: 'Dry Look', what: 'The cheeks look fine-scaled and shine little' },
}

const ZONE_WORDS: Record<SkinZone, string> = {
  forehead: 'forehead',
  'left-cheek': 'left cheek',
  'right-cheek': 'right cheek',
  nose: 'nose',
  chin: 'chin',
  'left-under-eye': 'below the left eye',
  'right-under-eye': 'below the right eye',
  'left-crows-feet': 'beside the left eye',
  'right-crows-feet': 'beside the right eye',
}

/** What stands out on the photo, the strongest first. What was not measured is no concern and no all-clear either. */
export function concernsOf(measures: Measures, reference: Reference): MeasuredConcern[] {
  const found: MeasuredConcern[] = []
  for (const measure of Object.keys(NAMES) as SkinMeasureName[]) {
    const { value, confidence } = measures[measure]
    if (value === null || confidence < CONFIDENCE_MIN) continue
    const severity = Math.round(severityOf(value, reference[measure]) * 10) / 10
    if (severity < SEVERITY_MIN) continue
    const zones = zonesOf(measures, measure)
    found.push({
      name: NAMES[measure].name,
      severity,
      description: describe(measure, severity, zones, rankOf(value, reference[measure])),
      visible: true,
      measure,
      value,
      confidence,
      zones,
    })
  }
  return found.sort((a, b) => b.severity - a.severity || a.name.localeCompare(b.name))
}

/** Where it is most: zones at or above the mean of those measured. */
function zonesOf(measures: Measures, measure: SkinMeasureName): SkinZone[] {
  const zones = Object.entries(measures[measure].zones).flatMap(([zone, value]) =>
    typeof value === 'number' && value > 0 ? [{ zone: zone as SkinZone, value }] : [],
  )
  const mean = zones.reduce((sum, { value }) => sum + value, 0) / Math.max(1, zones.length)
  return zones
    .filter(({ value }) => value >= mean)
    .sort((a, b) => b.value - a.value)
    .map(({ zone }) => zone)
}

function describe(
  measure: SkinMeasureName,
  severity: number,
  zones: readonly SkinZone[],
  rank: string,
): string {
  const where = zones.length > 0 ? `, most on ${listWords(zones.map((zone) => ZONE_WORDS[zone]))}` : ''
  const advice =
    severity >= SEE_SOMEBODY ? ' If it is new or bothers you, have a professional look at it.' : ''
  return `${NAMES[measure].what}${where}. ${rank}${advice}`
}

function rankOf(value: number, q: Quantiles): string {
  return `More than on ${facesBelow(value, q)} of ${q.people} reference faces.`
}

function listWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
