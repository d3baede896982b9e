import type { Plane } from './plane.ts'

/** Second differences around one pixel, which must not lie on the border. */
export type Curvature = { xx: number; yy: number; xy: number }

/** Written into `into`: one is made for every pixel of a face, many times over. */
export function curvatureAt({ width, data }: Plane, at: number, into: Curvature): void {
  const middle = 2 * (data[at] ?? 0)
  into.xx = (data[at + 1] ?? 0) + (data[at - 1] ?? 0) - middle
  into.yy = (data[at + width] ?? 0) + (data[at - width] ?? 0) - middle
  const rising = (data[at + width + 1] ?? 0) + (data[at - width - 1] ?? 0)
  into.xy = (rising - (data[at + width - 1] ?? 0) - (data[at - width + 1] ?? 0)) / 4
}
