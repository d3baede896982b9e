import { newCopy, type CopiedText, type Copy } from './copied-text.ts'

const TAG = /<(\/?)(table|thead|tbody|tfoot|tr|td|th|dl|dt|dd|caption)\b[^<>]{0,400}>/gi
const ANY_TAG = /^<\/?[a-z][^<>]{0,400}>/i

/**
 * A page's text with the rows of its tables (and of its lists of terms) as lines whose cells are parted by bars, as a table
 * of plain text is; null where it has none. A break of line inside a row is a blank: it parts the source, not the row.
 */
export function rowsOfTables(source: string): CopiedText | null {
  if (!/<(?:td|th|dd)\b/i.test(source)) return null
  const copy = newCopy()
  let at = 0
  let isInRow = false
  for (const { index, 0: tag, 1: close, 2: name = '' } of source.matchAll(TAG)) {
    copyText(copy, source, { at, to: index, isInRow })
    at = index + tag.length
    const kind = name.toLowerCase()
    const sign = signOf(kind, close === '/')
    if (sign !== '') copy.add(sign, index, at)
    isInRow = CELLS.has(kind) ? isInRow || close !== '/' : ROWS.has(kind) && (close !== '/' || kind === 'dt')
  }
  copyText(copy, source, { at, to: source.length, isInRow: false })
  return copy.done()
}

const ROWS = new Set(['tr', 'dt'])
const CELLS = new Set(['td', 'th', 'dd'])

function signOf(kind: string, isClose: boolean): string {
  if (!ROWS.has(kind) && !CELLS.has(kind)) return '\n'
  if (isClose) return ''
  return CELLS.has(kind) ? '| ' : '\n'
}

type Stretch = { at: number; to: number; isInRow: boolean }

/** Between rows stand the breaks of the source, of which an empty line would end the table. */
function copyText(copy: Copy, source: string, { at, to, isInRow }: Stretch): void {
  if (!isInRow) {
    if (at === 0 || source.slice(at, to).trim() !== '') copy.copy(source, at, to)
    return
  }
  for (let place = at; place < to;) {
    const length = tagAt(source, place, to)
    const sign = source.charAt(place)
    copy.add(length > 1 || /\s/.test(sign) ? ' ' : sign, place, place + length)
    place += length
  }
}

function tagAt(source: string, at: number, to: number): number {
  if (source.charAt(at) !== '<') return 1
  return ANY_TAG.exec(source.slice(at, Math.min(to, at + 410)))?.[0].length ?? 1
}
