import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { makeSubscription } from './plan-steps.ts'
import { LABEL, makeAnalysis } from './web-steps.ts'
import { BLANK, createWorld, DESK, open, PASSWORD, PHONE, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const TABS_MAX = 80

/** Goes on with Tab until `what` has the focus: what no Tab reaches, no keyboard does. */
async function reach(page: Page, what: Locator): Promise<void> {
  await what.waitFor()
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    if (await what.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no Tab leads to ${String(what)}`)
}

async function press(page: Page, what: Locator, key = 'Enter'): Promise<void> {
  await reach(page, what)
  await page.keyboard.press(key)
}

async function type(page: Page, what: Locator, text: string): Promise<void> {
  await reach(page, what)
  await page.keyboard.type(text)
}

test('UX-05 the keyboard alone registers, scans, opens a detail, shares, edits the profile and cancels a plan', async () => {
  const { page, problems } = await world.visit('/auth?view=register')
  const main = page.getByRole('main')
  const toast = (text: string) => page.locator('[data-toast]').getByText(text).first().waitFor()

  await type(page, page.locator('[name=username]'), 'keys-only')
  await type(page, page.locator('[name=email]'), 'keys-only@example.test')
  await type(page, page.locator('[name=password]'), PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')

  await type(page, page.getByLabel('Ingredient list'), 'Aqua, Glycerin, Parfum')
  await press(page, main.getByRole('button', { name: 'Analyze Ingredients' }))
  await page.waitForURL('**/analysis/*')

  const detail = main.locator('[aria-expanded=false]').first()
  await press(page, detail)
  await main.locator('[aria-expanded=true]').first().waitFor()

  await page.keyboard.press('Control+Home')
  await press(page, main.getByRole('button', { name: 'Share Results' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Agree and share' }))
  await toast('Link Copied!')

  await open(page, `${world.app.origin}/profile`)
  await type(page, page.getByLabel('Add an allergy or sensitivity'), 'Nickel')
  await page.keyboard.press('Enter')
  await main.getByRole('button', { name: 'Remove Nickel' }).waitFor()
  await press(page, page.getByRole('switch', { name: 'Vegan only' }), 'Space')
  await page.getByRole('switch', { name: 'Vegan only', checked: true }).waitFor()

  await makeSubscription(page, 'Standard')
  await open(page, `${world.app.origin}/billing`)
  await press(page, main.getByRole('button', { name: 'Cancel at Period End' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Confirm Cancellation' }))
  await toast('Subscription Cancellation Scheduled')
  expect(problems).toEqual([])
})

/** What stands in for something that is still asked for: a skeleton or a spinner. */
const WAITING = '.animate-breathe, .animate-turn'

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

test('UX-17 UX-15 what takes the place of a skeleton moves nothing: 0.1 of layout shift at most', async () => {
  const { page } = await world.visitAs('still', BLANK)
  const { id } = await makeAnalysis(page, LABEL, 'Night Cream')
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Held back until whatever waits for them is drawn; then they come one by one, what was asked for last at first. By the browser's own
  // tools: a route of Playwright's would have every file of every page loaded anew.
  let held: (() => Promise<void>)[] | null = null
  const tools = await page.context().newCDPSession(page)
  tools.on('Fetch.requestPaused', ({ requestId, request }) => {
    const letGo = () => tools.send('Fetch.continueRequest', { requestId })
    if (held === null) return void letGo()
    held.push(async () => {
      const answered = page.waitForEvent('requestfinished', (finished) => finished.url() === request.url)
      await letGo()
      await answered
    })
  })
  await tools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
  for (const viewport of [PHONE, DESK]) {
    // What is open must not be moved by its new size, nor wait for an answer when it is left.
    await open(page, world.app.origin + BLANK)
    await page.setViewportSize(viewport)
    for (const path of ['/dashboard', '/history', `/analysis/${id}`, '/billing', '/profile', '/pricing']) {
      const asked: (() => Promise<void>)[] = []
      held = asked
      await open(page, world.app.origin + path)
      await page.locator(`h1, ${WAITING}`).first().waitFor()
      await drawn(page)
      while ((await page.locator(WAITING).count()) > 0) {
        await asked.pop()?.()
        await drawn(page)
      }
      for (const answer of asked.splice(0).toReversed()) await answer()
      held = null
      await drawn(page)
      const shift = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      )
      expect(shift, `${path} at ${viewport.width} px`).toBeLessThan(0.1)
    }
  }
})
