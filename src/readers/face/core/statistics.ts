import type { Plane, Region } from './plane.ts'

/** The values of a plane over a region, a copy of their own. */
export function valuesAt({ data }: Plane, region: Region): Float32Array {
  const values = new Float32Array(region.length)
  for (let at = 0; at < values.length; at++) values[at] = data[region[at] ?? 0] ?? 0
  return values
}

/** Puts `values` into another order. NaN of nothing: a quantity of no pixels is no number. */
export function quantile(values: Float32Array, share: number): number {
  if (values.length === 0) return Number.NaN
  const place = (values.length - 1) * share
  const below = Math.floor(place)
  const low = select(values, below)
  if (place === below) return low
  let high = Infinity
  for (let at = below + 1; at < values.length; at++) high = Math.min(high, values[at] ?? high)
  return low + (place - below) * (high - low)
}

/** Hoare's selection: afterwards nothing before `rank` is greater and nothing behind it smaller. */
function select(values: Float32Array, rank: number): number {
  let [left, right] = [0, values.length - 1]
  while (left < right) {
    const [low, high] = partition(values, left, right)
    if (rank <= high) right = high
    else if (rank >= low) left = low
    else break
  }
  return values[rank] ?? 0
}

/** Splits around the middle value: up to `high` nothing is greater than it, from `low` on nothing smaller. */
function partition(values: Float32Array, left: number, right: number): [number, number] {
  const pivot = values[(left + right) >> 1] ?? 0
  let [low, high] = [left, right]
  while (low <= high) {
    while ((values[low] ?? pivot) < pivot) low++
    while ((values[high] ?? pivot) > pivot) high--
    if (low > high) break
    const swapped = values[low] ?? 0
    values[low++] = values[high] ?? 0
    values[high--] = swapped
  }
  return [low, high]
}

export function medianAt(plane: Plane, region: Region): number {
  return quantile(valuesAt(plane, region), 0.5)
}

export function meanAt({ data }: Plane, region: Region): number {
  let sum = 0
  for (let at = 0; at < region.length; at++) sum += data[region[at] ?? 0] ?? 0
  return sum / region.length
}

/** 1.4826 makes it the standard deviation of a normal distribution. */
const NORMAL = 1.4826

/** Median absolute deviation, scaled to a standard deviation. */
export function spreadAt(plane: Plane, region: Region, centre = medianAt(plane, region)): number {
  const away = valuesAt(plane, region)
  for (let at = 0; at < away.length; at++) away[at] = Math.abs((away[at] ?? 0) - centre)
  return NORMAL * quantile(away, 0.5)
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

/** 0 up to `from`, 1 from `to` on, straight between: a threshold that no pixel jumps over. */
export function ramp(value: number, from: number, to: number): number {
  return clamp((value - from) / (to - from))
}
