import { closingBrackets, type Label, type Stretch } from '../label.ts'
import type { Heading } from './headings.ts'

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
