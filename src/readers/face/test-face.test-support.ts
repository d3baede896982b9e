import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'

const FILE = resolve('src/readers/face/testdata/eileen-collins.png')

/**
 * NASA's portrait of Eileen Collins, 512 x 512, as scikit-image carries it (`skimage.data.astronaut`): from the Great
 * Images in NASA, https://flic.kr/p/r9qvLn, in the public domain. The face is far away: its eye corners lie 63 pixels apart.
 */
export function farTestFace(): Uint8Array {
  return readFileSync(FILE)
}

/** Head and shoulders alone, and so large that pores are measured: 198 pixels between the eye corners. */
const close = await sharp(farTestFace())
  .removeAlpha()
  .extract({ left: 126, top: 23, width: 200, height: 200 })
  .resize(640, 640)
  .png()
  .toBuffer()

export function testFace(): Uint8Array {
  return close
}
