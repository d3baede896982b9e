import { readingOrder } from './order.ts'
import type { Reading } from './recognise.ts'
import { isLikelyLatin } from './script.ts'
import type { TextLine } from './text-line.ts'

/** A row of print: its lines, by their places among all lines, and the block of rows below one another that it stands in. */
export type Row = { lines: readonly number[]; block: number }

/** The rows in reading order, as far as the places of the lines tell it. */
export function rowsOf(lines: readonly TextLine[]): Row[] {
  const blocks = readingOrder(lines.map((line, at) => ({ line, at })))
  return blocks.flatMap(({ rows }, block) => rows.map((row) => ({ lines: row.map(({ at }) => at), block })))
}

/** What a row is to be read as. `other`: print in another script, of which no letter is right however it is read. */
type Print = 'list' | 'prose' | 'other'

/** By what is read of each row and of its neighbours; the rows beside a list count as list as well. */
export function printOf(rows: readonly Row[], readingsOf: (row: Row) => readonly Reading[]): Print[] {
  const read = rows.map(readingsOf)
  const around = (at: number) => [at - 1, at, at + 1].filter((one) => rows[one]?.block === rows[at]?.block)
  const readAround = (at: number) => around(at).flatMap((one) => read[one] ?? [])
  const lists = rows.map((_, at) => looksLikeList(read[at] ?? []) || looksLikeList(readAround(at)))
  return rows.map((_, at) => {
    if (around(at).some((one) => lists[one])) return 'list'
    return isOther(read[at] ?? []) && isOther(readAround(at)) ? 'other' : 'prose'
  })
}

/** A list names something every 15 to 20 letters; prose has a comma in 60 or more. */
const LETTERS_PER_NAME_MAX = 32
const SEPARATORS_MIN = 2
const SEPARATOR = /[,;•·|*]/g
/** Above most lists, in Latin letters and in Cyrillic ones that were read as Latin. */
const HEADING =
  /ingr[eéè]?[dj]|\binci\b|zutaten|bestandteile|compos[ií]|sk[lł]ad|s[aä]mmens[aä]tt|ainesosat|sastoj|slo[žz]en|[cč]o[cs][tr][a4o][bv8]/i

/** Whether print reads like part of a list: names between commas, or the heading of one. */
export function looksLikeList(readings: readonly Reading[]): boolean {
  const text = readings.map(({ letters }) => letters.map(({ char }) => char).join('')).join(' ')
  if (HEADING.test(text)) return true
  if (isOther(readings)) return false
  const separators = text.match(SEPARATOR)?.length ?? 0
  return separators >= SEPARATORS_MIN && text.length <= LETTERS_PER_NAME_MAX * separators
}

function isOther(readings: readonly Reading[]): boolean {
  return !isLikelyLatin(readings.map(({ look }) => look))
}
