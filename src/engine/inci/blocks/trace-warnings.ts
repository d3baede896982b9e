import { exactAt, type Label, type Stretch } from '../label.ts'
import { trimChunk } from '../names/chunks.ts'
import { tellsTraces } from '../names/trace-notes.ts'
import type { Heading } from './headings.ts'

/**
 * `May contain traces of nuts`, `may contain milk and soy`: a warning of foods in the words of a heading. What follows it
 * is the list it stands in.
 */
export function apartFromWarnings(
  label: Label,
  headings: readonly Heading[],
): { headings: Heading[]; warnings: Stretch[] } {
  const kept: Heading[] = []
  const warnings: Stretch[] = []
  for (const heading of headings) {
    // A warning that goes on in the words of another is read once.
    if (heading.start < (warnings.at(-1)?.end ?? 0)) continue
    const end = heading.kind === 'may-contain' ? endOfWarning(label, heading) : null
    if (end === null) kept.push(heading)
    else warnings.push(withBrackets(label, { start: heading.start, end }))
  }
  return { headings: kept, warnings }
}

/** A bracket around the warning belongs to it. */
function withBrackets({ text }: Label, { start, end }: Stretch): Stretch {
  const isOpen = /^ *[[({]/.test(text.slice(start))
  return { start, end: isOpen && /^[\])}]/.test(text.slice(end)) ? end + 1 : end }
}

/** Behind the last food that it names, or null where it names none. */
function endOfWarning(label: Label, { start, end: from }: Heading): number | null {
  const isTold = !label.text.slice(start, from).includes(':')
  let end: number | null = null
  for (let at = from; at < label.text.length;) {
    const stop = endOfPiece(label.text, at)
    const piece = trimChunk(label.text, at, stop)
    if (!piece || !isOfFoods(label, piece, isTold || end !== null)) break
    end = stop
    if (!/[,、，]/.test(label.text.charAt(stop))) break
    at = stop + 1
  }
  return end
}

const PIECE_CHARS_MAX = 120

function endOfPiece(text: string, from: number): number {
  const length = text.slice(from, from + PIECE_CHARS_MAX).search(/[,;.:|•\n()[\]{}、，。]/)
  return length < 0 ? Math.min(text.length, from + PIECE_CHARS_MAX) : from + length
}

/**
 * `Mica` may be inside as an ingredient; what a food is named by warns. Behind a colon a food that is an ingredient as well
 * (`May contain: Honey, Mica`) is one, and so is what is written with a capital.
 */
function isOfFoods(label: Label, piece: Stretch, isTold: boolean): boolean {
  const printed = label.text.slice(piece.start, piece.end)
  const said = printed.toLowerCase()
  if (tellsTraces(said)) return true
  const foods = said.replace(LEADING, '').split(JOINED)
  if (!foods.every((food) => label.lookUp.knowledge.isFood(food))) return false
  return foods.length > 1 || (isTold && printed === said) || !exactAt(label, piece)
}

const JOINED = /(?: |^)(?:and\/or|and|or|und|oder|et|ou|y|e|o|en|of|i|lub|och|eller|og|и|или|&|\/)(?: |$)/u
const LEADING = /^(?:and|or|und|oder|et|ou|y|e|o|en|of|i|lub|och|eller|og|и|или|other|tree) /u
