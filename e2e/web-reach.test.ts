import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { BLANK, createWorld, open, PHONE, type World } from './world.ts'
import { LABEL, loaded, makeAnalysis, smallTargets } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const shown = (page: Page) => page.locator('[data-toast]')
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function emptyLogin(page: Page) {
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
  await shown(page).waitFor()
}

test('UIC-03 a message follows the finger: a short pull lets it spring back, 50 px put it away', async () => {
  const { page } = await world.visit('/auth')
  const pull = async (px: number) => {
    const box = await shown(page).boundingBox()
    if (box === null) throw new Error('no message shows')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + 60, y)
    await page.mouse.down()
    await page.mouse.move(box.x + 60 + px / 2, y, { steps: 4 })
    await page.mouse.move(box.x + 60 + px, y, { steps: 4 })
    await page.mouse.up()
  }
  const left = async () => (await shown(page).boundingBox())?.x
  await emptyLogin(page)
  const place = await left()

  await pull(44)
  await page.locator('[data-toast][data-swipe=cancel]').waitFor()
  await expect.poll(left).toBe(place)
  await pull(56)
  await shown(page).waitFor({ state: 'detached' })
})

test('UX-04 what stands on pages with something in them is at least 24 px wide and high on a phone', async () => {
  const { page } = await world.visitAs('reach-targets', BLANK, { viewport: PHONE })
  const { id } = await makeAnalysis(page, LABEL)
  await makeAnalysis(page, LABEL, 'Night Cream')
  const visitor = await world.visit(BLANK, { viewport: PHONE })
  // Pages without, and those of visitors, are looked at in web-shell.test.ts.
  for (const [who, paths] of [
    [page, ['/dashboard', `/analysis/${id}`, '/history', '/compare', '/profile', '/pricing']],
    [visitor.page, ['/ingredients', '/ingredients/linalool', '/forgot-password']],
  ] as const) {
    for (const path of paths) {
      await open(who, world.app.origin + path)
      await loaded(who)
      expect({ path, small: await smallTargets(who) }).toEqual({ path, small: [] })
    }
  }
})

test('UX-01 names of any length stay inside a phone', { timeout: 120_000 }, async () => {
  const { page } = await world.visitAs('reach-long', '/profile', { viewport: { width: 360, height: 740 } })
  const name = 'Night Cream with a rather long name that no shop would ever print on a pack'
  const { id } = await makeAnalysis(page, `Aqua, ${'Superlong'.repeat(8)}extract, Parfum`, name)
  const entry = page.getByLabel('Add an allergy or sensitivity')
  await entry.fill('An allergy with a name that goes on for quite a while and more')
  await entry.press('Enter')
  await page.getByRole('button', { name: 'Remove An allergy' }).waitFor()
  expect(await widthOf(page)).toBeLessThanOrEqual(360)

  for (const path of ['/dashboard', '/history', `/analysis/${id}`]) {
    await open(page, world.app.origin + path)
    await page.getByText(name).first().waitFor()
    expect({ path, width: await widthOf(page) }).toEqual({ path, width: 360 })
  }
  const card = page.locator('[data-ingredient]').nth(1)
  const cut = await card.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(cut).toBeLessThanOrEqual(0)
})

test('UX-23 at 400 % zoom the way from list to result stays whole', { timeout: 120_000 }, async () => {
  // 1280 by 1024 at four times the size leaves the page this much room.
  const { page } = await world.visitAs('reach-zoom', '/dashboard', { viewport: { width: 320, height: 256 } })
  await page.getByText('5 analyses left this month').waitFor()
  expect(await widthOf(page)).toBeLessThanOrEqual(320)
  await page.getByLabel('Ingredient list').fill(LABEL)
  await page.getByRole('button', { name: 'Analyze Ingredients' }).click()
  await page.waitForURL('**/analysis/**')
  await page.getByRole('toolbar').first().waitFor()
  expect(await widthOf(page)).toBeLessThanOrEqual(320)
  await page.locator('[data-ingredient] > button').first().click()
  await page.getByRole('heading', { name: 'Why this score' }).waitFor()
  await page.getByRole('button', { name: 'account' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL(`${world.app.origin}/`)
})

test(
  'UX-23 with text of twice the size nothing is cut off or pushed aside',
  { timeout: 120_000 },
  async () => {
    const { page } = await world.visitAs('reach-text', BLANK, { viewport: PHONE })
    const { id } = await makeAnalysis(page, LABEL)
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    for (const path of ['/dashboard', `/analysis/${id}`, '/history', '/profile', '/pricing', '/']) {
      await page.setViewportSize(PHONE)
      await open(page, world.app.origin + path)
      for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
        await page.setViewportSize(viewport)
        await loaded(page)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        await expect.poll(() => widthOf(page), { message: path }).toBe(viewport.width)
        await page.getByRole('banner').getByRole('button').last().click({ trial: true })
      }
    }
  },
)

test('HDR-17 the name beside the mark stands level with it', async () => {
  const { page } = await world.visitAs('reach-logo')
  const logo = page.getByRole('banner').getByRole('link', { name: 'Opaline' })
  await logo.waitFor()
  const faces = await page.evaluate(
    async () => (await document.fonts.load("500 1.5rem 'Newsreader Variable'")).length,
  )
  expect(faces).toBeGreaterThan(0)
  const { data, info } = await sharp(await logo.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  /** The middle of the ink between two columns. */
  const middle = (from: number, to: number) => {
    const rows = Array.from({ length: info.height }, (_, y) => y).filter((y) =>
      data.subarray(y * info.width + from, y * info.width + to).some((grey) => grey < 150),
    )
    return ((rows[0] ?? 0) + (rows.at(-1) ?? 0)) / 2
  }

  // The mark is 32 px wide; after a gap of 10 px comes the capital O.
  expect(Math.abs(middle(0, 32) - middle(40, 58))).toBeLessThanOrEqual(1)
})
