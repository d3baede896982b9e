import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { createWorld, PHONE, type World } from './world.ts'

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
const legend = (page: Page) => page.locator('[data-legend]')

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
