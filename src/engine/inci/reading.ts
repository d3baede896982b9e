import { INGREDIENTS_MAX } from '../../contract/limits-of-input.ts'
import type { LeftOut, Section, Span } from '../../contract/finding.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { matchExactly, matchName } from './match.ts'
import { type Match, UNKNOWN } from './match-types.ts'
import type { PlainText } from './normalise.ts'
import type { ParsedItem } from './parsed-types.ts'

/**
 * Names of one text that are looked up by their spelling, the dear way. Twice as many as a text may hold ingredients: those
 * and as much around them; what comes after is a text made to cost time.
 */
export const LOOSE_LOOK_UPS_MAX = 2 * INGREDIENTS_MAX

/** A stretch of the text that is no list, and why. */
export type Aside = { start: number; end: number; reason: string }

/** What the steps of one reading share. Matches are kept by name: hostile lists repeat themselves. */
export type Reading = {
  plain: PlainText
  text: string
  remarks: Int32Array
  /** In order and apart; nothing in them is read. */
  asides: readonly Aside[]
  knowledge: Knowledge
  leftOut: LeftOut[]
  titles: { title: string; start: number }[]
  /** Footnote signs seen at the end of names. */
  marks: Set<string>
  exact: Map<string, Match | null>
  loose: Map<string, Match>
  segmentBudget: number
  wasSegmented: boolean
}

export function exactly(reading: Reading, name: string): Match | null {
  const kept = reading.exact.get(name)
  if (kept !== undefined) return kept
  const match = name.length > 300 ? null : matchExactly(name.trim(), reading.knowledge)
  reading.exact.set(name, match)
  return match
}

export function loosely(reading: Reading, name: string): Match {
  const kept = reading.loose.get(name)
  if (kept !== undefined) return kept
  const match =
    reading.loose.size < LOOSE_LOOK_UPS_MAX
      ? matchName(name, reading.knowledge)
      : (exactly(reading, name) ?? UNKNOWN)
  reading.loose.set(name, match)
  return match
}

/** A range of the plain text as a range of the input. */
export function spanOf({ plain }: Reading, start: number, end: number): Span {
  return { start: plain.start[start] ?? 0, end: plain.end[Math.max(start, end - 1)] ?? 0 }
}

export function leaveOut(reading: Reading, start: number, end: number, reason: string): void {
  const text = squeeze(reading.text.slice(start, end))
  if (text !== '') reading.leftOut.push({ text, span: spanOf(reading, start, end), reason })
}

type ItemDraft = { start: number; end: number; name: string; section: Section; match: Match }

export function makeItem(
  reading: Reading,
  draft: ItemDraft,
  extra: Pick<ParsedItem, 'concentration' | 'notes'>,
): ParsedItem {
  const { start, end, section, match } = draft
  return {
    printed: squeeze(reading.text.slice(start, end)),
    span: spanOf(reading, start, end),
    section,
    match,
    ...extra,
  }
}

/** Blanks and line breaks as single blanks. */
export function squeeze(text: string): string {
  if (!text.includes('\n') && !text.includes('  ')) return text.trim()
  return text
    .split(/[ \n]/)
    .filter((word) => word !== '')
    .join(' ')
}
