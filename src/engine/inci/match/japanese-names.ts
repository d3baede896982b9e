import type { Knowledge } from '../../knowledge/load.ts'
import { englishOrders } from './japanese-order.ts'
import { JAPANESE_ACIDS, JAPANESE_PIECES, JAPANESE_PLANT_PARTS } from './japanese-parts.ts'
import { JAPANESE_FERMENTS, JAPANESE_PLANTS } from './japanese-plants.ts'
import { nameKey } from './name-key.ts'
import { lettersOf, oneNameOf, readingsOf, type Spelling } from './spelt-letters.ts'
import { piecesOf, spellingOf } from './spelt-plants.ts'

/** Chinese has no syllables; of its signs those of acids and salts are the same. */
const JAPANESE = /[ァ-ヴｦ-ﾝ酸塩亜銅]/
/** Longer names are sentences. */
const SIGNS_MAX = 100
const LONG_VOWEL = 'ー'

/**
 * The Latin name that a Japanese one spells. Japan's list of label names writes the English name mostly as it sounds, with the
 * acid in front of what it is bound to and metals behind. As with Korean only a name that is known letter by letter counts, and
 * only where every order and every way to take it apart leads to one substance.
 */
export function fromJapanese(printed: string, knowledge: Knowledge): string | null {
  if (!JAPANESE.test(printed) || printed.length > SIGNS_MAX) return null
  const [letters, spelling] = [lettersOf(knowledge), spellingIn(knowledge)]
  const readings = new Set<string>()
  for (const order of englishOrders(printed))
    for (const reading of readingsOf(nameKey(order), spelling, letters)) readings.add(reading)
  return oneNameOf(readings, letters, spelling)
}

const spellings = new WeakMap<Knowledge['names'], Spelling>()

function spellingIn(knowledge: Knowledge): Spelling {
  const built = spellings.get(knowledge.names)
  if (built) return built
  const language = {
    signs: /^[ァ-ヴー\p{Script=Hiragana}\p{Script=Han}]+$/u,
    parts: JAPANESE_PLANT_PARTS,
    plantSignsMin: 2,
    pieces: japanesePieces(),
  }
  const spelling = spellingOf(language, knowledge)
  spellings.set(knowledge.names, { ...spelling, plants: new Set([...spelling.plants, ...latinPlants()]) })
  return spellings.get(knowledge.names) ?? spelling
}

function japanesePieces(): Map<string, readonly string[]> {
  const lines = [JAPANESE_PIECES, JAPANESE_ACIDS, JAPANESE_PLANTS, JAPANESE_FERMENTS].join(' ')
  const pieces = piecesOf(lines, JAPANESE_PLANT_PARTS)
  // In front of a digit or a Latin letter the sign for a long vowel is no sign of a name; see `nameKey`.
  for (const [piece, letters] of [...pieces])
    if (piece.endsWith(LONG_VOWEL)) pieces.set(piece.slice(0, -1), letters)
  return pieces
}

function latinPlants(): string[] {
  return JAPANESE_PLANTS.trim()
    .split(/\s+/)
    .flatMap((pair) => pair.split('=')[1]?.split('|') ?? [])
}
