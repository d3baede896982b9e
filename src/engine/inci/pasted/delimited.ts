import { newCopy, type CopiedText } from './copied-text.ts'
import type { IsKnown } from './data-as-list.ts'
import { kindOfField, mayHoldList } from './field-names.ts'

type Cell = { start: number; end: number }
type Row = { cells: Cell[]; end: number }

const DELIMITERS = [',', ';', '\t', '|']
const HEAD_CHARS_MAX = 40
const ROWS_MAX = 200
const KNOWN_MIN = 2

/**
 * The lists in rows of comma-separated values (RFC 4180, or parted by semicolons, tabs or strokes) whose head names a column of
 * lists: `Name;Ingredients;Price`. Null for any other text.
 */
export function delimitedIn(source: string, isKnown: IsKnown): CopiedText | null {
  const from = source.length - source.trimStart().length
  for (const delimiter of DELIMITERS) {
    const head = rowAt(source, from, delimiter)
    const titles = head.cells.map(({ start, end }) => source.slice(start, end))
    const column = titles.findIndex(mayHoldList)
    if (titles.length < 2 || column < 0 || !areTitles(titles, isKnown)) continue
    const rows = rowsFrom(source, head, delimiter).map((row) => inColumns(row, titles.length, column))
    const lists = rows.map((row) => row.cells[column]).filter((cell) => cell !== undefined)
    if (lists.length === 0 || !lists.some((cell) => isListIn(source.slice(cell.start, cell.end), isKnown)))
      continue
    return written(source, rows, { column, name: nameColumn(titles, column) })
  }
  return null
}

/** What else a row tells of a product. */
const BESIDE_LISTS =
  /^(?:products?|product[ _-]?(?:name|title|id|type|code)|item|brand|brand[ _-]?name|maker|manufacturer|price|currency|size|volume|weight|net[ _-]?(?:wt|weight|content)|barcode|ean|gtin|upc|sku|asin|date|added|updated|country|market|language|rating|reviews?|stars|status|produkt|produktname|marke|preis|größe|inhalt|produit|marque|prix|taille|producto|marca|precio|tamaño|prodotto|prezzo|produto|preço|produkt|cena|pojemność|marka|fiyat|продукт|товар|бренд|цена|объем|объём|제품명|브랜드|가격|용량|商品名|ブランド|価格|品名|品牌|价格)$/iu

/** A line of a label that begins with a heading has no such words beside it. */
function areTitles(titles: readonly string[], isKnown: IsKnown): boolean {
  return titles.every((title) => {
    if (title.length > HEAD_CHARS_MAX || title.includes('\n')) return false
    return (
      mayHoldList(title) || BESIDE_LISTS.test(title) || (kindOfField(title) !== 'other' && !isKnown(title))
    )
  })
}

function isListIn(cell: string, isKnown: IsKnown): boolean {
  return cell.split(/[,;•|]/).filter(isKnown).length >= KNOWN_MIN
}

const NAMED =
  /^(?:products?|product[ _-]?(?:name|title)|item|name|title|produkt|produktname|produit|nom|producto|nombre|prodotto|nome|produto|nazwa|продукт|товар|название|제품명|商品名|品名)$/iu

function nameColumn(titles: readonly string[], list: number): number | null {
  const at = titles.findIndex((title, place) => place !== list && NAMED.test(title))
  return at < 0 ? null : at
}

/** With a name before each where there are several. */
function written(
  source: string,
  rows: readonly Row[],
  { column, name }: { column: number; name: number | null },
): CopiedText {
  const copy = newCopy()
  for (const { cells } of rows) {
    const [list, title] = [cells[column], cells[name ?? -1]]
    if (list === undefined) continue
    if (rows.length > 1 && title !== undefined && title.end > title.start) {
      copy.copy(source, title.start, title.end)
      copy.put(':\nIngredients: ')
    }
    copy.copy(source, list.start, list.end)
    copy.put('\n\n')
  }
  return copy.done()
}

/** A list that nobody quoted has commas of its own: as the last column it goes on to the end of its row. */
function inColumns(row: Row, count: number, column: number): Row {
  const [list, last] = [row.cells[column], row.cells.at(-1)]
  if (column !== count - 1 || row.cells.length <= count || list === undefined || last === undefined)
    return row
  return { ...row, cells: [...row.cells.slice(0, column), { start: list.start, end: last.end }] }
}

function rowsFrom(source: string, head: Row, delimiter: string): Row[] {
  const rows: Row[] = []
  for (let at = head.end; at < source.length && rows.length < ROWS_MAX;) {
    const row = rowAt(source, at, delimiter)
    if (row.cells.some(({ start, end }) => end > start)) rows.push(row)
    at = row.end
  }
  return rows
}

function rowAt(source: string, from: number, delimiter: string): Row {
  const cells: Cell[] = []
  let at = from
  for (;;) {
    const { cell, end } = cellAt(source, at, delimiter)
    cells.push(cell)
    at = end
    if (source.charAt(at) !== delimiter) break
    at++
  }
  const isBroken = source.startsWith('\r\n', at)
  return { cells, end: at + (isBroken ? 2 : 1) }
}

/** Without its quotes and the blanks around it. */
function cellAt(source: string, from: number, delimiter: string): { cell: Cell; end: number } {
  let at = from
  while (source.charAt(at) === ' ') at++
  const quoted = source.charAt(at) === '"' ? quotedCell(source, at + 1) : null
  if (quoted) return quoted
  let end = at
  while (end < source.length && source.charAt(end) !== delimiter && source.charAt(end) !== '\n') end++
  const text = source.slice(at, end)
  const next = text.endsWith('\r') ? end - 1 : end
  return { cell: { start: at, end: at + text.trimEnd().length }, end: next }
}

/** A quote that is doubled stands for one, and is part of no name. */
function quotedCell(source: string, start: number): { cell: Cell; end: number } | null {
  let close = source.indexOf('"', start)
  while (close >= 0 && source.charAt(close + 1) === '"') close = source.indexOf('"', close + 2)
  if (close < 0) return null
  const blanks = /^[^\S\n]{0,9}(?=\n|\r\n|$)/.exec(source.slice(close + 1, close + 12))?.[0].length ?? 0
  return { cell: { start, end: close }, end: close + 1 + blanks }
}
