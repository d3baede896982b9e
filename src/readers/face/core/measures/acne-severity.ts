import type { Spot } from '../find-spots.ts'
import { levelAt, type FlatSkin } from '../observe.ts'
import type { Region } from '../plane.ts'
import { clamp, quantile, valuesAt } from '../statistics.ts'

/** As fine as the smallest papule, 1.5 mm on a face; what is finer is noise of the camera. */
const SIGMA_PX = 2
/** 100·log10 above the skin around: 7 % redder. What is less is the mottle of calm skin. */
const REDDER_FROM = 3
/** The mean excess that half of the scale stands at. */
const HALF = 0.25
/** Of spots alone: some ten of 3 mm, a tenth redder than the skin around. */
const HALF_OF_SPOTS = 0.05

/**
 * Severity of 0 to 10 from the number, the size and the redness of lesions at once: the mean of how much redder than its
 * surroundings skin is, over all of it, of what exceeds the mottle of calm skin. Twice as many, twice as large or
 * twice as red ones count about twice.
 */
export function acneSeverityOf(skin: FlatSkin, region: Region): number {
  const values = valuesAt(levelAt(skin.erythema, SIGMA_PX), region)
  const middle = quantile(values, 0.5)
  let excess = 0
  for (const value of values) excess += Math.max(0, value - middle - REDDER_FROM)
  const mean = excess / Math.max(1, values.length)
  return scaled(mean, HALF)
}

/**
 * The same for a face, of its single red spots alone: hair, lips and folds redden their surroundings as well. `area` is what
 * was looked at for them, in pixels.
 */
export function acneSeverityOfSpots(spots: readonly Spot[], area: number): number {
  const excess = spots.reduce(
    (sum, { radius, redder }) => sum + Math.PI * radius * radius * Math.max(0, redder - REDDER_FROM),
    0,
  )
  return scaled(excess / Math.max(1, area), HALF_OF_SPOTS)
}

function scaled(mean: number, half: number): number {
  return Math.round(100 * clamp((10 * mean) / (mean + half), 0, 10)) / 100
}
