import type { Section } from '../../contract/finding.ts'
import type { Chunk } from './chunks.ts'
import { trimChunk } from './chunks.ts'
import { splitBlend } from './blends.ts'
import { takeConcentration } from './concentration.ts'
import { UNKNOWN } from './match-types.ts'
import type { ParsedItem } from './parsed-types.ts'
import { exactly, leaveOut, loosely, makeItem, type Reading, squeeze } from './reading.ts'
import { splitGlued } from './glued-names.ts'
import { namedInside } from './named-inside.ts'
import { cutAtLostCommas } from './lost-commas.ts'
import { cutSentence } from './glued-sentences.ts'
import { cutPurposes, isPurpose } from './purposes.ts'
import { REASON } from './reasons.ts'
import { segmentNames } from './segment.ts'
import { claimStart, isCode, isFreeClaim } from './sentence-kind.ts'
import { readTitle } from './titles.ts'

/** Footnote signs that labels put on names. */
const MARKS = '*†‡^°§#+¹²³⁴⁵⁶'
const SEGMENT_FROM_CHARS = 14

type Answer = { items: ParsedItem[]; stop: string | null }

/** Turns one piece between separators into items; `stop` ends its sentence (a claim or footnote has begun). */
export function readChunk(reading: Reading, chunk: Chunk, section: Section): Answer {
  const reason = reasonToStop(reading, chunk)
  if (reason !== null) return { items: [], stop: reason }
  const pieces = cutPurposes(reading.text, chunk) ?? [{ piece: chunk, isPurpose: false }]
  const items: ParsedItem[] = []
  for (const { piece, isPurpose } of pieces) {
    const answer = isPurpose ? leaveOutPurpose(reading, piece) : readNamed(reading, piece, section)
    items.push(...answer.items)
    if (answer.stop !== null) return { items, stop: answer.stop }
  }
  return { items, stop: null }
}

function leaveOutPurpose(reading: Reading, { start, end }: Chunk): Answer {
  leaveOut(reading, start, end, REASON.purpose)
  return { items: [], stop: null }
}

function readNamed(reading: Reading, chunk: Chunk, section: Section): Answer {
  const untitled = readTitle(reading, chunk)
  if (!untitled) return { items: [], stop: null }
  if (isPurpose(reading.text.slice(untitled.start, untitled.end))) {
    return leaveOutPurpose(reading, untitled)
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

/** `Farnesol ** Found in essential oils`: a known name, a sign, and the footnote on the same line. Answers where it begins. */
function gluedFootnote(reading: Reading, { start, end }: Chunk): number | null {
  const at = reading.text.slice(start, end).indexOf('*', 2)
  if (at < 0 || start + at > end - 4) return null
  const rest = trimChunk(reading.text, start + at, end)
  if (!rest || !exactly(reading, reading.text.slice(start, start + at))) return null
  const next = reading.text.charAt(start + at + 1)
  return next === ' ' || next === '*' || (next >= 'a' && next <= 'z') ? start + at : null
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
  const pieces = splitBlend(reading, start, end) ?? cutWithoutCommas(reading, start, end)
  if (pieces) return joinSame(reading, pieces).map((piece) => readPiece(reading, piece, section, notes))
  const item = makeItem(reading, { start, end, name, section, match: loosely(reading, name) }, extra)
  return item.match.ingredient === null ? readUnlessSentence(reading, bare, item) : [item]
}

/** What nobody knows may be running text, with or without a name in front. */
function readUnlessSentence(reading: Reading, bare: Bare, item: ParsedItem): ParsedItem[] {
  const sentence = cutSentence(reading, bare)
  if (!sentence) return [item]
  leaveOut(reading, sentence.start, sentence.end, sentence.reason)
  return sentence.name ? readNames(reading, { ...bare, ...sentence.name }, item.section) : []
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

/** Names whose separators were lost: cut at the blanks where each part is a name, else anywhere by the known names. */
function cutWithoutCommas(reading: Reading, start: number, end: number): Chunk[] | null {
  const pieces = cutAtLostCommas(reading, { start, end }) ?? segments(reading, start, end)
  if (!pieces || endsLikeOneName(reading, pieces)) return null
  reading.wasSegmented = true
  return pieces
}

/** Names by themselves that also end names of plant products which nobody listed: `Aloe Vera Water` is neither of the two. */
const ENDS = new Set(['water', 'alcohol', 'salt', 'milk', 'honey', 'sugar', 'essential oil'])

function endsLikeOneName(reading: Reading, pieces: readonly Chunk[]): boolean {
  const [first, last] = pieces
  if (pieces.length !== 2 || !first || !last) return false
  if (!ENDS.has(reading.text.slice(last.start, last.end).toLowerCase())) return false
  const { ingredient } = exactly(reading, reading.text.slice(first.start, first.end)) ?? UNKNOWN
  const origin = reading.knowledge.ingredients[ingredient ?? -1]?.origin
  return origin === 'plant' || origin === 'animal'
}

function segments(reading: Reading, start: number, end: number): Chunk[] | null {
  if (end - start < SEGMENT_FROM_CHARS || reading.segmentBudget < end - start) return null
  reading.segmentBudget -= end - start
  return segmentNames(reading.text, start, end, reading.knowledge)
}

function withoutMarks(name: string): string {
  return name.includes('*') || name.includes('†') ? name.replaceAll('*', ' ').replaceAll('†', ' ') : name
}
