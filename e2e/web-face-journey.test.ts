import { afterAll, beforeAll, expect, test } from 'vitest'
import { testFace } from '../src/readers/face/test-face.test-support.ts'
import { buy } from './plan-steps.ts'
import { createWorld, PHONE, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const photo = () => ({ name: 'face.png', mimeType: 'image/png', buffer: Buffer.from(testFace()) })

test.each([
  ['a phone', { viewport: PHONE }],
  ['a desk', { viewport: { width: 1440, height: 900 } }],
])(
  'FACE-06 FREP-05 TREND-09 DEC-35 on %s: from buying a plan to a measured report and its place on the journey',
  async (where, options) => {
    const { page, problems } = await world.visitAs(`skin-${where.slice(2)}`, '/face-analysis', options)
    await page.getByText('not included in Free').first().waitFor()
    await buy(page, 'Standard')
    await page.goto(`${world.app.origin}/face-analysis`)
    await page.getByRole('button', { name: /agree/i }).click()

    await page.getByLabel('Choose a photo').setInputFiles(photo())
    await page.getByRole('button', { name: 'Start Face Analysis' }).click()

    await page.getByRole('heading', { name: 'Professional Skin Analysis' }).waitFor({ timeout: 30_000 })
    // The portrait is small: what it is too small for is said and not scored.
    await page.getByText('Not measured').first().waitFor()
    await page
      .getByText(/not a medical device/i)
      .first()
      .waitFor()
    await page.goto(`${world.app.origin}/history`)
    await page.getByRole('tab', { name: 'Skin Analysis' }).click()
    await page.getByRole('link', { name: /^View/ }).first().waitFor()
    await page.goto(`${world.app.origin}/skin-health-tracker`)
    await page.getByRole('heading', { name: 'Your Skin Health Journey', exact: true }).waitFor()
    expect(problems).toEqual([])
  },
)

test('the answer gets lost on the way: the second try shows the same analysis and costs nothing more', async () => {
  const { page } = await world.visitAs('skin-lost', '/about')
  await buy(page, 'Standard')
  await page.goto(`${world.app.origin}/face-analysis`)
  await page.getByRole('button', { name: /agree/i }).click()
  await page.getByLabel('Choose a photo').setInputFiles(photo())
  await page.route('**/api/face-analysis', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Start Face Analysis' }).click()
  await page.locator('[data-toast]').first().waitFor()
  await page.getByAltText('The photo you chose').waitFor()

  await page.unroute('**/api/face-analysis')
  await page.getByRole('button', { name: 'Start Face Analysis' }).click()
  await page.getByRole('heading', { name: 'Professional Skin Analysis' }).waitFor({ timeout: 30_000 })
  const ask = async (path: string) =>
    (await (await page.request.get(`${world.app.origin}/api/${path}`)).json()) as Record<string, unknown>
  expect(await ask('face-analyses')).toMatchObject({ length: 1 })
  expect(await ask('subscription/limits')).toMatchObject({ usage: { faceAnalysesCount: 1 } })
})
