import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { onPaper, roundTrip } from './web-steps.ts'
import { BLANK, createWorld, open, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const live = (page: Page) => page.getByRole('region', { name: 'Watch a label resolve' })

async function resolveSample(page: Page) {
  await live(page).getByRole('heading', { name: 'Watch a label resolve' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await live(page).getByText('Why this score').waitFor()
}

test('UX-01 UX-07 UX-23 LAND-04 NAV-05 at 360 px the landing page fits, also at twice the text size, passes axe in both themes, and its menu keeps the focus', async () => {
  const { page } = await world.visit('/', { viewport: { width: 360, height: 740 } })
  await resolveSample(page)
  expect(await axeFindings(page, 'main')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Sign In' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect.poll(() => menu.getByRole('link').count()).toBe(0)
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(focused).toBe('Open the menu')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('LEGAL-01..16 a policy leads to its parts, keeps its lines short, and is a sheet of text on paper', async () => {
  const { page, problems } = await world.visit('/refund')
  await page.getByRole('link', { name: 'How long it takes' }).click()
  await page.waitForURL('**/refund#how-long')
  await expect
    .poll(() => page.locator('#how-long').evaluate((h) => h.getBoundingClientRect().top))
    .toBeLessThan(300)
  const line = await page.locator('#window + p').evaluate((p) => {
    const range = document.createRange()
    range.selectNodeContents(p)
    return (p.textContent ?? '').length / new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(line).toBeLessThan(75)

  await onPaper(page)
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.locator('nav').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByText('remaining months / 12').first().isVisible()).toBe(true)
  expect(problems).toEqual([])
})

test('UX-16 UX-19 the landing page loads little, and can be installed', async () => {
  const { page } = await world.visit(BLANK)
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  const at = (path: string) => page.request.get(world.app.origin + path)
  await open(page, world.app.origin)
  await resolveSample(page)
  // Without the hash at its end, in which any letters may meet.
  const names = [...scripts].map((path) => path.replace(/-[\w-]{8}\.js$/, ''))
  expect(names.filter((name) => /pdf|document|admin-|confetti|trend|chart|human|tf/.test(name))).toEqual([])
  const bodies = await Promise.all([...scripts].map(async (path) => (await at(path)).body()))
  const total = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  expect(total).toBeGreaterThan(50_000)
  expect(total).toBeLessThan(135_000)

  const manifest = await at((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')
  expect(manifest.headers()['content-type']).toContain('manifest+json')
  const { name, start_url, display, icons } = (await manifest.json()) as {
    name: string
    start_url: string
    display: string
    icons: { src: string; sizes: string; purpose: string }[]
  }
  expect([name, start_url, display]).toEqual([
    'Opaline - Know what touches your skin',
    '/dashboard',
    'standalone',
  ])
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const src of [...icons.map((icon) => icon.src), '/apple-touch-icon.png']) {
    const icon = await at(src)
    expect([src, icon.headers()['content-type']]).toEqual([src, 'image/png'])
    expect((await icon.body()).length).toBeLessThan(20_000)
  }
})

test('UX-15 UX-16 what is clicked, chosen or typed before the page is alive is kept until it is, and no form goes by itself', async () => {
  const { page, problems } = await world.visit(BLANK)
  let go = () => {}
  let held = new Promise<void>((done) => (go = done))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${world.app.origin}/pricing`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Annual', exact: true }).click()
  await roundTrip(page)
  expect(new URL(page.url()).search).toBe('')

  go()
  await page.waitForURL('**/pricing?period=annual')
  held = new Promise<void>((done) => (go = done))
  await page.goto(`${world.app.origin}/contact`, { waitUntil: 'commit' })
  await page.getByLabel('Subject').fill('Typed early')
  await page.getByLabel('Subject').press('Enter')
  go()
  await page.locator('#root:not([data-rendered])').waitFor()
  expect(page.url()).toBe(`${world.app.origin}/contact`)
  expect(await page.getByLabel('Subject').inputValue()).toBe('Typed early')

  held = new Promise<void>((done) => (go = done))
  await page.goto(`${world.app.origin}/ingredients/methylisothiazolinone`, { waitUntil: 'commit' })
  const score = page.getByRole('img', { name: /^Score/ })
  const before = (await score.getAttribute('aria-label')) ?? ''
  await page.getByRole('radio', { name: /rinsed off/ }).check()
  go()
  await page.locator('#root:not([data-rendered])').waitFor()
  await expect.poll(() => score.getAttribute('aria-label')).not.toBe(before)
  expect(await page.getByRole('radio', { name: /rinsed off/ }).isChecked()).toBe(true)
  expect(problems).toEqual([])
})

test('UX-15 own pages keep what is chosen and typed before they are alive, and the draft that only this browser knows', async () => {
  const { page } = await world.visitAs('early-own', '/dashboard')
  const box = page.getByRole('textbox', { name: 'Ingredient list' })
  await box.fill('Aqua, Glycerin')
  let go = () => {}
  let held = new Promise<void>((done) => (go = done))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${world.app.origin}/dashboard`, { waitUntil: 'commit' })
  await box.fill('Parfum')
  go()
  await page.locator('#root:not([data-rendered])').waitFor()
  await expect.poll(() => box.inputValue()).toBe('Aqua, Glycerin\nParfum')

  held = new Promise<void>((done) => (go = done))
  await page.goto(`${world.app.origin}/dashboard`, { waitUntil: 'commit' })
  await box.fill('Linalool')
  await page.getByRole('link', { name: 'View All' }).click()
  go()
  await page.waitForURL('**/history')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect.poll(() => box.inputValue()).toBe('Aqua, Glycerin\nParfum\nLinalool')

  held = new Promise<void>((done) => (go = done))
  await page.goto(`${world.app.origin}/dashboard`, { waitUntil: 'commit' })
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') }
  await page.getByLabel('Choose a photo').setInputFiles(file)
  go()
  await page.getByText('Invalid File').first().waitFor()

  held = new Promise<void>((done) => (go = done))
  await page.goto(`${world.app.origin}/history`, { waitUntil: 'commit' })
  const asked = page.waitForRequest((request) => request.url().includes('sort=oldest'))
  await page.getByLabel('Sort by').selectOption('oldest')
  go()
  await asked
  expect(await page.getByLabel('Sort by').inputValue()).toBe('oldest')

  held = new Promise<void>((done) => (go = done))
  await page.goto(`${world.app.origin}/history`, { waitUntil: 'commit' })
  const skin = page.getByRole('tab', { name: 'Skin Analysis' })
  await skin.click()
  go()
  await expect.poll(() => skin.getAttribute('aria-selected')).toBe('true')
})
