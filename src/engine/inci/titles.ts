import type { Chunk } from './chunks.ts'
import { trimChunk } from './chunks.ts'
import { exactly, leaveOut, loosely, type Reading, squeeze } from './reading.ts'
import { REASON } from './reasons.ts'
import { takeConcentration } from './concentration.ts'

const TITLE_CHARS_MAX = 90

/**
 * Takes a title off a piece: `Step 1: Water` and `[Ampoule] Water` hold the name of a product of a kit,
 * `Zinc Oxide 6%: Sunscreen` a purpose. Answers what is left, or null where nothing is.
 */
export function readTitle(reading: Reading, chunk: Chunk): Chunk | null {
  return readBracketTitle(reading, chunk) ?? readColon(reading, chunk)
}

function readBracketTitle(reading: Reading, { start, end }: Chunk): Chunk | null {
  if (reading.text.charAt(start) !== '[') return null
  const close = reading.remarks[start] ?? 0
  const rest = close > 0 && close < end - 1 ? trimChunk(reading.text, close + 1, end) : null
  if (!rest || !exactly(reading, reading.text.slice(rest.start, rest.end))) return null
  return takeTitle(reading, { start: start + 1, end: close }, rest)
}

/** `Sodium PCA[Cream]Water`: between two known names a bracketed word is the title of the next product of a kit. */
export function splitAtTitle(reading: Reading, { start, end }: Chunk): [Chunk, Chunk] | null {
  const { text } = reading
  const open = text.slice(start, end).indexOf('[', 1) + start
  const close = open > start ? (reading.remarks[open] ?? 0) : 0
  if (close <= open || close >= end) return null
  const before = trimChunk(text, start, open)
  const after = trimChunk(text, close + 1, end)
  if (!before || !after || !isKnown(reading, before) || !isKnown(reading, after)) return null
  noteTitle(reading, { start: open + 1, end: close })
  return [before, after]
}

function isKnown(reading: Reading, { start, end }: Chunk): boolean {
  return exactly(reading, reading.text.slice(start, end)) !== null
}

function readColon(reading: Reading, chunk: Chunk): Chunk | null {
  const { text } = reading
  const at = text.slice(chunk.start, chunk.end).lastIndexOf(':')
  if (at < 0) return chunk
  const head = trimChunk(text, chunk.start, chunk.start + at)
  const rest = trimChunk(text, chunk.start + at + 1, chunk.end)
  if (!head) return rest
  if (!rest) return isName(reading, head) ? head : noteTitle(reading, head)
  const restIsName = isName(reading, rest)
  if (isName(reading, head)) {
    // `Zinc Oxide 6%: Sunscreen` keeps the name; `Vitamin E: Tocopherol` says the same twice.
    if (!restIsName) leaveOut(reading, rest.start, rest.end, REASON.purpose)
    return restIsName ? rest : head
  }
  return restIsName || head.end - head.start <= TITLE_CHARS_MAX ? takeTitle(reading, head, rest) : chunk
}

function takeTitle(reading: Reading, head: Chunk, rest: Chunk): Chunk {
  noteTitle(reading, head)
  return rest
}

function noteTitle(reading: Reading, head: Chunk): null {
  reading.titles.push({ title: squeeze(reading.text.slice(head.start, head.end)), start: head.start })
  leaveOut(reading, head.start, head.end, REASON.title)
  return null
}

function isName(reading: Reading, { start, end }: Chunk): boolean {
  const { name } = takeConcentration(reading.text, start, end)
  if (exactly(reading, name)) return true
  const { tier } = loosely(reading, name)
  return tier === 'near' || tier === 'class'
}
