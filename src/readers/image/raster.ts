/** 8-bit RGB, rows without padding. Orientation is baked in and nothing but pixels is left of the file. */
export type Raster = { width: number; height: number; data: Uint8Array }

/** A rectangle of whole pixels. */
export type Area = { left: number; top: number; width: number; height: number }

export function wholeArea(raster: Raster): Area {
  return { left: 0, top: 0, width: raster.width, height: raster.height }
}
