import { type Change, rewritten } from './rewritten.ts'
import type { PlainText } from './plain-text.ts'

const WORD =
  '(?:[VWvw]itam[ií]\\p{L}*|ВИТАМИН\\p{L}*|[Вв]итамин\\p{L}*|[Вв]ітамін\\p{L}*|[Ββ]ιταμίν\\p{L}*|[VW]ITAMIN\\p{L}*)'
const LETTER = '[A-FHKPUАВСДЕКΑΒΕΚ]P?[ -]?\\d{0,2}(?![\\p{L}\\d])'
const JOINT =
  '(?: ?[,/+&;] ?(?:and |und |et |и )?| (?:and|und|et|y|e|i|en|og|och|a|ve|ja|și|és|и|та|й|και|&) )'
const ENUMERATION = new RegExp(
  `(?<=(?:^|[,;:•/\\n]) ?)(?<word>${WORD}(?: [Cc]omplex\\p{L}*)?)(?<open> ?[(:] ?| )(?<letters>${LETTER}(?:${JOINT}${LETTER})+)(?<close> ?\\))?(?= ?(?:[,;.•\\n/([]|$))`,
  'gu',
)
const JOINTS = new RegExp(`(?<=[A-Z\\dА-ЯΑ-Ω])${JOINT}(?=[A-ZА-ЯΑ-Ω])`, 'gu')

/**
 * `Vitamins A, C & E`, `Vitamin Complex (A, C, E)`: each letter stands for a name of its own; see `vitaminShortened`. Where they
 * stand as a name: what a sentence says of them stays as it is printed.
 */
export function withVitaminsApart(plain: PlainText): PlainText {
  if (!HINT.test(plain.text)) return plain
  const changes = [...plain.text.matchAll(ENUMERATION)].flatMap(changesOf)
  return changes.length === 0 ? plain : rewritten(plain, changes)
}
const HINT = /[vw]itam|витам|вітам|βιταμ/i

function changesOf({ index, groups = {} }: RegExpExecArray): Change[] {
  const { word = '', open = '', letters = '', close = '' } = groups
  const from = index + word.length
  const first = from + open.length
  const isKind = / /.test(word)
  const joints = [...letters.matchAll(JOINTS)].map(({ index: at, 0: joint }) => ({
    start: first + at,
    end: first + at + joint.length,
    by: ', ',
  }))
  const end = first + letters.length
  return [
    ...(open === ' ' ? [] : [{ start: from, end: first, by: isKind ? ', ' : ' ' }]),
    ...joints,
    ...(close === '' || open.trim() !== '(' ? [] : [{ start: end, end: end + close.length, by: '' }]),
  ]
}

/** `Complex of Vitamins C`, in a sentence, is none. */
const OPENING = new RegExp(`^${WORD}`, 'u')
const IS_LETTER = new RegExp(`^${LETTER}$`, 'u')

/** What a bare letter behind a vitamin is short for: `Vitamin C`; null where it is no such letter. */
export function vitaminShortened(printed: string, before: string | null): string | null {
  return before !== null && IS_LETTER.test(printed) && OPENING.test(before) ? `Vitamin ${printed}` : null
}
