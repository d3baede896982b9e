import type { PersonalAlert } from '../../contract/finding.ts'
import { joinWords } from '../assess/words.ts'
import type { Assessed } from '../assess/assess-item.ts'
import { matchExactly } from '../inci/match.ts'
import { nameWords } from '../inci/name-key.ts'
import type { ParsedList } from '../inci/parsed-types.ts'
import type { AllergyTerm } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { sourceAt } from './source-at.ts'
import { holdsWords } from './word-patterns.ts'

/** One alert for each allergy that meets the list, with the printed names and why they belong to it. */
export function allergyAlerts(
  assessed: readonly Assessed[],
  list: ParsedList,
  knowledge: Knowledge,
  allergies: readonly string[],
): PersonalAlert[] {
  const found: PersonalAlert[] = []
  for (const entry of distinct(allergies)) {
    const term = findTerm(entry, knowledge)
    const printed = term
      ? printedByTerm(term, assessed, list)
      : printedByWords(entry, assessed, list, knowledge)
    if (printed.length === 0) continue
    const why = term ? ` ${term.because}` : ` The name matches what you entered.`
    found.push({
      kind: 'allergy',
      text: `You listed an allergy to ${entry}: this product lists ${joinWords(printed)}.${why}`,
      because: entry,
      printed,
      ...(term ? sourceAt(knowledge, term.source) : {}),
    })
  }
  return found
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

const NOISE = new Set([
  'allergy',
  'allergies',
  'allergic',
  'to',
  'intolerance',
  'sensitivity',
  'sensitive',
  'the',
  'any',
  'all',
  'and',
  'products',
  'derivatives',
])

/** The everyday word a person writes, in singular or plural, with or without `allergy` around it. */
function findTerm(entry: string, knowledge: Knowledge): AllergyTerm | null {
  const words = entry
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]/u)
    .filter((word) => word !== '' && !NOISE.has(word))
  const plain = words.join(' ')
  const forms = [
    plain,
    plain.endsWith('s') ? plain.slice(0, -1) : `${plain}s`,
    plain.endsWith('es') ? plain.slice(0, -2) : plain,
  ]
  return knowledge.allergies.find((term) => forms.some((form) => term.words.includes(form))) ?? null
}

function printedByTerm(term: AllergyTerm, assessed: readonly Assessed[], { items }: ParsedList): string[] {
  const members = new Set(term.ingredients)
  return printedWhere(assessed, (at) => {
    const ingredient = items[at]?.match.ingredient ?? null
    return (
      (ingredient !== null && members.has(ingredient)) || holdsWords(namesOf(assessed, at), term.nameWords)
    )
  })
}

/** A free entry: as an ingredient if it is one, otherwise by its words in the printed or the INCI name. */
function printedByWords(
  entry: string,
  assessed: readonly Assessed[],
  { items }: ParsedList,
  knowledge: Knowledge,
): string[] {
  const ingredient = matchExactly(entry, knowledge)?.ingredient ?? null
  const words = nameWords(entry)
  const canBeWords = words.some((word) => word.length >= 3)
  return printedWhere(assessed, (at) => {
    if (ingredient !== null && items[at]?.match.ingredient === ingredient) return true
    const names = namesOf(assessed, at)
    return canBeWords && words.every((word) => names.includes(word))
  })
}

function namesOf(assessed: readonly Assessed[], at: number): string[] {
  const finding = assessed[at]?.finding
  return finding ? nameWords(`${finding.printed} ${finding.inci ?? ''}`) : []
}

function printedWhere(assessed: readonly Assessed[], fits: (at: number) => boolean): string[] {
  const printed = assessed.filter((_, at) => fits(at)).map(({ finding }) => finding.printed)
  return [...new Set(printed)]
}
