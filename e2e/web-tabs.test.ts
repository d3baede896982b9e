import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { LABEL, makeAnalysis } from './web-steps.ts'
import { BLANK, createWorld, open, PASSWORD, reload, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const pathOf = (page: Page) => new URL(page.url()).pathname
const listBox = (page: Page) => page.getByLabel('Ingredient list')
const changed = (page: Page, name: string, was: string) =>
  page
    .getByRole('alert')
    .getByText(`You are now signed in as ${name}. What you were doing as ${was} was not saved.`)

async function call(context: BrowserContext, path: string, data?: object): Promise<unknown> {
  const headers = { origin: world.app.origin }
  const answer = await context.request.post(world.app.origin + path, { headers, ...(data && { data }) })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.status() === 204 ? null : await answer.json()
}

async function ask(context: BrowserContext, path: string): Promise<unknown> {
  return await (await context.request.get(world.app.origin + path)).json()
}

/** The session changes below the page: no tab of the browser has said anything. */
async function becomeUnsaid(context: BrowserContext, username: string): Promise<void> {
  await call(context, '/api/login', { username, password: PASSWORD })
}

async function signIn(page: Page, username: string): Promise<void> {
  await page.locator('[name=usernameOrEmail]').fill(username)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
}

test('a tab of the first account changes nothing in the second, and says whose page it is now', async () => {
  const other = await world.visitAs('tabs-two', BLANK)
  await makeAnalysis(other.page, LABEL, 'Cream of two')
  const { page, context, problems } = await world.visitAs('tabs-one', '/profile')
  const headers: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) headers.push(request.headers()['opaline-account'])
  })

  // A write, from the profile.
  await page.locator('[name=allergy]').fill('Nickel')
  await becomeUnsaid(context, 'tabs-two')
  await page.keyboard.press('Enter')
  await changed(page, 'tabs-two', 'tabs-one').waitFor()
  await page.getByText('tabs-two@example.test').first().waitFor()
  expect(await ask(context, '/api/user')).toMatchObject({ username: 'tabs-two', allergies: [] })
  expect(await page.locator('[name=allergy]').inputValue()).toBe('')
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()

  // A write, from the scanner: what the second typed is kept for the second.
  await open(page, `${world.app.origin}/dashboard`)
  await listBox(page).fill('Aqua, Glycerin, Parfum')
  await page.locator('[data-legend]').getByText('3 recognised').waitFor()
  await becomeUnsaid(context, 'tabs-one')
  await page.getByRole('button', { name: 'Analyze Ingredients' }).click()
  await changed(page, 'tabs-one', 'tabs-two').waitFor()
  expect(await listBox(page).inputValue()).toBe('')
  expect(await ask(context, '/api/analyses')).toEqual([])

  // A read: the list is asked for again, for the account that is signed in.
  await open(page, `${world.app.origin}/history`)
  await page.getByText('No cosmetic analyses found').waitFor()
  await becomeUnsaid(context, 'tabs-two')
  await page.getByLabel(/Sort/).selectOption('oldest')
  await changed(page, 'tabs-two', 'tabs-one').waitFor()
  await page.getByText('Cream of two').waitFor()

  // Nothing is called at all: the tab is returned to.
  await open(page, `${world.app.origin}/billing`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await becomeUnsaid(context, 'tabs-one')
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
  await changed(page, 'tabs-one', 'tabs-two').waitFor()
  expect(pathOf(page)).toBe('/billing')

  // Left first: what the page still asks would be answered for the other and lead it away in the moment it is opened anew.
  await page.goto('about:blank', { waitUntil: 'commit' })
  await becomeUnsaid(context, 'tabs-two')
  await open(page, `${world.app.origin}/dashboard`)
  await expect.poll(() => listBox(page).inputValue()).toBe('Aqua, Glycerin, Parfum')
  // Each of the two, and nobody where it is asked who it is.
  await expect.poll(() => [...new Set(headers)]).toHaveLength(3)
  expect(problems).toEqual([])
})

test('signing out and in is seen by all tabs at once', async () => {
  await world.visitAs('tabs-four', BLANK)
  const { page, context } = await world.visitAs('tabs-three', '/dashboard')
  await listBox(page).fill('Aqua, Glycerin')
  const second = await context.newPage()
  await open(second, `${world.app.origin}/pricing`)

  await open(second, `${world.app.origin}/profile`)
  const main = second.getByRole('main')
  await main.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.waitForURL('**/auth?next=%2Fdashboard')
  await page.getByText('You are signed out. What you were doing as tabs-three was not saved.').waitFor()

  const third = await context.newPage()
  await open(third, `${world.app.origin}/pricing`)
  await third.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  await second.waitForURL('**/auth')
  await signIn(second, 'tabs-four')
  await page.waitForURL('**/dashboard')
  await changed(page, 'tabs-four', 'tabs-three').waitFor()
  await third.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor()
  expect(await listBox(page).inputValue()).toBe('')

  // A sign-out that was asked for forgot what was typed, also in the other tab.
  await becomeUnsaid(context, 'tabs-three')
  await reload(page)
  await listBox(page).waitFor()
  expect(await listBox(page).inputValue()).toBe('')
})

test('a session that ran out leads to the sign-in screen and back, and what was typed waits for its own account', async () => {
  await world.visitAs('tabs-six', BLANK)
  const { page, context } = await world.visitAs('tabs-five', '/dashboard')
  await listBox(page).fill('Aqua, Glycerin')
  // The names are looked up once typing rests: later, that call would be the first to meet the end of the session.
  await page.locator('[data-legend]').getByText('2 recognised').waitFor()
  await call(context, '/api/logout')

  await page.getByRole('button', { name: 'Analyze Ingredients' }).click()
  await page.waitForURL('**/auth?next=%2Fdashboard')
  await signIn(page, 'tabs-six')
  await page.waitForURL('**/dashboard')
  expect(await listBox(page).inputValue()).toBe('')

  await call(context, '/api/logout')
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
  await page.waitForURL('**/auth?next=%2Fdashboard')
  await signIn(page, 'tabs-five')
  await page.waitForURL('**/dashboard')
  await expect.poll(() => listBox(page).inputValue()).toBe('Aqua, Glycerin')
})
