import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openPhoto } from '../image/open-image.ts'
import { plainPhoto } from '../image/photo.test-support.ts'
import { readLabelImage } from './label.ts'
import { drawn, LIST, NAMES, namesIn, printed, textAt } from './label.test-support.ts'
import { openLabelModels } from './models.ts'
import type { LabelReading } from './reading.ts'

// One thread each: two files are read at once on two cores, and a second thread costs a fifth more.
const models = await openLabelModels(1)
afterAll(models.close)

async function read(picture: Sharp): Promise<LabelReading> {
  const opened = await openPhoto(await picture.png().toBuffer())
  if (!opened.ok) throw new Error(opened.message)
  return readLabelImage(models, opened.photo)
}

const clean = read(printed(LIST))

test('a clean label is read whole, in order, line by line', async () => {
  const reading = await clean

  expect(reading).not.toHaveProperty('problem')
  expect(namesIn(reading.text)).toBe(NAMES.length)
  expect(reading.lines).toHaveLength(LIST.length)
  expect(reading.lines[0]?.text).toMatch(/^Ingredients: ?Aqua, ?Glycerin,/)
  expect(reading.lines[2]?.text).toMatch(/^Ethylhexylg[lI]ycerin/)
  expect(reading.confidence).toBeGreaterThan(0.9)
})

test('words, lines and the text tell the same story', async () => {
  const { text, lines } = await clean

  for (const { text: line, words, quad } of lines) {
    expect(text).toContain(line)
    for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.text)
    const [topLeft, topRight, bottomRight] = quad
    expect(topRight[0]).toBeGreaterThan(topLeft[0] + 300)
    expect(bottomRight[1]).toBeGreaterThan(topRight[1])
  }
})

test('the same photo is read the same twice', async () => {
  const [first, second] = [await clean, await read(printed(LIST))]

  expect({ ...second, ms: 0 }).toEqual({ ...first, ms: 0 })
})

test.each([
  ['lying on its side', () => turned(90)],
  ['upside down', () => turned(180)],
  ['on its other side', () => turned(270)],
  ['tilted', () => turned(8)],
  ['white on dark', async () => printed(LIST, { ink: '#fff', paper: '#0b3d5c' })],
  ['of little contrast', async () => printed(LIST, { ink: '#8d7a5e', paper: '#c9b79c' })],
  ['slightly blurred', async () => sharp(await printed(LIST).png().toBuffer()).blur(1.2)],
  ['in small print', async () => printed(LIST, { fontPx: 13 })],
  ['in large print', async () => printed(LIST, { fontPx: 70 })],
  ['in capitals', async () => printed(LIST.map((line) => line.toUpperCase()))],
  ['in the corner of a large photo', () => cornered()],
])('a label %s is read', async (_, picture) => {
  const reading = await read(await picture())

  expect(namesIn(reading.text)).toBeGreaterThanOrEqual(NAMES.length - 1)
  expect(reading.text.search(/aqua/i)).toBeLessThan(reading.text.search(/linalool/i))
})

async function turned(degrees: number): Promise<Sharp> {
  return sharp(await printed(LIST).png().toBuffer()).rotate(degrees, { background: '#776' })
}

async function cornered(): Promise<Sharp> {
  const label = await printed(LIST, { fontPx: 30 }).png().toBuffer()
  const table = { width: 3000, height: 2200, channels: 3 as const, background: '#9c7c5c' }
  return sharp({ create: table }).composite([{ input: label, left: 120, top: 1700 }])
}

test('print around a jar is read along its bend', async () => {
  const upright = await printed(LIST, { fontPx: 30 }).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = upright.info
  const sag = 60
  const bent = Buffer.alloc(width * (height + sag) * channels, 250)
  for (let x = 0; x < width; x++) {
    const down = Math.round(sag * (1 - ((2 * x) / width - 1) ** 2))
    for (let y = 0; y < height; y++)
      upright.data.copy(
        bent,
        ((y + down) * width + x) * channels,
        (y * width + x) * channels,
        (y * width + x + 1) * channels,
      )
  }

  const reading = await read(sharp(bent, { raw: { width, height: height + sag, channels } }))

  expect(namesIn(reading.text)).toBeGreaterThanOrEqual(NAMES.length - 1)
  expect(reading.lines).toHaveLength(LIST.length)
})

test('columns are read one after the other', async () => {
  const left = ['Aqua, Glycerin, Panthenol,', 'Dimethicone, Squalane,', 'Niacinamide, Betaine,']
  const right = ['Allantoin, Tocopherol,', 'Xanthan Gum, Citric Acid,', 'Phenoxyethanol.']
  const column = (lines: string[], x: number) =>
    lines.map((line, at) => textAt(line, x, 60 + at * 36, 26)).join('')

  const { text } = await read(drawn(1000, 180, '#fff', column(left, 40) + column(right, 540)))

  const order = ['Aqua', 'Dimethicone', 'Betaine', 'Allantoin', 'Xanthan', 'Phenoxyethanol']
  const places = order.map((name) => text.indexOf(name))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('a word divided at the end of a line is whole again', async () => {
  const { text } = await read(
    printed(['Aqua, Glycerin, Ethylhexyl Methoxyci-', 'nnamate, Panthenol, Tocopherol']),
  )

  expect(text).toContain('Methoxycinnamate')
})

test.each([
  ['a plain wall', () => plainPhoto(800, 600)],
  [
    'grain without print',
    () =>
      sharp({
        create: {
          width: 800,
          height: 600,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
        },
      }),
  ],
])('%s has no text', async (_, picture) => {
  expect(await read(picture())).toMatchObject({ ok: true, text: '', confidence: 0, problem: 'no-text' })
})

test('print blurred beyond reading is called blurred', async () => {
  const blurred = sharp(await printed(LIST).png().toBuffer()).blur(4)

  expect(await read(blurred)).toMatchObject({ problem: 'too-blurred' })
})

test('print of a few pixels is called too small', async () => {
  const tiny = sharp(await printed(LIST, { margin: 200 }).png().toBuffer()).resize({ width: 260 })

  expect(await read(tiny)).toMatchObject({ problem: 'too-small' })
})
