import type { Component } from './components.ts'
import type { TextLine } from './text-line.ts'

/** How far the detector's shrunken kernels are grown back: DB's unclip ratio, 1.5 in the paper, 1.6 measured best. */
const UNCLIP = 1.6
/** Under this length a bend cannot be told from the shapes of letters. */
const BEND_ASPECT_MIN = 6

/** From a kernel of the detector's map to a whole line of text. */
export function fitLine(component: Component, width: number, along?: Direction): TextLine {
  const moments = momentsOf(component.pixels, width)
  const direction = along ?? moments.direction
  const first = profile(component.pixels, width, { ...moments, ...direction })
  const bend = fitBend(first)
  return finish(component, { ...moments, ...direction }, first, bend)
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

type Curve = { offset: number; slope: number; bend: number }

/** Least squares for middle = offset + slope s + bend s², leaving out the thin ends, which wander. */
function fitBend({ from, count, middle, thickness }: Profile): Curve {
  const sums = [0, 0, 0, 0, 0]
  const right = [0, 0, 0]
  for (let bin = 0; bin < count.length; bin++) {
    if ((count[bin] ?? 0) < thickness / 2) continue
    const s = from + bin + 0.5
    let power = 1
    for (let k = 0; k < 5; k++) {
      sums[k] = (sums[k] ?? 0) + power
      if (k < 3) right[k] = (right[k] ?? 0) + power * (middle[bin] ?? 0)
      power *= s
    }
  }
  const straight = count.length < BEND_ASPECT_MIN * thickness
  return straight ? { offset: 0, slope: 0, bend: 0 } : solve(sums, right)
}

/** Cramer's rule for the three normal equations. */
function solve(sums: readonly number[], right: readonly number[]): Curve {
  const [n = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0] = sums
  const [r0 = 0, r1 = 0, r2 = 0] = right
  const det = n * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s3 * s2) + s2 * (s1 * s3 - s2 * s2)
  if (Math.abs(det) < 1e-6) return { offset: 0, slope: 0, bend: 0 }
  return {
    offset: (r0 * (s2 * s4 - s3 * s3) - s1 * (r1 * s4 - s3 * r2) + s2 * (r1 * s3 - s2 * r2)) / det,
    slope: (n * (r1 * s4 - r2 * s3) - r0 * (s1 * s4 - s3 * s2) + s2 * (s1 * r2 - s2 * r1)) / det,
    bend: (n * (s2 * r2 - s3 * r1) - s1 * (s1 * r2 - s2 * r1) + r0 * (s1 * s3 - s2 * s2)) / det,
  }
}

/** Moves the centre to the middle of the line, turns it into the curve's tangent there, and grows the kernel. */
function finish(
  component: Component,
  frame: Frame,
  { from, count, thickness }: Profile,
  curve: Curve,
): TextLine {
  const length = count.length
  const mid = from + length / 2
  const down = curve.offset + curve.slope * mid + curve.bend * mid * mid
  const angle = Math.atan(curve.slope + 2 * curve.bend * mid)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const grow = (UNCLIP * length * thickness) / (2 * (length + thickness))
  return {
    x: frame.x + frame.ux * mid - frame.uy * down + 0.5,
    y: frame.y + frame.uy * mid + frame.ux * down + 0.5,
    ux: frame.ux * cos - frame.uy * sin,
    uy: frame.uy * cos + frame.ux * sin,
    halfLength: length / 2 / cos + grow,
    halfHeight: thickness / 2 + grow,
    bend: curve.bend * cos,
    score: component.mean,
  }
}
