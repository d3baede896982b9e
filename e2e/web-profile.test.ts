import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { waitForNoDialog, dismissToasts, makeAnalysis, toast } from './web-steps.ts'
import { BLANK, createWorld, PASSWORD, PHONE, type Visited, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const NEW_PASSWORD = 'a louder harbour'
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const pathOf = (page: Page) => new URL(page.url()).pathname

/** The same account on another device. */
async function visitAgain(username: string, path = '/dashboard', password = PASSWORD): Promise<Visited> {
  const visited = await world.visit('/auth')
  const { page } = visited
  await page.locator('[name=usernameOrEmail]').fill(username)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto(world.app.origin + path)
  return visited
}

async function isSignedOut(page: Page): Promise<void> {
  await page.goto(`${world.app.origin}/dashboard`)
  await page.waitForURL('**/auth?next=%2Fdashboard')
}

test('PROF-01 PROF-02 PROF-03 PROF-04 PROF-07 PROF-12 the specified sections come first, the others below', async () => {
  const { page, problems } = await world.visitAs('prof-order', '/profile')
  await page.getByRole('heading', { level: 1, name: 'Your Profile' }).waitFor()

  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Account Information',
    'Account Actions',
    'Skin Profile & Preferences',
    'Known Allergies & Sensitivities',
    'Password',
    'Your data',
    'Where you are signed in',
    'Consents',
  ])
  const facts = region(page, 'Account Information')
  for (const fact of ['prof-order', 'prof-order@example.test', 'Ana', 'Reis'])
    await facts.getByText(fact, { exact: true }).waitFor()
  expect(await facts.locator('input').count()).toBe(0)
  // An address that is not confirmed is a line here, and nothing anywhere else.
  expect(await page.getByText('not confirmed').count()).toBe(1)
  for (const path of ['/dashboard', '/history']) {
    await page.goto(world.app.origin + path)
    await page.locator('h1').waitFor()
    expect(await page.getByText(/confirm/i).count()).toBe(0)
  }
  expect(problems).toEqual([])
})

test('PROF-08 PROF-09 allergies are suggested while one types; arrows, Enter and Escape do what they do elsewhere', async () => {
  const { page } = await world.visitAs('prof-suggest', '/profile')
  const field = page.getByRole('combobox', { name: 'Add an allergy or sensitivity' })
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  const active = () => field.getAttribute('aria-activedescendant')
  expect(await field.getAttribute('aria-expanded')).toBe('false')

  await field.pressSequentially('fra')
  await page.getByRole('listbox', { name: 'Suggestions' }).waitFor()
  expect(await field.getAttribute('aria-expanded')).toBe('true')
  expect(await active()).toBeNull()
  const [label = '', because = ''] = (await options.first().innerText()).split('\n')
  expect(because.length).toBeGreaterThan(10)

  await field.press('ArrowDown')
  await expect.poll(() => active()).toBe(await options.first().getAttribute('id'))
  await expect.poll(() => options.first().getAttribute('aria-selected')).toBe('true')
  await field.press('ArrowUp')
  await expect.poll(active).toBeNull()
  await field.press('Escape')
  await expect.poll(() => options.count()).toBe(0)
  expect(await field.inputValue()).toBe('fra')

  await field.press('ArrowDown')
  await field.press('Enter')
  await page.getByRole('button', { name: `Remove ${label}` }).waitFor()
  expect(await field.inputValue()).toBe('')
  expect(await options.count()).toBe(0)

  // What is typed counts as it is, unless one of the suggestions was chosen.
  await field.fill('fra')
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true')
  expect(await options.allInnerTexts()).not.toContain(label)
  await field.fill('frangipani wax')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Remove frangipani wax' }).waitFor()

  await field.fill('latex')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Remove latex' }).waitFor()
})

test('an allergy is chosen by a tap, and without suggestions the field works as before', async () => {
  const { page } = await world.visitAs('prof-tap', '/profile', { viewport: PHONE })
  const field = page.getByRole('combobox', { name: 'Add an allergy or sensitivity' })
  await field.pressSequentially('nick')
  const option = page.getByRole('option', { name: /nickel/i }).first()
  const label = (await option.innerText()).split('\n')[0] ?? ''
  await option.click()
  await page.getByRole('button', { name: `Remove ${label}` }).waitFor()

  await page.route('**/api/allergy-terms**', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await field.pressSequentially('kiwi')
  await page.waitForResponse('**/api/allergy-terms**')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Remove kiwi' }).waitFor()
})

test('PROF-17 a change that fails says so, whatever the cause', async () => {
  const { page } = await world.visitAs('prof-fail', '/profile')
  await page.route('**/api/users/profile', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Something else.' } }),
  )
  await page.getByRole('switch', { name: 'Vegan only' }).click()
  await page.locator('[data-toast]').waitFor()
  expect(await toast(page)).toContain('Update Failed')
  expect(await toast(page)).toContain('Failed to update profile. Please try again.')
})

test('the password is changed with the present one; other devices are signed out, this one stays', async () => {
  const { page, problems } = await world.visitAs('prof-password', '/profile', { viewport: PHONE })
  const other = await visitAgain('prof-password')
  const form = region(page, 'Password')
  const current = form.getByLabel('Current password', { exact: true })
  const next = form.getByLabel('New password', { exact: true })
  const errorOf = async (field: typeof current) => {
    const id = (await field.getAttribute('aria-describedby'))?.split(' ')[0]
    return (await field.getAttribute('aria-invalid')) === 'true'
      ? page.locator(`[id="${id}"]`).innerText()
      : ''
  }
  const submit = form.getByRole('button', { name: 'Change Password' })
  await form.getByText('At least 6 characters').waitFor()

  await submit.click()
  await expect.poll(() => errorOf(current)).toBe('Please fill in this field.')
  await expect.poll(() => errorOf(next)).toBe('Please fill in this field.')
  await current.fill('not the one')
  await next.fill('five5')
  await submit.click()
  await expect.poll(() => errorOf(next)).toBe('Password must be at least 6 characters long')
  await next.fill(NEW_PASSWORD)
  await submit.click()
  await expect.poll(() => errorOf(current)).toBe('This is not your current password.')
  await expect.poll(() => current.evaluate((field) => field === document.activeElement)).toBe(true)
  await current.fill(PASSWORD)
  await next.fill('password')
  await submit.click()
  await expect.poll(() => errorOf(next)).toContain('too easy to guess')

  await next.fill(NEW_PASSWORD)
  await form.getByRole('button', { name: 'Show the new password' }).click()
  await expect.poll(() => next.getAttribute('type')).toBe('text')
  await submit.click()
  await page.locator('[data-toast]').getByText('Your other devices were signed out.').waitFor()
  expect(await current.inputValue()).toBe('')
  await expect.poll(() => region(page, 'Where you are signed in').getByRole('listitem').count()).toBe(1)

  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Your Profile' }).waitFor()
  await isSignedOut(other.page)
  const again = await visitAgain('prof-password', '/dashboard', NEW_PASSWORD)
  await again.page.getByRole('heading', { name: 'Welcome back, Ana' }).waitFor()
  expect(problems).toEqual([])
})

test('another device is seen and signed out, and everywhere means this one too', async () => {
  const { page } = await world.visitAs('prof-devices', '/profile')
  const other = await visitAgain('prof-devices')
  const third = await visitAgain('prof-devices')
  await page.reload()
  const list = region(page, 'Where you are signed in')
  await expect.poll(() => list.getByRole('listitem').count()).toBe(3)
  const here = list.getByRole('listitem').filter({ hasText: 'This device' })
  expect(await here.count()).toBe(1)
  expect(await here.getByRole('button').count()).toBe(0)
  await here.getByText(/^Signed in .+, last seen now$/).waitFor()
  expect(await list.getByText(/^Signed in .+, last seen in the last 5 minutes$/).count()).toBe(2)

  await list
    .getByRole('button', { name: /^Sign out .+, signed in / })
    .first()
    .click()
  await page.locator('[data-toast]').getByText('That device is signed out.').waitFor()
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
  const states = []
  for (const visited of [other, third]) {
    await visited.page.goto(`${world.app.origin}/dashboard`)
    await visited.page.locator('h1').waitFor()
    states.push(pathOf(visited.page))
  }
  expect(states.sort()).toEqual(['/auth', '/dashboard'])

  await list.getByRole('button', { name: 'Sign out everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await dialog.waitFor({ state: 'detached' })
  await list.getByRole('button', { name: 'Sign out everywhere' }).click()
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(`${world.app.origin}/auth`)
  await isSignedOut(page)
  await isSignedOut(third.page)
  await isSignedOut(other.page)
})

test('what is known of the last use is told as exactly as it is known, and no more', async () => {
  const { page } = await world.visitAs('prof-seen', BLANK)
  const now = Date.parse('2026-11-20T12:00:00.000Z')
  await page.clock.setFixedTime(now)
  const session = (place: number, minutesAgo: number) => ({
    id: String(place).padStart(43, 'a'),
    browser: `Browser ${place}`,
    signedInAt: '2026-11-01T10:00:00.000Z',
    lastSeenAt: new Date(now - minutesAgo * 60_000).toISOString(),
    isThisOne: place === 0,
  })
  await page.route('**/api/users/sessions', (route) =>
    route.fulfill({ json: [0, 4, 37, 59, 61].map((minutes, place) => session(place, minutes)) }),
  )
  await page.goto(`${world.app.origin}/profile`)
  const rows = region(page, 'Where you are signed in').getByRole('listitem')
  await rows.first().waitFor()

  const seen = (await rows.allInnerTexts()).map((text) => /last seen (.+)/.exec(text)?.[1])
  expect(seen).toEqual([
    'now',
    'in the last 5 minutes',
    'about 35 minutes ago',
    'about 55 minutes ago',
    '1 hour ago',
  ])
})

test('DEC-23 a consent says what was agreed to and when, and is taken back as easily as it is given', async () => {
  const { page } = await world.visitAs('prof-consent', '/profile')
  const row = region(page, 'Consents').getByRole('listitem').filter({ hasText: 'Face analysis' })
  await row.getByText('Not given').waitFor()
  await row.getByText('The photo is not stored').waitFor()

  await row.getByRole('button', { name: 'Agree: Face analysis' }).click()
  await row.getByText(/^Given on \w{3} \d+, \d{4}$/).waitFor()
  await row.getByText(/^Version \d{4}-\d{2}$/).waitFor()
  await page.reload()
  await row.getByRole('button', { name: 'Withdraw: Face analysis' }).click()
  await row.getByText(/^Withdrawn on /).waitFor()
  await page.locator('[data-toast]').getByText('Consent Withdrawn').waitFor()
  await region(page, 'Consents').getByText('Not given').waitFor()
})

test('a consent to older words is shown as such and can be given anew', async () => {
  const { page } = await world.visitAs('prof-older', BLANK)
  await page.route('**/api/users/consents', (route) =>
    route.fulfill({
      json: [{ kind: 'sharing', version: '2025-01', givenAt: '2025-02-03T10:00:00.000Z', withdrawnAt: null }],
    }),
  )
  await page.goto(`${world.app.origin}/profile`)
  await page.getByText('Given on Feb 3, 2025, to older words').waitFor()
  await page.getByText('Version 2025-01').waitFor()
  expect(await page.getByRole('button', { name: /: Sharing results$/ }).allInnerTexts()).toEqual([
    'Withdraw',
    'Agree',
  ])
})

test('what cannot be loaded says so and can be asked for again', async () => {
  const { page } = await world.visitAs('prof-broken', BLANK)
  await page.route(/\/api\/users\/(sessions|consents)$/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(`${world.app.origin}/profile`)
  await page.getByText('Where you are signed in could not be loaded.').waitFor()
  const consents = region(page, 'Consents')
  await consents.getByText('Your consents could not be loaded.').waitFor()
  await page.unrouteAll()
  await consents.getByRole('button', { name: 'Try again' }).click()
  await consents.getByText('Not given').first().waitFor()
})

test('B-24 DEC-24 the data of the account comes as one file that holds the own reading', async () => {
  const { page } = await world.visitAs('prof-export', '/profile')
  await makeAnalysis(page, 'Aqua, Glycerin, Parfum', 'Calm Cream')
  const loaded = page.waitForEvent('download')

  await page.getByRole('button', { name: 'Download my data' }).click()

  const file = await loaded
  expect(file.suggestedFilename()).toMatch(/^opaline-data-\d{4}-\d{2}-\d{2}\.json$/)
  const text = readFileSync(await file.path(), 'utf8')
  const data = JSON.parse(text) as { product: string; tables: Record<string, unknown[]> }
  expect(data.product).toBe('Opaline')
  expect(text).toContain('Calm Cream')
  expect(text).toContain('prof-export@example.test')
  expect(text).not.toContain('$argon2')
  expect(Object.keys(data.tables).length).toBeGreaterThan(3)
  await page.locator('[data-toast]').getByText('Download Ready').waitFor()
})

test('B-24 DEC-24 deleting the account asks first, needs the password, and ends all of it at once', async () => {
  const { page, context, problems } = await world.visitAs('prof-delete', '/profile')
  const other = await visitAgain('prof-delete')
  const { id, shareId } = await makeAnalysis(page, 'Aqua, Glycerin', 'Calm Cream')
  const shared = await context.request.patch(`${world.app.origin}/api/analyses/${id}/sharing`, {
    data: { isPublic: true },
    headers: { origin: world.app.origin },
  })
  expect(shared.ok()).toBe(true)
  const visitor = await world.visit(`/analysis/${shareId}`)
  await visitor.page.getByRole('heading', { name: 'Calm Cream' }).waitFor()
  const opener = page.getByRole('button', { name: 'Delete account' })
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })

  await opener.click()
  await expect.poll(() => dialog.evaluate((element) => element.tagName)).toBe('DIALOG')
  for (const effect of ['signed out everywhere', 'Links you shared are dead', 'within 30 days'])
    await dialog.getByText(effect).waitFor()
  await page.keyboard.press('Escape')
  await waitForNoDialog(page)
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)

  await opener.click()
  const password = dialog.getByLabel('Your password', { exact: true })
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByText('Please enter your password.').waitFor()
  await password.fill('not this one')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByText('This is not your current password.').waitFor()
  expect(await password.getAttribute('aria-invalid')).toBe('true')

  await password.fill(PASSWORD)
  await password.press('Enter')
  await page.waitForURL(`${world.app.origin}/`)
  await page.locator('[data-toast]').getByText('Account Deleted').waitFor()
  await page.getByRole('link', { name: 'Get Started Free' }).first().waitFor()
  expect(pathOf(page)).toBe('/')
  await isSignedOut(page)
  await isSignedOut(other.page)

  for (const name of ['prof-delete', 'prof-delete@example.test']) {
    await page.goto(`${world.app.origin}/auth`)
    await page.locator('[name=usernameOrEmail]').fill(name)
    await page.locator('[name=password]').fill(PASSWORD)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
    await page.getByText('Invalid username/email or password.').first().waitFor()
  }
  await visitor.page.reload()
  await visitor.page.getByText('Calm Cream').waitFor({ state: 'detached' })
  const dead = await visitor.context.request.get(`${world.app.origin}/api/public/analyses/${shareId}`)
  expect(dead.status()).toBe(404)
  expect(problems).toEqual([])
})

test(
  'UX-01 UX-07 the profile, its dialogs and its suggestions pass axe and fit 360 px',
  { timeout: 120_000 },
  async () => {
    const { page } = await world.visitAs('prof-axe', '/profile', { viewport: { width: 360, height: 740 } })
    const check = async (state: string) => {
      await dismissToasts(page)
      expect({ state, found: await axeFindings(page) }).toEqual({ state, found: [] })
      expect({ state, width: await widthOf(page) }).toEqual({ state, width: 360 })
    }
    await page.getByRole('listitem').filter({ hasText: 'This device' }).waitFor()
    await page.getByRole('button', { name: 'Agree: Sharing results' }).click()
    await page.getByText(/^Given on/).waitFor()
    await check('all sections')
    await page.getByRole('combobox', { name: 'Add an allergy' }).pressSequentially('fra')
    await page.getByRole('listbox', { name: 'Suggestions' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.locator('[role=option][aria-selected=true]').waitFor()
    await check('suggestions')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('dialog').waitFor()
    await check('sign out everywhere')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('dialog').waitFor()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('dialog').locator('[aria-invalid=true]').waitFor()
    await check('delete account')
  },
)
