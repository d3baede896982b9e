import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SampleAnswer } from '../src/contract/sample.ts'
import { axeFindings } from './axe.ts'
import { onPaper, roundTrip } from './web-steps.ts'
import { BLANK, createWorld, type World } from './world.ts'

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

const read = async (page: Page, sample: string): Promise<SampleAnswer> => {
  const answer = await page.request.post(`${world.app.origin}/api/sample`, {
    data: { sample },
    headers: { origin: world.app.origin },
  })
  return (await answer.json()) as SampleAnswer
}

test('LAND-01 LAND-03 LAND-05 LAND-08..15 DEC-44 DEC-45 the landing page shows its samples, figures with footnotes, steps and the announcement', async () => {
  const { page, problems } = await world.visit('/', { motion: true })
  const bar = page.getByRole('banner')
  for (const [name, path] of [
    ['Pricing', '/pricing'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Sign In', '/auth'],
  ] as const)
    expect(await bar.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path)
  const start = page.getByRole('main').getByRole('link', { name: 'Get Started Free' }).first()
  expect(await start.getAttribute('href')).toBe('/auth?view=register')
  await start.click()
  await page.getByRole('tab', { name: 'Create Account', selected: true }).waitFor()
  await page.goBack()

  const panel = page.getByRole('tabpanel')
  await panel.getByText('87/100').waitFor()
  expect(await panel.innerText()).toMatch(/Vegan\s+No animal origin known[\s\S]*Allergen risk\s+Low/)
  await page.getByRole('tab', { name: 'Face Analysis' }).click()
  await panel.getByText('Clear', { exact: true }).waitFor()
  expect(await panel.innerText()).toMatch(
    /Skin type\s+Normal[\s\S]*Hydration[^\n]*\s+Good[\s\S]*Complexion\s+Clear/,
  )

  const figures = page.getByRole('region', { name: 'Opaline in figures' })
  const shown = await figures.innerText()
  for (const text of ['50K+', 'ingredients analysed', '95%', 'accuracy', '24/7', 'monitoring'])
    expect(shown).toContain(text)
  await figures.getByRole('link', { name: 'Note 1: what was counted' }).click()
  await page.waitForURL('**/#figure-note-1')
  expect(await page.locator('#figure-note-1').innerText()).toContain('6,287 real product lists')

  const steps = page.getByRole('region', { name: 'How it works' }).getByRole('heading', { level: 3 })
  expect(await steps.allInnerTexts()).toEqual([
    'Take a photo',
    'AI scans and analyses',
    'Get your safety score',
  ])

  const install = page.getByRole('region', { name: 'On your phone today' })
  expect(await install.innerText()).toContain('iOS and Android apps are coming.')
  expect(await install.innerText()).toContain('Add to Home Screen')
  expect(await page.getByRole('main').innerText()).not.toContain('2025')
  const button = install.getByRole('button', { name: 'Install Opaline' })
  expect(await button.count()).toBe(0)
  await page.evaluate(() => {
    const prompt = () => Promise.resolve(window.dispatchEvent(new Event('appinstalled')))
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  })
  await button.click()
  await install.getByText('Opaline is installed on this device.').waitFor()
  expect(problems).toEqual([])
})

test('LAND-08 DEC-53 a sample label is resolved by the engine: every name leads to its page, the unknown one to none, every point is told', async () => {
  const { page, problems } = await world.visit('/')
  await resolveSample(page)
  const { results } = await read(page, 'cream')

  const label = live(page).locator('[data-resolved]')
  for (const [name, slug] of [
    ['Linalool', 'linalool'],
    ['Caprylic/Capric Triglyceride', 'caprylic-capric-triglyceride'],
    // A misprint leads to what it was read as.
    ['Ethylhexylgylcerin', 'ethylhexylglycerin'],
  ] as const)
    expect(await label.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(
      `/ingredients/${slug}`,
    )
  expect(await label.getByRole('link', { name: 'Velourine Complex' }).count()).toBe(0)
  expect(await label.innerText()).toContain('→ Ethylhexylglycerin')

  const pieces = live(page).getByRole('toolbar').getByRole('button')
  expect(await pieces.count()).toBe(results.ingredients.length)
  const unknown = pieces.filter({ has: page.locator('.band-unknown') })
  expect(await unknown.getAttribute('aria-label')).toBe('11. Velourine Complex: Unknown')
  await unknown.click()
  await live(page).getByText('It gets no score and no colour').waitFor()
  await page.keyboard.press('ArrowLeft')
  await live(page).getByText('A preservative allowed within limits').first().waitFor()
  await page.keyboard.press('Home')
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
  await live(page).getByText('Published lists disagree').waitFor()

  const costs = live(page).getByRole('list').filter({ hasText: 'Every list starts at' })
  const taken = (await costs.innerText()).match(/−[\d.]+/g) ?? []
  const points = taken.map((text) => Number(text.slice(1)))
  expect(100 - points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(results.overallScore ?? 0)
  await live(page)
    .getByRole('img', { name: `Safety score ${results.overallScore} out of 100` })
    .waitFor()

  await live(page).getByRole('button', { name: 'Shampoo' }).click()
  await live(page).getByText('Capilux Repair Shampoo').waitFor()
  await live(page).getByText('Is rinsed off').waitFor()
  const shampoo = (await read(page, 'shampoo')).results.overallScore
  await live(page)
    .getByRole('img', { name: `Safety score ${shampoo} out of 100` })
    .waitFor()
  await label.getByRole('link', { name: 'Limonene' }).click()
  await page.waitForURL('**/ingredients/limonene')
  await page.getByRole('heading', { name: 'Limonene', level: 1 }).waitFor()
  expect(problems).toEqual([])
})

test('UX-18 a sample that could not be read says so and can be tried again', async () => {
  const { page } = await world.visit(BLANK)
  await page.route('**/api/sample', (route) => route.fulfill({ status: 404, body: '{}' }))
  await page.goto(world.app.origin)
  await live(page).getByRole('heading', { name: 'Watch a label resolve' }).scrollIntoViewIfNeeded()
  await live(page).getByText('The sample could not be read just now').waitFor()

  await page.unroute('**/api/sample')
  await live(page).getByRole('button', { name: 'Try again' }).click()
  await resolveSample(page)
})

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

const POLICIES: [path: string, heading: string, texts: string[]][] = [
  [
    '/terms',
    'Terms of Service',
    [
      'Standard costs $9.99/month and includes face analysis',
      'Premium costs $19.99/month with unlimited ingredient analyses and 25 face analyses',
      'Free gives limited analyses',
      '30 days before it applies to you',
      'You are 13 or older',
      'One account per person',
      'within 24 hours',
      'within 24-48 hours',
      'you are 16 or older, or do it together with a parent',
    ],
  ],
  [
    '/privacy',
    'Privacy Policy',
    [
      'within 30 days of a deletion request',
      'You must be 13 or older',
      'Photos are not stored',
      'Nothing you enter for an analysis leaves this server',
    ],
  ],
  [
    '/refund',
    'Refund Policy',
    [
      '30-day money-back window',
      'under 50% of the monthly allowance',
      'remaining months / 12 x annual price',
      '8 / 12 x $95.90 = $63.93',
      'Standard costs $9.99/month and Premium $19.99/month',
      'its face analyses decide',
      'Your statutory rights are unaffected',
    ],
  ],
]

test('LEGAL-01..16 DEC-56 the policies say every figure under the navigation, with contents, date and a sheet for paper', async () => {
  const { page, problems } = await world.visit(BLANK)
  for (const [path, heading, texts] of POLICIES) {
    await page.goto(world.app.origin + path)
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    const main = page.getByRole('main')
    // The server's own word about a provider comes a moment after the page.
    for (const text of texts) await main.getByText(text).first().waitFor()
    await main.getByText(/^Last changed [A-Z][a-z]{2} \d+, \d{4}$/).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).waitFor()
    const contents = main.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const headings = main.locator('section > h2')
    expect(await contents.allInnerTexts()).toEqual(await headings.allInnerTexts())
  }
  const rows = await page.getByRole('row').allInnerTexts()
  for (const row of [/Review\s+1-3/, /Card\s+5-10/, /PayPal\s+1-3/, /Bank transfer\s+3-7/])
    expect(rows.some((text) => row.test(text))).toBe(true)
  expect(
    await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract' }).getAttribute('href'),
  ).toBe('/withdraw')

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

test('ABOUT-01..07 DEC-42 the about page has its five parts and leads to the scanner and the face', async () => {
  const { page } = await world.visit('/about')
  const main = page.getByRole('main')

  for (const name of ['Our mission', 'Our vision', 'Core features', 'Technology', 'Team'])
    expect((await main.getByRole('region', { name, exact: true }).innerText()).length).toBeGreaterThan(150)
  expect(await main.getByRole('link', { name: 'Analyze Your Face' }).getAttribute('href')).toBe(
    '/face-analysis',
  )
  const scan = main.getByRole('link', { name: 'Analyze Ingredients' })
  expect(await scan.getAttribute('href')).toBe('/ingredient-analysis')
  await scan.click()
  await page.waitForURL('**/auth?next=%2Fdashboard')
})

test('FOOT-01..07 DEC-43 the footer lists everything, and nothing in it can be focused that leads nowhere', async () => {
  const { page } = await world.visit('/contact')
  const footer = page.getByRole('contentinfo')

  const shown = await footer.innerText()
  for (const text of [
    'OCR Ingredient Scanning',
    'Safety Analysis',
    'Personalized Recommendations',
    'Allergen Detection',
    'Vegan Verification',
    'Careers',
  ])
    expect(shown).toContain(text)
  const year = Number(/© (\d{4}) Opaline/.exec(shown)?.[1])
  // The last second of a year may lie between the page and this line.
  expect([year, year + 1]).toContain(new Date().getFullYear())
  const links = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(links).toEqual([
    ['About Us', '/about'],
    ['Contact', '/contact'],
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Refund Policy', '/refund'],
    ['Pricing', '/pricing'],
    ['Withdraw from contract', '/withdraw'],
  ])
  expect(await footer.locator('button, [tabindex]').count()).toBe(0)

  const touch = page.getByRole('region', { name: 'Get in Touch' })
  await touch.getByText('Not available yet').first().waitFor()
  expect(await touch.getByText('Not available yet').count()).toBe(2)
  expect(await touch.locator('a, button, [tabindex="0"]').count()).toBe(0)
})

test('UX-16 UX-19 the landing page loads little, and can be installed', async () => {
  const { page } = await world.visit(BLANK)
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  const at = (path: string) => page.request.get(world.app.origin + path)
  await page.goto(world.app.origin)
  await resolveSample(page)
  // Without the hash at its end, in which any letters may meet.
  const names = [...scripts].map((path) => path.replace(/-[\w-]{8}\.js$/, ''))
  expect(names.filter((name) => /pdf|document|admin|confetti|trend|chart|human|tf/.test(name))).toEqual([])
  const bodies = await Promise.all([...scripts].map(async (path) => (await at(path)).body()))
  const total = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  expect(total).toBeGreaterThan(50_000)
  expect(total).toBeLessThan(185_000)

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
