import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { SkinReading } from '../../contract/skin.ts'
import type { Raster } from '../image/raster.ts'
import { plainPhoto } from '../image/photo.test-support.ts'
import { findFaces, followFace, type FaceNetworks } from './core/find-faces.ts'
import { readPatch } from './core/read-patch.ts'
import { readSkin } from './core/read-skin.ts'
import { openFaceNetworks } from './networks.ts'
import { farTestFace, testFace } from './test-face.test-support.ts'

let networks: FaceNetworks
let portrait: Raster

beforeAll(async () => {
  networks = await openFaceNetworks()
  portrait = await rasterOf(sharp(farTestFace()))
})

async function rasterOf(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const picture = () =>
  sharp(portrait.data, { raw: { width: portrait.width, height: portrait.height, channels: 3 } })

test('the same photo gives the same points and the same figures at every run', async () => {
  const [first] = await findFaces(networks, portrait)
  const [second] = await findFaces(await openFaceNetworks(), portrait)

  expect(first?.points).toHaveLength(468)
  expect(second).toEqual(first)
  expect(await readSkin(networks, portrait)).toEqual(await readSkin(networks, portrait))
})

test('a portrait is measured: a reading of the contract with its warnings', async () => {
  const reading = SkinReading.parse(await readSkin(networks, portrait))

  expect(reading.quality.eyeDistancePx).toBeGreaterThan(60)
  expect(reading.warnings).toContain('small')
  expect(Math.abs(reading.quality.yawDegrees)).toBeLessThan(10)
  expect(reading.measures.redness.value).toBeGreaterThan(2)
  expect(reading.measures.redness.value).toBeLessThan(8)
  expect(reading.measures.texture.because).toContain('too small')
})

test('an upright and a tilted photo of a face give the same redness', async () => {
  const upright = SkinReading.parse(await readSkin(networks, portrait))
  const tilted = SkinReading.parse(
    await readSkin(
      networks,
      await rasterOf(sharp(await picture().rotate(18, { background: '#888' }).png().toBuffer())),
    ),
  )

  expect(tilted.quality.rollDegrees - upright.quality.rollDegrees).toBeCloseTo(18, -1)
  expect(
    Math.abs((tilted.measures.redness.value ?? 99) - (upright.measures.redness.value ?? 0)),
  ).toBeLessThan(1)
})

test('a face is followed from picture to picture without the detector, and lost when it is gone', async () => {
  const [face] = await findFaces(networks, portrait)
  if (!face) throw new Error('no face')

  const followed = await followFace(networks, portrait, face.points)
  const gone = await followFace(networks, await rasterOf(plainPhoto(512, 512)), face.points)

  expect(Math.abs((followed?.points[1]?.x ?? 0) - (face.points[1]?.x ?? 99))).toBeLessThan(1)
  expect(gone).toBeUndefined()
})

test('no face, two faces and half a face are refused', async () => {
  const png = await picture().png().toBuffer()
  const two = sharp({ create: { width: 1024, height: 512, channels: 3, background: '#777' } }).composite([
    { input: png, left: 0, top: 0 },
    { input: png, left: 512, top: 0 },
  ])
  const half = picture().extract({ left: 225, top: 0, width: 287, height: 512 })

  expect(await readSkin(networks, await rasterOf(plainPhoto(600, 400)))).toEqual({
    ok: false,
    refusal: 'no-face',
  })
  expect(await readSkin(networks, await rasterOf(sharp(await two.png().toBuffer())))).toEqual({
    ok: false,
    refusal: 'several-faces',
  })
  expect(await readSkin(networks, await rasterOf(half))).toMatchObject({ ok: false })
})

/** The near portrait cut down: its face reaches from 169 to 468 pixels across and from 149 to 494 down. */
async function closeUp(left: number, top: number, right: number, bottom: number): Promise<Raster> {
  return rasterOf(sharp(testFace()).extract({ left, top, width: right - left, height: bottom - top }))
}

test('FACE-39 a close-up whose sides and chin touch the border is read', async () => {
  for (const photo of [await closeUp(169, 149, 468, 494), await closeUp(178, 149, 459, 459)])
    expect(SkinReading.parse(await readSkin(networks, photo)).measures.redness.value).not.toBeNull()
})

test('FACE-39 a close-up that cuts the cheeks is told to be cut off, not to show nobody or several people', async () => {
  for (const photo of [await closeUp(199, 184, 438, 459), await closeUp(214, 201, 423, 442)])
    expect(await readSkin(networks, photo)).toEqual({ ok: false, refusal: 'cut-off' })
})

test('spots on a piece of skin without a face are counted', async () => {
  const dots = [60, 120, 180].map((x) => `<circle cx="${x}" cy="${x}" r="5" fill="#a9826c"/>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#d8b09a"/>${dots}</svg>`

  expect(readPatch(await rasterOf(sharp(Buffer.from(svg))))).toMatchObject({ darkSpots: 3, blemishSpots: 0 })
})

test('FREP-08 on a piece of skin the severity of acne rises with more, larger and redder spots', async () => {
  const severity = async (count: number, radius: number, fill: string) => {
    const dots = Array.from(
      { length: count },
      (_, at) => `<circle cx="${30 + 24 * at}" cy="${60 + 20 * (at % 4)}" r="${radius}" fill="${fill}"/>`,
    )
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#d8b09a"/>${dots.join('')}</svg>`
    return readPatch(await rasterOf(sharp(Buffer.from(svg)))).acneSeverity ?? Number.NaN
  }
  const [pale, red] = ['#d2a08c', '#cc8070']

  expect(await severity(0, 4, red)).toBe(0)
  expect(await severity(3, 4, red)).toBeGreaterThan(0)
  expect(await severity(8, 4, red)).toBeGreaterThan(await severity(3, 4, red))
  expect(await severity(5, 6, red)).toBeGreaterThan(await severity(5, 3.5, red))
  expect(await severity(5, 4, red)).toBeGreaterThan(await severity(5, 4, pale))
  expect(readPatch(await rasterOf(plainPhoto(240, 240).greyscale())).acneSeverity).toBeNull()
})
