import { blobsIn, type Blob } from './blobs.ts'
import type { FlatSkin } from './observe.ts'
import type { Mask, Plane, Region } from './plane.ts'
import { quantile } from './statistics.ts'

export type Spot = {
  kind: 'dark' | 'blemish'
  x: number
  y: number
  /** Radius in pixels of the aligned face. */
  radius: number
  /** 100·log10, how much darker and how much redder its middle is than its ring. */
  darker: number
  redder: number
}

/** 100·log10: 14 % darker, 10 % redder. Fainter ones were found on clear faces as well. */
const DARKER_MIN = 6.3
const REDDER_MIN = 4.5
/** A matched blob answers with about 0.4 of its contrast. */
const ANSWER = 0.35
/**
 * Pigment takes light from red as well as from green, blood from green alone. Of the loss in green, the share that red
 * does not lose: 0 for grey, about 0.5 for pigment, about 1 for blood.
 */
const BLOOD_FROM = 0.7

/** Spots within the regions, which keep clear of the border of the picture; the strongest first, at most one in a place. */
export function findSpots(skin: FlatSkin, regions: readonly Region[], hasColour: boolean): Spot[] {
  const dark = blobsIn(skin.light, regions, ANSWER * DARKER_MIN, -1)
  const red = hasColour ? blobsIn(skin.erythema, regions, ANSWER * REDDER_MIN, 1) : []
  const spots: Spot[] = []
  for (const blob of [...dark, ...red].sort((a, b) => b.response - a.response)) {
    const spot = judge(blob, skin)
    if (
      spot &&
      spots.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > other.radius + spot.radius)
    )
      spots.push(spot)
  }
  return spots
}

const DIRECTIONS = 16

/** The ring around a blob: whole within the skin, even, and lighter than the middle almost all the way round. */
function judge(blob: Blob, skin: FlatSkin): Spot | undefined {
  const radius = Math.SQRT2 * blob.sigma
  const [lightPlane, redPlane] = [skin.light[0], skin.erythema[0]]
  if (!lightPlane || !redPlane) return undefined
  const ring = ringAround(skin.mask, blob, radius)
  if (!ring) return undefined
  const light = contrast(lightPlane, ring, blob, radius)
  const redness = contrast(redPlane, ring, blob, radius)
  const [darker, redder] = [-light.step, redness.step]
  const isDark = darker >= DARKER_MIN && light.agreeing >= AGREEING_MIN
  const isRed = redder >= REDDER_MIN && redness.agreeing >= AGREEING_MIN && darker > -1
  const isBlood = redder >= REDDER_MIN && redder >= BLOOD_FROM * (darker + GREEN_OF_RED * redder)
  if (!isDark && !(isRed && isBlood)) return undefined
  return { kind: isBlood ? 'blemish' : 'dark', x: blob.x, y: blob.y, radius, darker, redder }
}

/** What green loses is the loss of luminance and this share of the gain in erythema, to which red adds. */
const GREEN_OF_RED = 0.25
/** Of the step, from the middle to one direction of the ring. */
const AGREEING_SHARE = 0.4
/** Of the sixteen directions: an edge or a line has its own darkness on two sides. */
const AGREEING_MIN = 13

/** Sixteen pixels around a blob; undefined where one of them is no skin. */
function ringAround(mask: Mask, { x, y }: Blob, radius: number): Int32Array | undefined {
  const ring = new Int32Array(DIRECTIONS)
  const reach = 2 * radius + 1.5
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const angle = (2 * Math.PI * direction) / DIRECTIONS
    const at = nearest(mask, x + reach * Math.cos(angle), y + reach * Math.sin(angle))
    if (at < 0 || !mask.data[at]) return undefined
    ring[direction] = at
  }
  return ring
}

type Contrast = { step: number; agreeing: number }

function contrast(plane: Plane, ring: Int32Array, { x, y }: Blob, radius: number): Contrast {
  const middle = meanDisc(plane, x, y, Math.max(1, 0.6 * radius))
  const around = Float32Array.from(ring, (at) => meanAround(plane, at))
  const step = middle - quantile(around, 0.5)
  let agreeing = 0
  for (const value of around)
    if ((middle - value) * Math.sign(step) > AGREEING_SHARE * Math.abs(step)) agreeing++
  return { step, agreeing }
}

function nearest({ width, height }: Mask, x: number, y: number): number {
  const [px, py] = [Math.round(x), Math.round(y)]
  return px < 1 || py < 1 || px >= width - 1 || py >= height - 1 ? -1 : py * width + px
}

function meanAround({ width, data }: Plane, at: number): number {
  let sum = 0
  for (let row = at - width; row <= at + width; row += width)
    sum += (data[row - 1] ?? 0) + (data[row] ?? 0) + (data[row + 1] ?? 0)
  return sum / 9
}

function meanDisc({ width, data }: Plane, x: number, y: number, radius: number): number {
  const reach = Math.ceil(radius)
  let [sum, count] = [0, 0]
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      if (dx * dx + dy * dy <= radius * radius) {
        sum += data[(y + dy) * width + x + dx] ?? 0
        count++
      }
  return sum / count
}
