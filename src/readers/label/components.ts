/** Pixels above a threshold that touch each other, as indexes into the map, with their mean value. */
export type Component = { pixels: Int32Array; mean: number }

type Limits = { threshold: number; pixelsMin: number }

/** Flood fill with eight neighbours; each pixel is visited once. Specks under `pixelsMin` are dropped. */
export function findComponents(
  map: Float32Array,
  { width, height }: { width: number; height: number },
  limits: Limits,
): Component[] {
  const framed = frameAbove(map, width, height, limits.threshold)
  const stride = width + 2
  const queue = new Int32Array(framed.length)
  const found: Component[] = []
  for (let start = 0; start < framed.length; start++) {
    if (framed[start] !== 1) continue
    const pixels = flood(framed, stride, start, queue)
    if (pixels.length < limits.pixelsMin) continue
    const own = pixels.map((at) => (Math.floor(at / stride) - 1) * width + (at % stride) - 1)
    found.push({ pixels: own, mean: own.reduce((sum, at) => sum + (map[at] ?? 0), 0) / own.length })
  }
  return found
}

/** 1 where the map is above the threshold. The empty frame of one pixel spares the flood every test for an edge. */
function frameAbove(map: Float32Array, width: number, height: number, threshold: number): Uint8Array {
  const framed = new Uint8Array((width + 2) * (height + 2))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((map[y * width + x] ?? 0) > threshold) framed[(y + 1) * (width + 2) + x + 1] = 1
    }
  }
  return framed
}

/** Clears the pixels it has been to, so that none is found twice. */
function flood(framed: Uint8Array, stride: number, start: number, queue: Int32Array): Int32Array {
  const neighbours = [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1]
  let end = 1
  queue[0] = start
  framed[start] = 0
  for (let at = 0; at < end; at++) {
    for (const step of neighbours) {
      const next = (queue[at] ?? 0) + step
      if (framed[next] !== 1) continue
      framed[next] = 0
      queue[end++] = next
    }
  }
  return queue.slice(0, end)
}
