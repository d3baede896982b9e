import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AdminUser } from '../../../contract/admin.ts'
import { CALLS } from '../../../contract/calls.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { address, openScreen, texts } from '../../testing/screen.test-support.tsx'
import { HEALTH, openAdmin, playAdmin, playRevenue, region, tab } from './admin.test-support.ts'

beforeEach(playAdmin)

/** The figure below a name with its note, of the area in sight; empty while there is none. */
const figures = (name: string) => {
  const [term] = page.getByRole('tabpanel').getByRole('term').filter({ hasText: name }).elements()
  const figure = term?.nextElementSibling as HTMLElement | null | undefined
  return figure?.innerText.replace(/\s+/g, ' ').trim() ?? ''
}
const health = () => region('System Health')

test('ADMIN-01 ADMIN-02 ADMIN-07 ADMIN-09 ADMIN-17 ADMIN-19 ADMIN-20 an administrator sees health, figures and what happened', async () => {
  await openScreen('/dashboard')
  await page.getByRole('button', { name: 'Open the menu of your account' }).click()
  await page.getByRole('menuitem', { name: 'Admin' }).click()
  await expect.poll(address).toBe('/admin')
  await expect.element(page.getByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible()
  await expect.element(health().getByRole('listitem')).toHaveLength(7)
  expect(texts(health().getByRole('listitem'))).toEqual([
    'Database Healthy It answers. (1 ms)',
    'API Healthy It answers.',
    'Photo readers Healthy Ready.',
    'AI provider Warning Not configured: our own engines answer alone',
    'Payment Warning Test mode: a checkout moves no money',
    'Mail Warning No mail server: mail is written to files.',
    'Recurring jobs Error One is late.',
  ])
  expect(texts(page.getByRole('tab'))).toEqual(['Overview', 'Users', 'Feedback', 'API Usage', 'Revenue'])

  await expect.poll(() => figures('Total Analyses')).toBe('1 1 this month')
  expect(figures('Success Rate')).toMatch(/^100\.0%/)
  expect(figures('Error Rate')).toMatch(/^0\.0%/)
  const calls = region('Calls in the last 30 days')
  const summary = 'Ingredient analyses: 1 call in 30 days, 0 failed.'
  await expect.element(calls.getByText(summary).first()).toBeVisible()
  await calls.getByText('The figures as a table').click()
  await expect.element(calls.getByRole('row')).toHaveLength(31)
  const acts = region('What administrators did').getByRole('row').filter({ hasText: 'Settings' })
  await expect.element(acts).toBeVisible()

  await tab('API Usage').click()
  await expect.poll(() => figures('Analysis Calls')).toMatch(/^1/)
  await expect.element(region('Models').getByRole('rowheader', { name: 'All models' })).toBeVisible()
  await page.getByLabelText('Kind of call').selectOptions('Face analyses')
  const none = page.getByText('No call of this kind was made in the last 30 days.')
  await expect.element(none).toBeVisible()
  await tab('Revenue').click()
  await expect.poll(() => figures('Monthly recurring revenue')).toBe('$0')
  await expect.element(page.getByText('Nobody pays yet.')).toBeVisible()
})

test('ADMIN-01 the tabs stay where they are when the late answer about health comes', async () => {
  const letGo = server.holds(CALLS.adminHealth)
  await openAdmin()
  const top = () => tab('Revenue').element().getBoundingClientRect().top
  await expect.element(page.getByText('1 this month')).toBeVisible()
  const before = top()
  expect(health().getByRole('listitem').elements()).toEqual([])
  letGo()
  await expect.element(health().getByRole('listitem')).toHaveLength(HEALTH.parts.length)
  expect(top()).toBe(before)
})

test('ADMIN-08 ADMIN-16 ADMIN-18 health is asked for again while in sight, and an old answer stands for nothing', async () => {
  vi.useFakeTimers()
  await openScreen('/admin')
  const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const asked = () => server.requests(CALLS.adminHealth).length
  await expect
    .poll(async () => {
      await passes(5)
      return health().getByText('Healthy').elements().length
    })
    .toBe(3)
  const before = asked()
  await passes(28_000)
  await expect.poll(asked).toBe(before)
  await passes(2_500)
  await expect.poll(asked).toBe(before + 1)
  server.loses(CALLS.adminHealth)
  await expect
    .poll(async () => {
      await passes(500)
      return page.getByText('The last answer is older than it should be').elements().length
    })
    .toBe(1)
  expect(health().getByText('Healthy').elements()).toEqual([])
  expect(health().getByText('Not known yet').elements()).toHaveLength(HEALTH.parts.length)
})

test('ADMIN-08 ADMIN-16 ADMIN-18 people are found by a part of a name or address, and a search without any leads back to all', async () => {
  const people: AdminUser[] = ['admin-found', 'somebody'].map((username) => ({
    id: `usr_${username}`,
    username,
    email: `${username}@example.test`,
    subscription: 'Free',
    analysesCount: 0,
    lastActivity: null,
  }))
  server.answers(CALLS.adminFindUsers, ({ query }) => {
    const items = people.filter(({ email }) => email.includes((query['q'] ?? '').toLowerCase()))
    return { items, total: items.length, page: 1, pageSize: 25 }
  })
  await openAdmin()
  await tab('Users').click()
  const search = page.getByRole('searchbox', { name: 'Find an account' })
  await search.fill('ADMIN-FOUND@')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('1 account', { exact: true })).toBeVisible()
  expect(texts(page.getByRole('rowheader'))).toEqual(['admin-found'])
  const cells = texts(page.getByRole('row').nth(1).getByRole('cell'))
  expect(cells).toEqual(['admin-found@example.test', 'Free', '0', 'Not seen yet'])
  await search.fill('nobody at all')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: 'Show all accounts' }).click()
  await expect.element(page.getByRole('rowheader', { name: 'admin-found' })).toBeVisible()
})

test('ADMIN-08 ADMIN-16 ADMIN-18 UX-18 figures that could not be loaded can be asked for again', async () => {
  server.answersOddly(CALLS.adminRevenue, {}, 400)
  await openAdmin()
  await tab('Revenue').click()
  await expect.element(page.getByText('These figures could not be loaded.')).toBeVisible()
  playRevenue()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => figures('Monthly recurring revenue')).toBe('$0')
})
