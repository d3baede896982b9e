import sharp from 'sharp'
import type { Area, Raster } from './raster.ts'

/** Cuts an area out and scales it to exactly the given size. */
export async function resizeArea(raster: Raster, area: Area, width: number, height: number): Promise<Raster> {
  const { data } = await sharp(raster.data, {
    raw: { width: raster.width, height: raster.height, channels: 3 },
  })
    .extract(area)
    .resize(width, height, { fit: 'fill', kernel: width > area.width ? 'cubic' : 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width, height, data }
}
