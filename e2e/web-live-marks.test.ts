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

const MIXED = 'Aqua, Glycerrin, Panthenol, PEG-9999 Stearate, Veloura Complex 7'
const KIT = `Day Cream
Ingredients: Aqua, Glycerin, Niacinamide, Cetearyl Alcohol, Parfum, Phenoxyethanol.

Night Cream
Ingredients: Aqua, Shea Butter, Retinol, Squalane, Tocopherol, Linalool, Phenoxyethanol.`

const box = (page: Page) => page.getByLabel('Ingredient list')
const marks = (page: Page, kind: string) => page.locator(`mark[data-kind=${kind}]`).allTextContents()
const legend = (page: Page) => page.locator('[data-legend]')
const selected = (page: Page) =>
  box(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))

test('every name is marked by how far it is known, and the legend counts them in words', async () => {
  const { page, problems } = await world.visitAs('live-kinds')

  await box(page).fill(MIXED)

  await page.getByText('5 names: 2 recognised, 1 by kind, 1 near, 1 unknown').first().waitFor()
  expect(await marks(page, 'known')).toEqual(['Aqua', 'Panthenol'])
  expect(await marks(page, 'class')).toEqual(['PEG-9999 Stearate'])
  expect(await marks(page, 'near')).toEqual(['Glycerrin'])
  expect(await marks(page, 'unknown')).toEqual(['Veloura Complex 7'])
  // Never by colour alone: each kind is underlined in a way of its own.
  const lines = await page
    .locator('mark[data-kind]')
    .evaluateAll((found) => found.map((mark) => getComputedStyle(mark).textDecorationStyle))
  expect(new Set(lines)).toEqual(new Set(['solid', 'dotted', 'wavy', 'dashed']))
  await page.getByText('The list begins at “Aqua” and ends at “Veloura Complex 7”.').waitFor()
  expect(problems).toEqual([])
})

test('typing asks once after a rest, not at each key, and the counts are read out once they stand still', async () => {
  const { page } = await world.visitAs('live-rest', BLANK)
  await page.clock.install()
  await page.goto(`${world.app.origin}/dashboard`)
  await page.getByText('5 analyses left this month').waitFor()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/read-list')) asked.push(request.postDataJSON().text)
  })

  await stopTime(page)
  await box(page).pressSequentially('Aqua, Glycerin')
  await page.clock.runFor(299)
  await roundTrip(page)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => asked.length).toBe(1)
  await page.clock.resume()
  await legend(page).getByText('2 recognised').waitFor()

  expect(asked).toEqual(['Aqua, Glycerin'])
  await page.getByRole('status').getByText('2 names: 2 recognised').waitFor({ state: 'attached' })
  await box(page).fill('')
  await legend(page).waitFor({ state: 'detached' })
  await page.clock.runFor(1_000)
  await roundTrip(page)
  expect(asked).toHaveLength(1)
})

test('a suggestion replaces its name alone, says so, and Undo brings the old one back', async () => {
  const { page } = await world.visitAs('live-use')
  await box(page).fill(`${MIXED}, Pamfum`)

  await page.getByRole('button', { name: 'Use “Glycerin”' }).click()

  await expect.poll(() => box(page).inputValue()).toBe(`${MIXED.replace('Glycerrin', 'Glycerin')}, Pamfum`)
  await page.getByText('The name was replaced in the text.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo')
  await page.getByText('6 names: 3 recognised, 1 by kind, 1 near, 1 unknown').first().waitFor()
  expect(await page.getByRole('button', { name: /^Use/ }).allInnerTexts()).toEqual(['Use “Parfum”'])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => box(page).inputValue()).toBe(`${MIXED}, Pamfum`)
  await page.getByRole('button', { name: 'Use “Glycerin”' }).waitFor()
})

test('doubtful names are stepped through in the box', async () => {
  const { page } = await world.visitAs('live-step')
  await box(page).fill(MIXED)
  await page.getByText('2 names to check').waitFor()

  const next = page.getByRole('button', { name: 'Show the next one' })
  await next.click()
  await expect.poll(() => selected(page)).toBe('Glycerrin')
  await next.click()
  await expect.poll(() => selected(page)).toBe('Veloura Complex 7')
})

test('marks move along while text is typed before them', async () => {
  const { page } = await world.visitAs('live-move')
  await box(page).fill(MIXED)
  await page.getByText('2 names to check').waitFor()
  await page.route('**/api/read-list', () => undefined)

  await box(page).press('Home')
  await page.keyboard.type('Talc, ')

  await expect.poll(() => marks(page, 'near')).toEqual(['Glycerrin'])
  await expect.poll(() => marks(page, 'unknown')).toEqual(['Veloura Complex 7'])
})

test('what is no part of the list is hatched and listed with its reason', async () => {
  const { page } = await world.visitAs('live-left')
  await box(page).fill(
    'CALM CREAM 50 ml. Ingredients: Aqua, Glycerin, Citric Acid. Keep out of reach of children.',
  )

  await page.getByText('The list begins at “Aqua” and ends at “Citric Acid”.').waitFor()
  expect((await marks(page, 'left-out')).join(' | ')).toContain('Keep out of reach of children')
  await page.getByText(/^Left out of the reading: \d pieces? of text/).waitFor()
  await page.getByText('A note of the shop or maker about the list.').first().waitFor({ state: 'attached' })
})

test('without the look-up the box works on, and says so once', async () => {
  const { page } = await world.visitAs('live-failed')
  await page.route('**/api/read-list', (route) => route.fulfill({ status: 503, body: '' }))
  const quiet = page.getByText(
    'The names cannot be looked up just now. You can analyse the list all the same.',
  )

  await box(page).fill(MIXED)
  await quiet.waitFor()
  await box(page).press('End')
  const refused = page.waitForResponse('**/api/read-list')
  await page.keyboard.type(', Talc')
  await (await refused).finished()
  await roundTrip(page)

  expect(await quiet.count()).toBe(1)
  expect(await page.locator('mark').count()).toBe(0)
  expect(await page.locator('[data-toast]').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Analyze Ingredients' }).isDisabled()).toBe(false)
  await page.unrouteAll()
  await page.keyboard.type(', Mica')
  await legend(page).waitFor()
  expect(await quiet.count()).toBe(0)
})

test('a text over the limit is not looked up', async () => {
  const { page } = await world.visitAs('live-long', BLANK)
  await page.clock.install()
  await page.goto(`${world.app.origin}/dashboard`)
  let calls = 0
  await page.route('**/api/read-list', (route) => {
    calls += 1
    return route.continue()
  })

  await box(page).fill('Aqua, '.repeat(3_400))
  await page.getByText(/characters too many/).waitFor()
  await page.clock.runFor(1_000)
  await roundTrip(page)

  expect(calls).toBe(0)
  expect(await page.locator('mark').count()).toBe(0)
})

test('a kit is offered part by part: the text is reduced, the name filled in, and Undo takes both back', async () => {
  const { page } = await world.visitAs('live-kit')
  await box(page).fill(KIT)
  await page.getByText('This text holds 2 products').waitFor()

  await page.getByRole('button', { name: 'Only “Night Cream”' }).click()

  await expect
    .poll(() => box(page).inputValue())
    .toMatch(/^Night Cream\nIngredients: Aqua, Shea Butter.*Phenoxyethanol\.?$/s)
  await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe('Night Cream')
  await page.getByText('7 names: 7 recognised').first().waitFor()
  expect(await page.getByText('This text holds').count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => box(page).inputValue()).toBe(KIT)
  expect(await page.getByLabel('Product name').inputValue()).toBe('')
})

test('a saved kit offers each product alone, and what was typed before waits behind Undo', async () => {
  const { page } = await world.visitAs('live-saved')
  const { id } = await makeAnalysis(page, KIT, 'Two creams')
  await box(page).fill('Aqua, Talc')
  await page.goto(`${world.app.origin}/analysis/${id}`)
  await page.getByText('This text holds 2 products', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Analyse “Day Cream” alone' }).click()

  await page.waitForURL('**/dashboard')
  expect(await box(page).inputValue()).toContain('Niacinamide')
  expect(await box(page).inputValue()).not.toContain('Retinol')
  expect(await page.getByLabel('Product name').inputValue()).toBe('Day Cream')
  await page.getByText('The text of your earlier result stands here now').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => box(page).inputValue()).toBe('Aqua, Talc')
})

test('the reduced kit is what gets analysed', async () => {
  const { page } = await world.visitAs('live-run')
  await box(page).fill(KIT)
  await page.getByRole('button', { name: 'Only “Day Cream”' }).click()
  const sent = page.waitForRequest('**/api/analyze')
  await page.getByRole('button', { name: 'Analyze Ingredients' }).click()

  expect((await sent).postDataJSON()).toMatchObject({ productName: 'Day Cream' })
  await page.getByRole('heading', { name: 'Day Cream', level: 1 }).waitFor()
  expect(await page.getByText('This text holds').count()).toBe(0)
})

test('PROF-13 the switch for pregnancy saves and stays, and says what it is for', async () => {
  const { page } = await world.visitAs('live-profile', '/profile')
  const control = page.getByRole('switch', { name: 'Pregnant, planning or breastfeeding' })
  await page.getByText('is never shown to others.').last().waitFor()
  expect(await control.isChecked()).toBe(false)
  const sent = page.waitForRequest('**/api/users/profile')

  await control.click()

  expect((await sent).postDataJSON()).toEqual({ isPregnant: true })
  await page.getByText('Profile Updated').first().waitFor()
  await page.reload()
  await control.waitFor()
  expect(await control.isChecked()).toBe(true)
})

test(
  'UX-01 UX-07 the marked box on a phone: axe in both themes and nothing sideways at 360 px',
  { timeout: 120_000 },
  async () => {
    const { page } = await world.visitAs('live-axe', '/dashboard', {
      viewport: PHONE,
    })
    for (const text of [`${MIXED}, ${'Superlong'.repeat(9)}`, KIT]) {
      await page.setViewportSize(PHONE)
      await box(page).fill(text)
      await legend(page).waitFor()
      await page
        .getByRole('status')
        .getByText(/\d+ names: /)
        .waitFor({ state: 'attached' })
      expect(await axeFindings(page)).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }
  },
)
