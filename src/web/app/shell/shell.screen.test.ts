import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { notePendingSignOut, pendingSignOut } from '../../lib/account/pending-sign-out.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { member } from '../../testing/sample-answers.test-support.ts'
import {
  address,
  documentsLeftFor,
  openScreen,
  PHONE,
  setViewport,
} from '../../testing/screen.test-support.tsx'

const banner = () => page.getByRole('banner')

test('HDR-01 HDR-02 HDR-03 HDR-04 HDR-05..14 the app header has its links, the badge, and a menu that names the account', async () => {
  server.signsIn(member({ username: 'shell-header', email: 'shell-header@example.test' }))
  server.answers(CALLS.listSessions, [])
  await openScreen('/dashboard')
  for (const [name, path] of [
    ['Home', '/'],
    ['Dashboard', '/dashboard'],
    ['Face Analysis', '/face-analysis'],
    ['History', '/history'],
  ] as const)
    await expect.element(banner().getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await expect.element(banner().getByText('AI Powered')).toBeVisible()
  const account = banner().getByRole('button', { name: 'account' })
  await expect.element(account).toHaveTextContent(/^S$/)
  await account.click()
  await expect.element(page.getByText('Ana Reis')).toBeVisible()
  await expect.element(page.getByText('shell-header@example.test')).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Billing & Plans' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Admin' }).elements()).toEqual([])
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click()
  await expect.poll(address).toBe('/profile')
})

test('UX-07 the menu of the account goes by keys alone: arrows, letters, Home and End, Escape and Tab', async () => {
  await openScreen('/dashboard')
  const account = banner().getByRole('button', { name: 'account' })
  await expect.element(account).toBeVisible()
  const focused = () => document.activeElement?.textContent.trim()
  account.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('Profile Settings')
  await expect.element(account).toHaveAttribute('aria-expanded', 'true')
  for (const [key, name] of [
    ['{ArrowDown}', 'Billing & Plans'],
    ['{End}', 'Sign Out'],
    ['{ArrowDown}', 'Profile Settings'],
    ['{ArrowUp}', 'Sign Out'],
    ['b', 'Billing & Plans'],
    ['{Home}', 'Profile Settings'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.poll(focused).toBe(name)
  }
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('menu').elements()).toEqual([])
  await expect.element(account).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(focused).toBe('Sign Out')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => page.getByRole('menu').elements()).toEqual([])
  await account.click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => page.getByRole('menu').elements()).toEqual([])
})

test('HDR-15 HDR-16 the header of a visitor leads to the plans, the makers and the sign-in', async () => {
  server.signsIn(null)
  await openScreen('/')
  for (const [name, path, title] of [
    ['Pricing', '/pricing', 'Pricing'],
    ['About', '/about', 'About'],
    ['Contact', '/contact', 'Contact'],
    ['Sign In', '/auth', 'Sign in'],
  ] as const) {
    await banner().getByRole('link', { name, exact: true }).click()
    await expect.poll(address).toBe(path)
    await expect.poll(() => document.title).toContain(title)
  }
  expect(banner().getByText('AI Powered').elements()).toEqual([])
  expect(banner().getByRole('button', { name: 'account' }).elements()).toEqual([])
})

test('HDR-05 UX-01 the badge shows on phones too, on one line with the logo, and nothing scrolls sideways', async () => {
  for (const width of [360, PHONE.width]) {
    await setViewport({ width, height: 740 })
    await openScreen('/dashboard')
    await expect.element(banner().getByText('AI Powered')).toBeVisible()
    const badge = banner().getByText('AI Powered').element().getBoundingClientRect()
    const logo = banner().getByRole('link', { name: 'Opaline' }).element().getBoundingClientRect()
    expect(badge.x).toBeGreaterThanOrEqual(logo.right)
    expect(badge.height).toBeLessThan(30)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
})

test('NAV-01 NAV-02..05 on a phone the menu shows the same links as on a desk', async () => {
  await setViewport(PHONE)
  server.signsIn(null)
  await openScreen('/')
  await expect.element(banner().getByRole('link', { name: 'Opaline' })).toHaveAttribute('href', '/')
  const toggle = page.getByRole('button', { name: 'Open the menu' })
  await toggle.click()
  const nav = page.getByRole('navigation', { name: 'Main' })
  for (const [name, path] of [
    ['Pricing', '/pricing'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Sign In', '/auth'],
  ] as const)
    await expect.element(nav.getByRole('link', { name })).toHaveAttribute('href', path)
  await nav.getByRole('link', { name: 'Pricing' }).click()
  await expect.poll(address).toBe('/pricing')
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('AUTH-34 signing out on the profile ends with a new document at the sign-in screen', async () => {
  server.answers(CALLS.listSessions, [])
  server.answers(CALLS.logout, undefined)
  await openScreen('/profile')
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect.poll(() => documentsLeftFor).toEqual([`${location.origin}/auth`])
  expect(server.bodies(CALLS.logout)).toEqual([undefined])
})

test('AUTH-33 signing out ends with a new document where the browser refuses storage', async () => {
  vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  server.answers(CALLS.logout, undefined)
  await openScreen('/dashboard')
  await banner().getByRole('button', { name: 'account' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect.poll(() => documentsLeftFor).toEqual([`${location.origin}/`])
  vi.restoreAllMocks()
})

test('AUTH-39 a sign-out that did not reach the server is made good before the account is shown again', async () => {
  const ana = server.account()
  server.loses(CALLS.logout)
  await openScreen('/dashboard')
  await banner().getByRole('button', { name: 'account' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect.poll(() => documentsLeftFor).toEqual([`${location.origin}/`])

  // Still without a line: whose session it is stays unsaid.
  await openScreen('/terms', { withoutFirstState: true })
  await expect.element(page.getByText('you are shown as signed out')).toBeVisible()
  expect(server.requests(CALLS.getUser)).toEqual([])

  server.answers(CALLS.logout, undefined)
  server.answersOddly(CALLS.getUser, { code: 'UNAUTHENTICATED', message: 'Please sign in.' }, 401)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => server.requests(CALLS.getUser).length).toBe(1)
  expect(server.requests(CALLS.logout).at(-1)?.headers.get('opaline-account')).toBe(ana?.id)
  await expect.element(page.getByText('you are shown as signed out')).not.toBeInTheDocument()
  expect(JSON.stringify(localStorage)).not.toContain(ana?.id)
})

test('AUTH-39 who signed in since is not signed out for it', async () => {
  notePendingSignOut('usr_somebody-else')
  server.refuses(CALLS.logout, 409, { code: 'ACCOUNT_CHANGED', message: 'Another account is signed in.' })
  await openScreen('/terms', { withoutFirstState: true })
  await expect.poll(() => server.requests(CALLS.getUser).length).toBe(1)
  expect(pendingSignOut()).toBeNull()
})

test.each(['refused', 'lost'])('AUTH-32 AUTH-35 a %s sign-out still leads to a new document', async (how) => {
  if (how === 'lost') server.loses(CALLS.logout)
  else server.answersOddly(CALLS.logout, 'broken', 500)
  await openScreen('/dashboard')
  await banner().getByRole('button', { name: 'account' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect.poll(() => documentsLeftFor).toEqual([`${location.origin}/`])
})
