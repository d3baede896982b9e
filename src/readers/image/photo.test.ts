import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openImage, openPhoto } from './open-image.ts'
import { plainPhoto } from './photo.test-support.ts'
import type { Raster } from './raster.ts'

/** A large photo whose every place has a colour of its own. */
async function manyColours(): Promise<Buffer> {
  const [width, height] = [60, 45]
  const data = Buffer.alloc(3 * width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([x * 4, y * 5, 40], 3 * (y * width + x))
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(2_640, 1_980, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const colours = await manyColours()

function differenceOf(one: Raster, other: Raster): number {
  expect([one.width, one.height]).toEqual([other.width, other.height])
  let sum = 0
  for (let at = 0; at < one.data.length; at++) sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0))
  return sum / one.data.length
}

async function areaBoth(file: Buffer) {
  const [photo, image] = [await openPhoto(file), await openImage(file)]
  if (!photo.ok || !image.ok) throw new Error('The photo was refused')
  const area = { left: 310, top: 520, width: 900, height: 640 }
  const cut = await photo.photo.cut(area, 450, 320)
  const { width, height, data } = image.raster
  const whole = sharp(data, { raw: { width, height, channels: 3 } })
  const pixels = await whole.extract(area).resize(450, 320, { fit: 'fill' }).raw().toBuffer()
  return {
    photo: photo.photo,
    raster: image.raster,
    cut,
    expected: { width: 450, height: 320, data: pixels },
  }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'an area of a large photo is the same as of its upright pixels, orientation %i',
  async (orientation) => {
    const file = await sharp(colours).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()

    const { photo, raster, cut, expected } = await areaBoth(file)

    expect([photo.width, photo.height]).toEqual([raster.width, raster.height])
    expect(differenceOf(cut, expected)).toBeLessThan(1.5)
  },
)

test('an area of a WebP photo is the same as of its pixels', async () => {
  const { cut, expected } = await areaBoth(await sharp(colours).webp({ quality: 95 }).toBuffer())

  expect(differenceOf(cut, expected)).toBeLessThan(2.5)
})

test('a large photo is seen whole, made smaller', async () => {
  const opened = await openPhoto(colours)

  if (!opened.ok) throw new Error('The photo was refused')
  const { overview, width, height } = opened.photo
  expect(overview.width * overview.height).toBeLessThan(2_010_000)
  expect(overview.width / overview.height).toBeCloseTo(width / height, 2)
})

test('a large photo cut short is refused, and so is a small one', async () => {
  const large = await sharp(colours).jpeg().toBuffer()
  const small = await plainPhoto(200, 100).png().toBuffer()

  for (const file of [large, small])
    expect(await openPhoto(file.subarray(0, file.length / 2))).toMatchObject({
      ok: false,
      why: 'undecodable',
    })
})
