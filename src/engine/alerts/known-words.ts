import { nameKey, nameWords } from '../inci/match/name-key.ts'
import type { AllergyTerm } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { holdsWords } from './word-patterns.ts'

/** Each word of a term as it is written and by its key; `key` is the key of either. */
type Index = Map<string, { term: AllergyTerm; key: string }>
const indexes = new WeakMap<Knowledge, Index>()

export function termOf(plain: string, knowledge: Knowledge): AllergyTerm | null {
  const index = indexes.get(knowledge) ?? newIndex(knowledge)
  const forms = formsOf(plain.toLowerCase().normalize('NFC'))
  // As it is spelled before the key, which knows no blanks: `vitamina es` is the plural of `vitamina e`, not of `vitamin a`.
  const known = [...forms, ...forms.map(nameKey)].find((form) => index.has(form))
  return known === undefined ? null : (index.get(known)?.term ?? null)
}

/**
 * What an ingredient is called by everyday words in any language, where those are of one allergy: `kookosõli` is another name of coconut
 * oil, so that it is coconut.
 */
export function termOfNames(ingredient: number, knowledge: Knowledge): AllergyTerm | null {
  const names = namesByIngredient(knowledge).get(ingredient) ?? []
  const [term, ...others] = new Set(names.flatMap((name) => termOf(name, knowledge) ?? []))
  return others.length === 0 ? (term ?? null) : null
}

/** `peanut flour`, `lemon peel`: a part of a plant that is an ingredient by itself is the plant to whoever is allergic to it. */
export function termOfPart(plain: string, ingredient: number, knowledge: Knowledge): AllergyTerm | null {
  const name = nameWords(knowledge.ingredients[ingredient]?.inci ?? '')
  let whole = plain.toLowerCase().trim()
  while (PART.test(whole)) {
    whole = whole.replace(PART, '')
    const term = termOf(whole, knowledge)
    if (term && (term.ingredients.includes(ingredient) || holdsWords(name, term.nameWords))) return term
  }
  return null
}
const PART =
  / (?:flour|meal|starch|peel|zest|rind|seeds?|kernels?|nuts?|shells?|bran|germ|pulp|skin|fruit|juice|leaf|leaves|root|flowers?|bark|powder|extract|protein|oil|butter|milk|water)$/

const namesOf = new WeakMap<Knowledge, Map<number, string[]>>()

function namesByIngredient(knowledge: Knowledge): Map<number, string[]> {
  const kept = namesOf.get(knowledge)
  if (kept) return kept
  const names = new Map<number, string[]>()
  for (const [name, ingredient] of knowledge.names) {
    const others = names.get(ingredient)
    if (others) others.push(name)
    else names.set(ingredient, [name])
  }
  namesOf.set(knowledge, names)
  return names
}

function newIndex(knowledge: Knowledge): Index {
  const index: Index = new Map()
  for (const term of knowledge.allergies)
    for (const word of term.words) {
      const key = nameKey(word)
      index.set(word, { term, key }).set(key, { term, key: nameKey(key) })
    }
  indexes.set(knowledge, index)
  return index
}

type Guess = { said: string; readAs: string; term: AllergyTerm; ingredient: null }

const NEAR_LETTERS_MIN = 6
const TWO_EDITS_FROM = 9
const VOWEL_MARK = /[\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u

/** `parbens` for parabens, where no word of another allergy is as near. */
export function nearTerm(entry: string, knowledge: Knowledge): Guess | null {
  const key = nameKey(entry)
  if (key.length < NEAR_LETTERS_MIN || entry.trim().includes(' ')) return null
  // Thai and the scripts of India write vowels as marks, and one decides: `วิตามินเอ` is vitamin A and `วิตามินอี` vitamin E.
  if (VOWEL_MARK.test(entry)) return null
  const most = key.length < TWO_EDITS_FROM ? 1 : 2
  const near: { word: string; term: AllergyTerm; edits: number }[] = []
  for (const [word, known] of indexes.get(knowledge) ?? newIndex(knowledge)) {
    // Asked first: of thousands of words few are of a length that can be near.
    if (Math.abs(known.key.length - key.length) > most) continue
    const edits = editsBetween(key, known.key, most)
    if (edits !== null) near.push({ word, term: known.term, edits })
  }
  const least = Math.min(...near.map(({ edits }) => edits))
  const [best, ...others] = near.filter(({ edits }) => edits === least)
  if (!best || others.some(({ term }) => term !== best.term)) return null
  return { ...readAs(entry, best.word), term: best.term, ingredient: null }
}

/** What was typed is told with the known word that it was taken for. */
export function readAs(entry: string, word: string): Pick<Guess, 'said' | 'readAs'> {
  const known = word.toLowerCase()
  return { said: `${entry.trim()} (read as ${known})`, readAs: known }
}

/** Singular and plural, as most languages of the list form it. */
function formsOf(plain: string): string[] {
  return [
    plain,
    plain.endsWith('es') ? plain.slice(0, -2) : plain,
    plain.endsWith('s') ? plain.slice(0, -1) : `${plain}s`,
    // `nuesse`: how German is written where a keyboard has no dots.
    plain.replace(/([aou])e/g, '$1'),
  ]
}

/** How many letters differ between two words, or null where it is more than `most`. */
function editsBetween(one: string, other: string, most: number): number | null {
  if (Math.abs(one.length - other.length) > most) return null
  let row = [...Array(other.length + 1).keys()]
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 1; to <= other.length; to++) {
      const same = (row[to - 1] ?? 0) + (other.charAt(to - 1) === letter ? 0 : 1)
      next.push(Math.min(same, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > most) return null
    row = next
  }
  const edits = row[other.length] ?? 0
  return edits <= most ? edits : null
}
