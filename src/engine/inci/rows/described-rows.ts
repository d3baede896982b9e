import type { LeftOut } from '../../../contract/finding.ts'
import { FUNCTION_WORDS } from './functions.ts'
import { REASON, squeeze } from '../label.ts'
import { nameKey } from '../match/name-key.ts'
import { printedOriginIn } from '../match/origin-words.ts'
import { kindOfField } from '../pasted/field-names.ts'
import { recordsIn, type RecordInLines } from './records.ts'
import { spanOf, type PlainText } from '../plain-text.ts'
import { rewritten, type Change } from '../rewritten.ts'
import { isOfAnimals, SHARE, type Facts } from './table-columns.ts'

/** One row may be a title, or a name with what is said of it. */
const ROWS_MIN = 2
const ROW_CHARS_MAX = 200
const CELLS_MAX = 6

type Cell = { start: number; end: number; text: string }
type Kind = 'name' | 'share' | 'told' | 'number'
type Stretch = { start: number; end: number }
type Row = Stretch & { cells: readonly Cell[]; sign: string }
export type Read = { name: Cell; share: string | null; told: readonly Cell[] }

/**
 * The same text without what rows that no head explains say beside a name: `Aqua - solvent - mineral`,
 * `Aqua,solvent,90%`, `Aqua: water | Role: solvent`, `name: Aqua` above `function: solvent`. The per cent stays behind its name,
 * and an animal in brackets; the rest is told as left out. Rows of a name and one function are read in `functions.ts`.
 */
export function withoutDescriptions(
  plain: PlainText,
  facts: Facts,
): { plain: PlainText; columns: LeftOut[] } {
  const { text } = plain
  const animals = animalsBehindFunctions(text, facts)
  if (animals.length > 0) return { plain: rewritten(plain, animals), columns: [] }
  if (!text.includes('\n')) return { plain, columns: [] }
  const rows = rowsIn(text)
  const records = text.includes(':') ? recordsIn(text) : []
  const read = records.length > 0 ? records.map(asRead) : runsOf(rows).flatMap((run) => readRun(run, facts))
  if (read.length === 0) return { plain, columns: [] }
  const columns = read.flatMap(([, { told }]) =>
    told.flatMap((cell): LeftOut[] => {
      const said = squeeze(cell.text)
      return /\p{L}/u.test(said)
        ? [{ text: said, span: spanOf(plain, cell.start, cell.end), reason: REASON.purpose }]
        : []
    }),
  )
  return {
    plain: rewritten(
      plain,
      read.flatMap(([row, named]) => changesOf(row, named, facts)),
    ),
    columns,
  }
}

/** `Squalene: emollient (shark liver)`: the bracket is of the name; the function in front of it would take it along. */
function animalsBehindFunctions(text: string, facts: Facts): Change[] {
  if (!text.includes(': ') || !text.includes('(')) return []
  return [...text.matchAll(/(?<=[\p{L}\d)]): {1,2}([\p{L} -]{3,30}) (?=\(([^()\n]{3,40})\))/gu)].flatMap(
    ({ index, 0: all, 1: said = '', 2: origin = '' }) =>
      isFunction(said) && isOfAnimals(origin, facts)
        ? [{ start: index, end: index + all.length, by: ' ' }]
        : [],
  )
}

function rowsIn(text: string): Row[] {
  const rows: Row[] = []
  for (let start = 0; start <= text.length;) {
    const broken = text.indexOf('\n', start)
    const end = broken < 0 ? text.length : broken
    rows.push(end - start > ROW_CHARS_MAX ? { start, end, cells: [], sign: '' } : rowOf(text, start, end))
    start = end + 1
  }
  return rows
}

const SIGNS = ['|', ' • ', ' - ', ';', '  ', ','] as const

/** Parted by the first of the signs that it holds; one that opens the line is no part of it. */
function rowOf(text: string, start: number, end: number): Row {
  const opening = /^[\s•*-]{0,9}/.exec(text.slice(start, end))?.[0].length ?? 0
  const line = text.slice(start + opening, end)
  const sign = SIGNS.find((one) => line.includes(one)) ?? ''
  const cells: Cell[] = []
  let from = 0
  for (const piece of sign === '' ? [line] : line.split(sign)) {
    const lead = piece.length - piece.trimStart().length
    const said = piece.trim()
    if (said !== '') {
      const at = start + opening + from + lead
      cells.push({ start: at, end: at + said.length, text: said })
    }
    from += piece.length + sign.length
  }
  return { start: start + opening, end, cells: cells.length > CELLS_MAX ? [] : cells, sign }
}

/** Rows parted by one sign into as many cells. */
function runsOf(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    const [before] = run ?? []
    if (before && row.cells.length > 1 && before.sign === row.sign && isAsLong(before, row)) run?.push(row)
    else runs.push([row])
  }
  return runs.filter((run) => run.length >= ROWS_MIN && (run[0]?.cells.length ?? 0) > 1)
}

/** Behind name and function some rows have a cell more than others. */
function isAsLong({ cells, sign }: Row, row: Row): boolean {
  if (cells.length === row.cells.length) return true
  return (sign === ' - ' || sign === '|') && cells.length > 2 && row.cells.length > 2
}

function readRun(run: readonly Row[], facts: Facts): [Stretch, Read][] {
  if (run.every(isLabelled)) return run.flatMap((row): [Row, Read][] => readLabelled(row))
  const [first] = run.toSorted((one, other) => other.cells.length - one.cells.length)
  const kinds = first?.cells.map((_, at) => kindOfColumn(run, at, facts)) ?? []
  const name = kinds.indexOf('name')
  const isTold = kinds.includes('told') || kinds.includes('share')
  if (name < 0 || name !== kinds.lastIndexOf('name') || !isTold || isReadElsewhere(first, kinds)) return []
  return run.flatMap((row): [Row, Read][] => {
    const named = row.cells[name]
    const share = SHARE.exec(row.cells[kinds.indexOf('share')]?.text ?? '')?.[1] ?? null
    return named
      ? [[row, { name: named, share, told: row.cells.filter((_, at) => kinds[at] === 'told') }]]
      : []
  })
}

/** `Aqua | solvent` and `Retinol - 1 %` are read where they stand. */
function isReadElsewhere(row: Row | undefined, kinds: readonly Kind[]): boolean {
  return kinds.length === 2 && (kinds.includes('share') || !(row?.sign === ',' || row?.sign === ' • '))
}

/**
 * What the cells of a column are: each of them a per cent or a number, at least half of them functions and the others no names,
 * or words of origin; else names. A column of anything is told only where another says functions.
 */
function kindOfColumn(run: readonly Row[], at: number, facts: Facts): Kind {
  const cells = run.map(({ cells }) => cells[at]?.text ?? '')
  if (cells.every((cell) => SHARE.exec(cell)?.[2] === '%')) return 'share'
  if (cells.every((cell) => /^[\d-]{1,14}$/.test(cell))) return 'number'
  if (at === 0) return 'name'
  if (areFunctions(run, at, facts)) return 'told'
  const known = cells.filter((cell) => facts.byKey.has(nameKey(cell))).length
  const areOrigins = mostly(cells, (cell) => printedOriginIn(cell, facts) !== null)
  return at > 1 && areFunctions(run, 1, facts) && (areOrigins || known * 2 < cells.length) ? 'told' : 'name'
}

/** A word that is a name as well (`Parfum`) says nothing by itself; between commas, where names stand as well, all have to be functions. */
function areFunctions(run: readonly Row[], at: number, { byKey }: Facts): boolean {
  const cells = run.map((row) => row.cells[at]?.text ?? '')
  const isName = (cell: string) => byKey.has(nameKey(cell))
  const isSure = (cell: string) => isFunction(cell) && !isName(cell)
  if (cells.some((cell) => isName(cell) && !isFunction(cell)) || cells.filter(isSure).length < ROWS_MIN)
    return false
  return run[0]?.sign === ',' ? cells.every(isFunction) : mostly(cells, isSure)
}

function mostly(cells: readonly string[], is: (cell: string) => boolean): boolean {
  return cells.filter(is).length * 2 >= cells.length
}

function isFunction(cell: string): boolean {
  return cell
    .toLowerCase()
    .split(/[,/;&]| and /)
    .every((word) => FUNCTION_WORDS.has(word.trim().replace(/ ?\(.*/, '')))
}

const LABELLED = /^([\p{L}][\p{L} ]{1,24}): {0,3}(.*)$/u

/** `Aqua: water | Role: solvent`: the later cells say what they are. */
function isLabelled({ cells: [, ...later], sign }: Row): boolean {
  return (
    (sign === '|' || sign === ';' || sign === ' • ' || sign === ' - ') &&
    later.length > 0 &&
    later.every(({ text }) =>
      ['beside', 'share', 'amount'].includes(kindOfField(LABELLED.exec(text)?.[1] ?? '')),
    )
  )
}

function readLabelled(row: Row): [Row, Read][] {
  const [first, ...later] = row.cells
  if (!first) return []
  const [, label, value = ''] = LABELLED.exec(first.text) ?? []
  const isOfName = label !== undefined && kindOfField(label) === 'name'
  const cut = first.text.indexOf(':')
  const valueAt = first.end - value.length
  const name = isOfName
    ? { start: valueAt, end: first.end, text: value }
    : {
        start: first.start,
        end: cut < 0 ? first.end : first.start + cut,
        text: cut < 0 ? first.text : first.text.slice(0, cut),
      }
  const said =
    cut < 0 || isOfName ? [] : [{ start: name.end + 1, end: first.end, text: first.text.slice(cut + 1) }]
  const shares = later.flatMap(({ text }) => {
    const [, key = '', amount = ''] = LABELLED.exec(text) ?? []
    const [, share, sign] = SHARE.exec(amount.trim()) ?? []
    return share !== undefined && (sign === '%' || kindOfField(key) === 'share') ? [share] : []
  })
  return [[row, { name, share: shares[0] ?? null, told: [...said, ...later] }]]
}

function asRead({ start, end, name, share, told }: RecordInLines): [Stretch, Read] {
  return [
    { start, end },
    { name, share, told },
  ]
}

/** What is told beside a name may stand in its row or in lines of its own. */
export function changesOf({ start, end }: Stretch, { name, share, told }: Read, facts: Facts): Change[] {
  const animals = told.filter(({ text }) => isOfAnimals(text, facts))
  const remarks = animals.map(({ text }) => ` (${text.replace(/^[^:]*:|[()]/g, ' ').trim()})`).join('')
  const below = told.filter((cell) => cell.start > end)
  return [
    { start, end: name.start, by: '' },
    { start: name.end, end, by: remarks + (share === null ? '' : ` ${share} %`) },
    ...below.map((cell) => ({ start: cell.start, end: cell.end, by: '' })),
  ]
}
