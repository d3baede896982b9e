/** Brightness, 0-255, row by row. */
export type Gray = { width: number; height: number; data: Uint8Array }

export function grayOf(rgba: Uint8ClampedArray, width: number, height: number): Gray {
  const data = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < data.length; at += 1, from += 4)
    data[at] = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 150 + (rgba[from + 2] ?? 0) * 29) >> 8
  return { width, height, data }
}

/** The variance of the Laplacian: of pictures of the same thing the sharpest has the most. */
export function sharpnessOf({ width, height, data }: Gray): number {
  let [total, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y += 1) {
    for (let at = y * width + 1; at < y * width + width - 1; at += 1) {
      const beside = (data[at - 1] ?? 0) + (data[at + 1] ?? 0)
      const above = (data[at - width] ?? 0) + (data[at + width] ?? 0)
      const bend = beside + above - 4 * (data[at] ?? 0)
      total += bend
      squares += bend * bend
      count += 1
    }
  }
  return count === 0 ? 0 : squares / count - (total / count) ** 2
}
