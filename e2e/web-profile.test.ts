import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { dismissToasts, makeAnalysis } from './web-steps.ts'
import { BLANK, createWorld, open, PASSWORD, reload, type Visited, type World } from './world.ts'

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
  const visited = await world.visit(BLANK)
  const { origin } = world.app
  const data = { username, password }
  const answer = await visited.context.request.post(`${origin}/api/login`, { data, headers: { origin } })
  expect(answer.status()).toBe(200)
  await open(visited.page, origin + path)
  return visited
}

async function isSignedOut(page: Page): Promise<void> {
  await open(page, `${world.app.origin}/dashboard`)
  await page.waitForURL('**/auth?next=%2Fdashboard')
}

test('devices are signed out one by one, by a new password, and everywhere, which means this one too', async () => {
  const { page, problems } = await world.visitAs('prof-devices', '/profile')
  const other = await visitAgain('prof-devices')
  const third = await visitAgain('prof-devices')
  await reload(page)
  const list = region(page, 'Where you are signed in')
  const rows = list.getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(3)
  const here = rows.filter({ hasText: 'This device' })
  expect(await here.count()).toBe(1)
  await here.getByText(/^Signed in .+, last seen now$/).waitFor()
  expect(await list.getByText(/^Signed in .+, last seen in the last 5 minutes$/).count()).toBe(2)
  await list
    .getByRole('button', { name: /^Sign out .+, signed in / })
    .first()
    .click()
  await page.locator('[data-toast]').getByText('That device is signed out.').waitFor()
  await expect.poll(() => rows.count()).toBe(2)
  const states = []
  for (const visited of [other, third]) {
    await open(visited.page, `${world.app.origin}/dashboard`)
    await visited.page.locator('h1').waitFor()
    states.push(pathOf(visited.page))
  }
  expect(states.sort()).toEqual(['/auth', '/dashboard'])

  const form = region(page, 'Password')
  const current = form.getByLabel('Current password', { exact: true })
  const next = form.getByLabel('New password', { exact: true })
  const submit = form.getByRole('button', { name: 'Change Password' })
  await current.fill('not the one')
  await next.fill(NEW_PASSWORD)
  await submit.click()
  await form.getByText('This is not your current password.').waitFor()
  await current.fill(PASSWORD)
  await next.fill('password')
  await submit.click()
  await form.locator('[name=newPassword][aria-invalid=true]').waitFor()
  await form.getByText('too easy to guess').first().waitFor()
  await next.fill(NEW_PASSWORD)
  await submit.click()
  await page.locator('[data-toast]').getByText('Your other devices were signed out.').waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  await reload(page)
  await page.getByRole('heading', { level: 1, name: 'Your Profile' }).waitFor()
  await isSignedOut(other.page)
  await isSignedOut(third.page)
  const again = await visitAgain('prof-devices', '/dashboard', NEW_PASSWORD)
  await again.page.getByRole('heading', { name: 'Welcome back, Ana' }).waitFor()

  await list.getByRole('button', { name: 'Sign out everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(`${world.app.origin}/auth`)
  await isSignedOut(page)
  await isSignedOut(again.page)
  expect(problems).toEqual([])
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

test('B-24 DEC-24 deleting the account needs the password, and ends all of it at once', async () => {
  const { page, context, problems } = await world.visitAs('prof-delete', '/profile')
  const other = await visitAgain('prof-delete')
  const { id, shareId } = await makeAnalysis(page, 'Aqua, Glycerin', 'Calm Cream')
  const headers = { origin: world.app.origin }
  const agreed = { kind: 'sharing', isGiven: true }
  await context.request.post(`${world.app.origin}/api/users/consents`, { data: agreed, headers })
  const shared = await context.request.patch(`${world.app.origin}/api/analyses/${id}/sharing`, {
    data: { isPublic: true },
    headers,
  })
  expect(shared.ok()).toBe(true)
  const visitor = await world.visit(`/analysis/${shareId}`)
  await visitor.page.getByRole('heading', { name: 'Calm Cream' }).waitFor()
  const opener = page.getByRole('button', { name: 'Delete account' })
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })

  await opener.click()
  const password = dialog.getByLabel('Your password', { exact: true })
  await password.fill('not this one')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByText('This is not your current password.').waitFor()

  await password.fill(PASSWORD)
  await password.press('Enter')
  await page.waitForURL(`${world.app.origin}/`)
  await page.locator('[data-toast]').getByText('Account Deleted').waitFor()
  await page.getByRole('link', { name: 'Get Started Free' }).first().waitFor()
  expect(pathOf(page)).toBe('/')
  await isSignedOut(page)
  await isSignedOut(other.page)

  for (const name of ['prof-delete', 'prof-delete@example.test']) {
    await open(page, `${world.app.origin}/auth`)
    await page.locator('[name=usernameOrEmail]').fill(name)
    await page.locator('[name=password]').fill(PASSWORD)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
    await page.getByText('Invalid username/email or password.').first().waitFor()
  }
  await reload(visitor.page)
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
