import type { LeftOut } from '../../contract/finding.ts'
import { type Chunk, splitChunks } from './chunks.ts'
import { lowerBound } from './lower-bound.ts'
import type { ParsedItem } from './parsed-types.ts'
import { opensWithMark, readChunk } from './read-chunk.ts'
import { joinTorn } from './torn-names.ts'
import { type Aside, exactly, leaveOut, type Reading } from './reading.ts'
import { REASON } from './reasons.ts'
import type { Region } from './regions.ts'
import { isCode, reasonAgainst } from './sentence-kind.ts'
import { type Sentence, splitSentences } from './sentences.ts'

/** The items of one line or sentence, how many of them are known, and of how many pieces it is made with its running text. */
export type Line = {
  start: number
  end: number
  items: ParsedItem[]
  known: number
  pieces: number
  isGap: boolean
  /** `Niacinamide: evens skin tone`: one name, and what it is said to do. */
  isBenefit: boolean
}

/** Reads the lines of a region; running text, claims and codes are left out with their reason. */
export function readRegion(reading: Reading, region: Region): Line[] {
  const sentences = outside(
    reading.asides,
    splitSentences(reading.text, region.start, region.end, reading.remarks),
  )
  const drafts: { sentence: Sentence; chunks: Chunk[] }[] = []
  for (const sentence of sentences) {
    const chunks = splitChunks(reading.text, sentence.start, sentence.end, reading.remarks)
    const reason = isMostlyNames(reading, chunks)
      ? null
      : reasonAgainst(reading.text.slice(sentence.start, sentence.end))
    if (reason !== null) leaveOut(reading, sentence.start, sentence.end, reason)
    else if (chunks.length > 0) drafts.push({ sentence, chunks })
  }
  joinWrapped(reading, drafts)
  return drafts
    .filter(({ chunks }) => chunks.length > 0)
    .map(({ sentence, chunks }) => readLine(reading, region, sentence, chunks))
}

/** What is left of the sentences without what is set aside in them; both are in order. */
function outside(asides: readonly Aside[], sentences: readonly Sentence[]): Sentence[] {
  const left: Sentence[] = []
  let at = lowerBound(asides, ({ end }) => end <= (sentences[0]?.start ?? 0))
  for (const sentence of sentences) {
    let { start } = sentence
    for (; at < asides.length; at++) {
      const aside = asides[at]
      if (!aside || aside.start >= sentence.end) break
      if (aside.start > start) left.push({ ...sentence, start, end: aside.start, endsBy: 'stop' })
      start = Math.max(start, aside.end)
      if (aside.end > sentence.end) break
    }
    if (start < sentence.end) left.push({ ...sentence, start })
  }
  return left
}

/** A list may hold words of running text (`to`, `skin`); known names between commas outweigh them. */
function isMostlyNames(reading: Reading, chunks: readonly Chunk[]): boolean {
  const [first, , third] = chunks
  if (!first || !third) return false
  // `-Aloe Vera, Honey, and Vitamin E: soothe ...` names few and praises them.
  if (chunks.length === 3 && reading.text.slice(first.start, third.end).includes(':')) return false
  const sample = chunks.slice(0, 12)
  const known = sample.filter(({ start, end }) => exactly(reading, reading.text.slice(start, end)))
  return known.length * 2 >= sample.length
}

const LIST_NAMES_MIN = 3

/** At least three names, and as many of the pieces looked at as not. */
function isListOfNames(reading: Reading, chunks: readonly Chunk[]): boolean {
  const sample = chunks.slice(0, 12)
  const known = sample.filter(({ start, end }) => exactly(reading, reading.text.slice(start, end))).length
  return known >= LIST_NAMES_MIN && known * 2 >= sample.length
}

function readLine(reading: Reading, region: Region, sentence: Sentence, chunks: readonly Chunk[]): Line {
  const items: ParsedItem[] = []
  const leftBefore = reading.leftOut.length
  for (const [at, chunk] of chunks.entries()) {
    const hasListBehind = opensWithMark(reading.text, chunk) && isListOfNames(reading, chunks.slice(at + 1))
    const answer = readChunk(reading, chunk, region.section, hasListBehind)
    items.push(...answer.items)
    if (answer.stop === REASON.code) leaveOut(reading, chunk.start, chunk.end, answer.stop)
    else if (answer.stop !== null) {
      // A claim or footnote runs to the end of its sentence.
      const last = chunks.at(-1) ?? chunk
      leaveOut(reading, chunk.start, last.end, answer.stop)
      break
    }
  }
  const whole = joinTorn(reading, items)
  const known = whole.filter(({ match }) => isKnown(match.tier)).length
  const leftHere = reading.leftOut.slice(leftBefore)
  return {
    start: chunks[0]?.start ?? sentence.start,
    end: sentence.end,
    items: whole,
    known,
    pieces: whole.length + leftHere.filter(isRunningText).length,
    isGap: sentence.isGap,
    isBenefit:
      whole.length === 1 &&
      whole[0]?.concentration === null &&
      leftHere.some(({ reason }) => reason === REASON.purpose),
  }
}

function isRunningText({ reason }: LeftOut): boolean {
  return reason === REASON.prose || reason === REASON.marketing || reason === REASON.notice
}

export function isKnown(tier: ParsedItem['match']['tier']): boolean {
  return tier !== 'unknown' && tier !== 'ambiguous'
}

/**
 * A line break inside a list is a blank or a separator. The names decide: if the words on both sides together are a
 * name, it is one; if either side is a name by itself, they are two; in a list with commas the line was just full.
 */
function joinWrapped(reading: Reading, drafts: { sentence: Sentence; chunks: Chunk[] }[]): void {
  for (let at = 0; at + 1 < drafts.length; at++) {
    const line = drafts[at]
    const next = drafts[at + 1]
    const last = line?.chunks.at(-1)
    const first = next?.chunks[0]
    if (!line || !next || !last || !first || line.sentence.endsBy !== 'line' || line.sentence.isGap) continue
    if (!isPlainBreak(reading.text, last.end, first.start)) continue
    if (!belongTogether(reading, last, first, line.chunks.length + next.chunks.length > 2)) continue
    next.chunks[0] = { start: last.start, end: first.end }
    line.chunks.pop()
  }
}

function isPlainBreak(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!' \n-/'.includes(text.charAt(at))) return false
  return to > from
}

/** A line that begins with one of these explains the marked names above it. */
const FOOTNOTES = '*†‡§¹²³⁴⁵⁶'

function belongTogether(reading: Reading, last: Chunk, first: Chunk, hasCommas: boolean): boolean {
  const { text } = reading
  if (isCode(text.slice(last.start, last.end)) || FOOTNOTES.includes(text.charAt(first.start))) return false
  // `Caprylic/` at the line end goes on with `Capric Triglyceride`.
  const joint = text.slice(last.end, first.start).includes('/') ? '/' : ' '
  const whole = exactly(
    reading,
    `${text.slice(last.start, last.end)}${joint}${text.slice(first.start, first.end)}`,
  )
  // `Lead Acetate` and the next line's `Zinc Stearate` are a salt of lead by their words, and no name.
  if (whole && (whole.ingredient !== null || whole.tier !== 'part')) return true
  if (
    exactly(reading, text.slice(last.start, last.end)) ||
    exactly(reading, text.slice(first.start, first.end))
  )
    return false
  return hasCommas || last.end - last.start > 30
}
