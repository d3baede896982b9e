import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { mailedLink, mailsTo } from './mailbox.ts'
import { dismissToasts, toast } from './web-steps.ts'
import { BLANK, createWorld, PASSWORD, PHONE, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const NEW_PASSWORD = 'a louder harbour'
const mailOf = (username: string) => `${username}@example.test`
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto(`${world.app.origin}/forgot-password`)
  await page.locator('[name=email]').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await heading(page, 'Check Your Email').waitFor()
  return mailedLink(world.app.dataDir, email, '/reset-password')
}

async function signIn(page: Page, name: string, password: string) {
  await page.goto(`${world.app.origin}/auth`)
  await page.locator('[name=usernameOrEmail]').fill(name)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
}

async function fillReset(page: Page, password: string, confirmation: string) {
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(confirmation)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

test('FPW-04 FPW-05 RPW-19 RPW-20 DEC-09 from the forgotten password by mail to a new one; the old session is over', async () => {
  const old = await world.visitAs('rec-whole')
  const { page, problems } = await world.visit(BLANK, { viewport: PHONE })
  const link = await askForLink(page, mailOf('rec-whole'))
  await page.getByText(`If an account belongs to ${mailOf('rec-whole')}`).waitFor()
  await page
    .getByText('The e-mail may take a few minutes to arrive. Please check your spam folder too.')
    .waitFor()

  await page.goto(world.app.origin + link)
  await fillReset(page, NEW_PASSWORD, NEW_PASSWORD)
  await heading(page, 'Password Reset Complete').waitFor()
  expect(await toast(page)).toContain('Your password has been updated successfully')

  await old.page.reload()
  await old.page.waitForURL('**/auth?next=%2Fdashboard')
  await page.getByRole('link', { name: 'Continue to Login' }).click()
  await page.waitForURL('**/auth')
  await signIn(page, 'rec-whole', PASSWORD)
  await page.getByText('Invalid username/email or password.').first().waitFor()
  await signIn(page, 'rec-whole', NEW_PASSWORD)
  await page.waitForURL('**/dashboard')

  const again = await world.visit(link)
  await heading(again.page, 'Invalid Reset Link').waitFor()
  expect(problems).toEqual([])
})

test('B-11 the token leaves the address at once, is told to nobody, and still works', async () => {
  await world.visitAs('rec-token', BLANK)
  const { page } = await world.visit(BLANK)
  const link = await askForLink(page, mailOf('rec-token'))
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  const checked = page.waitForRequest('**/api/auth/validate-reset-token/*')

  await page.goto(world.app.origin + link)
  await heading(page, 'Choose a new password').waitFor()

  expect(page.url()).toBe(`${world.app.origin}/reset-password`)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token)
  expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  const sent = page.waitForRequest('**/api/auth/reset-password')
  await fillReset(page, NEW_PASSWORD, NEW_PASSWORD)
  expect((await sent).postDataJSON()).toEqual({ token, newPassword: NEW_PASSWORD })
  for (const request of [await checked, await sent])
    expect((await request.allHeaders())['referer'] ?? '').not.toContain(token)
  await heading(page, 'Password Reset Complete').waitFor()
})

test('RPW-01 RPW-02 RPW-04 RPW-05 RPW-06 RPW-07 RPW-08 RPW-09 RPW-10 RPW-23 the link is checked first; a refused or failed check is an invalid link', async () => {
  const { page } = await world.visit(BLANK)
  let answer: () => void = () => undefined
  const checked = new Promise<void>((done) => (answer = done))
  await page.route('**/api/auth/validate-reset-token/*', async (route) => {
    await checked
    await route.fulfill({ json: { valid: false } })
  })
  await page.goto(`${world.app.origin}/reset-password?token=some-token`)
  await page.getByText('Validating reset token...').waitFor()
  answer()
  await heading(page, 'Invalid Reset Link').waitFor()
  await page.getByText('This password reset link is invalid or has expired.').waitFor()
  await page.getByText('Password reset links expire after 1 hour for security reasons.').waitFor()
  expect(await page.getByRole('link', { name: 'Request a New Link' }).getAttribute('href')).toBe(
    '/forgot-password',
  )
  expect(await page.getByRole('main').getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe(
    '/auth',
  )

  for (const answer of [
    (route) => route.abort(),
    (route) => route.fulfill({ status: 500, body: 'broken' }),
  ] as Parameters<Page['route']>[1][]) {
    await page.unrouteAll()
    await page.route('**/api/auth/validate-reset-token/*', answer)
    await page.goto(`${world.app.origin}/reset-password?token=some-token`)
    await heading(page, 'Invalid Reset Link').waitFor()
    await page.getByText('It could not be checked just now').waitFor()
  }
  await page.unrouteAll()
  await page.route('**/api/auth/validate-reset-token/*', (route) => route.fulfill({ json: { valid: true } }))
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await heading(page, 'Choose a new password').waitFor()
})

test('RPW-12 RPW-13 RPW-15 RPW-16 RPW-17 what is wrong is said in the agreed words, at the field it concerns', async () => {
  const { page } = await world.visit(BLANK)
  await page.route('**/api/auth/validate-reset-token/*', (route) => route.fulfill({ json: { valid: true } }))
  await page.goto(`${world.app.origin}/reset-password?token=some-token`)
  await page.getByText('Must be at least 6 characters long', { exact: true }).waitFor()
  const invalid = () =>
    page
      .locator('[aria-invalid=true]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))

  for (const [first, second, text, fields] of [
    ['', '', 'Please fill in all fields', ['newPassword', 'confirmPassword']],
    ['harbour-9', '', 'Please fill in all fields', ['confirmPassword']],
    ['five5', 'five5', 'Password must be at least 6 characters long', ['newPassword']],
    ['harbour-9', 'harbour-8', 'Passwords do not match', ['confirmPassword']],
  ] as const) {
    await fillReset(page, first, second)
    await expect.poll(() => toast(page)).toContain(text)
    await expect.poll(invalid).toEqual(fields)
    const id = await page.locator('[aria-invalid=true]').first().getAttribute('aria-describedby')
    expect(await page.locator(`[id="${id?.split(' ')[0]}"]`).innerText()).toBe(text)
  }
  await page.getByRole('button', { name: 'Show the confirmation' }).click()
  await expect.poll(() => page.locator('[name=confirmPassword]').getAttribute('type')).toBe('text')
  await expect.poll(() => page.locator('[name=newPassword]').getAttribute('type')).toBe('password')
})

test('RPW-14 RPW-21 RPW-22 a refused, silent or lost update says so and keeps the form', async () => {
  const { page } = await world.visit(BLANK)
  await page.route('**/api/auth/validate-reset-token/*', (route) => route.fulfill({ json: { valid: true } }))
  await page.goto(`${world.app.origin}/reset-password?token=some-token`)
  for (const [answer, text] of [
    [null, 'This password reset link is invalid or has expired.'],
    [(route) => route.fulfill({ status: 502, body: '<html>' }), 'Failed to reset password'],
    [(route) => route.abort(), 'Something went wrong. Please try again.'],
  ] as [Parameters<Page['route']>[1] | null, string][]) {
    if (answer !== null) await page.route('**/api/auth/reset-password', answer)
    await fillReset(page, NEW_PASSWORD, NEW_PASSWORD)
    await expect.poll(() => toast(page)).toContain(text)
    await page.getByRole('main').getByText(text).waitFor()
    await page.unroute('**/api/auth/reset-password')
  }
  await page.route('**/api/auth/reset-password', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'INVALID', message: 'Too easy.', fields: { newPassword: 'Too easy.' } },
    }),
  )
  await fillReset(page, NEW_PASSWORD, NEW_PASSWORD)
  await expect.poll(() => page.locator('[name=newPassword]').getAttribute('aria-invalid')).toBe('true')
})

test('FPW-01 FPW-02 FPW-06 FPW-07 FPW-08 FPW-12 the forgot page asks, sends, and goes back to editing', async () => {
  const { page } = await world.visit('/forgot-password')
  const form = page.getByRole('main').locator('form')
  await form.locator('input').first().waitFor()
  expect(await form.locator('input').count()).toBe(1)
  expect(await form.locator('input').getAttribute('type')).toBe('email')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect.poll(() => toast(page)).toContain('Please enter your email address')
  await expect
    .poll(() => page.getByRole('main').getByRole('link', { name: 'Back to Login' }).getAttribute('href'))
    .toBe('/auth')

  let send: () => void = () => undefined
  const sending = new Promise<void>((done) => (send = done))
  await page.route('**/api/auth/forgot-password', async (route) => {
    await sending
    await route.continue()
  })
  await page.locator('[name=email]').fill('nobody@example.test')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true)
  send()
  await heading(page, 'Check Your Email').waitFor()
  expect(await toast(page)).toContain('Reset Link Sent')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.getByRole('button', { name: 'Try Different Email' }).click()
  await page.getByLabel('Email Address').waitFor()
  expect(mailsTo(world.app.dataDir, 'nobody@example.test')).toBe(0)
})

test('FPW-09 FPW-10 FPW-11 a refused, silent or lost request is told as what it is', async () => {
  const { page } = await world.visit('/forgot-password')
  for (const [answer, text] of [
    [(route) => route.fulfill({ status: 400, json: { message: 'Not an address.' } }), 'Not an address.'],
    [(route) => route.fulfill({ status: 500, body: '' }), 'Failed to send reset email'],
    [(route) => route.abort(), 'Something went wrong. Please try again.'],
  ] as [Parameters<Page['route']>[1], string][]) {
    await page.route('**/api/auth/forgot-password', answer)
    await page.locator('[name=email]').fill('ana@example.test')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect.poll(() => toast(page)).toContain(text)
    await page.unroute('**/api/auth/forgot-password')
  }
})

test('an address is confirmed from the profile by mail, and a second opening of the link does no harm', async () => {
  const { page, problems } = await world.visitAs('rec-verify', '/profile', { viewport: PHONE })
  await page.getByText('not confirmed yet').waitFor()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.locator('[data-toast]').getByText('Link Sent').waitFor()
  const link = await mailedLink(world.app.dataDir, mailOf('rec-verify'), '/verify-email')

  await page.goto(world.app.origin + link)
  await heading(page, 'Address Confirmed').waitFor()
  expect(page.url()).toBe(`${world.app.origin}/verify-email`)
  expect(await page.title()).toContain('Confirm your e-mail')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer')
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await page.getByText('confirmed', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Send the link' }).count()).toBe(0)

  await page.goto(world.app.origin + link)
  await heading(page, 'Address Confirmed').waitFor()
  const elsewhere = await world.visit(link)
  await heading(elsewhere.page, 'Link Expired').waitFor()
  expect(
    await elsewhere.page.getByRole('main').getByRole('link', { name: 'Sign In' }).getAttribute('href'),
  ).toBe('/auth?next=%2Fprofile')
  expect(problems).toEqual([])
})

test('an expired confirmation link offers another one, and a lost connection a second try', async () => {
  const { page } = await world.visitAs('rec-expired', '/verify-email?token=too-old')
  await heading(page, 'Link Expired').waitFor()
  expect(mailsTo(world.app.dataDir, mailOf('rec-expired'))).toBe(0)
  await page.getByRole('button', { name: 'Send Another Link' }).click()
  await heading(page, 'Check Your Email').waitFor()
  const link = await mailedLink(world.app.dataDir, mailOf('rec-expired'), '/verify-email')

  await page.route('**/api/auth/verify-email', (route) => route.abort())
  await page.goto(world.app.origin + link)
  await heading(page, 'Not Confirmed Yet').waitFor()
  await page.unroute('**/api/auth/verify-email')
  await page.getByRole('button', { name: 'Try again' }).click()
  await heading(page, 'Address Confirmed').waitFor()
})

test(
  'UX-01 UX-07 every state of recovery passes axe and fits 360 px, light and dark',
  { timeout: 120_000 },
  async () => {
    const { page } = await world.visitAs('rec-axe', '/verify-email', {
      viewport: { width: 360, height: 740 },
    })
    const check = async (name: string) => {
      await heading(page, name).waitFor()
      await dismissToasts(page)
      expect({ name, found: await axeFindings(page) }).toEqual({ name, found: [] })
      expect({ name, width: await widthOf(page) }).toEqual({ name, width: 360 })
    }
    await check('Link Expired')
    await page.goto(`${world.app.origin}/forgot-password`)
    await check('Forgot your password?')
    const link = await askForLink(page, mailOf('rec-axe'))
    await check('Check Your Email')
    await page.goto(`${world.app.origin}/reset-password`)
    await check('Invalid Reset Link')
    await page.goto(world.app.origin + link)
    await check('Choose a new password')
    await fillReset(page, 'x', 'y')
    await page.locator('[aria-invalid=true]').first().waitFor()
    await check('Choose a new password')
    await fillReset(page, NEW_PASSWORD, NEW_PASSWORD)
    await check('Password Reset Complete')
  },
)
