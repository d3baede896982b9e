/** Pixels of the photo, or of the aligned picture; z in the same unit, towards the camera negative. */
export type Point = { x: number; y: number; z: number }

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

export function bounds(points: readonly Point[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom, width: right - left, height: bottom - top }
}

export function pointAt(points: readonly Point[], index: number): Point {
  const point = points[index]
  if (!point) throw new Error(`there is no landmark ${index}`)
  return point
}

/** A face: its 468 points in pixels of the photo. */
export type Face = { points: Point[]; probability: number; widthPx: number; score: number }
