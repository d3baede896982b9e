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
import { isCode, isFreeClaim } from './sentence-kind.ts'
import { readTitle } from './titles.ts'

/** Footnote signs that labels put on names. */
const MARKS = '*†‡^°§#+¹²³⁴⁵⁶'
const SEGMENT_FROM_CHARS = 14
const NAME_CHARS_MAX = 300

type Answer = { items: ParsedItem[]; stop: string | null }

/** Turns one piece between separators into items; `stop` ends its sentence (a claim or footnote has begun). */
export function readChunk(reading: Reading, chunk: Chunk, section: Section, hasListBehind = false): Answer {
  const reason = reasonToStop(reading, chunk)
  if (reason !== null) return { items: [], stop: reason }
  const pieces = cutPurposes(reading.text, chunk) ?? [{ piece: chunk, isPurpose: false }]
  const items: ParsedItem[] = []
  for (const { piece, isPurpose } of pieces) {
    const answer = isPurpose
      ? leaveOutPurpose(reading, piece)
      : readNamed(reading, piece, { section, hasListBehind })
    items.push(...answer.items)
    if (answer.stop !== null) return { items, stop: answer.stop }
  }
  return { items, stop: null }
}

function leaveOutPurpose(reading: Reading, { start, end }: Chunk): Answer {
  leaveOut(reading, start, end, REASON.purpose)
  return { items: [], stop: null }
}

function readNamed(
  reading: Reading,
  chunk: Chunk,
  { section, hasListBehind }: { section: Section; hasListBehind: boolean },
): Answer {
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
  // `*Vitamin C Ampoule Water, Ascorbic Acid, ...`: no footnote is a list of names.
  if (bare.isFootnote && hasListBehind)
    return readNamed(reading, afterMarks(reading.text, bare), { section, hasListBehind })
  if (bare.isFootnote) return { items: [], stop: REASON.footnote }
  if (bare.end <= bare.start) return { items: [], stop: null }
  return { items: readNames(reading, bare, section), stop: null }
}

/** Signs that open a footnote behind a name; `+` and `#` join and count there. */
const GLUED = /[*†‡^°§¹²³⁴⁵⁶]/g

/**
 * `Farnesol ** Found in essential oils`, `Parfum*CO *CO = certified organic`: a known name, a sign, and the footnote on the
 * same line. Answers where it begins.
 */
function gluedFootnote(reading: Reading, { start, end }: Chunk): number | null {
  const inside = reading.text.slice(start, end)
  for (const { index } of inside.matchAll(GLUED)) {
    if (index < 2) continue
    // No name is that long, and a text of nothing but signs would be looked up at each of them.
    if (index > inside.length - 4 || index > NAME_CHARS_MAX) return null
    const rest = trimChunk(reading.text, start + index, end)
    if (!rest || !exactly(reading, inside.slice(0, index))) continue
    return /^.(?:[ *†‡^°a-z]|[A-Z]{1,3}[ =.:]+[^ ])/.test(inside.slice(index)) ? start + index : null
  }
  return null
}

function reasonToStop(reading: Reading, { start, end }: Chunk): string | null {
  const text = reading.text.slice(start, end)
  const lower = text.toLowerCase()
  if (isFreeClaim(lower) && !exactly(reading, text)) return REASON.claim
  return isCode(text) && !exactly(reading, text) ? REASON.code : null
}

/** `..., and Fragrance` */
function stripAnd(reading: Reading, chunk: Chunk): Chunk {
  const lower = reading.text.slice(chunk.start, chunk.start + 4).toLowerCase()
  const length = lower === 'and ' ? 4 : lower.startsWith('& ') ? 2 : 0
  return length > 0 ? (trimChunk(reading.text, chunk.start + length, chunk.end) ?? chunk) : chunk
}

/** `Glycerin*CO`, `Glycerin *F`: letters behind a sign tell footnotes apart. */
const LETTERED_MARK = /[*†‡^°] ?[A-Z]{1,3}$/
const LETTERED_CHARS_MAX = 6

type Bare = Chunk & { notes: string[]; isFootnote: boolean }

/** Takes footnote signs off both ends. A sign in front that stood behind a name before opens the footnote itself. */
function stripMarks(reading: Reading, chunk: Chunk): Bare {
  const { text, marks } = reading
  const { start } = afterMarks(text, chunk)
  const end = endBeforeMarks(text, start, chunk.end)
  const front = text.slice(chunk.start, start).trim()
  const back = text.slice(end, chunk.end).trim()
  if (front !== '' && (marks.has(front) || (back === '' && isRemark(reading, text.slice(start, end))))) {
    return { ...chunk, notes: [], isFootnote: true }
  }
  if (back !== '') for (const sign of [back, back.charAt(0)]) marks.add(sign)
  return { start, end, notes: [front, back].filter((note) => note !== ''), isFootnote: false }
}

function afterMarks(text: string, { start, end }: Chunk): Chunk {
  let at = start
  while (at < end && isMark(text.charAt(at))) at++
  return { start: at, end }
}

function endBeforeMarks(text: string, start: number, to: number): number {
  const lettered = LETTERED_MARK.exec(text.slice(Math.max(start, to - LETTERED_CHARS_MAX), to))
  let end = to - (lettered?.[0].length ?? 0)
  while (end > start && isMark(text.charAt(end - 1))) end--
  return end
}

export function opensWithMark(text: string, { start }: Chunk): boolean {
  return MARKS.includes(text.charAt(start))
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
