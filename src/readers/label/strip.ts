import type { Raster } from '../image/raster.ts'
import { pointAt, type TextLine } from './text-line.ts'

/** The recogniser's input height. */
export const STRIP_HEIGHT = 48
/** CTC drops commas, spaces and the thin letters i and l of dense print; a wider strip gives them steps of their own. */
const STRETCH = 1.3
/** Share of the grown height that is cut out: more takes in the neighbours' descenders, less cuts accents. */
const HEIGHT_KEPT = 1.3
/** Added at both ends, as a share of half the height: the comma that ends a line lies at the very edge of what is found. */
const END_MARGIN = 0.25
const WIDTH_MAX = 12_000

/** A straightened line of text, three bytes a pixel, 48 pixels high. */
export type Strip = { width: number; data: Uint8Array }

/** Walks along the bent centre line and samples across it, so that curved and tilted print comes out straight. */
export function cutStrip(picture: Raster, line: TextLine): Strip {
  const halfHeight = line.halfHeight * HEIGHT_KEPT
  const pixel = (2 * halfHeight) / STRIP_HEIGHT
  const halfLength = line.halfLength + END_MARGIN * line.halfHeight
  const width = Math.max(16, Math.min(WIDTH_MAX, Math.round(((2 * halfLength) / pixel) * STRETCH)))
  const data = new Uint8Array(3 * width * STRIP_HEIGHT)
  const samples = Math.max(1, Math.min(6, Math.round(pixel)))
  for (let column = 0; column < width; column++) {
    const along = ((column + 0.5) / width) * 2 * halfLength - halfLength
    const [topX, topY] = pointAt(line, along, -halfHeight)
    const [bottomX, bottomY] = pointAt(line, along, halfHeight)
    const stepX = (bottomX - topX) / STRIP_HEIGHT
    const stepY = (bottomY - topY) / STRIP_HEIGHT
    sampleColumn(picture, { x: topX - 0.5, y: topY - 0.5, stepX, stepY, samples }, { width, data }, column)
  }
  return { width, data }
}

/** Where a column of the strip starts in the picture, and how far one row leads there. */
type Column = { x: number; y: number; stepX: number; stepY: number; samples: number }

/** Bilinear; outside the picture its edge goes on. Several samples of a row average out in the bytes. */
function sampleColumn(
  { width, height, data }: Raster,
  { x, y, stepX, stepY, samples }: Column,
  strip: Strip,
  column: number,
): void {
  const share = 1 / samples
  const round = samples === 1 ? 0.5 : 0
  let to = 3 * column
  for (let row = 0; row < STRIP_HEIGHT; row++) {
    for (let sample = 0; sample < samples; sample++) {
      const down = row + (sample + 0.5) / samples
      const atX = Math.max(0, x + stepX * down)
      const atY = Math.max(0, y + stepY * down)
      const left = Math.min(width - 1, Math.floor(atX))
      const top = Math.min(height - 1, Math.floor(atY))
      const rx = Math.min(1, atX - left)
      const ry = Math.min(1, atY - top)
      const first = 3 * (top * width + left)
      const right = left < width - 1 ? 3 : 0
      const below = top < height - 1 ? 3 * width : 0
      for (let channel = 0; channel < 3; channel++) {
        const a = data[first + channel] ?? 0
        const b = data[first + channel + right] ?? 0
        const c = data[first + channel + below] ?? 0
        const d = data[first + channel + below + right] ?? 0
        const upper = a + (b - a) * rx
        const value = upper + (c + (d - c) * rx - upper) * ry
        strip.data[to + channel] = (strip.data[to + channel] ?? 0) + value * share + round
      }
    }
    to += 3 * strip.width
  }
}
