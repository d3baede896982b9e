import type { Knowledge } from '../../knowledge/load.ts'
import { nameKey } from './name-key.ts'
import type { Pieces, Spelling } from './spelt-letters.ts'

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
