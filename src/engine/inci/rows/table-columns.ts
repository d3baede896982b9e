import type { LeftOut } from '../../../contract/finding.ts'
import type { Knowledge } from '../../knowledge/load.ts'
import { FUNCTION_WORDS } from './functions.ts'
import { REASON, squeeze } from '../label.ts'
import { nameKey } from '../match/name-key.ts'
import { animalIn, printedOriginIn } from '../match/origin-words.ts'
import { kindOfField } from '../pasted/field-names.ts'
import { spanOf, type PlainText } from '../plain-text.ts'
import { rewritten, type Change } from '../rewritten.ts'

/** What the head of a column says that it holds; in small letters. */
const HEADS = {
  name: `inci|inci name|inci-name|ingredient|ingredients|ingredient name|name|substance|component|inhaltsstoff|inhaltsstoffe|bestandteil|stoff|zutat|ingrédient|ingrédients|nom|nom inci|ingrediente|ingredientes|ingredienti|nombre|nome|nome inci|składnik|składniki|nazwa|ingrediënt|ingrediënten|naam|ingrediens|ingredienser|namn|navn|ainesosa|složka|název|összetevő|ingredient (inci)|içerik|состав|ингредиент|компонент|성분|成分|全成分`,
  share: `%|% w/w|w/w|% (w/w)|%w/w|percent|percentage|per cent|wt%|wt %|anteil|anteil %|anteil in %|gehalt|prozent|menge %|menge in %|konzentration|concentration|concentration (%)|conc. %|conc.|pourcentage|teneur|porcentaje|percentuale|concentrazione|concentración|porcentagem|concentração|zawartość|zawartość %|stężenie|udział|procent|percentage (%)|amount (%)|amount %|ingredient %|andel|pitoisuus|obsah|obsah %|содержание|содержание, %|доля|процент|함량|配合量|含量`,
  origin: `origin|source|herkunft|ursprung|quelle|origine|provenance|origen|origem|pochodzenie|herkomst|původ|происхождение`,
  beside: `#|no.|nr|nr.|n°|№|pos|pos.|cas|cas no|cas no.|cas-nr.|cas nr.|cas number|ec|ec no|ec number|einecs|phase|grade|ewg|ewg score|score|rating|supplier`,
}
/** `amount`: a share where its cells say so; `told`: functions and the like, which are told as left out, as origins are. */
type Kind = keyof typeof HEADS | 'amount' | 'told'
const KIND_OF = new Map<string, Kind>(
  (Object.entries(HEADS) as [Kind, string][]).flatMap(([kind, words]) =>
    words.split('|').map((word) => [word, kind] as const),
  ),
)

function kindOfHead(printed: string): Kind | null {
  const known = KIND_OF.get(printed.toLowerCase())
  if (known !== undefined) return known
  if (/^[^\d%]*%[^\d%]*$/.test(printed)) return 'share'
  if (/(?<!\p{L})CAS(?!\p{Ll})/u.test(printed)) return 'beside'
  const kind = kindOfField(printed)
  if (kind === 'share' || kind === 'amount') return kind
  // `No` over answers is one of them.
  return kind === 'beside' && printed.toLowerCase() !== 'no' ? 'told' : null
}

/** A head and two rows: less is a line of a list. */
const LINES_MIN = 3
const CELLS_MAX = 8
/** Beyond, a line with commas is a list of names. */
const HEAD_CHARS_MAX = 160
export const SHARE = /^(?:[<≤~] ?)?(\d{1,3}(?:[.,]\d{1,4})?) ?(%?)(?: ?\(?w ?\/ ?w\)?)?$/

type Cell = { start: number; end: number; text: string }
type Line = { start: number; end: number; cells: readonly Cell[] }

/**
 * The same text with each table that has a head as the lines of a list: of a row the name is left, and the per cent of its
 * column behind it. `Retinol | 1` below `Ingredient | %` would else be a name and a number that nobody holds against a limit.
 * Columns of numbers go, and those of functions and origins, which are told as left out; an animal that an origin names stays
 * behind the name in brackets. What stands below any other head stays as it is (functions: `functions.ts`).
 */
export function withoutColumns(plain: PlainText, facts: Facts): { plain: PlainText; columns: LeftOut[] } {
  const tables = tablesIn(plain.text)
  if (tables.length === 0) return { plain, columns: [] }
  return {
    plain: rewritten(
      plain,
      tables.flatMap((table) => changesOf(table, facts)),
    ),
    columns: tables.flatMap((table) => toldOf(plain, table, facts)),
  }
}

export type Facts = Pick<Knowledge, 'animals' | 'printedOrigins' | 'byKey'>

function toldOf(plain: PlainText, { kinds, rows }: Table, facts: Facts): LeftOut[] {
  return rows.flatMap(({ cells }) => {
    const named = cells[kinds.indexOf('name')]
    return cells.flatMap((cell, at): LeftOut[] => {
      const text = squeeze(cell.text)
      const kind = kinds[at] ?? null
      if (!isTold(kind) || isKept(cell, kind, facts, named) || !/\p{L}/u.test(text)) return []
      return [{ text, span: spanOf(plain, cell.start, cell.end), reason: REASON.purpose }]
    })
  })
}

type Table = { head: Line; kinds: readonly (Kind | null)[]; rows: readonly Line[] }

function tablesIn(text: string): Table[] {
  const lines = linesOf(text)
  if (lines.length < LINES_MIN) return []
  const tables: Table[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    const table =
      line && (tableBelow(text, lines, at, line) ?? tableBelow(text, lines, at, inCommas(text, line)))
    if (!table || table.rows.filter((row) => !isRule(row)).length + 1 < LINES_MIN) continue
    tables.push(table)
    at += table.rows.length
  }
  return tables
}

/** Of values between commas each head has to be known: a list is parted by commas as well. */
function tableBelow(text: string, lines: readonly Line[], at: number, head: Line): Table | null {
  if (head.cells.length < 2) return null
  const isOfCommas = head !== lines[at]
  // `No` in front of a name's column numbers its rows.
  const kinds = head.cells.map(({ text }, at) =>
    at === 0 && isOfCommas && /^no$/i.test(text) ? 'beside' : kindOfHead(text),
  )
  if (!isHead(kinds) || (isOfCommas && kinds.includes(null))) return null
  const rows: Line[] = []
  for (const line of lines.slice(at + 1)) {
    const row = isOfCommas ? inCommas(text, line, kinds.length) : line
    if (!isRule(row) && !isRow(text, row, kinds.length)) break
    rows.push(row)
  }
  return { head, kinds, rows }
}

/** One column of names, and one that has to be read with it or goes. */
function isHead(kinds: readonly (Kind | null)[]): boolean {
  const names = kinds.filter((kind) => kind === 'name').length
  return names === 1 && kinds.length >= 2 && kinds.some((kind) => kind !== null && kind !== 'name')
}

/** Of as many cells as the head, or one fewer where the last is empty: `Parfum |`. */
function isRow(text: string, line: Line, count: number): boolean {
  const isOpen = /[|;,]$/.test(text.slice(line.start, line.end).trimEnd())
  return line.cells.length === count || (isOpen && line.cells.length === count - 1)
}

/** `|---|:--:|` */
function isRule(line: Line): boolean {
  return line.cells.length > 0 && line.cells.every(({ text }) => /^:?-+:?$/.test(text))
}

/** None where nothing parts cells, as in most lists. */
function linesOf(text: string): Line[] {
  const lines: Line[] = []
  if (!text.includes('\n') || !/[|;,]| {2}/.test(text)) return lines
  for (let start = 0; start <= text.length;) {
    const broken = text.indexOf('\n', start)
    const end = broken < 0 ? text.length : broken
    lines.push({ start, end, cells: cellsOf(text, start, end) })
    start = end + 1
  }
  return lines
}

/**
 * A line of comma-separated values; one that stands between quotation marks may hold commas, and so may a number where the
 * line would else have too many cells.
 */
function inCommas(text: string, { start, end }: Line, count?: number): Line {
  const cells: Cell[] = []
  if (end - start > HEAD_CHARS_MAX || text.slice(start, end).indexOf(',') < 0) return { start, end, cells }
  const cut = (isPart: (at: number) => boolean) => {
    cells.length = 0
    let [from, isQuoted] = [start, false]
    for (let at = start; at <= end; at++) {
      if (text.charAt(at) === '"') isQuoted = !isQuoted
      if (at < end && (isQuoted || text.charAt(at) !== ',' || !isPart(at))) continue
      cells.push(unquoted(text, from, at))
      from = at + 1
    }
  }
  cut(() => true)
  if (count !== undefined && cells.length > count) cut((at) => !/\d,\d/.test(text.slice(at - 1, at + 2)))
  return { start, end, cells: cells.slice(0, CELLS_MAX + 1) }
}

function unquoted(text: string, from: number, to: number): Cell {
  const printed = text.slice(from, to)
  const [open] = /^\s{0,99}"?/.exec(printed) ?? ['']
  const cell = printed.slice(open.length).trimEnd().replace(/"$/, '')
  return { start: from + open.length, end: from + open.length + cell.length, text: cell.trim() }
}

/** Parted by bars, semicolons or at least two blanks, whichever comes first; a bar at either end parts nothing. */
function cellsOf(text: string, start: number, end: number): Cell[] {
  const line = text.slice(start, end)
  const sign = line.includes('|') ? /\|/g : line.includes(';') ? /;/g : / {2,}/g
  const cells: Cell[] = []
  let from = 0
  const add = (to: number) => {
    const cell = line.slice(from, to)
    if (cell.trim() !== '' || (from > 0 && to < line.length))
      cells.push({ start: start + from, end: start + to, text: cell.trim() })
  }
  for (const { index, 0: parted } of line.matchAll(sign)) {
    add(index)
    from = index + parted.length
    if (cells.length > CELLS_MAX) return []
  }
  add(line.length)
  return cells
}

function changesOf({ head, kinds, rows }: Table, facts: Facts): Change[] {
  const name = kinds.indexOf('name')
  const shareOf = sharesIn(kinds, rows)
  const changed = rows.flatMap((row): Change[] => {
    if (isRule(row)) return [{ start: row.start, end: row.end, by: '' }]
    const named = row.cells[name]
    const amount = shareOf(row)
    const kept = row.cells.filter((cell, at) => at === name || isKept(cell, kinds[at] ?? null, facts, named))
    const animals = row.cells.filter(
      (cell, at) => isTold(kinds[at] ?? null) && !kept.includes(cell) && isOfAnimals(cell.text, facts),
    )
    const remarks = animals.map(({ text }) => ` (${text.replace(/[()]/g, ' ')})`).join('')
    let from = row.start
    const gone = kept.flatMap((cell): Change[] => {
      const change = { start: from, end: cell.start, by: from === row.start ? '' : ' | ' }
      from = cell.end
      const share = amount === null ? '' : ` ${amount} %`
      return cell === named ? [change, { start: cell.end, end: cell.end, by: remarks + share }] : [change]
    })
    return [...gone, { start: from, end: row.end, by: '' }]
  })
  // A list on a photo, and one that begins with names nobody knows, is told by its heading.
  const heading = /name|nom|substance|stoff|title|component/i.test(head.cells[name]?.text ?? '')
    ? ''
    : 'Ingredients:'
  return [{ start: head.start, end: head.end, by: heading }, ...changed]
}

function isTold(kind: Kind | null): boolean {
  return kind === 'told' || kind === 'origin'
}

/** A note beside a name may be a name as well, unless it is the same: `Parfum | Linalool`, `Parfum | Profumo`. Figures are none. */
function isKept(cell: Cell, kind: Kind | null, { byKey }: Facts, named?: Cell): boolean {
  if (kind === null) return !isFigure(cell.text)
  const known = byKey.get(nameKey(cell.text))
  if (kind !== 'told' || !known || FUNCTION_WORDS.has(cell.text.toLowerCase())) return false
  return known.ingredient !== byKey.get(nameKey(named?.text ?? ''))?.ingredient
}

/** A number or a CAS number. */
function isFigure(text: string): boolean {
  return /^[\d.,]{1,8}$|^\d{2,7}-\d\d-\d$/.test(text)
}

/** `shark liver`, `bovine` */
export function isOfAnimals(cell: string, facts: Facts): boolean {
  return printedOriginIn(cell, facts)?.origin === 'animal' || animalIn(cell, facts)?.vegan === 'no'
}

/** The share of a row: of a column of per cents, or of amounts with the sign of one, or that make a hundred together. */
function sharesIn(kinds: readonly (Kind | null)[], rows: readonly Line[]): (row: Line) => string | null {
  const column = kinds.includes('share') ? kinds.indexOf('share') : kinds.indexOf('amount')
  const read = (row: Line) => SHARE.exec(row.cells[column]?.text ?? '')
  const sum = rows.reduce((total, row) => total + Number((read(row)?.[1] ?? '0').replace(',', '.')), 0)
  const areShares = kinds[column] === 'share' || Math.abs(sum - 100) <= 1
  return (row) => {
    const [, amount, sign] = read(row) ?? []
    return amount !== undefined && (areShares || sign === '%') ? amount : null
  }
}
