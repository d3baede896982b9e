import { afterAll, beforeAll, expect, test } from 'vitest'
import { roundTrip } from './web-steps.ts'
import { BLANK, createWorld, DESK, open, PASSWORD, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('B-24 a deletion that is taken back while its check is on its way deletes nothing', async () => {
  const { page, context } = await world.visitAs('thought-twice', '/profile')
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve))
  await page.route(/assets\/body-check.*\.js/, async (route) => {
    await isLetIn
    await route.continue()
  })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await dialog.locator('[name=password]').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  // It says that it waits, and takes no second press.
  const busy = dialog.getByRole('button', { name: 'Deleting...' })
  await expect.poll(() => busy.isDisabled()).toBe(true)

  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await dialog.waitFor({ state: 'detached' })
  const check = page.waitForResponse(/assets\/body-check.*\.js/)
  letIn()
  await (await check).finished()

  const sent = page.waitForRequest(/users\/delete/, { timeout: 1_000 }).then(
    () => 'sent',
    () => 'not sent',
  )
  expect(await sent).toBe('not sent')
  expect((await context.request.get(`${world.app.origin}/api/user`)).status()).toBe(200)
})

test('a link within a page leads to its place, where a link led to the page, and Back leads back', async () => {
  const { page } = await world.visit('/', { viewport: DESK })
  await page.locator('footer a[href="/privacy"]').click()
  await page.waitForURL('**/privacy')
  const topOf = (id: string) =>
    page.locator(`#${id}`).evaluate((place) => Math.round(place.getBoundingClientRect().top))
  await expect.poll(() => topOf('changes')).toBeGreaterThan(DESK.height)

  await page.locator('main a[href="#changes"]').click()
  await expect.poll(() => topOf('changes')).toBeLessThan(DESK.height)
  // And stays there when everything that moves a page has had its turn.
  await roundTrip(page)
  await expect.poll(() => topOf('changes')).toBeLessThan(DESK.height)

  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(page.url()).toBe(`${world.app.origin}/privacy`)
})

test('UX-12 a page whose file was lost on its way is fetched anew the next time', async () => {
  const { page } = await world.visitAs('lost-file', '/dashboard')
  const menu = page.getByRole('banner')
  await page.route(/assets\/face-screen.*\.js/, (route) => route.abort())
  await menu.getByRole('link', { name: 'Face Analysis' }).click()
  await page.getByText('could not be loaded').waitFor()
  await page.unrouteAll()

  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByLabel('Ingredient list').waitFor()
  await menu.getByRole('link', { name: 'Face Analysis' }).click()
  await page.getByRole('heading', { level: 1, name: 'Face Analysis' }).waitFor()
})

test('AUTH-20 pages of before a sign-in that Back and Forward bring show who is signed in now', async () => {
  await world.visitAs('back-again', BLANK)
  const { page } = await world.visit('/about')
  await open(page, `${world.app.origin}/history`)
  await page.locator('[name=usernameOrEmail]').fill('back-again')
  await page.locator('[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click()
  await page.waitForURL('**/history')

  await page.goBack()
  await page.waitForURL('**/about')
  const banner = page.getByRole('banner')
  await expect.poll(() => banner.getByText('Sign In').count()).toBe(0)
  expect(await banner.count()).toBe(1)
  await page.goForward()
  await page.waitForURL('**/history')
})
