import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { answering, buy, makeSubscription, toastOf, withUsage } from './plan-steps.ts'
import {
  waitForNoDialog,
  dismissToasts,
  loaded,
  makeAnalysis,
  roundTrip,
  stopTime,
  tabWithinDialog,
} from './web-steps.ts'
import { BLANK, createWorld, PHONE, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const plan = (page: Page) => page.getByRole('region', { name: 'Current Plan' })
const usage = (page: Page) => page.getByRole('region', { name: 'Usage Analytics' })
const invoices = (page: Page) => page.getByRole('region', { name: 'Invoices' })
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel at Period End' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cancel your subscription?' })

async function billing(page: Page) {
  await page.goto(`${world.app.origin}/billing`)
  await usage(page).getByText('Ingredient analyses').waitFor()
  // The parts of the page come by calls of their own.
  await loaded(page)
}

/** How far each bar of a part of the page is filled, as drawn. */
function bars(part: ReturnType<typeof usage>): Promise<string[]> {
  return part
    .locator('div[aria-hidden] > div[style]')
    .evaluateAll((all) =>
      all.map((bar) => `${bar.className.split(' ').at(-1)} ${(bar as HTMLElement).style.width}`),
    )
}

function standing(page: Page, part: Record<string, unknown>) {
  return answering(page, '/api/subscription/current', (json) => ({
    ...json,
    subscription: { ...(json['subscription'] as object), ...part },
  }))
}

test('BILL-01 BILL-03 BILL-04 BILL-05 BILL-06 BILL-07 BILL-10 BILL-11 Free shows its plan and usage, and the way to more', async () => {
  const { page } = await world.visitAs('bill-free', '/billing')
  await plan(page).getByText('Check a few products a month.').waitFor()
  expect(await plan(page).locator('[data-plan-name]').innerText()).toBe('Free')
  expect(await plan(page).getByRole('definition').allInnerTexts()).toEqual(['Free', 'Monthly'])
  expect(await plan(page).getByRole('link', { name: 'Change Plan' }).getAttribute('href')).toBe('/pricing')
  await plan(page).getByText('No Active Subscription').waitFor()
  expect(await plan(page).getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/pricing')
  expect(await cancel(page).count()).toBe(0)
  expect(await page.getByText('Active Subscription', { exact: true }).count()).toBe(0)
  await usage(page).waitFor()
})

test('BILL-11 an account without any plan is told so and led to the plans', async () => {
  const { page } = await world.visitAs('bill-none', BLANK)
  await page.route('**/api/subscription/current', (route) => route.fulfill({ json: { plan: null } }))
  await billing(page)
  await page.getByRole('heading', { name: 'No Active Subscription' }).waitFor()
  await page.getByRole('link', { name: 'View Plans' }).click()
  await page.waitForURL('**/pricing')
})

test('BILL-02 UX-18 a spinner waits; what could not be loaded says so and loads on a second try', async () => {
  const { page } = await world.visitAs('bill-load', BLANK)
  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  await page.route('**/api/subscription/current', async (route) => {
    await held
    await route.fulfill({ status: 400, body: '' })
  })
  await page.goto(`${world.app.origin}/billing`)
  await page.getByRole('status').getByText('Loading...').waitFor({ state: 'attached' })
  answer()
  await page.getByRole('alert').getByText('Your plan could not be loaded.').waitFor()
  await page.unroute('**/api/subscription/current')
  await page.getByRole('button', { name: 'Try again' }).click()
  await plan(page).waitFor()
})

test('BILL-01 BILL-12 BILL-30 BILL-36 BILL-37 DEC-50 what was bought in the test checkout stands there with its mark and its next date', async () => {
  const { page } = await world.visitAs('bill-bought', BLANK)
  await buy(page, 'Standard')
  await plan(page).getByText('Active Subscription', { exact: true }).waitFor()
  await plan(page)
    .getByText(/Next billing date: \w{3} \d{1,2}, \d{4}/)
    .waitFor()
  expect(await plan(page).getByRole('definition').allInnerTexts()).toEqual(['$9.99/month', 'Monthly'])
  await plan(page).getByText('Bought in the test checkout: no money was taken.').waitFor()
  await usage(page).getByText('0 of 50 this month').waitFor()
  await usage(page).getByText('0 of 3 this month').waitFor()
  await usage(page).getByText('No Usage Data: Start analyzing to see your usage statistics').waitFor()
  await invoices(page).getByText('The test checkout takes no money and writes no invoices.').waitFor()
  expect(await page.getByRole('button', { name: 'Payment details' }).count()).toBe(0)

  await makeAnalysis(page, 'Aqua, Glycerin')
  await billing(page)
  await usage(page).getByText('1 of 50 this month').waitFor()
  expect(await usage(page).getByText('No Usage Data').count()).toBe(0)
})

test('BILL-08 BILL-09 BILL-13..19 BILL-21 BILL-22 BILL-25 DEC-49 two clicks cancel and one takes it back, each said and shown at once', async () => {
  const { page } = await world.visitAs('bill-cancel', BLANK)
  await page.clock.install()
  await makeSubscription(page, 'Standard')
  await page.goto(`${world.app.origin}/billing`)
  const sent: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/subscription/cancel')) sent.push(request.postData())
  })
  await cancel(page).click()
  await dialog(page)
    .getByText(/Your Standard plan stays active until \w{3} \d{1,2}, \d{4}\./)
    .waitFor()
  await dialog(page).getByText('Your data and history are kept.').waitFor()
  await dialog(page).getByRole('button', { name: 'Keep Subscription' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  expect(sent).toEqual([])

  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  await page.route('**/api/subscription/cancel', async (route) => {
    await held
    await route.continue()
  })
  await cancel(page).click()
  await dialog(page).getByRole('button', { name: 'Confirm Cancellation' }).click()
  await dialog(page).getByRole('button', { name: 'Canceling...' }).waitFor()
  expect(await cancel(page).isDisabled()).toBe(true)
  await page.mouse.move(2, 2)
  await stopTime(page)
  answer()
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return page.locator('[data-toast]').count()
    })
    .toBe(1)
  await dialog(page).waitFor({ state: 'detached' })
  await toastOf(page).getByText('Subscription Cancellation Scheduled').waitFor()
  expect(await toastOf(page).innerText()).toContain('Your subscription ends on')
  let shownMs = 0
  for (; (await page.locator('[data-toast]').count()) > 0; shownMs += 100) {
    await page.clock.runFor(100)
    await roundTrip(page)
  }
  expect(shownMs).toBeGreaterThanOrEqual(5_800)
  expect(shownMs).toBeLessThanOrEqual(6_000)
  await page.clock.resume()
  await plan(page).getByText('Cancellation Scheduled', { exact: true }).waitFor()
  await plan(page)
    .getByText(/Subscription ends: \w{3} \d{1,2}, \d{4}/)
    .waitFor()
  expect(await cancel(page).isDisabled()).toBe(true)
  expect(await plan(page).locator('[data-plan-name]').innerText()).toBe('Standard')
  expect(sent).toEqual([null])

  await page.getByRole('button', { name: 'Reactivate' }).click()
  await toastOf(page).getByText('Subscription Reactivated').waitFor()
  await plan(page).getByText('Active Subscription', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Reactivate' }).count()).toBe(0)
  expect(await cancel(page).isEnabled()).toBe(true)
})

test('BILL-20 BILL-23 BILL-24 what was not cancelled is told in the words of the server, or in ours', async () => {
  const { page } = await world.visitAs('bill-refused', BLANK)
  await makeSubscription(page, 'Standard')
  await page.goto(`${world.app.origin}/billing`)
  for (const [answer, text] of [
    [{ json: { success: false, message: 'It was not possible today.' } }, 'It was not possible today.'],
    [
      { status: 409, json: { code: 'CONFLICT', message: 'There is no subscription to cancel.' } },
      'There is no subscription to cancel.',
    ],
    [{ status: 502, body: '<html>' }, 'Failed to cancel subscription'],
    [{ json: { success: false, message: '' } }, 'Failed to cancel subscription'],
  ] as const) {
    await page.unroute('**/api/subscription/cancel')
    await page.route('**/api/subscription/cancel', (route) => route.fulfill(answer))
    await cancel(page).click()
    await dialog(page).getByRole('button', { name: 'Confirm Cancellation' }).click()
    await toastOf(page).getByText(text).waitFor()
    await toastOf(page).getByText('Cancellation Failed').waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    expect(await cancel(page).isEnabled()).toBe(true)
  }
})

test('BILL-14 UX-11 the cancel dialog works by keyboard alone and gives the focus a place afterwards', async () => {
  const { page } = await world.visitAs('bill-keys', BLANK)
  await makeSubscription(page, 'Standard')
  await page.goto(`${world.app.origin}/billing`)
  await dismissToasts(page)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await cancel(page).focus()
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  await tabWithinDialog(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab')
  await page.keyboard.press('Escape')
  await waitForNoDialog(page)
  await expect.poll(focused).toBe('Cancel at Period End')

  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Confirm Cancellation' }).focus()
  await page.keyboard.press('Enter')
  await plan(page).getByText('Cancellation Scheduled', { exact: true }).waitFor()
  await expect.poll(focused).toContain('Cancellation Scheduled')
})

test('BILL-45 BILL-07 other states say what they mean for the access and how to pay, and show no banner of an active one', async () => {
  const { page } = await world.visitAs('bill-states', BLANK)
  await makeSubscription(page, 'Premium')
  await answering(page, '/api/subscription/payment', () => ({
    mode: 'paddle',
    clientToken: null,
    environment: 'sandbox',
  }))
  await page.route('https://customer-portal.paddle.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Portal</h1>' }),
  )
  for (const [part, texts] of [
    [
      { status: 'past_due', graceEndsAt: '2099-01-10T00:00:00.000Z' },
      ['Payment failed', 'Your access ends on Jan 10, 2099 unless a payment succeeds.'],
    ],
    [
      { status: 'past_due', graceEndsAt: '2020-01-10T00:00:00.000Z' },
      ['Payment failed', 'your access ended on Jan 10, 2020'],
    ],
    [{ status: 'paused' }, ['Subscription paused', 'your account is on Free until it goes on']],
    [
      { status: 'trialing', currentPeriodEnd: '2099-01-10T00:00:00.000Z' },
      ['Your trial ends on Jan 10, 2099. The first payment is taken then.'],
    ],
  ] as const) {
    await standing(page, { ...part, isTest: false })
    await billing(page)
    for (const text of texts) await plan(page).getByText(text).waitFor()
    expect(
      await plan(page)
        .getByText(/Active Subscription|Next billing date/)
        .count(),
    ).toBe(0)
    expect(await cancel(page).count()).toBe(0)
  }
  await page.route('**/api/subscription/portal', (route) =>
    route.fulfill({ json: { url: 'https://customer-portal.paddle.com.evil.example/x' } }),
  )
  // A page of billing that is loaded knows from its first HTML that this server sells in test mode.
  await page.goto(`${world.app.origin}/dashboard`)
  await page.getByRole('button', { name: 'Open the menu of your account' }).click()
  await page.getByRole('menuitem', { name: 'Billing & Plans' }).click()
  await page.getByRole('button', { name: 'Payment details' }).click()
  await toastOf(page).getByText('could not be opened').waitFor()
  await page.unroute('**/api/subscription/portal')
  await page.route('**/api/subscription/portal', (route) =>
    route.fulfill({ json: { url: 'https://customer-portal.paddle.com/cpl_1' } }),
  )
  await page.getByRole('button', { name: 'Payment details' }).click()
  await page.waitForURL('https://customer-portal.paddle.com/cpl_1')
})

test('BILL-31 BILL-32 BILL-33 BILL-38 BILL-39 BILL-44 the bars change colour at 75 and 90 %, the warnings start at 80 %', async () => {
  const { page } = await world.visitAs('bill-bars', BLANK)
  const warned = "You're approaching your monthly limit. Consider upgrading your plan."
  const faceWarned = "You're approaching your monthly limit for face analyses."
  for (const [used, bar, isWarned] of [
    [37, 'band-good 74%', false],
    [38, 'band-fair 76%', false],
    [40, 'band-fair 80%', true],
    [45, 'band-poor 90%', true],
    [55, 'band-poor 100%', true],
  ] as const) {
    await withUsage(page, { analyses: used, faces: 2 }, { analyses: 50, faces: 3, name: 'Standard' })
    await billing(page)
    expect(await bars(usage(page))).toEqual([bar, expect.stringMatching(/^band-good 66\.6+/)])
    expect(await usage(page).getByText(warned).count()).toBe(isWarned ? 1 : 0)
    expect(await usage(page).getByText(faceWarned).count()).toBe(0)
  }
  await withUsage(page, { analyses: 1, faces: 3 }, { analyses: 50, faces: 3, name: 'Standard' })
  await billing(page)
  await usage(page).getByText(faceWarned).waitFor()
})

test('BILL-34 BILL-35 BILL-36 BILL-40 B-62 without a limit the plan shows an empty bar and the usage a fifth; 0 is not available', async () => {
  const { page } = await world.visitAs('bill-unlimited', BLANK)
  await makeSubscription(page, 'Premium')
  await billing(page)
  await plan(page).getByText('Unlimited', { exact: true }).waitFor()
  expect(await bars(plan(page))).toEqual(['band-good 0%'])
  await usage(page).getByText('∞').waitFor()
  expect(await bars(usage(page))).toEqual(['band-good 20%', 'band-good 0%'])
  await page.goto(`${world.app.origin}/pricing`)
  await page.locator('[data-plan-bar]').getByText('Unlimited').waitFor()
  expect(await bars(page.locator('[data-plan=premium-monthly]'))).toEqual(['band-good 0%'])

  await withUsage(page, { analyses: 900 }, { analyses: null, faces: 0 })
  await billing(page)
  await usage(page).getByText('Not Available').waitFor()
  expect(await bars(usage(page))).toEqual(['band-good 20%'])
  expect(await usage(page).getByText("You're approaching").count()).toBe(0)
})

test('DEC-46 B-63 an annual plan counts one pool: this year, and a yearly limit', async () => {
  const { page } = await world.visitAs('bill-annual', BLANK)
  await withUsage(
    page,
    { analyses: 540, faces: 36 },
    { analyses: 600, faces: 36, period: 'annual', name: 'Standard' },
  )
  await billing(page)
  await usage(page).getByText('540 of 600 this year').waitFor()
  await usage(page).getByText('36 of 36 this year').waitFor()
  await usage(page).getByText("You're approaching your yearly limit. Consider upgrading your plan.").waitFor()
  expect(await page.getByText('this month').count()).toBe(0)
})

test('DEC-46 DEC-32 FACE-03 FACE-21 FACE-22 dashboard, scanner and face page count the same year and offer what there is', async () => {
  const { page } = await world.visitAs('bill-elsewhere', BLANK)
  const show = async (path: string) => {
    await page.goto(world.app.origin + path)
    await page.locator('h1').waitFor()
  }
  const main = page.getByRole('main')
  const annual = { analyses: 600, faces: 36, period: 'annual', name: 'Standard' } as const
  await withUsage(page, { analyses: 540, faces: 35 }, annual)
  await show('/dashboard')
  await main.getByText('540 of 600 ingredient analyses used this year.').waitFor()
  await main.getByText('60 analyses left this year').waitFor()
  await show('/face-analysis')
  await main.getByText('35 of 36 face analyses used this year').waitFor()
  await main.getByText('1 face analysis left this year. A higher plan gives you more.').waitFor()
  await main.getByRole('link', { name: 'See the plans' }).waitFor()

  await withUsage(page, { analyses: 0, faces: 0 }, { analyses: 50, faces: 3, name: 'Standard' })
  await show('/face-analysis')
  await main.getByText('3 face analyses left this month.').waitFor()
  expect(await main.getByRole('link', { name: 'See the plans' }).count()).toBe(0)

  await withUsage(page, { analyses: 9, faces: 25 }, { analyses: null, faces: 25, name: 'Premium' })
  await show('/face-analysis')
  await main.getByText('Limit Reached').waitFor()
  await main.getByText(/Counting starts again on \w{3} \d{1,2}, \d{4}\./).waitFor()
  expect(await main.getByRole('link', { name: 'See the plans' }).count()).toBe(0)
  await show('/dashboard')
  await main.getByText('Unlimited analyses').waitFor()
  expect(await main.getByRole('link', { name: /Upgrade/ }).count()).toBe(0)
})

test('BILL-41 API-07 the limits are asked for again every half minute', async () => {
  const { page } = await world.visitAs('bill-again', BLANK)
  await page.clock.install()
  await billing(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/subscription/limits')) asked.push(request.url())
  })
  await page.clock.runFor(29_000)
  await roundTrip(page)
  expect(asked).toEqual([])
  await page.clock.runFor(2_000)
  await expect.poll(() => asked.length).toBe(1)
})

test('invoices are listed with their state and open by a short-lived address; an unknown list says that it is one', async () => {
  const { page } = await world.visitAs('bill-invoices', BLANK)
  const list = [
    {
      id: 'txn_1',
      number: 'OPA-1001',
      billedAt: '2026-05-03T00:00:00.000Z',
      totalText: '$9.99',
      status: 'paid',
      hasDocument: true,
    },
    {
      id: 'txn_2',
      number: null,
      billedAt: '2026-06-03T00:00:00.000Z',
      totalText: '$9.99',
      status: 'due',
      hasDocument: false,
    },
  ]
  await answering(page, '/api/subscription/invoices', () => ({ isKnown: true, invoices: list }))
  await page.route('https://documents.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Document</h1>' }),
  )
  await page.route('**/api/subscription/invoices/txn_1/document', (route) =>
    route.fulfill({ json: { url: 'https://documents.example/1.pdf' } }),
  )
  await billing(page)
  const rows = invoices(page).getByRole('listitem')
  expect((await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'May 3, 2026 OPA-1001 $9.99Paid Open',
    'Jun 3, 2026 Invoice $9.99Due',
  ])
  await rows.getByRole('button', { name: 'Open OPA-1001' }).click()
  await page.waitForURL('https://documents.example/1.pdf')

  await answering(page, '/api/subscription/invoices', () => ({ isKnown: false, invoices: [] }))
  await billing(page)
  await invoices(page).getByText('so we do not know your invoices').waitFor()
  expect(await invoices(page).getByText('No invoices yet.').count()).toBe(0)
})

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
    await visited.goto(world.app.origin + path)
    await visited.getByRole('heading', { name: 'This test purchase is not valid' }).waitFor()
    expect(await visited.getByRole('link', { name: 'Back to plans' }).getAttribute('href')).toBe('/pricing')
  }
  await page.goto(address)
  await page.getByRole('button', { name: 'Complete test purchase' }).click()
  await toastOf(page).getByText('Subscription updated successfully!').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Premium')
  await page.goto(address)
  await page.getByRole('heading', { name: 'This test purchase is not valid' }).waitFor()
})

test('a visitor who opens a test checkout signs in first', async () => {
  const { page } = await world.visit('/test-checkout?intent=x')
  await page.waitForURL(`**/auth?next=${encodeURIComponent('/test-checkout?intent=x')}`)
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  },
)
