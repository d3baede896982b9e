import { SkinZone, type SkinMeasureName } from '../../contract/skin.ts'
import type { SkinReport } from '../../contract/skin-report.ts'
import { zoneReadings } from '../../contract/zone-levels.ts'

const T_ZONE = ['forehead', 'nose', 'chin'] as const
const CHEEKS = ['left-cheek', 'right-cheek'] as const

/** Every zone that a sentence names, by its words. */
const ZONE_NAMED: Record<SkinZone, string> = {
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

const PAIRS_NAMED: [string, SkinZone[]][] = [
  ['on both cheeks', ['left-cheek', 'right-cheek']],
  ['below both eyes', ['left-under-eye', 'right-under-eye']],
  ['beside both eyes', ['left-crows-feet', 'right-crows-feet']],
]

function zonesIn(sentence: string): SkinZone[] {
  const pairs = PAIRS_NAMED.flatMap(([words, zones]) => (sentence.includes(words) ? zones : []))
  return SkinZone.options.filter((zone) => pairs.includes(zone) || sentence.includes(ZONE_NAMED[zone]))
}

/** What the report says against its own map, or against another of its sentences; nothing where it agrees. */
export function contradictionsIn({ concerns, skinType, fullText, reading, standings }: SkinReport): string[] {
  const found: string[] = []
  const says = (sentence: string, isTrue: boolean) => {
    if (!isTrue) found.push(sentence)
  }
  const { measures } = reading
  for (const { measure, description, zones, value, severity } of concerns) {
    const named = zonesIn(description)
    says(`${description}: other zones than listed`, [...named].sort().join() === [...zones].sort().join())
    says(`${description}: the measure says the opposite`, value > 0)
    const levels = new Map(zoneReadings(measures[measure].zones).map((each) => [each.zone, each]))
    for (const zone of named) {
      const at = levels.get(zone)
      says(`${description}: ${zone} shows nothing of it`, (at?.value ?? 0) > 0)
      says(`${description}: ${zone} is ${at?.level} on the map`, at?.level !== 'unknown')
      if (measure !== 'shine')
        says(
          `${description}: ${zone} is ${at?.level} on the map`,
          at?.level === 'most' || at?.level === 'same',
        )
      const cheeks = CHEEKS.map((cheek) => measures.shine.zones[cheek] ?? 0)
      if (measure === 'shine')
        says(`${description}: a cheek shines as much`, (at?.value ?? 0) > Math.max(...cheeks))
    }
    says(`${description}: most beside equal zones`, !description.includes('much alike') || named.length > 1)
    says(
      `${fullText}: ${severity} of ${measure}, and for a professional`,
      fullText.includes(`If ${measure} is new or bothers you, have a professional`) === severity >= 7,
    )
    const among = standings?.[measure]?.zones
    for (const zone of among ? named : [])
      says(`${description}: ${zone} is usual on the map`, (among?.[zone] ?? 0) >= 80 - 1e-9)
  }
  const names = concerns.map(({ measure }) => measure)
  const because = skinType?.because ?? ''
  const stands = (measure: SkinMeasureName) => names.includes(measure)
  says(
    `${because}: and both are named`,
    !(because.startsWith('Neither') && (stands('shine') || stands('dryness-appearance'))),
  )
  says(
    `${because}: while the T-zone does not`,
    !because.includes('T-zone shines') || (measures.shine.value ?? 0) > 0,
  )
  says(
    `oily, with a dry look`,
    !(skinType?.type === 'oily' && because.includes('cheeks all') && stands('dryness-appearance')),
  )
  const shining = [...T_ZONE, ...CHEEKS].map((zone) => measures.shine.zones[zone] ?? 0)
  says(`${because}: nothing shines`, !because.includes('all shine') || Math.max(...shining) > 0)
  for (const [measure, { percentile }] of Object.entries(standings ?? {}))
    says(
      `${fullText}: and ${measure} is more than usual on the map`,
      !fullText.includes('Nothing stands out.') ||
        percentile < 80 ||
        (measures[measure as SkinMeasureName].value ?? 0) <= 0,
    )
  says(
    `${fullText}: beside concerns`,
    fullText.includes('Nothing stands out') === false || names.length === 0,
  )
  return found
}
