import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { makeSubscription } from './plan-steps.ts'
import { roundTrip } from './web-steps.ts'
import { BLANK, createWorld, open, PASSWORD, PHONE, reload, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const card = (page: Page, id: string) => page.locator(`[data-plan="${id}"]`)
const button = (page: Page, id: string) => card(page, id).getByRole('button')
async function annual(page: Page) {
  await page.getByRole('button', { name: 'Annual', exact: true }).click()
  await card(page, 'standard-annual').waitFor()
}

/** The calls to one address that a page makes. */
function calls(page: Page, path: string): string[] {
  const made: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) made.push(request.postData() ?? '')
  })
  return made
}

async function pricing(page: Page) {
  await open(page, `${world.app.origin}/pricing`)
  await page.locator('[data-plan]').first().waitFor()
}

test('PRICE-12 PRICE-13 PRICE-15 a visitor is led to sign in without a purchase begun, and comes back to the same view', async () => {
  const { page } = await world.visit(BLANK)
  await world.visitAs('price-visitor', BLANK)
  const checkouts = calls(page, '/api/subscription/checkout')
  const currents = calls(page, '/api/subscription/current')
  for (const id of ['free', 'standard-monthly', 'premium-monthly']) {
    await pricing(page)
    expect(await button(page, id).innerText()).toBe('Get Started')
    await button(page, id).click()
    await page.waitForURL('**/auth?next=%2Fpricing')
  }
  await pricing(page)
  await annual(page)
  await button(page, 'premium-annual').click()
  await page.getByRole('tabpanel').getByLabel('Username').fill('price-visitor')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await roundTrip(page)
  expect(currents).toEqual([])
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()

  await page.waitForURL('**/pricing?period=annual')
  await button(page, 'premium-annual').getByText('Upgrade to Premium').waitFor()
  expect(checkouts).toEqual([])
  expect(currents.length).toBeGreaterThan(0)
})

test(
  'UX-01 UX-07 the plans and their dialog fit a phone, also at twice the text size, and pass axe',
  { timeout: 120_000 },
  async () => {
    const { page } = await world.visitAs('price-axe', BLANK, {
      viewport: PHONE,
    })
    await makeSubscription(page, 'Premium')
    await pricing(page)
    await annual(page)
    const clean = async (state: string) => {
      expect({ state, found: await axeFindings(page) }).toEqual({ state, found: [] })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    }
    await clean('plans')
    await button(page, 'standard-annual').click()
    await page.getByRole('dialog').waitFor()
    await clean('dialog')
    await page.keyboard.press('Escape')
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await reload(page)
    await button(page, 'standard-annual').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(PHONE.width)
  },
)
