import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { BLANK, createWorld, open, type World } from './world.ts'
import { loaded, smallTargets } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const PUBLIC = ['/', '/pricing', '/withdraw', '/about', '/contact', '/terms', '/privacy', '/refund', '/auth']
const SIGNED_IN = ['/dashboard', '/history', '/face-analysis', '/skin-health-tracker', '/billing']

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
  await page.waitForFunction(() => document.documentElement?.dataset['theme'] !== undefined)
  expect(await theme()).toBe('light')
})

test('UX-14 the theme follows the system while the scripts of a page are still on their way', async () => {
  const { page } = await world.visit(BLANK)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${world.app.origin}/pricing`, { waitUntil: 'commit' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('html[data-theme=light]').waitFor({ state: 'attached' })
})

test('UX-17 a page whose files are long on their way has its place held until they come', async () => {
  const { page } = await world.visitAs('shell-wait', '/dashboard', { isFirst: true })
  let come = () => {}
  const held = new Promise<void>((done) => (come = done))
  await page.route('**/assets/history-screen-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click()
  const main = page.getByRole('main')
  await main.getByText('Loading...').waitFor({ state: 'attached' })
  await main.locator('.animate-breathe').first().waitFor()
  expect(await main.locator('.animate-breathe').count()).toBe(3)
  come()
  await page.getByRole('heading', { name: 'My Saved Analyses', level: 1 }).waitFor()
  await expect.poll(() => main.getByText('Loading...').count()).toBe(0)
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

test(
  'UX-01 UX-04 UX-07 every page fits 360 px, can be hit by a finger and passes axe in both themes',
  { timeout: 180_000 },
  async () => {
    const viewport = { width: 360, height: 740 }
    const visitor = await world.visit(BLANK, { viewport })
    const member = await world.visitAs('shell-axe', BLANK, { viewport })
    // The profile and the pages of recovery are looked at in all their states in files of their own, as wide as this.
    for (const [{ page }, pages] of [
      [visitor, [...PUBLIC, '/no-such-page', '/auth?view=register']],
      [member, SIGNED_IN],
    ] as const) {
      for (const path of pages) {
        await open(page, world.app.origin + path)
        await loaded(page)
        expect({ path, small: await smallTargets(page) }).toEqual({ path, small: [] })
        expect({ path, found: await axeFindings(page) }).toEqual({ path, found: [] })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      }
    }
  },
)
