import { minus, newPlane, type Mask, type Plane } from './plane.ts'

/**
 * Wider than this three box filters do, at the same cost for any width. Their sigma is off by up to a tenth, which the
 * levels that spots are found between would not bear.
 */
const EXACT_SIGMA_MAX = 5
/** Spreads: what lies beyond is less than one percent. */
const KERNEL_REACH = 2.6

/** Gaussian blur; the border is repeated outwards. */
export function blur(plane: Plane, sigma: number): Plane {
  return sigma <= EXACT_SIGMA_MAX ? exactBlur(plane, sigma) : boxBlur(plane, sigma)
}

/** Blur of what lies inside the mask alone. Where nothing is near, the value is 0. */
export function blurWithin(plane: Plane, mask: Mask, sigma: number): Plane {
  const weighted = newPlane(plane.width, plane.height)
  const weights = newPlane(plane.width, plane.height)
  for (let at = 0; at < weighted.data.length; at++)
    if (mask.data[at]) {
      weighted.data[at] = plane.data[at] ?? 0
      weights.data[at] = 1
    }
  const sums = blur(weighted, sigma)
  const shares = blur(weights, sigma)
  for (let at = 0; at < sums.data.length; at++) {
    const share = shares.data[at] ?? 0
    sums.data[at] = share > 1e-3 ? (sums.data[at] ?? 0) / share : 0
  }
  return sums
}

/** What is left of a plane inside the mask when its slow changes are taken away; 0 outside. */
export function flatten(plane: Plane, mask: Mask, sigma: number): Plane {
  const flat = minus(plane, blurWithin(plane, mask, sigma))
  for (let at = 0; at < flat.data.length; at++) if (!mask.data[at]) flat.data[at] = 0
  return flat
}

/** One half of the kernel, the middle first; whole it sums to 1. */
function halfKernel(sigma: number): Float32Array {
  const reach = Math.ceil(KERNEL_REACH * sigma)
  const kernel = Float32Array.from({ length: reach + 1 }, (_, at) =>
    Math.exp((-at * at) / (2 * sigma * sigma)),
  )
  const total = 2 * kernel.reduce((sum, weight) => sum + weight, 0) - 1
  return kernel.map((weight) => weight / total)
}

function exactBlur(plane: Plane, sigma: number): Plane {
  const kernel = halfKernel(sigma)
  return alongLines(alongLines(plane, kernel, 1), kernel, plane.width)
}

/** Along rows with a step of 1, down columns with one of the width. Far from the border four pixels at a time, in little more than half the time. */
function alongLines(plane: Plane, kernel: Float32Array, step: number): Plane {
  const { width, height, data } = plane
  const out = newPlane(width, height)
  const reach = kernel.length - 1
  const isRows = step === 1
  const [left, right] = isRows ? [reach, width - reach - 4] : [0, width - 4]
  const [top, bottom] = isRows ? [0, height - 1] : [reach, height - 1 - reach]
  for (let y = 0; y < height; y++) {
    const row = y * width
    const isInside = y >= top && y <= bottom
    for (let x = 0; x < width;)
      if (isInside && x >= left && x <= right) {
        sumFour(data, out.data, kernel, row + x, step)
        x += 4
      } else {
        const first = isRows ? row : x
        const last = isRows ? row + width - 1 : (height - 1) * width + x
        out.data[row + x] = sumOne(data, kernel, row + x, { step, first, last })
        x += 1
      }
  }
  return out
}

function sumFour(
  data: Float32Array,
  out: Float32Array,
  kernel: Float32Array,
  at: number,
  step: number,
): void {
  const middle = of(kernel, 0)
  let a = middle * of(data, at)
  let b = middle * of(data, at + 1)
  let c = middle * of(data, at + 2)
  let d = middle * of(data, at + 3)
  for (let tap = 1; tap < kernel.length; tap++) {
    const weight = of(kernel, tap)
    const low = at - tap * step
    const high = at + tap * step
    a += weight * (of(data, low) + of(data, high))
    b += weight * (of(data, low + 1) + of(data, high + 1))
    c += weight * (of(data, low + 2) + of(data, high + 2))
    d += weight * (of(data, low + 3) + of(data, high + 3))
  }
  out[at] = a
  out[at + 1] = b
  out[at + 2] = c
  out[at + 3] = d
}

function of(values: Float32Array, at: number): number {
  return values[at] ?? 0
}

type Line = { step: number; first: number; last: number }

/** The border is repeated outwards. */
function sumOne(data: Float32Array, kernel: Float32Array, at: number, { step, first, last }: Line): number {
  let sum = of(kernel, 0) * of(data, at)
  for (let tap = 1; tap < kernel.length; tap++)
    sum +=
      of(kernel, tap) *
      (of(data, Math.max(first, at - tap * step)) + of(data, Math.min(last, at + tap * step)))
  return sum
}

const BOX_PASSES = 3

/** Three running means whose variances add up to the one asked for, or as near as whole pixels come. */
function boxBlur(plane: Plane, sigma: number): Plane {
  let left = sigma * sigma
  let current = plane
  for (let pass = BOX_PASSES; pass > 0; pass--) {
    const reach = Math.max(1, Math.round((Math.sqrt((12 * left) / pass + 1) - 1) / 2))
    left -= ((2 * reach + 1) ** 2 - 1) / 12
    current = runningMeanDown(runningMeanAlong(current, reach), reach)
  }
  return current
}

function runningMeanAlong({ width, height, data }: Plane, reach: number): Plane {
  const out = newPlane(width, height)
  const share = 1 / (2 * reach + 1)
  for (let y = 0; y < height; y++) {
    const start = y * width
    const last = start + width - 1
    let sum = 0
    for (let x = -reach; x <= reach; x++) sum += data[Math.min(last, Math.max(start, start + x))] ?? 0
    for (let at = start; at <= last; at++) {
      out.data[at] = sum * share
      sum += (data[Math.min(last, at + reach + 1)] ?? 0) - (data[Math.max(start, at - reach)] ?? 0)
    }
  }
  return out
}

function runningMeanDown({ width, height, data }: Plane, reach: number): Plane {
  const out = newPlane(width, height)
  const sums = new Float64Array(width)
  const share = 1 / (2 * reach + 1)
  const rowOf = (y: number) => Math.min(height - 1, Math.max(0, y)) * width
  for (let y = -reach; y <= reach; y++)
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (data[rowOf(y) + x] ?? 0)
  for (let y = 0; y < height; y++) {
    const enters = rowOf(y + reach + 1)
    const leaves = rowOf(y - reach)
    for (let x = 0; x < width; x++) {
      out.data[y * width + x] = (sums[x] ?? 0) * share
      sums[x] = (sums[x] ?? 0) + (data[enters + x] ?? 0) - (data[leaves + x] ?? 0)
    }
  }
  return out
}
