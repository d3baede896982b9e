import type { SkinMeasureName, SkinZone } from '../../contract/skin.ts'
import type { MeasuredConcern } from '../../contract/skin-report.ts'
import { facesBelow, NAMED_FROM, severityOf, ZONES_ON_SCALE, type Norm } from './scale.ts'
import type { Measures, Reference } from './scores.ts'
import { zoneReadings } from '../../contract/zone-levels.ts'

/** What is less sure than this is not named; a score may rest on a little less, and says so. */
const CONFIDENCE_MIN = 0.4

/**
 * Measures that have shown on photos of unseen people that they agree with people. The others are never severe: a place
 * among ordinary faces, however high, is no reason to send anybody to a doctor.
 */
const AGREES_WITH_PEOPLE: ReadonlySet<SkinMeasureName> = new Set<SkinMeasureName>(['redness'])
const UNPROVEN_MAX = 6.9

/** Names for people; none of them is a diagnosis. */
const NAMES: Record<SkinMeasureName, string> = {
  redness: 'Redness',
  'under-eye-darkness': 'Dark Circles',
  texture: 'Uneven Texture',
  lines: 'Fine Lines',
  shine: 'Shine',
  'dark-spots': 'Dark Spots',
  'blemish-spots': 'Blemish-like Spots',
  unevenness: 'Uneven Tone',
  'dryness-appearance': 'Dry Look',
}

/** What stands out on the photo, the strongest first. What was not measured is no concern and no all-clear either. */
export function concernsOf(measures: Measures, reference: Reference): MeasuredConcern[] {
  const found: MeasuredConcern[] = []
  for (const measure of Object.keys(NAMES) as SkinMeasureName[]) {
    const { value, confidence } = measures[measure]
    // A contrast the wrong way round, cheeks darker than what is below the eyes, is none, whatever most faces show.
    if (value === null || value <= 0 || confidence < CONFIDENCE_MIN) continue
    const norm = reference[measure]
    const severity = severityIn(measure, value, norm)
    if (severity < NAMED_FROM) continue
    const places = placesOf(measure, measures, norm)
    found.push({
      name: NAMES[measure],
      severity,
      description: concernSentence(measure, places, { value, norm }),
      visible: true,
      measure,
      value,
      confidence,
      zones: places.zones,
    })
  }
  const proof = ({ measure }: MeasuredConcern) => (AGREES_WITH_PEOPLE.has(measure) ? 0 : 1)
  return found.sort((a, b) => b.severity - a.severity || proof(a) - proof(b) || a.name.localeCompare(b.name))
}

/** What would be named, were the photo surer of it: to call that calm would be wrong as well. */
export function unsureOf(
  measures: Measures,
  reference: Reference,
): Pick<MeasuredConcern, 'measure' | 'severity'>[] {
  return (Object.keys(NAMES) as SkinMeasureName[]).flatMap((measure) => {
    const { value, confidence } = measures[measure]
    if (value === null || value <= 0 || confidence >= CONFIDENCE_MIN) return []
    const severity = severityIn(measure, value, reference[measure])
    return severity < NAMED_FROM ? [] : [{ measure, severity }]
  })
}

/** Cut, not rounded, to one decimal: no value below a limit is told to be at it. */
function severityIn(measure: SkinMeasureName, value: number, norm: Norm): number {
  const severity = Math.floor(severityOf(value, norm) * 10 + 1e-6) / 10
  return AGREES_WITH_PEOPLE.has(measure) ? severity : Math.min(UNPROVEN_MAX, severity)
}

/** What the value itself says, whatever its zones: the zones are named after it. */
const WHAT: Record<SkinMeasureName, string> = {
  redness: 'The skin is redder than calm skin of this tone',
  'under-eye-darkness': 'The skin below the eyes is darker than the cheeks',
  texture: 'The surface looks uneven and its pores show',
  lines: 'Lines are to be seen',
  shine: 'The T-zone shines more than the cheeks',
  'dark-spots': 'Single spots are darker than the skin around them',
  'blemish-spots': 'Single spots are redder than the skin around them',
  unevenness: 'Tone and colour differ from place to place',
  'dryness-appearance': 'The cheeks look rough',
}

const PLACES: Record<SkinZone, string> = {
  forehead: 'on the forehead',
  'left-cheek': 'on the left cheek',
  'right-cheek': 'on the right cheek',
  nose: 'on the nose',
  chin: 'on the chin',
  'left-under-eye': 'below the left eye',
  'right-under-eye': 'below the right eye',
  'left-crows-feet': 'beside the left eye',
  'right-crows-feet': 'beside the right eye',
}

/** A pair of zones is named as one: nobody says the right one and the left one. */
const PAIRS: readonly { zones: readonly [SkinZone, SkinZone]; place: string }[] = [
  { zones: ['left-cheek', 'right-cheek'], place: 'on both cheeks' },
  { zones: ['left-under-eye', 'right-under-eye'], place: 'below both eyes' },
  { zones: ['left-crows-feet', 'right-crows-feet'], place: 'beside both eyes' },
]

type Standing = { value: number; norm: Norm }

function concernSentence(
  measure: SkinMeasureName,
  { zones, isAlike }: Places,
  { value, norm }: Standing,
): string {
  const named = listed([...new Set(zones.map((zone) => placeAmong(zone, zones)))])
  const where = named === '' ? '' : `, ${isAlike ? alike(zones.length) : 'most'} ${named}`
  return `${WHAT[measure]}${where}. More than on ${facesBelow(value, norm)} of ${norm.people} ordinary faces.`
}

function placeAmong(zone: SkinZone, zones: readonly SkinZone[]): string {
  const pair = PAIRS.find(
    (each) => each.zones.includes(zone) && each.zones.every((one) => zones.includes(one)),
  )
  return pair?.place ?? PLACES[zone]
}

/** One zone alone has nothing to be alike to. */
const alike = (zones: number) => (zones === 1 ? 'seen' : 'much alike')

function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** Where a measure is most, as the map shades it; `isAlike` where no zone stands out from another. */
type Places = { zones: SkinZone[]; isAlike: boolean }

const CHEEKS: readonly SkinZone[] = ['left-cheek', 'right-cheek']

/**
 * The zones that the map calls most, the strongest first; a zone that shows nothing of it is no place of it, nor is one that
 * the map places below what is named.
 */
function placesOf(measure: SkinMeasureName, measures: Measures, norm: Norm): Places {
  const zones = measure === 'shine' ? shiningBesideCheeks(measures) : measures[measure].zones
  const least = ZONES_ON_SCALE.has(measure) ? norm.p80 : 0
  const readings = zoneReadings(zones).flatMap(({ zone, value, level }) =>
    value !== null && value > 0 && value >= least && (level === 'most' || level === 'same')
      ? [{ zone, value, level }]
      : [],
  )
  return {
    zones: readings.sort((a, b) => b.value - a.value).map(({ zone }) => zone),
    isAlike: readings.length > 0 && readings.every(({ level }) => level === 'same'),
  }
}

/** Shine is told beside the cheeks: a zone of the T-zone that shines no more than they do is no place of it. */
function shiningBesideCheeks({ shine: { zones } }: Measures): Measures['shine']['zones'] {
  const cheeks = CHEEKS.map((zone) => zones[zone]).filter((value) => typeof value === 'number')
  const shining = Math.max(0, ...cheeks)
  return Object.fromEntries(
    Object.entries(zones).filter(
      ([zone, value]) => !CHEEKS.includes(zone as SkinZone) && (value ?? 0) > shining,
    ),
  )
}
