export type Mark = { start: number; end: number }

/** Where the marks stand after an edit: those before it stay, those behind it move, those it touched are settled. */
export function carryMarks<M extends Mark>(before: string, after: string, marks: readonly M[]): M[] {
  if (before === after) return [...marks]
  const start = sharedStart(before, after)
  const end = before.length - sharedEnd(before, after, start)
  const shift = after.length - before.length
  return marks.flatMap((mark) => {
    if (mark.end < start) return [mark]
    return mark.start > end ? [{ ...mark, start: mark.start + shift, end: mark.end + shift }] : []
  })
}

/** Where a place of the text is after an edit elsewhere: what is written on both sides of it stays there. */
export function carryPlace(before: string, after: string, place: number): number {
  const start = sharedStart(before, after)
  if (place <= start) return place
  const isBehind = place >= before.length - sharedEnd(before, after, start)
  return isBehind ? place + after.length - before.length : start
}

function sharedStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let length = 0
  while (length < most && a[length] === b[length]) length += 1
  return length
}

function sharedEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start
  let length = 0
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1
  return length
}

type Piece<M extends Mark> = { text: string; mark: M | null; start: number }

/** The text cut at the marks, for drawing it behind the box. Marks outside the text or overlapping are dropped. */
export function piecesOf<M extends Mark>(text: string, marks: readonly M[]): Piece<M>[] {
  const pieces: Piece<M>[] = []
  let at = 0
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    if (mark.start < at || mark.end > text.length || mark.end <= mark.start) continue
    if (mark.start > at) pieces.push({ text: text.slice(at, mark.start), mark: null, start: at })
    pieces.push({ text: text.slice(mark.start, mark.end), mark, start: mark.start })
    at = mark.end
  }
  pieces.push({ text: text.slice(at), mark: null, start: at })
  return pieces
}
