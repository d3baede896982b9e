import sharp from 'sharp'
import { expect, test } from 'vitest'
import { grayOf, sharpnessOf, type Gray } from '../camera/gray.ts'
import { printHintFor } from './print-hint.ts'
import { viewPrint } from './print-view.ts'

const [WIDTH, HEIGHT] = [640, 480]
const WORDS =
  'Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Tocopherol, Parfum, Linalool, Limonene, Citral, '

type Pack = {
  /** Of the letters, px. */
  size?: number
  paper?: string
  ink?: string
  tilt?: number
  blur?: number
  shine?: boolean
  isBlank?: boolean
}

/** What a camera sees that is held above a pack. */
async function pack(given: Pack = {}): Promise<Gray> {
  const {
    size = 20,
    paper = '#d8d2c6',
    ink = '#26302b',
    tilt = 0,
    blur = 0,
    shine = false,
    isBlank = false,
  } = given
  const spill = tilt === 0 ? 10 : 170
  const pitch = size * 1.35
  const lines = Array.from({ length: Math.ceil((HEIGHT + 2 * spill) / pitch) }, (_, row) => {
    const letters = Math.ceil((WIDTH + 2 * spill) / (size * 0.55))
    const text = WORDS.repeat(4)
      .slice((row * 13) % 60)
      .slice(0, letters)
    return `<text x="${-spill}" y="${row * pitch - spill}">${text}</text>`
  })
  const spot = shine ? '<circle cx="320" cy="240" r="110" fill="white"/>' : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <g transform="rotate(${tilt} 320 240)" font-family="DejaVu Sans" font-size="${size}" fill="${ink}">${isBlank ? '' : lines.join('')}</g>${spot}</svg>`
  const drawn = sharp(Buffer.from(svg))
  const { data } = await (blur > 0 ? drawn.blur(blur) : drawn)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return grayOf(new Uint8ClampedArray(data), WIDTH, HEIGHT)
}

const hint = async (given: Pack, scale = 1) => printHintFor({ ...viewPrint(await pack(given)), scale })

test.each<[string, Pack]>([
  ['dark print on paper', {}],
  ['small print that can be read', { size: 13 }],
  ['large print', { size: 44 }],
  ['white print on a dark pack', { paper: '#1d3a4a', ink: '#eeeeee' }],
  ['print on white', { paper: '#ffffff' }],
  ['faint print', { paper: '#cfc8ba', ink: '#857f72' }],
  ['print that leans a little', { tilt: 9 }],
  ['print of a pack held sideways', { tilt: 90 }],
  ['print that is nearly sharp', { size: 24, blur: 0.7 }],
])('UX-02 the label camera has nothing to say of %s', async (_, given) => {
  expect(await hint(given)).toBeNull()
})

test.each<[string, string, Pack]>([
  ['too little light', 'dark', { paper: '#3a3833', ink: '#0c0c0c' }],
  ['no print', 'no-print', { isBlank: true }],
  ['a picture that is out of focus', 'blurred', { size: 24, blur: 2.4 }],
  ['a light that shines on the print', 'glare', { shine: true }],
  ['print too small to be read', 'closer', { size: 8 }],
  ['a pack held askew', 'tilted', { tilt: -32 }],
])('UX-02 the label camera tells %s', async (_, told, given) => {
  expect(await hint(given)).toBe(told)
})

test('UX-02 print that is large enough for the camera may be too small for the photo that is sent', async () => {
  expect(await hint({ size: 15 })).toBeNull()
  expect(await hint({ size: 15 }, 0.6)).toBe('closer')
})

test('UX-02 lines are measured as they were drawn', async () => {
  for (const [size, tilt] of [
    [14, 0],
    [20, 7],
    [32, -12],
  ] as const) {
    const view = viewPrint(await pack({ size, tilt }))
    expect(Math.abs((view.pitchPx ?? 0) - size * 1.35)).toBeLessThan(2.5)
    expect(Math.abs((view.tiltDegrees ?? 90) - tilt)).toBeLessThan(3)
  }
})

test('UX-02 of the same print the sharper picture has more sharpness', async () => {
  const by = await Promise.all([0, 0.6, 1.2, 2.4].map(async (blur) => sharpnessOf(await pack({ blur }))))
  expect(by).toEqual([...by].sort((a, b) => b - a))
  expect(by[0]).toBeGreaterThan((by[3] ?? 0) * 4)
})
