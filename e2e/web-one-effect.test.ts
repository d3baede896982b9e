import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { drawLabel, LABEL_LINES } from './label-picture.ts'
import { mailedLink } from './mailbox.ts'
import { roundTrip } from './web-steps.ts'
import { createWorld, open, PASSWORD, reload, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

type Sent = { path: string; key: string | undefined }

/** Calls that change something, each with its idempotency key. */
function writesOf(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' || !pathname.startsWith('/api/')) return
    sent.push({ path: pathname, key: request.headers()['idempotency-key'] })
  })
  return sent
}

/** What an impatient hand does on a slow phone: clicks and Enters before the page can draw anything. */
async function hammer(what: Locator): Promise<void> {
  await what.evaluate(async (element) => {
    const button = element as HTMLElement
    const form = button.getAttribute('type') === 'submit' ? button.closest('form') : null
    button.click()
    button.click()
    form?.requestSubmit()
    await new Promise((resolve) => window.setTimeout(resolve, 0))
    if (button.isConnected) button.click()
  })
}

type Step = {
  path: string | RegExp
  what: (page: Page) => Locator
  /** Seen when the call has been answered. */
  until: (page: Page) => Promise<unknown>
}

async function startsOnce(page: Page, sent: Sent[], { path, what, until }: Step): Promise<void> {
  const before = sent.length
  await hammer(what(page))
  await until(page)
  await roundTrip(page)
  const made = sent
    .slice(before)
    .filter((call) => (typeof path === 'string' ? call.path === path : path.test(call.path)))
  expect(made, String(path)).toHaveLength(1)
  expect(made[0]?.key, String(path)).toMatch(/^[\w-]{16,64}$/)
}

const button = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
const inDialog = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name })
const toast = (text: string) => (page: Page) => page.locator('[data-toast]').getByText(text).first().waitFor()
const text = (words: string) => (page: Page) => page.getByText(words).first().waitFor()
const go = (page: Page, path: string) => open(page, world.app.origin + path)

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value)
}

test('AUTH-24 FPW-03 CONT-15 a form of a visitor sends one message, however often it is clicked', async () => {
  const { page, problems } = await world.visit('/contact')
  const sent = writesOf(page)
  const once = (step: Step) => startsOnce(page, sent, step)

  await fill(page, {
    firstName: 'Bea',
    lastName: 'Lund',
    email: 'bea@example.test',
    subject: 'A question',
    message: 'How is the score made?',
  })
  await once({ path: '/api/feedback', what: button('Send Message'), until: text('Thank You!') })

  await go(page, '/withdraw')
  await fill(page, { name: 'Bea Lund', email: 'bea@example.test', contract: 'Premium, bought in May' })
  await button('Withdraw from contract')(page).click()
  await once({
    path: '/api/withdrawals',
    what: button('Confirm withdrawal'),
    until: text('Your withdrawal was received'),
  })

  await go(page, '/forgot-password')
  await fill(page, { email: 'nobody@example.test' })
  await once({
    path: '/api/auth/forgot-password',
    what: button('Send Reset Link'),
    until: text('Check Your Email'),
  })

  await go(page, '/auth?view=reset')
  await fill(page, { email: 'nobody@example.test' })
  await once({
    path: '/api/forgot-password',
    what: (shown) => shown.locator('form [type=submit]'),
    until: toast('Reset Link Sent'),
  })

  await go(page, '/auth?view=register')
  await fill(page, { username: 'once-visitor', email: 'once-visitor@example.test', password: PASSWORD })
  await once({
    path: '/api/register',
    what: (shown) => shown.getByRole('tabpanel').locator('[type=submit]'),
    until: (shown) => shown.waitForURL('**/dashboard'),
  })

  await page.context().clearCookies()
  await go(page, '/auth')
  await fill(page, { usernameOrEmail: 'once-visitor', password: PASSWORD })
  await once({
    path: '/api/login',
    what: (shown) => shown.getByRole('tabpanel').locator('[type=submit]'),
    until: (shown) => shown.waitForURL('**/dashboard'),
  })

  expect(problems).toEqual([])
})

test('PROF-13 AUTH-32 each button of the profile sends one call', async () => {
  const { page, problems } = await world.visitAs('once-profile', '/profile')
  const sent = writesOf(page)
  const once = (step: Step) => startsOnce(page, sent, step)

  await page.locator('[name=allergy]').fill('Nickel')
  await once({
    path: '/api/users/profile',
    what: button('Add'),
    until: (shown) => button('Remove Nickel')(shown).waitFor(),
  })
  await once({
    path: '/api/users/profile',
    what: button('Remove Nickel'),
    until: (shown) => shown.getByRole('button', { name: 'Remove Nickel' }).waitFor({ state: 'detached' }),
  })
  await once({
    path: '/api/users/profile',
    what: (shown) => shown.getByRole('switch', { name: 'Vegan only' }),
    until: (shown) => shown.getByRole('switch', { name: 'Vegan only', checked: true }).waitFor(),
  })
  await once({ path: '/api/users/verify-email', what: button('Send the link'), until: toast('Link Sent') })
  await once({ path: '/api/users/consents', what: button(/^Agree: /), until: toast('') })
  await fill(page, { currentPassword: PASSWORD, newPassword: 'a louder harbour' })
  await once({
    path: '/api/users/password',
    what: (shown) => shown.locator('form:has([name=newPassword]) [type=submit]'),
    until: (shown) => expect.poll(() => shown.locator('[name=newPassword]').inputValue()).toBe(''),
  })

  await go(page, await mailedLink(world.app.dataDir, 'once-profile@example.test', '/verify-email'))
  await page.getByRole('main').getByRole('link', { name: 'profile' }).waitFor()
  expect(sent.filter(({ path }) => path === '/api/auth/verify-email')).toHaveLength(1)
  await go(page, '/profile')
  await button('Delete account')(page).click()
  await page.getByRole('dialog').locator('[name=password]').fill('a louder harbour')
  await once({
    path: '/api/users/delete',
    what: (shown) => shown.getByRole('dialog').locator('[type=submit]'),
    until: (shown) => shown.waitForURL(`${world.app.origin}/`),
  })
  expect(problems).toEqual([])

  const leaving = await world.visitAs('once-leaving', '/profile')
  await startsOnce(leaving.page, writesOf(leaving.page), {
    path: '/api/logout',
    what: button('Sign Out'),
    until: (shown) => shown.waitForURL('**/auth'),
  })
})

test('SCAN-24 one photo is read once, one list analysed once, and one result renamed, shared, deleted and restored once', async () => {
  const { page, context, problems } = await world.visitAs('once-scan', '/dashboard')
  const sent = writesOf(page)
  const once = (step: Step) => startsOnce(page, sent, step)
  const list = page.getByLabel('Ingredient list')

  const photo = (await drawLabel(LABEL_LINES)).toString('base64')
  const before = sent.length
  // Twice in one moment, before the page could draw that it reads; some browsers give each choice a date of its own.
  await page
    .getByLabel('Choose a photo')
    .first()
    .evaluate((element, base64) => {
      const input = element as HTMLInputElement
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      for (const lastModified of [1, 2]) {
        const chosen = new DataTransfer()
        chosen.items.add(new File([bytes], 'label.jpg', { type: 'image/jpeg', lastModified }))
        input.files = chosen.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }
    }, photo)
  await toast('Ingredients Extracted!')(page)
  await expect
    .poll(() => sent.slice(before).filter(({ path }) => path === '/api/ocr-extract'))
    .toHaveLength(1)

  await list.fill('Aqua, Glycerin, Panthenol')
  const used = async () =>
    ((await (await context.request.get(`${world.app.origin}/api/subscription/limits`)).json()) as never)[
      'usage'
    ]
  await once({
    path: '/api/analyze',
    what: button('Analyze Ingredients'),
    until: (shown) => shown.waitForURL('**/analysis/*'),
  })
  expect(await used()).toMatchObject({ analysesCount: 1 })

  await button('Share Results')(page).click()
  await once({ path: /sharing|share/, what: inDialog('Agree and share'), until: toast('Link Copied!') })
  await button('Add a first name')(page).click()
  await page.getByRole('dialog').getByLabel('First name').fill('Ana')
  await once({ path: /sharing|share/, what: inDialog('Save'), until: toast('Name saved') })
  await once({ path: /sharing|share/, what: button('Stop sharing'), until: toast('Sharing stopped') })
  await once({ path: /sharing|share/, what: button('Share Results'), until: toast('Link Copied!') })

  await go(page, '/history')
  await button(/^Rename /)(page).click()
  await page.getByLabel('Product name').fill('Harbour cream')
  await once({ path: /analyses/, what: button('Save'), until: toast('Harbour cream') })
  await once({ path: /analyses/, what: button('Delete Harbour cream'), until: toast('Deleted') })
  await once({
    path: /restore/,
    what: (shown) => shown.locator('[data-toast]').getByRole('button', { name: 'Undo' }),
    until: (shown) => button('Delete Harbour cream')(shown).waitFor(),
  })
  expect(problems).toEqual([])
})

test('PRICE-18 one purchase is begun, paid, ended and taken up again once', async () => {
  const { page, problems } = await world.visitAs('once-buy', '/pricing')
  const sent = writesOf(page)
  const once = (step: Step) => startsOnce(page, sent, step)

  await once({
    path: /checkout/,
    what: button('Upgrade to Standard'),
    until: (shown) => shown.waitForURL('**/test-checkout?*'),
  })
  await once({
    path: /test-checkout/,
    what: button('Complete test purchase'),
    until: toast('Subscription updated successfully!'),
  })
  await button('Cancel at Period End')(page).click()
  await once({
    path: /cancel/,
    what: inDialog('Confirm Cancellation'),
    until: toast('Subscription Cancellation Scheduled'),
  })
  await once({ path: /reactivate/, what: button(/Reactivate/), until: toast('Subscription Reactivated') })
  expect(problems).toEqual([])
})

test('a try after a lost answer carries the same key, also after a reload, and finds the first analysis', async () => {
  const { page } = await world.visitAs('once-lost', '/dashboard')
  const sent = writesOf(page)
  const list = page.getByLabel('Ingredient list')
  const keys = () => sent.filter(({ path }) => path === '/api/analyze').map(({ key }) => key)
  await list.fill('Aqua, Glycerin, Panthenol')
  // The server does its work, and the answer gets lost on the way.
  await page.route('**/api/analyze', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button('Analyze Ingredients')(page).click()
  await toast('Analysis Failed')(page)
  await expect.poll(() => new Set(keys()).size).toBe(1)

  await page.unroute('**/api/analyze')
  await reload(page)
  await expect.poll(() => list.inputValue()).toBe('Aqua, Glycerin, Panthenol')
  await button('Analyze Ingredients')(page).click()
  await page.waitForURL('**/analysis/*')
  expect(new Set(keys()).size).toBe(1)
  const made = await (await page.request.get(`${world.app.origin}/api/analyses`)).json()
  expect(made).toHaveLength(1)

  await go(page, '/dashboard')
  await list.fill('Aqua, Glycerin, Panthenol')
  await button('Analyze Ingredients')(page).click()
  await page.waitForURL('**/analysis/*')
  expect(new Set(keys()).size).toBe(2)
})
