import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { contentOf } from '../src/engine/skin/sample-faces.test-support.ts'
import { axeFindings } from './axe.ts'
import { measuredReport, seedMeasured } from './face-rows.ts'
import { makeSubscription } from './plan-steps.ts'
import { dismissToasts, overflowing } from './web-steps.ts'
import { BLANK, createWorld, open, PHONE, reload, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const file = (page: Page) => page.getByLabel('Choose a photo')

test('FACE-43 DEC-23 a bought plan opens the panel; the consent is given once, and asked for again when it is taken back', async () => {
  const { page } = await world.visitAs('face-bought', BLANK)
  await makeSubscription(page, 'Standard')
  await open(page, `${world.app.origin}/face-analysis`)
  const consent = page.getByRole('region', { name: 'Before your first photo' })
  await consent.getByRole('button', { name: 'I agree' }).click()
  await page.getByText('0 of 3 face analyses used this month').waitFor()
  await file(page).waitFor({ state: 'attached' })
  await reload(page)
  await file(page).waitFor({ state: 'attached' })

  await open(page, `${world.app.origin}/profile`)
  await page.getByRole('button', { name: 'Withdraw: Face analysis' }).click()
  await page.locator('[data-toast]').waitFor()
  await open(page, `${world.app.origin}/face-analysis`)
  await consent.waitFor()
  expect(await file(page).count()).toBe(0)
})

test(
  'UX-01 UX-05 UX-07 UX-23 the page fits both sizes and twice the text, passes axe, and works by keyboard',
  { timeout: 180_000 },
  async () => {
    const { page, context } = await world.visitAs('face-axe', BLANK)
    const { origin } = world.app
    await makeSubscription(page, 'Premium')
    await page.request.post(`${origin}/api/users/consents`, {
      data: { kind: 'face-analysis', isGiven: true },
      headers: { origin },
    })
    const report = measuredReport({ redness: 60, shine: null })
    const row = await seedMeasured(world, 'face-axe', report)
    await page.route('**/api/face-analysis', (route) =>
      route.fulfill({ json: { ...row, ...contentOf(report), isPublic: false, ownerName: null } }),
    )
    const buffer = await sharp({ create: { width: 480, height: 640, channels: 3, background: '#c9a088' } })
      .png()
      .toBuffer()
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]) {
      const isFitting = async () => expect(await overflowing(page, viewport.width, PHONE.width)).toEqual([])
      await page.setViewportSize(viewport)
      await open(page, `${origin}/face-analysis`)
      await file(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
      await page.getByAltText('The photo you chose').waitFor()
      expect(await axeFindings(page)).toEqual([])
      await isFitting()
      await page.getByRole('button', { name: 'Start Face Analysis' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Professional Skin Analysis' }).waitFor()
      await page.getByRole('button', { name: 'Analyze Another Photo' }).waitFor()
      await dismissToasts(page)
      await isFitting()
      // At both sizes by web-face-result.test.ts; what stands around it is the same on a desk.
      const found = viewport.width < PHONE.width ? await axeFindings(page) : []
      expect(found).toEqual([])
    }
    const browser = await context.newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await reload(page)
    await page.getByRole('region', { name: 'Recent analyses' }).getByRole('button').first().click()
    await page.getByRole('heading', { name: 'Professional Skin Analysis' }).waitFor()
    expect(await overflowing(page, 360, 1440)).toEqual([])
  },
)
