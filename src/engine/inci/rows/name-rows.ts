import type { LeftOut } from '../../../contract/finding.ts'
import type { Knowledge } from '../../knowledge/load.ts'
import { isAnswer } from '../blocks/answer-rows.ts'
import { isDeniedShortly } from '../blocks/prose-sentences.ts'
import { FUNCTION_WORDS } from './functions.ts'
import { WATER } from '../blocks/heading-words.ts'
import { changesOf, type Read } from './described-rows.ts'
import { REASON, squeeze } from '../label.ts'
import { nameKey } from '../match/name-key.ts'
import { kindOfField } from '../pasted/field-names.ts'
import { spanOf, type PlainText } from '../plain-text.ts'
import { rewritten, type Change } from '../rewritten.ts'
import { SHARE } from './table-columns.ts'
import { bareOf, has, JUDGES, rowsIn, type Cell, type Kind, type Row } from './row-cells.ts'

const ROWS_MIN = 2
/** Words alone explain a name only where as many do, or where water is one of the names. */
const EXPLAINED_MIN = 3

/**
 * The same text without what its rows say of their names: the number, the CAS number, the function and the verdict of tables that
 * no known head explains and of apps (`1 | Aqua | 7732-18-5 | Solvent | 72.5`, `BHT : risque élevé`, `FRAGRANCE 8 HIGH`), and
 * what glossaries tell (`Aqua = Wasser, Lösungsmittel`). The column of names is the one whose cells are known. The per cent stays
 * behind its name; the rest is told as left out.
 */
export function withoutVerdicts(
  plain: PlainText,
  knowledge: Knowledge,
): { plain: PlainText; columns: LeftOut[] } {
  const { text } = plain
  if (!(text.includes('\n') || JUDGES.test(text)) || /\bactive ingredients?\b/i.test(text))
    return { plain, columns: [] }
  const rows = rowsIn(text, knowledge)
  const read = readRows(rows, knowledge)
  if (read.length === 0) return { plain, columns: [] }
  const changes = read.flatMap(([row, named]): Change[] =>
    named === null ? [{ start: row.start, end: row.end, by: '' }] : changesOf(row, named, knowledge),
  )
  const told = read.flatMap(([row, named]) =>
    named === null ? row.cells.filter(({ kind }) => kind === 'verdict') : named.told,
  )
  return {
    plain: rewritten(plain, changes),
    columns: told.flatMap((cell): LeftOut[] => {
      const said = squeeze(cell.text)
      return /\p{L}/u.test(said)
        ? [{ text: said, span: spanOf(plain, cell.start, cell.end), reason: REASON.purpose }]
        : []
    }),
  }
}

/** The same text without the lines that are drawn around the cells of a table: `+----+------+`. */
export function withoutBoxes(plain: PlainText): PlainText {
  if (!/\+[-=]{2,200}\+/.test(plain.text)) return plain
  return rewritten(
    plain,
    [...plain.text.matchAll(/(?<=^|\n) {0,9}\+[-=+]{4,200} {0,9}(?:\n|$)/g)].map(({ index, 0: line }) => ({
      start: index,
      end: index + line.length,
      by: '',
    })),
  )
}

/** Null stands for a row that goes as a whole: a head, a rule, a verdict over the names below it. */
type ReadRow = [Row, Named | null]
type Named = Read & { told: readonly Cell[] }

function readRows(rows: readonly Row[], knowledge: Knowledge): ReadRow[] {
  const several = rows.filter(({ cells }) => cells.length > 1)
  const verdictLines = rows.filter(({ cells: [only, more] }) => only?.kind === 'verdict' && !more)
  const place = placeOfName(several)
  const named = place === null ? [] : several.filter((row) => wordsOf(row)[place]?.kind === 'name')
  const isTable = place !== null && isOfRows(rows, several, named, place, knowledge)
  if (!isTable && verdictLines.length < ROWS_MIN) return []
  const isBelow = verdictLines.length >= ROWS_MIN || (isTable && named.some((row) => has(row, 'verdict')))
  const [first, last] = [named[0]?.start ?? 0, named.at(-1)?.end ?? 0]
  const shareOf = sharesIn(several)
  const marks = new Set(MARKS.filter((kind) => named.some((row) => has(row, kind))))
  const table = { place, marks, first, last, shareOf, knowledge }
  return rows.flatMap((row): ReadRow[] => {
    const [only, more] = row.cells
    if (isBelow && only?.kind === 'verdict' && !more) return [[row, null]]
    return isTable && place !== null && more ? readRow(row, { ...table, place }) : []
  })
}

type Table = {
  place: number
  marks: ReadonlySet<Kind>
  first: number
  last: number
  shareOf: (row: Row) => string | null
  knowledge: Knowledge
}

function readRow(row: Row, { place, marks, first, last, shareOf, knowledge }: Table): ReadRow[] {
  if (isNoIngredient(row) || (row.start < first && isHead(row))) return [[row, null]]
  const name = wordsOf(row)[place]
  if (name === undefined || isDenying(row)) return []
  const isAmong = (row.start > first && row.end < last) || row.cells.some(({ kind }) => marks.has(kind))
  if (name.kind !== 'name' && !(isAmong && mayBeName(row, name))) return []
  const told = row.cells.filter((cell) => cell !== name)
  if (told.some((cell) => isOther(cell, name, row, knowledge))) return []
  return [[row, { name, share: shareOf(row), told }]]
}

/** What nobody knows is a name where it stands among them or is judged as they are; `Note: 48/100` is none. */
function mayBeName(row: Row, { text }: Cell): boolean {
  return !has(row, 'score') && !/[,;] /.test(text)
}

const MARKS: readonly Kind[] = ['verdict', 'share', 'code', 'number']

/** The cells that are words, without the verdicts: whatever stands in front of a name, it is the same one of them. */
function wordsOf({ cells }: Row): Cell[] {
  return cells.filter(({ kind }) => kind === 'name' || kind === 'words')
}

function placeOfName(rows: readonly Row[]): number | null {
  const counts: number[] = []
  for (const row of rows) {
    const at = wordsOf(row).findIndex(({ kind }) => kind === 'name')
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1
  }
  const most = Math.max(0, ...counts.filter((count) => count > 0))
  return most < ROWS_MIN ? null : counts.indexOf(most)
}

/** Half of the rows at least name something known, and few of them something else beside it, which names between signs do. */
function isOfRows(
  all: readonly Row[],
  rows: readonly Row[],
  named: readonly Row[],
  place: number,
  knowledge: Knowledge,
): boolean {
  if (named.length < ROWS_MIN || named.length * 2 < rows.length) return false
  if (place > 0 && named.some(({ signs }) => signs.includes(':'))) return false
  const others = named.filter((row) => {
    const name = wordsOf(row)[place]
    return name && row.cells.some((cell) => cell !== name && isOther(cell, name, row, knowledge))
  })
  if (others.length * 4 > named.length || named.filter(isDenying).length * 4 > named.length) return false
  if (
    named.filter((row) => MARKS.some((kind) => has(row, kind)) && !isOnlyShare(row)).length * 2 >=
    named.length
  )
    return true
  return isExplained(all, named)
}

/** `Retinol - 1 %` is read where it stands. */
function isOnlyShare({ cells, signs }: Row): boolean {
  return cells.length === 2 && signs !== '|' && cells.some(({ kind }) => kind === 'share')
}

/** Words alone explain the names where no other line is a list, which would name them again. */
function isExplained(all: readonly Row[], named: readonly Row[]): boolean {
  const areNames =
    named.length >= EXPLAINED_MIN ||
    named.some((row) => WATER.test(wordsOf(row)[0]?.text.toLowerCase() ?? ''))
  return (
    areNames &&
    !named.some(isOnlyShare) &&
    !all.some(({ signs }) => signs.includes('L')) &&
    !named.every(isOfFunctions)
  )
}

/** `Aqua | Solvent` is read in `functions.ts`. */
function isOfFunctions({ cells }: Row): boolean {
  const [, told, more] = cells
  return more === undefined && told !== undefined && FUNCTION_WORDS.has(told.text.toLowerCase())
}

/** A name of another thing than the one beside it, unless it may be meant as a function (`Parfum | Fragrance`). */
function isOther({ text, kind }: Cell, { text: name }: Cell, { signs }: Row, { byKey }: Knowledge): boolean {
  if (kind !== 'name' || FUNCTION_WORDS.has(text.toLowerCase()) || /^[=>]$/.test(signs)) return false
  const [one, other] = [byKey.get(nameKey(text)), byKey.get(nameKey(bareOf(name)))]
  return !one || one.ingredient !== other?.ingredient
}

function isDenying({ cells }: Row): boolean {
  return cells.some(
    ({ text, kind }, at) =>
      at > 0 &&
      (kind === 'words' || kind === 'name') &&
      (isAnswer(text.toLowerCase()) || isDeniedShortly(text)),
  )
}

/** The rule below a head, and the sum. */
function isNoIngredient({ cells }: Row): boolean {
  return cells.every(({ text }) => /^:?-*:?$/.test(text)) || cells.some(({ text }) => TOTAL.test(text))
}

/** Above the names: a cell says what its column holds, and none is a name or an amount. */
function isHead({ cells }: Row): boolean {
  return (
    !cells.some(
      ({ kind, text }) => kind === 'share' || kind === 'code' || kind === 'score' || /^\d+$/.test(text),
    ) &&
    (cells.length > 2 || cells.some(({ text }) => text.includes('%') || isFieldOfTable(text)))
  )
}

function isFieldOfTable(text: string): boolean {
  const kind = kindOfField(text)
  return kind === 'beside' || kind === 'share'
}

/** Its cell with the sign; else a column of figures below `%`, or the last one where its figures make a hundred. */
function sharesIn(rows: readonly Row[]): (row: Row) => string | null {
  const head = rows.find(({ cells }) =>
    cells.some(({ text, kind }) => kind !== 'share' && isHeadOfShares(text)),
  )
  const column = head?.cells.findIndex(({ text }) => isHeadOfShares(text)) ?? -1
  const figures = rows
    .filter(({ cells }) => !cells.some(({ text }) => TOTAL.test(text)))
    .map(({ cells }) => cells.at(-1))
    .filter((cell) => cell?.kind === 'number' && /^\d{1,3}(?:[.,]\d+)?$/.test(cell.text))
  const sum = figures.reduce((total, cell) => total + Number(cell?.text.replace(',', '.') ?? 0), 0)
  const isLast =
    head?.cells.length === column + 1 || (!head && figures.length >= ROWS_MIN && Math.abs(sum - 100) <= 1)
  return ({ cells }) => {
    const signed = cells.find(({ kind }) => kind === 'share')
    const figure = cells.length === head?.cells.length ? cells[column] : isLast ? cells.at(-1) : undefined
    return SHARE.exec((signed ?? figure)?.text ?? '')?.[1] ?? null
  }
}

const TOTAL = /^(?:total|totale|totaal|sum|summe|gesamt|suma|somme|razem|celkem|итого|всего|合計|合计|합계)$/i

function isHeadOfShares(text: string): boolean {
  return (text.includes('%') && !/\d/.test(text)) || kindOfField(text) === 'share'
}
