import type { LeftOut } from '../../contract/finding.ts'
import { type Chunk, splitChunks } from './chunks.ts'
import type { ParsedItem } from './parsed-types.ts'
import { readChunk } from './read-chunk.ts'
import { joinTorn } from './torn-names.ts'
import { exactly, leaveOut, type Reading } from './reading.ts'
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
}

/** Reads the lines of a region; running text, claims and codes are left out with their reason. */
export function readRegion(reading: Reading, region: Region): Line[] {
  const sentences = splitSentences(reading.text, region.start, region.end, reading.remarks)
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

function readLine(reading: Reading, region: Region, sentence: Sentence, chunks: readonly Chunk[]): Line {
  const items: ParsedItem[] = []
  const leftBefore = reading.leftOut.length
  for (const chunk of chunks) {
    const answer = readChunk(reading, chunk, region.section)
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
  return {
    start: chunks[0]?.start ?? sentence.start,
    end: sentence.end,
    items: whole,
    known,
    pieces: whole.length + reading.leftOut.slice(leftBefore).filter(isRunningText).length,
    isGap: sentence.isGap,
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
  if (exactly(reading, `${text.slice(last.start, last.end)}${joint}${text.slice(first.start, first.end)}`))
    return true
  if (
    exactly(reading, text.slice(last.start, last.end)) ||
    exactly(reading, text.slice(first.start, first.end))
  )
    return false
  return hasCommas || last.end - last.start > 30
}
