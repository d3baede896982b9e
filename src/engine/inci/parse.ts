import type { Knowledge } from '../knowledge/load.ts'
import type { LeftOut } from '../../contract/finding.ts'
import { LABEL_CHARS_MAX } from '../../contract/limits-of-input.ts'
import { findRemarks } from './brackets.ts'
import { findFunctionCells } from './function-columns.ts'
import { findProducts } from './products.ts'
import { type Absence, findAbsences } from './absence.ts'
import { findHeadings } from './headings.ts'
import { lowerBound } from './lower-bound.ts'
import { normaliseLabel, type PlainText } from './normalise.ts'
import type { ParsedItem, ParsedList } from './parsed-types.ts'
import { type Aside, leaveOut, type Reading } from './reading.ts'
import { isKnown, type Line, readRegion } from './read-region.ts'
import { REASON } from './reasons.ts'
import { findRegions, type Region } from './regions.ts'
import { SEGMENT_CHARS_MAX } from './segment.ts'

export type { ParsedItem } from './parsed-types.ts'

/** Reads label text, typed or from a photo, into items in label order. Any text is an input; none throws. */
export function parseList(text: string, knowledge: Knowledge): ParsedList {
  const plain = normaliseLabel(text)
  const headings = findHeadings(plain.text)
  const absences = findAbsences(plain.text, headings)
  const regions = findRegions(plain.text, headings, absences)
  const asides = merged(absences, findFunctionCells(plain.text))
  const reading = newReading(plain, asides, knowledge)
  for (const { start, end, reason } of asides) leaveOut(reading, start, end, reason)
  const hasHeading = regions.some((region) => region.isSure && region.section !== 'may-contain')
  const read = regions.map((region) =>
    isRepeat(region, regions)
      ? { region, lines: leaveOutAll(reading, region) }
      : { region, lines: readRegion(reading, region) },
  )
  const hasList = read.some(({ lines }) => lines.some(({ known }) => known >= LIST_NAMES_MIN))
  const items = read.flatMap(({ region, lines }) =>
    keepList(reading, region, hasList ? withoutBenefits(reading, lines) : lines, hasHeading),
  )
  const kept = isList(items, hasHeading) ? items : []
  if (kept.length === 0) items.forEach(({ span }) => pushLeftOut(reading, text, span))
  const leftOut = outermost(reading.leftOut)
  const products = findProducts(reading, regions, kept)
  const first = kept[0]
  const last = kept.at(-1)
  return {
    items: kept,
    leftOut,
    notices: notices(reading, products?.map(({ title }) => title) ?? []),
    ...(products ? { products } : {}),
    listSpan: first && last ? { start: first.span.start, end: last.span.end } : null,
  }
}

/** `Key Ingredients: ...` beside a list of all ingredients says twice what stands in the list. */
function isRepeat({ heading }: Region, regions: readonly Region[]): boolean {
  return (
    heading?.kind === 'highlights' &&
    regions.some(({ heading }) => heading?.kind === 'list' || heading?.kind === 'inactive')
  )
}

const LIST_NAMES_MIN = 4

/** Beside a list, lines that praise one name each (`Niacinamide: evens skin tone`) say twice what stands in it. */
function withoutBenefits(reading: Reading, lines: readonly Line[]): Line[] {
  return lines.filter(({ isBenefit, start, end }) => {
    if (isBenefit) leaveOut(reading, start, end, REASON.marketing)
    return !isBenefit
  })
}

function leaveOutAll(reading: Reading, { start, end }: Region): Line[] {
  leaveOut(reading, start, end, REASON.highlights)
  return []
}

/** Both in order: a cell inside a claim is a part of the claim. */
function merged(absences: readonly Absence[], cells: readonly { start: number; end: number }[]): Aside[] {
  const purposes = cells.filter(({ start, end }) => {
    const at = lowerBound(absences, (absence) => absence.end <= start)
    return (absences[at]?.start ?? Infinity) >= end
  })
  return [
    ...absences.map((absence) => ({ ...absence, reason: REASON.claim })),
    ...purposes.map((cell) => ({ ...cell, reason: REASON.purpose })),
  ].sort((a, b) => a.start - b.start)
}

function newReading(plain: PlainText, asides: readonly Aside[], knowledge: Knowledge): Reading {
  return {
    plain,
    asides,
    text: plain.text,
    remarks: findRemarks(plain.text),
    knowledge,
    leftOut: [],
    titles: [],
    marks: new Set(),
    exact: new Map(),
    loose: new Map(),
    segmentBudget: SEGMENT_CHARS_MAX,
    wasSegmented: false,
  }
}

/** Lines before the first and after the last line with a known name are not the list. */
function keepList(
  reading: Reading,
  region: Region,
  lines: readonly Line[],
  hasHeading: boolean,
): ParsedItem[] {
  const isDense = (line: Line) => line.known > 0 && line.known * 3 >= line.pieces
  const isListLine = (line: Line) =>
    region.isSure ? line.known > 0 : hasHeading ? isDense(line) && isStrong(line) : isDense(line)
  const first = region.isSure ? 0 : lines.findIndex(isListLine)
  const last = lines.findLastIndex(isListLine)
  const isOnlyLine = region.isSure && last < 0 && lines.length > 0
  const kept: ParsedItem[] = []
  lines.forEach((line, at) => {
    const isInside = first >= 0 && at >= first && at <= (isOnlyLine ? 0 : last)
    if (isInside) kept.push(...line.items)
    else if (line.items.length > 0) leaveOut(reading, line.start, line.end, REASON.noName)
  })
  return kept
}

/** In front of a heading stands the pack's other text: only several names, or one with an amount, make a list there. */
function isStrong(line: Line): boolean {
  return line.known >= 3 || line.items.some((item) => item.concentration !== null && isKnown(item.match.tier))
}

/** Without a heading, text is a list only where enough of its pieces are names. */
function isList(items: readonly ParsedItem[], hasHeading: boolean): boolean {
  const known = items.filter(({ match }) => isKnown(match.tier)).length
  if (hasHeading) return known > 0 || items.length >= 2
  return known > 0 && known * 4 >= items.length
}

/** In order; what lies within another piece is told with it. */
function outermost(leftOut: readonly LeftOut[]): LeftOut[] {
  let end = -1
  return [...leftOut]
    .sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
    .filter(({ span }) => {
      const isInside = span.end <= end
      end = Math.max(end, span.end)
      return !isInside
    })
}

function pushLeftOut(reading: Reading, input: string, span: { start: number; end: number }): void {
  reading.leftOut.push({ text: input.slice(span.start, span.end), span, reason: REASON.noName })
}

function notices(reading: Reading, titles: readonly string[]): string[] {
  const found: string[] = []
  if (reading.plain.wasCut) {
    found.push(
      `The text was longer than ${LABEL_CHARS_MAX.toLocaleString('en')} characters; the rest was not read.`,
    )
  }
  if (titles.length > 1) {
    found.push(
      `This text holds ${titles.length} products (${titles.join('; ')}). They are read as one list here; analyze one at a time for separate results.`,
    )
  }
  if (reading.wasSegmented) {
    found.push(
      'Separators were missing in places; names were told apart by the known names. Please check the list.',
    )
  }
  if (reading.text.trimEnd().endsWith('..') || reading.text.trimEnd().endsWith('…')) {
    found.push('The list seems cut off at its end; the last names may be missing.')
  }
  return found
}
