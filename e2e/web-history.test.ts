import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { BLANK, createWorld, open, PHONE, type World } from './world.ts'
import { makeAnalysis } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(NOW - hours * HOUR_MS).toISOString()

const TODAY = { overallScore: 82, isPartial: false, veganStatus: true, alertCount: 0, lawChangeCount: 0 }

const cosmetic = (place: number, rest: Record<string, unknown> = {}) => ({
  id: `ana_${String(place).padStart(22, '0')}`,
  shareId: `0b7c4c9e-7f0a-4c4e-9a59-${String(place).padStart(12, '0')}`,
  productName: `Product ${place}`,
  createdAt: ago(place),
  isPublic: false,
  ownerName: null,
  status: 'complete',
  overallScore: 82,
  isPartial: false,
  comedogenicRating: null,
  veganStatus: true,
  ingredientCount: 12,
  alertCount: 0,
  today: TODAY,
  ...rest,
})

/** Answers of the history call made here, and the questions that were asked. */
async function stub(page: Page, pages: number, items?: unknown[]) {
  const asked: Record<string, string>[] = []
  await page.route('**/api/analyses/history?*', (route) => {
    const query = Object.fromEntries(new URL(route.request().url()).searchParams)
    asked.push(query)
    const at = Math.min(Number(query['page']), pages)
    const six = items ?? [0, 1, 2, 3, 4, 5].map((place) => cosmetic((at - 1) * 6 + place))
    const changedByLaw = { total: 0, newest: [] }
    return route.fulfill({
      json: { total: items?.length ?? pages * 6, page: at, pages, items: six, changedByLaw },
    })
  })
  return asked
}

const openHistory = async (page: Page) => {
  await open(page, `${world.app.origin}/history`)
  await page.getByRole('heading', { name: 'My Saved Analyses', level: 1 }).waitFor()
}
const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') })
const headings = (page: Page) => cards(page).getByRole('heading').allInnerTexts()

test('HIST-15 HIST-18 HIST-26 SHARE-16 real results are found by an ingredient, a card writes its PDF, and View opens the share id', async () => {
  const { page } = await world.visitAs('hist-real', BLANK)
  await makeAnalysis(page, 'Aqua, Glycerin', 'Plain Cream')
  const oil = await makeAnalysis(page, 'Aqua, Simmondsia Chinensis Seed Oil', 'Jojoba Balm')
  await openHistory(page)
  await page.getByRole('heading', { name: 'Plain Cream' }).waitFor()

  await page.getByLabel('Search').fill('CHINENSIS')
  await page.getByRole('heading', { name: 'Plain Cream' }).waitFor({ state: 'detached' })
  expect(await headings(page)).toEqual(['Jojoba Balm'])
  await page.getByLabel('Search').fill('nothing like it')
  await page.getByText('Nothing you saved matches this search and filter.').waitFor()
  await page.getByRole('button', { name: 'Clear search and filter' }).click()
  await page.getByRole('heading', { name: 'Plain Cream' }).waitFor()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Plain Cream as PDF' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^cosmetic-analysis-.+-\d{4}-\d\d-\d\d\.pdf$/)
  await page.locator('[data-toast]').getByText('PDF Exported').waitFor()

  await page.getByRole('link', { name: 'View Jojoba Balm' }).click()
  await page.waitForURL(`**/analysis/${oil.shareId}`)
  await page.getByRole('heading', { name: 'Jojoba Balm', level: 1 }).waitFor()
})

test('UX-23 with text of twice the size a message keeps its words readable and its Undo within reach', async () => {
  const { page } = await world.visitAs('hist-undo-large', BLANK, { viewport: PHONE })
  await makeAnalysis(page, 'Aqua, Glycerin', 'Night Cream with a long name')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await openHistory(page)
  await page.getByRole('button', { name: 'Delete Night Cream' }).click()
  const toast = page.locator('[data-toast]')
  await toast.waitFor()

  const text = await toast.getByText('is gone.').boundingBox()
  const undo = await toast.getByRole('button', { name: 'Undo' }).boundingBox()
  // Below the words and not beside them, where it would leave room for four letters a line.
  expect(text?.width).toBeGreaterThan(140)
  const middle = (undo?.y ?? 0) + (undo?.height ?? 0) / 2
  expect(middle).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0))
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: 'Night Cream' }).waitFor()
})

test(
  'UX-01 UX-07 the history fits 320 to 1440 px, and axe finds nothing in both themes',
  { timeout: 120_000 },
  async () => {
    const { page } = await world.visitAs('hist-axe', BLANK, {})
    await stub(page, 12, undefined)
    for (const viewport of [{ width: 320, height: 640 }, PHONE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport)
      await openHistory(page)
      // The first list came with the page; the next one is asked for.
      await page.getByLabel('Sort by').selectOption('oldest')
      await cards(page).first().waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      // 320 and 390 px have the same layout; what axe looks at differs between a phone and a desk.
      const found = viewport === PHONE ? [] : await axeFindings(page)
      expect(found).toEqual([])
    }
  },
)
