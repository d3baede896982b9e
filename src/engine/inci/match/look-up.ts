import { INGREDIENTS_MAX } from '../../../contract/limits-of-input.ts'
import type { Knowledge } from '../../knowledge/load.ts'
import { matchWhole } from './match-exact.ts'
import { matchExactly, matchInexactly, NAME_CHARS_MAX } from './match.ts'
import { UNKNOWN, type Match, type StopHit } from './match-types.ts'
import type { StopIndex } from './stops/stop-index.ts'

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

/**
 * Answers are kept by name for as long as the text is read: lists repeat themselves, hostile ones above all. Those of texts
 * before are taken where they are still known; how many names are looked up the dear way does not depend on them.
 */
export function newLookUp(whole: Knowledge): LookUp {
  const knowledge = { ...whole, stops: remembering(whole.stops) }
  const before = memoryOf(whole)
  const exactly = new Map<string, Match | null>()
  const inexactly = new Map<string, Match>()

  const exact = (name: string): Match | null => {
    const kept = exactly.get(name)
    if (kept !== undefined) return kept
    const match =
      name.length > NAME_CHARS_MAX
        ? null
        : before.exactly(
            name.trim(),
            (trimmed) => matchExactly(trimmed, knowledge) ?? matchMisread(trimmed, knowledge),
          )
    exactly.set(name, match)
    return match
  }
  const match = (name: string): Match => {
    const sure = exact(name) ?? inexactly.get(name)
    if (sure !== undefined) return sure
    const trimmed = name.trim()
    const isNone = trimmed === '' || trimmed.length > NAME_CHARS_MAX || inexactly.size >= LOOSE_LOOK_UPS_MAX
    const match = isNone
      ? UNKNOWN
      : before.inexactly(trimmed, (printed) => matchInexactly(printed, knowledge))
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
  return { ...stops, find }
}

/** What a name was found to be in texts before, or `work` done for it. */
type Memory<T> = (name: string, work: (name: string) => T) => T

/** Labels print the same few thousand names again and again, and a list that is being typed the same ones at every letter. */
const REMEMBERED_MAX = 8_000
/** Longer ones are seldom printed twice, and what fills a memory are texts made for it. */
const REMEMBERED_CHARS_MAX = 80

const memories = new WeakMap<Knowledge, { exactly: Memory<Match | null>; inexactly: Memory<Match> }>()

function memoryOf(knowledge: Knowledge) {
  const known = memories.get(knowledge)
  if (known) return known
  const memory = { exactly: newMemory<Match | null>(), inexactly: newMemory<Match>() }
  memories.set(knowledge, memory)
  return memory
}

/** Two generations: what was asked for since the older one was closed stays, and never more than two times the limit are held. */
function newMemory<T extends Match | null>(): Memory<T> {
  let [young, old] = [new Map<string, T>(), new Map<string, T>()]
  return (name, work) => {
    if (name.length > REMEMBERED_CHARS_MAX) return work(name)
    const kept = young.get(name)
    if (kept !== undefined) return kept
    const older = old.get(name)
    const match = older === undefined ? apart(work(name)) : older
    if (young.size >= REMEMBERED_MAX) [young, old] = [new Map(), young]
    young.set(copied(name), match)
    return match
  }
}

const apart = <T extends Match | null>(match: T): T =>
  typeof match?.by === 'string' ? { ...match, by: copied(match.by) } : match

/** A part of a text is a view of it to V8: kept as it is, each name would hold the whole label in memory. */
function copied(part: string): string {
  return ` ${part}`.slice(1)
}
