import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { mailedLink, mailsTo } from './mailbox.ts'
import { dismissToasts, toast } from './web-steps.ts'
import { BLANK, createWorld, open, PASSWORD, PHONE, reload, type World } from './world.ts'

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
  await open(page, `${world.app.origin}/forgot-password`)
  await page.locator('[name=email]').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await heading(page, 'Check Your Email').waitFor()
  return mailedLink(world.app.dataDir, email, '/reset-password')
}

async function signIn(page: Page, name: string, password: string) {
  await open(page, `${world.app.origin}/auth`)
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

  await open(page, world.app.origin + link)
  await fillReset(page, NEW_PASSWORD, NEW_PASSWORD)
  await heading(page, 'Password Reset Complete').waitFor()
  expect(await toast(page)).toContain('Your password has been updated successfully')

  await reload(old.page)
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

  await open(page, world.app.origin + link)
  await heading(page, 'Choose a new password').waitFor()

  expect(page.url()).toBe(`${world.app.origin}/reset-password`)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token)
  expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer')
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  const sent = page.waitForRequest('**/api/auth/reset-password')
  await fillReset(page, NEW_PASSWORD, NEW_PASSWORD)
  expect((await sent).postDataJSON()).toEqual({ token, newPassword: NEW_PASSWORD })
  for (const request of [await checked, await sent])
    expect((await request.allHeaders())['referer'] ?? '').not.toContain(token)
  await heading(page, 'Password Reset Complete').waitFor()
})

test('an address is confirmed from the profile by mail, and a second opening of the link does no harm', async () => {
  const { page, problems } = await world.visitAs('rec-verify', '/profile', { viewport: PHONE })
  await page.getByText('not confirmed yet').waitFor()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.locator('[data-toast]').getByText('Link Sent').waitFor()
  const link = await mailedLink(world.app.dataDir, mailOf('rec-verify'), '/verify-email')

  await open(page, world.app.origin + link)
  await heading(page, 'Address Confirmed').waitFor()
  expect(page.url()).toBe(`${world.app.origin}/verify-email`)
  await expect.poll(() => page.title()).toContain('Confirm your e-mail')
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer')
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await page.getByText('confirmed', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Send the link' }).count()).toBe(0)

  await open(page, world.app.origin + link)
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
  await open(page, world.app.origin + link)
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
    await open(page, `${world.app.origin}/forgot-password`)
    await check('Forgot your password?')
    const link = await askForLink(page, mailOf('rec-axe'))
    await check('Check Your Email')
    await open(page, `${world.app.origin}/reset-password`)
    await check('Invalid Reset Link')
    await open(page, world.app.origin + link)
    await check('Choose a new password')
    await fillReset(page, 'x', 'y')
    await page.locator('[aria-invalid=true]').first().waitFor()
    await check('Choose a new password')
    await fillReset(page, NEW_PASSWORD, NEW_PASSWORD)
    await check('Password Reset Complete')
  },
)
