import type { Letter } from './decode.ts'
import type { ReadLine } from './upright.ts'
import { cornersOf } from './text-line.ts'
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
      row.forEach((part, partAt) => {
        const letters = trimmed(part.letters)
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
