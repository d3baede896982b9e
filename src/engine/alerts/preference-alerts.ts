import type { PersonalAlert } from '../../contract/finding.ts'
import type { Assessed } from '../assess/assess-item.ts'
import { hasTrait } from '../assess/rules.ts'
import { joinWords } from '../assess/words.ts'
import type { Trait } from '../knowledge/compiled.ts'
import type { Profile } from '../profile.ts'

/** A rating from 3 on is what a user who asked for low wants to hear of. */
const COMEDOGENIC_FROM = 3
const NAMES_MAX = 8

/** Preferences are worded as such: a synthetic ingredient is no danger, and a natural one no safety. */
export function preferenceAlerts(assessed: readonly Assessed[], profile: Profile): PersonalAlert[] {
  const { veganOnly, naturalOnly, lowComedogenic } = profile.preferences
  return [
    ...(veganOnly ? veganAlerts(assessed) : []),
    ...(naturalOnly ? naturalAlerts(assessed) : []),
    ...(lowComedogenic ? comedogenicAlerts(assessed) : []),
    ...skinTypeAlerts(assessed, profile.skinType),
  ]
}

function veganAlerts(assessed: readonly Assessed[]): PersonalAlert[] {
  const animal = printedOf(assessed, ({ finding }) => finding.vegan === false)
  const open = printedOf(assessed, ({ finding }) => finding.vegan === null)
  return [
    ...preference(
      animal,
      'Vegan only',
      (names) => `You prefer vegan products: ${names} may be animal-derived or comes from animals.`,
    ),
    ...preference(
      open,
      'Vegan only',
      (names) => `You prefer vegan products: a label cannot tell where ${names} comes from.`,
    ),
  ]
}

function naturalAlerts(assessed: readonly Assessed[]): PersonalAlert[] {
  const synthetic = printedOf(assessed, ({ finding }) => finding.origin === 'synthetic')
  return preference(
    synthetic,
    'Natural only',
    (names) =>
      `You prefer natural ingredients: ${names} is usually made synthetically. This is a preference and says nothing about safety.`,
  )
}

function comedogenicAlerts(assessed: readonly Assessed[]): PersonalAlert[] {
  const rated = printedOf(assessed, ({ finding }) => (finding.comedogenic ?? 0) >= COMEDOGENIC_FROM)
  return preference(
    rated,
    'Low comedogenic',
    (names) =>
      `You prefer a low comedogenic rating: published lists rate ${names} at ${COMEDOGENIC_FROM} or more of 5.`,
  )
}

const SKIN_TRAITS: Record<NonNullable<Profile['skinType']>, readonly Trait[]> = {
  sensitive: ['poor-for-sensitive'],
  dry: ['poor-for-dry'],
  oily: ['poor-for-oily'],
  combination: ['poor-for-oily'],
  normal: [],
}

function skinTypeAlerts(assessed: readonly Assessed[], skinType: Profile['skinType']): PersonalAlert[] {
  if (!skinType) return []
  return SKIN_TRAITS[skinType].flatMap((trait) => {
    const hits = assessed.filter(({ facts }) => hasTrait(facts, trait))
    const note = hits[0]?.facts?.traits?.find((fact) => fact.trait === trait)?.note
    const printed = [...new Set(hits.map(({ finding }) => finding.printed))]
    if (printed.length === 0 || !note) return []
    const text = `For ${skinType} skin: ${joinWords(printed.slice(0, NAMES_MAX))} ${note}.`
    return [{ kind: 'skin-type' as const, text, because: skinType, printed }]
  })
}

function printedOf(assessed: readonly Assessed[], fits: (one: Assessed) => boolean): string[] {
  return [...new Set(assessed.filter(fits).map(({ finding }) => finding.printed))]
}

function preference(printed: string[], because: string, say: (names: string) => string): PersonalAlert[] {
  if (printed.length === 0) return []
  const more = printed.length - NAMES_MAX
  const shown = more > 0 ? [...printed.slice(0, NAMES_MAX), `${more} more`] : printed
  return [{ kind: 'preference', text: say(joinWords(shown)), because, printed }]
}
