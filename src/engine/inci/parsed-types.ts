import type { Concentration, LeftOut, Section, Span } from '../../contract/finding.ts'
import type { Match } from './match/match-types.ts'

export type ParsedItem = {
  printed: string
  span: Span
  section: Section
  concentration: Concentration | null
  /** What was printed on or beside the name: `*`, `nano`. */
  notes: string[]
  match: Match
}

/** One product of a kit: the items from `from` to before `to`, and the part of the text that can be read for it alone. */
export type ParsedProduct = { title: string; from: number; to: number; span: Span }

export type ParsedList = {
  items: ParsedItem[]
  leftOut: LeftOut[]
  notices: string[]
  products?: ParsedProduct[]
  listSpan: Span | null
  /** Where the text goes on behind the first heading of a whole list; null where only a claim has one, or nothing. */
  headedFrom: number | null
}
