import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OcrAnswer } from '../../../contract/analysis.ts'
import type { ReadListAnswer } from '../../../contract/label-reading.ts'
import { whileSecondsFly } from '../../testing/passing-time.test-support.ts'
import { withUserLock } from '../../platform/jobs/user-lock.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'

let world: World
let ana: Client
let pictures: { label: Buffer; prose: Buffer; short: Buffer; front: Buffer }
beforeAll(async () => {
  pictures = {
    label: await drawLabel([
      'HARBOUR CREAM for calm skin',
      'Ingredients: Aqua, Glycerin, Cetearyl Alcohol,',
      'Dimethicone, Phenoxyethanol, Sodium Hyaluronate,',
      'Tocopherol, Parfum, Linalool, Citric Acid.',
      'Made in Portugal. Keep out of reach of children.',
    ]),
    prose: await drawLabel(['Come to the harbour on Sunday', 'and bring a friend along.']),
    front: await drawLabel(['HARBOUR', 'HYALURONIC ACID 2 %', 'with Niacinamide and Panthenol', '30 ml']),
    short: await drawLabel(['Ingredients: Aqua, Glycerin, Panthenol, Citric Acid.']),
  }
  world = await createWorld()
  ana = await world.as('ana')
})
afterAll(() => world.close())

/** A label drawn in DejaVu Sans: ours, and sharp at any size. */
async function drawLabel(lines: readonly string[]): Promise<Buffer> {
  const rows = lines
    .map((line, i) => `<text x="40" y="${70 + i * 44}">${line.replace(/&/g, '&amp;')}</text>`)
    .join('')
  const height = 100 + lines.length * 44
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="${height}"><rect width="100%" height="100%" fill="#fdfbf6"/><g font-family="DejaVu Sans" font-size="28" fill="#222">${rows}</g></svg>`,
    ),
  )
    .png()
    .toBuffer()
}

test('SCAN-07 SCAN-08 a label photo is read, and only its list comes back', { timeout: 60_000 }, async () => {
  const answer = await ana.upload('/api/ocr-extract', 'image', pictures.label)

  expect(answer.status).toBe(200)
  const body = answer.body as OcrAnswer
  expect(body.success).toBe(true)
  for (const name of ['Aqua', 'Glycerin', 'Cetearyl Alcohol', 'Sodium Hyaluronate', 'Citric Acid']) {
    expect(body.extractedText).toContain(name)
  }
  expect(body.extractedText).not.toMatch(/Portugal|HARBOUR/)
  expect(body.fullText).toMatch(/Portugal/)
  expect(body.confidence).toBeGreaterThan(0.8)
})

test(
  'SCAN-09 SCAN-11 SCAN-12 a picture without a list says so in the specified words',
  { timeout: 60_000 },
  async () => {
    const answer = await ana.upload('/api/ocr-extract', 'image', pictures.prose)

    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: false,
        extractedText: 'NO_INGREDIENTS_FOUND',
        problem: 'no-list',
        message:
          'Could not extract ingredients from this image. Please try a clearer photo or enter ingredients manually.',
      },
    })
  },
)

test('SCAN-16 a name to compare is told with its place on the photo', { timeout: 60_000 }, async () => {
  const photo = await drawLabel([
    'Ingredients: Aqua, Glycerin, Panthenol,',
    'Zorbimol Quimbate, Citric Acid, Parfum.',
  ])
  const { body } = await ana.upload('/api/ocr-extract', 'image', photo)

  const { doubts = [] } = body as OcrAnswer
  expect(doubts.map(({ text }) => text)).toEqual(['Zorbimol Quimbate'])
  const [place = []] = doubts[0]?.places ?? []
  const [left, right] = [place[0]?.[0] ?? 1, place[1]?.[0] ?? 0]
  const [top, bottom] = [place[0]?.[1] ?? 0, place[2]?.[1] ?? 1]
  // The second of two lines, in its left half.
  expect(top).toBeGreaterThan(0.4)
  expect(bottom).toBeGreaterThan(top)
  expect(left).toBeLessThan(0.15)
  expect(right).toBeGreaterThan(left)
  expect(right).toBeLessThan(0.6)
})

test(
  'SCAN-09 SCAN-11 the front of a pack is no list, whatever it names, and its text is kept',
  { timeout: 60_000 },
  async () => {
    const { body } = await ana.upload('/api/ocr-extract', 'image', pictures.front)

    expect(body).toMatchObject({ success: false, extractedText: 'NO_INGREDIENTS_FOUND', problem: 'no-list' })
    expect((body as OcrAnswer).fullText).toMatch(/HYALURONIC ACID 2 ?%[^]*Panthenol/)
  },
)

test(
  'SCAN-11 print in other letters is named, and what was guessed of it is not offered',
  { timeout: 60_000 },
  async () => {
    const photo = await drawLabel([
      'Состав: Вода, Глицерин, Пантенол,',
      'Гиалуронат натрия, Токоферол, Отдушка.',
    ])
    const { body } = await ana.upload('/api/ocr-extract', 'image', photo)

    expect(body).toMatchObject({ success: false, problem: 'other-script', script: 'cyrillic' })
    expect(body).not.toHaveProperty('fullText')
  },
)

test.each([
  [
    'B-81 an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    400,
    'INVALID_IMAGE',
  ],
  ['B-81 a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;'), 400, 'INVALID_IMAGE'],
  ['text named as a picture', Buffer.from('hello, I am not a picture at all'), 400, 'INVALID_IMAGE'],
  ['an empty file', Buffer.alloc(0), 400, 'INVALID_IMAGE'],
])('%s is refused', async (_name, file, status, code) => {
  const client = await world.as(`file-${file.length}`)

  expect(await client.upload('/api/ocr-extract', 'image', file)).toMatchObject({ status, body: { code } })
})

test(
  'SCAN-04 SCAN-05 UIC-08 10485760 bytes pass and one more is too large',
  { timeout: 60_000 },
  async () => {
    const client = await world.as('sizes')
    const photo = pictures.short
    // Bytes after the end of a PNG do not belong to the picture.
    const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)])

    const largest = await client.upload('/api/ocr-extract', 'image', padded(10_485_760))
    const larger = await client.upload('/api/ocr-extract', 'image', padded(10_485_761))

    expect(largest).toMatchObject({ status: 200, body: { success: true } })
    expect(larger).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
    // Pieces come in as they come: none of them may pass where the limit falls into the last one.
    const much = await Promise.all(
      [10_485_762, 10_500_000, 12_000_000].map((size) =>
        client.upload('/api/ocr-extract', 'image', padded(size)),
      ),
    )
    expect(much.map(({ status }) => status)).toEqual([413, 413, 413])
  },
)

test('a form without the photo, with another field, or no form at all is told what is missing', async () => {
  const client = await world.as('forms')

  expect((await client.upload('/api/ocr-extract', 'picture', Buffer.from('x'))).status).toBe(400)
  expect(await client.post('/api/ocr-extract', { image: 'x' })).toMatchObject({ status: 415 })
  expect((await client.post('/api/ocr-extract')).status).toBe(415)
})

test('DEC-11 the eleventh photo of a minute waits', async () => {
  const client = await world.as('eager')
  for (let i = 0; i < 10; i += 1) await client.upload('/api/ocr-extract', 'image', Buffer.from('no picture'))

  expect(await client.upload('/api/ocr-extract', 'image', Buffer.from('no picture'))).toMatchObject({
    status: 429,
    body: { code: 'RATE_LIMITED' },
  })
})

test('typed text is read for marking: nothing is stored, counted or logged', async () => {
  const client = await world.as('typing')
  const text = 'Ingredients: Aqua, Glycerln, Wobblium'

  const { status, body } = await client.post('/api/read-list', { text })

  const { items } = body as ReadListAnswer
  expect(status).toBe(200)
  expect(items.map(({ tier }) => tier)).toEqual(['exact', 'near', 'unknown'])
  expect(items[1]?.suggestions).toEqual(['Glycerin'])
  expect((await client.get('/api/analyses')).body).toEqual([])
  expect((await client.get('/api/subscription/limits')).body).toMatchObject({ usage: { analysesCount: 0 } })
  expect(world.logged.join('\n')).not.toContain('Wobblium')
})

test('typed text is read up to its limit, and for signed-in users only', async () => {
  const client = await world.as('typing-much')

  expect((await client.post('/api/read-list', { text: 'é,'.repeat(10_000) })).status).toBe(200)
  expect((await client.post('/api/read-list', { text: 'x'.repeat(20_001) })).status).toBe(400)
  expect((await client.post('/api/read-list', {})).status).toBe(400)
  expect((await world.client().post('/api/read-list', { text: 'Aqua' })).status).toBe(401)
})

test('a photo leaves no trace in the log', () => {
  const log = world.logged.join('\n')

  expect(log).toContain('/api/ocr-extract')
  expect(log).not.toMatch(/Glycerin|HARBOUR|Portugal/)
})

test(
  'one photo of a user at a time: the second is told to wait, another user is read',
  { timeout: 60_000 },
  async () => {
    const busy = await world.as('two-photos')
    const { id } = (await busy.get('/api/user')).body as { id: string }
    let end = () => {}
    const long = new Promise<void>((done) => (end = done))
    const lock = { name: 'ocr', waitMs: 0, busy: '' }
    let running = Promise.resolve()
    await new Promise<void>((begun) => {
      running = withUserLock(world.deps, lock, id, () => (begun(), long))
    })

    const refused = await whileSecondsFly(() => busy.upload('/api/ocr-extract', 'image', pictures.short))
    const other = await (await world.as('one-photo')).upload('/api/ocr-extract', 'image', pictures.short)
    end()
    await running

    expect(refused).toMatchObject({ status: 409, body: { code: 'BUSY' } })
    expect((refused.body as { message: string }).message).toMatch(/still being read.+try again/)
    expect(refused.headers['retry-after']).toBe('2')
    expect(other).toMatchObject({ status: 200, body: { success: true } })
    expect((await busy.upload('/api/ocr-extract', 'image', pictures.short)).status).toBe(200)
  },
)
