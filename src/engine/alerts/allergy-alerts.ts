import type { PersonalAlert } from '../../contract/finding.ts'
import { joinWords, withFullStop } from '../assess/words.ts'
import type { Assessed } from '../assess/assess-item.ts'
import { nameWords } from '../inci/match/name-key.ts'
import type { ParsedList } from '../inci/parsed-types.ts'
import type { AllergyTerm } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { readAllergyOnce, type Allergy } from './allergy-entry.ts'
import { constituentAlerts } from './constituent-alerts.ts'
import { holdsEverydayWord } from './everyday-words.ts'
import { labelWarnings, type LabelWarning } from './label-warnings.ts'
import { mayHoldAlerts } from './may-hold-alerts.ts'
import { asPrinted, deniedBy, namesOf, plantsOf, saidOnce } from './printed-names.ts'
import { sourceAt } from './source-at.ts'
import { warningAlerts, warningsFor } from './warning-alerts.ts'
import { holdsWords } from './word-patterns.ts'

/** Of each allergy that meets the list one alert for what is printed, and one for each source of what the oils in it hold. */
export function allergyAlerts(
  assessed: readonly Assessed[],
  list: ParsedList,
  knowledge: Knowledge,
  { allergies, text }: { allergies: readonly string[]; text: string },
): PersonalAlert[] {
  const warnings = allergies.length > 0 ? labelWarnings(text, list) : []
  // `nuts, tree nuts, nuts`: people name one allergy in several ways, and the list is searched for it once.
  const placesOf = byKey(keyOf, (allergy) => printedAt(allergy, assessed, list, knowledge))
  const tell = (entry: string, allergy: Allergy): PersonalAlert[] => {
    const warned = warningsFor(allergy, warnings, knowledge)
    const hits = placesOf(allergy).filter((at) => !isSaidBy(warned, assessed[at]))
    const told = new Set(hits.map((at) => assessed[at]?.finding.printed ?? ''))
    const names = hits.flatMap((at) => assessed[at] ?? []).map(asPrinted)
    return [
      ...printedAlert({ entry, allergy, names, printed: [...told] }, knowledge),
      ...warningAlerts(entry, allergy, warned),
      ...mayHoldAlerts(entry, allergy, { assessed, told, knowledge }),
      ...constituentAlerts({ entry, allergy, assessed, told, knowledge }),
    ]
  }
  /** What the first entry with an allergy was told: of the next it differs in the entry alone. */
  const toldOf = new Map<string, PersonalAlert[]>()
  return distinct(allergies).flatMap((entry) => {
    const read = readAllergyOnce(entry, allergies, knowledge)
    return [...new Map(read.map((allergy) => [wholeKeyOf(allergy), allergy]))].flatMap(([key, allergy]) => {
      const told = toldOf.get(key) ?? tell(entry, allergy)
      toldOf.set(key, told)
      return told.map((alert) => ({ ...alert, because: entry }))
    })
  })
}

/** All that decides what is said of it: the word that was entered is repeated in the sentence. */
function wholeKeyOf(allergy: Allergy): string {
  return `${allergy.said} ${keyOf(allergy)}`
}

/** Where the list prints it: of a term it does not matter by which word it was entered. */
function keyOf({ said, term, ingredient }: Allergy): string {
  return `${term ? `@${term.id}` : said} ${ingredient ?? ''}`
}

function byKey<Found>(key: (allergy: Allergy) => string, find: (allergy: Allergy) => Found) {
  const known = new Map<string, Found>()
  return (allergy: Allergy): Found => {
    const found = known.get(key(allergy)) ?? find(allergy)
    known.set(key(allergy), found)
    return found
  }
}

/** `traces of nuts` is no ingredient: the sentence says it. */
export function isSaidBy(warned: readonly LabelWarning[], one: Assessed | undefined): boolean {
  if (!one || one.finding.inci !== null) return false
  const { start, end } = one.finding.span
  return warned.some(({ span }) => span.start <= start && end <= span.end)
}

type Met = { entry: string; allergy: Allergy; names: string[]; printed: string[] }

function printedAlert(
  { entry, allergy: { said, term }, names, printed }: Met,
  knowledge: Knowledge,
): PersonalAlert[] {
  if (printed.length === 0) return []
  const once = saidOnce(names)
  const why = agreeing(term?.because ?? 'The name matches what you entered.', once.length)
  const met = `You listed an allergy to ${said}: this product lists ${joinWords(once)}`
  return [
    {
      kind: 'allergy',
      text: `${withFullStop(met)} ${why}`,
      because: entry,
      printed,
      ...(term ? sourceAt(knowledge, term.source) : {}),
    },
  ]
}

/** The reason of an allergy speaks of one name; of several it speaks one by one, so that the verb stays as it is. */
function agreeing(because: string, count: number): string {
  return count > 1 && because.startsWith('It ') ? `Each of them ${because.slice('It '.length)}` : because
}

/** `Nickel` and `nickel ` are one entry. */
function distinct(allergies: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const entry of allergies) {
    const plain = entry.trim()
    if (plain !== '' && !seen.has(plain.toLowerCase())) seen.set(plain.toLowerCase(), plain)
  }
  return [...seen.values()]
}

/** Where the list prints what an allergy covers: ingredients and words of a term, one ingredient, or the words entered. */
function printedAt(
  { said, term, ingredient }: Allergy,
  assessed: readonly Assessed[],
  { items }: ParsedList,
  knowledge: Knowledge,
): number[] {
  const members = new Set([...(term?.ingredients ?? []), ...(ingredient === null ? [] : [ingredient])])
  // What is entered as one ingredient is that one: `citric acid` is no other acid.
  const words = term ? [] : nameWords(said)
  const canBeWords = term === null && isSearched(said)
  return assessed.flatMap((_, at) => {
    const found = items[at]?.match.ingredient ?? null
    if (found !== null && members.has(found)) return [at]
    if (saysItIsWithout(assessed[at], { said, term })) return []
    const names = namesOf(assessed[at])
    if (term && (isNamed(assessed[at], names, term) || holdsEverydayWord(assessed[at], term, knowledge)))
      return [at]
    return canBeWords && words.every((word) => names.includes(word)) ? [at] : []
  })
}

function isNamed(one: Assessed | undefined, names: readonly string[], { nameWords: patterns }: AllergyTerm) {
  return holdsWords(names, patterns) || plantsOf(one).some((words) => holdsWords(words, patterns))
}

/** Two letters stand in too many names to say anything. */
export function isSearched(said: string): boolean {
  return nameWords(said).some((word) => word.length >= 3)
}

/** `Latex-free rubber`: of a name that nobody knows the label is believed. */
function saysItIsWithout(one: Assessed | undefined, { said, term }: Pick<Allergy, 'said' | 'term'>): boolean {
  const denied = one?.finding.inci === null ? deniedBy(one.finding.printed) : []
  if (denied.length === 0) return false
  return term
    ? holdsWords(denied, term.nameWords) || term.words.some((word) => denied.includes(word.toUpperCase()))
    : nameWords(said).some((word) => denied.includes(word))
}
