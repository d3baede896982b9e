import type { Area, Raster } from '../image/raster.ts'
import { findComponents, type Component } from './components.ts'
import { fitLine, type Direction } from './fit-line.ts'
import type { Model } from './models.ts'
import type { TextLine } from './text-line.ts'

const THRESHOLD = 0.3
const SCORE_MIN = 0.5
/** Kernels smaller than this in the detector's picture are dots and scratches. */
const PIXELS_MIN = 12
const HEIGHT_PX_MIN = 5
/** Under this aspect a kernel's own axis says little: a short word takes the direction of the whole text. */
const OWN_DIRECTION_ASPECT_MIN = 2.5
/** The network halves its input five times. */
const MULTIPLE = 32

/** ImageNet statistics in the model's channel order: blue, green, red. */
const MEAN = [0.406, 0.456, 0.485] as const
const DEVIATION = [0.225, 0.224, 0.229] as const

/** Finds the lines of text in a picture that is already of the size to look at. */
export async function detectLines(detector: Model, picture: Raster): Promise<TextLine[]> {
  const width = Math.ceil(picture.width / MULTIPLE) * MULTIPLE
  const height = Math.ceil(picture.height / MULTIPLE) * MULTIPLE
  const data = await probabilities(detector, picture, { width, height })
  const kernels = findComponents(data, { width, height }, { threshold: THRESHOLD, pixelsMin: PIXELS_MIN })
  return fitAll(
    kernels.filter((kernel) => kernel.mean >= SCORE_MIN),
    width,
  ).filter((line) => 2 * line.halfHeight >= HEIGHT_PX_MIN)
}

/** What the network holds grows with its input: two halves of a megapixel peak 135 MB lower than one, in the same time. */
const TILE_PIXELS_MAX = 500_000
/** So much around a tile is looked at as well: 32 to 128 pixels were measured to find the same names but for one in a hundred. */
const TILE_MARGIN_PX = 64

/** How much each pixel looks like the middle of a line; of a large picture in tiles along its longer side. */
async function probabilities(
  detector: Model,
  picture: Raster,
  { width, height }: { width: number; height: number },
): Promise<Float32Array> {
  const isWide = width > height
  const long = isWide ? width : height
  const tiles = Math.ceil((width * height) / TILE_PIXELS_MAX)
  const step = Math.ceil(long / tiles / MULTIPLE) * MULTIPLE
  const map = new Float32Array(width * height)
  for (let at = 0; at < long; at += step) {
    const [from, to] = [Math.max(0, at - TILE_MARGIN_PX), Math.min(long, at + step + TILE_MARGIN_PX)]
    const tile = isWide
      ? { left: from, top: 0, width: to - from, height }
      : { left: 0, top: from, width, height: to - from }
    const { data } = await detector(toInput(picture, tile), [1, 3, tile.height, tile.width])
    const kept = { from: at - from, to: Math.min(long, at + step) - from }
    if (isWide) copyColumns(data, { tile, kept, map, width, at })
    else map.set(data.subarray(kept.from * width, kept.to * width), at * width)
  }
  return map
}

type Columns = {
  tile: Area
  kept: { from: number; to: number }
  map: Float32Array
  width: number
  at: number
}

function copyColumns(data: Float32Array, { tile, kept, map, width, at }: Columns): void {
  for (let y = 0; y < tile.height; y++) {
    const row = y * tile.width
    map.set(data.subarray(row + kept.from, row + kept.to), y * width + at)
  }
}

/** Long lines know their direction; short ones are fitted again along the longest of them. */
function fitAll(kernels: readonly Component[], width: number): TextLine[] {
  const lines = kernels.map((kernel) => fitLine(kernel, width))
  const along = mainDirection(lines)
  return lines.map((line, at) => {
    const kernel = kernels[at]
    if (!along || !kernel || line.halfLength >= OWN_DIRECTION_ASPECT_MIN * line.halfHeight) return line
    return fitLine(kernel, width, along)
  })
}

/**
 * The direction most of the text runs in, by length. Directions are averaged at twice their angle, so that a line
 * and its opposite agree instead of cancelling out.
 */
export function mainDirection(lines: readonly TextLine[]): Direction | undefined {
  let cos = 0
  let sin = 0
  for (const { ux, uy, halfLength } of lines) {
    const weight = halfLength * halfLength
    cos += weight * (ux * ux - uy * uy)
    sin += weight * 2 * ux * uy
  }
  if (cos === 0 && sin === 0) return undefined
  const angle = Math.atan2(sin, cos) / 2
  return { ux: Math.cos(angle), uy: Math.sin(angle) }
}

/** The rim up to a multiple of 32 repeats the last pixels: a black one would look like the edge of a bar. */
function toInput(picture: Raster, { left, top, width, height }: Area): Float32Array {
  const plane = width * height
  const input = new Float32Array(3 * plane)
  const [blue, green, red] = SCALED
  const { data } = picture
  const inside = Math.min(width, picture.width - left)
  let at = 0
  for (let y = top; y < top + height; y++) {
    let from = 3 * (Math.min(y, picture.height - 1) * picture.width + left)
    for (const end = at + inside; at < end; at++, from += 3) {
      input[at] = blue[data[from + 2] ?? 0] ?? 0
      input[at + plane] = green[data[from + 1] ?? 0] ?? 0
      input[at + 2 * plane] = red[data[from] ?? 0] ?? 0
    }
    const rim = at + width - inside
    for (const channel of [0, plane, 2 * plane])
      input.fill(input[at - 1 + channel] ?? 0, at + channel, rim + channel)
    at = rim
  }
  return input
}

/** What each byte is to the network, channel by channel in the model's order. */
const SCALED = [scaledBytes(0), scaledBytes(1), scaledBytes(2)] as const

function scaledBytes(channel: 0 | 1 | 2): Float32Array {
  const factor = 1 / (255 * DEVIATION[channel])
  return Float32Array.from({ length: 256 }, (_, value) => value * factor - MEAN[channel] / DEVIATION[channel])
}
