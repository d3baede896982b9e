import type { Raster } from '../../image/raster.ts'

/** A square of the photo, turned by `angle` (radians, clockwise in the picture) around its middle. */
export type Crop = { x: number; y: number; size: number; angle: number }

/** More taps than this in one direction add nothing that a face network would notice. */
const TAPS_MAX = 3
/** From this step on the taps lie so close that the nearest pixel is as good as the four around. */
const NEAREST_FROM = 1.5

type Tone = { scale: number; offset: number; outside: number }

/** What the two networks expect of a byte; `outside` stands for what lies beyond the photo. */
export const DETECTOR_TONE: Tone = { scale: 1 / 127.5, offset: -1, outside: -1 }
export const MESH_TONE: Tone = { scale: 1 / 255, offset: 0, outside: 0 }

/**
 * Cuts a turned square out of a photo and scales it to side x side x 3 numbers, channels last. Larger photos are
 * averaged over a few taps a pixel, so that a 12-megapixel one costs no more than a small one.
 */
export function sampleCrop(raster: Raster, crop: Crop, side: number, tone: Tone): Float32Array {
  return crop.size / side >= NEAREST_FROM
    ? sampleNearest(raster, crop, side, tone)
    : sampleBetween(raster, crop, side, tone)
}

/** Three running sums instead of an array: of the million taps of a large photo that is a sixth of its reading. */
function sampleNearest(
  { width, height, data }: Raster,
  { x, y, size, angle }: Crop,
  side: number,
  { scale, offset, outside }: Tone,
): Float32Array {
  const out = new Float32Array(side * side * 3)
  const step = size / side
  const taps = Math.min(TAPS_MAX, Math.ceil(step))
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  for (let v = 0; v < side; v++)
    for (let u = 0; u < side; u++) {
      let [red, green, blue] = [0, 0, 0]
      for (let tap = 0; tap < taps * taps; tap++) {
        const dx = (u + ((tap % taps) + 0.5) / taps) * step - size / 2
        const dy = (v + (Math.floor(tap / taps) + 0.5) / taps) * step - size / 2
        const px = x + cos * dx - sin * dy
        const py = y + sin * dx + cos * dy
        const isBeyond = isOutside(px, py, width, height)
        const at = isBeyond ? 0 : 3 * ((py | 0) * width + (px | 0))
        red += isBeyond ? outside : scale * (data[at] ?? 0) + offset
        green += isBeyond ? outside : scale * (data[at + 1] ?? 0) + offset
        blue += isBeyond ? outside : scale * (data[at + 2] ?? 0) + offset
      }
      const at = 3 * (v * side + u)
      out[at] = red / (taps * taps)
      out[at + 1] = green / (taps * taps)
      out[at + 2] = blue / (taps * taps)
    }
  return out
}

function sampleBetween(raster: Raster, crop: Crop, side: number, tone: Tone): Float32Array {
  const out = new Float32Array(side * side * 3)
  const step = crop.size / side
  const taps = Math.max(1, Math.ceil(step))
  const [cos, sin] = [Math.cos(crop.angle), Math.sin(crop.angle)]
  const pixel = new Float64Array(3)
  for (let v = 0; v < side; v++)
    for (let u = 0; u < side; u++) {
      pixel.fill(0)
      for (let tap = 0; tap < taps * taps; tap++) {
        const dx = (u + ((tap % taps) + 0.5) / taps) * step - crop.size / 2
        const dy = (v + (Math.floor(tap / taps) + 0.5) / taps) * step - crop.size / 2
        addBetween(raster, crop.x + cos * dx - sin * dy, crop.y + sin * dx + cos * dy, tone, pixel)
      }
      const at = 3 * (v * side + u)
      for (let channel = 0; channel < 3; channel++) out[at + channel] = (pixel[channel] ?? 0) / (taps * taps)
    }
  return out
}

function isOutside(x: number, y: number, width: number, height: number): boolean {
  return x < 0 || y < 0 || x >= width || y >= height
}

/** Bilinear between the four pixels around a place; pixel centres lie at halves. */
function addBetween({ width, height, data }: Raster, x: number, y: number, tone: Tone, sum: Float64Array) {
  if (isOutside(x, y, width, height)) return addTone(sum, tone.outside)
  const px = Math.min(width - 1, Math.max(0, x - 0.5))
  const py = Math.min(height - 1, Math.max(0, y - 0.5))
  const [left, top] = [px | 0, py | 0]
  const right = left + 1 < width ? 3 : 0
  const down = top + 1 < height ? 3 * width : 0
  const at = 3 * (top * width + left)
  const [fx, fy] = [tone.scale * (px - left), py - top]
  addPixel(data, at, (tone.scale - fx) * (1 - fy), sum)
  addPixel(data, at + right, fx * (1 - fy), sum)
  addPixel(data, at + down, (tone.scale - fx) * fy, sum)
  addPixel(data, at + right + down, fx * fy, sum)
  addTone(sum, tone.offset)
}

function addPixel(data: Uint8Array, at: number, weight: number, sum: Float64Array): void {
  for (let channel = 0; channel < 3; channel++)
    sum[channel] = (sum[channel] ?? 0) + weight * (data[at + channel] ?? 0)
}

function addTone(sum: Float64Array, value: number): void {
  for (let channel = 0; channel < 3; channel++) sum[channel] = (sum[channel] ?? 0) + value
}
