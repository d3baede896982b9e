import type { AnimalRule, PrintedOrigin } from '../../knowledge/compiled.ts'
import { nameKey, nameWords } from './name-key.ts'

type Facts = { animals: readonly AnimalRule[]; printedOrigins: readonly PrintedOrigin[] }

/** Letters that no decomposition takes apart. */
const STROKES: Record<string, string> = { Ł: 'L', Ø: 'O', Æ: 'AE', Œ: 'OE', ß: 'SS' }

/** Words in upper case without accents, so that a pack without them (`LOJ`) says the same. */
export function plainWords(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
  return nameWords(
    plain.replace(/[ŁØÆŒłøæœß]/g, (sign) => STROKES[sign.toUpperCase()] ?? STROKES[sign] ?? sign),
  )
}

/** What a name says of animals by its words. Of parts between slashes each speaks for itself: `Milk/Soybean Ferment`. */
export function animalIn(name: string, facts: Pick<Facts, 'animals'>): AnimalRule | null {
  const whole = animalInPart(name, nameKey(name), facts)
  if (whole?.vegan === 'no' || !name.includes('/')) return whole
  const parts = name.split('/').map((part) => animalInPart(part, '', facts))
  return parts.find((rule) => rule?.vegan === 'no') ?? whole ?? parts.find((rule) => rule !== null) ?? null
}

/** `key` is that of the whole name; a part has none, as `Lactate` alone is milk in Romanian and a salt between slashes. */
function animalInPart(name: string, key: string, { animals }: Pick<Facts, 'animals'>): AnimalRule | null {
  const words = plainWords(name)
  const found = indexOf(animals).candidates(name, words, key)
  const rules = found
    .map((at) => animals[at])
    .filter((rule) => rule !== undefined)
    .filter((rule) => isSaid(name, words, rule.words, key, rule.whole))
  return rules.find(({ vegan }) => vegan === 'no') ?? rules[0] ?? null
}

/** A word of the printed name that tells where it came from. */
export function printedOriginIn(
  name: string,
  { printedOrigins }: Pick<Facts, 'printedOrigins'>,
  { except = [], isCropTold = true }: { except?: readonly string[]; isCropTold?: boolean } = {},
): PrintedOrigin | null {
  const all = plainWords(name)
  const words = all.filter((word, at) => !except.includes(word) && !isCarrier(all, at))
  const rules = printedOrigins.filter(({ isCrop }) => isCropTold || !isCrop)
  const said = rules.filter((rule) => isSaid(name, words, rule.words))
  return said.find(({ origin }) => origin === 'animal') ?? said[0] ?? null
}

const OILS = new Set([
  'OIL',
  'OILS',
  'HUILE',
  'HUILES',
  'ACEITE',
  'ACEITES',
  'OLIO',
  'OLI',
  'OLEO',
  'OLEOS',
  'OLEJ',
  'OLEJE',
  'OLIE',
  'OLJA',
  'МАСЛО',
])
const IN = new Set([
  'IN',
  'WITH',
  'AND',
  'MIT',
  'UND',
  'AVEC',
  'DANS',
  'ET',
  'CON',
  'EN',
  'Y',
  'E',
  'COM',
  'EM',
  'W',
  'MET',
  'I',
  'MED',
  'В',
  'С',
])

/** `Retinol in sunflower oil`, `... and vegetable oil`: what it is dissolved in says nothing of itself. */
function isCarrier(words: readonly string[], at: number): boolean {
  const isOil = OILS.has(words[at + 1] ?? '') || OILS.has(words[at - 1] ?? '')
  return isOil && words.slice(Math.max(0, at - 3), at).some((word) => IN.has(word))
}

function isSaid(
  name: string,
  words: readonly string[],
  patterns: readonly string[],
  key = '',
  whole: readonly string[] = [],
): boolean {
  const { included, excluded } = patternsOf(patterns)
  const isHit = whole.includes(key) || included.some((one) => fits(name, words, one, key))
  return isHit && !excluded.some((one) => fits(name, words, one, key))
}

/** A script without blanks: its words stand inside others. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u

/** `=BUTTER` is the whole name, `TALLOW*` and `*TALLOW` the start or end of a word, `OX GALL` both words. */
type Pattern =
  | { kind: 'whole'; key: string }
  | { kind: 'inside'; sign: string }
  | { kind: 'words'; parts: Part[] }
type Part = { at: 'start' | 'end' | 'word'; letters: string }
type Patterns = { included: Pattern[]; excluded: Pattern[] }

/** Every name of a list is held against all rows, which do not change. */
const read = new WeakMap<readonly string[], Patterns>()

function patternsOf(patterns: readonly string[]): Patterns {
  const kept = read.get(patterns)
  if (kept) return kept
  const found = {
    included: patterns.filter((one) => !one.startsWith('!')).map(patternOf),
    excluded: patterns.filter((one) => one.startsWith('!')).map((one) => patternOf(one.slice(1))),
  }
  read.set(patterns, found)
  return found
}

function patternOf(pattern: string): Pattern {
  if (pattern.startsWith('=')) return { kind: 'whole', key: nameKey(pattern.slice(1)) }
  if (UNSPACED.test(pattern)) return { kind: 'inside', sign: pattern }
  return { kind: 'words', parts: pattern.split(' ').map(partOf) }
}

function partOf(part: string): Part {
  if (part.endsWith('*')) return { at: 'start', letters: part.slice(0, -1) }
  return part.startsWith('*') ? { at: 'end', letters: part.slice(1) } : { at: 'word', letters: part }
}

function fits(name: string, words: readonly string[], pattern: Pattern, key: string): boolean {
  if (pattern.kind === 'whole') return pattern.key === key
  if (pattern.kind === 'inside') return name.includes(pattern.sign)
  return pattern.parts.every((part) => words.some((word) => isWord(word, part)))
}

function isWord(word: string, { at, letters }: Part): boolean {
  if (at === 'word') return word === letters
  return at === 'start' ? word.startsWith(letters) : word.endsWith(letters)
}

type Index = { candidates: (name: string, words: readonly string[], key: string) => number[] }

const indexes = new WeakMap<readonly AnimalRule[], Index>()

function indexOf(animals: readonly AnimalRule[]): Index {
  const known = indexes.get(animals)
  if (known) return known
  const index = newIndex(animals)
  indexes.set(animals, index)
  return index
}

/** Most names hold no such word: rows are asked only where the first word of one of their patterns may stand in the name. */
function newIndex(animals: readonly AnimalRule[]): Index {
  const byWord = new Map<string, Set<number>>()
  const byKey = new Map<string, Set<number>>()
  const starts = new Map<string, [string, number][]>()
  const ends = new Map<string, [string, number][]>()
  const unspaced: [string, number][] = []
  const add = (map: Map<string, Set<number>>, key: string, at: number) =>
    map.set(key, (map.get(key) ?? new Set()).add(at))
  const addPart = (map: typeof starts, sign: string, part: [string, number]) =>
    map.set(sign, [...(map.get(sign) ?? []), part])
  animals.forEach((rule, at) => {
    for (const key of rule.whole) add(byKey, key, at)
    for (const pattern of rule.words) {
      const [first = ''] = pattern.split(' ')
      if (pattern.startsWith('!')) continue
      if (pattern.startsWith('=')) add(byKey, nameKey(pattern.slice(1)), at)
      else if (UNSPACED.test(pattern)) unspaced.push([pattern, at])
      else if (first.endsWith('*')) addPart(starts, first.charAt(0), [first.slice(0, -1), at])
      else if (first.startsWith('*')) addPart(ends, first.slice(-1), [first.slice(1), at])
      else add(byWord, first, at)
    }
  })
  const addByPart = (found: Set<number>, word: string) => {
    for (const [start, at] of starts.get(word.charAt(0)) ?? []) if (word.startsWith(start)) found.add(at)
    for (const [end, at] of ends.get(word.slice(-1)) ?? []) if (word.endsWith(end)) found.add(at)
  }
  return {
    candidates: (name, words, key) => {
      const found = new Set<number>(byKey.get(key) ?? [])
      for (const word of words) {
        for (const at of byWord.get(word) ?? []) found.add(at)
        addByPart(found, word)
      }
      if (UNSPACED.test(name)) for (const [sign, at] of unspaced) if (name.includes(sign)) found.add(at)
      return [...found].sort((a, b) => a - b)
    },
  }
}
