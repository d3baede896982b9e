import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { LABEL, loaded, makeAnalysis, roundTrip, toast } from './web-steps.ts'
import { BLANK, createWorld, open, PASSWORD, PHONE, reload, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const go = (page: Page, path: string) => open(page, world.app.origin + path)
const pathOf = (page: Page) => new URL(page.url()).pathname

test('the second half of a double click does nothing to what the first half made appear', async () => {
  const { page, problems } = await world.visitAs('impatient-double', BLANK, { viewport: PHONE })
  await makeAnalysis(page, LABEL, 'Harbour Cream')
  await go(page, '/history')
  // The form takes the place of the button, and the card is a link to its result.
  await page.getByRole('button', { name: 'Rename Harbour Cream' }).dblclick()
  await page.getByLabel('Product name').fill('Harbour Balm')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Harbour Balm' }).waitFor()
  await page.locator('[data-toast]').getByText('Name saved').waitFor()
  expect(pathOf(page)).toBe('/history')

  await go(page, '/profile')
  const everywhere = page.getByRole('main').getByRole('button', { name: 'Sign out everywhere' })
  // Where the button of the dialog comes to lie.
  await everywhere.click()
  const at = await page.getByRole('dialog').getByRole('button', { name: 'Stay signed in' }).boundingBox()
  await page.keyboard.press('Escape')
  const now = await everywhere.boundingBox()
  if (at === null || now === null) throw new Error('Neither button has a place on the screen.')
  await page.mouse.wheel(0, now.y + now.height / 2 - (at.y + at.height / 2))
  await expect
    .poll(async () => Math.round((await everywhere.boundingBox())?.y ?? 0))
    .not.toBe(Math.round(now.y))
  await everywhere.dblclick()
  await page.getByRole('dialog').waitFor()
  await roundTrip(page)
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(problems).toEqual([])
})

test('NF-04 DEC-04 a double click on Go Back goes back once', async () => {
  const { page } = await world.visit(BLANK)
  await go(page, '/about')
  await go(page, '/no-such-page')
  await page.getByRole('button', { name: 'Go Back' }).dblclick()
  await page.waitForURL('**/about')
  await loaded(page)
  await roundTrip(page)
  expect(pathOf(page)).toBe('/about')

  const { page: fresh } = await world.visit('/no-such-page')
  await fresh.getByRole('button', { name: 'Go Back' }).dblclick()
  await fresh.waitForURL(`${world.app.origin}/`)
  await loaded(fresh)
  await roundTrip(fresh)
  expect(pathOf(fresh)).toBe('/')
})

test('two lines about the page stand one below the other on a phone, however far it is scrolled', async () => {
  await world.visitAs('impatient-second', BLANK)
  const { page, context } = await world.visitAs('w'.repeat(30), '/dashboard', { viewport: PHONE })
  await context.request.post(`${world.app.origin}/api/login`, {
    data: { username: 'impatient-second', password: PASSWORD },
    headers: { origin: world.app.origin },
  })
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
  const account = page.getByText('You are now signed in as impatient-second.')
  await account.waitFor()
  await context.setOffline(true)
  const offline = page.getByText('You are offline. What you type stays here')
  await offline.waitFor()
  await page.mouse.move(195, 600)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  const [first, second] = await Promise.all([account.boundingBox(), offline.boundingBox()])
  if (first === null || second === null) throw new Error('A line is not on the screen.')
  expect(second.y).toBeGreaterThanOrEqual(first.y + first.height)
  expect(first.y).toBeGreaterThanOrEqual(64)
  const line = await page.getByRole('alert').filter({ has: account }).boundingBox()
  expect((line?.x ?? 0) + (line?.width ?? PHONE.width)).toBeLessThanOrEqual(PHONE.width - 16)
})

test('a page that is opened offline says that it is offline, and comes with the connection', async () => {
  const { page, context } = await world.visitAs('impatient-offline', '/dashboard', {
    viewport: PHONE,
    isFirst: true,
  })
  // What the first page still loads is cut off otherwise, and fails in its place.
  await loaded(page)
  await context.setOffline(true)
  await page.getByRole('navigation').last().getByRole('link', { name: 'Face Analysis' }).click()
  await page.waitForURL('**/face-analysis')
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
  expect(await page.getByText('Something broke on our side').count()).toBe(0)
  expect(await page.getByRole('main').innerText()).toContain('You are offline.')
  await context.setOffline(false)
  await page.getByText('not included in Free').first().waitFor()
})

test('DEC-41 where a session ended, its own result offers to sign in and opens after that', async () => {
  const { page, context } = await world.visitAs('impatient-ended', BLANK)
  const { id } = await makeAnalysis(page, LABEL, 'Harbour Cream')
  await go(page, `/analysis/${id}`)
  const share = page.getByRole('button', { name: 'Share Results' })
  await share.waitFor()
  await context.clearCookies()
  await share.click()
  await page.getByText('If it is yours, sign in and it opens here.').waitFor()
  expect(await toast(page)).toContain('Your session has ended. Please sign in and try again.')
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.locator('[name=usernameOrEmail]').fill('impatient-ended')
  await page.locator('[name=password]').fill(PASSWORD)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Harbour Cream' }).waitFor()
  expect(pathOf(page)).toBe(`/analysis/${id}`)

  await go(page, '/history')
  const pdf = page.getByRole('button', { name: 'Export Harbour Cream as PDF' })
  await pdf.waitFor()
  await context.clearCookies()
  await pdf.click()
  await page.waitForURL('**/auth?next=%2Fhistory')
  expect(await toast(page)).toContain('Your session has ended. Please sign in and try again.')
})

test('sharing what was deleted in another tab takes it from the screen', async () => {
  const { page, context } = await world.visitAs('impatient-gone', BLANK)
  const { id } = await makeAnalysis(page, LABEL, 'Harbour Cream')
  await go(page, `/analysis/${id}`)
  await page.getByRole('button', { name: 'Share Results' }).click()
  await context.request.delete(`${world.app.origin}/api/analyses/${id}`, {
    headers: { origin: world.app.origin },
  })
  await page.getByRole('button', { name: 'Agree and share' }).click()
  await page.getByRole('heading', { name: 'Analysis Not Found' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await toast(page)).toContain('This result was deleted meanwhile')
})

test('a photo that is let go while a dialog is open is not taken below it', async () => {
  const { page } = await world.visitAs('impatient-drop', '/dashboard')
  const { id } = await makeAnalysis(page, LABEL, 'Harbour Cream')
  const drop = () =>
    page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['no photo'], 'a.txt', { type: 'text/plain' }))
      const given = { bubbles: true, cancelable: true, dataTransfer }
      const target = document.querySelector('dialog') ?? document.body
      target.dispatchEvent(new DragEvent('drop', given))
    })
  await page.route('**/api/analyze', () => undefined)
  await page.getByLabel('Ingredient list').fill(LABEL)
  await page.getByRole('button', { name: 'Analyze Ingredients' }).click()
  await page.locator('dialog[open]').waitFor()
  await drop()
  await roundTrip(page)
  expect(await page.locator('[data-toast]').count()).toBe(0)

  await page.unroute('**/api/analyze')
  await reload(page)
  await page.getByLabel('Ingredient list').waitFor()
  await drop()
  await page.getByText('Invalid File').first().waitFor()
  expect(id).not.toBe('')
})
