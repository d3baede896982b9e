import sharp from 'sharp'
import type { Raster } from './raster.ts'

const SIDE_PX_MAX = 1568
const QUALITY = 85

/** Made from pixels alone, so that no metadata of the file can be in it. */
export async function toJpeg({ width, height, data }: Raster): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: SIDE_PX_MAX, height: SIDE_PX_MAX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
