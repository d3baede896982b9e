import { findCues, isLead, LEAD_CHARS_MAX, MARKS, wordsOf, type Cue } from './absence-cues.ts'
import { lengthOfTurn, startOfList, startOfClaim } from './absence-bounds.ts'
import type { AnswerRows } from '../answer-rows.ts'
import { WATER } from '../heading-words.ts'
import type { Heading } from '../headings.ts'
import { lowerCase } from '../../plain-text.ts'
import { lowerBound, type Stretch } from '../../label.ts'
import { isFullStop } from '../sentences.ts'

/**
 * The claims of a text about what is absent, in order and apart: each from its cue to the end of its sentence, or of the
 * block that the cue is the heading of. Nothing in them is an ingredient.
 */
export function findAbsences(
  text: string,
  headings: readonly Heading[],
  { absent, answers }: AnswerRows,
): Stretch[] {
  const lower = lowerCase(text)
  const found: Stretch[] = []
  let [end, row] = [0, 0]
  const addRows = (before: number) => {
    for (; (absent[row]?.start ?? Infinity) < before; row++) {
      const one = absent[row]
      if (!one || one.end <= end) continue
      found.push({ start: Math.max(one.start, end), end: one.end })
      end = one.end
    }
  }
  for (const cue of findCues(lower)) {
    addRows(cue.start + 1)
    if (cue.start < end || isInside(answers, cue.start)) continue
    const scope =
      (cue.isBefore ? allBefore(text, cue, end, headings) : scopeBefore(text, cue, end, headings)) ??
      scopeAfter(text, cue, end, headings)
    if (!scope) continue
    found.push(scope)
    end = scope.end
  }
  addRows(Infinity)
  return found
}

function isInside(stretches: readonly Stretch[], at: number): boolean {
  const one = stretches[lowerBound(stretches, ({ end }) => end <= at)]
  return one !== undefined && one.start <= at
}

/** To the end of the sentence; where the cue is all of its line, to the end of the block under it. */
function scopeAfter(text: string, cue: Cue, after: number, headings: readonly Heading[]): Stretch | null {
  const heading = headings[lowerBound(headings, (one) => one.start < cue.start) - 1]
  const start = Math.max(after, Math.min(heading?.end ?? 0, cue.start), startOfClaim(text, cue.start))
  const limit = nextHeading(text, cue.end, headings)
  if (limit <= cue.end) return null
  const list = startOfList(text, cue, limit)
  if (list > 0) return { start, end: list }
  // `What will you not find here? Parabens, ...`
  const asked = /^ ?\?/.exec(text.slice(cue.end, cue.end + 2))?.[0].length ?? 0
  // A longer line is none: looking for its end would cost every cue the whole text.
  const lead = text.slice(cue.end, Math.min(limit, cue.end + LEAD_CHARS_MAX))
  const broken = lead.indexOf('\n')
  const numbered = numberedBehind(text, cue.end, limit)
  if (numbered > 0) return { start, end: endOfBlock(text, numbered, limit) }
  const end =
    broken >= 0 && isBlockHeading(lead.slice(0, broken))
      ? endOfBlock(text, cue.end + broken, limit)
      : endOfSentence(text, cue.end + asked, limit)
  return { start, end }
}

/** `does not contain, and is not made with, any of the following:` and below it the first of a numbered list: where its line ends. */
function numberedBehind(text: string, from: number, limit: number): number {
  const rest = text.slice(from, Math.min(limit, from + CLAUSES_CHARS_MAX))
  const colon = /^[^:.!?\n]*:(?=\n ?(?:1[.)]|[-*•✗✘❌]) ?\p{L})/u.exec(rest)?.[0]
  return colon === undefined ? 0 : from + colon.length
}
const CLAUSES_CHARS_MAX = 160

/** The rest of the line behind the cue names nothing: it ends in a colon, or there is none. */
function isBlockHeading(rest: string): boolean {
  const trimmed = rest.trim()
  if (trimmed === '' || trimmed === '?' || trimmed === ':') return true
  return trimmed.endsWith(':') && !/,|[.!?] /.test(trimmed)
}

/** Of as many commas in one line a list is made, also where no heading says so. */
const LIST_COMMAS = 5

/** To the blank line behind it, to the next heading of any kind, or to a line that is a list where the lines before were not. */
function endOfBlock(text: string, from: number, limit: number): number {
  let at = from
  let end = from
  let lines = 0
  let commas = 0
  while (at < limit) {
    const next = Math.min(endOfLine(text, at + 1), limit)
    const line = text.slice(at + 1, next).trim()
    if (line === '') {
      if (lines > 0 && !goesOnAfterGap(text, next, end)) break
    } else {
      const inLine = line.replace(/^• ?/, '').split(/[,;•|]/).length - 1
      if (
        lines > 0 &&
        ((inLine >= LIST_COMMAS && commas === 0) || line.endsWith(':') || opensWithWater(line))
      )
        break
      lines++
      commas += inLine
      end = next
    }
    at = next
  }
  return Math.max(end, from)
}

/** `WATER, GLYCERIN,`: in narrow print no line of a list has many commas. */
function opensWithWater(line: string): boolean {
  const [first = '', second] = line.split(',')
  return second !== undefined && WATER.test(lowerCase(first).trim())
}

const BULLET = /[•*–✗✘❌+-]/

/** Bullets may stand apart: the line behind the gap opens with the sign that the last one opened with. */
function goesOnAfterGap(text: string, gap: number, lastEnd: number): boolean {
  const last = text.slice(text.lastIndexOf('\n', lastEnd - 1) + 1, lastEnd).trim()
  const next = text.slice(gap).trimStart().charAt(0)
  return BULLET.test(next) && last.startsWith(next)
}

/** To a full stop, the closing bracket of a remark, or the end of a line that does not go on in the next. */
function endOfSentence(text: string, from: number, limit: number): number {
  let depth = 0
  for (let at = from; at < limit; at++) {
    const sign = text.charAt(at)
    if ('([{'.includes(sign) && !opensListAt(text, at)) depth++
    else if (')]}'.includes(sign) && --depth < 0) return at
    else if (endsBefore(text, from, at)) return at
    else if (isEnd(text, at, limit)) return at + 1
    else if (depth === 0 && lengthOfTurn(text, from, at) > 0) return at + lengthOfTurn(text, from, at)
  }
  return limit
}

function endsBefore(text: string, from: number, at: number): boolean {
  const sign = text.charAt(at)
  if (sign === '\n') return !goesOnInNextLine(text, from, at)
  return sign === '"' ? isClosingQuote(text, from, at) : BREAKS.includes(sign) && opensListAt(text, at)
}

/** What may part a claim from a list that begins in the same line. */
const BREAKS = '([•|-'
const OPENING_CHARS = 120

/** `sem dimeticona 🌿 aqua, glycerin, ...`, `sans parfum (aqua, glycerin, ...)`: nobody denies water and three things more. */
function opensListAt(text: string, at: number): boolean {
  const line = text.slice(at + 1, at + 1 + OPENING_CHARS).split('\n', 1)[0] ?? ''
  const pieces = line.trimStart().split(/[,;•|]/)
  return pieces.length > 3 && WATER.test(lowerCase(pieces[0] ?? '').trim())
}

/** The cue stands in a quotation that ends here: `"bez recepty", skład: ...`. */
function isClosingQuote(text: string, from: number, at: number): boolean {
  const line = text.slice(Math.max(text.lastIndexOf('\n', from - 1) + 1, from - LINE_CHARS), from)
  return (line.match(/["„«]/g) ?? []).length % 2 === 1 && /^[,;.:)\s]/.test(text.slice(at + 1, at + 2))
}
const LINE_CHARS = 200
function isEnd(text: string, at: number, limit: number): boolean {
  const sign = text.charAt(at)
  return '!?。'.includes(sign) || (sign === '.' && isFullStop(text, at, limit))
}

const WRAPPED_CHARS_MIN = 30

function goesOnInNextLine(text: string, from: number, at: number): boolean {
  const line = text.slice(Math.max(from, text.lastIndexOf('\n', at - 1) + 1), at).trimEnd()
  const next = text.slice(at + 1, endOfLine(text, at + 1))
  if (next.trim() === '' || next.split(/[,;•|]/).length > LIST_COMMAS) return false
  if (/(?:[,/&]| (?:and|or|und|oder|et|ou|y|o|e|i|en|of))$/i.test(line)) return true
  return line.length >= WRAPPED_CHARS_MIN && /^\s*\p{Ll}/u.test(next)
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from)
  return at < 0 ? text.length : at
}

/** What is denied in front of the cue: its sentence, or in a list of many pieces the last one alone. */
function scopeBefore(text: string, cue: Cue, after: number, headings: readonly Heading[]): Stretch | null {
  const heading = headings[lowerBound(headings, ({ start }) => start < cue.start) - 1]
  const from = Math.max(after, Math.min(heading?.end ?? 0, cue.start))
  const bracket = bracketBefore(text, cue.start, from)
  // A remark in brackets (`Carbomer (no parabens)`) denies what it holds and nothing in front of it.
  if (bracket >= 0) return { start: bracket, end: cue.end + (')]}'.includes(text.charAt(cue.end)) ? 1 : 0) }
  let start = startOfSentence(text, cue.start, from)
  if (cue.isPiece) return { start: startOfPiece(text, cue.start, start), end: cue.end }
  const commas = text.slice(start, cue.start).split(',').length - 1
  if (commas >= LIST_COMMAS) start = text.lastIndexOf(',', cue.start) + 1
  if (text.slice(start, cue.start).trim() === '') return null
  const goesOn = /^ ?[\p{L},;-]/u.test(text.slice(cue.end, cue.end + 2))
  const limit = headings[lowerBound(headings, (one) => one.start < cue.end)]?.start ?? text.length
  return { start, end: goesOn ? endOfSentence(text, cue.end, limit) : cue.end }
}

/** `Talc, mica - you'll find none of these in it.`, `Gliceryny, alkoholu nie znajdziesz.`: nothing is named behind the cue, and several before it. */
function allBefore(text: string, cue: Cue, after: number, headings: readonly Heading[]): Stretch | null {
  const rest = /^[^,;:&/\n.!?]{0,48}(?=[.!?]|\n|$)/u.exec(
    text.slice(cue.end, cue.end + LEAD_CHARS_MAX + 2),
  )?.[0]
  if (
    rest === undefined ||
    (rest.trim() !== '' && !PRO_FORM.test(text.slice(cue.start, cue.end + PRO_FORM_CHARS)))
  )
    return null
  const heading = headings[lowerBound(headings, ({ start }) => start < cue.start) - 1]
  const from = Math.max(after, Math.min(heading?.end ?? 0, cue.start))
  const start = startOfSentence(text, cue.start, from)
  return /,| - /.test(text.slice(start, cue.start)) ? { start, end: cue.end + rest.length } : null
}
const PRO_FORM =
  /^(?:none of (?:these|those|them|this|that|it)|nothing of the kind|nic z toho|nichts davon|niets daarvan|nada d(?:e esto|e eso|isto|isso)|rien de (?:tout )?(?:cela|ça)|inget av detta|intet af dette)(?!\p{L})/iu
const PRO_FORM_CHARS = 8

/** `Hydroquinone: 0 %` is one piece, `Preservative: Lanolin 0 %` another. */
function startOfPiece(text: string, end: number, from: number): number {
  let at = end - 1
  while (at > from && ':= '.includes(text.charAt(at))) at--
  while (at >= from && !',;:'.includes(text.charAt(at))) at--
  return at + 1
}

function startOfSentence(text: string, end: number, from: number): number {
  for (let at = end - 1; at >= from; at--) if (endsClaim(text, at, end)) return at + 1
  return from
}

function endsClaim(text: string, at: number, end: number): boolean {
  const sign = text.charAt(at)
  return `\n!?;•|✓✔${MARKS}`.includes(sign) || (sign === '.' && isFullStop(text, at, end))
}

/** The bracket that the claim stands in, opened in the same sentence; -1 where it stands in none. */
function bracketBefore(text: string, end: number, from: number): number {
  let depth = 0
  for (let at = end - 1; at >= from && !endsClaim(text, at, end); at--) {
    const sign = text.charAt(at)
    if (')]}'.includes(sign)) depth++
    else if ('([{'.includes(sign) && --depth < 0) return at
  }
  return -1
}

/** Where the next heading ends the claim; one that only goes on with it (`without harmful ingredients: ...`) does not. */
function nextHeading(text: string, from: number, headings: readonly Heading[]): number {
  for (let at = lowerBound(headings, ({ start }) => start < from); at < headings.length; at++) {
    const heading = headings[at]
    if (!heading || heading.start - from > LEAD_CHARS_MAX) return heading?.start ?? text.length
    const between = text.slice(from, heading.start)
    const words = wordsOf(between)
    const isOwn = words.length <= LEAD_WORDS_MAX && !between.includes('\n') && words.every(isLead)
    if (!isOwn) return heading.start
  }
  return text.length
}

const LEAD_WORDS_MAX = 8
