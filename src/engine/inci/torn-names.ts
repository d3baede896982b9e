import type { Match } from './match-types.ts'
import { isTornOff } from './match-class.ts'
import { nameKey } from './name-key.ts'
import type { ParsedItem } from './parsed-types.ts'
import { exactly, type Reading, squeeze } from './reading.ts'

/** Known by themselves, and yet the end of many names: `Cetearyl, Alcohol`. */
const ENDS = new Set(['alcohol', 'glycol'])

/**
 * A comma inside a name tears it: `Cetearyl, Alcohol`, `Ammonium, Acryloyldimethyltaurate/VP Copolymer`. Neighbours are
 * one item where together they are a name letter by letter and apart they are not both names.
 */
export function joinTorn(reading: Reading, items: readonly ParsedItem[]): ParsedItem[] {
  const joined: ParsedItem[] = []
  for (let at = 0; at < items.length; at++) {
    const whole = joinAt(reading, items, at, 3) ?? joinAt(reading, items, at, 2)
    const item = whole?.item ?? items[at]
    if (item) joined.push(item)
    at += (whole?.count ?? 1) - 1
  }
  return joined
}

function joinAt(
  reading: Reading,
  items: readonly ParsedItem[],
  at: number,
  count: number,
): { item: ParsedItem; count: number } | null {
  const parts = items.slice(at, at + count)
  const [first] = parts
  const last = parts.at(-1)
  if (!first || !last || parts.length < count || !mayBeTorn(parts)) return null
  const match = wholeName(reading, parts)
  if (!match) return null
  const printed = printedBetween(reading, first.span.start, last.span.end)
  const span = { start: first.span.start, end: last.span.end }
  return { item: { ...last, notes: first.notes, printed, span, match }, count }
}

function printedBetween({ plain, text }: Reading, start: number, end: number): string {
  return squeeze(text.slice(plain.start.indexOf(start), plain.end.lastIndexOf(end) + 1))
}

/** One of the pieces must be no name at all, and the last one nothing that stands by itself. */
function mayBeTorn(parts: readonly ParsedItem[]): boolean {
  const last = parts.at(-1)
  if (!last || parts.some(({ section }) => section !== last.section)) return false
  if (isTornOff(last.printed.toUpperCase())) return true
  const isEnd = !isName(last) || ENDS.has(last.printed.toLowerCase())
  return isEnd && parts.slice(0, -1).every((part) => !isName(part))
}

function isName({ match }: ParsedItem): boolean {
  return match.ingredient !== null
}

function wholeName(reading: Reading, parts: readonly ParsedItem[]): Match | null {
  const names = parts.map(({ printed }) => printed)
  const endsTorn = isTornOff((names.at(-1) ?? '').toUpperCase())
  for (const glue of [' ', '/']) {
    const joined = names.join(glue)
    // Most neighbours are no name together: one look-up tells so before the dearer ways are tried.
    if (!endsTorn && !reading.knowledge.byKey.has(nameKey(joined))) continue
    const match = exactly(reading, joined)
    const isNew = match && parts.every((part) => part.match.ingredient !== match.ingredient)
    if (isNew && match.tier !== 'code' && (match.tier !== 'part' || endsTorn)) return match
  }
  return null
}
