import type { PlainText } from './plain-text.ts'

/** What the head of a column says that it holds; in small letters. */
const HEADS = {
  name: `inci|inci name|inci-name|ingredient|ingredients|ingredient name|name|substance|component|inhaltsstoff|inhaltsstoffe|bestandteil|stoff|zutat|ingrédient|ingrédients|nom|nom inci|ingrediente|ingredientes|ingredienti|nombre|nome|nome inci|składnik|składniki|nazwa|ingrediënt|ingrediënten|naam|ingrediens|ingredienser|namn|navn|ainesosa|složka|název|összetevő|ingredient (inci)|içerik|состав|ингредиент|компонент|성분|成分|全成分`,
  share: `%|% w/w|w/w|% (w/w)|%w/w|percent|percentage|per cent|wt%|wt %|anteil|anteil %|anteil in %|gehalt|prozent|menge %|menge in %|konzentration|concentration|concentration (%)|conc. %|conc.|pourcentage|teneur|porcentaje|percentuale|concentrazione|concentración|porcentagem|concentração|zawartość|zawartość %|stężenie|udział|procent|percentage (%)|amount (%)|amount %|ingredient %|andel|pitoisuus|obsah|obsah %|содержание|содержание, %|доля|процент|함량|配合量|含量`,
  beside: `#|no.|nr|nr.|n°|№|pos|pos.|cas|cas no|cas no.|cas-nr.|cas nr.|cas number|ec|ec no|ec number|einecs|origin|source|herkunft|ursprung|origine|origen|pochodzenie|herkomst|происхождение|phase|grade|ewg|ewg score|score|rating|supplier`,
}
type Kind = keyof typeof HEADS
const KIND_OF = new Map(
  (Object.entries(HEADS) as [Kind, string][]).flatMap(([kind, words]) =>
    words.split('|').map((word) => [word, kind] as const),
  ),
)

/** A head and two rows: less is a line of a list. */
const LINES_MIN = 3
const CELLS_MAX = 8
const SHARE = /^(?:[<≤~] ?)?(\d{1,3}(?:[.,]\d{1,4})?) ?%?$/

type Cell = { start: number; end: number; text: string }
type Line = { start: number; end: number; cells: readonly Cell[] }

/**
 * The same text with each table that has a head as the lines of a list: of a row the name is left, and the per cent of its
 * column behind it. `Retinol | 1` below `Ingredient | %` would else be a name and a number that nobody holds against a limit.
 * Columns of origins and of numbers go; what stands below any other head stays as it is (functions: `blocks/function-columns.ts`).
 */
export function withoutColumns(plain: PlainText): PlainText {
  const tables = tablesIn(plain.text)
  return tables.length === 0 ? plain : rebuilt(plain, tables.flatMap(changesOf))
}

type Table = { head: Line; kinds: readonly (Kind | null)[]; rows: readonly Line[] }

function tablesIn(text: string): Table[] {
  const lines = linesOf(text)
  if (lines.length < LINES_MIN) return []
  const tables: Table[] = []
  for (let at = 0; at < lines.length; at++) {
    const head = lines[at]
    const kinds = head?.cells.map((cell) => KIND_OF.get(cell.text.toLowerCase()) ?? null) ?? []
    if (!head || !isHead(kinds)) continue
    let end = at + 1
    while (isRule(lines[end]) || isRow(text, lines[end], kinds.length)) end++
    const rows = lines.slice(at + 1, end)
    if (rows.filter((row) => !isRule(row)).length + 1 < LINES_MIN) continue
    tables.push({ head, kinds, rows })
    at = end - 1
  }
  return tables
}

/** One column of names, and one that has to be read with it or goes. */
function isHead(kinds: readonly (Kind | null)[]): boolean {
  const names = kinds.filter((kind) => kind === 'name').length
  return names === 1 && kinds.length >= 2 && kinds.some((kind) => kind === 'share' || kind === 'beside')
}

/** Of as many cells as the head, or one fewer where the last is empty: `Parfum |`. */
function isRow(text: string, line: Line | undefined, count: number): boolean {
  if (line === undefined) return false
  const isOpen = /[|;]$/.test(text.slice(line.start, line.end).trimEnd())
  return line.cells.length === count || (isOpen && line.cells.length === count - 1)
}

/** `|---|:--:|` */
function isRule(line: Line | undefined): boolean {
  return line !== undefined && line.cells.length > 0 && line.cells.every(({ text }) => /^:?-+:?$/.test(text))
}

/** None where nothing parts cells, as in most lists. */
function linesOf(text: string): Line[] {
  const lines: Line[] = []
  if (!text.includes('\n') || !/[|;]| {2}/.test(text)) return lines
  for (let start = 0; start <= text.length;) {
    const broken = text.indexOf('\n', start)
    const end = broken < 0 ? text.length : broken
    lines.push({ start, end, cells: cellsOf(text, start, end) })
    start = end + 1
  }
  return lines
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

type Change = { start: number; end: number; by: string }

function changesOf({ head, kinds, rows }: Table): Change[] {
  const name = kinds.indexOf('name')
  const share = kinds.indexOf('share')
  const changed = rows.flatMap((row): Change[] => {
    if (isRule(row)) return [{ start: row.start, end: row.end, by: '' }]
    const named = row.cells[name]
    const [, amount] = SHARE.exec(row.cells[share]?.text ?? '') ?? []
    const kept = row.cells.filter((_, at) => at === name || kinds[at] === null)
    let from = row.start
    const gone = kept.flatMap((cell): Change[] => {
      const change = { start: from, end: cell.start, by: from === row.start ? '' : ' | ' }
      from = cell.end
      const behind = { start: cell.end, end: cell.end, by: ` ${amount} %` }
      return cell === named && amount !== undefined ? [change, behind] : [change]
    })
    return [...gone, { start: from, end: row.end, by: '' }]
  })
  return [{ start: head.start, end: head.end, by: '' }, ...changed]
}

/** Signs that are put in belong to the place where they stand. */
function rebuilt(plain: PlainText, changes: readonly Change[]): PlainText {
  const parts: string[] = []
  const places: number[] = []
  let from = 0
  const keep = (to: number) => {
    parts.push(plain.text.slice(from, to))
    for (let at = from; at < to; at++) places.push(at)
  }
  for (const { start, end, by } of changes) {
    keep(start)
    parts.push(by)
    for (let i = 0; i < by.length; i++) places.push(Math.max(0, start - 1))
    from = end
  }
  keep(plain.text.length)
  return {
    ...plain,
    text: parts.join(''),
    start: Int32Array.from(places, (at) => plain.start[at] ?? 0),
    end: Int32Array.from(places, (at) => plain.end[at] ?? 0),
  }
}
