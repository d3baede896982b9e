import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnalysisSummary } from '../../../contract/analysis.ts'
import { CALLS } from '../../../contract/calls.ts'
import { axeFindings } from '../../testing/axe.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { member } from '../../testing/sample-answers.test-support.ts'
import { historyOf, shareId, summary, TODAY } from '../../testing/sample-results.test-support.ts'
import {
  address,
  openScreen,
  overflowing,
  PHONE,
  setViewport,
  texts,
} from '../../testing/screen.test-support.tsx'
import { button, cards, headingOf, openHistory } from './history.test-support.ts'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(NOW - hours * HOUR_MS).toISOString()
const status = (text: string) => page.getByRole('status').getByText(text)

/** Six results on each of some pages. */
function playPages(pages: number) {
  server.answers(CALLS.cosmeticHistory, ({ query }) => {
    const at = Math.min(Number(query['page']), pages)
    const six = [0, 1, 2, 3, 4, 5].map((place) => summary((at - 1) * 6 + place))
    return historyOf(six, { total: pages * 6, page: at, pages })
  })
}
const asked = () => server.requests(CALLS.cosmeticHistory).map(({ query }) => query)

test('HIST-01 HIST-02 HIST-03 HIST-04 HIST-06 HIST-07 HIST-13 an empty history has its parts and the way to begin', async () => {
  server.answers(CALLS.cosmeticHistory, historyOf([]))
  await openScreen('/dashboard')
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click()
  await expect.poll(address).toBe('/history')

  await expect.element(page.getByRole('heading', { name: 'My Saved Analyses', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Cosmetic Analysis', selected: true })).toBeVisible()
  await expect.element(page.getByPlaceholder('Search products and ingredients...')).toBeVisible()
  await expect.element(page.getByLabelText('Show')).toBeVisible()
  await expect.element(page.getByLabelText('Sort by')).toBeVisible()
  await expect.element(headingOf('No cosmetic analyses found')).toBeVisible()
  const start = page.getByRole('main').getByRole('link', { name: 'Start Analysis' })
  await expect.element(start).toHaveAttribute('href', '/')
})

test('B-73 a partial score keeps its figure and is not painted green', async () => {
  const today = { ...TODAY, overallScore: 97, isPartial: true }
  server.answers(CALLS.cosmeticHistory, historyOf([summary(1, { overallScore: 97, isPartial: true, today })]))
  await openHistory()
  await expect.element(cards().getByText('97 Excellent')).toBeVisible()
  expect(cards().css('.text-good').elements()).toEqual([])
})

test('a name of 120 signs without a blank makes no phone scroll sideways', async () => {
  server.answers(CALLS.cosmeticHistory, historyOf([summary(1, { productName: 'N'.repeat(120) }), summary(2)]))
  await setViewport(PHONE)
  await openHistory()
  await expect.element(cards()).toHaveLength(2)
  expect(await overflowing(360, 390)).toEqual([])
})

test('HIST-05 HIST-14 HIST-25 the skin tab has its own search, filters and beginning', async () => {
  server.answers(CALLS.cosmeticHistory, historyOf([]))
  server.answers(CALLS.skinHistory, { total: 0, page: 1, pages: 1, items: [] })
  await openHistory()
  await page.getByRole('tab', { name: 'Skin Analysis' }).click()

  await expect.element(page.getByPlaceholder('Search skin types and concerns...')).toBeVisible()
  expect(texts(page.getByLabelText('Show').getByRole('option'))).toEqual([
    'All skin types',
    'Oily',
    'Dry',
    'Sensitive',
    'Combination',
    'Normal',
  ])
  await expect.element(headingOf('No skin analyses found')).toBeVisible()
  const start = page.getByRole('main').getByRole('link', { name: 'Start Skin Analysis' })
  await expect.element(start).toHaveAttribute('href', '/face-analysis')
})

test('HIST-16 HIST-28 a skin card shows concerns of both forms and leads to its share id', async () => {
  const face = {
    id: `face_${'0'.repeat(22)}`,
    shareId: shareId(11),
    createdAt: ago(1),
    safetyScore: 71,
    skinType: 'oily',
    isPublic: false,
    ownerName: null,
    concerns: ['Shine', { name: 'Redness', severity: 3 }],
  } as const
  server.answers(CALLS.cosmeticHistory, historyOf([]))
  server.answers(CALLS.skinHistory, {
    total: 1,
    page: 1,
    pages: 1,
    items: [{ ...face, concerns: [...face.concerns] }],
  })
  await openHistory()
  await page.getByRole('tab', { name: 'Skin Analysis' }).click()

  await expect.element(page.getByText('2 concerns · Shine, Redness')).toBeVisible()
  const view = page.getByRole('link', { name: 'View Oily skin' })
  await expect.element(view).toHaveAttribute('href', `/face-analysis/${face.shareId}`)
})

test('HIST-08 HIST-09 HIST-10 HIST-11 six cards, at most five numbers, and steps that end at both ends', async () => {
  playPages(9)
  await openHistory()
  const pager = page.getByRole('navigation', { name: 'Pages' })
  const step = (name: string) => pager.getByRole('button', { name, exact: true })
  const numbers = () => texts(pager.getByRole('listitem'))

  await expect.element(step('Page 1')).toBeVisible()
  expect(cards().elements()).toHaveLength(6)
  expect(numbers()).toEqual(['1', '2', '3', '4', '5'])
  await expect.element(step('Previous')).toBeDisabled()

  await step('Page 5').click()
  await expect.element(status('page 5 of 9')).toBeVisible()
  expect(numbers()).toEqual(['3', '4', '5', '6', '7'])
  for (let at = 6; at <= 9; at += 1) {
    await step('Next').click()
    await expect.element(status(`page ${at} of 9`)).toBeVisible()
  }
  await expect.element(step('Next')).toBeDisabled()
  await expect.element(pager.css('[aria-current=page]')).toHaveTextContent('9')
  await step('Previous').click()
  await expect.element(status('page 8 of 9')).toBeVisible()

  await page.getByLabelText('Sort by').selectOptions('oldest')
  await expect.element(status('page 1 of 9')).toBeVisible()
  expect(asked().at(-1)).toMatchObject({ sort: 'oldest', page: '1', filter: 'all' })
})

test('HIST-12 six places are held while the list loads', async () => {
  server.answers(CALLS.cosmeticHistory, historyOf([]))
  const answer = server.holds(CALLS.cosmeticHistory)
  await openHistory()
  const waiting = page.getByRole('status').filter({ hasText: 'Loading...' })

  await expect.element(waiting).toBeVisible()
  expect(waiting.css('.animate-breathe').elements()).toHaveLength(6)
  answer()
  await expect.element(headingOf('No cosmetic analyses found')).toBeVisible()
})

const shown = async (items: AnalysisSummary[]) => {
  server.answers(CALLS.cosmeticHistory, historyOf(items))
  await openHistory()
  await expect.element(cards().first()).toBeVisible()
  return texts(cards())
}

test('HIST-18 HIST-33 HIST-34 HIST-35 HIST-36 cards say when, what and how it scored', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const [first, second, third, fourth] = await shown([
    summary(1, { createdAt: ago(0.9), overallScore: 0, today: { ...TODAY, overallScore: 0 } }),
    summary(2, { createdAt: ago(23.9), overallScore: null, productName: '' }),
    summary(3, {
      createdAt: ago(6.9 * 24),
      alertCount: 2,
      veganStatus: false,
      today: { ...TODAY, alertCount: 2 },
    }),
    summary(4, { createdAt: ago(8 * 24), status: 'failed', overallScore: null }),
  ])

  expect(first).toMatch(/^Just now\s+Product 1[^]*0 Poor/)
  expect(second).toMatch(/^23 hours ago\s+Unnamed Product[^]*Unknown/)
  expect(third).toMatch(/^6 days ago[^]*Not vegan · 2 personal alerts/)
  expect(fourth).toMatch(/^Nov 12, 2026[^]*Failed/)
  expect(fourth).not.toMatch(/ingredient|vegan/i)
  await expect.element(page.getByRole('link', { name: 'Try Product 4 again' })).toBeVisible()
  await expect.element(button('Export Product 1 as PDF')).toBeEnabled()
  expect(button('Export Product 4 as PDF').elements()).toEqual([])
})

test('HIST-18 DEC-52 where a list looks otherwise today, its card says so beside what was kept', async () => {
  await setViewport(PHONE)
  const { today: _, ...unchecked } = summary(3)
  const [first, second, third, fourth] = await shown([
    summary(1, { today: { ...TODAY, alertCount: 1, overallScore: 55.5 } }),
    summary(2, { alertCount: 2, today: { ...TODAY, overallScore: null, lawChangeCount: 2 } }),
    unchecked,
    summary(4),
  ])

  expect(first).toContain('1 personal alert today (none when saved)')
  expect(first).toContain('82 Excellent')
  expect(first).toContain('Today: 55.5 Moderate')
  expect(second).toContain('0 personal alerts today (2 when saved)')
  expect(second).toContain('Today: Unknown')
  expect(second).toContain('Law changed since you saved it: 2 ingredients')
  expect(third).toContain('Not checked against your profile of today yet')
  expect(fourth).not.toMatch(/today|Law/i)
  expect(await axeFindings()).toEqual([])
})

test('the law changed about kept products: the list names the newest, counts the rest, and leads to them, on a phone', async () => {
  await setViewport(PHONE)
  const row = summary(1, { productName: 'Gel Polish', today: { ...TODAY, lawChangeCount: 1 } })
  server.answers(CALLS.cosmeticHistory, historyOf([row], { changedByLaw: { total: 3, newest: [row] } }))
  await openHistory()
  const notice = page.getByRole('status').filter({ hasText: 'The law changed about 3 products' })
  await expect.element(notice.getByText('2 more')).toBeVisible()
  await expect.element(cards()).toHaveTextContent('Law changed since you saved it: 1 ingredient')
  const link = notice.getByRole('link', { name: 'Gel Polish' })
  await expect.element(link).toHaveAttribute('href', `/analysis/${row.id}`)
  expect(await axeFindings()).toEqual([])
  expect(await overflowing(360, 390)).toEqual([])
})

test('HIST-19 HIST-26 search waits for a pause, filter and sort ask the server, and nothing is in the address', async () => {
  playPages(2)
  await openHistory()
  await expect.element(cards().first()).toBeVisible()
  await button('Page 2').click()
  await expect.element(status('page 2 of 2')).toBeVisible()
  const before = asked().length
  const searches = () =>
    asked()
      .slice(before)
      .filter(({ search }) => search !== undefined)
  const search = page.getByLabelText('Search')
  await search.click()
  vi.useFakeTimers()
  await userEvent.keyboard('glyc')
  await expect.element(search).toHaveValue('glyc')
  await vi.advanceTimersByTimeAsync(249)
  await expect.element(search).toHaveValue('glyc')
  expect(searches()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(searches).toEqual([{ search: 'glyc', filter: 'all', sort: 'newest', page: '1' }])
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.element(status('page 1 of 2')).toBeVisible()
  expect(searches()).toHaveLength(1)
  vi.useRealTimers()
  await page.getByLabelText('Show').selectOptions('high-risk')
  await page.getByLabelText('Sort by').selectOptions('score-low')
  await expect
    .poll(() => asked().at(-1))
    .toEqual({ search: 'glyc', filter: 'high-risk', sort: 'score-low', page: '1' })
  expect(address()).toBe('/history')
})

test('who comes back to the history finds search, filter, page, choice and tab as they were left, and nobody else does', async () => {
  playPages(3)
  server.answers(CALLS.skinHistory, { total: 0, page: 1, pages: 1, items: [] })
  await openHistory()
  await page.getByLabelText('Search').fill('cream')
  await page.getByLabelText('Show').selectOptions('vegan')
  await page.getByLabelText('Sort by').selectOptions('oldest')
  await button('Page 2').click()
  await expect.poll(() => asked().at(-1)).toMatchObject({ search: 'cream', page: '2' })
  await page.getByRole('checkbox').first().click()
  await expect.element(page.getByText('1 chosen')).toBeVisible()

  const away = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
    history.back()
    await expect.element(page.getByRole('heading', { name: 'My Saved Analyses', level: 1 })).toBeVisible()
  }
  await away()
  await expect.element(page.getByLabelText('Search')).toHaveValue('cream')
  await expect.element(page.getByLabelText('Show')).toHaveValue('vegan')
  await expect.element(page.getByLabelText('Sort by')).toHaveValue('oldest')
  await expect.element(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByText('1 chosen')).toBeVisible()
  expect(asked().at(-1)).toEqual({ search: 'cream', filter: 'vegan', sort: 'oldest', page: '2' })

  await page.getByRole('tab', { name: 'Skin Analysis' }).click()
  await away()
  await expect.element(page.getByRole('tab', { name: 'Skin Analysis', selected: true })).toBeVisible()

  const left: unknown = history.state
  server.signsIn(member())
  await openHistory()
  history.replaceState(left, '')
  await away()
  await expect.element(page.getByRole('tab', { name: 'Cosmetic Analysis', selected: true })).toBeVisible()
  await expect.element(page.getByLabelText('Search')).toHaveValue('')
})

test('UX-18 a history that could not be loaded says so and loads on a second try', async () => {
  server.answersOddly(CALLS.cosmeticHistory, '', 400)
  await openHistory()
  await expect.element(page.getByRole('alert')).toBeVisible()
  server.answers(CALLS.cosmeticHistory, historyOf([]))
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Start Analysis' })).toBeVisible()
})
