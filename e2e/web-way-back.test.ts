import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { mailedLink } from './mailbox.ts'
import { LABEL, makeAnalysis } from './web-steps.ts'
import { alive, BLANK, createWorld, open, PHONE, reload, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const go = (page: Page, path: string) => open(page, world.app.origin + path)
const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('NF-05 NF-04 DEC-04 Go Back leads to the page before, also from a typed address', async () => {
  const { page } = await world.visit('/pricing')
  const back = page.getByRole('button', { name: 'Go Back' })
  await go(page, '/no-such-page')
  await back.click()
  await page.waitForURL('**/pricing')
  // A page that came rendered knows its links once it is taken over.
  await alive(page)

  // Within the app: a link to a page that is gone.
  await page.evaluate(() => {
    window.history.pushState({}, '', '/gone')
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await back.click()
  await page.waitForURL('**/pricing')

  await go(page, '/no-such-page')
  await expect.poll(() => page.getByRole('link', { name: 'Go Home' }).first().getAttribute('href')).toBe('/')
})

test('RPW-11 RPW-18 RPW-23 a reloaded page keeps its good link, and forgets it once it is used', async () => {
  await world.visitAs('back-reset')
  const { page, context } = await world.visit('/forgot-password')
  await page.locator('[name=email]').fill('back-reset@example.test')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
  const link = await mailedLink(world.app.dataDir, 'back-reset@example.test', '/reset-password')
  await go(page, link)
  const fields = page.locator('input[type=password]')
  await fields.first().waitFor()

  await reload(page)
  await fields.first().waitFor()
  expect(page.url()).toBe(`${world.app.origin}/reset-password`)
  expect(await page.getByRole('main').getByText('New Password', { exact: true }).count()).toBe(1)
  expect(await page.getByRole('main').getByText('Confirm Password', { exact: true }).count()).toBe(1)
  const other = await context.newPage()
  await go(other, '/reset-password')
  await other.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor()

  for (const at of [0, 1]) await fields.nth(at).fill('a louder harbour')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/reset-password')) sent.push(request.method())
  })
  await page.locator('form [type=submit]').evaluate((button) => {
    const element = button as HTMLElement
    element.click()
    element.click()
  })
  await page.getByRole('heading', { name: 'Password Reset Complete' }).waitFor()
  expect(sent).toEqual(['POST'])
  await reload(page)
  await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor()
})

test('a reload leads also to where a page was scrolled before its scripts had come', async () => {
  const { page } = await world.visitAs('early-place', BLANK, { viewport: PHONE })
  const { id } = await makeAnalysis(page, LABEL, 'Night Cream')
  let come = () => {}
  const held = new Promise<void>((done) => (come = done))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${world.app.origin}/analysis/${id}`, { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Night Cream', level: 1 }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 1200))
  await expect.poll(() => placeOf(page)).toBe(1200)
  come()
  await alive(page)

  await reload(page)
  await expect.poll(() => placeOf(page)).toBe(1200)
})

test('a reload, and the way back, lead to the place on the page that was left', async () => {
  const { page } = await world.visitAs('back-place', '/about', { viewport: PHONE })
  const { id } = await makeAnalysis(page, LABEL, 'Night Cream')
  await go(page, `/analysis/${id}`)
  await page.getByRole('heading', { name: 'Night Cream', level: 1 }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('opaline.scroll'))).toContain('1500')

  await reload(page)
  await page.getByRole('heading', { name: 'Night Cream', level: 1 }).waitFor()
  await expect.poll(() => placeOf(page)).toBe(1500)

  // Not by a click, which scrolls wherever it can where something is in its way for a moment: that would be the place that was left.
  await page.getByRole('link', { name: 'History' }).last().dispatchEvent('click')
  // The name stands on the page that is left as well.
  await page.waitForURL('**/history')
  await expect.poll(() => placeOf(page)).toBe(0)
  await page.getByText('Night Cream').first().waitFor()
  // What was asked of the list comes again with a page that the server makes without knowing of it.
  await page.getByLabel('Sort by').selectOption('oldest')
  await reload(page)
  await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('oldest')
  // The next page is shorter: where the browser moves to is no place of the page that was left.
  expect(await page.evaluate(() => sessionStorage.getItem('opaline.scroll'))).toContain('1500')
  await page.goBack()
  await page.getByRole('heading', { name: 'Night Cream', level: 1 }).waitFor()
  await expect.poll(() => placeOf(page)).toBe(1500)
})
