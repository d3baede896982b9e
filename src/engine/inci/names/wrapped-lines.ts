import type { ListLine } from '../blocks/blocks.ts'
import { isCode } from '../blocks/sentences.ts'
import { exactAt, type Label, type Stretch } from '../label.ts'
import { opensFootnote } from './footnotes.ts'

/**
 * A line break inside a list is a blank or a separator. The names decide: if the words on both sides together are a
 * name, it is one; if either side is a name by itself, they are two; in a list with commas the line was just full.
 * A name over two lines belongs to the second; a line of which nothing is left is none.
 */
export function joinWrapped(label: Label, lines: readonly ListLine[]): ListLine[] {
  const joined: ListLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const whole = before ? wrappedName(label, before, line) : null
    if (!before || !whole) joined.push(line)
    else {
      joined.pop()
      const chunks = before.chunks.slice(0, -1)
      if (chunks.length > 0) joined.push({ ...before, chunks })
      joined.push({ ...line, chunks: [whole, ...line.chunks.slice(1)] })
    }
  }
  return joined
}

function wrappedName(label: Label, line: ListLine, next: ListLine): Stretch | null {
  if (!line.mayGoOn || line.part !== next.part) return null
  const last = line.chunks.at(-1)
  const [first] = next.chunks
  if (!last || !first || !isPlainBreak(label.text, last.end, first.start)) return null
  const hasCommas = line.chunks.length + next.chunks.length > 2
  return belongTogether(label, last, first, hasCommas) ? { start: last.start, end: first.end } : null
}

function isPlainBreak(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!' \n-/'.includes(text.charAt(at))) return false
  return to > from
}

const FULL_LINE_CHARS_MIN = 30

function belongTogether(label: Label, last: Stretch, first: Stretch, hasCommas: boolean): boolean {
  const { text, lookUp } = label
  const [before, behind] = [text.slice(last.start, last.end), text.slice(first.start, first.end)]
  if (isCode(before) || opensFootnote(behind)) return false
  // `Caprylic/` at the line end goes on with `Capric Triglyceride`.
  const joint = text.slice(last.end, first.start).includes('/') ? '/' : ' '
  const whole = lookUp.exact(`${before}${joint}${behind}`)
  // `Lead Acetate` and the next line's `Zinc Stearate` are a salt of lead by their words, and no name.
  if (whole && (whole.ingredient !== null || whole.tier !== 'part')) return true
  if (exactAt(label, last) || exactAt(label, first)) return false
  return hasCommas || before.length > FULL_LINE_CHARS_MIN
}
