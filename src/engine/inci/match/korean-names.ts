import type { Knowledge } from '../../knowledge/load.ts'
import { KOREAN_PLANT_PARTS, koreanPieces } from './korean-parts.ts'
import { nameKey } from './name-key.ts'

const HANGUL = /[가-힣]/
const HANGUL_ONLY = /^[가-힣]+$/
/** Longer names are sentences. */
const SIGNS_MAX = 80
/** Readings of the beginning of one name; a name that has more of them is made to cost time. */
const READINGS_MAX = 64

/**
 * The Latin name that a Korean one spells: by its list of names Korea writes the English name as it sounds, word by word and
 * without blanks, so that the pieces put together are the letters of the name. Only a name that is known letter by letter
 * counts, and only where every way to take the Korean apart leads to one substance; null for anything else.
 */
export function fromKorean(printed: string, knowledge: Knowledge): string | null {
  if (!HANGUL.test(printed) || printed.length > SIGNS_MAX) return null
  const known = indexOf(knowledge)
  const names = [...readingsOf(nameKey(printed), known)].flatMap((key) =>
    isWholePlant(key, known) ? [] : (known.nameOf(key) ?? []),
  )
  const owners = new Set(names.map(({ owner }) => owner))
  return owners.size === 1 ? (names[0]?.name ?? null) : null
}

/** `석류추출물`: Korea's list means a part of the plant that the name leaves out, and which one only the list tells. */
function isWholePlant(key: string, { plants }: Known): boolean {
  return MADE_OF_PLANTS.some((made) => key.endsWith(made) && plants.has(key.slice(0, -made.length)))
}
const MADE_OF_PLANTS = ['EXTRACT', 'OIL', 'WATER', 'POWDER', 'BUTTER', 'WAX', 'JUICE']

type Known = {
  plants: ReadonlySet<string>
  pieces: ReadonlyMap<string, readonly string[]>
  longest: number
  /** Some known name begins with these letters. */
  isBeginning: (letters: string) => boolean
  nameOf: (key: string) => Named | undefined
}
type Named = { name: string; owner: string }

function readingsOf(key: string, known: Known): Set<string> {
  const at: Set<string>[] = Array.from({ length: key.length + 1 }, () => new Set())
  at[0]?.add('')
  for (let from = 0; from < key.length; from++) {
    const begun = at[from] ?? new Set()
    if (begun.size > READINGS_MAX) return new Set()
    if (begun.size > 0) goOn(at, begun, { key, from, known })
  }
  return at[key.length] ?? new Set()
}

type Step = { key: string; from: number; known: Known }

/** Every piece that begins at one place, behind all that was read up to there. */
function goOn(at: Set<string>[], begun: ReadonlySet<string>, { key, from, known }: Step): void {
  const last = Math.min(key.length, from + known.longest)
  for (let to = from + 1; to <= last; to++) {
    const piece = key.slice(from, to)
    const letters = PLAIN.test(piece) ? [piece] : (known.pieces.get(piece) ?? [])
    for (const more of letters)
      for (const start of begun) if (known.isBeginning(start + more)) at[to]?.add(start + more)
  }
}
const PLAIN = /^[A-Z0-9]$/

const indexes = new WeakMap<Knowledge['names'], Known>()

/** Built at the first Korean name that no table holds. */
function indexOf(knowledge: Knowledge): Known {
  const built = indexes.get(knowledge.names)
  if (built) return built
  const known = buildIndex(knowledge)
  indexes.set(knowledge.names, known)
  return known
}

function buildIndex({ names, ingredients, stopList }: Knowledge): Known {
  const byKey = new Map<string, Named>()
  names.forEach(([name, ingredient, , key]) => {
    if (/^[A-Z0-9]+$/.test(key)) byKey.set(key, { name, owner: `i${ingredient}` })
  })
  stopList.forEach(({ keys }, stop) => {
    for (const key of keys)
      if (/^[A-Z0-9]+$/.test(key) && !byKey.has(key)) byKey.set(key, { name: key, owner: `s${stop}` })
  })
  const pieces = koreanPieces()
  const plants = new Set<string>()
  for (const [korean, ingredient] of names) {
    const plant = plantOf(nameKey(korean), ingredients[ingredient]?.inci ?? '')
    if (plant === null) continue
    plants.add(plant.latin)
    pieces.set(plant.korean, [...new Set([...(pieces.get(plant.korean) ?? []), plant.latin])])
  }
  const keys = [...byKey.keys()].sort()
  return {
    plants,
    pieces,
    longest: Math.max(...[...pieces.keys()].map((piece) => piece.length)),
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

/**
 * What the table of Korean names calls a plant under one of its parts it is called under every part: of `병풀잎추출물`, Centella
 * Asiatica Leaf Extract, `병풀` is the plant. Where the two sides name other parts (`녹차추출물`, Camellia Sinensis Leaf Extract)
 * nothing is learnt.
 */
function plantOf(korean: string, inci: string): { korean: string; latin: string } | null {
  if (!HANGUL_ONLY.test(korean)) return null
  let [plant, latin] = [korean, nameKey(inci)]
  for (let part = partOf(plant, latin); part !== null; part = partOf(plant, latin)) {
    plant = plant.slice(0, -part.korean)
    latin = latin.slice(0, -part.english)
  }
  if (plant === korean || plant.length < PLANT_SIGNS_MIN || latin.length < LATIN_LETTERS_MIN) return null
  if (endsInPart(plant) || ENGLISH_PARTS.some((part) => latin.endsWith(part))) return null
  return { korean: plant, latin }
}

/** One sign (`귤`, `콩`) stands inside too many other words. */
const PLANT_SIGNS_MIN = 2
const LATIN_LETTERS_MIN = 6
const ENGLISH_PARTS = [
  ...new Set(KOREAN_PLANT_PARTS.flatMap(([, english]) => english)),
  'JUICE',
  'COB',
  'HULL',
  'SKIN',
]

function partOf(korean: string, latin: string): { korean: number; english: number } | null {
  for (const [part, english] of KOREAN_PLANT_PARTS) {
    if (!korean.endsWith(part)) continue
    const other = english.find((one) => latin.endsWith(one))
    if (other !== undefined) return { korean: part.length, english: other.length }
  }
  return null
}

function endsInPart(korean: string): boolean {
  return KOREAN_PLANT_PARTS.some(([part]) => part.length > 1 && korean.endsWith(part))
}
