import type { ReadItem, ReadListAnswer } from '../../../contract/label-reading.ts'
import type { Mark } from './marks.ts'

type NameKind = 'known' | 'class' | 'near' | 'unknown'
/** A run of the text and what is known of it; `left-out` is text of the label that is no name. */
export type NameMark = Mark & { kind: NameKind | 'left-out'; suggestions: readonly string[] }

const KIND: Record<ReadItem['tier'], NameKind> = {
  exact: 'known',
  synonym: 'known',
  part: 'known',
  code: 'known',
  near: 'near',
  ambiguous: 'near',
  class: 'class',
  unknown: 'unknown',
}

/** Names first: where a left-out piece and a name lie over one another, the name is what the reader wants to see. */
export function marksOf({ items, leftOut }: ReadListAnswer): NameMark[] {
  const names = items.map(({ span, suggestions, tier }) => ({ ...span, kind: KIND[tier], suggestions }))
  const rest = leftOut
    .map(({ span }) => ({ ...span, kind: 'left-out' as const, suggestions: [] }))
    .filter((piece) => !names.some((name) => name.start < piece.end && piece.start < name.end))
  return [...names, ...rest].sort((a, b) => a.start - b.start)
}

export type NameCounts = Record<NameKind, number> & { total: number }

export function countsOf({ items }: ReadListAnswer): NameCounts {
  const counts: NameCounts = { total: items.length, known: 0, class: 0, near: 0, unknown: 0 }
  for (const { tier } of items) counts[KIND[tier]] += 1
  return counts
}

/** What somebody should look at before the list is analysed. */
export const isDoubtful = ({ kind }: NameMark) => kind === 'near' || kind === 'unknown'

/** The first and the last name of the list, as printed; null for a text with fewer than two names. */
export function endsOf({ items, list }: ReadListAnswer): { first: string; last: string } | null {
  if (list === null || items.length < 2) return null
  const sorted = [...items].sort((a, b) => a.span.start - b.span.start)
  const first = sorted[0]?.printed ?? ''
  const last = sorted.at(-1)?.printed ?? ''
  return { first, last }
}

export function putSpelling(text: string, { start, end }: Mark, spelling: string): string {
  return text.slice(0, start) + spelling + text.slice(end)
}
