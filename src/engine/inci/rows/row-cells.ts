import type { Knowledge } from '../../knowledge/load.ts'
import type { Stretch } from '../label.ts'
import { nameKey } from '../match/name-key.ts'
import { isVerdict } from './verdicts.ts'

const ROW_CHARS_MAX = 240
const CELLS_MAX = 10

export type Kind = 'name' | 'words' | 'share' | 'code' | 'number' | 'score' | 'verdict'
export type Cell = Stretch & { text: string; kind: Kind }
/** `signs`: what parts its cells, and `L` for a line that is a list by itself. */
export type Row = Stretch & { cells: readonly Cell[]; signs: string }

/** Most lists of one line hold none of these and need not be cut. */
export const JUDGES =
  /ris[ckq]|risig|ryzyk|rizik|bedenklich|empfehl|hazard|(?<!\p{L})safe|concern|риск|ризик|безоп|безпеч|опасн|风险|風險|危|リスク|위험|안전|kockáz|güven|turvalli|veilig|sicur|segur|säker|bezpiecz|bezpeč/iu

export function has({ cells }: Row, kind: Kind): boolean {
  return cells.some((cell) => cell.kind === kind)
}

export function rowsIn(text: string, knowledge: Knowledge): Row[] {
  const rows: Row[] = []
  for (let start = 0; start <= text.length;) {
    const broken = text.indexOf('\n', start)
    const end = broken < 0 ? text.length : broken
    const judged = judgedIn(text, { start, end }, knowledge)
    const row = judged.length > 0 ? null : rowOf(text, { start, end }, knowledge)
    if (judged.length > 0) rows.push(...judged)
    else if (row !== null) rows.push(row)
    start = end + 1
  }
  return rows
}

/** `Aqua: unbedenklich; BHT: bedenklich`, `Aqua (sans risque), BHT (risque élevé)`: rows of one line. */
function judgedIn(text: string, { start, end }: Stretch, knowledge: Knowledge): Row[] {
  const line = text.slice(start, end)
  if (line.length > LINE_CHARS_MAX || !/[,;]/.test(line) || !JUDGES.test(line)) return []
  const pieces: Row[] = []
  let from = start
  for (const { index } of [...line.matchAll(/[,;](?= )|$/g)]) {
    const row = rowOf(text, { start: from, end: start + index }, knowledge)
    if (row !== null) pieces.push(row)
    from = start + index + 1
  }
  const judged = pieces.filter((row) => row.cells.length > 1 && has(row, 'verdict'))
  return judged.length > 2 && judged.length * 2 > pieces.length ? pieces : []
}
const LINE_CHARS_MAX = 4000

/** Bars, tabs, dashes, bullets, colons and the like between blanks; a CAS number needs none. */
const SIGN =
  /(?<= )- (?=[^\d])|(?<= )[-=>→⇒»~] | \.{3,} |[|•=✓✔✅⚠→⇒]+|: |:(?=\P{Script=Latin})|(?<=\P{Script=Latin}):|:$| {2,}|(?<=[^|\s-] )(?=\d{2,7}-\d\d-\d(?!\d))|(?<=\d-\d\d-\d) (?=[^ |-])/gu
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
    const said = piece
      .trim()
      .replace(/^- /, '')
      .replace(/^([*_]{1,3})(.+?)\1:?$/, '$2')
    if (said === '' && (from === 0 || !line.includes('|') || to === line.length)) return
    const at = start + from + piece.lastIndexOf(said)
    cells.push({ start: at, end: at + said.length, text: said, kind: kindOf(said, knowledge) })
  }
  const values = VALUES.exec(line)
  for (const { index, 0: sign } of line.matchAll(values ? (values[0].includes(';') ? /;/g : /,/g) : SIGN)) {
    if (isInBracket(line.slice(from, index))) continue
    add(index)
    from = index + sign.length
    signs += sign.trim().slice(0, 1)
  }
  add(line.length)
  if (cells.length > CELLS_MAX) return { start, end, cells: [], signs }
  const isList =
    LISTED.test(line) && line.split(/[,;] /).filter((name) => isKnown(name, knowledge)).length > 2
  return {
    start,
    end,
    cells: cells.flatMap((cell) => apart(cell, knowledge)),
    signs: isList ? `${signs}L` : signs,
  }
}

/** `1,Aqua,7732-18-5,Solvent,72.5` */
const VALUES = /^\d{1,3};(?=[^;]{2,80};)|^\d{1,3},(?=\p{L}[^,]*,[^ ])|[,;]\d{2,7}-\d\d-\d(?=[,;])/u

/** `WATER (1 - Low hazard)` */
function isInBracket(piece: string): boolean {
  return piece.lastIndexOf('(') > piece.lastIndexOf(')')
}

export function bareOf(name: string): string {
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
  if (
    /%/.test(text) &&
    /^[<>≤≥~ ]*\d[\d.,]*(?: ?(?:-|to|bis|à|a) ?\d[\d.,]*)? ?%(?: ?\(?w ?\/ ?w\)?)?$/.test(text)
  )
    return 'share'
  if (/^\d{1,3}(?:[.,]\d{1,2})? ?\/ ?(?:5|10|20|100)$/.test(text)) return 'score'
  if (/^[#(]?[\d.,-]{1,14}[.)]?$/.test(text)) return 'number'
  if (isVerdict(text)) return 'verdict'
  return isKnown(text, knowledge) ? 'name' : 'words'
}

/**
 * `Aqua unbedenklich`, `FRAGRANCE 8 HIGH`, `Water (0)`: nothing but a blank between a name and its verdict. A number in front counts
 * the rows and makes no table of them: where nothing else stands there, it is read in `numbered-lists.ts`.
 */
function apart(cell: Cell, knowledge: Knowledge): Cell[] {
  const { text, kind } = cell
  if (kind !== 'words' && kind !== 'name') return [cell]
  const [counter = ''] = /^[(#]?\d{1,3}[.)]? {1,3}(?=\p{L})/u.exec(text) ?? []
  const bracket = judgedBracket(text)
  if (bracket !== null)
    return [
      pieceOf(cell, counter.length, bracket, knowledge),
      { ...pieceOf(cell, bracket, text.length, knowledge), kind: 'verdict' },
    ]
  if (kind === 'name') return [cell]
  const blanks = [...text.matchAll(/ /g)].map(({ index }) => index).filter((at) => at >= counter.length)
  const cut = blanks.slice(-WORDS_OF_VERDICT).find((at) => isVerdict(text.slice(at + 1)))
  if (cut !== undefined)
    return [pieceOf(cell, counter.length, cut, knowledge), pieceOf(cell, cut, text.length, knowledge)]
  const isCounted = counter !== '' && isKnown(text.slice(counter.length), knowledge)
  return isCounted ? [pieceOf(cell, counter.length, text.length, knowledge)] : [cell]
}
const WORDS_OF_VERDICT = 6

function judgedBracket(text: string): number | null {
  const bracket = / \(([^()]{1,60})\)$/.exec(text)
  const inside = bracket?.[1]?.replace(/ - /, ' ') ?? ''
  return bracket && (/^\d{1,2}$/.test(inside) || isVerdict(inside)) ? bracket.index : null
}

function pieceOf({ text, start }: Cell, from: number, to: number, knowledge: Knowledge): Cell {
  const piece = text.slice(from, to)
  const said = piece.trim()
  const at = start + from + piece.length - piece.trimStart().length
  return { start: at, end: at + said.length, text: said, kind: kindOf(said, knowledge) }
}
