import { STRIP_HEIGHT, type Strip } from './strip.ts'

/** Longer strips than the recogniser was trained on lose letters; measured best at nine times their height. */
const PIECE_WIDTH_MAX = 9 * STRIP_HEIGHT
/** How far from an even cut a gap may be looked for, as a share of a piece. */
const REACH = 0.3
/** Half the width over which a column's ink is averaged: about half a word space. */
const GAP_HALF_WIDTH = 5
/** Columns with less than this share of the usual ink are empty. */
const EMPTY_INK_MAX = 0.15
/** So many empty columns in a row are a word space; between letters of the widest print there are about six. */
const SPACE_COLUMNS_MIN = 9

/** `gapBefore`: between this piece and the one before it there was room for a space. */
export type Piece = Strip & { gapBefore: boolean }

export function splitStrip(strip: Strip): Piece[] {
  const count = Math.ceil(strip.width / PIECE_WIDTH_MAX)
  if (count === 1) return [{ ...strip, gapBefore: false }]
  const contrast = contrastByColumn(strip)
  const ink = smoothed(contrast)
  const even = strip.width / count
  const pieces: Piece[] = []
  let from = 0
  let gapBefore = false
  for (let cut = 1; cut <= count; cut++) {
    const to = cut === count ? strip.width : emptiest(ink, cut * even, REACH * even)
    pieces.push({ ...cutOut(strip, from, to), gapBefore })
    gapBefore = emptyAround(contrast, to) >= SPACE_COLUMNS_MIN
    from = to
  }
  return pieces
}

/** Light to dark and back, down each column: next to nothing between words, on any background. */
function contrastByColumn({ width, data }: Strip): Float64Array {
  const contrast = new Float64Array(width)
  for (let x = 0; x < width; x++) {
    let sum = 0
    for (let y = 1; y < STRIP_HEIGHT; y++) {
      const at = 3 * (y * width + x) + 1
      sum += Math.abs((data[at] ?? 0) - (data[at - 3 * width] ?? 0))
    }
    contrast[x] = sum
  }
  return contrast
}

/** Averaged over a gap's width, so that the emptiest place is a space and not the stem between two letters. */
function smoothed(contrast: Float64Array): Float64Array {
  return contrast.map((_, x) => {
    const near = contrast.subarray(Math.max(0, x - GAP_HALF_WIDTH), x + GAP_HALF_WIDTH + 1)
    return near.reduce((sum, value) => sum + value, 0) / near.length
  })
}

/** How many columns in a row are empty where the cut runs, above the noise of the background. */
function emptyAround(contrast: Float64Array, cut: number): number {
  const sorted = Float64Array.from(contrast).sort()
  const [least, usual] = [0.05, 0.75].map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  const emptyMax = (least ?? 0) + EMPTY_INK_MAX * ((usual ?? 0) - (least ?? 0))
  let from = cut
  let to = cut
  while ((contrast[from - 1] ?? Infinity) <= emptyMax) from--
  while ((contrast[to] ?? Infinity) <= emptyMax) to++
  return to - from
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

/** The same piece with its columns drawn out, or drawn together. */
export function widened(piece: Piece, factor: number): Piece {
  const width = Math.round(piece.width * factor)
  const data = new Uint8Array(3 * width * STRIP_HEIGHT)
  const from = Float64Array.from({ length: width }, (_, x) =>
    Math.min(piece.width - 1, Math.max(0, (x + 0.5) / factor - 0.5)),
  )
  let to = 0
  for (let y = 0; y < STRIP_HEIGHT; y++) {
    const row = 3 * y * piece.width
    for (let x = 0; x < width; x++) {
      const left = Math.floor(from[x] ?? 0)
      const share = (from[x] ?? 0) - left
      const at = row + 3 * left
      const right = left < piece.width - 1 ? 3 : 0
      for (let channel = 0; channel < 3; channel++) {
        const a = piece.data[at + channel] ?? 0
        const b = piece.data[at + channel + right] ?? 0
        data[to++] = a + (b - a) * share + 0.5
      }
    }
  }
  return { ...piece, width, data }
}
