import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CONSENT_VERSIONS } from '../../../contract/choices.ts'
import { providerConsentVersion } from '../../../contract/account.ts'
import type { FaceAnalysis } from '../../../contract/face.ts'
import { SkinReport } from '../../../contract/skin-report.ts'
import { testFace } from '../../../readers/face/test-face.test-support.ts'
import { createAiWorld, type AiWorld } from '../../testing/ai-stand-in/ai-world.test-support.ts'
import type { Client } from '../../testing/world.test-support.ts'

let world: AiWorld
let imageBase64 = ''
beforeAll(async () => {
  world = await createAiWorld()
  const jpeg = await sharp(testFace())
    .withExif({ IFD0: { ImageDescription: 'EXIF-CANARY' } })
    .jpeg({ quality: 95 })
    .toBuffer()
  imageBase64 = `data:image/jpeg;base64,${jpeg.toString('base64')}`
})
afterAll(() => world.close())
beforeEach(() => world.standIn.reset())

const PROVIDER = providerConsentVersion('Acme AI')

async function member(name: string, version?: string): Promise<Client> {
  const client = await world.as(name)
  const given = await client.post('/api/users/consents', {
    kind: 'face-analysis',
    isGiven: true,
    ...(version ? { version } : {}),
  })
  expect(given.status).toBe(200)
  const { intent } = (await client.post('/api/subscription/checkout', { planId: 'premium-monthly' }))
    .body as {
    intent: string
  }
  await client.post('/api/test-checkout', { intent, outcome: 'pay' })
  return client
}
const analyze = async (client: Client) => {
  const answer = await client.post('/api/face-analysis', { imageBase64 })
  expect(answer.status).toBe(200)
  const face = answer.body as FaceAnalysis
  return { face, report: SkinReport.parse(face.analysis) }
}

test(
  'B-21 DEC-37 with a consent that names the provider the photo goes out, and the receipt says so',
  { timeout: 60_000 },
  async () => {
    const ana = await member('ana-of-the-harbour', PROVIDER)

    const { face, report } = await analyze(ana)

    expect(report.receipt).toMatchObject({ sentTo: 'Acme AI', isStored: false })
    expect(report.impressions).toEqual({
      items: [
        { place: 'cheeks', text: 'Some redness is visible on both cheeks.' },
        { place: 'forehead', text: 'The forehead looks a little shiny.' },
      ],
      madeBy: { provider: 'Acme AI', model: 'eyes-1' },
    })
    expect(report.aiWords?.madeBy).toEqual({ provider: 'Acme AI', model: 'words-1' })
    const look = world.standIn.asked.find(({ task }) => task === 'look')
    const photo = look?.photo ?? Buffer.alloc(0)
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg' })
    expect((await sharp(photo).metadata()).exif).toBeUndefined()
    const { id } = (await ana.get('/api/user')).body as { id: string }
    const sent =
      world.standIn.asked.map(({ raw, headers }) => raw + JSON.stringify(headers)).join('') +
      photo.toString('latin1')
    for (const canary of ['CANARY', id, 'harbour', face.id]) expect(sent).not.toContain(canary)

    await ana.post('/api/users/consents', { kind: 'sharing', isGiven: true })
    await ana.patch(`/api/face-analyses/${face.id}/sharing`, { isPublic: true })
    const shared = (await world.client().get(`/api/public/face-analyses/${face.shareId}`)).text
    expect(shared).toContain('aiWords')
    expect(shared).not.toMatch(/impressions|redness is visible|receipt/)
  },
)

test('DEC-37 a consent to the measuring alone keeps the photo here', { timeout: 60_000 }, async () => {
  const ben = await member('ben')

  const { report } = await analyze(ben)

  expect(report.receipt?.sentTo).toBeNull()
  expect(report.impressions).toBeUndefined()
  expect(world.standIn.asked.map(({ task, photo }) => [task, photo])).toEqual([['face', null]])
})

test(
  'B-42 a provider that sees what it must not say, or fails, changes no figure of the report',
  { timeout: 60_000 },
  async () => {
    const cleo = await member('cleo', PROVIDER)
    const { report: first } = await analyze(cleo)
    const figures = ({ receipt: _receipt, aiWords: _words, impressions: _seen, ...rest }: SkinReport) => rest
    world.standIn.answer(({ task }) =>
      task === 'look'
        ? {
            impressions: [
              { place: 'cheeks', text: 'Severity 9: this is rosacea, see https://evil.example.' },
              { place: 'nose', text: 'A tired woman of forty years.' },
            ],
          }
        : { text: 'Your overall score is 100. The skin is perfect.' },
    )
    const { report: obeyed } = await analyze(cleo)
    world.standIn.misbehave('error-500')
    const { report: failed } = await analyze(cleo)

    for (const report of [obeyed, failed]) {
      expect(figures(report)).toEqual(figures(first))
      expect([report.aiWords, report.impressions]).toEqual([undefined, undefined])
      // It left, whatever came back.
      expect(report.receipt?.sentTo).toBe('Acme AI')
    }
  },
)

test('DEC-37 a photo that was not sent has a receipt that says so', { timeout: 60_000 }, async () => {
  const dora = await member('dora', PROVIDER)
  world.deps.ai = await world.open({ baseUrl: 'http://127.0.0.1:9/v1' })

  expect((await analyze(dora)).report.receipt?.sentTo).toBeNull()

  world.deps.ai = await world.open({ visionModel: null })
  expect((await analyze(dora)).report.receipt?.sentTo).toBeNull()
  world.deps.ai = await world.open()
})

test('DEC-37 nobody agrees to words that are not shown today, and a later word replaces the earlier one', async () => {
  const eva = await world.as('eva')
  const give = (version: string) =>
    eva.post('/api/users/consents', { kind: 'face-analysis', isGiven: true, version })

  expect(await give(providerConsentVersion('Somebody Else'))).toMatchObject({ status: 409 })
  await give(PROVIDER)
  const last = await give(CONSENT_VERSIONS['face-analysis'])

  const standing = (last.body as { version: string; withdrawnAt: string | null }[]).filter(
    (one) => one.withdrawnAt === null,
  )
  expect(standing.map(({ version }) => version)).toEqual([CONSENT_VERSIONS['face-analysis']])
  expect((await eva.get('/api/site')).body).toMatchObject({ aiProvider: 'Acme AI', aiSeesPhotos: true })
})
