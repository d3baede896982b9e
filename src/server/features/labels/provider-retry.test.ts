import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OcrAnswer } from '../../../contract/analysis.ts'
import { createAiWorld, type AiWorld } from '../../testing/ai-stand-in/ai-world.test-support.ts'
import type { Client } from '../../testing/world.test-support.ts'

let world: AiWorld
let ana: Client
let prose: Buffer
let label: Buffer
beforeAll(async () => {
  world = await createAiWorld('google')
  ana = await world.as('ana-of-the-harbour')
  prose = await photo(['Come to the harbour on Sunday', 'and bring a friend along.'], 2_400)
  label = await photo(['Ingredients: Aqua, Glycerin, Panthenol, Citric Acid.'], 1_200)
})
afterAll(() => world.close())
beforeEach(() => {
  world.standIn.reset()
  world.clock.now = new Date(world.clock.now.getTime() + 60_000)
})

/** A telephone's JPEG: with the place it was taken at, a comment, and a trailer behind its end. */
async function photo(lines: readonly string[], width: number): Promise<Buffer> {
  const rows = lines.map((line, i) => `<text x="40" y="${70 + i * 44}">${line}</text>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="200"><rect width="100%" height="100%" fill="#fdfbf6"/><g font-family="DejaVu Sans" font-size="28" fill="#222">${rows}</g></svg>`
  const jpeg = await sharp(Buffer.from(svg))
    .resize({ width })
    .withExif({ IFD0: { ImageDescription: 'EXIF-CANARY' }, IFD3: { GPSLatitude: '52/1 31/1 12/1' } })
    .jpeg({ quality: 95 })
    .toBuffer()
  return Buffer.concat([jpeg, Buffer.from('TRAILER-CANARY')])
}
const read = async (file: Buffer) =>
  (await ana.upload('/api/ocr-extract', 'image', file, 'image/jpeg')).body as OcrAnswer

test(
  'SCAN-09 where our reader finds no list the provider is asked, and its text is parsed like ours',
  { timeout: 60_000 },
  async () => {
    world.standIn.answer(() => ({
      text: 'CARE\nIngredients: Aqua, Glycerin, Panthenol, Wobblium\nMade in Portugal',
    }))

    const answer = await read(prose)

    expect(answer).toMatchObject({ success: true, readBy: 'provider', confidence: 0.75 })
    expect(answer.extractedText).toMatch(/Aqua, Glycerin, Panthenol, Wobblium/)
    expect(answer.extractedText).not.toContain('Portugal')
  },
)

test(
  'B-21 what goes out is pixels: at most 1568 a side, without metadata, name or sender',
  { timeout: 60_000 },
  async () => {
    await read(prose)

    const [asked] = world.standIn.asked
    const sent = asked?.photo ?? Buffer.alloc(0)
    const { width, height, format, exif, icc, xmp } = await sharp(sent).metadata()
    expect({ width, height, format, exif, icc, xmp }).toMatchObject({ width: 1568, format: 'jpeg' })
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
    expect(height).toBeLessThan(1568)
    const { id } = (await ana.get('/api/user')).body as { id: string }
    const all = `${sent.toString('latin1')}${asked?.raw ?? ''}${JSON.stringify(asked?.headers)}${asked?.path ?? ''}`
    for (const canary of ['CANARY', id, 'ana-of-the-harbour', 'filename']) expect(all).not.toContain(canary)
    // The scanner of this test would find them: they are in what came in.
    expect(prose.toString('latin1')).toMatch(/EXIF-CANARY[^]*TRAILER-CANARY/)
  },
)

test('SCAN-07 a list that our reader is sure of is read here alone', { timeout: 60_000 }, async () => {
  const answer = await read(label)

  expect(answer).toMatchObject({ success: true })
  expect(answer.readBy).toBeUndefined()
  expect(world.standIn.asked).toEqual([])
})

test.each(['error-500', 'cut', 'blocked', 'html'] as const)(
  'SCAN-11 %s: the photo is answered as without a provider',
  { timeout: 60_000 },
  async (how) => {
    world.standIn.misbehave(how)

    expect(await read(prose)).toMatchObject({ success: false, problem: 'no-list' })
    expect(world.standIn.asked.length).toBeGreaterThan(0)
  },
)

test('SCAN-11 a text without a known name is no list, whoever read it', { timeout: 60_000 }, async () => {
  world.standIn.answer(() => ({ text: 'Ingredients: Zorbanol, Wobblium, Frobnium' }))

  expect(await read(prose)).toMatchObject({ success: false })
})

test('SCAN-11 the few names of a front are no list, whoever read it', { timeout: 60_000 }, async () => {
  world.standIn.answer(() => ({ text: 'HYALURONIC ACID 2 %, NIACINAMIDE, PANTHENOL' }))

  expect(await read(prose)).toMatchObject({ success: false, problem: 'no-list' })
})
