import { newMask, type Mask } from './plane.ts'
import { pointAt, type Point } from './points.ts'

/** The pixels whose centres lie inside the outline through these landmarks (even-odd). */
export function fillOutline(
  size: { width: number; height: number },
  points: readonly Point[],
  outline: readonly number[],
): Mask {
  const mask = newMask(size.width, size.height)
  const corners = outline.map((index) => pointAt(points, index))
  for (let y = 0; y < size.height; y++) {
    const crossings: number[] = []
    for (const [at, from] of corners.entries()) {
      const to = corners[(at + 1) % corners.length] ?? from
      if (from.y > y + 0.5 !== to.y > y + 0.5)
        crossings.push(from.x + ((y + 0.5 - from.y) / (to.y - from.y)) * (to.x - from.x))
    }
    crossings.sort((a, b) => a - b)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const start = Math.max(0, Math.ceil((crossings[pair] ?? 0) - 0.5))
      const end = Math.min(size.width, Math.ceil((crossings[pair + 1] ?? 0) - 0.5))
      if (end > start) mask.data.fill(1, y * size.width + start, y * size.width + end)
    }
  }
  return mask
}

/** Grows the mask by `reach` pixels along rows and columns. */
export function grow(mask: Mask, reach: number): Mask {
  return slide(slide(mask, reach, 1, mask.width), reach, mask.width, mask.height)
}

/** Shrinks the mask by `reach` pixels; beyond the picture counts as outside. */
export function shrink(mask: Mask, reach: number): Mask {
  const { width, height } = mask
  const outside = newMask(width, height)
  for (let at = 0; at < outside.data.length; at++) outside.data[at] = mask.data[at] ? 0 : 1
  const { data } = grow(outside, reach)
  const left = newMask(width, height)
  for (let y = reach; y < height - reach; y++)
    for (let at = y * width + reach; at < (y + 1) * width - reach; at++) left.data[at] = data[at] ? 0 : 1
  return left
}

/** Marks every pixel with a set one within `reach` steps along one direction. */
function slide({ width, height, data }: Mask, reach: number, step: number, length: number): Mask {
  const out = newMask(width, height)
  const lanes = data.length / length
  const laneStep = step === 1 ? width : 1
  for (let lane = 0; lane < lanes; lane++) {
    let until = -1
    for (let at = 0; at < length + reach; at++) {
      if (at < length && data[lane * laneStep + at * step]) until = at + 2 * reach
      const marked = at - reach
      if (marked >= 0 && at <= until) out.data[lane * laneStep + marked * step] = 1
    }
  }
  return out
}
