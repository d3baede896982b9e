import { matchExactly } from '../inci/match/match.ts'
import { nameKey } from '../inci/match/name-key.ts'
import type { AllergyTerm } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { latinOfSerbian, MIXTURES, productsMeant, wordsMeant } from './entry-words.ts'
import { bracketOf, itemsOf } from './entry-brackets.ts'
import { isCue, isDenied, isWish, isWord, unglued, withoutKinds } from './allergy-cues.ts'
import {
  GLUED_JOINS,
  JOINING,
  JOINING_AS_WRITTEN,
  NO_ALLERGY,
  NOISE,
  NOISE_SIGNS,
  WORDS_OF_SENTENCES,
} from './allergy-noise.ts'
import { inflectedWord } from './inflected-words.ts'
import { nearTerm, readAs, termOf, termOfNames, termOfPart } from './known-words.ts'

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

/**
 * An entry is an everyday word, an ingredient in any of its spellings or numbers, several of them, or a sentence that
 * holds one. Where nothing in it is known, its own words are looked for in the names.
 */
export function readAllergy(entry: string, knowledge: Knowledge): Allergy[] {
  const read = readEntry(entry, knowledge)
  const latin = read.some(isKnown) ? null : latinOfSerbian(entry)
  const found = latin === null ? read : readEntry(latin, knowledge)
  return found.flatMap((allergy) => withMixture(allergy, knowledge))
}

function withMixture(allergy: Allergy, knowledge: Knowledge): Allergy[] {
  const others = MIXTURES[nameKey(allergy.readAs ?? allergy.said)] ?? []
  return [allergy, ...others.flatMap((word) => lookUp(word, knowledge) ?? [])]
}

function readEntry(entry: string, knowledge: Knowledge): Allergy[] {
  if (NO_ALLERGY.has(nameKey(entry))) return []
  const words = wordsOf(withoutFree(entry))
  const homonyms =
    wordsMeant(entry.trim()) ?? wordsMeant(words.filter((word) => !isAround(word)).join(' ')) ?? []
  if (homonyms.length > 0) return homonyms.flatMap((word) => lookUp(word, knowledge) ?? [])
  const explained = readExplained(entry, knowledge)
  if (explained) return explained
  const whole = readWords(entry, words, knowledge)
  if (whole) return [whole]
  const parts = splitAtJoins(wordsOf(withJoins(withoutFree(entry)))).map((part) => ({
    part,
    read: readWords(part.join(' '), part, knowledge),
  }))
  if (parts.some(({ read }) => read !== null))
    return parts.flatMap(({ part, read }) => read ?? unknownPart(part))
  const isAboutAllergy =
    NOISE_SIGNS.some((sign) => entry.includes(sign)) || words.some((word) => isCue(word) || isWish(word))
  const phrase = (isAboutAllergy ? phraseOf(words, knowledge) : null) ?? nearTerm(entry, knowledge)
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

/**
 * `MCI/MI (Kathon CG)`, `fıstık (antep)`: what is told in brackets is another name, one of several, or the rest of a name that is
 * known as a whole, in either order. Null where there are none, or where they are part of the name of an ingredient.
 */
function readExplained(entry: string, knowledge: Knowledge): Allergy[] | null {
  const items = itemsOf(entry)
  if (items.length > 1 && items.some((item) => bracketOf(item))) return readItems(items, knowledge)
  const names = bracketOf(entry)
  if (!names) return null
  const whole = lookUp(entry, knowledge)
  if (whole && (whole.term || names.isInside)) return [whole]
  const { outside, inside } = names
  // `nuts (not almonds)`, `Nüsse (außer Mandeln)`
  if (isDenied(inside)) return readEntry(outside, knowledge).map((read) => ({ ...read, said: entry }))
  return readTogether(entry, names, knowledge) ?? readEach(entry, [outside, inside], whole, knowledge)
}

/** Of several, with brackets in some; null where none of them is known. */
function readItems(items: readonly string[], knowledge: Knowledge): Allergy[] | null {
  const read = items.map((item) => ({ item, allergies: readEntry(item.trim(), knowledge) }))
  if (!read.some(({ allergies }) => allergies.some(isKnown))) return null
  return read.flatMap(({ item, allergies }) =>
    allergies.some(isKnown) ? allergies : unknownPart(wordsOf(item)),
  )
}

function readTogether(
  entry: string,
  { outside, inside }: { outside: string; inside: string },
  knowledge: Knowledge,
): Allergy[] | null {
  for (const both of [`${outside} ${inside}`, `${inside} ${outside}`]) {
    const read = readWords(both, wordsOf(both), knowledge)
    if (read?.term) return [{ said: entry, term: read.term, ingredient: read.ingredient }]
  }
  return null
}

function readEach(
  entry: string,
  names: readonly string[],
  whole: Allergy | null,
  knowledge: Knowledge,
): Allergy[] {
  const read = names.flatMap((name) => readEntry(name, knowledge))
  const known = read.filter(isKnown)
  const [first, ...others] = known.filter(
    (one, at) => !known.slice(0, at).some((other) => isSame(one, other)),
  )
  if (!first) return whole ? [whole] : read
  return others.length > 0 ? [first, ...others] : [{ ...first, said: entry }]
}

const isKnown = ({ term, ingredient }: Allergy) => term !== null || ingredient !== null

function isSame(one: Allergy, other: Allergy): boolean {
  return one.term || other.term ? one.term === other.term : one.ingredient === other.ingredient
}

/** `nuts and zorblax`: a name that nobody knows is kept; what else stands in a sentence is none. */
function unknownPart(part: readonly string[]): Allergy[] {
  const isName = part.length <= UNKNOWN_NAME_WORDS_MAX && part.every((word) => !isNoise(word))
  return isName ? [{ said: part.join(' '), term: null, ingredient: null }] : []
}

/** Signs of languages without blanks, such as the Japanese word for allergy, part words as a blank does. */
function wordsOf(entry: string): string[] {
  // Catalan `al·lèrgic` and Persian endings are one word.
  // `对…过敏`: in Chinese a word of its own stands on both sides of the name.
  let text = entry.replace(/[·‧\u200c]/g, '').replace(/^我?[对對](?=.+(?:[过過]敏|敏感|不耐受))/u, ' ')
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
  // Turkish `PPD'ye`, Finnish `PPD:lle`: what case an abbreviation stands in.
  const bare = signs
    .slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1)
    .join('')
    .replace(/(?<=^[\p{Lu}\d]{2,12})['’:-]\p{Ll}{1,4}$/u, '')
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

/** With its accents: `the` is noise, `thé` is tea. */
const isNoise = (word: string) => word === ',' || NOISE.has(word.toLowerCase()) || isCue(word)

const isAround = (word = ',') => isNoise(word) || isWish(word)

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
    withoutKinds(words.filter((word) => !isNoise(word))),
  ]
  for (const variant of variants) {
    const plain = variant.filter((word) => word !== ',').join(' ')
    const found = lookUp(plain, knowledge) ?? lookUp(plain.replace(ELISION, ''), knowledge)
    if (found) return found
  }
  for (const variant of variants) {
    const found = inflected(variant.filter((word) => word !== ',').join(' '), knowledge)
    if (found) return found
  }
  return null
}

/** `orzechów`, `für Nüssen`: a known word in another case or number. */
function inflected(said: string, knowledge: Knowledge): Allergy | null {
  const found = inflectedWord(said.replace(ELISION, ''), knowledge)
  if (!found) return null
  const { term, word } = found
  return word === undefined
    ? { said, term, ingredient: null }
    : { ...readAs(said, word), term, ingredient: null }
}

function lookUp(said: string, knowledge: Knowledge): Allergy | null {
  const plain = said.trim()
  const term = termOf(plain, knowledge)
  if (term) return { said: plain, term, ingredient: null }
  const ofProducts = productsMeant(plain)
    .map((word) => termOf(word, knowledge))
    .find((known) => known !== null)
  if (ofProducts) return { said: plain, term: ofProducts, ingredient: null }
  const match = matchExactly(plain, knowledge)
  const ingredient = match?.ingredient ?? null
  if (!match || ingredient === null) return null
  // A name of another language leads to the everyday word of its ingredient: `ланолин` to lanolin and its relatives.
  const inci = termOf(knowledge.ingredients[ingredient]?.inci ?? '', knowledge)
  const known = inci ?? (match.tier === 'synonym' ? termOfNames(ingredient, knowledge) : null)
  return { said: plain, term: known ?? termOfPart(plain, ingredient, knowledge), ingredient }
}

/** Where `and` stands without a blank: in front of a word in Arabic and Hebrew, behind it in Korean, between words elsewhere. */
function withJoins(entry: string): string {
  return GLUED_JOINS.reduce((text, join) => text.replace(join, ' , '), entry)
}

function splitAtJoins(words: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  for (const word of words) {
    if (
      word === ',' ||
      word === '/' ||
      JOINING.has(nameKey(word)) ||
      JOINING_AS_WRITTEN.has(word.toLowerCase())
    )
      parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts.length > 1 ? parts.filter((part) => part.length > 0) : []
}

/** Asked only of what says that it is about an allergy: `milk thistle` is no milk. */
function phraseOf(words: readonly string[], knowledge: Knowledge): Allergy | null {
  for (let size = Math.min(PHRASE_MAX, words.length); size > 0; size--)
    for (let at = 0; at + size <= words.length; at++) {
      const phrase = words.slice(at, at + size)
      if (isAround(phrase[0]) || isAround(phrase.at(-1))) continue
      if (size === 1 && WORDS_OF_SENTENCES.has(phrase.join(''))) continue
      const found = lookUp(phrase.join(' '), knowledge) ?? inflected(phrase.join(' '), knowledge)
      if (found) return found
    }
  return null
}

/** `fragrance-free`: what somebody wants to be without. */
function withoutFree(entry: string): string {
  return entry
    .replace(/^[無无](?!法)/u, '')
    .replace(/(?<=\p{L})(?:[ -]?(?:free|frei|vrij|fri|fritt|mentes|vaba)|s[ıiuü]z)$/iu, '')
}
