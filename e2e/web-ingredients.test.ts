import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { BLANK, createWorld, open, PHONE, type World } from './world.ts'
import { loaded } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const box = (page: Page) => page.getByLabel('Name, other name or CAS number')
const heading = (page: Page, name: string, level?: number) =>
  page.getByRole('heading', { name, exact: true, ...(level === undefined ? {} : { level }) })
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const address = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

test('Back and Forward of the browser follow a search, and from page to page of what is often found together', async () => {
  const { page } = await world.visit('/ingredients')
  await heading(page, 'Most used on labels').waitFor()
  await box(page).pressSequentially('niacin')
  await heading(page, 'Results').waitFor()
  await expect.poll(() => address(page)).toBe('/ingredients?q=niacin')
  await page.getByRole('link', { name: 'Niacinamide' }).click()
  await heading(page, 'Niacinamide', 1).waitFor()
  const often = page.getByRole('list', { name: 'Often found with' }).getByRole('link').first()
  const name = await often.innerText()
  await often.click()
  await heading(page, name, 1).waitFor()
  await page.goBack()
  await heading(page, 'Niacinamide', 1).waitFor()

  await page.getByRole('link', { name: 'Back to search' }).click()
  await expect.poll(() => address(page)).toBe('/ingredients?q=niacin')
  await expect.poll(() => box(page).inputValue()).toBe('niacin')
  await box(page).fill('')
  await heading(page, 'Most used on labels').waitFor()
  expect(address(page)).toBe('/ingredients')
  await page.goBack()
  await page.goBack()
  await heading(page, 'Results').waitFor()
  expect(await box(page).inputValue()).toBe('niacin')
  await page.goForward()
  await heading(page, 'Niacinamide', 1).waitFor()
})

test('META-04 META-10 from outside a page has one canonical address, other names lead to it, and it leaves nothing of its head behind', async () => {
  const { page } = await world.visit('/ingredients/beeswax')
  await heading(page, 'Cera Alba', 1).waitFor()
  expect(address(page)).toBe('/ingredients/cera-alba')
  await open(page, `${world.app.origin}/ingredients/NOT_A_SLUG`)
  await heading(page, 'Ingredient Not Found', 1).waitFor()
  await box(page).fill('squalane')
  await page.getByRole('button', { name: 'Look up' }).click()
  await page.waitForURL('**/ingredients?q=squalane')
  await page.getByRole('link', { name: 'Squalane', exact: true }).waitFor()

  await open(page, `${world.app.origin}/ingredients/niacinamide`)
  await heading(page, 'Niacinamide', 1).waitFor()
  const heads = () =>
    page.evaluate(() => ({
      canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
        (link) => new URL(link.href).pathname,
      ),
      titles: document.querySelectorAll('meta[property="og:title"]').length,
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => (JSON.parse(textContent) as { '@type': string })['@type'],
      ),
    }))
  expect(await heads()).toEqual({
    canonical: ['/ingredients/niacinamide'],
    titles: 1,
    data: ['DefinedTerm'],
  })

  await page.getByRole('link', { name: 'Contact' }).first().click()
  await page.getByRole('heading', { name: 'Contact Us' }).waitFor()
  // A page is to be seen a moment before it has written its head.
  await expect.poll(heads).toEqual({ canonical: ['/contact'], titles: 1, data: ['ContactPage'] })
})

test(
  'UX-01 UX-07 search, page and empty page hold on a phone: axe and width, light and dark',
  { timeout: 120_000 },
  async () => {
    const { page } = await world.visit(BLANK, { viewport: PHONE })
    for (const path of [
      '/ingredients',
      '/ingredients?q=niacin',
      '/ingredients?q=zzzzqqqqxxxx',
      '/ingredients/linalool',
      '/ingredients/retinol',
      '/ingredients/isopropyl-myristate',
      '/ingredients/no-such-thing',
    ]) {
      await page.setViewportSize(PHONE)
      await open(page, world.app.origin + path)
      await loaded(page)
      expect({ path, found: await axeFindings(page) }).toEqual({ path, found: [] })
      await page.setViewportSize({ width: 360, height: 740 })
      await expect.poll(async () => ({ path, width: await widthOf(page) })).toEqual({ path, width: 360 })
    }
  },
)
