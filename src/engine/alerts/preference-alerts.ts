import type { PersonalAlert } from '../../contract/finding.ts'
import type { Assessed } from '../assess/assess-item.ts'
import { joinWords, withFullStop } from '../assess/words.ts'
import type { Trait } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import type { Profile } from '../profile.ts'
import { isKnownByName, saidOnce } from './printed-names.ts'
import { sourceAt } from './source-at.ts'

/** A rating from 3 on is what a user who asked for low wants to hear of. */
const COMEDOGENIC_FROM = 3
const NAMES_MAX = 8

/** Preferences are worded as such: a synthetic ingredient is no danger, and a natural one no safety. */
export function preferenceAlerts(
  assessed: readonly Assessed[],
  profile: Profile,
  knowledge: Knowledge,
): PersonalAlert[] {
  const { veganOnly, naturalOnly, lowComedogenic } = profile.preferences
  return [
    ...(veganOnly ? veganAlerts(assessed) : []),
    ...(naturalOnly ? naturalAlerts(assessed) : []),
    ...(lowComedogenic ? comedogenicAlerts(assessed) : []),
    ...skinTypeAlerts(assessed, profile.skinType, knowledge),
  ]
}

function veganAlerts(assessed: readonly Assessed[]): PersonalAlert[] {
  const animal = printedOf(assessed, ({ finding }) => finding.vegan === false)
  const open = printedOf(assessed, ({ finding }) => finding.vegan === null && finding.inci !== null)
  const isUntold = ({ finding }: Assessed) => finding.vegan === null && finding.inci === null
  const named = printedOf(assessed, (one) => isUntold(one) && isKnownByName(one))
  const unread = printedOf(assessed, (one) => isUntold(one) && !isKnownByName(one))
  return [
    ...preference(
      animal,
      'Vegan only',
      (names, isOne) => `You prefer vegan products: ${names} ${isOne ? 'comes' : 'come'} from animals.`,
    ),
    ...preference(
      open,
      'Vegan only',
      (names, isOne) =>
        `You prefer vegan products: a label cannot tell where ${names} ${isOne ? 'comes' : 'come'} from.`,
    ),
    ...preference(
      named,
      'Vegan only',
      (names, isOne) =>
        `You prefer vegan products: we don't know where ${names} ${isOne ? 'comes from, so it' : 'come from, so they'} may come from animals.`,
    ),
    // What a label tells is not known of a name that nobody here knows.
    ...preference(
      unread,
      'Vegan only',
      (names, isOne) =>
        `You prefer vegan products: we don't know ${names} by name, so ${isOne ? 'it' : 'they'} may come from animals.`,
    ),
  ]
}

function naturalAlerts(assessed: readonly Assessed[]): PersonalAlert[] {
  const synthetic = printedOf(assessed, ({ finding }) => finding.origin === 'synthetic')
  const open = printedOf(
    assessed,
    ({ finding }) => finding.inci !== null && (finding.origin === 'mixed' || finding.origin === 'unknown'),
  )
  const isUntold = ({ finding }: Assessed) => finding.inci === null && finding.origin === 'unknown'
  const named = printedOf(assessed, (one) => isUntold(one) && isKnownByName(one))
  const unread = printedOf(assessed, (one) => isUntold(one) && !isKnownByName(one))
  return [
    ...preference(
      synthetic,
      'Natural only',
      (names, isOne) =>
        `You prefer natural ingredients: ${names} ${isOne ? 'is' : 'are'} usually made synthetically. This is a preference and says nothing about safety.`,
    ),
    ...preference(
      open,
      'Natural only',
      (names) =>
        `You prefer natural ingredients: ${names} may be made synthetically, wholly or in part, and a label does not tell.`,
    ),
    ...preference(
      named,
      'Natural only',
      (names, isOne) =>
        `You prefer natural ingredients: we don't know how ${names} ${isOne ? 'is made, so it' : 'are made, so they'} may be synthetic.`,
    ),
    ...preference(
      unread,
      'Natural only',
      (names, isOne) =>
        `You prefer natural ingredients: we don't know ${names} by name, so ${isOne ? 'it' : 'they'} may be made synthetically.`,
    ),
  ]
}

function comedogenicAlerts(assessed: readonly Assessed[]): PersonalAlert[] {
  const isRated = ({ finding }: Assessed) => (finding.comedogenic ?? 0) >= COMEDOGENIC_FROM
  const rated = printedOf(assessed, isRated)
  const disputed = printedOf(assessed, (one) => isRated(one) && isDisputed(one))
  const single = printedOf(assessed, (one) => isRated(one) && one.finding.comedogenicRange?.lists === 1)
  const doubts = [
    disputed.length > 0
      ? withFullStop(` Lists disagree on ${joinWords(saidOnce(disputed).slice(0, NAMES_MAX))}`)
      : '',
    single.length > 0
      ? withFullStop(` Only one list rates ${joinWords(saidOnce(single).slice(0, NAMES_MAX))}`)
      : '',
  ].join('')
  return preference(
    rated,
    'Low comedogenic',
    (names) =>
      `You prefer a low comedogenic rating: published lists rate ${names} at ${COMEDOGENIC_FROM} or more of 5.${doubts}`,
  )
}

function isDisputed({ facts }: Assessed): boolean {
  return (
    facts?.comedogenic !== undefined && (facts.comedogenic.isDisputed || facts.comedogenic.outlier !== null)
  )
}

const SKIN_TRAITS: Record<NonNullable<Profile['skinType']>, readonly Trait[]> = {
  sensitive: ['poor-for-sensitive'],
  dry: ['poor-for-dry'],
  oily: ['poor-for-oily'],
  combination: ['poor-for-oily'],
  normal: [],
}

/** One alert for each reason: what shares a note stands in one sentence. */
function skinTypeAlerts(
  assessed: readonly Assessed[],
  skinType: Profile['skinType'],
  knowledge: Knowledge,
): PersonalAlert[] {
  if (!skinType) return []
  const wanted = SKIN_TRAITS[skinType]
  const groups = new Map<string, { printed: Set<string>; source: number }>()
  for (const { facts, finding } of assessed) {
    const fact = facts?.traits?.find(({ trait }) => wanted.includes(trait))
    if (!fact) continue
    const group = groups.get(fact.note) ?? { printed: new Set(), source: fact.source }
    group.printed.add(finding.printed)
    groups.set(fact.note, group)
  }
  return [...groups].map(([note, group]) => {
    const printed = [...group.printed]
    return {
      kind: 'skin-type' as const,
      text: `For ${skinType} skin: ${joinWords(saidOnce(printed).slice(0, NAMES_MAX))} ${note}.`,
      because: skinType,
      printed,
      ...sourceAt(knowledge, group.source),
    }
  })
}

function printedOf(assessed: readonly Assessed[], fits: (one: Assessed) => boolean): string[] {
  return [...new Set(assessed.filter(fits).map(({ finding }) => finding.printed))]
}

function preference(
  printed: string[],
  because: string,
  say: (names: string, isOne: boolean) => string,
): PersonalAlert[] {
  if (printed.length === 0) return []
  const names = saidOnce(printed)
  const more = names.length - NAMES_MAX
  const shown = more > 0 ? [...names.slice(0, NAMES_MAX), `${more} more`] : names
  return [{ kind: 'preference', text: say(joinWords(shown), names.length === 1), because, printed }]
}
