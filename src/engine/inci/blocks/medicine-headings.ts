import type { PlainText } from '../plain-text.ts'
import type { HeadingKind } from './heading-words.ts'

/**
 * Titles of the drug facts of the United States (21 CFR 201.66), in the line they were copied into:
 * `Active ingredient Salicylic Acid (2%) Purpose Acne treatment Uses treats acne Inactive ingredients Water, ...`.
 */
const TITLES =
  /(?<!\n|[Ii]ngredients?|[Ii]ngredients?:) (?=(?:Uses?|USES|Warnings?|WARNINGS?|Directions|DIRECTIONS|Inactive [Ii]ngredients?|INACTIVE INGREDIENTS?|Other [Ii]nformation|Questions)\b)/g
/** Behind these stands running text: with a colon, as other packs have one, they are headings. */
const BARE_TITLES = /(?<=\n(?:uses?|warnings?|directions|other information|questions)) (?=\S)/gi

/** The same text, of drug facts, with each title in a line of its own. No sign moves, so that every place stays what it was. */
export function withTitlesApart(plain: PlainText): PlainText {
  if (!isFacts(plain.text)) return plain
  return { ...plain, text: plain.text.replace(TITLES, '\n').replace(BARE_TITLES, ':') }
}

/** Nobody writes these words and an amount about a product but its drug facts. */
function isFacts(text: string): boolean {
  return /\bactive ingredients?\b/i.test(text) && /\bpurposes?\b/i.test(text) && /\d ?%/.test(text)
}

/**
 * `Also contains: ...` is the rest of a list of which the part that works stands in front; elsewhere it is a remark on one. And
 * `Wirkstoffe: ...` praises two of many where the others do not follow under a heading of their own.
 */
export function ofMedicines<T extends { kind: HeadingKind }>(found: readonly T[]): T[] {
  const lastRest = found.findLastIndex(({ kind }) => kind === 'inactive' || kind === 'also')
  let hasActive = false
  return found.flatMap((heading, at): T[] => {
    const isActive = heading.kind === 'works' && at < lastRest
    hasActive ||= isActive || heading.kind === 'active'
    if (heading.kind === 'works') return isActive ? [{ ...heading, kind: 'active' }] : []
    if (heading.kind !== 'also') return [heading]
    return hasActive ? [{ ...heading, kind: 'inactive' }] : []
  })
}
