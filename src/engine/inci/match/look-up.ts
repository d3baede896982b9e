import { INGREDIENTS_MAX } from '../../../contract/limits-of-input.ts'
import type { Knowledge } from '../../knowledge/load.ts'
import { matchWhole } from './match-exact.ts'
import { matchExactly, matchInexactly, NAME_CHARS_MAX } from './match.ts'
import { type Match, type StopHit, UNKNOWN } from './match-types.ts'
import type { StopIndex } from './stop-index.ts'

/**
 * Names of one text that are looked up by their spelling, the dear way. Twice as many as a text may hold ingredients: those
 * and as much around them; what comes after is a text made to cost time.
 */
export const LOOSE_LOOK_UPS_MAX = 2 * INGREDIENTS_MAX

/** What is known of the names of one text. */
export type LookUp = {
  readonly knowledge: Knowledge
  /** A whole name, a code or a sure part, letter by letter; null for anything else. */
  exact: (name: string) => Match | null
  /** The best answer of all tiers. */
  match: (name: string) => Match
}

/** At the start of a word readers of print take a capital I for a small l, which few names have there: `lodopropynyl`, `lron Oxides`. */
const MISREAD_CAPITAL = /(?<![\p{L}\d])l(?=\p{Ll})/gu

function matchMisread(name: string, knowledge: Knowledge): Match | null {
  const read = name.replace(MISREAD_CAPITAL, 'I')
  const match = read === name ? null : matchWhole(read, knowledge)
  return match && { ...match, tier: 'near', confidence: MISREAD_SURE }
}

/** As sure as a near spelling without an edit. */
const MISREAD_SURE = 0.95

/** Answers are kept by name for as long as the text is read: lists repeat themselves, hostile ones above all. */
export function newLookUp(whole: Knowledge): LookUp {
  const knowledge = { ...whole, stops: remembering(whole.stops) }
  const exactly = new Map<string, Match | null>()
  const inexactly = new Map<string, Match>()

  const exact = (name: string): Match | null => {
    const kept = exactly.get(name)
    if (kept !== undefined) return kept
    const match =
      name.length > NAME_CHARS_MAX
        ? null
        : (matchExactly(name.trim(), knowledge) ?? matchMisread(name.trim(), knowledge))
    exactly.set(name, match)
    return match
  }
  const match = (name: string): Match => {
    const sure = exact(name) ?? inexactly.get(name)
    if (sure !== undefined) return sure
    const trimmed = name.trim()
    const isNone = trimmed === '' || trimmed.length > NAME_CHARS_MAX || inexactly.size >= LOOSE_LOOK_UPS_MAX
    const match = isNone ? UNKNOWN : matchInexactly(trimmed, knowledge)
    inexactly.set(name, match)
    return match
  }
  return { knowledge, exact, match }
}

/** Tiers ask the stop list for the same name again, and it is the dearest to ask. */
function remembering(stops: StopIndex): StopIndex {
  const hits = new Map<string, StopHit | null>()
  const find = (printed: string) => {
    const kept = hits.get(printed)
    if (kept !== undefined) return kept
    const hit = stops.find(printed)
    hits.set(printed, hit)
    return hit
  }
  return { find, has: stops.has }
}
