import type { Section } from '../../contract/finding.ts'
import type { Chunk } from './chunks.ts'
import { trimChunk } from './chunks.ts'
import { splitBlend } from './blends.ts'
import { takeConcentration } from './concentration.ts'
import { UNKNOWN } from './match-types.ts'
import type { ParsedItem } from './parsed-types.ts'
import { exactly, leaveOut, loosely, makeItem, type Reading, squeeze } from './reading.ts'
import { splitGlued } from './glued-names.ts'
import { REASON } from './reasons.ts'
import { segmentNames } from './segment.ts'
import { claimStart, isCode, isFreeClaim } from './sentence-kind.ts'
import { readTitle } from './titles.ts'

/** Footnote signs that labels put on names. */
const MARKS = '*†‡^°§#+¹²³'
const SEGMENT_FROM_CHARS = 14

/** Turns one piece between separators into items; `stop` ends its sentence (a claim or footnote has begun). */
export function readChunk(
  reading: Reading,
  chunk: Chunk,
  section: Section,
): { items: ParsedItem[]; stop: string | null } {
  const reason = reasonToStop(reading, chunk)
  if (reason !== null) return { items: [], stop: reason }
  const untitled = readTitle(reading, chunk)
  if (!untitled) return { items: [], stop: null }
  if (PURPOSES.has(reading.text.slice(untitled.start, untitled.end).toLowerCase())) {
    leaveOut(reading, untitled.start, untitled.end, REASON.purpose)
    return { items: [], stop: null }
  }
  const glued = gluedFootnote(reading, untitled)
  const bare = stripMarks(
    reading,
    stripAnd(reading, glued ? { start: untitled.start, end: glued } : untitled),
  )
  if (glued) {
    leaveOut(reading, glued, chunk.end, REASON.footnote)
    return { items: readNames(reading, bare, section), stop: null }
  }
  if (bare.isFootnote) return { items: [], stop: REASON.footnote }
  if (bare.end <= bare.start) return { items: [], stop: null }
  return { items: readNames(reading, bare, section), stop: null }
}

const PURPOSES = new Set([
  'sunscreen',
  'sunscreens',
  'skin protectant',
  'acne treatment',
  'acne medication',
  'antiperspirant',
  'antidandruff',
  'purpose',
  'uses',
])

/** `Farnesol ** Found in essential oils`: a known name, a sign, and the footnote on the same line. Answers where it begins. */
function gluedFootnote(reading: Reading, { start, end }: Chunk): number | null {
  const at = reading.text.slice(start, end).indexOf('*', 2)
  if (at < 0 || start + at > end - 4) return null
  const rest = trimChunk(reading.text, start + at, end)
  if (!rest || !exactly(reading, reading.text.slice(start, start + at))) return null
  return reading.text.charAt(start + at + 1) === ' ' || reading.text.charAt(start + at + 1) === '*'
    ? start + at
    : null
}

function reasonToStop(reading: Reading, { start, end }: Chunk): string | null {
  const text = reading.text.slice(start, end)
  const lower = text.toLowerCase()
  if (claimStart(lower) === 0 || lower.startsWith('no ')) return REASON.claim
  if (isFreeClaim(lower) && !exactly(reading, text)) return REASON.claim
  return isCode(text) && !exactly(reading, text) ? REASON.code : null
}

/** `..., and Fragrance` */
function stripAnd(reading: Reading, chunk: Chunk): Chunk {
  const lower = reading.text.slice(chunk.start, chunk.start + 4).toLowerCase()
  const length = lower === 'and ' ? 4 : lower.startsWith('& ') ? 2 : 0
  return length > 0 ? (trimChunk(reading.text, chunk.start + length, chunk.end) ?? chunk) : chunk
}

type Bare = Chunk & { notes: string[]; isFootnote: boolean }

/** Takes footnote signs off both ends. A sign in front that stood behind a name before opens the footnote itself. */
function stripMarks(reading: Reading, chunk: Chunk): Bare {
  const { text, marks } = reading
  let { start, end } = chunk
  while (start < end && isMark(text.charAt(start))) start++
  while (end > start && isMark(text.charAt(end - 1))) end--
  const front = text.slice(chunk.start, start).trim()
  const back = text.slice(end, chunk.end).trim()
  if (front !== '' && (marks.has(front) || (back === '' && isRemark(reading, text.slice(start, end))))) {
    return { ...chunk, notes: [], isFootnote: true }
  }
  if (back !== '') for (const sign of [back, back.charAt(0)]) marks.add(sign)
  return { start, end, notes: [front, back].filter((note) => note !== ''), isFootnote: false }
}

function isMark(sign: string): boolean {
  return sign === ' ' || MARKS.includes(sign)
}

/** Words behind a sign that are no name: `* from organic farming`. */
function isRemark(reading: Reading, text: string): boolean {
  return wordCount(text) >= 2 && /[a-z]/.test(text) && !exactly(reading, text)
}

function wordCount(text: string): number {
  return text.split(' ').length
}

function readNames(reading: Reading, bare: Bare, section: Section): ParsedItem[] {
  const two = splitGlued(reading, bare)
  if (two) return two.flatMap((part) => readNames(reading, { ...bare, ...part }, section))
  const measured = takeConcentration(reading.text, bare.start, bare.end)
  const name = squeeze(withoutMarks(measured.name))
  const notes = [
    ...bare.notes,
    ...(name.toLowerCase().includes('nano)') || name.toLowerCase().includes('nano]') ? ['nano'] : []),
  ]
  const extra = { concentration: measured.concentration, notes }
  const { start, end } = measured
  if (end <= start || name === '') return []
  const match = exactly(reading, name)
  if (match) {
    const items = [makeItem(reading, { start, end, name, section, match }, extra)]
    return match.tier === 'part'
      ? [...items, ...namedInside(reading, { start, end }, section, match.ingredient)]
      : items
  }
  const pieces = splitBlend(reading, start, end) ?? segments(reading, start, end)
  if (pieces) return joinSame(reading, pieces).map((piece) => readPiece(reading, piece, section, notes))
  return [makeItem(reading, { start, end, name, section, match: loosely(reading, name) }, extra)]
}

/** `yellow 5 ci 19140`, `Water Aqua`: one ingredient named twice in a row is one item. */
function joinSame(reading: Reading, pieces: readonly Chunk[]): Chunk[] {
  const ingredientOf = ({ start, end }: Chunk) =>
    exactly(reading, reading.text.slice(start, end))?.ingredient ?? null
  const joined: Chunk[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const isSame = last && ingredientOf(piece) !== null && ingredientOf(last) === ingredientOf(piece)
    if (isSame) joined[joined.length - 1] = { start: last.start, end: piece.end }
    else joined.push(piece)
  }
  return joined
}

function readPiece(reading: Reading, piece: Chunk, section: Section, notes: string[]): ParsedItem {
  const measured = takeConcentration(reading.text, piece.start, piece.end)
  const name = squeeze(withoutMarks(measured.name))
  const match = exactly(reading, name) ?? loosely(reading, name)
  return makeItem(
    reading,
    { ...measured, name, section, match },
    { concentration: measured.concentration, notes },
  )
}

function segments(reading: Reading, start: number, end: number): Chunk[] | null {
  if (end - start < SEGMENT_FROM_CHARS || reading.segmentBudget < end - start) return null
  reading.segmentBudget -= end - start
  const pieces = segmentNames(reading.text, start, end, reading.knowledge)
  if (pieces) reading.wasSegmented = true
  return pieces
}

/** `Parfum (Limonene, Linalool)`: other known ingredients listed inside the brackets are items of their own. */
function namedInside(
  reading: Reading,
  { start, end }: Chunk,
  section: Section,
  outer: number | null,
): ParsedItem[] {
  const open = reading.text.indexOf('(', start)
  const close = open >= 0 ? (reading.remarks[open] ?? 0) : 0
  if (open < 0 || close <= open || close > end || !reading.text.slice(open, close).includes(',')) return []
  const parts: { chunk: Chunk; name: string }[] = []
  let from = open + 1
  for (let at = from; at <= close; at++) {
    if (at !== close && reading.text.charAt(at) !== ',') continue
    const chunk = trimChunk(reading.text, from, at)
    if (chunk) parts.push({ chunk, name: reading.text.slice(chunk.start, chunk.end) })
    from = at + 1
  }
  const matches = parts.map(({ name }) => exactly(reading, name) ?? UNKNOWN)
  const areOthers = matches.every(
    (match) => match.ingredient !== null && match.ingredient !== outer && match.tier !== 'code',
  )
  if (!areOthers) return []
  return parts.map(({ chunk, name }, at) =>
    makeItem(
      reading,
      { ...chunk, name, section, match: matches[at] ?? UNKNOWN },
      { concentration: null, notes: [] },
    ),
  )
}

function withoutMarks(name: string): string {
  return name.includes('*') || name.includes('†') ? name.replaceAll('*', ' ').replaceAll('†', ' ') : name
}
