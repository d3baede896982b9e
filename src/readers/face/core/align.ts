import type { Raster } from '../../image/raster.ts'
import { LEFT_EYE_OUTER, RIGHT_EYE_OUTER } from './landmarks.ts'
import { newLinear, TO_LINEAR, type LinearPicture } from './linear.ts'
import { newMask, type Mask } from './plane.ts'
import { bounds, distance, pointAt, type Point } from './points.ts'

/** Everything is measured at this distance of the outer eye corners, whatever the camera. */
export const EYE_DISTANCE_PX = 220

/** A face upright and at the measuring scale, its landmarks in its own pixels. */
export type AlignedFace = LinearPicture & {
  points: Point[]
  /** What lies beyond the photo: its border goes on there, and nothing of that is measured. */
  beyond: Mask
}

const MARGIN_PX = 8

/** Turns the face upright and brings it to the measuring scale, averaging light (not bytes) where it shrinks. */
export function alignFace(raster: Raster, points: readonly Point[]): AlignedFace {
  const [right, left] = [pointAt(points, RIGHT_EYE_OUTER), pointAt(points, LEFT_EYE_OUTER)]
  const scale = distance(right, left) / EYE_DISTANCE_PX
  const angle = Math.atan2(left.y - right.y, left.x - right.x)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const upright = points.map(({ x, y, z }) => ({
    x: (cos * x + sin * y) / scale,
    y: (-sin * x + cos * y) / scale,
    z: z / scale,
  }))
  const box = bounds(upright)
  const [left0, top0] = [Math.floor(box.left) - MARGIN_PX, Math.floor(box.top) - MARGIN_PX]
  const size = {
    width: Math.ceil(box.right) + MARGIN_PX - left0,
    height: Math.ceil(box.bottom) + MARGIN_PX - top0,
  }
  const origin = { x: scale * (cos * left0 - sin * top0), y: scale * (sin * left0 + cos * top0) }
  const grid = { origin, dx: scale * cos, dy: scale * sin, scale }
  return {
    ...resample(raster, size, grid),
    points: upright.map(({ x, y, z }) => ({ x: x - left0, y: y - top0, z })),
    beyond: beyondPhoto(raster, size, grid),
  }
}

/** A whole picture in linear light with its longer side at most `sidePxMax`; never enlarged. */
export function linearPicture(raster: Raster, sidePxMax: number): LinearPicture {
  const scale = Math.max(1, Math.max(raster.width, raster.height) / sidePxMax)
  const size = {
    width: Math.max(1, Math.round(raster.width / scale)),
    height: Math.max(1, Math.round(raster.height / scale)),
  }
  return resample(raster, size, { origin: { x: 0, y: 0 }, dx: scale, dy: 0, scale })
}

/** Where the first pixel lies in the photo, and how far one step to the right goes there; down is at right angles. */
type Grid = { origin: { x: number; y: number }; dx: number; dy: number; scale: number }

/** From here on the taps lie so close that the nearest pixel is as good as the four around. */
const NEAREST_FROM = 1.5
/** In one direction; more only matter where a pixel of the answer stands for hundreds, and there no detail is asked. */
const TAPS_MAX = 6

function resample(raster: Raster, size: { width: number; height: number }, grid: Grid): LinearPicture {
  const out = newLinear(size.width, size.height)
  const taps = Math.min(TAPS_MAX, Math.max(1, Math.ceil(grid.scale)))
  const add = grid.scale >= NEAREST_FROM ? addNearest : addBetween
  const { away, part } = tapsOf(grid, taps)
  const sum = new Float64Array(3)
  for (let v = 0; v < size.height; v++)
    for (let u = 0; u < size.width; u++) {
      sum.fill(0)
      const x = grid.origin.x + grid.dx * u - grid.dy * v
      const y = grid.origin.y + grid.dy * u + grid.dx * v
      for (let tap = 0; tap < away.length; tap += 2)
        add(raster, x + (away[tap] ?? 0), y + (away[tap + 1] ?? 0), sum)
      const at = v * size.width + u
      out.red.data[at] = (sum[0] ?? 0) * part
      out.green.data[at] = (sum[1] ?? 0) * part
      out.blue.data[at] = (sum[2] ?? 0) * part
    }
  return out
}

function beyondPhoto(
  raster: Raster,
  { width, height }: { width: number; height: number },
  { origin, dx, dy }: Grid,
): Mask {
  const beyond = newMask(width, height)
  for (let v = 0; v < height; v++)
    for (let u = 0; u < width; u++) {
      const x = origin.x + dx * u - dy * v
      const y = origin.y + dy * u + dx * v
      if (x < 0 || y < 0 || x >= raster.width || y >= raster.height) beyond.data[v * width + u] = 1
    }
  return beyond
}

/** How far the taps of a pixel lie from its corner, x and y in turn, and the part of each in the answer. */
function tapsOf({ dx, dy }: Grid, taps: number): { away: Float64Array; part: number } {
  const away = new Float64Array(2 * taps * taps)
  for (let tap = 0; tap < taps * taps; tap++) {
    const across = ((tap % taps) + 0.5) / taps
    const down = (Math.floor(tap / taps) + 0.5) / taps
    away[2 * tap] = dx * across - dy * down
    away[2 * tap + 1] = dy * across + dx * down
  }
  return { away, part: 1 / (taps * taps) }
}

/** Beyond the photo its border goes on. */
function inside(place: number, length: number): number {
  return place < 0 ? 0 : place > length - 1 ? length - 1 : place
}

function addNearest({ width, height, data }: Raster, x: number, y: number, sum: Float64Array): void {
  addPixel(data, 3 * ((inside(y, height) | 0) * width + (inside(x, width) | 0)), 1, sum)
}

/** Bilinear between four pixels. */
function addBetween({ width, height, data }: Raster, x: number, y: number, sum: Float64Array): void {
  const px = inside(x - 0.5, width)
  const py = inside(y - 0.5, height)
  const [left, top] = [px | 0, py | 0]
  const right = left + 1 < width ? 3 : 0
  const down = top + 1 < height ? 3 * width : 0
  const at = 3 * (top * width + left)
  addPixel(data, at, (1 - px + left) * (1 - py + top), sum)
  addPixel(data, at + right, (px - left) * (1 - py + top), sum)
  addPixel(data, at + down, (1 - px + left) * (py - top), sum)
  addPixel(data, at + right + down, (px - left) * (py - top), sum)
}

/** Three lines and no loop: on a large photo this runs ten million times. */
function addPixel(data: Uint8Array, at: number, weight: number, sum: Float64Array): void {
  sum[0] = (sum[0] ?? 0) + weight * (TO_LINEAR[data[at] ?? 0] ?? 0)
  sum[1] = (sum[1] ?? 0) + weight * (TO_LINEAR[data[at + 1] ?? 0] ?? 0)
  sum[2] = (sum[2] ?? 0) + weight * (TO_LINEAR[data[at + 2] ?? 0] ?? 0)
}
