import type { Chunk } from './chunks.ts'
import { trimChunk } from './chunks.ts'
import { exactly, leaveOut, loosely, type Reading, squeeze } from './reading.ts'
import { REASON } from './reasons.ts'
import { takeConcentration } from './concentration.ts'
import { isHeadingWord } from './heading-words.ts'
import { nameKey } from './name-key.ts'

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
  if (!rest || !(isKnown(reading, rest) || opensLine(reading, start, close))) return null
  return takeTitle(reading, { start: start + 1, end: close }, rest)
}

/** At the start of a line a bracket holds a title, whatever follows; `[Water] ...` is a name in odd brackets. */
function opensLine(reading: Reading, start: number, close: number): boolean {
  const isStart = start === 0 || reading.text.charAt(start - 1) === '\n'
  return isStart && close - start > 3 && !isKnown(reading, { start: start + 1, end: close })
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
  if (at < 0) return readBareHeading(reading, chunk)
  if (isColonOfName(reading, chunk, at)) return chunk
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

/** `CI: 16035`, `CI 19140:1`, `Pigment Red 57:1`: the colon stands inside a name or a colour number. */
function isColonOfName(reading: Reading, { start, end }: Chunk, colon: number): boolean {
  const text = reading.text.slice(start, end)
  const match = exactly(reading, text)
  if (match?.tier === 'exact' || match?.tier === 'synonym') return true
  const isInside = colon <= 4 || /^\d$/.test(nameKey(text.slice(colon + 1)))
  return isInside && match?.tier === 'code'
}

/** `INGREDIENTS AQUA, ...`: the colon was lost, and what follows the word is a known name. */
function readBareHeading(reading: Reading, chunk: Chunk): Chunk {
  const { text } = reading
  const whole = text.slice(chunk.start, chunk.end)
  const blank = whole.search(/[ \n]/)
  if (blank < 0 || exactly(reading, whole) || !isHeadingWord(text.slice(chunk.start, chunk.start + blank)))
    return chunk
  const rest = trimChunk(text, chunk.start + blank, chunk.end)
  if (!rest || !exactly(reading, text.slice(rest.start, rest.end))) return chunk
  leaveOut(reading, chunk.start, chunk.start + blank, REASON.heading)
  return rest
}

/** What goes on with the list instead of beginning another: `Contains 2% or less of: ...`, `Allergens: ...`. */
const GOES_ON =
  /^(?:and |& )?(?:contains?|contient|enthält|contiene|contém|bevat|allergens?|allergene|allergènes|less than|also contains?|with)(?![a-zà-ÿ])/

/** A misread heading (`lngredients`) is one still; anything else in front of a colon names a product. */
function noteTitle(reading: Reading, head: Chunk): null {
  const words = reading.text.slice(head.start, head.end)
  if (isHeadingWord(words) || GOES_ON.test(words.toLowerCase())) {
    leaveOut(reading, head.start, head.end, REASON.heading)
    return null
  }
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
