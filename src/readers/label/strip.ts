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
    for (let row = 0; row < STRIP_HEIGHT; row++) {
      const to = 3 * (row * width + column)
      for (let sample = 0; sample < samples; sample++) {
        const down = row + (sample + 0.5) / samples
        addSample(picture, topX + stepX * down - 0.5, topY + stepY * down - 0.5, data, to, 1 / samples)
      }
    }
  }
  return { width, data }
}

/** Bilinear; outside the picture its edge goes on. `share` lets several samples average out in the bytes. */
function addSample(picture: Raster, x: number, y: number, data: Uint8Array, to: number, share: number): void {
  const { width, height, data: from } = picture
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)))
  const right = Math.min(width - 1, left + 1)
  const bottom = Math.min(height - 1, top + 1)
  const rx = Math.min(1, Math.max(0, x - left))
  const ry = Math.min(1, Math.max(0, y - top))
  for (let channel = 0; channel < 3; channel++) {
    const a = from[3 * (top * width + left) + channel] ?? 0
    const b = from[3 * (top * width + right) + channel] ?? 0
    const c = from[3 * (bottom * width + left) + channel] ?? 0
    const d = from[3 * (bottom * width + right) + channel] ?? 0
    const upper = a + (b - a) * rx
    const value = upper + (c + (d - c) * rx - upper) * ry
    data[to + channel] = (data[to + channel] ?? 0) + value * share + (share === 1 ? 0.5 : 0)
  }
}
