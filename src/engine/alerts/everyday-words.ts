import type { Assessed } from '../assess/assess-item.ts'
import { nameWords } from '../inci/match/name-key.ts'
import { PLANT_TERM, type AllergyTerm } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { saidOf } from './printed-names.ts'
import { holdsWords, onlyLooksSo } from './word-patterns.ts'

/** So long a run of its signs is a word of its own in a script without blanks. */
const OWN_WORD = /^(?:[\p{Script=Han}\p{Script=Hangul}]{2,}|[\p{Script=Katakana}\p{Script=Hiragana}ー]{3,})$/u

/** Two signs of kana are one where no other kana goes on with them but the word for what is made of it: `ソバ種子エキス`. */
const SHORT_KANA = /^[\p{Script=Katakana}\p{Script=Hiragana}]{2}$/u
const BEFORE_KANA = '(?<![\\p{Script=Katakana}\\p{Script=Hiragana}ー])'
const BEHIND_KANA =
  '(?=エキス|オイル|パウダー|バター|ミルク|の|[^\\p{Script=Katakana}\\p{Script=Hiragana}ー]|$)'

/** A shorter word begins too many others. */
const COMPOUND_LETTERS_MIN = 6
const WHOLE_LETTERS_MIN = 4
const PART_LETTERS_MIN = 2

const ENDINGS = 'E?N|ES?|ERN?|[AO]R|S|OW\\p{L}+|OV\\p{L}+'
const MATERIALS =
  'ÖL|OEL|OIL|OLJ[AE]|OLIE|ÖLJY|OLAJ|E[KX]TRA[KC]T|PROTEIN|EIWEI|EIWIT|MILCH|MELK|MJÖLK|MÆLK|BUTTER|BOTER|SMÖR|SMØR|MEHL|MEEL|MJÖL|WACHS|VAX|VOKS|WASSER|WATER|VATTEN|VAND|SAFT|SAP|KERN|SAMEN|FRÖ|FRØ|PULVER|POEDER|STÄRKE|SCHALE|BLATT|BLÄTTER|BLÜTE|WURZEL|RINDE|HARZ|FETT'
/** Of derivatives: `Jojobate`, `Cottonseedamidopropyl`. */
const DERIVED = '(?:SEED)?(?:ATE$|AMID|AMPHO|OYL)|TE$|MIDOPROPYL'
/**
 * What may stand behind a word in one with it: an ending, or what is made of it. Names of other plants begin alike: `Mangosteen`,
 * `Limonium`, `Cinnamomum`. No name of INCI is in another script.
 */
const REST = new RegExp(
  `^(?:(?:${ENDINGS})?$|(?:[NS]|E[NS]?)?(?:${MATERIALS})|${DERIVED}|[^\\p{Script=Latin}])`,
  'u',
)

/**
 * A name nobody knows that holds the everyday word: `アーモンドミルク`, `Protéines de lait`, `Jordnötsolja`, is one of it,
 * whatever else it is.
 */
export function holdsEverydayWord(
  one: { finding: Pick<Assessed['finding'], 'printed' | 'inci'> } | undefined,
  term: AllergyTerm,
  knowledge: Knowledge,
): boolean {
  if (!one || one.finding.inci !== null) return false
  const printed = withoutOthers(saidOf(one.finding.printed), term)
  const names = nameWords(printed)
  if (onlyLooksSo(names, term.nameWords)) return false
  const { signs, kana, plain, rows } = searchedWords(term)
  return (
    signs.some((word) => printed.includes(word)) ||
    kana.some((word) => word.test(printed)) ||
    rows.some((parts) => holdsRow(names, parts) && !isOfOthers(parts, term, knowledge)) ||
    plain.some((word) => names.some((name) => isOf(word, name) && !isOfOthers([name], term, knowledge)))
  )
}

type Searched = { signs: string[]; kana: RegExp[]; plain: string[]; rows: string[][] }
const searched = new WeakMap<AllergyTerm, Searched>()

/** The words of an allergy by how they are looked for: a row has hundreds, and is asked for every name that nobody knows. */
function searchedWords(term: AllergyTerm): Searched {
  const kept = searched.get(term)
  if (kept) return kept
  const found: Searched = { signs: [], kana: [], plain: [], rows: [] }
  for (const word of term.words) {
    if (OWN_WORD.test(word)) found.signs.push(word)
    else if (SHORT_KANA.test(word)) found.kana.push(new RegExp(`${BEFORE_KANA}${word}${BEHIND_KANA}`, 'u'))
    else {
      const parts = nameWords(word)
      if (parts.length > 1) found.rows.push(parts)
      else if ((parts[0] ?? '').length >= WHOLE_LETTERS_MIN) found.plain.push(...parts)
    }
  }
  searched.set(term, found)
  return found
}

/** `Red Pepper Extract`, `Farine de pois chiche`: all words of it side by side. A single letter (`vitamin A`) is a word of its own too. */
function holdsRow(names: readonly string[], parts: readonly string[]): boolean {
  if (parts.some((part) => part.length < PART_LETTERS_MIN)) return false
  return names.some((_, at) => parts.every((part, next) => names[at + next] === part))
}

function isOf(plain: string, name: string): boolean {
  if (name === plain) return true
  return plain.length >= COMPOUND_LETTERS_MIN && name.startsWith(plain) && REST.test(name.slice(plain.length))
}

/** Where no blank parts the words, another word that holds the signs is taken out first: `月桂酸` is lauric acid and no `月桂`. */
function withoutOthers(printed: string, { nameWords: patterns }: AllergyTerm): string {
  return patterns.reduce(
    (text, pattern) => (ANOTHER_WORD.test(pattern) ? text.replaceAll(pattern.slice(1), ' ') : text),
    printed,
  )
}

const ANOTHER_WORD = /^![\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}ー]{2,}$/u

/**
 * A word that known names share which the allergy does not cover tells nothing of a name that nobody knows: `Sulfate` is of surfactants
 * and of minerals. The row's own words of names decide then. Plants have none but their Latin name.
 */
function isOfOthers(parts: readonly string[], term: AllergyTerm, knowledge: Knowledge): boolean {
  if (term.id.startsWith(PLANT_TERM)) return false
  const kept = ofOthers.get(term) ?? new Map<string, boolean>()
  ofOthers.set(term, kept)
  const word = parts.join(' ')
  const known = kept.get(word)
  if (known !== undefined) return known
  const members = new Set(term.ingredients)
  const is = (ingredientsByWord(knowledge).get(parts[0] ?? '') ?? []).some((at) => {
    const names = nameWords(knowledge.ingredients[at]?.inci ?? '')
    const holds = parts.length === 1 || holdsRow(names, parts)
    return holds && !members.has(at) && !holdsWords(names, term.nameWords)
  })
  kept.set(word, is)
  return is
}

const ofOthers = new WeakMap<AllergyTerm, Map<string, boolean>>()
const indexes = new WeakMap<Knowledge, Map<string, number[]>>()

function ingredientsByWord(knowledge: Knowledge): Map<string, number[]> {
  const kept = indexes.get(knowledge)
  if (kept) return kept
  const index = new Map<string, number[]>()
  knowledge.ingredients.forEach(({ inci, isImported }, at) => {
    if (isImported) return
    for (const word of new Set(nameWords(inci))) index.set(word, [...(index.get(word) ?? []), at])
  })
  indexes.set(knowledge, index)
  return index
}
