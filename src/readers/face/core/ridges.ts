import { EYE_DISTANCE_PX } from './align.ts'
import { curvatureAt, type Curvature } from './curvature.ts'
import { levelAt, sigmaOf, type FlatSkin } from './observe.ts'
import { shrink } from './outlines.ts'
import type { Mask, Plane } from './plane.ts'
import { ramp } from './statistics.ts'

/** Levels of blur as wide as fine lines, 0.007 D, and as furrows, 0.015 D. */
const LINE_LEVELS = [1, 4]
const LENGTH_MIN_PX = 0.08 * EYE_DISTANCE_PX
/**
 * Strength (sigma² times curvature, 100·log10) from which a ridge begins to count and counts in full: lines some 4 and
 * 28 % darker than the skin beside them. Between, depth counts as well as length.
 */
const FAINT = 0.7
const CLEAR = 5.5
/** A ridge is at least this much more curved across than along; pores and spots are round. */
const ALONG_MAX = 0.5
const EDGE_PX = 3

/**
 * Dark ridges by the eigenvalues of the Hessian at two scales, thinned to one pixel and kept where they run at least
 * 0.08 D. Each pixel of the answer is its share of length: its step (1 or √2) times how clear the ridge is.
 */
export function ridgesIn({ light, mask }: FlatSkin): Float32Array {
  const inner = shrink(mask, EDGE_PX)
  const size = mask.data.length
  const strength = new Float32Array(size)
  const across = new Float32Array(size)
  for (const level of LINE_LEVELS) addRidges(levelAt(light, sigmaOf(level)), sigmaOf(level), strength, across)
  const crests = thin(strength, across, inner)
  return keepLong(crests, strength, mask.width)
}

/** The stronger scale wins; `across` is the direction of the steepest curvature, radians. */
function addRidges(plane: Plane, sigma: number, strength: Float32Array, across: Float32Array): void {
  const { width, height } = plane
  const curve = { xx: 0, yy: 0, xy: 0 }
  for (let y = 1; y < height - 1; y++)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      curvatureAt(plane, at, curve)
      const value = sigma * sigma * steepness(curve)
      if (value <= (strength[at] ?? 0)) continue
      strength[at] = value
      across[at] = Math.atan2(2 * curve.xy, curve.xx - curve.yy) / 2
    }
}

/** The greater eigenvalue where it belongs to a ridge, else 0. */
function steepness({ xx, yy, xy }: Curvature): number {
  const half = (xx + yy) / 2
  const root = Math.sqrt(((xx - yy) * (xx - yy)) / 4 + xy * xy)
  return Math.abs(half - root) > ALONG_MAX * (half + root) ? 0 : half + root
}

/** Keeps the pixels that are the strongest across their ridge. */
function thin(strength: Float32Array, across: Float32Array, { width, data }: Mask): Uint8Array {
  const crests = new Uint8Array(strength.length)
  for (let at = width + 1; at < strength.length - width - 1; at++) {
    const value = strength[at] ?? 0
    if (!data[at] || value < FAINT) continue
    const angle = across[at] ?? 0
    const step = Math.round(Math.cos(angle)) + Math.round(Math.sin(angle)) * width
    if (value >= (strength[at + step] ?? 0) && value > (strength[at - step] ?? 0)) crests[at] = UNSEEN
  }
  return crests
}

/** Short ones are texture. */
function keepLong(crests: Uint8Array, strength: Float32Array, width: number): Float32Array {
  const lengths = new Float32Array(crests.length)
  const queue = new Int32Array(crests.length)
  for (let seed = 0; seed < crests.length; seed++) {
    if (crests[seed] !== UNSEEN) continue
    const line = follow(crests, seed, width, queue)
    if (extent(line, width) < LENGTH_MIN_PX) continue
    for (const at of line) {
      const isSlanted = !crests[at - 1] && !crests[at + 1] && !crests[at - width] && !crests[at + width]
      lengths[at] = (isSlanted ? Math.SQRT2 : 1) * ramp(strength[at] ?? 0, FAINT, CLEAR)
    }
  }
  return lengths
}

const UNSEEN = 1
const FOLLOWED = 2

/** All pixels that hang together with the first one; a part of `queue`. */
function follow(crests: Uint8Array, seed: number, width: number, queue: Int32Array): Int32Array {
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
  let tail = 0
  queue[tail++] = seed
  crests[seed] = FOLLOWED
  for (let head = 0; head < tail; head++)
    for (const step of around) {
      const at = (queue[head] ?? 0) + step
      if (crests[at] !== UNSEEN) continue
      crests[at] = FOLLOWED
      queue[tail++] = at
    }
  return queue.subarray(0, tail)
}

/** Diagonal of the box around the pixels. */
function extent(pixels: Int32Array, width: number): number {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const at of pixels) {
    const x = at % width
    const y = (at / width) | 0
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return Math.hypot(right - left, bottom - top) + 1
}
