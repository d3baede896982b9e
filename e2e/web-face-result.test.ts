import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { measuredReport, seedMeasured } from './face-rows.ts'
import { toastOf } from './plan-steps.ts'
import { onPaper, overflowing, roundTrip } from './web-steps.ts'
import { BLANK, createWorld, open, PHONE, reload, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const DAY = new Date(Date.UTC(2026, 9, 20, 16, 5))
const openResult = (page: Page, id: string) => open(page, `${world.app.origin}/face-analysis/${id}`)
const report = (page: Page) => page.getByRole('heading', { name: 'Professional Skin Analysis' })
const missing = (page: Page) => page.getByRole('heading', { name: 'Analysis Not Found' })

/** The calls for one analysis that a page makes from now on. */
function askedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/face-analyses/')) asked.push(pathname)
  })
  return asked
}

test('SHARE-10 SHARE-15 SHARE-17 FDET-01 both buttons of the owner save the PDF; a failure is told', async () => {
  const { page } = await world.visitAs('report-pdf', BLANK)
  const row = await seedMeasured(world, 'report-pdf', measuredReport({ redness: 55 }), DAY)
  await openResult(page, row.id)
  for (const name of ['Export Analysis', 'Download']) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    expect((await saved).suggestedFilename()).toBe(`skin-analysis-${row.id}-2026-10-20.pdf`)
    await toastOf(page).getByText('PDF Downloaded').waitFor()
    await toastOf(page)
      .getByText('Your comprehensive face analysis report has been downloaded as PDF')
      .waitFor()
  }
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('no room')
    }
  })
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await toastOf(page).getByText('Failed to generate PDF report').waitFor()
})

test('FDET-02 FDET-06 FDET-18..21 DEC-16 DEC-40 a visitor sees it only while it is shared, by its share id, and without what is personal', async () => {
  const { page } = await world.visitAs('report-share', BLANK)
  const found = measuredReport({ redness: 55 }, { allergies: ['Panthenol'] })
  const row = await seedMeasured(world, 'report-share', found, DAY)
  await openResult(page, row.id)
  await page.getByText('PANTHENOL').first().waitFor()

  const { page: visitor } = await world.visit(BLANK)
  const asked = askedBy(visitor)
  await openResult(visitor, row.id)
  await missing(visitor).waitFor()
  await visitor.getByText('The requested face analysis could not be found.').waitFor()
  expect(asked.splice(0)).toEqual([`/api/face-analyses/${row.id}`, `/api/public/face-analyses/${row.id}`])
  for (const id of ['nonsense', randomUUID(), row.shareId]) {
    await openResult(visitor, id)
    await missing(visitor).waitFor()
  }
  await visitor.getByRole('link', { name: 'Go Home' }).waitFor()

  await page.getByRole('button', { name: 'Share Results' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Ana')
  await dialog.getByRole('button', { name: 'Agree and share' }).click()
  await toastOf(page).getByText('Link Copied!').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${world.app.origin}/face-analysis/${row.shareId}`,
  )
  await page.getByText('Shared: anyone with the link can see it').waitFor()

  asked.length = 0
  await reload(visitor)
  await report(visitor).waitFor()
  await visitor.getByText('Analysis by Ana').waitFor()
  expect(asked).toEqual([`/api/public/face-analyses/${row.shareId}`])
  expect(await visitor.getByText('PANTHENOL').count()).toBe(0)
  expect(await visitor.getByText('What happened to your photo').count()).toBe(0)
  expect(await visitor.getByText('Stop sharing').count()).toBe(0)

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await toastOf(page).waitFor()
  await reload(visitor)
  await missing(visitor).waitFor()
})

test('B-44 UX-13 a good result is celebrated once, for its owner, and never where motion is unwanted', async () => {
  const good = measuredReport(
    Object.fromEntries(
      [
        'redness',
        'texture',
        'shine',
        'unevenness',
        'lines',
        'dark-spots',
        'blemish-spots',
        'under-eye-darkness',
        'dryness-appearance',
      ].map((name) => [name, 12]),
    ),
  )
  expect(good.scores.overall).toBeGreaterThanOrEqual(80)
  const fired = (page: Page) => page.locator('canvas[data-fired=true]').count()
  /** The drawing of the confetti travels only where it is wanted. */
  const drawings = (page: Page) => {
    const asked: string[] = []
    page.on('request', (request) => void (/confetti/.test(request.url()) && asked.push(request.url())))
    return asked
  }
  const { page } = await world.visitAs('report-joy', BLANK, { motion: true })
  const row = await seedMeasured(world, 'report-joy', good)
  const asked = drawings(page)
  await openResult(page, row.id)
  await expect.poll(() => fired(page)).toBe(1)
  expect(asked).toHaveLength(1)
  asked.length = 0
  await reload(page)
  await report(page).waitFor()
  await roundTrip(page)
  expect(asked).toEqual([])
  expect(await fired(page)).toBe(0)

  const still = await world.visitAs('report-still', BLANK)
  const other = await seedMeasured(world, 'report-still', good)
  const askedStill = drawings(still.page)
  await openResult(still.page, other.id)
  await still.page
    .getByRole('img', { name: `Overall: ${good.scores.overall} out of 100, Excellent` })
    .waitFor()
  await roundTrip(still.page)
  expect(askedStill).toEqual([])
  expect(await fired(still.page)).toBe(0)
})

test(
  'UX-01 UX-06 UX-07 UX-21 UX-23 the report fits both sizes, both themes, twice the text and paper, and passes axe',
  { timeout: 180_000 },
  async () => {
    const { page, context } = await world.visitAs('report-axe', BLANK)
    const found = measuredReport({ redness: 60, shine: null }, { warnings: ['dark'] })
    const row = await seedMeasured(world, 'report-axe', found)
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      await openResult(page, row.id)
      await report(page).waitFor()
      await page.emulateMedia({ media: 'print' })
      await page.getByText('Week 1-2').waitFor()
      await page.emulateMedia({ media: 'screen' })
      for (const fold of await page.locator('article h2 button:visible').all()) await fold.click()
      const summaries = await page.locator('summary').all()
      for (const summary of summaries) await summary.click()
      await expect.poll(() => page.locator('details[open]').count()).toBe(summaries.length)
      expect(await axeFindings(page)).toEqual([])
      expect(await overflowing(page, viewport.width, PHONE.width)).toEqual([])
      await onPaper(page)
      expect(await page.getByRole('button', { name: 'Share Results' }).isVisible()).toBe(false)
      expect(await page.getByRole('banner').isVisible()).toBe(false)
      await page.emulateMedia({ media: 'screen' })
    }
    const browser = await context.newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await reload(page)
    await report(page).waitFor()
    expect(await overflowing(page, 360, 1440)).toEqual([])
  },
)
