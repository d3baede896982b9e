import { isQualifier } from '../inci/match/match-exact.ts'
import { ANIMALS, isTornOff } from '../inci/match/match.ts'
import { animalIn } from '../inci/match/origin-words.ts'
import { splitBrackets } from '../inci/match/match-part.ts'
import { nameWords } from '../inci/match/name-key.ts'
import type { ClassRule } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'

/** Shorter ones are articles, numbers and pieces of chemical names, but where letters tell which of a kind it is: `Ceramide XJ`. */
const LETTERS_MIN = 3
const TOLD_BY_LETTERS = new Set(['ceramide', 'peptide', 'vitamin'])

/**
 * The words of a name known only by its kind that stand in no name we know, in capitals: `KRYPTONITE` of `Kryptonite Powder`. What tells
 * the kind (`Powder`), the part of a plant (`Leaf`) or the quality (`Organic`) is none.
 */
export function unknownWords(
  printed: string,
  rule: ClassRule,
  knowledge: Pick<Knowledge, 'isWord' | 'beginsWord' | 'animals'>,
): string[] {
  const isAnimal = rule.contains.includes(ANIMALS)
  const lettersMin = TOLD_BY_LETTERS.has(rule.id) ? 1 : LETTERS_MIN
  const marks = [...rule.starts, ...rule.ends, ...rule.contains].flatMap((pattern) =>
    nameWords(pattern).filter((word) => word.length >= LETTERS_MIN),
  )
  // What stands in brackets says once more what it is, or whose language it is in.
  return nameWords(splitBrackets(printed).outer).filter(
    (word) =>
      (word.length >= lettersMin || isBeyond(word, rule)) &&
      (!/\d/.test(word) || isBeyond(word, rule)) &&
      !knowledge.isWord(word) &&
      !knowledge.isWord(word.replace(/S$/, '')) &&
      !isTornOff(word) &&
      !(isAnimal && animalIn(word, knowledge) !== null) &&
      !isQualifier(word) &&
      !marks.some((mark) => word.includes(mark) && !isMadeUp(word, mark, knowledge)),
  )
}

/**
 * How far the inventory has come where it numbers a kind one after the other, or the longest chain that is made of one; the kinds by their
 * id in classes.tsv, with room for some years: `Polyquaternium-987`, `Quaternium-4711` and `PEG-9999` are none.
 */
const HIGHEST_NUMBER = new Map([
  ['polyquaternium', 150],
  ['quaternium', 120],
  ['peptide', 300],
  ['silicone-part', 1_000],
  ['acrylate-chain', 100],
  ['peg', 1_000],
  ['alketh', 300],
  ['nonoxynol', 300],
  ['polyglyceryl', 60],
  ['ceramide', 20],
])
function isBeyond(word: string, { id }: ClassRule): boolean {
  return /^\d+$/.test(word) && Number(word) > (HIGHEST_NUMBER.get(id) ?? Infinity)
}

/** `Nanoferment`, `Vexylsulfonate`, `Zentapeptide`: a ferment, a salt or a chain of what nobody knows, written in one word. */
function isMadeUp(
  word: string,
  mark: string,
  { isWord, beginsWord }: Pick<Knowledge, 'isWord' | 'beginsWord'>,
): boolean {
  const rest = word.replace(mark, '')
  if (rest.length < LETTERS_MIN || isWord(rest)) return false
  if (mark === 'FERMENT') return !/^(?:ED|ING|ATION|ATE|ATED|UM)$/.test(rest)
  const head = word.slice(0, word.indexOf(mark))
  if (head.length >= LETTERS_MIN && !beginsWord(head)) return true
  return (
    SALT.test(mark) &&
    word.endsWith(mark) &&
    !isWord(`${rest}ATE`) &&
    !isWord(`${rest}IC`) &&
    !isWord(`${rest}OL`)
  )
}
const SALT = /(?:SULFON|SULF|SUCCIN|SARCOSIN|TAUR|ISETHION|GLUTAM)ATE$/
