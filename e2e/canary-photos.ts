import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Canary } from './canary-scan.ts'

const SIDE = 24
const BLOCK = 4_096

/**
 * Photos that could be found again anywhere: random bytes in their EXIF block, after their end, and as pixels that survive
 * decoding; and pieces of the files themselves. `canaries` are those of all that were made.
 */
export function openCanaryPhotos(): { photo: (picture: Buffer) => Promise<Buffer>; canaries: Canary[] } {
  const canaries: Canary[] = []
  let photos = 0

  async function photo(picture: Buffer): Promise<Buffer> {
    photos += 1
    const [exif, tail, pixels] = [randomBytes(64), randomBytes(64), randomBytes(SIDE * SIDE * 3)]
    const patch = { raw: { width: SIDE, height: SIDE, channels: 3 as const } }
    const made = await sharp(picture)
      .removeAlpha()
      .composite([{ input: pixels, ...patch, left: 0, top: 0 }])
      .withExif({ IFD0: { ImageDescription: exif.toString('hex'), Artist: tail.toString('base64') } })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const file = Buffer.concat([made, tail])
    const name = `photo ${photos}`
    canaries.push({ name: `${name} exif`, bytes: exif }, { name: `${name} tail`, bytes: tail })
    // One row of the patch: a decoder that keeps pixels keeps it as it is.
    canaries.push({ name: `${name} pixels`, bytes: pixels.subarray(0, SIDE * 3) })
    for (let at = BLOCK * 3; at + 48 < file.length; at += Math.ceil(file.length / 4)) {
      canaries.push({ name: `${name} block ${at}`, bytes: file.subarray(at, at + 48) })
    }
    return file
  }

  return { photo, canaries }
}
