import type { LookUp } from './match/look-up.ts'
import type { Match } from './match/match-types.ts'

/** What every pass reads and none changes: the plain text, where its remarks close, and what is known of names. */
export type Label = Readonly<{ text: string; remarks: Int32Array; lookUp: LookUp }>

/** A range of the plain text. */
export type Stretch = { start: number; end: number }

/** A stretch that is no ingredient, and why. */
export type Aside = Stretch & { reason: string }

/** The name of a product of a kit, and where it stands. */
export type Title = { title: string; start: number }

/** The name that a stretch is letter by letter, or null. */
export function exactAt({ text, lookUp }: Label, { start, end }: Stretch): Match | null {
  return lookUp.exact(text.slice(start, end))
}

/** Blanks and line breaks as single blanks. */
export function squeeze(text: string): string {
  if (!text.includes('\n') && !text.includes('  ')) return text.trim()
  return text
    .split(/[ \n]/)
    .filter((word) => word !== '')
    .join(' ')
}

/** Longer bracketed runs are a section of the list (`[+/- Mica, ...]`), not a remark on one name. */
const REMARK_CHARS_MAX = 160

/**
 * For each sign the position of the bracket that closes the remark it opens, or 0. Brackets that never close, 20,000 of
 * them included, stay ordinary signs.
 */
export function findRemarks(text: string): Int32Array {
  return closingBrackets(text).map((close, from) =>
    close - from <= REMARK_CHARS_MAX && close > 0 && !isSection(text, from) ? close : 0,
  )
}

/** For each sign the position of the bracket that closes the one it opens, or 0: one pass and a stack. */
export function closingBrackets(text: string): Int32Array {
  const closes = new Int32Array(text.length)
  const open: number[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '(' || sign === '[' || sign === '{') open.push(at)
    else if (sign === ')' || sign === ']' || sign === '}') {
      const from = open.pop()
      if (from !== undefined) closes[from] = at
    }
  }
  return closes
}

const SECTION_CHARS_MAX = 16

function isSection(text: string, from: number): boolean {
  return /^\s*(?:\+\/?-|±|may contain)/i.test(text.slice(from + 1, from + SECTION_CHARS_MAX))
}

/** The place of the first of an ordered list for which `isBefore` does not hold, its length where there is none. */
export function lowerBound<T>(list: readonly T[], isBefore: (one: T) => boolean): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    const one = list[middle]
    if (one !== undefined && isBefore(one)) low = middle + 1
    else high = middle
  }
  return low
}

/** Why a piece of a label is no ingredient, in the words the reader sees. */
export const REASON = {
  heading: 'A heading, not an ingredient.',
  claim: 'A claim about what is not inside; nothing in it counts as an ingredient.',
  answer: 'An answer of a table, not an ingredient.',
  footnote: 'A footnote to marked ingredients.',
  message: 'The sender, time or head of a message.',
  code: 'A lot or formula code.',
  notice: 'A note of the shop or maker about the list.',
  prose: 'Running text, not part of the list.',
  marketing: 'A description of a benefit, not the list.',
  title: 'The name of a product or part of a kit.',
  group: 'What the ingredients behind it are for.',
  purpose: 'The purpose of an active ingredient.',
  highlights: 'Ingredients pointed out beside the list, which names them itself.',
  noName: 'No name in this line was recognised, and it stands outside the list.',
} as const
