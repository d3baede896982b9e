import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { BLANK, createWorld, PASSWORD, type World, withoutFirstState } from './world.ts'
import { roundTrip, stopTime, toast } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

async function fillLogin(page: Page, name: string, password: string) {
  await page.locator('[name=usernameOrEmail]').fill(name)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
}

function countCalls(page: Page, path: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.method() === 'POST') calls += 1
  })
  return () => calls
}

test('AUTH-01 AUTH-02 AUTH-06 the sign-in screen has both tabs, its two fields and the way to a new password', async () => {
  const { page, problems } = await world.visit('/auth')

  await page.getByRole('tab', { name: 'Sign In' }).waitFor()
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Sign In', 'Create Account'])
  expect(await page.locator('[name=password]').getAttribute('autocomplete')).toBe('current-password')
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await page.waitForURL('**/forgot-password')

  expect(problems).toEqual([])
})

test('AUTH-09 UX-09 an empty login says so at the field and in a toast, and makes no call', async () => {
  const { page } = await world.visit('/auth')
  const calls = countCalls(page, '/api/login')

  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()

  await expect.poll(() => toast(page)).toContain('Missing Information')
  await expect.poll(() => toast(page)).toContain('Please fill in all fields.')
  await expect.poll(() => page.locator('[name=usernameOrEmail]').getAttribute('aria-invalid')).toBe('true')
  expect(calls()).toBe(0)
})

test('AUTH-18 B-09 wrong credentials fail in the agreed words and offer the in-page reset', async () => {
  const { page } = await world.visit('/auth')

  await fillLogin(page, 'nobody', 'not this one')

  await expect.poll(() => toast(page)).toContain('Login Failed')
  await expect.poll(() => toast(page)).toContain('Invalid username/email or password.')
  await page.getByRole('link', { name: 'Reset Password' }).click()
  await page.getByRole('heading', { name: 'Reset Password' }).waitFor()
})

test('AUTH-16 AUTH-17 AUTH-33 DEC-03 login greets and leads to the dashboard, sign out leads home', async () => {
  await world.visitAs('auth-login', BLANK)
  const { page } = await world.visit('/auth')

  await fillLogin(page, 'auth-login', PASSWORD)

  await page.waitForURL('**/dashboard')
  expect(await toast(page)).toContain('You have been successfully logged in.')
  await page.goto(`${world.app.origin}/auth`)
  await page.waitForURL('**/dashboard')
  await page.getByRole('button', { name: 'account' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL(`${world.app.origin}/`)
  await page.getByRole('link', { name: 'Get Started Free' }).first().waitFor()
})

test('DEC-02 a visitor at a signed-in place comes back to it after signing in, and never to another site', async () => {
  await world.visitAs('auth-next', BLANK)
  const { page } = await world.visit('/history')
  await page.waitForURL('**/auth?next=%2Fhistory')

  await fillLogin(page, 'auth-next', PASSWORD)
  await page.waitForURL('**/history')

  const other = await world.visit('/auth?next=//evil.example/x')
  await fillLogin(other.page, 'auth-next', PASSWORD)
  await other.page.waitForURL(`${world.app.origin}/dashboard`)
})

test('AUTH-10 AUTH-20 AUTH-21 registration asks for what is missing, greets, and moves on after a second', async () => {
  const { page } = await world.visit(BLANK)
  await page.clock.install()
  await page.goto(`${world.app.origin}/auth`)
  const calls = countCalls(page, '/api/register')
  await page.getByRole('tab', { name: 'Create Account' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Create Account' })

  await panel.getByRole('button', { name: 'Create Account' }).click()
  await expect.poll(() => toast(page)).toContain('Please fill in all required fields.')
  expect(calls()).toBe(0)

  await page.locator('[name=username]').fill('auth-new')
  await page.locator('[name=email]').fill('auth-new@example.test')
  await page.locator('[name=password]').fill(PASSWORD)
  await stopTime(page)
  await panel.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Your account has been created successfully.').first().waitFor()
  let passedMs = 0
  const pathAfter = async (ms: number) => {
    await page.clock.runFor(ms)
    await roundTrip(page)
    passedMs += ms
    return new URL(page.url()).pathname
  }
  expect(await pathAfter(999)).toBe('/auth')
  await expect.poll(() => pathAfter(10)).toBe('/dashboard')
  expect(passedMs).toBeLessThan(3_000)
})

test('AUTH-22 a refused registration carries the message of the server', async () => {
  await world.visitAs('auth-taken', BLANK)
  const { page } = await world.visit('/auth?view=register')

  await page.locator('[name=username]').fill('auth-taken')
  await page.locator('[name=email]').fill('other@example.test')
  await page.locator('[name=password]').fill(PASSWORD)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Create Account' }).click()

  await expect.poll(() => toast(page)).toContain('Registration Failed')
  const told = await world.visit('/about')
  const refused = await told.context.request.post(`${world.app.origin}/api/register`, {
    data: { username: 'auth-taken', email: 'third@example.test', password: PASSWORD },
    headers: { origin: world.app.origin },
  })
  const { message } = (await refused.json()) as { message: string }
  expect(message.length).toBeGreaterThan(10)
  await expect.poll(() => toast(page)).toContain(message)
})

test('AUTH-03 AUTH-04 AUTH-12 AUTH-25 AUTH-26 the in-page reset asks for an address, answers, and goes back', async () => {
  const { page } = await world.visit('/auth?view=reset')
  const send = page.getByRole('button', { name: 'Send Reset Link' })

  await send.click()
  await expect.poll(() => toast(page)).toContain('Please enter your email address.')

  await page.route('**/api/forgot-password', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.locator('[name=email]').fill('ana@example.test')
  await send.click()
  await page.getByText('Failed to send reset email. Please try again.').first().waitFor()
  expect(await toast(page)).toMatch(/^Error\s+Failed to send reset email\. Please try again\.$/m)

  await page.unroute('**/api/forgot-password')
  await page.route('**/api/forgot-password', (route) => route.fulfill({ json: { message: 'ok' } }))
  await send.click()
  await page.getByText('Check your email for password reset instructions.').first().waitFor()

  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await page.getByRole('tab', { name: 'Sign In' }).waitFor()
})

test('AUTH-29 AUTH-30 DEC-05 a broken account call is tried three times in all, then the page works with a notice', async () => {
  const visited = await world.visit('/about')
  const { page } = visited
  await withoutFirstState(visited)
  let calls = 0
  await page.route('**/api/user', (route) => {
    calls += 1
    return route.fulfill({ status: 500, body: 'no' })
  })

  await page.reload()
  await page.getByText('We could not reach your account').waitFor()

  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('About Opaline')
  expect(calls).toBe(3)
})

test('RPW-03 RPW-06 a reset link without its token is invalid without a call', async () => {
  const { page } = await world.visit('/reset-password')

  await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor()
  await page.getByText('This password reset link is invalid or has expired.').waitFor()
  await page.getByRole('link', { name: 'Request a New Link' }).click()
  await page.waitForURL('**/forgot-password')
})
