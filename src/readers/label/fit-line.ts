import type { Component } from './components.ts'
import type { TextLine } from './text-line.ts'

/** How far the detector's shrunken kernels are grown back: DB's unclip ratio, 1.5 in the paper, 1.6 measured best. */
const UNCLIP = 1.6
/** Under this length (in kernel heights) a bend cannot be told from the shapes of letters. */
const BEND_ASPECT_MIN = 6
/** From this length on a line round a tube shows that it bends more towards one end, or towards both. */
const CURL_ASPECT_MIN = 12
/** A plain bend that misses the kernel's middle by less of its height is left plain. */
const MISS_MAX = 0.08

/** From a kernel of the detector's map to a whole line of text. */
export function fitLine(component: Component, width: number, along?: Direction): TextLine {
  const moments = momentsOf(component.pixels, width)
  const direction = along ?? moments.direction
  const first = profile(component.pixels, width, { ...moments, ...direction })
  return finish(component, { ...moments, ...direction }, first)
}

export type Direction = { ux: number; uy: number }
type Frame = { x: number; y: number } & Direction

/** Centre of gravity and principal axis. The axis points right, or down where the text stands upright. */
function momentsOf(pixels: Int32Array, width: number): { x: number; y: number; direction: Direction } {
  let sumX = 0
  let sumY = 0
  for (const pixel of pixels) {
    sumX += pixel % width
    sumY += Math.floor(pixel / width)
  }
  const x = sumX / pixels.length
  const y = sumY / pixels.length
  let xx = 0
  let yy = 0
  let xy = 0
  for (const pixel of pixels) {
    const dx = (pixel % width) - x
    const dy = Math.floor(pixel / width) - y
    xx += dx * dx
    yy += dy * dy
    xy += dx * dy
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  return { x, y, direction: { ux: Math.cos(angle), uy: Math.sin(angle) } }
}

/** Thickness and middle of the kernel at each pixel along its axis. */
type Profile = { from: number; count: Int32Array; middle: Float64Array; thickness: number }

function profile(pixels: Int32Array, width: number, frame: Frame): Profile {
  let from = Infinity
  let to = -Infinity
  for (const pixel of pixels) {
    const s = ((pixel % width) - frame.x) * frame.ux + (Math.floor(pixel / width) - frame.y) * frame.uy
    if (s < from) from = s
    if (s > to) to = s
  }
  const bins = Math.floor(to - from) + 1
  const count = new Int32Array(bins)
  const middle = new Float64Array(bins)
  for (const pixel of pixels) {
    const dx = (pixel % width) - frame.x
    const dy = Math.floor(pixel / width) - frame.y
    const bin = Math.min(bins - 1, Math.floor(dx * frame.ux + dy * frame.uy - from))
    count[bin] = (count[bin] ?? 0) + 1
    middle[bin] = (middle[bin] ?? 0) + dy * frame.ux - dx * frame.uy
  }
  for (let bin = 0; bin < bins; bin++) middle[bin] = (middle[bin] ?? 0) / Math.max(1, count[bin] ?? 0)
  const sorted = Int32Array.from(count).sort()
  return { from, count, middle, thickness: sorted[bins >> 1] ?? 1 }
}

/**
 * The centre line by least squares, as the factors of the powers of -1 to 1 from one end to the other. The thin ends of a kernel
 * wander and are left out.
 */
function fitCourse(profile: Profile): number[] {
  const { count, thickness } = profile
  const aspect = count.length / thickness
  if (aspect < BEND_ASPECT_MIN) return [0]
  const bent = fitPowers(profile, 3)
  return aspect < CURL_ASPECT_MIN || missOf(profile, bent) < MISS_MAX * thickness
    ? bent
    : fitPowers(profile, 5)
}

/** Root of the mean square by which the kernel's middle is off a course. */
function missOf({ count, middle, thickness }: Profile, factors: readonly number[]): number {
  let [sum, bins] = [0, 0]
  for (let bin = 0; bin < count.length; bin++) {
    if ((count[bin] ?? 0) < thickness / 2) continue
    const t = (2 * bin + 1) / count.length - 1
    sum += ((middle[bin] ?? 0) - factors.reduceRight((value, factor) => value * t + factor, 0)) ** 2
    bins++
  }
  return Math.sqrt(sum / Math.max(1, bins))
}

function fitPowers({ count, middle, thickness }: Profile, terms: number): number[] {
  const rows = Array.from({ length: terms }, () => new Float64Array(terms + 1))
  for (let bin = 0; bin < count.length; bin++) {
    if ((count[bin] ?? 0) < thickness / 2) continue
    const t = (2 * bin + 1) / count.length - 1
    rows.forEach((row, power) => {
      for (let other = 0; other < terms; other++) row[other] = (row[other] ?? 0) + t ** (power + other)
      row[terms] = (row[terms] ?? 0) + t ** power * (middle[bin] ?? 0)
    })
  }
  return solve(rows)
}

/** Gauss-Jordan; the normal equations of powers on -1 to 1 are far from singular. No solution is a straight line. */
function solve(rows: readonly Float64Array[]): number[] {
  const terms = rows.length
  for (const [at, pivot] of rows.entries()) {
    const lead = pivot[at] ?? 0
    if (Math.abs(lead) < 1e-9) return [0]
    for (const [other, row] of rows.entries()) {
      const share = other === at ? 0 : (row[at] ?? 0) / lead
      for (let column = at; column <= terms; column++)
        row[column] = (row[column] ?? 0) - share * (pivot[column] ?? 0)
    }
  }
  return rows.map((row, at) => (row[terms] ?? 0) / (row[at] ?? 1))
}

/** Moves the centre to the middle of the line, turns it into the curve's tangent there, and grows the kernel. */
function finish(component: Component, frame: Frame, along: Profile): TextLine {
  const { from, count, thickness } = along
  const [down = 0, slope = 0, bend = 0, skew = 0, curl = 0] = fitCourse(along)
  const length = count.length
  const half = length / 2
  const mid = from + half
  const angle = Math.atan(slope / half)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const grow = (UNCLIP * length * thickness) / (2 * (length + thickness))
  return {
    x: frame.x + frame.ux * mid - frame.uy * down + 0.5,
    y: frame.y + frame.uy * mid + frame.ux * down + 0.5,
    ux: frame.ux * cos - frame.uy * sin,
    uy: frame.uy * cos + frame.ux * sin,
    halfLength: half / cos + grow,
    halfHeight: thickness / 2 + grow,
    bend: (bend * cos) / half ** 2,
    skew: (skew * cos) / half ** 3,
    curl: (curl * cos) / half ** 4,
    score: component.mean,
  }
}
