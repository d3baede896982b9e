import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { seedFace } from './face-rows.ts'
import { BLANK, createWorld, open, PHONE, reload, type World } from './world.ts'
import { makeAnalysis } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Withdraw and close your links?' })
const rowOf = (page: Page) =>
  page.getByRole('region', { name: 'Consents' }).getByRole('listitem').filter({ hasText: 'Sharing results' })

async function call(page: Page, method: 'patch' | 'post', path: string, data: unknown): Promise<void> {
  const { origin } = world.app
  const answer = await page.context().request[method](origin + path, { data, headers: { origin } })
  if (!answer.ok()) throw new Error(await answer.text())
}

/** Two cosmetic results and a skin analysis that are shared, with the consent that stands for it. */
async function sharing(username: string, options: Parameters<World['visitAs']>[2] = {}) {
  const { page, problems } = await world.visitAs(username, BLANK, options)
  await call(page, 'post', '/api/users/consents', { kind: 'sharing', isGiven: true })
  const made = [
    await makeAnalysis(page, 'Aqua, Glycerin', 'Day Cream'),
    await makeAnalysis(page, 'Aqua, Parfum', 'Night Cream'),
  ]
  const face = await seedFace(world, username)
  for (const { id } of made) await call(page, 'patch', `/api/analyses/${id}/sharing`, { isPublic: true })
  await call(page, 'patch', `/api/face-analyses/${face.id}/sharing`, { isPublic: true })
  const links = [...made.map(({ shareId }) => `analyses/${shareId}`), `face-analyses/${face.shareId}`]
  const stranger = (await world.visit(BLANK)).context.request
  const visits = () =>
    Promise.all(
      links.map(async (link) => (await stranger.get(`${world.app.origin}/api/public/${link}`)).status()),
    )
  return { page, problems, made, visits }
}

test('DEC-15 DEC-23 taking back the consent to sharing says how many links close, and closes them at once', async () => {
  const { page, problems, made, visits } = await sharing('consent-close')
  await open(page, `${world.app.origin}/history`)
  await page.getByText('Shared: anyone with the link can see it').nth(1).waitFor()
  const visitor = await world.visit(`/analysis/${made[0]?.shareId}`)
  await visitor.page.getByRole('heading', { name: 'Day Cream', level: 1 }).waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Open the menu of your account' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  const withdraw = rowOf(page).getByRole('button', { name: 'Withdraw: Sharing results' })

  await withdraw.click()
  await dialogOf(page)
    .getByText('3 links to 2 cosmetic analyses and 1 skin analysis close at once, for everybody.')
    .waitFor()
  await dialogOf(page).getByText('Your results stay in your history.').waitFor()
  await dialogOf(page).getByRole('button', { name: 'Keep sharing' }).click()
  await expect.poll(() => withdraw.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await visits()).toEqual([200, 200, 200])

  await withdraw.click()
  await dialogOf(page).getByRole('button', { name: 'Withdraw and close' }).click()
  await page.locator('[data-toast]').getByText('None of your results is shared any more.').waitFor()
  await rowOf(page)
    .getByText(/^Withdrawn on /)
    .waitFor()
  expect(await visits()).toEqual([404, 404, 404])
  await reload(visitor.page)
  await visitor.page.getByRole('heading', { name: 'Analysis Not Found' }).waitFor()

  await page.getByRole('banner').getByRole('link', { name: 'History' }).click()
  await page.getByRole('heading', { name: 'Day Cream' }).waitFor()
  expect(await page.getByText('Shared: anyone with the link can see it').count()).toBe(0)
  await page.getByRole('button', { name: 'Share Day Cream', exact: true }).click()
  await page.getByRole('dialog', { name: 'Share this result?' }).waitFor()
  expect(problems).toEqual([])
})

test('UX-01 UX-07 the question fits a phone, and axe finds nothing in both themes', async () => {
  const { page } = await sharing('consent-axe', { viewport: PHONE })
  await open(page, `${world.app.origin}/profile`)
  await rowOf(page).getByRole('button', { name: 'Withdraw: Sharing results' }).click()
  await dialogOf(page).getByText('3 links to').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})
