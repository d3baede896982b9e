import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeRun } from './axe.ts'
import { BLANK, createWorld, open, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

/** Some of its two hundred parts, which are all written alike: all of them take a quarter of a minute. */
const SAMPLE = 'header, nav, dl, section:nth-of-type(12n)'

test('UX-01 UX-07 UX-25 the API page fits a phone, passes axe in both themes, and loads its icon and nothing else', async () => {
  const { page } = await world.visit(BLANK, { viewport: { width: 360, height: 740 } })
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(request.url().replace(world.app.origin, '')))

  await open(page, `${world.app.origin}/api/docs`)

  await page.getByRole('heading', { name: 'Opaline API' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  expect(await axeRun(page, SAMPLE, null)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).not.toBe(light)
  expect(await axeRun(page, SAMPLE, ['color-contrast', 'link-in-text-block'])).toEqual([])
  expect([...asked].filter((path) => !/^\/(api\/docs|favicon\.svg)$/.test(path))).toEqual([])
})

test('UX-05 a call is found by its group, and a schema by the link in it', async () => {
  const { page } = await world.visit(BLANK)
  await open(page, `${world.app.origin}/api/docs`)

  await page.getByRole('navigation', { name: 'Calls' }).getByText('Ingredient lists').click()
  await page.getByRole('link', { name: 'POST /api/analyze' }).click()
  await page.waitForURL('**/api/docs#analyze')
  await page
    .getByRole('region', { name: 'POST /api/analyze' })
    .getByRole('link', { name: 'AnalyzeRequest' })
    .click()
  await page.waitForURL('**/api/docs#schema-AnalyzeRequest')

  await expect
    .poll(() => page.getByRole('region', { name: 'AnalyzeRequest', exact: true }).innerText())
    .toContain('ingredientsList')
})
