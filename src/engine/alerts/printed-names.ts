import { readableName } from '../../contract/readable-name.ts'
import type { Assessed } from '../assess/assess-item.ts'
import { withoutDenied } from '../inci/match/denied-words.ts'
import { nameKey, nameWords } from '../inci/match/name-key.ts'

/** The words of what is printed and of what it is, an INCI name or the name by which it is forbidden, without those it denies. */
export function namesOf(one: Assessed | undefined): readonly string[] {
  return one ? wordsOnce(one.finding) : []
}
const wordsOnce = once(({ printed, inci, name }) => nameWords(`${saidOf(printed)} ${inci ?? saidOf(name)}`))

type Named = Pick<Assessed['finding'], 'printed' | 'inci' | 'name'>

/** A name is held against each of many allergies: what it says is worked out for the first of them. */
function once<Said extends object>(work: (finding: Named) => Said): (finding: Named) => Said {
  const known = new WeakMap<Named, Said>()
  return (finding) => {
    const said = known.get(finding) ?? work(finding)
    known.set(finding, said)
    return said
  }
}

/**
 * The plants of a ferment or extract of many, each with what was made of them all: a word that keeps one of them out of an allergy
 * (`RHEUM PALMATUM`) speaks of that one alone. None of a name of fewer, and none of polymers and minerals, whose parts are one thing.
 */
export function plantsOf(one: Assessed | undefined): readonly (readonly string[])[] {
  return one ? plantsOnce(one.finding) : []
}
const plantsOnce = once(({ inci, printed }) => {
  const name = saidOf(inci ?? printed)
  if (!name.includes('/')) return []
  const parts = name
    .replace(KINDS_OF_ONE, (kinds) => kinds.replaceAll('/', ' '))
    .split('/')
    .map((part) => nameWords(part))
  const made = (parts.at(-1) ?? []).filter((word) => MADE_OF_MANY.has(word))
  return parts.length < PLANTS_MIN || made.length === 0 ? [] : parts.map((part) => [...part, ...made])
})

const PLANTS_MIN = 3
/** `Streptococcus (Cremoris/Lactis)`: no part of it is a name of its own. */
const KINDS_OF_ONE = /\p{L} \([^)]*\)/gu
const MADE_OF_MANY = new Set(['EXTRACT', 'FERMENT', 'FILTRATE', 'LYSATE', 'WATER'])

/** What is printed, without the words that it denies: `Lanolin-free wax` says `wax`. */
export function saidOf(printed: string): string {
  return withoutDenied(printed) ?? printed
}

/** What stands on a list of what is forbidden is known by its name, though it is no ingredient of ours. */
export function isKnownByName({ finding }: Assessed): boolean {
  return BY_NAME.has(finding.recognition.tier)
}
const BY_NAME: ReadonlySet<string> = new Set(['exact', 'synonym', 'code', 'part'])

/** `Glycerin` and `GLYCERIN` are one name, said as it is printed first. */
export function saidOnce(printed: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const name of printed) {
    const key = nameKey(name) || name
    if (!first.has(key)) first.set(key, name)
  }
  return [...first.values()]
}

/** The words that a name says it is without. */
export function deniedBy(printed: string): string[] {
  const said = withoutDenied(printed)
  if (said === null) return []
  const kept = new Set(nameWords(said))
  return nameWords(printed).filter((word) => !kept.has(word))
}

/** `Retin-A (Tretinoin)`: the name as the label prints it, and what it is where that is another. */
export function asPrinted({ finding }: Assessed): string {
  return asPrintedOnce(finding).said
}
const asPrintedOnce = once(({ printed, inci, name }) => {
  const own = inci ?? name
  const words = nameWords(printed)
  const isSaid =
    nameKey(printed).includes(nameKey(own)) || nameWords(own).every((word) => words.includes(word))
  return { said: isSaid ? printed : `${printed} (${readableName(own)})` }
})
