import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { answering, toastOf } from './plan-steps.ts'
import { loaded } from './web-steps.ts'
import { BLANK, createWorld, open, PHONE, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())
const usage = (page: Page) => page.getByRole('region', { name: 'Usage Analytics' })
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel at Period End' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cancel your subscription?' })

async function billing(page: Page) {
  await open(page, `${world.app.origin}/billing`)
  await usage(page).getByText('Ingredient analyses').waitFor()
  // The parts of the page come by calls of their own.
  await loaded(page)
}

function standing(page: Page, part: Record<string, unknown>) {
  return answering(page, '/api/subscription/current', (json) => ({
    ...json,
    subscription: { ...(json['subscription'] as object), ...part },
  }))
}

test('a checkout that was tampered with, used or begun by somebody else says so and leads on', async () => {
  const { page } = await world.visitAs('bill-intent', '/pricing')
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
  await page.getByText('Test mode: no money moves').waitFor()
  await page.getByText('Premium (monthly)').waitFor()
  await page.getByText('$19.99 a month').waitFor()
  expect(await page.getByRole('main').locator('input, textarea, select, iframe').count()).toBe(0)
  const address = page.url()
  await page.getByRole('button', { name: 'Fail test purchase' }).click()
  await page.getByRole('alert').getByText('Your plan is unchanged.').waitFor()
  const other = await world.visitAs('bill-intent-other', BLANK)
  for (const [visited, path] of [
    [page, '/test-checkout'],
    [page, `${new URL(address).pathname}${new URL(address).search}x`],
    [other.page, new URL(address).pathname + new URL(address).search],
  ] as const) {
    await open(visited, world.app.origin + path)
    await visited.getByRole('heading', { name: 'This test purchase is not valid' }).waitFor()
    expect(await visited.getByRole('link', { name: 'Back to plans' }).getAttribute('href')).toBe('/pricing')
  }
  await open(page, address)
  await page.getByRole('button', { name: 'Complete test purchase' }).click()
  await toastOf(page).getByText('Subscription updated successfully!').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Premium')
  await open(page, address)
  await page.getByRole('heading', { name: 'This test purchase is not valid' }).waitFor()
})

test(
  'UX-01 UX-04 UX-07 billing and the test checkout fit a phone, also at twice the text size, and pass axe',
  { timeout: 120_000 },
  async () => {
    const { page } = await world.visitAs('bill-axe', '/pricing', {
      viewport: PHONE,
    })
    const clean = async (state: string) => {
      expect({ state, found: await axeFindings(page) }).toEqual({ state, found: [] })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    }
    await page.getByRole('button', { name: 'Upgrade to Standard' }).click()
    await page.getByRole('button', { name: 'Complete test purchase' }).waitFor()
    await clean('test checkout')
    await page.getByRole('button', { name: 'Complete test purchase' }).click()
    await toastOf(page).waitFor()
    await standing(page, { status: 'past_due', graceEndsAt: '2099-01-10T00:00:00.000Z' })
    await billing(page)
    await clean('past due')
    await page.unroute('**/api/subscription/current')
    await billing(page)
    await cancel(page).click()
    await dialog(page).waitFor()
    await clean('dialog')
    await page.keyboard.press('Escape')
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await billing(page)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(PHONE.width)
  },
)
