import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { BLANK, createWorld, PHONE, type World, withoutFirstState } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const PUBLIC = [
  '/',
  '/pricing',
  '/withdraw',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/refund',
  '/forgot-password',
  '/auth',
]
const SIGNED_IN = ['/dashboard', '/history', '/profile', '/face-analysis', '/skin-health-tracker', '/billing']

test(
  'ROUTE-03..16 every route has its guard, one heading and a title with the brand',
  { timeout: 120_000 },
  async () => {
    const visitor = await world.visit(BLANK)
    for (const path of PUBLIC) {
      await visitor.page.goto(world.app.origin + path)
      await visitor.page.locator('h1').waitFor()
      expect(await visitor.page.title()).toContain('Opaline - Know what touches your skin')
      expect(new URL(visitor.page.url()).pathname).toBe(path)
    }
    for (const path of SIGNED_IN) {
      await visitor.page.goto(world.app.origin + path)
      await visitor.page.waitForURL(`**/auth?next=${encodeURIComponent(path)}`)
    }
    const member = await world.visitAs('shell-member', BLANK)
    for (const path of SIGNED_IN) {
      await member.page.goto(world.app.origin + path)
      await member.page.locator('h1').waitFor()
      expect(new URL(member.page.url()).pathname).toBe(path)
    }
    expect([...visitor.problems, ...member.problems]).toEqual([])
  },
)

test('ROUTE-22 ROUTE-23 until the account is known a full-screen wait stands in place of every route', async () => {
  const visited = await world.visit(BLANK)
  const { page } = visited
  await withoutFirstState(visited)
  await page.route('**/api/user', () => undefined)

  await page.goto(`${world.app.origin}/dashboard`, { waitUntil: 'commit' })

  await page.getByText('Loading...').waitFor()
  expect(await page.locator('h1').count()).toBe(0)
})

test('NF-01..06 DEC-04 an unknown address says so, and going back without a past leads home', async () => {
  const { page } = await world.visit('/no-such-page')

  for (const words of [
    '404',
    'Page Not Found',
    "Oops! The page you're looking for doesn't exist or has been moved.",
    'Try checking the URL or navigating from the main menu',
  ])
    await page.getByText(words, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await page.waitForURL(`${world.app.origin}/`)
})

test('HDR-01 HDR-02 HDR-03 HDR-04 HDR-05..14 the app header has its links, the badge, and a menu that names the account', async () => {
  const { page } = await world.visitAs('shell-header')
  const header = page.getByRole('banner')

  for (const [name, path] of [
    ['Home', '/'],
    ['Dashboard', '/dashboard'],
    ['Face Analysis', '/face-analysis'],
    ['History', '/history'],
  ] as const)
    expect(await header.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path)
  await header.getByText('AI Powered').waitFor()
  expect(await header.getByRole('button', { name: 'account' }).innerText()).toBe('S')
  await header.getByRole('button', { name: 'account' }).click()
  await page.getByText('Ana Reis').waitFor()
  await page.getByText('shell-header@example.test').waitFor()
  await page.getByRole('menuitem', { name: 'Billing & Plans' }).waitFor()
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click()
  await page.waitForURL('**/profile')
})

test('NAV-01 NAV-02..05 on a phone the menu shows the same links as on a desk', async () => {
  const { page } = await world.visit('/', { viewport: PHONE })
  const toggle = page.getByRole('button', { name: 'Open the menu' })
  const logo = page.getByRole('banner').getByRole('link', { name: 'Opaline' })
  expect(await logo.getAttribute('href')).toBe('/')

  await toggle.click()
  const nav = page.getByRole('navigation', { name: 'Main' })
  for (const [name, path] of [
    ['Pricing', '/pricing'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Sign In', '/auth'],
  ] as const)
    await expect.poll(() => nav.getByRole('link', { name }).getAttribute('href')).toBe(path)
  await nav.getByRole('link', { name: 'Pricing' }).click()
  await page.waitForURL('**/pricing')
  expect(await page.getByRole('button', { name: 'Open the menu' }).getAttribute('aria-expanded')).toBe(
    'false',
  )
})

test('DEC-01 LAND-06 LAND-07 NAV-03 the home of a signed-in reader offers the scanner and the face', async () => {
  const { page } = await world.visitAs('shell-home', '/')

  expect(await page.getByRole('link', { name: 'Start Scanning' }).first().getAttribute('href')).toBe(
    '/dashboard',
  )
  expect(await page.getByRole('link', { name: 'Analyze Face' }).first().getAttribute('href')).toBe(
    '/face-analysis',
  )
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('DEC-06 DEC-42 a visitor at the administration is refused in place; the old scanner address leads on', async () => {
  const { page } = await world.visit('/admin')
  await page.getByText("Access Denied: You don't have permission to access this page.").waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).waitFor()

  await page.goto(`${world.app.origin}/ingredient-analysis`)
  await page.waitForURL('**/auth?next=%2Fdashboard')
})

test('UX-06 UX-24 a change of page moves the focus to its heading and announces its title', async () => {
  const { page } = await world.visit('/')

  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await page.getByRole('heading', { name: 'About Opaline' }).waitFor()

  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await page.getByText('About · Opaline - Know what touches your skin').waitFor({ state: 'attached' })

  // By keyboard alone, to the end of the page and back: what has the focus is drawn so and stands below the header.
  for (const key of [...Array(14).fill('Tab'), ...Array(6).fill('Shift+Tab')] as string[]) {
    await page.keyboard.press(key)
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        // Past the last stop the browser's own bar may have the focus.
        if (element === document.body) return null
        const [{ left, top, width, height } = new DOMRect()] = element.getClientRects()
        const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
        return {
          isSeen: top + height > 0 && top < window.innerHeight,
          // Nothing that stays in its place, as the header does, is drawn over it.
          isFree: element.contains(onTop) || onTop?.contains(element) === true,
          outline: getComputedStyle(element).outlineStyle,
          what: element.outerHTML.slice(0, 120),
        }
      })
    await expect
      .poll(focused)
      .toEqual(
        expect.toBeOneOf([null, expect.objectContaining({ isSeen: true, isFree: true, outline: 'solid' })]),
      )
  }
})

test('UX-14 the theme follows the system, can be set, and stays set without a flash', async () => {
  const { page } = await world.visit('/', { colorScheme: 'dark' })
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  expect(await theme()).toBe('dark')

  await page.getByRole('button', { name: 'Theme follows the system' }).click()
  await expect.poll(() => theme()).toBe('light')
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.documentElement.dataset['theme'] !== undefined)
  expect(await theme()).toBe('light')
})

test('UX-14 the theme follows the system while the scripts of a page are still on their way', async () => {
  const { page } = await world.visit(BLANK)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${world.app.origin}/pricing`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('html[data-theme=light]').waitFor({ state: 'attached' })
})

test('UX-13 UX-14 with reduced motion another theme is there at once, and nothing passes over into it', async () => {
  const { page } = await world.visit('/pricing')
  await page.evaluate(() => {
    document.addEventListener('transitionrun', () => document.body.setAttribute('data-has-passed', ''))
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' })
  const hasPassed = await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return document.body.hasAttribute('data-has-passed')
  })
  expect(hasPassed).toBe(false)
})

test('DEC-31 on Free the face page says so before any photo could be chosen', async () => {
  const { page } = await world.visitAs('shell-face', '/face-analysis')

  await page.getByText('Face analysis is not included in Free').waitFor()
  expect(await page.locator('input[type=file]').count()).toBe(0)
})

test('PROF-05 PROF-08 PROF-10 PROF-11 PROF-14 PROF-15 PROF-16 the profile is changed, checked and guarded', async () => {
  const { page } = await world.visitAs('shell-profile', '/profile')
  const entry = page.getByLabel('Add an allergy or sensitivity')

  await page.getByLabel('Skin type').selectOption('dry')
  await page.locator('[data-toast]').getByText('Profile Updated').waitFor()
  await entry.fill('  Nickel ')
  await entry.press('Enter')
  await page.getByRole('button', { name: 'Remove Nickel' }).waitFor()
  await entry.fill('nickel')
  await entry.press('Enter')
  await page.locator('[data-toast]').getByText('This allergy is already in your list.').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Remove Nickel' }).waitFor()
  expect(await page.getByLabel('Skin type').inputValue()).toBe('dry')

  await page.context().clearCookies()
  await page.getByRole('switch', { name: 'Vegan only' }).click()
  await page.locator('[data-toast]').getByText('You are logged out. Logging in again...').waitFor()
  await page.waitForURL('**/auth?next=%2Fprofile')
})

test('DASH-01 DASH-02 DASH-13 DASH-20 DASH-26 DEC-29 an empty dashboard greets, says No data, and shows the next step', async () => {
  const { page } = await world.visitAs('shell-empty')

  await page.getByRole('heading', { name: 'Welcome back, Ana', level: 1 }).waitFor()
  await page.getByText('No data').first().waitFor()
  expect(await page.getByText('No data').count()).toBe(2)
  expect(await page.getByText('NaN').count()).toBe(0)
  const tips = page.getByRole('region', { name: 'Pro Tips' })
  expect(await tips.getByRole('listitem').count()).toBe(3)
  expect(await page.getByRole('link', { name: 'View Trends' }).getAttribute('href')).toBe(
    '/skin-health-tracker',
  )
  expect(await page.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/history')
})

test('UX-01 UX-07 every page fits 360 px and passes axe in both themes', { timeout: 180_000 }, async () => {
  const viewport = { width: 360, height: 740 }
  const visitor = await world.visit(BLANK, { viewport })
  const member = await world.visitAs('shell-axe', BLANK, { viewport })
  for (const [{ page }, pages] of [
    [visitor, [...PUBLIC, '/no-such-page', '/reset-password', '/auth?view=register']],
    [member, SIGNED_IN],
  ] as const) {
    for (const path of pages) {
      await page.goto(world.app.origin + path)
      await page.locator('h1').waitFor()
      expect({ path, found: await axeFindings(page) }).toEqual({ path, found: [] })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    }
  }
})
