import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const FILE = resolve('src/readers/face/testdata/eileen-collins.png')

/**
 * NASA's portrait of Eileen Collins, 512 x 512, as scikit-image carries it (`skimage.data.astronaut`): from the Great
 * Images in NASA, https://flic.kr/p/r9qvLn, in the public domain.
 */
export function testFace(): Uint8Array {
  return readFileSync(FILE)
}
