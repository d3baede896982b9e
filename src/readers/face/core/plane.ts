/** One number a pixel, rows without padding. */
export type Plane = { width: number; height: number; data: Float32Array }

/** One byte a pixel: 1 inside, 0 outside. */
export type Mask = { width: number; height: number; data: Uint8Array }

/** The pixels of a small part of a picture, by their place in its rows: to walk them is cheaper than a whole mask. */
export type Region = Int32Array

export function newPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) }
}

export function newMask(width: number, height: number): Mask {
  return { width, height, data: new Uint8Array(width * height) }
}

export function minus(plane: Plane, taken: Plane, gain = 1): Plane {
  const out = newPlane(plane.width, plane.height)
  for (let at = 0; at < out.data.length; at++)
    out.data[at] = ((plane.data[at] ?? 0) - (taken.data[at] ?? 0)) * gain
  return out
}

export function without(mask: Mask, taken: Mask): Mask {
  const left = newMask(mask.width, mask.height)
  for (let at = 0; at < left.data.length; at++) left.data[at] = mask.data[at] && !taken.data[at] ? 1 : 0
  return left
}

/** Sets every pixel of `more` in `mask` as well. */
export function addTo(mask: Mask, more: Mask): void {
  for (let at = 0; at < mask.data.length; at++) if (more.data[at]) mask.data[at] = 1
}

export function regionOf({ data }: Mask): Region {
  let area = 0
  for (let at = 0; at < data.length; at++) area += data[at] ?? 0
  const region = new Int32Array(area)
  let count = 0
  for (let at = 0; at < data.length; at++) if (data[at]) region[count++] = at
  return region
}

/** What of the region lies inside the mask. */
export function within(region: Region, { data }: Mask): Region {
  const inside = new Int32Array(region.length)
  let count = 0
  for (let at = 0; at < region.length; at++) {
    const pixel = region[at] ?? 0
    if (data[pixel]) inside[count++] = pixel
  }
  return inside.subarray(0, count)
}

/** Several regions as one; they must not overlap. */
export function joined(regions: readonly Region[]): Region {
  const all = new Int32Array(regions.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const region of regions) {
    all.set(region, at)
    at += region.length
  }
  return all
}
