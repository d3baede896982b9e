import { curvatureAt } from './curvature.ts'
import { SIGMA_STEP, sigmaOf } from './observe.ts'
import { minus, type Plane, type Region } from './plane.ts'
import { spreadAt } from './statistics.ts'

/** A round bump of a plane: where, how wide (sigma, pixels) and how strong, in the plane's unit. */
export type Blob = { x: number; y: number; sigma: number; response: number }

/** Responses are noise up to this many of their own spreads over the skin. */
const NOISE_SPREADS = 3.5
/** Lowe's test of roundness: r = 4 is the most that a blob may be longer than wide, in curvature. */
const EDGE_MAX = 6.25

/**
 * Round bumps (sign 1) or dents (sign -1) of 1.6 to 7.5 % of D, some 1.4 to 7 mm: extrema over place and scale of the
 * differences between levels of blur. The threshold is the noise of each region itself at each scale, as cheeks may be
 * smooth where a chin is not, but at least `floor`.
 */
export function blobsIn(
  levels: readonly Plane[],
  regions: readonly Region[],
  floor: number,
  sign: 1 | -1,
): Blob[] {
  const layers = levels.slice(1).map((coarse, at) => minus(levels[at] ?? coarse, coarse, sign * GAIN))
  const found: Blob[] = []
  for (let layer = 0; layer < layers.length - 1; layer++) {
    const here = layers[layer]
    if (!here) continue
    const around = [layers[layer - 1], here, layers[layer + 1]].filter((plane) => plane !== undefined)
    for (const region of regions) {
      const threshold = Math.max(floor, NOISE_SPREADS * spreadAt(here, region, 0))
      for (const at of region) {
        const response = here.data[at] ?? 0
        if (response >= threshold && isHighest(around, at, response) && isRound(here, at))
          found.push({ x: at % here.width, y: Math.floor(at / here.width), sigma: sigmaOf(layer), response })
      }
    }
  }
  return found.sort((a, b) => b.response - a.response)
}

/** Makes a matched blob answer with about half of its height at every scale. */
const GAIN = 1 / (SIGMA_STEP - 1)

function isHighest(layers: readonly Plane[], at: number, value: number): boolean {
  for (const { width, data } of layers)
    for (let row = at - width; row <= at + width; row += width)
      for (let neighbour = row - 1; neighbour <= row + 1; neighbour++)
        if ((data[neighbour] ?? 0) > value) return false
  return true
}

/** tr² / det of the curvature grows with the ratio of its two sides. */
function isRound(plane: Plane, at: number): boolean {
  const curve = { xx: 0, yy: 0, xy: 0 }
  curvatureAt(plane, at, curve)
  const det = curve.xx * curve.yy - curve.xy * curve.xy
  return det > 0 && (curve.xx + curve.yy) ** 2 / det <= EDGE_MAX
}
