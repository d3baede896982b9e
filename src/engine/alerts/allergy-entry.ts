import { matchExactly } from '../inci/match/match.ts'
import { nameKey } from '../inci/match/name-key.ts'
import type { AllergyTerm } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import {
  CUES,
  GLUED_CUES,
  JOINING,
  NO_ALLERGY,
  NOISE,
  NOISE_SIGNS,
  WORDS_OF_SENTENCES,
} from './allergy-noise.ts'

/** What one entry, or one part of it, means. */
export type Allergy = {
  /** The entry without `I am allergic to` around it, as it was written. */
  said: string
  term: AllergyTerm | null
  ingredient: number | null
  /** The known word that a misspelt entry was taken for. */
  readAs?: string
}

/** Phrases of a sentence are tried up to this many words. */
const PHRASE_MAX = 4
const UNKNOWN_NAME_WORDS_MAX = 2
/** One word for two things: both are looked for, as nothing tells which is meant. */
const HOMONYMS: Readonly<Record<string, readonly string[]>> = {
  TEA: ['tea', 'triethanolamine'],
  // Butylated hydroxyanisole, and what the trade calls salicylic acid.
  BHA: ['bha', 'bha acid'],
  bha: ['bha', 'bha acid'],
  // Italian for silk, Spanish for a mushroom.
  seta: ['silk', 'mushroom'],
  Seta: ['silk', 'mushroom'],
}
/**
 * Trade names of preservatives that are sold mixed, by their key, and what is in them beside the word of the table that holds the
 * name: who reacts to one may react to any of it.
 */
const MIXTURES: Readonly<Record<string, readonly string[]>> = {
  PHENONIP: ['phenoxyethanol'],
  GERMABENII: ['diazolidinyl urea', 'propylene glycol'],
  GERMALLPLUS: ['ipbc'],
  LIQUIDGERMALLPLUS: ['ipbc', 'propylene glycol'],
  GLYDANTPLUS: ['ipbc'],
  // Several of one maker; those that patch tests know by the name.
  EUXYL: ['euxyl k400', 'euxyl pe 9010'],
  EUXYLK400: ['phenoxyethanol'],
  EUXYLK712: ['sorbates'],
  EUXYLPE9010: ['ethylhexylglycerin'],
  OPTIPHEN: ['caprylyl glycol'],
  OPTIPHENPLUS: ['caprylyl glycol', 'sorbates'],
  GEOGARD221: ['dehydroacetic acid'],
  COSGARD: ['dehydroacetic acid'],
}

/**
 * An entry is an everyday word, an ingredient in any of its spellings or numbers, several of them, or a sentence that
 * holds one. Where nothing in it is known, its own words are looked for in the names.
 */
export function readAllergy(entry: string, knowledge: Knowledge): Allergy[] {
  return readEntry(entry, knowledge).flatMap((allergy) => withMixture(allergy, knowledge))
}

function withMixture(allergy: Allergy, knowledge: Knowledge): Allergy[] {
  const others = MIXTURES[nameKey(allergy.readAs ?? allergy.said)] ?? []
  return [allergy, ...others.flatMap((word) => lookUp(word, knowledge) ?? [])]
}

function readEntry(entry: string, knowledge: Knowledge): Allergy[] {
  if (NO_ALLERGY.has(nameKey(entry))) return []
  const words = wordsOf(withoutFree(entry))
  const homonyms = HOMONYMS[entry.trim()] ?? []
  if (homonyms.length > 0) return homonyms.flatMap((word) => lookUp(word, knowledge) ?? [])
  const whole = readWords(entry, words, knowledge)
  if (whole) return [whole]
  const [named] = outsideAndInside(entry).flatMap((name) => lookUp(name, knowledge) ?? [])
  if (named) return [{ ...named, said: entry }]
  const parts = splitAtJoins(words).map((part) => ({
    part,
    read: readWords(part.join(' '), part, knowledge),
  }))
  if (parts.some(({ read }) => read !== null))
    return parts.flatMap(({ part, read }) => read ?? unknownPart(part))
  const phrase = phraseOf(words, knowledge) ?? nearTerm(entry, knowledge)
  return [phrase ?? { said: entry, term: null, ingredient: null }]
}

const readings = new WeakMap<Knowledge, WeakMap<readonly string[], Map<string, Allergy[]>>>()

/**
 * One entry of a profile, read once for all lists that are checked for it: a word that nobody knows is held against every known
 * one. What was read is forgotten with the profile's `allergies`.
 */
export function readAllergyOnce(
  entry: string,
  allergies: readonly string[],
  knowledge: Knowledge,
): readonly Allergy[] {
  const ofProfiles = readings.get(knowledge) ?? new WeakMap<readonly string[], Map<string, Allergy[]>>()
  const read = ofProfiles.get(allergies) ?? new Map<string, Allergy[]>()
  readings.set(knowledge, ofProfiles.set(allergies, read))
  const known = read.get(entry) ?? readAllergy(entry, knowledge)
  read.set(entry, known)
  return known
}

/** `MCI/MI (Kathon CG)`: a card gives two names of one thing, and either will do. */
function outsideAndInside(entry: string): string[] {
  const [, outside = '', inside = ''] = /^([^()[\]]+)[([]([^()[\]]+)[)\]]$/.exec(entry.trim()) ?? []
  return [outside.trim(), inside.trim()].filter((name) => name !== '')
}

/** `nuts and zorblax`: a name that nobody knows is kept; what else stands in a sentence is none. */
function unknownPart(part: readonly string[]): Allergy[] {
  const isName = part.length <= UNKNOWN_NAME_WORDS_MAX && part.every((word) => !isNoise(word))
  return isName ? [{ said: part.join(' '), term: null, ingredient: null }] : []
}

/** Signs of languages without blanks, such as the Japanese word for allergy, part words as a blank does. */
function wordsOf(entry: string): string[] {
  let text = entry
  for (const sign of NOISE_SIGNS) text = text.replaceAll(sign, ' ')
  const words = text.split(/[^\p{L}\p{M}\p{N}'’.,/&+-]+/u).flatMap(partsOfWord)
  // Spanish `soy alérgico` is `I am allergic`; any other `soy` is the bean.
  const isSpanish = isWord(words[0] ?? '', 'soy') && nameKey(words[1] ?? '').startsWith('ALERGIC')
  return isSpanish ? words.slice(1) : words
}

/** `d'arachide`, `all'uovo` */
const ELISION = /^(?:d|l|j|all|dell|sull)['’](?=\p{L})/iu

/** `nuts,` ends in a comma, `2,5-` does not. */
function partsOfWord(word: string): string[] {
  const signs = [...word]
  const bare = signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1).join('')
  if (bare === '') return word.trim() === '' ? [] : [',']
  const parts = bare.split('/')
  // `peanuts/tree nuts`, unlike `2/3-dimethyl`.
  const words = parts.every((part) => part.length >= WORD_OF_LIST_MIN) ? joinedBy('/', parts) : [bare]
  const unglueds = words.map((one) => (one === '/' ? one : unglued(one)))
  return word.endsWith(',') || word.endsWith('.') ? [...unglueds, ','] : unglueds
}

const WORD_OF_LIST_MIN = 3

function joinedBy(sign: string, parts: readonly string[]): string[] {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [sign, part]))
}

const isLetter = (sign: string) => /[\p{L}\p{M}\p{N}]/u.test(sign)

/** `Nussallergie` is an allergy to what stands before. */
function unglued(word: string): string {
  const cue = GLUED_CUES.find((end) => word.length > end.length + 2 && isWord(word.slice(-end.length), end))
  return cue ? word.slice(0, -cue.length).replace(/-$/, '') : word
}

function isWord(word: string, known: string): boolean {
  return nameKey(word) === nameKey(known)
}

/** With its accents: `the` is noise, `thé` is tea. */
const isNoise = (word: string) => word === ',' || NOISE.has(word.toLowerCase()) || CUES.has(nameKey(word))

function readWords(entry: string, words: readonly string[], knowledge: Knowledge): Allergy | null {
  const whole = lookUp(entry, knowledge)
  const from = words.findIndex((word) => !isNoise(word))
  if (whole || from < 0) return whole
  const to = words.findLastIndex((word) => !isNoise(word)) + 1
  // `vitamin a` ends in a word that is none in `nuts, a severe allergy`, `produits laitiers` begins with one.
  const starts = [...words.slice(0, from + 1).keys()]
  const variants = [
    ...starts.map((start) => words.slice(start)),
    ...starts.map((start) => words.slice(start, to)),
    words.filter((word) => !isNoise(word)),
  ]
  for (const variant of variants) {
    const plain = variant.filter((word) => word !== ',').join(' ')
    const found = lookUp(plain, knowledge) ?? lookUp(plain.replace(ELISION, ''), knowledge)
    if (found) return found
  }
  return null
}

function lookUp(said: string, knowledge: Knowledge): Allergy | null {
  const plain = said.trim()
  const term = termOf(plain, knowledge)
  if (term) return { said: plain, term, ingredient: null }
  const ingredient = matchExactly(plain, knowledge)?.ingredient ?? null
  if (ingredient === null) return null
  // A name of another language leads to the everyday word of its ingredient: `ланолин` to lanolin and its relatives.
  const inci = knowledge.ingredients[ingredient]?.inci ?? ''
  return { said: plain, term: termOf(inci, knowledge), ingredient }
}

function splitAtJoins(words: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  for (const word of words) {
    if (word === ',' || word === '/' || JOINING.has(nameKey(word))) parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts.length > 1 ? parts.filter((part) => part.length > 0) : []
}

/** Only in what says that it is about an allergy: `milk thistle` is no milk. */
function phraseOf(words: readonly string[], knowledge: Knowledge): Allergy | null {
  if (!words.some((word) => CUES.has(nameKey(word)))) return null
  for (let size = Math.min(PHRASE_MAX, words.length); size > 0; size--)
    for (let at = 0; at + size <= words.length; at++) {
      const phrase = words.slice(at, at + size)
      if (isNoise(phrase[0] ?? ',') || isNoise(phrase.at(-1) ?? ',')) continue
      if (size === 1 && WORDS_OF_SENTENCES.has(phrase[0] ?? '')) continue
      const found = lookUp(phrase.join(' '), knowledge)
      if (found) return found
    }
  return null
}

/** Each word of a term as it is written and by its key; `key` is the key of either. */
type Index = Map<string, { term: AllergyTerm; key: string }>
const indexes = new WeakMap<Knowledge, Index>()

function termOf(plain: string, knowledge: Knowledge): AllergyTerm | null {
  const index = indexes.get(knowledge) ?? newIndex(knowledge)
  const forms = formsOf(plain.toLowerCase())
  // As it is spelled before the key, which knows no blanks: `vitamina es` is the plural of `vitamina e`, not of `vitamin a`.
  const known = [...forms, ...forms.map(nameKey)].find((form) => index.has(form))
  return known === undefined ? null : (index.get(known)?.term ?? null)
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

/** `fragrance-free`: what somebody wants to be without. */
function withoutFree(entry: string): string {
  return entry.replace(/(?<=\p{L})[ -]?(?:free|frei|vrij)$/iu, '')
}

const NEAR_LETTERS_MIN = 6
const TWO_EDITS_FROM = 9

/** `parbens` for parabens, where no word of another allergy is as near. */
function nearTerm(entry: string, knowledge: Knowledge): Allergy | null {
  const key = nameKey(entry)
  if (key.length < NEAR_LETTERS_MIN || entry.trim().includes(' ')) return null
  const most = key.length < TWO_EDITS_FROM ? 1 : 2
  const near = [...(indexes.get(knowledge) ?? newIndex(knowledge))].flatMap(([word, known]) => {
    const edits = editsBetween(key, known.key, most)
    return edits === null ? [] : [{ word, term: known.term, edits }]
  })
  const least = Math.min(...near.map(({ edits }) => edits))
  const [best, ...others] = near.filter(({ edits }) => edits === least)
  if (!best || others.some(({ term }) => term !== best.term)) return null
  const readAs = best.word.toLowerCase()
  return { said: `${entry.trim()} (read as ${readAs})`, term: best.term, ingredient: null, readAs }
}

/** Singular and plural, as most languages of the list form it. */
function formsOf(plain: string): string[] {
  return [
    plain,
    plain.endsWith('es') ? plain.slice(0, -2) : plain,
    plain.endsWith('s') ? plain.slice(0, -1) : `${plain}s`,
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
