import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { BLANK, createWorld, open, PHONE, reload, type Visited, type World } from './world.ts'
import { LABEL, makeAnalysis, toast } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const COPIED = 'Analysis link has been copied to your clipboard.'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share this result?' })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** A new account on the page of its one result. */
async function atResult(name: string, options: Parameters<World['visitAs']>[2] = {}) {
  const visited: Visited = await world.visitAs(name, BLANK, options)
  const made = await makeAnalysis(visited.page, LABEL, 'Night Cream')
  await open(visited.page, `${world.app.origin}/analysis/${made.id}`)
  await visited.page.getByRole('heading', { name: 'Night Cream', level: 1 }).waitFor()
  return { ...visited, made, link: `${world.app.origin}/analysis/${made.shareId}` }
}

async function share(page: Page) {
  await page.getByRole('button', { name: 'Share Results' }).click()
  await dialogOf(page).getByRole('button', { name: 'Agree and share' }).click()
  await page.locator('[data-toast]').getByText(COPIED).waitFor()
}

test('DEC-15 SHARE-01 SHARE-04 SHARE-06 sharing asks first, then publishes, copies and says so; stopping ends it', async () => {
  const { page, made, link, problems } = await atResult('share-whole')
  const visitor = await world.visit(`/analysis/${made.shareId}`)
  await visitor.page.getByRole('heading', { name: 'Analysis Not Found' }).waitFor()

  await page.getByRole('button', { name: 'Share Results' }).click()
  await dialogOf(page).getByText('Anyone with the link can see the product').waitFor()
  expect(await page.getByText('Shared: anyone with the link can see it').count()).toBe(0)
  await dialogOf(page).getByLabel('First name').fill(' Ana ')
  await dialogOf(page).getByRole('button', { name: 'Agree and share' }).click()

  await page.locator('[data-toast]').getByText(COPIED).waitFor()
  expect(await toast(page)).toContain('Link Copied!')
  expect(await clipboard(page)).toBe(link)
  await page.getByText('Shared: anyone with the link can see it').waitFor()
  await page.getByText('Analysis by Ana').waitFor()
  await reload(visitor.page)
  await visitor.page.getByRole('heading', { name: 'Night Cream', level: 1 }).waitFor()
  await visitor.page.getByText('Analysis by Ana').waitFor()
  expect(await visitor.page.getByText('Personal Alerts').count()).toBe(0)
  expect(await visitor.page.getByRole('button', { name: 'Stop sharing' }).count()).toBe(0)

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await page.locator('[data-toast]').getByText('Sharing stopped').waitFor()
  expect(await page.getByText('Shared: anyone with the link can see it').count()).toBe(0)
  await reload(visitor.page)
  await visitor.page.getByRole('heading', { name: 'Analysis Not Found' }).waitFor()
  expect(problems).toEqual([])
})

test('DEC-15 B-20 after the one question each result still has a name of its own, or none', async () => {
  const { page, made, problems } = await atResult('share-name')
  await share(page)
  const second = await makeAnalysis(page, LABEL, 'Day Cream')
  await open(page, `${world.app.origin}/history`)
  await page.getByRole('button', { name: 'Share Day Cream', exact: true }).click()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Day Cream' }) })
  await card.getByText('Visitors see no name').waitFor()
  const shownName = async (shareId: string) => {
    const answer = await page.context().request.get(`${world.app.origin}/api/public/analyses/${shareId}`)
    return ((await answer.json()) as { ownerName: string | null }).ownerName
  }
  const dialog = page.getByRole('dialog', { name: 'Name beside this result' })

  const add = page.getByRole('button', { name: 'Add a first name to Day Cream' })
  await add.click()
  await dialog.getByLabel('First name').fill(' Ana ')
  await page.keyboard.press('Enter')
  await card.getByText('Visitors see the name Ana', { exact: true }).waitFor()
  await page.locator('[data-toast]').getByText('Visitors see the name Ana.').waitFor()
  expect([await shownName(second.shareId), await shownName(made.shareId)]).toEqual(['Ana', null])
  const visitor = await world.visit(`/analysis/${second.shareId}`)
  await visitor.page.getByText('Analysis by Ana').waitFor()
  expect(await visitor.page.getByText('Visitors see the name').count()).toBe(0)

  const change = page.getByRole('button', { name: 'Change the name shown with Day Cream' })
  await change.click()
  await expect.poll(() => dialog.getByLabel('First name').inputValue()).toBe('Ana')
  await page.keyboard.press('Escape')
  await expect.poll(() => change.evaluate((element) => element === document.activeElement)).toBe(true)
  await change.click()
  await dialog.getByLabel('First name').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await card.getByText('Visitors see no name').waitFor()
  expect(await shownName(second.shareId)).toBe(null)
  expect(problems).toEqual([])
})

test('a name does not publish again what was closed in another tab, and one that cannot be saved says so', async () => {
  const { page, context, made } = await atResult('share-name-closed')
  await share(page)
  const dialog = page.getByRole('dialog', { name: 'Name beside this result' })
  await page.getByRole('button', { name: 'Add a first name' }).click()
  await dialog.getByLabel('First name').fill('Ana')
  await page.route('**/sharing', (route) => route.fulfill({ status: 500, body: '' }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('alert').getByText('The name could not be saved.').waitFor()
  expect(await dialog.getByLabel('First name').inputValue()).toBe('Ana')
  await page.unroute('**/sharing')
  await context.request.patch(`${world.app.origin}/api/analyses/${made.id}/sharing`, {
    data: { isPublic: false },
    headers: { origin: world.app.origin },
  })

  await dialog.getByRole('button', { name: 'Save' }).click()

  await page.locator('[data-toast]').getByText('No longer shared').waitFor()
  await page.getByText('Shared: anyone with the link can see it').waitFor({ state: 'detached' })
  const visitor = await world.visit(`/analysis/${made.shareId}`)
  await visitor.page.getByRole('heading', { name: 'Analysis Not Found' }).waitFor()
})

test('a visitor hands the same link on', async () => {
  const { page, made, link } = await atResult('share-on')
  await share(page)
  const visitor = await world.visit(`/analysis/${made.shareId}`)

  await visitor.page.getByRole('button', { name: 'Share Results' }).click()

  await visitor.page.locator('[data-toast]').getByText(COPIED).waitFor()
  expect(await clipboard(visitor.page)).toBe(link)
})

test('HIST-17 DEC-15 from a card of the history: shared, said so, and stopped', async () => {
  const { page, link } = await atResult('share-card')
  await open(page, `${world.app.origin}/history`)

  await page.getByRole('button', { name: 'Share Night Cream', exact: true }).click()
  await dialogOf(page).getByRole('button', { name: 'Agree and share' }).click()

  await page.locator('[data-toast]').getByText(COPIED).waitFor()
  expect(await clipboard(page)).toBe(link)
  await page.getByText('Shared: anyone with the link can see it').waitFor()
  await page.getByRole('button', { name: 'Stop sharing Night Cream' }).click()
  await page.locator('[data-toast]').getByText('Sharing stopped').waitFor()
  await page.getByText('Shared: anyone with the link can see it').waitFor({ state: 'detached' })
})

test('UX-01 UX-07 the dialog and the shared state fit a phone, and axe finds nothing in both themes', async () => {
  const { page } = await atResult('share-axe', { viewport: PHONE })
  await page.getByRole('button', { name: 'Share Results' }).click()
  await dialogOf(page).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialogOf(page).getByRole('button', { name: 'Agree and share' }).click()
  await page.getByText('Shared: anyone with the link can see it').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})
