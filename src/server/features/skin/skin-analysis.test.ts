import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FaceAnalysis } from '../../../contract/face.ts'
import { SkinReport } from '../../../contract/skin-report.ts'
import { farTestFace, testFace } from '../../../readers/face/test-face.test-support.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'

let world: World
let photo = ''
beforeAll(async () => {
  world = await createWorld()
  photo = dataUrl(Buffer.from(testFace()))
})
afterAll(() => world.close())

const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`
const analyze = (client: Client, imageBase64 = photo, key?: string) =>
  client.post('/api/face-analysis', { imageBase64 }, key === undefined ? {} : { 'idempotency-key': key })
const used = async (client: Client) =>
  ((await client.get('/api/subscription/usage')).body as { faceAnalysesCount: number }).faceAnalysesCount

/** Signed in, on Premium, and agreed to the measuring. */
async function member(name: string, has = { plan: true, consent: true }): Promise<Client> {
  const client = await world.as(name)
  if (has.consent) await client.post('/api/users/consents', { kind: 'face-analysis', isGiven: true })
  if (has.plan) {
    const order = await client.post('/api/subscription/checkout', { planId: 'premium-monthly' })
    const { intent } = order.body as { intent: string }
    const paid = await client.post('/api/test-checkout', { intent, outcome: 'pay' })
    expect(paid.status).toBe(200)
  }
  return client
}

test('FACE-23 FACE-24 DEC-35 a face is measured on this machine, stored as figures and counted', async () => {
  const ana = await member('measured')

  const answer = await analyze(ana)

  expect(answer.status).toBe(200)
  const face = answer.body as FaceAnalysis
  const report = SkinReport.parse(face.analysis)
  expect(report.receipt).toMatchObject({ bytes: testFace().length, isStored: false, sentTo: null })
  expect(face).toMatchObject({
    safetyScore: report.scores.overall ?? null,
    skinType: report.skinType?.type ?? null,
    isPublic: false,
  })
  expect(report.reading.quality.eyeDistancePx).toBeGreaterThan(150)
  expect(Object.keys(report.scores).length).toBeGreaterThanOrEqual(3)
  // A score that is shown has its parts; what was not measured has none.
  for (const [name, score] of Object.entries(report.scores)) {
    expect(score).toBeGreaterThanOrEqual(0)
    expect(report.why).toHaveProperty(name)
  }
  expect(await used(ana)).toBe(1)
  expect((await ana.get(`/api/face-analyses/${face.id}`)).body).toEqual(face)
  expect((await ana.get('/api/face-analyses')).body).toHaveLength(1)
})

test('the same photo gives the same figures every time', async () => {
  const ana = await member('steady')

  const [first, second] = [await analyze(ana), await analyze(ana)].map(
    ({ body }) => SkinReport.parse((body as FaceAnalysis).analysis).reading,
  )

  expect(second).toEqual(first)
})

test('the same click sent twice counts once and answers the same', async () => {
  const ana = await member('clicks')

  const first = await analyze(ana, photo, 'one-click')

  expect((await analyze(ana, photo, 'one-click')).body).toEqual(first.body)
  expect(await used(ana)).toBe(1)
})

test('B-23 without consent nothing is measured; taking it back stops the next one', async () => {
  const ana = await member('unasked', { plan: true, consent: false })
  expect(await analyze(ana)).toMatchObject({ status: 428, body: { code: 'CONSENT_REQUIRED' } })

  await ana.post('/api/users/consents', { kind: 'face-analysis', isGiven: true })
  expect((await analyze(ana)).status).toBe(200)
  await ana.post('/api/users/consents', { kind: 'face-analysis', isGiven: false })

  expect((await analyze(ana)).status).toBe(428)
})

test('B-86 DEC-34 on Free the server refuses with the specified words and status', async () => {
  const ana = await member('onfree', { plan: false, consent: true })

  expect(await analyze(ana)).toMatchObject({
    status: 429,
    body: {
      code: 'LIMIT_EXCEEDED',
      message: 'Monthly face analysis limit reached. Please upgrade your plan to continue.',
    },
  })
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a9b6c' } })
    .png()
    .toBuffer()

test('FACE-38 FACE-39 each refusal has its own words, costs nothing and says no figure that could be misread', async () => {
  const ana = await member('refused')
  const face = sharp(Buffer.from(farTestFace())).removeAlpha()
  const { width = 0, height = 0 } = await face.metadata()
  const cases: [string, Buffer][] = [
    ['no-face', await plain(640, 480)],
    [
      'cut-off',
      await face
        .clone()
        .extract({
          left: Math.round(width * 0.42),
          top: 0,
          width: Math.round(width * 0.5),
          height: Math.round(height * 0.6),
        })
        .png()
        .toBuffer(),
    ],
    ['too-small', await face.clone().resize(180).png().toBuffer()],
    ['too-dark', await face.clone().linear(0.12, 0).png().toBuffer()],
    ['blurred', await sharp(testFace()).blur(4).png().toBuffer()],
    // Far enough away to be measured, and too far for three of the five scores.
    ['too-small', Buffer.from(farTestFace())],
  ]
  for (const [refusal, picture] of cases) {
    const answer = await analyze(ana, dataUrl(picture))
    expect(answer, refusal).toMatchObject({
      status: 400,
      body: { code: 'INVALID_IMAGE', fields: { photo: refusal } },
    })
    const { message } = answer.body as { message: string }
    expect(message).toMatch(refusal === 'no-face' ? /objects, landscapes/ : /human face|clear photo/)
    expect(message).not.toMatch(/\d|LIMIT_EXCEEDED|too large|inappropriate/)
    world.clock.now = new Date(world.clock.now.getTime() + 61_000)
  }
  expect(await used(ana)).toBe(0)
  expect((await ana.get('/api/face-analyses')).body).toEqual([])
})

test.each([
  ['no data URL', 'aGVsbG8=', 400],
  ['text', dataUrl(Buffer.from('hello'), 'text/plain'), 400],
  ['an image type with other bytes', dataUrl(Buffer.from('<svg></svg>'), 'image/png'), 400],
  ['nothing after the comma', 'data:image/png;base64,', 400],
])('FACE-16 %s is refused in words', async (_what, imageBase64, status) => {
  world.clock.now = new Date(world.clock.now.getTime() + 61_000)
  const ana = await member(`bad-${imageBase64.length}`)

  expect((await analyze(ana, imageBase64)).status).toBe(status)
  expect(await used(ana)).toBe(0)
})

test('FACE-17 FACE-18 DEC-22 10485760 bytes reach the reader whole, one more is too large', async () => {
  const ana = await member('tenmb')
  const padded = (size: number) => {
    const face = Buffer.from(testFace())
    return Buffer.concat([face, Buffer.alloc(size - face.length)])
  }

  const whole = await analyze(ana, dataUrl(padded(10_485_760)))
  expect(whole.status).toBe(200)
  expect(SkinReport.parse((whole.body as FaceAnalysis).analysis).receipt?.bytes).toBe(10_485_760)
  expect(await analyze(ana, dataUrl(padded(10_485_761)))).toMatchObject({
    status: 413,
    body: { code: 'TOO_LARGE' },
  })
})

test('B-20 what is shared tells neither the receipt nor anything that follows from what its owner told', async () => {
  const ana = await member('shares')
  await ana.patch('/api/users/profile', { allergies: ['Panthenol', 'Niacinamide', 'Glycerin', 'Retinol'] })
  const face = (await analyze(ana)).body as FaceAnalysis
  await ana.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  await ana.patch(`/api/face-analyses/${face.id}/sharing`, { isPublic: true })

  const shared = await world.client().get(`/api/public/face-analyses/${face.shareId}`)

  expect(shared.status).toBe(200)
  expect(shared.text).not.toContain('You listed')
  expect(shared.text).not.toContain('receipt')
  expect(shared.text).not.toContain(face.id)
})

test('TREND-20 TREND-21 the journey has each scored analysis with its measures, for its owner only', async () => {
  const ana = await member('journey')
  const face = (await analyze(ana)).body as FaceAnalysis

  const trends = (await ana.get('/api/skin-trends')).body as object[]

  expect(face.safetyScore).not.toBeNull()
  expect(trends).toEqual([
    expect.objectContaining({
      score: face.safetyScore,
      faceAnalysisId: face.id,
      rules: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      reading: expect.objectContaining({ measures: expect.any(Object) }),
    }),
  ])
  expect((await (await member('other')).get('/api/skin-trends')).body).toEqual([])
  expect((await world.client().get('/api/skin-trends')).status).toBe(401)
})

test('neither photo nor figures of a face are logged', async () => {
  const ana = await member('silent')
  await analyze(ana)

  const log = world.logged.join('\n')
  expect(log).not.toContain(photo.slice(200, 280))
  expect(log).not.toContain('imageBase64')
  expect(log).not.toContain('redness')
})
