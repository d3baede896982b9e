import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { BLANK, createWorld, type World } from './world.ts'
import { loaded, makeAnalysis, roundTrip } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const SHARE_ID = '0b7c4c9e-7f0a-4c4e-9a59-3f2f1f7f2b11'
const pathOf = (page: Page) => new URL(page.url()).pathname

/** The addresses of the account's own data that a page asks for. */
function ownCalls(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (
      /^\/api\/(subscription\/(current|usage|limits)|skin-trends|analyses|face-analyses|admin)/.test(pathname)
    )
      asked.push(pathname)
  })
  return asked
}

async function open(page: Page, path: string) {
  await page.goto(world.app.origin + path)
  await page.locator('h1').waitFor()
}

test('ROUTE-01 a result opens for its owner, and for a visitor who holds the link of a shared one', async () => {
  const member = await world.visitAs('route-owner', BLANK)
  const { id } = await makeAnalysis(member.page, 'Aqua, Glycerin', 'Calm Cream')
  await open(member.page, `/analysis/${id}`)
  await member.page.getByRole('heading', { name: 'Calm Cream' }).waitFor()

  const answer = await member.context.request.get(`${world.app.origin}/api/analyses/${id}`)
  const shared: Record<string, unknown> = {
    ...((await answer.json()) as object),
    isPublic: true,
    isOwner: false,
  }
  const visitor = await world.visit(BLANK)
  await visitor.page.route('**/api/public/analyses/**', (route) => route.fulfill({ json: shared }))
  await open(visitor.page, `/analysis/${SHARE_ID}`)
  await visitor.page.getByRole('heading', { name: 'Calm Cream' }).waitFor()
  await visitor.page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  expect(pathOf(visitor.page)).toBe(`/analysis/${SHARE_ID}`)
})

test('ROUTE-24 ROUTE-25 a visitor is led away from what belongs to an account; a member uses all of it', async () => {
  const visitor = await world.visit(BLANK)
  const member = await world.visitAs('route-member', BLANK)
  const asked = ownCalls(visitor.page)
  const { shareId } = await makeAnalysis(member.page)
  const shared = async (isPublic: boolean) => {
    const [{ id }] = (await (await member.page.request.get(`${world.app.origin}/api/analyses`)).json()) as [
      { id: string },
    ]
    await member.page.request.patch(`${world.app.origin}/api/analyses/${id}/sharing`, {
      data: { isPublic },
      headers: { origin: world.app.origin },
    })
  }
  await member.page.request.post(`${world.app.origin}/api/users/consents`, {
    data: { kind: 'sharing', isGiven: true },
    headers: { origin: world.app.origin },
  })
  await shared(true)
  for (const path of [
    '/',
    '/pricing',
    '/about',
    '/contact',
    '/terms',
    '/privacy',
    '/refund',
    '/auth',
    '/forgot-password',
    '/reset-password',
    `/analysis/${shareId}`,
  ]) {
    await open(visitor.page, path)
    await visitor.page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(pathOf(visitor.page)).toBe(path)
    expect(await visitor.page.getByText(/Analysis Not Found|Page Not Found/).count()).toBe(0)
  }
  asked.length = 0
  const rest = ['/compare', '/skin-health-tracker', '/test-checkout?intent=a']
  for (const path of rest) {
    await visitor.page.goto(world.app.origin + path)
    await visitor.page.getByRole('tab', { name: 'Sign In' }).waitFor()
  }
  for (const path of ['/dashboard', '/face-analysis', '/history', '/profile', '/billing']) {
    await visitor.page.goto(world.app.origin + path)
    await visitor.page.getByRole('tab', { name: 'Sign In' }).waitFor()
    await open(member.page, path)
    expect(pathOf(member.page)).toBe(path)
  }
  expect(asked).toEqual([])
})

test('API-07 what belongs to an account is asked for only where there is one', async () => {
  const visitor = await world.visit(BLANK)
  const asked = ownCalls(visitor.page)
  for (const path of ['/', '/pricing', '/skin-health-tracker', '/billing', '/admin']) {
    await open(visitor.page, path)
    await loaded(visitor.page)
    await roundTrip(visitor.page)
  }
  expect(asked).toEqual([])

  const member = await world.visitAs('route-calls', BLANK)
  const own = ownCalls(member.page)
  await open(member.page, '/billing')
  await expect.poll(() => own).toContain('/api/subscription/limits')
})

test('API-06 lists are asked for again when one comes back to the window and when one comes back to the page', async () => {
  const { page } = await world.visitAs('route-again')
  await page.clock.install()
  await page.reload()
  await page.getByText('Nothing here yet.').waitFor()
  await makeAnalysis(page, 'Aqua', 'Made elsewhere')

  await page.clock.runFor(31_000)
  await page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))
  await page.getByText('Made elsewhere').waitFor()

  await makeAnalysis(page, 'Aqua', 'Made later')
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await page.clock.runFor(31_000)
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await page.getByText('Made later').waitFor()
})

test('DEC-43 every link of the footer and of the contact page leads somewhere, and nothing else takes the focus', async () => {
  const { page } = await world.visit('/contact')
  await page.locator('h1').waitFor()
  const links = await page
    .locator('footer a, main a')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((href) => !/^(\/|mailto:|https:)/.test(href))).toEqual([])
  expect(await page.locator('footer :is(button, [tabindex])').count()).toBe(0)
  expect(await page.locator('footer').getByRole('link', { name: 'Careers' }).count()).toBe(0)

  for (const href of new Set(links.filter((link) => link.startsWith('/')))) {
    await open(page, href)
    expect({ href, title: await page.locator('h1').innerText() }).not.toEqual({ href, title: '404' })
  }
})
