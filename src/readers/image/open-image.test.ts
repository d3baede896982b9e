import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { IMAGE_BYTES_MAX } from '../../contract/limits-of-input.ts'
import { lockDownDecoders, openImage } from './open-image.ts'
import { paddedTo, plainPhoto, pngClaiming } from './photo.test-support.ts'
import type { RefusalReason } from './refusal.ts'

/** Made before the decoders are locked: afterwards this process opens nothing but photos. */
const made: Record<'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'noisy', Uint8Array> = {
  jpeg: await plainPhoto(200, 100).jpeg().toBuffer(),
  png: await plainPhoto(200, 100).png().toBuffer(),
  webp: await plainPhoto(200, 100).webp().toBuffer(),
  gif: await plainPhoto(200, 100).gif().toBuffer(),
  tiff: await plainPhoto(200, 100).tiff().toBuffer(),
  noisy: await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer(),
}
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>')

beforeAll(lockDownDecoders)

test.each(['jpeg', 'png', 'webp'] as const)('a %s photo opens to its pixels', async (type) => {
  const opened = await openImage(made[type])

  expect(opened).toMatchObject({ ok: true, raster: { width: 200, height: 100 } })
  expect(opened.ok && opened.raster.data.length).toBe(200 * 100 * 3)
})

const heicHeader = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)])
const refused: [string, Uint8Array, RefusalReason][] = [
  ['an SVG', svg, 'unsupported-type'],
  [
    'an SVG behind the first bytes of a JPEG',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]),
    'undecodable',
  ],
  ['a GIF', made.gif, 'unsupported-type'],
  ['a TIFF', made.tiff, 'unsupported-type'],
  ['a HEIC photo', heicHeader, 'heic'],
  ['nothing', new Uint8Array(), 'unsupported-type'],
  ['a JPEG cut in half', made.noisy.subarray(0, made.noisy.length / 2), 'undecodable'],
  ['a JPEG without its last kilobyte', made.noisy.subarray(0, -1024), 'undecodable'],
  ['a PNG cut in half', made.png.subarray(0, made.png.length / 2), 'undecodable'],
  ['a PNG claiming 30,000 x 30,000', pngClaiming(30_000, 30_000), 'too-many-pixels'],
  ['a PNG claiming 12,001 x 100', pngClaiming(12_001, 100), 'too-many-pixels'],
  ['a PNG claiming 6,000 x 4,001', pngClaiming(6_000, 4_001), 'too-many-pixels'],
  ['a photo 63 pixels high', await plainPhoto(200, 63).png().toBuffer(), 'too-small'],
  ['SCAN-05: a photo of 10,485,761 bytes', paddedTo(made.jpeg, IMAGE_BYTES_MAX + 1), 'too-large'],
]

test.each(refused)('%s is refused', async (_, bytes, why) => {
  expect(await openImage(bytes)).toMatchObject({ ok: false, why })
})

test('SCAN-04: a photo of exactly 10,485,760 bytes is read', async () => {
  const opened = await openImage(paddedTo(made.jpeg, IMAGE_BYTES_MAX))

  expect(opened).toMatchObject({ ok: true, raster: { width: 200, height: 100 } })
})

test('a photo taken sideways comes out upright', async () => {
  const half = { create: { width: 200, height: 50, channels: 3 as const, background: '#000000' } }
  const sideways = await plainPhoto(200, 100)
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 50 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

  const opened = await openImage(sideways)

  expect(opened).toMatchObject({ ok: true, raster: { width: 100, height: 200 } })
  expect(opened.ok && redAt(opened.raster, 10, 100)).toBeLessThan(20)
  expect(opened.ok && redAt(opened.raster, 90, 100)).toBeGreaterThan(180)
})

test('what lies behind the picture in the file is not in its pixels', async () => {
  const canary = 'CANARY-48.2082N-16.3738E'
  const tagged = await plainPhoto(200, 100)
    .withExif({ IFD0: { Copyright: canary } })
    .jpeg()
    .toBuffer()

  const opened = await openImage(tagged)

  expect(Buffer.from(tagged).includes(canary)).toBe(true)
  expect(opened.ok && Buffer.from(opened.raster.data).includes(canary)).toBe(false)
})

test.each([
  ['grey', plainPhoto(80, 80).greyscale().png()],
  ['transparent', plainPhoto(80, 80).ensureAlpha(0).png()],
  ['16-bit', plainPhoto(80, 80).toColourspace('rgb16').png()],
  ['CMYK', plainPhoto(80, 80).toColourspace('cmyk').jpeg()],
])('a %s picture opens to three bytes a pixel', async (_, picture) => {
  const opened = await openImage(await picture.toBuffer())

  expect(opened.ok && opened.raster.data.length).toBe(80 * 80 * 3)
})

function redAt({ width, data }: { width: number; data: Uint8Array }, x: number, y: number): number {
  return data[3 * (y * width + x)] ?? 0
}
