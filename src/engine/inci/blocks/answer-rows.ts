import type { Stretch } from '../label.ts'

/** Lines that answer about one thing each: `Parabens | No`, `Lanolin ✗`, `[ ] Lanolin` beside `[x] Vegan`. */
export type AnswerRows = {
  /** Whole lines about what is not inside. */
  absent: Stretch[]
  /** The answers behind what is inside; they are no names. */
  answers: Stretch[]
}

/** How a cell says no, in small letters. */
const NO: ReadonlySet<string> = new Set(
  (
    'no|none|nein|keine|non|aucun|nee|geen|nej|nei|ingen|não|nao|nunca|nie|brak|ne|nu|nem|ei|ei ole|нет|ні|немає|не|няма|όχι|hayır|yok|' +
    'không|tidak|ไม่|لا|לא|नहीं|否|无|無|なし|無し|いいえ|없음|아니오|absent|not present|not included|not used|not detected|nil|nd|n.d|n/a|n.a|false|' +
    '0|0%|0 %|0.0%|0.0 %|0,0%|0,0 %|✗|✘|❌|✖|×|⛔|🚫|✕|☒'
  ).split('|'),
)
const YES: ReadonlySet<string> = new Set(
  'yes|ja|oui|sí|si|sì|sim|tak|ano|áno|igen|da|да|так|ναι|evet|var|có|ya|ใช่|نعم|כן|हाँ|是|有|あり|はい|있음|예|true|present|✓|✔|✅|☑'.split(
    '|',
  ),
)

/** As in `| Lanolin | ✗ | ✓ |`: the first answer is about this product, further ones about others. */
export function findAnswerRows(text: string): AnswerRows {
  const rows: AnswerRows = { absent: [], answers: [] }
  const hasTicks = TICKED.test(text)
  for (let start = 0; start < text.length;) {
    const broken = text.indexOf('\n', start)
    const end = broken < 0 ? text.length : broken
    if (end - start <= ROW_CHARS_MAX) {
      readHead(text, { start, end }, rows)
      readRow(text, { start, end }, hasTicks, rows)
    }
    start = end + 1
  }
  for (const { 0: sentence, index } of text.matchAll(DENYING_SENTENCE))
    rows.absent.push({ start: index, end: index + sentence.length })
  return rows
}

/** `Tocopherol. Konservierungsmittel: keine. Duftstoffe: keine.`: sentences of a line that answer as its rows do. */
const DENYING_SENTENCE = new RegExp(
  `(?<=[.;!。]\\s{0,3})(?!\\s)[^.,;:!|\\n。]{2,60}:\\s{0,2}(?:${[...NO]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('.', String.raw`\.`))
    .join('|')})(?=\\s{0,2}(?:[.;!。](?!\\d)|$))`,
  'gimu',
)

/** A longer line is no row of a table. */
const ROW_CHARS_MAX = 120
const TICKED = /\[[xX]\]|☑|✓|✔|✅/
/** A box is no bullet only where others are ticked. */
const UNTICKED = /^\s*(?:[-*•]\s*)?(?:\[ ?\]|☐)\s*\p{L}/u

/** `| Ingredient | In this serum? |` over a rule of dashes and an answer, or over two answers: the columns' heads are no names. */
function readHead(text: string, { start, end }: Stretch, rows: AnswerRows): void {
  if (isInTable(text, start)) return
  const line = text.slice(start, end)
  const heads = line.includes('|') ? cellsOf(line) : []
  const [, column] = heads
  if (!column || heads.some(({ word }) => isAnswer(word))) return
  const below = text.slice(end + 1, end + 1 + 3 * ROW_CHARS_MAX).split('\n', 2)
  const answers = below.filter((row) => isAnswerRow(row, heads.length)).length
  if (answers === 2 || (answers === 1 && RULE.test(below[0] ?? '')))
    rows.answers.push({ start: start + column.from, end })
}

function isAnswerRow(line: string, columns: number): boolean {
  const found: AnswerRows = { absent: [], answers: [] }
  readRow(line, { start: 0, end: line.length }, false, found)
  return found.absent.length + found.answers.length > 0 && cellsOf(line).length === columns
}

const RULE = /^[-:| \t]{2,}$/

export const isAnswer = (word: string) => NO.has(word) || isYes(word)

/** `ja, 5 %` */
const isYes = (word: string) => YES.has(word.replace(/,? ?\(?[\d.,]{1,6} ?%\)?$/, ''))

/** The line before has bars as well. */
function isInTable(text: string, start: number): boolean {
  return text.slice(text.lastIndexOf('\n', start - 2) + 1, Math.max(0, start - 1)).includes('|')
}

function readRow(text: string, { start, end }: Stretch, hasTicks: boolean, rows: AnswerRows): void {
  const line = text.slice(start, end)
  if (hasTicks && UNTICKED.test(line)) {
    rows.absent.push({ start, end })
    return
  }
  const cells = cellsOf(line)
  const [subject, answer, ...others] = cells
  // `Aqua, Glycerin, Hydroquinone: n/a` denies its last name only.
  if (!subject || !answer || /[,;]/.test(subject.word) || !/\p{L}/u.test(subject.word)) return
  if (!others.every(({ word }) => isAnswer(word))) return
  if (NO.has(answer.word)) rows.absent.push({ start, end })
  else if (isYes(answer.word)) rows.answers.push({ start: start + answer.from, end })
}

type Cell = { word: string; from: number }

/** Commas and semicolons part cells only where they make two: otherwise they part names. */
function cellsOf(line: string): Cell[] {
  const byBars = cutCells(line, /\||\t| {2,}| [-–=] |[:?=](?= |$)/g)
  if (byBars.length > 1) return byBars
  // `Glycerin 20,0 %` holds one cell and no naught.
  const byCommas = cutCells(line, /,(?!(?<=\d,)\d)|;/g)
  return byCommas.length === 2 ? byCommas : []
}

function cutCells(line: string, separator: RegExp): Cell[] {
  const cells: Cell[] = []
  let from = 0
  const add = (to: number) => {
    const word = line.slice(from, to).trim().replace(/[.!]$/, '').toLowerCase()
    if (word !== '') cells.push({ word, from })
  }
  for (const { 0: sign, index } of line.matchAll(separator)) {
    add(index)
    from = index + sign.length
  }
  add(line.length)
  return cells
}
