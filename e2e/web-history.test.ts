import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { BLANK, createWorld, PHONE, type World } from './world.ts'
import { makeAnalysis, roundTrip, stopTime } from './web-steps.ts'

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

const open = async (page: Page) => {
  await page.goto(`${world.app.origin}/history`)
  await page.getByRole('heading', { name: 'My Saved Analyses', level: 1 }).waitFor()
}
const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') })
const headings = (page: Page) => cards(page).getByRole('heading').allInnerTexts()

test('HIST-01 HIST-02 HIST-03 HIST-04 HIST-06 HIST-07 HIST-13 an empty history has its parts and the way to begin', async () => {
  const { page, problems } = await world.visitAs('hist-empty')
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click()
  await page.waitForURL('**/history')

  await page.getByRole('heading', { name: 'My Saved Analyses', level: 1 }).waitFor()
  await page.getByRole('tab', { name: 'Cosmetic Analysis', selected: true }).waitFor()
  await page.getByPlaceholder('Search products and ingredients...').waitFor()
  await page.getByLabel('Show').waitFor()
  await page.getByLabel('Sort by').waitFor()
  await page.getByRole('heading', { name: 'No cosmetic analyses found' }).waitFor()
  const start = page.getByRole('main').getByRole('link', { name: 'Start Analysis' })
  expect(await start.getAttribute('href')).toBe('/')
  expect(problems).toEqual([])
})

test('HIST-05 HIST-14 HIST-25 the skin tab has its own search, filters and beginning', async () => {
  const { page } = await world.visitAs('hist-skin', BLANK)
  await open(page)
  await page.getByRole('tab', { name: 'Skin Analysis' }).click()

  await page.getByPlaceholder('Search skin types and concerns...').waitFor()
  expect(await page.getByLabel('Show').getByRole('option').allInnerTexts()).toEqual([
    'All skin types',
    'Oily',
    'Dry',
    'Sensitive',
    'Combination',
    'Normal',
  ])
  await page.getByRole('heading', { name: 'No skin analyses found' }).waitFor()
  const start = page.getByRole('main').getByRole('link', { name: 'Start Skin Analysis' })
  expect(await start.getAttribute('href')).toBe('/face-analysis')
})

test('HIST-16 HIST-28 a skin card shows concerns of both forms and leads to its share id', async () => {
  const { page } = await world.visitAs('hist-skin-card', BLANK)
  const face = {
    id: 'face_0000000000000000000000',
    shareId: '0b7c4c9e-7f0a-4c4e-9a59-3f2f1f7f2b11',
    createdAt: ago(1),
    safetyScore: 71,
    skinType: 'oily',
    isPublic: false,
    ownerName: null,
    concerns: ['Shine', { name: 'Redness', severity: 3 }],
  }
  await page.route('**/api/face-analyses/history?*', (route) =>
    route.fulfill({ json: { total: 1, page: 1, pages: 1, items: [face] } }),
  )
  await open(page)
  await page.getByRole('tab', { name: 'Skin Analysis' }).click()

  await page.getByText('2 concerns · Shine, Redness').waitFor()
  const view = page.getByRole('link', { name: 'View Oily skin' })
  expect(await view.getAttribute('href')).toBe(`/face-analysis/${face.shareId}`)
})

test('HIST-08 HIST-09 HIST-10 HIST-11 six cards, at most five numbers, and steps that end at both ends', async () => {
  const { page } = await world.visitAs('hist-pages', BLANK)
  const asked = await stub(page, 9)
  await open(page)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  const numbers = () => pager.getByRole('listitem').allInnerTexts()

  await pager.getByRole('button', { name: 'Page 1', exact: true }).waitFor()
  expect(await cards(page).count()).toBe(6)
  expect(await numbers()).toEqual(['1', '2', '3', '4', '5'])
  expect(await pager.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)

  await pager.getByRole('button', { name: 'Page 5' }).click()
  await page.getByRole('status').getByText('page 5 of 9').waitFor()
  expect(await numbers()).toEqual(['3', '4', '5', '6', '7'])
  for (let at = 6; at <= 9; at += 1) {
    await pager.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('status').getByText(`page ${at} of 9`).waitFor()
  }
  expect(await pager.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  expect(await pager.locator('[aria-current=page]').innerText()).toBe('9')
  await pager.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('status').getByText('page 8 of 9').waitFor()

  await page.getByLabel('Sort by').selectOption('oldest')
  await page.getByRole('status').getByText('page 1 of 9').waitFor()
  expect(asked.at(-1)).toMatchObject({ sort: 'oldest', page: '1', filter: 'all' })
})

test('HIST-12 six places are held while the list loads', async () => {
  const { page } = await world.visitAs('hist-wait', BLANK)
  let answer: () => void = () => undefined
  const held = new Promise<void>((done) => (answer = done))
  await page.route('**/api/analyses/history?*', async (route) => {
    await held
    await route.fulfill({
      json: { total: 0, page: 1, pages: 1, items: [], changedByLaw: { total: 0, newest: [] } },
    })
  })
  await open(page)
  const waiting = page.getByRole('status').filter({ hasText: 'Loading...' })

  await waiting.waitFor()
  expect(await waiting.locator('.animate-breathe').count()).toBe(6)
  answer()
  await page.getByRole('heading', { name: 'No cosmetic analyses found' }).waitFor()
})

test('HIST-18 HIST-33 HIST-34 HIST-35 HIST-36 cards say when, what and how it scored', async () => {
  const { page } = await world.visitAs('hist-times', BLANK)
  await page.clock.setFixedTime(NOW)
  await stub(page, 1, [
    cosmetic(1, { createdAt: ago(0.9), overallScore: 0, today: { ...TODAY, overallScore: 0 } }),
    cosmetic(2, { createdAt: ago(23.9), overallScore: null, productName: '' }),
    cosmetic(3, {
      createdAt: ago(6.9 * 24),
      alertCount: 2,
      veganStatus: false,
      today: { ...TODAY, alertCount: 2 },
    }),
    cosmetic(4, { createdAt: ago(8 * 24), status: 'failed', overallScore: null }),
  ])
  await open(page)
  await cards(page).first().waitFor()

  const [first, second, third, fourth] = await cards(page).allInnerTexts()
  expect(first).toMatch(/^Just now\s+Product 1[^]*0 Poor/)
  expect(second).toMatch(/^23 hours ago\s+Unnamed Product[^]*Unknown/)
  expect(third).toMatch(/^6 days ago[^]*Not vegan · 2 personal alerts/)
  expect(fourth).toMatch(/^Nov 12, 2026[^]*Failed/)
  expect(fourth).not.toMatch(/ingredient|vegan/i)
  await page.getByRole('link', { name: 'Try Product 4 again' }).waitFor()
  expect(await page.getByRole('button', { name: 'Export Product 1 as PDF' }).isEnabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Export Product 4 as PDF' }).count()).toBe(0)
})

test('HIST-18 DEC-52 where a list looks otherwise today, its card says so beside what was kept', async () => {
  const { page } = await world.visitAs('hist-today', BLANK, { viewport: PHONE })
  await stub(page, 1, [
    cosmetic(1, { today: { ...TODAY, alertCount: 1, overallScore: 55.5 } }),
    cosmetic(2, { alertCount: 2, today: { ...TODAY, overallScore: null, lawChangeCount: 2 } }),
    cosmetic(3, { today: undefined }),
    cosmetic(4),
  ])
  await open(page)
  await cards(page).first().waitFor()

  const [first, second, third, fourth] = await cards(page).allInnerTexts()
  expect(first).toContain('1 personal alert today (none when saved)')
  expect(first).toContain('82 Excellent')
  expect(first).toContain('Today: 55.5 Moderate')
  expect(second).toContain('0 personal alerts today (2 when saved)')
  expect(second).toContain('Today: Unknown')
  expect(second).toContain('Law changed since you saved it: 2 ingredients')
  expect(third).toContain('Not checked against your profile of today yet')
  expect(fourth).not.toMatch(/today|Law/i)
  expect(await axeFindings(page)).toEqual([])
})

test('HIST-19 HIST-26 search waits for a pause, filter and sort ask the server, and nothing is in the address', async () => {
  const { page } = await world.visitAs('hist-search', BLANK)
  await page.clock.install()
  const asked = await stub(page, 2)
  await open(page)
  await cards(page).first().waitFor()
  await page.getByRole('button', { name: 'Page 2' }).click()
  await page.getByRole('status').getByText('page 2 of 2').waitFor()
  const before = asked.length

  const searches = () => asked.slice(before).filter(({ search }) => search !== undefined)
  await stopTime(page)
  await page.getByLabel('Search').pressSequentially('glyc')
  await page.clock.runFor(249)
  await roundTrip(page)
  expect(searches()).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(searches).toEqual([{ search: 'glyc', filter: 'all', sort: 'newest', page: '1' }])
  await page.clock.runFor(1_000)
  await roundTrip(page)
  expect(searches()).toHaveLength(1)
  await page.clock.resume()
  await page.getByLabel('Show').selectOption('high-risk')
  await page.getByLabel('Sort by').selectOption('score-low')
  await expect
    .poll(() => asked.at(-1))
    .toEqual({ search: 'glyc', filter: 'high-risk', sort: 'score-low', page: '1' })
  expect(new URL(page.url()).search).toBe('')
})

test('HIST-15 HIST-26 real results are found by an ingredient, and View opens the share id', async () => {
  const { page } = await world.visitAs('hist-real', BLANK)
  await makeAnalysis(page, 'Aqua, Glycerin', 'Plain Cream')
  const oil = await makeAnalysis(page, 'Aqua, Simmondsia Chinensis Seed Oil', 'Jojoba Balm')
  await open(page)
  await page.getByRole('heading', { name: 'Plain Cream' }).waitFor()

  await page.getByLabel('Search').fill('CHINENSIS')
  await page.getByRole('heading', { name: 'Plain Cream' }).waitFor({ state: 'detached' })
  expect(await headings(page)).toEqual(['Jojoba Balm'])
  await page.getByLabel('Search').fill('nothing like it')
  await page.getByText('Nothing you saved matches this search and filter.').waitFor()
  await page.getByRole('button', { name: 'Clear search and filter' }).click()
  await page.getByRole('heading', { name: 'Plain Cream' }).waitFor()

  await page.getByRole('link', { name: 'View Jojoba Balm' }).click()
  await page.waitForURL(`**/analysis/${oil.shareId}`)
  await page.getByRole('heading', { name: 'Jojoba Balm', level: 1 }).waitFor()
})

test('DEC-27 UX-05 a name is changed in place by keyboard, Escape leaves it, and the result shows it', async () => {
  const { page } = await world.visitAs('hist-rename', BLANK)
  const { id } = await makeAnalysis(page, 'Aqua, Glycerin', 'Old Name')
  await open(page)
  const button = (name: string) => page.getByRole('button', { name: `Rename ${name}` })

  await button('Old Name').press('Enter')
  await page.getByLabel('Product name').waitFor()
  await page.keyboard.type('Draft')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Old Name' }).waitFor()
  await expect.poll(() => button('Old Name').evaluate((it) => it === document.activeElement)).toBe(true)

  await page.keyboard.press('Enter')
  await page.getByLabel('Product name').waitFor()
  await page.keyboard.type('New Name')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'New Name' }).waitFor()
  await page.locator('[data-toast]').getByText('Name saved').waitFor()
  await expect.poll(() => button('New Name').evaluate((it) => it === document.activeElement)).toBe(true)
  await page.goto(`${world.app.origin}/analysis/${id}`)
  await page.getByRole('heading', { name: 'New Name', level: 1 }).waitFor()
})

test('deleting takes a card away at once, leaves the choice, and Undo brings it back', async () => {
  const { page } = await world.visitAs('hist-delete', BLANK)
  const gone = await makeAnalysis(page, 'Aqua, Glycerin', 'Gone Cream')
  await makeAnalysis(page, 'Aqua, Parfum', 'Kept Cream')
  await open(page)
  await page.getByLabel('Compare Gone Cream').check()

  await page.getByRole('button', { name: 'Delete Gone Cream' }).click()

  await page.getByRole('heading', { name: 'Gone Cream' }).waitFor({ state: 'detached' })
  await page.getByRole('status').getByText('1 analysis', { exact: true }).waitFor()
  expect(await page.getByRole('region', { name: 'Chosen for comparison' }).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status')
  const path = `${world.app.origin}/api/analyses/${gone.id}`
  expect((await page.context().request.get(path)).status()).toBe(404)

  await page.locator('[data-toast]').getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: 'Gone Cream' }).waitFor()
  await page.locator('[data-toast]').getByText('Back again').waitFor()
})

test('UIC-01 two cards deleted in a row both keep their Undo, and a plain message hides neither', async () => {
  const { page, problems } = await world.visitAs('hist-undo', BLANK)
  for (const name of ['First Cream', 'Second Cream', 'Third Cream'])
    await makeAnalysis(page, 'Aqua, Glycerin', name)
  await open(page)
  const toasts = page.locator('[data-toast]')
  const undoOf = (name: string) => toasts.filter({ hasText: name }).getByRole('button', { name: 'Undo' })

  await page.getByRole('button', { name: 'Delete First Cream' }).click()
  await page.getByRole('heading', { name: 'First Cream' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Delete Second Cream' }).click()
  await undoOf('Second Cream').waitFor()
  expect(await undoOf('First Cream').isVisible()).toBe(true)
  expect(await toasts.count()).toBe(2)
  // What is newest stands nearest to the thumb, and nothing covers anything.
  const [first, second] = [await toasts.nth(0).boundingBox(), await toasts.nth(1).boundingBox()]
  expect(await toasts.nth(1).innerText()).toContain('Second Cream')
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(second?.y ?? 0)

  await page.getByRole('button', { name: 'Export Third Cream as PDF' }).click()
  await toasts.getByText('PDF Exported').waitFor()
  expect(await toasts.count()).toBe(3)

  await undoOf('First Cream').click()
  await page.getByRole('heading', { name: 'First Cream' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Second Cream' }).count()).toBe(0)
  expect(await undoOf('Second Cream').isVisible()).toBe(true)
  await undoOf('Second Cream').click()
  await page.getByRole('heading', { name: 'Second Cream' }).waitFor()
  await toasts.getByText('Back again').waitFor()
  expect(await toasts.count()).toBe(1)
  expect(problems).toEqual([])
})

test('each Undo has a time of its own and is spoken; of more than three the oldest goes', async () => {
  const { page } = await world.visitAs('hist-undo-many', BLANK)
  await page.clock.install()
  for (const name of ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elder'])
    await makeAnalysis(page, 'Aqua, Glycerin', name)
  await open(page)
  const toasts = page.locator('[data-toast]')
  const gone = async (name: string) => {
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await toasts.filter({ hasText: name }).waitFor()
    // Spoken words stand for a second; time that leaps would take them away before anybody could hear them.
    await expect.poll(spoken).toContain(name)
  }
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.join('|'))
  await page.evaluate(() => {
    const spoken: string[] = []
    Object.assign(window, { spoken })
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status][aria-live]'))
        if (region.textContent && !spoken.includes(region.textContent)) spoken.push(region.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

  await gone('Alder')
  await page.clock.runFor(2_000)
  await gone('Birch')
  await page.mouse.move(5, 5)
  await stopTime(page)
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      await roundTrip(page)
      return toasts.filter({ hasText: 'Alder' }).count()
    })
    .toBe(0)
  expect(await toasts.filter({ hasText: 'Birch' }).isVisible()).toBe(true)

  await page.clock.resume()
  for (const name of ['Cedar', 'Dogwood', 'Elder']) await gone(name)
  expect(await toasts.count()).toBe(3)
  expect(await toasts.filter({ hasText: 'Birch' }).count()).toBe(0)
}, 60_000)

test('UX-23 with text of twice the size a message keeps its words readable and its Undo within reach', async () => {
  const { page } = await world.visitAs('hist-undo-large', BLANK, { viewport: PHONE })
  await makeAnalysis(page, 'Aqua, Glycerin', 'Night Cream with a long name')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await open(page)
  await page.getByRole('button', { name: 'Delete Night Cream' }).click()
  const toast = page.locator('[data-toast]')
  await toast.waitFor()

  const text = await toast.getByText('is gone.').boundingBox()
  const undo = await toast.getByRole('button', { name: 'Undo' }).boundingBox()
  // Below the words and not beside them, where it would leave room for four letters a line.
  expect(text?.width).toBeGreaterThan(140)
  const middle = (undo?.y ?? 0) + (undo?.height ?? 0) / 2
  expect(middle).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: 'Night Cream' }).waitFor()
})

test('what cannot be deleted or renamed says so and stays', async () => {
  const { page } = await world.visitAs('hist-refused', BLANK)
  await makeAnalysis(page, 'Aqua, Glycerin', 'Stubborn')
  await open(page)
  await page.route(/\/api\/analyses\/ana_/, (route) => route.fulfill({ status: 500, body: '' }))

  await page.getByRole('button', { name: 'Delete Stubborn' }).click()
  await page.locator('[data-toast]').getByText('Not deleted').waitFor()
  await page.getByRole('button', { name: 'Rename Stubborn' }).click()
  await page.getByLabel('Product name').fill('Other')
  await page.keyboard.press('Enter')
  await page.getByText('The name could not be saved. Please try again.').waitFor()
  expect(await page.getByLabel('Product name').inputValue()).toBe('Other')
})

test('HIST-18 SHARE-16 a card writes its PDF, and says so when it cannot', async () => {
  const { page } = await world.visitAs('hist-pdf', BLANK)
  await makeAnalysis(page, 'Aqua, Glycerin', 'Printed')
  await open(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Printed as PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^cosmetic-analysis-.+-\d{4}-\d\d-\d\d\.pdf$/)
  await page.locator('[data-toast]').getByText('PDF Exported').waitFor()

  await page.route(/\/api\/analyses\/ana_/, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Export Printed as PDF' }).click()
  await page.locator('[data-toast]').getByText('Failed to export PDF. Please try again.').waitFor()
})

test(
  'UX-01 UX-07 the history fits 320 to 1440 px, and axe finds nothing in both themes',
  { timeout: 120_000 },
  async () => {
    const { page } = await world.visitAs('hist-axe', BLANK, {})
    await stub(page, 12, undefined)
    for (const viewport of [{ width: 320, height: 640 }, PHONE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport)
      await open(page)
      await cards(page).first().waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      expect(await axeFindings(page)).toEqual([])
    }
  },
)
