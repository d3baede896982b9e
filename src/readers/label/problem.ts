import type { ReadingProblem } from '../../contract/analysis.ts'
import { sureness } from './decode.ts'
import type { ReadLine } from './upright.ts'
import { typicalHeight } from './text-line.ts'

/** A line surer than this says something; below it are textures, bars and scripts the model does not know. */
export const LINE_SURE_MIN = 0.5
const READABLE_MIN = 0.7
/** Letters need about five pixels; a detected line is roughly twice as high as its small letters. */
const HEIGHT_PX_READABLE = 11
/** Fewer letters than this is no text. */
const LETTERS_MIN = 3

/** What kept the photo from being read, for advice on the next try; undefined when it was read. */
export function problemOf(found: readonly ReadLine[], kept: readonly ReadLine[]): ReadingProblem | undefined {
  const letters = kept.flatMap((line) => line.letters).filter(({ char }) => /[\p{L}\d]/u.test(char))
  const sure = sureness(kept.map((line) => line.letters))
  if (letters.length >= LETTERS_MIN && sure >= READABLE_MIN) return undefined
  if (found.length === 0) return 'no-text'
  if (typicalHeight(found.map(({ line }) => line)) < HEIGHT_PX_READABLE) return 'too-small'
  return letters.length < LETTERS_MIN ? 'no-text' : 'too-blurred'
}
