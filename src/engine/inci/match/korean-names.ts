import type { Knowledge } from '../../knowledge/load.ts'
import { KOREAN_PIECES, KOREAN_PLANT_PARTS } from './korean-parts.ts'
import { nameKey } from './name-key.ts'
import { lettersOf, oneNameOf, readingsOf, type Spelling } from './spelt-letters.ts'
import { piecesOf, spellingOf } from './spelt-plants.ts'

const HANGUL = /[가-힣]/
/** Longer names are sentences. */
const SIGNS_MAX = 80

/**
 * The Latin name that a Korean one spells: by its list of names Korea writes the English name as it sounds, word by word and
 * without blanks, so that the pieces put together are the letters of the name. Only a name that is known letter by letter
 * counts, and only where every way to take the Korean apart leads to one substance; null for anything else.
 */
export function fromKorean(printed: string, knowledge: Knowledge): string | null {
  if (!HANGUL.test(printed) || printed.length > SIGNS_MAX) return null
  const [letters, spelling] = [lettersOf(knowledge), spellingIn(knowledge)]
  return oneNameOf(readingsOf(nameKey(printed), spelling, letters), letters, spelling)
}

const spellings = new WeakMap<Knowledge['names'], Spelling>()

function spellingIn(knowledge: Knowledge): Spelling {
  const built = spellings.get(knowledge.names)
  if (built) return built
  const spelling = spellingOf(
    {
      signs: /^[가-힣]+$/,
      parts: KOREAN_PLANT_PARTS,
      // One sign (`귤`, `콩`) stands inside too many other words.
      plantSignsMin: 2,
      pieces: piecesOf(KOREAN_PIECES, KOREAN_PLANT_PARTS),
    },
    knowledge,
  )
  spellings.set(knowledge.names, spelling)
  return spelling
}
