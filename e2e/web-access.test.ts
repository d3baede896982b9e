import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { BLANK, createWorld, PHONE, type World, withoutFirstState } from './world.ts'
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

test('ROUTE-02 the address of a face result opens for both and sends nobody away', async () => {
  const visitor = await world.visit(BLANK)
  const member = await world.visitAs('route-face', BLANK)
  for (const { page } of [visitor, member]) {
    await open(page, `/face-analysis/${SHARE_ID}`)
    expect(pathOf(page)).toBe(`/face-analysis/${SHARE_ID}`)
    expect(await page.getByText('Page Not Found').count()).toBe(0)
  }
})

test('ROUTE-17 the administration refuses a member in place, and asks the server for nothing', async () => {
  const { page } = await world.visitAs('route-admin', BLANK)
  const asked = ownCalls(page)

  await open(page, '/admin')

  await page.getByText("Access Denied: You don't have permission to access this page.").waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'account' }).waitFor()
  expect(pathOf(page)).toBe('/admin')
  expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([])
})

test('ROUTE-18 ROUTE-19 the start page opens in both states, and only what one can do next differs', async () => {
  const visitor = await world.visit()
  const member = await world.visitAs('route-home', '/')
  const title = await visitor.page.locator('h1').innerText()

  expect(
    await visitor.page.getByRole('link', { name: 'Get Started Free' }).first().getAttribute('href'),
  ).toBe('/auth?view=register')
  expect(await visitor.page.getByRole('link', { name: 'Start Scanning' }).count()).toBe(0)
  await member.page.getByRole('link', { name: 'Start Scanning' }).first().waitFor()
  expect(await member.page.locator('h1').innerText()).toBe(title)
  expect(await member.page.getByRole('link', { name: 'Get Started Free' }).count()).toBe(0)
  expect(pathOf(member.page)).toBe('/')
})

test('ROUTE-20 the sign-in screen is for those who are signed out', async () => {
  const visitor = await world.visit('/auth')
  await visitor.page.getByRole('tab', { name: 'Sign In' }).waitFor()

  const member = await world.visitAs('route-auth', '/auth')
  await member.page.waitForURL('**/dashboard')
  expect(await member.page.getByRole('tab').count()).toBe(0)
})

test('ROUTE-21 any other path says that it was not found, in both states', async () => {
  const visitor = await world.visit(BLANK)
  const member = await world.visitAs('route-lost', BLANK)
  for (const { page } of [visitor, member]) {
    for (const path of ['/dashbord', '/history/old', '/analysis', '/admin/users']) {
      await open(page, path)
      expect({ path, title: await page.locator('h1').innerText() }).toEqual({ path, title: '404' })
    }
  }
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

test('ROUTE-26 the plan limits, not the role: an administrator without analyses left is stopped like anyone', async () => {
  const visited = await world.visitAs('route-role')
  const { page } = visited
  await withoutFirstState(visited)
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), role: 'admin' } })
  })
  await page.route('**/api/subscription/limits', (route) =>
    route.fulfill({
      json: {
        plan: { name: 'Free', features: { maxAnalysesPerMonth: 5, maxFaceAnalysesPerMonth: 0 } },
        usage: { analysesCount: 5, faceAnalysesCount: 0 },
        canAnalyze: false,
        canFaceAnalyze: false,
      },
    }),
  )
  await page.reload()
  await page.getByText('Monthly analysis limit reached.').first().waitFor()

  await page.getByLabel('Ingredient list').fill('Aqua, Glycerin')
  await page.locator('[data-legend]').waitFor()

  expect(await page.getByRole('button', { name: 'Analyze Ingredients' }).isDisabled()).toBe(true)
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

test('HDR-15 HDR-16 the header of a visitor leads to the plans, the makers and the sign-in', async () => {
  const { page } = await world.visit('/')
  const header = page.getByRole('banner')
  for (const [name, path, title] of [
    ['Pricing', '/pricing', 'Pricing'],
    ['About', '/about', 'About'],
    ['Contact', '/contact', 'Contact'],
    ['Sign In', '/auth', 'Sign in'],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click()
    await page.waitForURL(world.app.origin + path)
    await expect.poll(() => page.title()).toContain(title)
  }
  expect(await header.getByText('AI Powered').count()).toBe(0)
  expect(await header.getByRole('button', { name: 'account' }).count()).toBe(0)
})

test('HDR-05 UX-01 the badge shows on phones too, on one line with the logo, and nothing scrolls sideways', async () => {
  for (const width of [360, PHONE.width]) {
    const { page } = await world.visitAs(`badge-${width}`, '/dashboard', { viewport: { width, height: 740 } })
    const header = page.getByRole('banner')
    const badge = header.getByText('AI Powered')
    await badge.waitFor()
    const [badgeBox, logoBox] = await Promise.all([
      badge.boundingBox(),
      header.getByRole('link', { name: 'Opaline' }).boundingBox(),
    ])

    expect(badgeBox?.x).toBeGreaterThanOrEqual((logoBox?.x ?? 0) + (logoBox?.width ?? 0))
    expect(badgeBox?.height).toBeLessThan(30)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
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
