import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Ingredient } from '../src/contract/ingredient.ts'
import { axeFindings } from './axe.ts'
import { BLANK, createWorld, PHONE, type World } from './world.ts'
import { loaded, makeAnalysis } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const VIEWS = [
  ['a phone', PHONE],
  ['a desk', { width: 1440, height: 900 }],
] as const

const depth = (page: Page) => page.getByRole('region', { name: 'In depth' })
const sources = (page: Page) => depth(page).getByRole('list').getByRole('link')

test.each(VIEWS)(
  'UX-01 UX-07 on %s the page of an ingredient says in depth what was read, each statement with its source',
  async (_name, viewport) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await world.visit('/ingredients/panthenol', { viewport, colorScheme })
      await loaded(page)
      const { monograph } = (await (
        await page.context().request.get(`${world.app.origin}/api/ingredients/panthenol`)
      ).json()) as Ingredient

      for (const { text } of monograph?.statements ?? []) await depth(page).getByText(text).waitFor()
      for (const term of ['At what strength', 'How well tested', 'Who should take care']) {
        await depth(page).getByText(term, { exact: true }).waitFor()
      }
      await depth(page).getByText('Strong: several controlled trials or reviews').waitFor()
      expect(await sources(page).count()).toBeGreaterThanOrEqual(2)
      for (const link of await sources(page).all()) {
        expect(await link.getAttribute('href')).toMatch(/^https?:\/\/[^/]+\/.+/)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      expect(await axeFindings(page)).toEqual([])
    }
  },
)

test('what was read stands in the first HTML, and nothing is said where nothing was', async () => {
  const { page } = await world.visit(BLANK)
  const html = async (slug: string) =>
    (await page.context().request.get(`${world.app.origin}/ingredients/${slug}`)).text()

  expect(await html('panthenol')).toContain('>Sources we read<')
  expect(await html('talc')).not.toContain('>Sources we read<')
})

test.each(VIEWS)('on %s a result tells it shortly and leads to the whole of it', async (_name, viewport) => {
  const username = viewport === PHONE ? 'mono-phone' : 'mono-desk'
  const { page } = await world.visitAs(username, BLANK, { viewport })
  const { id } = await makeAnalysis(page, 'Aqua, Panthenol, Talc')
  await page.goto(`${world.app.origin}/analysis/${id}`)
  const cards = page.locator('[data-ingredient]')

  await cards.nth(2).getByRole('button').click()
  await cards.nth(2).getByRole('link', { name: 'Read more about Talc' }).waitFor()
  expect(await cards.nth(2).getByRole('heading', { name: 'In depth' }).count()).toBe(0)
  await cards.nth(1).getByRole('button').click()
  await cards.nth(1).getByText('Evidence strong: several controlled trials or reviews.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await cards.nth(1).getByRole('link', { name: 'Read more about Panthenol' }).click()

  await page.waitForURL('**/ingredients/panthenol')
  await depth(page).getByText('Sources we read').waitFor()
})

test.each(VIEWS)('on %s official lists stand beside the score, without points', async (_name, viewport) => {
  const username = viewport === PHONE ? 'lists-phone' : 'lists-desk'
  const { page } = await world.visitAs(username, BLANK, { viewport })
  const { id } = await makeAnalysis(page, 'Aqua, Cyclopentasiloxane, Nylon-12, Carbomer, Glycerin')
  await page.goto(`${world.app.origin}/analysis/${id}`)
  const card = page.getByRole('region', { name: 'On official lists' })
  await card.getByText('Told, and without points').waitFor()
  expect(await card.getByRole('term').allInnerTexts()).toEqual([
    'Microplastic 2 ingredients',
    'Environment 1 ingredient',
  ])
  await card.getByRole('button', { name: 'Carbomer (possible)' }).waitFor()
  await card.getByRole('button', { name: 'Nylon-12 (listed)' }).click()

  const detail = page.locator('[data-ingredient]').nth(2)
  await detail.getByText('Microplastic: listed').waitFor()
  await detail.getByText('Fine solid plastic by its nature.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  expect(await axeFindings(page)).toEqual([])

  await page.goto(`${world.app.origin}/ingredients/cyclopentasiloxane`)
  await page.getByRole('region', { name: 'On official lists' }).getByText('Environment: listed').waitFor()
  await page.goto(`${world.app.origin}/ingredients/glycerin`)
  await page.getByText('None of the lists we hold names it').waitFor()
})

test('a result stands whole where what was read cannot be loaded', async () => {
  const { page } = await world.visitAs('mono-none', BLANK)
  const { id } = await makeAnalysis(page, 'Aqua, Panthenol')
  await page.route('**/api/ingredients/panthenol', (route) => route.fulfill({ status: 400, body: '' }))
  await page.goto(`${world.app.origin}/analysis/${id}`)

  const card = page.locator('[data-ingredient]').nth(1)
  const refused = page.waitForResponse('**/api/ingredients/panthenol')
  await card.getByRole('button').click()
  await refused

  await card.getByRole('heading', { name: 'Why this score' }).waitFor()
  await card.getByRole('link', { name: 'Read more about Panthenol' }).waitFor()
  expect(await card.getByRole('heading', { name: 'In depth' }).count()).toBe(0)
})
