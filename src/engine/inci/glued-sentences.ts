import { type Chunk, trimChunk } from './chunks.ts'
import { exactly, type Reading } from './reading.ts'
import { reasonAgainst } from './sentence-kind.ts'

const NAME_CHARS_MAX = 90

/** A sentence inside a list, and the name in front of it whose full stop was lost. */
type GluedSentence = Chunk & { reason: string; name: Chunk | null }

/** `98 % of the ingredients are of natural origin`, `Phenoxyethanol Please be aware that ...`: running text is no name. */
export function cutSentence(reading: Reading, { start, end }: Chunk): GluedSentence | null {
  const { text } = reading
  const reason = reasonAgainst(text.slice(start, end))
  if (reason === null) return null
  let name: Chunk | null = null
  const stop = Math.min(end, start + NAME_CHARS_MAX)
  for (let at = start + 1; at < stop; at++) {
    if (name && text.charAt(at) === '*') break
    const front = mayEndAt(text, at) ? trimChunk(text, start, at) : null
    if (front && exactly(reading, text.slice(front.start, front.end))) name = front
  }
  return { start: name?.end ?? start, end, reason, name }
}

/** Before a blank, a dot or, where even those were lost, a capital: `Caprylyl GlycolPlease refer to ...`. */
function mayEndAt(text: string, at: number): boolean {
  if (' .\n'.includes(text.charAt(at))) return true
  return /[a-z)]/.test(text.charAt(at - 1)) && /[A-Z]/.test(text.charAt(at))
}
