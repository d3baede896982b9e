import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS, type Call } from '../../contract/calls.ts'
import { playSamples } from '../testing/played-knowledge.test-support.ts'
import { server } from '../testing/played-server.test-support.ts'
import { limitsOf, member, playPlan } from '../testing/sample-answers.test-support.ts'
import { historyOf, shareId, summary } from '../testing/sample-results.test-support.ts'
import { address, openScreen, texts } from '../testing/screen.test-support.tsx'

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
const DENIED = "Access Denied: You don't have permission to access this page."
const heading = () => page.getByRole('heading', { level: 1 })

/** What the pages of an account ask beside all others. */
function playPages() {
  server.answers(CALLS.cosmeticHistory, historyOf([]))
  server.answers(CALLS.listSessions, [])
}

test.each(PUBLIC)(
  'ROUTE-03..16 %s is open to visitors, with one heading and a title with the brand',
  async (path) => {
    server.signsIn(null)
    await openScreen(path)
    await expect.element(heading()).toBeVisible()
    await expect.poll(() => document.title).toContain('Opaline - Know what touches your skin')
    expect(address()).toBe(path)
  },
)

test.each(SIGNED_IN)('ROUTE-03..16 %s is for those who are signed in, with one heading', async (path) => {
  playPages()
  const user = server.account()
  server.signsIn(null)
  await openScreen(path)
  await expect.poll(address).toBe(`/auth?next=${encodeURIComponent(path)}`)

  server.signsIn(user)
  await openScreen(path)
  await expect.element(heading()).toBeVisible()
  await expect.poll(() => document.title).toContain('Opaline - Know what touches your skin')
  expect(address()).toBe(path)
})

test('ROUTE-02 the address of a face result opens for both and sends nobody away', async () => {
  server.refuses(CALLS.getPublicFaceAnalysis, 404, { code: 'NOT_FOUND', message: 'Not found.' })
  for (const user of [null, member()]) {
    server.signsIn(user)
    await openScreen(`/face-analysis/${shareId(1)}`)
    await expect.element(heading()).toBeVisible()
    expect(address()).toBe(`/face-analysis/${shareId(1)}`)
    expect(page.getByText('Page Not Found').elements()).toEqual([])
  }
})

test('ROUTE-17 the administration refuses a member in place, and asks the server for nothing', async () => {
  await openScreen('/admin')
  await expect.element(page.getByText(DENIED)).toBeVisible()
  await expect.element(page.getByRole('banner').getByRole('button', { name: 'account' })).toBeVisible()
  expect(address()).toBe('/admin')
})

test('DEC-06 DEC-42 a visitor at the administration is refused in place; the old scanner address leads on', async () => {
  server.signsIn(null)
  await openScreen('/admin')
  await expect.element(page.getByText(DENIED)).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', '/auth?next=%2Fadmin')

  await openScreen('/ingredient-analysis')
  await expect.poll(address).toBe('/auth?next=%2Fdashboard')
})

test('ROUTE-18 ROUTE-19 the start page opens in both states, and only what one can do next differs', async () => {
  const free = page.getByRole('link', { name: 'Get Started Free' })
  const scan = page.getByRole('link', { name: 'Start Scanning' })
  await openScreen('/')
  await expect.element(scan.first()).toBeVisible()
  expect(free.elements()).toEqual([])
  const [title] = texts(heading())

  server.signsIn(null)
  await openScreen('/')
  await expect.element(free.first()).toHaveAttribute('href', '/auth?view=register')
  expect(scan.elements()).toEqual([])
  expect(texts(heading())).toEqual([title])
  expect(address()).toBe('/')
})

test('DEC-01 LAND-06 LAND-07 NAV-03 the home of a signed-in reader offers the scanner and the face', async () => {
  await openScreen('/')
  const link = (name: string) => page.getByRole('link', { name }).first()
  await expect.element(link('Start Scanning')).toHaveAttribute('href', '/dashboard')
  await expect.element(link('Analyze Face')).toHaveAttribute('href', '/face-analysis')
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  expect(address()).toBe('/')
})

test('ROUTE-20 the sign-in screen is for those who are signed out', async () => {
  await openScreen('/auth')
  await expect.poll(address).toBe('/dashboard')
  await expect.element(heading()).toBeVisible()
  expect(page.getByRole('tab').elements()).toEqual([])
})

test('ROUTE-21 any other path says that it was not found, in both states', async () => {
  for (const user of [null, member()]) {
    server.signsIn(user)
    for (const path of ['/dashbord', '/history/old', '/analysis', '/admin/users']) {
      await openScreen(path)
      await expect.element(heading()).toHaveTextContent('404')
    }
  }
})

test('ROUTE-22 ROUTE-23 until the account is known a full-screen wait stands in place of every route', async () => {
  server.holds(CALLS.getUser)
  await openScreen('/dashboard', { withoutFirstState: true })
  await expect.element(page.getByText('Loading...')).toBeVisible()
  expect(heading().elements()).toEqual([])
})

test('ROUTE-26 the plan limits, not the role: an administrator without analyses left is stopped like anyone', async () => {
  server.signsIn(member({ role: 'admin' }))
  playPlan(limitsOf({ analyses: 5 }))
  await openScreen('/dashboard')
  await expect.element(page.getByText('Monthly analysis limit reached.').first()).toBeVisible()
  await page.getByLabelText('Ingredient list').fill('Aqua, Glycerin')
  await expect.poll(() => server.requests(CALLS.readList).length).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Analyze Ingredients' })).toBeDisabled()
})

test('DEC-31 on Free the face page says so before any photo could be chosen', async () => {
  await openScreen('/face-analysis')
  await expect.element(page.getByText('Face analysis is not included in Free')).toBeVisible()
  expect(page.css('input[type=file]').elements()).toEqual([])
})

/** What was asked of the account's own data so far. */
const ownCalls = () =>
  Object.values<Call>(CALLS)
    .filter((call) => call.access !== 'public' && call !== CALLS.getUser)
    .flatMap((call) => server.requests(call).map(() => call.path))

test('ROUTE-24 ROUTE-25 API-07 a visitor is led away from what belongs to an account, and nothing of one is asked for', async () => {
  server.signsIn(null)
  playSamples()
  for (const path of [...SIGNED_IN, '/compare', '/test-checkout?intent=a']) {
    await openScreen(path)
    await expect.element(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
    expect(address()).toBe(`/auth?next=${encodeURIComponent(path)}`)
  }
  for (const path of ['/', '/pricing', '/admin']) {
    await openScreen(path)
    await expect.element(heading()).toBeVisible()
    // What is below the fold comes only when it is seen.
    await expect
      .poll(() => {
        const place = document.querySelector('.animate-breathe')
        place?.scrollIntoView()
        return place
      })
      .toBeNull()
  }
  expect(ownCalls()).toEqual([])

  server.signsIn(member())
  await openScreen('/billing')
  await expect.poll(ownCalls).toContain(CALLS.limits.path)
})

test('API-06 lists are asked for again when one comes back to the window and when one comes back to the page', async () => {
  vi.useFakeTimers()
  await openScreen('/dashboard')
  const shows = async (text: string) => {
    await vi.advanceTimersByTimeAsync(5)
    return page.getByText(text).elements().length
  }
  await expect.poll(() => shows('Nothing here yet.')).toBeGreaterThan(0)
  server.answers(CALLS.listAnalyses, [summary(1, { productName: 'Made elsewhere' })])
  await vi.advanceTimersByTimeAsync(31_000)
  await expect.poll(() => shows('Made elsewhere')).toBe(0)
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => shows('Made elsewhere')).toBe(1)

  playSamples()
  server.answers(CALLS.listAnalyses, [summary(2, { productName: 'Made later' })])
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await expect.poll(() => shows('Made elsewhere')).toBe(0)
  await vi.advanceTimersByTimeAsync(31_000)
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await expect.poll(() => shows('Made later')).toBe(1)
})
