import type { LeftOut } from '../../contract/finding.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { isAnswer } from './blocks/answer-rows.ts'
import { isDeniedShortly } from './blocks/denying-sentences.ts'
import { FUNCTION_WORDS } from './blocks/function-columns.ts'
import { WATER } from './blocks/heading-words.ts'
import { changesOf, type Read, type Stretch } from './described-rows.ts'
import { REASON, squeeze } from './label.ts'
import { nameKey } from './match/name-key.ts'
import { kindOfField } from './pasted/field-names.ts'
import { type PlainText, spanOf } from './plain-text.ts'
import { type Change, rewritten } from './rewritten.ts'
import { SHARE } from './table-columns.ts'
import { isVerdict } from './verdict-words.ts'

const ROW_CHARS_MAX = 240
const CELLS_MAX = 10
const ROWS_MIN = 2
/** Words alone explain a name only where as many do, or where water is one of the names. */
const EXPLAINED_MIN = 3

type Kind = 'name' | 'words' | 'share' | 'code' | 'number' | 'score' | 'verdict'
type Cell = Stretch & { text: string; kind: Kind }
type Row = Stretch & { cells: readonly Cell[]; signs: string }

/**
 * The same text without what its rows say of their names: the number, the CAS number, the function and the verdict of tables that
 * no known head explains and of apps (`1 | Aqua | 7732-18-5 | Solvent | 72.5`, `BHT : risque élevé`, `FRAGRANCE 8 HIGH`), and
 * what glossaries tell (`Aqua = Wasser, Lösungsmittel`). The column of names is the one whose cells are known. The per cent stays
 * behind its name; the rest is told as left out.
 */
export function withoutVerdicts(plain: PlainText, knowledge: Knowledge): { plain: PlainText; columns: LeftOut[] } {
  const { text } = plain
  if (!text.includes('\n') || /\bactive ingredients?\b/i.test(text)) return { plain, columns: [] }
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
  return rows.flatMap((row): ReadRow[] => {
    if (isBelow && verdictLines.includes(row)) return [[row, null]]
    if (!isTable || place === null || row.cells.length < 2) return []
    if (isRule(row) || (row.start < first && isHead(row))) return [[row, null]]
    const name = wordsOf(row)[place]
    if (name === undefined || isDenying(row)) return []
    // What nobody knows is a name where it stands among them or is judged as they are; `Note: 48/100` is none.
    const isAlike = MARKS.some((kind) => has(row, kind) && named.some((other) => has(other, kind)))
    const isAmong = row.start > first && row.end < last
    if (name.kind !== 'name' && (has(row, 'score') || !(isAlike || isAmong) || /[,;] /.test(name.text))) return []
    const told = row.cells.filter((cell) => cell !== name)
    if (told.some((cell) => isOther(cell, name, row, knowledge))) return []
    return [[row, { name, share: shareOf(row), told }]]
  })
}

const MARKS = ['verdict', 'share', 'code', 'number'] as const

function has({ cells }: Row, kind: Kind): boolean {
  return cells.some((cell) => cell.kind === kind)
}

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
  if (named.filter((row) => MARKS.some((kind) => has(row, kind) && !isOnlyShare(row))).length * 2 >= named.length)
    return true
  return isExplained(all, named)
}

/** `Retinol - 1 %` is read where it stands. */
function isOnlyShare({ cells }: Row): boolean {
  return cells.length === 2 && cells.some(({ kind }) => kind === 'share')
}

/** Words alone explain the names where no other line is a list, which would name them again. */
function isExplained(all: readonly Row[], named: readonly Row[]): boolean {
  const areNames = named.length >= EXPLAINED_MIN || named.some((row) => WATER.test(wordsOf(row)[0]?.text.toLowerCase() ?? ''))
  return areNames && !named.some(isOnlyShare) && !all.some(({ signs }) => signs.includes('L')) && !named.every(isOfFunctions)
}

/** `Aqua | Solvent` is read in `blocks/function-columns.ts`. */
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
      at > 0 && (kind === 'words' || kind === 'name') && (isAnswer(text.toLowerCase()) || isDeniedShortly(text)),
  )
}

function isRule({ cells }: Row): boolean {
  return cells.every(({ text }) => /^:?-*:?$/.test(text))
}

/** Above the names: a cell says what its column holds, and none is a name or an amount. */
function isHead({ cells }: Row): boolean {
  return (
    !cells.some(({ kind, text }) => kind === 'share' || kind === 'code' || kind === 'score' || /^\d+$/.test(text)) &&
    (cells.length > 2 || cells.some(({ text }) => text.includes('%') || isFieldOfTable(text)))
  )
}

function isFieldOfTable(text: string): boolean {
  const kind = kindOfField(text)
  return kind === 'beside' || kind === 'share'
}

/** Its cell with the sign; else a column of figures below `%`, or the last one where its figures make a hundred. */
function sharesIn(rows: readonly Row[]): (row: Row) => string | null {
  const head = rows.find(({ cells }) => cells.some(({ text, kind }) => kind !== 'share' && isHeadOfShares(text)))
  const column = head?.cells.findIndex(({ text }) => isHeadOfShares(text)) ?? -1
  const figures = rows.map(({ cells }) => cells.at(-1)).filter((cell) => cell?.kind === 'number' && /^\d{1,3}(?:[.,]\d+)?$/.test(cell.text))
  const sum = figures.reduce((total, cell) => total + Number(cell?.text.replace(',', '.') ?? 0), 0)
  const isLast = head?.cells.length === column + 1 || (!head && figures.length >= ROWS_MIN && Math.abs(sum - 100) <= 1)
  return ({ cells }) => {
    const signed = cells.find(({ kind }) => kind === 'share')
    const figure = cells.length === head?.cells.length ? cells[column] : isLast ? cells.at(-1) : undefined
    return SHARE.exec((signed ?? figure)?.text ?? '')?.[1] ?? null
  }
}

function isHeadOfShares(text: string): boolean {
  return /^[^\d]*%[^\d]*$/.test(text) || kindOfField(text) === 'share'
}

function rowsIn(text: string, knowledge: Knowledge): Row[] {
  const rows: Row[] = []
  for (let start = 0; start <= text.length;) {
    const broken = text.indexOf('\n', start)
    const end = broken < 0 ? text.length : broken
    const row = rowOf(text, { start, end }, knowledge)
    if (row !== null) rows.push(row)
    start = end + 1
  }
  return rows
}

/** Bars, tabs, dashes, bullets, colons and the like between blanks; a CAS number needs none. */
const SIGN =
  /(?<= )- (?=[^\d])|(?<= )[-=>→⇒»~] | \.{3,} |[|•=✓✔✅⚠→⇒]+|: |:(?=\P{Script=Latin})|(?<=\P{Script=Latin}):|:$| {2,}|(?<= )(?=\d{2,7}-\d\d-\d(?!\d))|(?<=\d-\d\d-\d) /gu
const CODE = /^(?:CAS[ :]{0,2})?\d{2,7}-\d\d-\d$|^\d{3}-\d{3}-\d$/
const LISTED = /^[^,;]{2,60}(?:[,;] [^,;]{2,60}){3}/

function rowOf(text: string, { start, end }: Stretch, knowledge: Knowledge): Row | null {
  if (end - start > ROW_CHARS_MAX) return { start, end, cells: [], signs: 'L' }
  const line = text.slice(start, end)
  if (line.trim() === '') return null
  const cells: Cell[] = []
  let [from, signs] = [0, '']
  const add = (to: number) => {
    const piece = line.slice(from, to)
    const said = piece.trim().replace(/^- /, '')
    if (said === '' && (from === 0 || !line.includes('|') || to === line.length)) return
    const at = start + from + piece.lastIndexOf(said)
    cells.push({ start: at, end: at + said.length, text: said, kind: kindOf(said, knowledge) })
  }
  const parts = isOfCommas(line) ? line.matchAll(/,/g) : line.matchAll(SIGN)
  for (const { index, 0: sign } of parts) {
    add(index)
    from = index + sign.length
    signs += sign.trim().slice(0, 1)
  }
  add(line.length)
  if (cells.length > CELLS_MAX) return { start, end, cells: [], signs }
  const isList = LISTED.test(line) && line.split(/[,;] /).filter((name) => isKnown(name, knowledge)).length > 2
  return { start, end, cells: cells.flatMap((cell) => apart(cell, knowledge)), signs: isList ? `${signs}L` : signs }
}

/** `1,Aqua,7732-18-5,Solvent,72.5` */
function isOfCommas(line: string): boolean {
  return /,\d{2,7}-\d\d-\d,/.test(line) || /^\d{1,3},\p{L}[^,]*,[^ ]/u.test(line)
}

function bareOf(name: string): string {
  return name.split(/ ?[([]/, 1)[0] ?? name
}

function isKnown(name: string, { byKey, stops }: Knowledge): boolean {
  return [name, bareOf(name)].some((one) => {
    const key = nameKey(one)
    return key !== '' && (byKey.has(key) || stops.has(key))
  })
}

function kindOf(text: string, knowledge: Knowledge): Kind {
  if (CODE.test(text)) return 'code'
  if (/%/.test(text) && /^[<>≤≥~ ]*\d[\d.,]*(?: ?(?:-|to|bis|à|a) ?\d[\d.,]*)? ?%(?: ?\(?w ?\/ ?w\)?)?$/.test(text)) return 'share'
  if (/^\d{1,3}(?:[.,]\d{1,2})? ?\/ ?(?:5|10|20|100)$/.test(text)) return 'score'
  if (/^[#(]?[\d.,-]{1,14}[.)]?$/.test(text)) return 'number'
  if (isVerdict(text)) return 'verdict'
  return isKnown(text, knowledge) ? 'name' : 'words'
}

/** `Aqua unbedenklich`, `FRAGRANCE 8 HIGH`, `8 FRAGRANCE`, `Water (0)`: nothing but a blank between a name and its verdict. */
function apart(cell: Cell, knowledge: Knowledge): Cell[] {
  const { text, start, end, kind } = cell
  if (kind !== 'words' && !(kind === 'name' && /\(\d{1,2}\)$/.test(text))) return [cell]
  const piece = (from: number, to: number): Cell => {
    const said = text.slice(from, to).trim()
    const at = start + from + (text.slice(from, to).length - text.slice(from, to).trimStart().length)
    return { start: at, end: at + said.length, text: said, kind: kindOf(said, knowledge) }
  }
  const counted = /^\d{1,2} (?=\p{L})/u.exec(text)?.[0].length ?? 0
  const blanks = [...text.matchAll(/ /g)].map(({ index }) => index).filter((index) => index >= counted)
  for (const at of blanks.slice(-WORDS_OF_VERDICT)) {
    const tail = text.slice(at + 1)
    if (!isVerdict(tail) && !/^\(\d{1,2}\)$/.test(tail)) continue
    return [...(counted > 0 ? [piece(0, counted)] : []), piece(counted, at), piece(at, end - start)]
  }
  return counted > 0 && isKnown(text.slice(counted), knowledge) ? [piece(0, counted), piece(counted, end - start)] : [cell]
}
const WORDS_OF_VERDICT = 6
