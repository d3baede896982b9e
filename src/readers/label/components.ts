/** Pixels above a threshold that touch each other, as indexes into the map, with their mean value. */
export type Component = { pixels: Int32Array; mean: number }

/** Flood fill with eight neighbours; each pixel is visited once. Specks under `pixelsMin` are dropped. */
export function findComponents(
  map: Float32Array,
  size: { width: number; height: number },
  limits: { threshold: number; pixelsMin: number },
): Component[] {
  const { width, height } = size
  const seen = new Uint8Array(width * height)
  const queue = new Int32Array(width * height)
  const found: Component[] = []
  let end = 0
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || (map[start] ?? 0) <= limits.threshold) continue
    const first = end
    seen[start] = 1
    queue[end++] = start
    let sum = 0
    for (let at = first; at < end; at++) {
      const pixel = queue[at] ?? 0
      sum += map[pixel] ?? 0
      const x = pixel % width
      const rowFrom = pixel >= width ? -width : 0
      const rowTo = pixel < width * (height - 1) ? width : 0
      const colFrom = x > 0 ? -1 : 0
      const colTo = x < width - 1 ? 1 : 0
      for (let row = rowFrom; row <= rowTo; row += width) {
        for (let col = colFrom; col <= colTo; col++) {
          const next = pixel + row + col
          if (seen[next] || (map[next] ?? 0) <= limits.threshold) continue
          seen[next] = 1
          queue[end++] = next
        }
      }
    }
    if (end - first >= limits.pixelsMin)
      found.push({ pixels: queue.slice(first, end), mean: sum / (end - first) })
    else end = first
  }
  return found
}
