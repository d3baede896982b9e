import type { PlainText } from './plain-text.ts'

/** A range of a plain text and the signs that take its place. */
export type Change = { start: number; end: number; by: string }

/** The plain text with its ranges changed, which are in order. */
export function rewritten(plain: PlainText, changes: readonly Change[]): PlainText {
  const parts: string[] = []
  const places: number[] = []
  let from = 0
  const keep = (to: number) => {
    parts.push(plain.text.slice(from, to))
    for (let at = from; at < to; at++) places.push(at)
  }
  for (const { start, end, by } of changes) {
    keep(start)
    // Signs that are put in belong to the place where they stand.
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
