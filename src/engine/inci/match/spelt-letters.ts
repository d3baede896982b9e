import type { Knowledge } from '../../knowledge/load.ts'

/** Pieces of a script, each with the letters that it may stand for. */
export type Pieces = ReadonlyMap<string, readonly string[]>

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
