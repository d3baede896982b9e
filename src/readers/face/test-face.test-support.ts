import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const FILE = resolve('.cache', 'test-face', 'astronaut.png')

/** NASA's portrait of Eileen Collins, 512 x 512; public domain. scripts/test-face.mjs fetches it. */
export function testFace(): Uint8Array {
  if (!existsSync(FILE))
    throw new Error(`${FILE} is not there. Run: node scripts/test-face.mjs (it says what else can be done)`)
  return readFileSync(FILE)
}
