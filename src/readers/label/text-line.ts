/**
 * Where a line of text lies: a rotated rectangle whose centre line may bend, as it does on a tube, a jar or a sachet.
 * At distance s from the centre along (ux, uy) the line's middle is `bend s² + skew s³ + curl s⁴` off, towards the reader's down.
 */
export type TextLine = {
  x: number
  y: number
  /** Unit vector of the reading direction; down is (-uy, ux). */
  ux: number
  uy: number
  halfLength: number
  halfHeight: number
  bend: number
  skew: number
  curl: number
  /** Mean detector probability, 0-1. */
  score: number
}

type Point = readonly [x: number, y: number]

/** How far the centre line is off at a distance from the centre, and its slope there; behind its ends it goes straight on. */
export function courseAt(line: TextLine, along: number): { off: number; slope: number } {
  const { bend, skew, curl, halfLength } = line
  const s = Math.max(-halfLength, Math.min(halfLength, along))
  const slope = s * (2 * bend + s * (3 * skew + s * 4 * curl))
  return { off: s * s * (bend + s * (skew + s * curl)) + slope * (along - s), slope }
}

/** The picture's point at `along` and `down` pixels from the centre, following the centre line. */
export function pointAt(line: TextLine, along: number, down: number): Point {
  const { off, slope } = courseAt(line, along)
  const shrink = 1 / Math.sqrt(1 + slope * slope)
  const s = along - down * slope * shrink
  const v = off + down * shrink
  return [line.x + line.ux * s - line.uy * v, line.y + line.uy * s + line.ux * v]
}

/** The same line read from its other end. */
export function turnRound(line: TextLine): TextLine {
  return { ...line, ux: -line.ux, uy: -line.uy, bend: -line.bend, curl: -line.curl }
}

/** From the coordinates of a scaled cut-out back to those of the whole picture. */
export function scaleLine(line: TextLine, scale: number, left: number, top: number): TextLine {
  return {
    ...line,
    x: line.x * scale + left,
    y: line.y * scale + top,
    halfLength: line.halfLength * scale,
    halfHeight: line.halfHeight * scale,
    bend: line.bend / scale,
    skew: line.skew / scale ** 2,
    curl: line.curl / scale ** 3,
  }
}

export function cornersOf(line: TextLine): [Point, Point, Point, Point] {
  const { halfLength: l, halfHeight: h } = line
  return [pointAt(line, -l, -h), pointAt(line, l, -h), pointAt(line, l, h), pointAt(line, -l, h)]
}

/** Middle value weighted by length: the small print of a list counts for more than a few big words. */
export function typicalHeight(lines: readonly TextLine[]): number {
  const sorted = [...lines].sort((a, b) => a.halfHeight - b.halfHeight)
  const half = sorted.reduce((sum, line) => sum + line.halfLength, 0) / 2
  let sum = 0
  for (const line of sorted) {
    sum += line.halfLength
    if (sum >= half) return 2 * line.halfHeight
  }
  return 0
}
