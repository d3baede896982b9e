import type { Letter } from './decode.ts'
import type { ReadLine } from './upright.ts'
import { cornersOf, type TextLine } from './text-line.ts'
import type { Block } from './order.ts'
import type { LabelLine, LabelWord } from './reading.ts'

/**
 * Blocks are set apart by an empty line, lines by a line end; words broken at a line's end are made whole. A column
 * that ends without a full stop goes on in the next one.
 */
export function composeText(blocks: readonly Block<ReadLine>[]): { text: string; lines: LabelLine[] } {
  const lines: LabelLine[] = []
  let text = ''
  for (const block of blocks) {
    const goesOn = block.isBeside && /[\p{L}\d,-]$/u.test(text)
    if (text !== '' && !goesOn) text += '\n\n'
    block.rows.forEach((row, rowAt) => {
      const read = withoutRepeats(row)
      row.forEach((part, partAt) => {
        const letters = read[partAt] ?? []
        if (letters.length === 0) return
        if (partAt > 0) text = withSeparator(text, ' ')
        else if (rowAt > 0 || goesOn) {
          const ended = endLine(text, letters)
          if (ended.length < text.length) dropHyphen(lines.at(-1)?.words.at(-1))
          text = ended
        }
        lines.push(placeLine(part, letters, text.length))
        text += letters.map(({ char }) => char).join('')
      })
    })
  }
  return { text, lines }
}

/** Fewer bars than this are no separators of a list. */
const BARS_MIN = 3
/** What a bar between two blanks is taken for. */
const LIKE_BAR = new Set(['|', 'I', 'l'])

/** Lists are parted by bars on some packs; alone between blanks they are read as letters, of which no list has several. */
export function writeBars(read: readonly ReadLine[]): ReadLine[] {
  const isBar = ({ letters }: ReadLine, at: number) => {
    const isAlone = [at - 1, at + 1].every((beside) => (letters[beside]?.char ?? ' ') === ' ')
    return isAlone && letters.length > 1 && LIKE_BAR.has(letters[at]?.char ?? '')
  }
  const bars = read.reduce((sum, line) => sum + line.letters.filter((_, at) => isBar(line, at)).length, 0)
  if (bars < BARS_MIN) return [...read]
  return read.map((line) => ({
    ...line,
    letters: line.letters.map((letter, at) => (isBar(line, at) ? { ...letter, char: '|' } : letter)),
  }))
}

/** Pieces of one row that the detector cut so far apart (in line heights) within one another were read twice there. */
const OVERLAP_MIN = 0.15

/** The letters of a row's pieces; what two of them share is told once (`Cocoyl Glycinate, B` / `Butylene`, `C13-15` / `5 Alkane`). */
function withoutRepeats(row: readonly ReadLine[]): Letter[][] {
  const read = row.map(({ letters }) => trimmed(letters))
  row.forEach(({ line }, at) => {
    const [before, first, second] = [row[at - 1], read[at - 1], read[at]]
    if (!before || !first || !second || overlapOf(before.line, line) < OVERLAP_MIN * line.halfHeight * 2)
      return
    const cut = repeated(first, second)
    read[at - 1] = first.slice(0, first.length - cut.end)
    read[at] = second.slice(cut.start)
  })
  return read.map(trimmed)
}

/** How many letters at the end of the first and at the start of the second piece stand in both. */
function repeated(first: readonly Letter[], second: readonly Letter[]): { end: number; start: number } {
  const [a, b] = [
    wordOf(first.slice(-3), / [\p{L}\d]{1,2}$/u).trimStart(),
    wordOf(second.slice(0, 2), /^[\p{L}\d] /u).trimEnd(),
  ]
  const begins = second
    .map(({ char }) => char)
    .join('')
    .toLowerCase()
  if (a !== '' && begins.length > a.length && begins.startsWith(a.toLowerCase()))
    return { end: a.length, start: 0 }
  return { end: 0, start: b !== '' && first.at(-1)?.char.toLowerCase() === b.toLowerCase() ? b.length : 0 }
}

function wordOf(letters: readonly Letter[], shape: RegExp): string {
  return shape.exec(letters.map(({ char }) => char).join(''))?.[0] ?? ''
}

/** How far the second line begins before the end of the first, along it. */
function overlapOf(first: TextLine, second: TextLine): number {
  const along = (second.x - first.x) * first.ux + (second.y - first.y) * first.uy
  return first.halfLength + second.halfLength - along
}

/**
 * A hyphen at the end of a line either divides a word ("Methoxyci-" / "nnamate") and goes, or belongs to the name
 * ("Coco-" / "Glucoside", "PEG-" / "40") and stays. In capitals the two look alike: there division is likelier.
 */
function endLine(text: string, next: readonly Letter[]): string {
  const broken = /([\p{L}\d])[-‐‑]$/u.exec(text)
  const start = next[0]?.char ?? ''
  if (!broken || !/[\p{L}\d]/u.test(start)) return withSeparator(text, '\n')
  const isCapital = (char: string) => char !== char.toLowerCase()
  const before = broken[1] ?? ''
  const divides = /\p{L}{2}/u.test(before + start) && isCapital(before) === isCapital(start)
  return divides ? text.slice(0, -1) : text
}

/** The divided word's first half ends before the hyphen that is no longer there. */
function dropHyphen(word: LabelWord | undefined): void {
  if (!word) return
  word.end--
  word.text = word.text.slice(0, -1)
}

function withSeparator(text: string, separator: string): string {
  return text === '' || text.endsWith('\n') ? text : text + separator
}

function trimmed(letters: readonly Letter[]): Letter[] {
  const first = letters.findIndex(({ char }) => char !== ' ')
  const last = letters.findLastIndex(({ char }) => char !== ' ')
  return first < 0 ? [] : letters.slice(first, last + 1)
}

function placeLine({ line }: ReadLine, letters: readonly Letter[], start: number): LabelLine {
  const [a, b, c, d] = cornersOf(line)
  return {
    text: letters.map(({ char }) => char).join(''),
    confidence: meanOf(letters),
    quad: [whole(a), whole(b), whole(c), whole(d)],
    words: wordsOf(letters, start),
  }
}

const whole = ([x, y]: readonly [number, number]): [number, number] => [Math.round(x), Math.round(y)]

/** Words end at spaces and separators. Their offsets count UTF-16 units of the whole text. */
function wordsOf(letters: readonly Letter[], start: number): LabelWord[] {
  const words: LabelWord[] = []
  let word: Letter[] = []
  let at = start
  const finish = () => {
    if (word.length > 0) {
      const text = word.map(({ char }) => char).join('')
      words.push({ text, start: at - text.length, end: at, confidence: meanOf(word) })
    }
    word = []
  }
  for (const letter of letters) {
    if (/[\s,;]/.test(letter.char)) finish()
    else word.push(letter)
    at += letter.char.length
  }
  finish()
  return words
}

function meanOf(letters: readonly Letter[]): number {
  const counted = letters.filter(({ char }) => char !== ' ')
  return counted.reduce((sum, { p }) => sum + p, 0) / Math.max(1, counted.length)
}
