import { nameWords } from '../inci/match/name-key.ts'
import { buildNearIndex, type NearIndex } from '../inci/match/near-index.ts'
import { buildStopIndex, type StopIndex } from '../inci/match/stops/stop-index.ts'
import type { KnownName } from '../inci/match/match-types.ts'
import { PLANT_TERM, type CompiledKnowledge, type NameKind } from './compiled.ts'

const TRANSLATED: NameKind = 3

export type Knowledge = CompiledKnowledge & {
  byKey: ReadonlyMap<string, KnownName>
  /** By CAS number and by EC number. */
  byNumber: ReadonlyMap<string, number>
  /** Every word that stands in a known name: a word of a label that is one of them is no misprint of another. */
  isWord: (word: string) => boolean
  /** Whether a word of them begins with these letters, of which the first five count; in capitals. */
  beginsWord: (letters: string) => boolean
  /** An everyday word, in small letters, of a food that makes people ill. */
  isFood: (word: string) => boolean
  near: NearIndex
  stops: StopIndex
  /** The ingredient whose name, without one of its inner words, has this key: `POTASSIUMPHOSPHATE` for the cetyl phosphate. */
  withLostWord: (key: string) => number | undefined
  /** Names of the stop list that are forbidden; `ingredient` of a hit points into the stop list. */
  nearBanned: () => NearIndex
  /** A substance of its own, however much its name resembles a curated one. */
  isOther: (key: string) => boolean
  prefixes: PrefixIndex
  /** Guard groups of each ingredient that is in one. */
  guardsOf: ReadonlyMap<number, readonly number[]>
}

/** Builds the look-up structures. Everything they hold is derived, so the compiled file stays small and readable. */
export function loadKnowledge(compiled: CompiledKnowledge): Knowledge {
  const byKey = new Map<string, KnownName>()
  const keys: string[] = []
  const owners: KnownName[] = []
  for (const [name, ingredient, kind, key] of compiled.names) {
    const known = { name, ingredient, kind }
    byKey.set(key, known)
    // Imported names were not looked at by hand: they are recognised letter by letter, never guessed from a misprint.
    if (compiled.ingredients[ingredient]?.isImported) continue
    // So are names of other languages: of two Chinese signs one is half the substance.
    if (kind === TRANSLATED) continue
    keys.push(key)
    owners.push(known)
  }
  const byNumber = new Map<string, number>()
  compiled.ingredients.forEach((facts, at) => {
    for (const number of [...facts.cas, ...facts.ec]) if (!byNumber.has(number)) byNumber.set(number, at)
  })
  const stops = buildStopIndex(compiled.stopList, () => allowedNames(compiled), compiled.stopSounds)
  const isOtherName = otherNames(compiled)
  const words = wordList(owners, compiled.allergies)
  return {
    ...compiled,
    stops,
    nearBanned: bannedNames(compiled),
    isOther: (key) => stops.has(key) || isOtherName(key),
    byKey,
    byNumber,
    isWord: (word) => words().has(word),
    beginsWord: beginnings(words),
    isFood: foodWords(compiled),
    near: buildNearIndex(keys, owners),
    withLostWord: lostWords(owners),
    prefixes: buildPrefixIndex(keys),
    guardsOf: guardsByIngredient(compiled.guards),
  }
}

/** Names of ingredients that no annex forbids, in all languages. */
function* allowedNames({ names, ingredients }: CompiledKnowledge): Generator<string> {
  for (const [name, ingredient] of names)
    if (!ingredients[ingredient]?.annexes?.some(({ effect }) => effect === 'banned')) yield name
}

/** Filled at the first near look-up: a list without misprints never asks. */
function wordList(
  names: readonly KnownName[],
  allergies: CompiledKnowledge['allergies'],
): () => ReadonlySet<string> {
  let words: Set<string> | null = null
  const build = () => {
    // Plants and foods are real too, also where no ingredient of ours is of them: `Cashew` is no misprint of `Caster`.
    const others = allergies.flatMap(({ id, label, words }) =>
      id.startsWith(PLANT_TERM) ? words : FOODS.has(id) ? [label] : [],
    )
    return new Set([...names.map(({ name }) => name), ...others].flatMap(nameWords))
  }
  return () => (words ??= build())
}

const BEGINNING = { least: 3, most: 5 }

/** Filled at the first name that is known by its kind alone. */
function beginnings(words: () => ReadonlySet<string>): (letters: string) => boolean {
  let all: Set<string> | null = null
  const build = () => {
    const found = new Set<string>()
    for (const word of words())
      for (let length = BEGINNING.least; length <= BEGINNING.most && length <= word.length; length++)
        found.add(word.slice(0, length))
    return found
  }
  return (letters) => (all ??= build()).has(letters.slice(0, BEGINNING.most))
}

/** The allergies to what Annex II of Regulation (EU) No 1169/2011 has printed on foods. */
const FOODS: ReadonlySet<string> = new Set(
  (
    'gluten wheat oat shellfish seafood molluscs egg fish peanut soy dairy nuts almond hazelnut walnut cashew brazil-nut ' +
    'macadamia pine-nut celery mustard sesame sulfites lupin'
  ).split(' '),
)

/** Filled when first asked for: most labels warn of nothing. */
function foodWords({ allergies }: CompiledKnowledge): (word: string) => boolean {
  let words: Set<string> | null = null
  const build = () =>
    new Set(
      allergies.flatMap(({ id, words }) => (FOODS.has(id) ? words.map((one) => one.toLowerCase()) : [])),
    )
  return (word) => (words ??= build()).has(word)
}

/** Filled at the first misprint that lost letters. */
function lostWords(names: readonly KnownName[]): (key: string) => number | undefined {
  let shortened: Map<string, number> | null = null
  const build = () => {
    const found = new Map<string, number>()
    for (const { name, ingredient } of names) {
      const words = nameWords(name)
      for (let at = 1; at < words.length - 1; at++) found.set(words.toSpliced(at, 1).join(''), ingredient)
    }
    return found
  }
  return (key) => (shortened ??= build()).get(key)
}

/** Of a name of several words the long ones count alone too: `Gallamine` is no misprint of calamine. */
function otherNames({ otherSubstances, stopList }: CompiledKnowledge): (key: string) => boolean {
  let names: Set<string> | null = null
  const build = () => {
    const words = stopList.flatMap(({ name }) => nameWords(name).filter((word) => word.length >= SPELLABLE_MIN))
    return new Set([...otherSubstances, ...words])
  }
  return (key) => (names ??= build()).has(key)
}

/** Numbers and single letters tell substances apart (`Vitamin D`): a misprint of such a name says nothing. */
const SPELLABLE = /^[A-Za-z]{3,}(?:[ -][A-Za-z]{3,})*$/
/** Shorter names have too many neighbours: hexene is not hexane. */
const SPELLABLE_MIN = 7

/** Built when first asked for: a list without misprints never asks. */
function bannedNames({ stopList }: CompiledKnowledge): () => NearIndex {
  let index: NearIndex | null = null
  return () => {
    if (index) return index
    const keys: string[] = []
    const owners: KnownName[] = []
    stopList.forEach(({ verdict, name, keys: [key = ''] }, at) => {
      if (verdict !== 'banned' || key.length < SPELLABLE_MIN || !SPELLABLE.test(name)) return
      keys.push(key)
      owners.push({ name, ingredient: at, kind: 1 })
    })
    return (index = buildNearIndex(keys, owners))
  }
}

function guardsByIngredient(guards: readonly number[][]): Map<number, number[]> {
  const result = new Map<number, number[]>()
  for (const group of guards) {
    for (const ingredient of group) {
      result.set(ingredient, [...(result.get(ingredient) ?? []), ...group.filter((other) => other !== ingredient)])
    }
  }
  return result
}

/** Names by their first four signs, longest first, for cutting text whose separators were lost. */
type PrefixIndex = { get: (start: string) => readonly string[] }

const START = 4
/** Short names (`TEA`, `BHT`) and numbers stand inside too many words to cut by; `PEG-75` before `Lanolin` is the head of one name. */
const NO_NAME = /^(?:.{0,3}|\d+|(?:PEG|PPG|POLYGLYCERIN)(?:\d.{0,3})?)$/
const NONE: readonly string[] = []

export function buildPrefixIndex(keys: readonly string[]): PrefixIndex {
  // Filled at the first use: most lists keep their separators, and loading must stay quick.
  let buckets: Map<string, string[]> | null = null
  const fill = () => {
    const filled = new Map<string, string[]>()
    for (const key of keys) {
      if (NO_NAME.test(key)) continue
      const start = key.slice(0, START)
      const bucket = filled.get(start)
      if (bucket) bucket.push(key)
      else filled.set(start, [key])
    }
    for (const bucket of filled.values()) bucket.sort((a, b) => b.length - a.length)
    return filled
  }
  return { get: (start) => (buckets ??= fill()).get(start) ?? NONE }
}
