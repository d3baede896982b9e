import type { Knowledge } from '../../../knowledge/load.ts'
import { nameKey } from '../name-key.ts'

/** Pieces of a script, each with the letters that it may stand for. */
type Pieces = ReadonlyMap<string, readonly string[]>

/** The names of the base and of the stop list, as letters without blanks. */
type Letters = {
  /** Some known name begins with these letters. */
  isBeginning: (letters: string) => boolean
  nameOf: (key: string) => Named | undefined
}
type Named = { name: string; owner: string }

/** Readings of the beginning of one name; a name that has more of them is made to cost time. */
const READINGS_MAX = 64
const PLAIN = /^[A-Z0-9]$/

/** All that a key may spell, piece by piece; letters and digits stand for themselves. Only beginnings of known names are followed. */
export function readingsOf(key: string, spelling: Spelling, letters: Letters): Set<string> {
  const at: Set<string>[] = Array.from({ length: key.length + 1 }, () => new Set())
  at[0]?.add('')
  for (let from = 0; from < key.length; from++) {
    const begun = at[from] ?? new Set()
    if (begun.size > READINGS_MAX) return new Set()
    if (begun.size === 0) continue
    for (const { to, meant } of piecesAt(key, from, spelling))
      for (const more of meant)
        for (const start of begun) if (letters.isBeginning(start + more)) at[to]?.add(start + more)
  }
  return at[key.length] ?? new Set()
}

function* piecesAt(
  key: string,
  from: number,
  { pieces, longest }: Spelling,
): Generator<{ to: number; meant: readonly string[] }> {
  const last = Math.min(key.length, from + longest)
  if (PLAIN.test(key.charAt(from))) yield { to: from + 1, meant: [key.charAt(from)] }
  for (let to = from + 1; to <= last; to++) {
    const meant = pieces.get(key.slice(from, to))
    if (meant) yield { to, meant }
  }
}

export type Spelling = {
  pieces: Pieces
  longest: number
  /** Plants by their Latin letters, as the table of the language names them. */
  plants: ReadonlySet<string>
}

/** Of languages that say which part is meant. */
export const NO_PLANTS = { plants: new Set<string>() }

/** The name that all readings are; null where they are none or two substances. */
export function oneNameOf(
  readings: Iterable<string>,
  letters: Letters,
  { plants }: Pick<Spelling, 'plants'>,
): string | null {
  const names = [...readings].flatMap((key) => (isWholePlant(key, plants) ? [] : (letters.nameOf(key) ?? [])))
  const owners = new Set(names.map(({ owner }) => owner))
  return owners.size === 1 ? (names[0]?.name ?? null) : null
}

/** `석류추출물`, `ザクロエキス`: the lists of Korea and Japan mean a part of the plant that the name leaves out, and which one only the list tells. */
function isWholePlant(key: string, plants: ReadonlySet<string>): boolean {
  return MADE_OF_PLANTS.some((made) => key.endsWith(made) && plants.has(key.slice(0, -made.length)))
}
const MADE_OF_PLANTS = ['EXTRACT', 'OIL', 'WATER', 'POWDER', 'BUTTER', 'WAX', 'JUICE']

const known = new WeakMap<Knowledge['names'], Letters>()

/** Built at the first name that no table holds. */
export function lettersOf(knowledge: Knowledge): Letters {
  const built = known.get(knowledge.names)
  if (built) return built
  const letters = build(knowledge)
  known.set(knowledge.names, letters)
  return letters
}

function build({ names, stopList }: Knowledge): Letters {
  const byKey = new Map<string, Named>()
  names.forEach(([name, ingredient, , key]) => {
    if (/^[A-Z0-9]+$/.test(key)) byKey.set(key, { name, owner: `i${ingredient}` })
  })
  stopList.forEach(({ keys }, stop) => {
    for (const key of keys)
      if (/^[A-Z0-9]+$/.test(key) && !byKey.has(key)) byKey.set(key, { name: key, owner: `s${stop}` })
  })
  const keys = [...byKey.keys()].sort()
  return {
    isBeginning: (letters) => (keys[firstFrom(keys, letters)] ?? '').startsWith(letters),
    nameOf: (key) => byKey.get(key),
  }
}

function firstFrom(keys: readonly string[], letters: string): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? '') < letters) low = middle + 1
    else high = middle
  }
  return low
}

/** Parts of plants and what is made of them, with the English words that the names of ingredients have for them. */
export type PlantParts = readonly (readonly [printed: string, english: readonly string[]])[]

/** A language whose names are put together from pieces, and what its table of names teaches of plants. */
type Language = {
  /** A name is of these signs only. */
  signs: RegExp
  parts: PlantParts
  /** Shorter names of plants stand inside too many other words. */
  plantSignsMin: number
  pieces: Map<string, readonly string[]>
}

const LATIN_LETTERS_MIN = 6
/** Of plants whose parts the language prints otherwise. */
const PARTS_ELSEWHERE = ['JUICE', 'COB', 'HULL', 'SKIN']

/** What is done to a plant is no name of it: `水添野菜油`. */
const DONE_TO = /^(?:HYDROGENATED|HYDROLYZED)/

/** The pieces with the plants that the table of the language has. */
export function spellingOf(language: Language, { names, ingredients }: Knowledge): Spelling {
  const { pieces } = language
  const plants = new Set<string>()
  for (const [printed, ingredient] of names) {
    const plant = plantOf(nameKey(printed), ingredients[ingredient]?.inci ?? '', language)
    if (plant === null) continue
    plants.add(plant.latin)
    pieces.set(plant.printed, [...new Set([...(pieces.get(plant.printed) ?? []), plant.latin])])
  }
  return { plants, pieces, longest: longestOf(pieces) }
}

export function longestOf(pieces: Pieces): number {
  return Math.max(...[...pieces.keys()].map((piece) => piece.length))
}

/**
 * What the table calls a plant under one of its parts it is called under every part: of `병풀잎추출물`, Centella Asiatica Leaf
 * Extract, `병풀` is the plant. Where the two sides name other parts (`녹차추출물`, Camellia Sinensis Leaf Extract) nothing is learnt.
 */
function plantOf(
  printed: string,
  inci: string,
  { signs, parts, plantSignsMin }: Language,
): { printed: string; latin: string } | null {
  if (!signs.test(printed)) return null
  let [plant, latin] = [printed, nameKey(inci)]
  for (let part = partOf(plant, latin, parts); part !== null; part = partOf(plant, latin, parts)) {
    plant = plant.slice(0, -part.printed)
    latin = latin.slice(0, -part.english)
  }
  if (plant === printed || plant.length < plantSignsMin || latin.length < LATIN_LETTERS_MIN) return null
  return DONE_TO.test(latin) || endsInPart(plant, latin, parts) ? null : { printed: plant, latin }
}

function partOf(
  printed: string,
  latin: string,
  parts: PlantParts,
): { printed: number; english: number } | null {
  for (const [part, english] of parts) {
    if (!printed.endsWith(part)) continue
    const other = english.find((one) => latin.endsWith(one))
    if (other !== undefined) return { printed: part.length, english: other.length }
  }
  return null
}

function endsInPart(printed: string, latin: string, parts: PlantParts): boolean {
  const english = [...parts.flatMap(([, words]) => words), ...PARTS_ELSEWHERE]
  return (
    parts.some(([part]) => part.length > 1 && printed.endsWith(part)) ||
    english.some((part) => latin.endsWith(part))
  )
}

/** Pieces from lines of `printed=LETTERS|OTHER LETTERS` and from parts of plants. */
export function piecesOf(lines: string, parts: PlantParts): Map<string, readonly string[]> {
  const pieces = new Map<string, readonly string[]>()
  const add = (printed: string, english: readonly string[]) =>
    pieces.set(printed, [...new Set([...(pieces.get(printed) ?? []), ...english])])
  for (const pair of lines.trim().split(/\s+/)) {
    const [printed = '', english = ''] = pair.split('=')
    add(printed, english.split('|'))
  }
  for (const [printed, english] of parts) add(printed, english)
  return pieces
}
