import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { BLANK, createWorld, open, PHONE, type World } from './world.ts'
import { loaded, makeAnalysis } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

test.each([
  ['phone', PHONE],
  ['desk', { width: 1440, height: 900 }],
] as const)(
  'UX-01 UX-07 on a %s what was read and what official lists say fits its page and a result, and passes axe in both themes',
  async (name, viewport) => {
    const { page } = await world.visitAs(`mono-${name}`, BLANK, { viewport })
    const { id } = await makeAnalysis(page, 'Aqua, Panthenol, Cyclopentasiloxane, Nylon-12, Carbomer')
    const clean = async (state: string) => {
      expect({ state, found: await axeFindings(page) }).toEqual({ state, found: [] })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect({ state, width }).toEqual({ state, width: viewport.width })
    }
    await open(page, `${world.app.origin}/analysis/${id}`)
    const cards = page.locator('[data-ingredient]')
    await cards.nth(1).getByRole('button').click()
    await cards.nth(1).getByRole('heading', { name: 'In depth' }).waitFor()
    await page
      .getByRole('region', { name: 'On official lists' })
      .getByRole('button', { name: 'Nylon-12 (listed)' })
      .click()
    await cards.nth(3).getByText('Microplastic: listed').waitFor()
    await clean('result')
    await open(page, `${world.app.origin}/ingredients/panthenol`)
    await page.getByRole('region', { name: 'In depth' }).getByText('Sources we read').waitFor()
    await loaded(page)
    await clean('page')
  },
)

test('what was read stands in the first HTML, and nothing is said where nothing was', async () => {
  const { page } = await world.visit(BLANK)
  const html = async (slug: string) =>
    (await page.context().request.get(`${world.app.origin}/ingredients/${slug}`)).text()

  expect(await html('panthenol')).toContain('>Sources we read<')
  expect(await html('talc')).not.toContain('>Sources we read<')
})
