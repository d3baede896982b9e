import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { answering, makeSubscription, toastOf } from './plan-steps.ts'
import { dismissToasts, roundTrip } from './web-steps.ts'
import { BLANK, createWorld, open, PASSWORD, PHONE, type World, withoutFirstState } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const card = (page: Page, id: string) => page.locator(`[data-plan="${id}"]`)
const button = (page: Page, id: string) => card(page, id).getByRole('button')
const ribbons = (page: Page, id: string) => card(page, id).locator('[data-ribbon]').allInnerTexts()
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

test('PRICE-01 PRICE-02 PRICE-03 PRICE-04 PRICE-07 both views show three plans, the year with what it saves', async () => {
  const { page } = await world.visit('/pricing')
  await card(page, 'free').waitFor()
  expect(await page.locator('[data-plan] h2').allInnerTexts()).toEqual(['Free', 'Standard', 'Premium'])
  expect(await ribbons(page, 'standard-monthly')).toEqual(['Most Popular'])
  expect(await page.locator('[data-ribbon]').count()).toBe(1)
  expect(await page.getByText('Save 20%').count()).toBe(0)

  await annual(page)
  expect(await page.locator('[data-plan] h2').allInnerTexts()).toEqual(['Free', 'Standard', 'Premium'])
  await page.getByText('Save 20%').first().waitFor()
  expect(await ribbons(page, 'standard-annual')).toEqual(['Most Popular'])
})

test('PRICE-29..38 the cards hold the prices, the limits and what else a plan gives', async () => {
  const { page } = await world.visit('/pricing')
  await card(page, 'free').waitFor()
  const has = async (id: string, ...texts: string[]) => {
    const shown = await card(page, id).innerText()
    for (const text of texts) expect(shown).toContain(text)
  }
  await has('free', '$0', '5 ingredient analyses/month', 'No face analyses included')
  await has('standard-monthly', '$9.99', '50 ingredient analyses/month', '3 face analyses/month')
  await has('premium-monthly', '$19.99', 'Unlimited ingredient analyses/month', '25 face analyses/month')
  await has('premium-monthly', 'Everything in Standard')
  await annual(page)
  await has('standard-annual', '$95.90', '600 ingredient analyses/year', '36 face analyses/year', 'Save 20%')
  await has('premium-annual', '$191.90', 'Unlimited ingredient analyses/year', '300 face analyses/year')
  expect(await page.locator('[data-plan] s').allInnerTexts()).toEqual(['$119.88', '$239.88'])
})

test('PRICE-06 PRICE-14 a skeleton stands there until the server has said what it sells', async () => {
  const visited = await world.visit(BLANK)
  const { page } = visited
  await withoutFirstState(visited)
  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  await page.route('**/api/subscription/plans', async (route) => {
    await held
    const sent = await route.fetch()
    const plans = (await sent.json()) as { name: string }[]
    await route.fulfill({ json: plans.map((plan) => ({ ...plan, description: `Sold: ${plan.name}` })) })
  })
  await page.goto(`${world.app.origin}/pricing`)
  await page.getByRole('status').getByText('Loading the plans...').waitFor({ state: 'attached' })
  expect(await page.locator('[data-plan]').count()).toBe(0)

  answer()
  await page.getByText('Sold: Premium').waitFor()
  expect(await page.getByText('Loading the plans...').count()).toBe(0)
})

test('PRICE-28 without plans from the server the catalogue that ships with the page is shown', async () => {
  for (const answer of [{ json: [] }, { status: 500, body: '' }]) {
    const visited = await world.visit(BLANK)
    const { page } = visited
    await withoutFirstState(visited)
    await page.route('**/api/subscription/plans', (route) => route.fulfill(answer))
    await pricing(page)
    expect(await page.locator('[data-plan] h2').allInnerTexts()).toEqual(['Free', 'Standard', 'Premium'])
    await card(page, 'premium-monthly').getByText('Unlimited ingredient analyses/month').waitFor()
  }
})

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

test('PRICE-05 PRICE-08 PRICE-10 PRICE-11 B-65 the own plan is one of name and period; up is an upgrade, down a switch', async () => {
  const { page } = await world.visitAs('price-own', '/pricing')
  await button(page, 'free').getByText('Current Plan').waitFor()
  expect(await button(page, 'free').isDisabled()).toBe(true)
  expect(await ribbons(page, 'free')).toEqual(['Current Plan'])
  expect(await card(page, 'free').locator('[data-badge]').innerText()).toBe('Current Plan')
  expect(await button(page, 'standard-monthly').innerText()).toBe('Upgrade to Standard')
  expect(await button(page, 'premium-monthly').innerText()).toBe('Upgrade to Premium')

  await makeSubscription(page, 'Standard')
  await pricing(page)
  await button(page, 'free').getByText('Switch to Free').waitFor()
  expect(await ribbons(page, 'standard-monthly')).toEqual(['Most Popular', 'Current Plan'])
  expect(await button(page, 'standard-monthly').isDisabled()).toBe(true)
  expect(await button(page, 'premium-monthly').innerText()).toBe('Upgrade to Premium')
  await annual(page)
  expect(await ribbons(page, 'standard-annual')).toEqual(['Most Popular'])
  expect(await button(page, 'standard-annual').innerText()).toBe('Upgrade to Standard')
  expect(await card(page, 'standard-annual').locator('[data-badge]').count()).toBe(0)
})

test('PRICE-09 PRICE-16 PRICE-20 while a purchase begins its button waits, and then the checkout opens', async () => {
  const { page } = await world.visitAs('price-busy', '/pricing')
  const checkouts = calls(page, '/api/subscription/checkout')
  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  await page.route('**/api/subscription/checkout', async (route) => {
    await held
    await route.continue()
  })
  await button(page, 'premium-monthly').click()
  await button(page, 'premium-monthly').getByText('Processing...').waitFor()
  expect(await button(page, 'premium-monthly').isDisabled()).toBe(true)
  expect(await button(page, 'premium-monthly').locator('svg').count()).toBe(1)
  expect(await button(page, 'standard-monthly').isDisabled()).toBe(true)

  answer()
  await page.waitForURL('**/test-checkout?intent=*')
  expect(checkouts.map((body) => JSON.parse(body) as unknown)).toEqual([{ planId: 'premium-monthly' }])
})

test('PRICE-20 DEC-51 an address of the payment provider is opened, any other is refused', async () => {
  const { page } = await world.visitAs('price-address', '/pricing')
  await page.route('https://buy.paddle.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Provider</h1>' }),
  )
  const offer = async (checkoutUrl: string) => {
    await page.unroute('**/api/subscription/checkout')
    await page.route('**/api/subscription/checkout', (route) => route.fulfill({ json: { checkoutUrl } }))
    await button(page, 'standard-monthly').click()
  }
  for (const address of [
    'https://paddle.com.evil.example/pay',
    'http://buy.paddle.com/pay',
    'javascript:document.title="taken"',
  ]) {
    await offer(address)
    await toastOf(page).getByText('is not one of our payment provider').waitFor()
    await toastOf(page).getByText('Error', { exact: true }).waitFor()
    expect(await toastOf(page).getAttribute('class')).toContain('border-poor')
    expect(page.url()).toBe(`${world.app.origin}/pricing`)
    await dismissToasts(page)
    await toastOf(page).waitFor({ state: 'detached' })
  }
  await offer('https://buy.paddle.com/checkout/1')
  await page.waitForURL('https://buy.paddle.com/checkout/1')
})

test('PRICE-17 PRICE-21 BILL-21 without anything more to do the plan is asked for again and success is said', async () => {
  const { page } = await world.visitAs('price-done', '/pricing')
  await button(page, 'standard-monthly').getByText('Upgrade to Standard').waitFor()
  const currents = calls(page, '/api/subscription/current')
  const limits = calls(page, '/api/subscription/limits')
  await page.route('**/api/subscription/checkout', (route) =>
    route.fulfill({ json: { planId: 'standard-monthly', message: 'Standard is your plan from now on.' } }),
  )
  await button(page, 'standard-monthly').click()

  await toastOf(page).getByText('Success', { exact: true }).waitFor()
  await toastOf(page).getByText('Subscription updated successfully!').waitFor()
  await page.getByRole('main').getByText('Standard is your plan from now on.').waitFor()
  expect([currents.length, limits.length]).toEqual([1, 1])
})

test('PRICE-22 PRICE-23 a refusal is told in the words of the server, or in ours where it has none', async () => {
  const { page } = await world.visitAs('price-failed', '/pricing')
  for (const [answer, text] of [
    [
      { status: 409, json: { code: 'CONFLICT', message: 'Standard is your plan already.' } },
      'Standard is your plan already.',
    ],
    [{ status: 502, body: '<html>Bad gateway</html>' }, 'Failed to process subscription'],
  ] as const) {
    await page.unroute('**/api/subscription/checkout')
    await page.route('**/api/subscription/checkout', (route) => route.fulfill(answer))
    await button(page, 'standard-monthly').click()
    await toastOf(page).getByText(text).waitFor()
    await toastOf(page).getByText('Error', { exact: true }).waitFor()
    expect(await toastOf(page).getAttribute('class')).toContain('border-poor')
    expect(await button(page, 'standard-monthly').isEnabled()).toBe(true)
  }
})

test('DEC-47 a lower plan is switched to at the end of the period, said before and after', async () => {
  const { page } = await world.visitAs('price-down', BLANK)
  await makeSubscription(page, 'Premium')
  const checkouts = calls(page, '/api/subscription/checkout')
  await pricing(page)
  await button(page, 'standard-monthly').getByText('Switch to Standard').click()
  const dialog = page.getByRole('dialog', { name: 'Switch to Standard?' })
  await dialog.getByText(/You keep Premium \(monthly\) until \w+ \d+, \d{4}/).waitFor()
  await dialog.getByText('Nothing is charged today. From then on it costs $9.99 a month.').waitFor()
  await dialog.getByRole('button', { name: 'Keep Premium (monthly)' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(checkouts).toEqual([])

  await button(page, 'standard-monthly').click()
  await dialog.getByRole('button', { name: 'Switch to Standard' }).click()
  await toastOf(page).getByText('Subscription updated successfully!').waitFor()
  await button(page, 'standard-monthly')
    .getByText(/^Starts /)
    .waitFor()
  expect(await button(page, 'standard-monthly').isDisabled()).toBe(true)
  expect(await ribbons(page, 'premium-monthly')).toEqual(['Current Plan'])
  await page.goto(`${world.app.origin}/billing`)
  await page.getByText(/Standard \(monthly\) from \w+ \d+, \d{4}/).waitFor()
  await page.getByRole('button', { name: 'Keep Premium (monthly)' }).click()
  await toastOf(page).getByText('Subscription Reactivated').waitFor()
  expect(await page.getByText('Change of plan scheduled').count()).toBe(0)
})

test('DEC-48 PRICE-10 switching to Free opens the dialog that cancels', async () => {
  const { page } = await world.visitAs('price-free', BLANK)
  await makeSubscription(page, 'Standard')
  await pricing(page)
  await button(page, 'free').getByText('Switch to Free').click()
  const dialog = page.getByRole('dialog', { name: 'Cancel your subscription?' })
  await dialog.getByText(/Your Standard plan stays active until \w+ \d+, \d{4}\./).waitFor()
  await dialog.getByRole('button', { name: 'Confirm Cancellation' }).click()

  await toastOf(page).getByText('Subscription Cancellation Scheduled').waitFor()
  await button(page, 'free')
    .getByText(/^Starts /)
    .waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('a paid subscription is not charged for an upgrade before it was said what that costs', async () => {
  const { page } = await world.visitAs('price-charge', BLANK)
  await makeSubscription(page, 'Standard')
  await answering(page, '/api/subscription/current', (json) => ({
    ...json,
    subscription: { ...(json['subscription'] as object), isTest: false },
  }))
  const checkouts = calls(page, '/api/subscription/checkout')
  await pricing(page)
  await button(page, 'premium-monthly').click()
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium?' })
  await dialog.getByText('The difference is charged now').waitFor()
  expect(checkouts).toEqual([])
  await dialog.getByRole('button', { name: 'Upgrade to Premium and pay' }).click()
  await toastOf(page).getByText('Subscription updated successfully!').waitFor()
  expect(checkouts.length).toBe(1)
})

test('DEC-50 where no money moves the page says so, to visitors and members, and nothing of a provider is loaded', async () => {
  const visitor = await world.visit(BLANK)
  const member = await world.visitAs('price-test', BLANK)
  for (const { page } of [visitor, member]) {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(world.app.origin) && /^https?:/.test(request.url()))
        foreign.push(request.url())
    })
    await pricing(page)
    await page.getByText('Test mode: no money moves').waitFor()
    expect(foreign).toEqual([])
  }
})

test('UX-18 when the own plan cannot be loaded nothing is sold, and a second try loads it', async () => {
  const { page } = await world.visitAs('price-unknown', BLANK)
  await page.route('**/api/subscription/current', (route) => route.fulfill({ status: 400, body: '' }))
  await pricing(page)
  await page.getByRole('alert').getByText('nothing can be changed right now').waitFor()
  expect(await button(page, 'premium-monthly').isDisabled()).toBe(true)
  await page.unroute('**/api/subscription/current')
  await page.getByRole('button', { name: 'Try again' }).click()
  await button(page, 'premium-monthly').getByText('Upgrade to Premium').waitFor()
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
    await page.reload()
    await button(page, 'standard-annual').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  },
)
