import { STRIP_HEIGHT, type Strip } from './strip.ts'

/** Longer strips than the recogniser was trained on lose letters; measured best at twelve times their height. */
const PIECE_WIDTH_MAX = 12 * STRIP_HEIGHT
/** How far from an even cut a gap may be looked for, as a share of a piece. */
const REACH = 0.3
/** Half the width over which a column's ink is averaged: about half a word space. */
const GAP_HALF_WIDTH = 5
/** A cut at less than this share of the usual ink runs between words, not through one. */
const GAP_INK_MAX = 0.25

/** `gapBefore`: between this piece and the one before it there was room for a space. */
export type Piece = Strip & { gapBefore: boolean }

export function splitStrip(strip: Strip): Piece[] {
  const count = Math.ceil(strip.width / PIECE_WIDTH_MAX)
  if (count === 1) return [{ ...strip, gapBefore: false }]
  const ink = inkByColumn(strip)
  const usual = ink.reduce((sum, value) => sum + value, 0) / ink.length
  const even = strip.width / count
  const pieces: Piece[] = []
  let from = 0
  let gapBefore = false
  for (let cut = 1; cut <= count; cut++) {
    const to = cut === count ? strip.width : emptiest(ink, cut * even, REACH * even)
    pieces.push({ ...cutOut(strip, from, to), gapBefore })
    gapBefore = (ink[to] ?? 0) < GAP_INK_MAX * usual
    from = to
  }
  return pieces
}

/** Contrast within each column, averaged over a gap's width: nought between words on any background. */
function inkByColumn({ width, data }: Strip): Float64Array {
  const contrast = new Float64Array(width)
  for (let x = 0; x < width; x++) {
    let sum = 0
    for (let y = 1; y < STRIP_HEIGHT; y++) {
      const at = 3 * (y * width + x) + 1
      sum += Math.abs((data[at] ?? 0) - (data[at - 3 * width] ?? 0))
    }
    contrast[x] = sum
  }
  return contrast.map((_, x) => {
    const from = Math.max(0, x - GAP_HALF_WIDTH)
    const to = Math.min(width - 1, x + GAP_HALF_WIDTH)
    let sum = 0
    for (let near = from; near <= to; near++) sum += contrast[near] ?? 0
    return sum / (to - from + 1)
  })
}

function emptiest(ink: Float64Array, middle: number, reach: number): number {
  let best = Math.round(middle)
  for (let x = Math.round(middle - reach); x <= middle + reach; x++) {
    if ((ink[x] ?? Infinity) < (ink[best] ?? Infinity)) best = x
  }
  return best
}

function cutOut(strip: Strip, from: number, to: number): Strip {
  const width = to - from
  const data = new Uint8Array(3 * width * STRIP_HEIGHT)
  for (let y = 0; y < STRIP_HEIGHT; y++) {
    const row = 3 * y * strip.width
    data.set(strip.data.subarray(row + 3 * from, row + 3 * to), 3 * y * width)
  }
  return { width, data }
}
