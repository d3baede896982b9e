import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { farTestFace, testFace } from '../src/readers/face/test-face.test-support.ts'
import { buy, makeSubscription } from './plan-steps.ts'
import { BLANK, createWorld, DESK, open, PHONE, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const photo = () => ({ name: 'face.png', mimeType: 'image/png', buffer: Buffer.from(testFace()) })

/** A photo takes a second; on a machine that does five things at once, half a minute. */
const READ_MS = 60_000

test('FACE-06 FREP-05 TREND-09 DEC-35 from buying a plan to a measured report and its place on the journey, on a phone and at a desk', async () => {
  const { page, problems } = await world.visitAs('skin-journey', '/face-analysis', { viewport: PHONE })
  await page.getByText('not included in Free').first().waitFor()
  await buy(page, 'Standard')
  await open(page, `${world.app.origin}/face-analysis`)
  await page.getByRole('button', { name: /agree/i }).click()

  await page.getByLabel('Choose a photo').setInputFiles(photo())
  await page.getByRole('button', { name: 'Start Face Analysis' }).click()

  await page.getByRole('heading', { name: 'Professional Skin Analysis' }).waitFor({ timeout: READ_MS })
  // One report, looked at in both sizes: the photo of a desk is read by the same calls.
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport)
    await page.getByRole('heading', { name: 'Professional Skin Analysis' }).waitFor()
    // Head and shoulders fill the photo: it is large enough for every measure.
    await page
      .getByRole('img', { name: /^Texture: \d+/ })
      .first()
      .waitFor()
    expect(await page.getByText('Not measured', { exact: true }).count()).toBe(0)
    await page
      .getByText(/not a medical device/i)
      .first()
      .waitFor()
  }
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport)
    await open(page, `${world.app.origin}/history`)
    await page.getByRole('tab', { name: 'Skin Analysis' }).click()
    await page.getByRole('link', { name: /^View/ }).first().waitFor()
    await open(page, `${world.app.origin}/skin-health-tracker`)
    await page.getByRole('heading', { name: 'Your Skin Health Journey', exact: true }).waitFor()
  }
  expect(problems).toEqual([])
})

test('the answer gets lost on the way: the second try shows the same analysis and costs nothing more', async () => {
  const { page } = await world.visitAs('skin-lost', BLANK)
  await makeSubscription(page, 'Standard')
  await open(page, `${world.app.origin}/face-analysis`)
  await page.getByRole('button', { name: /agree/i }).click()
  await page.getByLabel('Choose a photo').setInputFiles(photo())
  await page.route('**/api/face-analysis', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Start Face Analysis' }).click()
  await page.locator('[data-toast]').first().waitFor({ timeout: READ_MS })
  await page.getByAltText('The photo you chose').waitFor()

  await page.unroute('**/api/face-analysis')
  await page.getByRole('button', { name: 'Start Face Analysis' }).click()
  await page.getByRole('heading', { name: 'Professional Skin Analysis' }).waitFor({ timeout: READ_MS })
  const ask = async (path: string) =>
    (await (await page.request.get(`${world.app.origin}/api/${path}`)).json()) as Record<string, unknown>
  expect(await ask('face-analyses')).toMatchObject({ length: 1 })
  expect(await ask('subscription/limits')).toMatchObject({ usage: { faceAnalysesCount: 1 } })
})

/** The portrait made unfit in every way that can be made of one portrait; a turned head is told in web-face.test.ts. */
async function unfitPhotos(): Promise<[why: string, told: string, photo: Buffer][]> {
  const face = () => sharp(Buffer.from(farTestFace())).removeAlpha()
  const half = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect x="226" width="286" height="512" opacity="0.8"/></svg>',
  )
  const two = sharp({ create: { width: 1024, height: 512, channels: 3, background: '#777' } }).composite([
    { input: await face().png().toBuffer(), left: 0, top: 0 },
    { input: await face().png().toBuffer(), left: 512, top: 0 },
  ])
  const wall = sharp({ create: { width: 640, height: 480, channels: 3, background: '#9aa38f' } })
  const pictures = [
    ['no face', 'We found no face on this photo', wall],
    ['two faces', 'There is more than one face on this photo', two],
    [
      'cut off',
      'A part of your face is outside the picture',
      face().extract({ left: 215, top: 0, width: 256, height: 307 }),
    ],
    ['too small', 'Your face is too far away on this photo', face().resize(180)],
    ['too dark', 'This photo is too dark', face().linear(0.12, 0)],
    ['overexposed', 'Parts of your face are overexposed', face().linear(1.4, 0)],
    ['light from the side', 'One half of your face is much darker', face().composite([{ input: half }])],
    ['blurred', 'This photo is blurred', sharp(testFace()).blur(4)],
  ] as const
  return Promise.all(
    pictures.map(async ([why, told, picture]) => [why, told, await picture.png().toBuffer()]),
  )
}

const unfit = unfitPhotos()

// In two parts: five analyses a minute are allowed to one user.
test.each([
  ['the person', 0, 4],
  ['the light', 4, 8],
])(
  'FACE-38 FACE-39 a photo unfit by %s is refused in its own words and costs nothing',
  async (what, from, to) => {
    const { page, problems } = await world.visitAs(`unfit-${from}`, BLANK, { viewport: PHONE })
    await makeSubscription(page, 'Standard')
    await open(page, `${world.app.origin}/face-analysis`)
    await page.getByRole('button', { name: /agree/i }).click()
    for (const [why, told, buffer] of (await unfit).slice(from, to)) {
      await page
        .getByLabel('Choose a photo')
        .setInputFiles({ name: `${why}.png`, mimeType: 'image/png', buffer })
      await page.getByRole('button', { name: 'Start Face Analysis' }).click()
      await page.getByRole('main').getByText(told).waitFor({ timeout: 20_000 })
      // The reason is the title; where no person is to be seen, that is.
      const title = why === 'no face' ? 'Invalid Image' : told
      await page.locator('[data-toast]').getByText(title).first().waitFor()
    }
    const limits = await page.request.get(`${world.app.origin}/api/subscription/limits`)
    expect(await limits.json(), what).toMatchObject({ usage: { faceAnalysesCount: 0 } })
    expect(problems).toEqual([])
  },
)
