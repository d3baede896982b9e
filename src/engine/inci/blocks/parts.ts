import { exactAt, closingBrackets, type Label, type Stretch } from '../label.ts'
import { splitChunks } from '../names/chunks.ts'
import type { Heading } from './headings.ts'

/** Names of water that open a list: with a capital, or in capitals, as lists print them. */
const OPENING_WATER =
  /(?<![\p{L}\d-])(?:Aqua|AQUA|Water|WATER|Eau|EAU|Purified Water|Deionized Water|Wasser|Agua|AGUA|Água|Acqua|ACQUA|Woda|Вода|aqua|정제수|精製水|水)(?: ?[/(][^,;\n]{1,30}[)\p{L}])?(?= ?[,;•|、])/gu

/** What may stand in front of it: a sign that introduces, or the last word of running text (`the tube reads Aqua`). */
const INTRODUCED = /(?:[:=>→»"'!?…\]]|-|\) ?:|(?<=\p{Ll}\p{Ll} )\p{Ll}[\p{Ll}'-]+|(?<![.!?\n ])\n) ?$/u

/** How many of the names behind the water must be known, and among how many. */
const KNOWN_MIN = 2
const AMONG = 3
const INTRODUCTION_CHARS_MAX = 200
const LIST_CHARS_MAX = 160

/**
 * Places where running text goes over into a list without a heading: `so much for 'fragrance free', flip the tube: Aqua, Glycerin, ...`.
 * Nobody denies or praises water and two more substances in a row. Each is a heading of no length.
 */
export function findListOpenings(label: Label, headings: readonly Heading[]): Heading[] {
  const { text, remarks } = label
  const found: Heading[] = []
  for (const { index, 0: water } of text.matchAll(OPENING_WATER)) {
    const before = text.slice(Math.max(0, index - INTRODUCTION_CHARS_MAX), index)
    if (!INTRODUCED.test(before) || !isIntroduction(label, lastSentence(before))) continue
    if (headings.some(({ start, end }) => start < index && end >= index - 1)) continue
    const end = Math.min(text.length, index + water.length + LIST_CHARS_MAX)
    const behind = splitChunks(text, index + water.length, end, remarks).slice(0, AMONG)
    if (behind.filter((chunk) => exactAt(label, chunk)).length >= KNOWN_MIN)
      found.push({ start: index, end: index, kind: 'opening' })
  }
  return found
}

function lastSentence(before: string): string {
  const text = before.trim()
  let start = text.length - 1
  while (start > 0 && !'.!?\n|'.includes(text.charAt(start - 1))) start--
  return text.slice(Math.max(0, start))
}

/** Running text of at least three words, and neither a list of names nor a title, which the names are told from elsewhere. */
function isIntroduction({ lookUp }: Label, sentence: string): boolean {
  const words = sentence.match(/\p{L}{2,}/gu) ?? []
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  const isTitle = sentence.endsWith(':') && !/[,"']/.test(sentence)
  return (
    !isTitle &&
    words.length >= WORDS_MIN &&
    small * 2 >= words.length &&
    sentence.split(',').every((piece) => !lookUp.exact(piece.trim()))
  )
}
const WORDS_MIN = 3

/** A heading, and for one that stands inside a bracket with all that is under it the place where that bracket closes. */
type PlacedHeading = Heading & { close: number | null }

/** The text between two headings, or up to the bracket that ends what stands under one. */
export type Part = Stretch & {
  heading: Heading | null
  /** How many headings stand before it: what a bracket holds is of the part around it. */
  number: number
}

/**
 * Tells headings of a section inside a list from those of a text: `Aqua, Talc (Active: Zinc Oxide 12 %), Parfum` goes on
 * behind the bracket as it began. Their bracket belongs to the heading.
 */
export function placeHeadings({ text }: Label, headings: readonly Heading[]): PlacedHeading[] {
  let closes: Int32Array | null = null
  return headings.map((heading) => {
    if (!OF_SECTION.has(heading.kind)) return { ...heading, close: null }
    for (const open of bracketsAround(text, heading)) {
      const close = (closes ??= closingBrackets(text))[open] ?? 0
      if (close >= heading.end) return { ...heading, start: Math.min(open, heading.start), close }
    }
    return { ...heading, close: null }
  })
}

const OF_SECTION: ReadonlySet<string> = new Set(['active', 'may-contain', 'highlights'])

/** `(Active: ...)`, `[+/- ...]`, where the bracket is part of the heading, and `Active ingredients (...)`. */
function bracketsAround(text: string, { start, end }: Heading): number[] {
  let before = start
  while (text.charAt(before - 1) === ' ') before--
  const at = [before - 1]
  for (let inside = start; inside < end && /[[({ ]/.test(text.charAt(inside)); inside++) at.push(inside)
  return [...at, end - 1].filter((place) => /[[({]/.test(text.charAt(place)))
}

/**
 * The parts of a text of so many signs, in order. Behind the bracket of a section the text goes on under the heading that
 * stood in front of it. One walk over the headings, whatever their number.
 */
export function partsBetween(headings: readonly PlacedHeading[], length: number): Part[] {
  const parts: Part[] = []
  const open: { close: number; around: Heading | null }[] = []
  let heading: Heading | null = null
  let number = 0
  let from = 0
  const goTo = (to: number) => {
    for (let last = open.at(-1); last && last.close < to; last = open.at(-1)) {
      if (last.close >= from) {
        parts.push({ start: from, end: last.close, heading, number })
        from = last.close + 1
      }
      heading = last.around
      open.pop()
    }
    parts.push({ start: from, end: Math.max(from, to), heading, number })
  }
  for (const next of headings) {
    goTo(next.start)
    if (next.close !== null) open.push({ close: next.close, around: heading })
    else if (open.length === 0) number += 1
    heading = next
    from = next.end
  }
  goTo(length)
  return parts
}
