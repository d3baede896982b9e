import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { seedFace, seedMeasured } from './face-rows.ts'
import { measuredReport } from './measured-face.ts'
import { toastOf } from './plan-steps.ts'
import { overflowing } from './web-steps.ts'
import { BLANK, createWorld, PHONE, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const PATH = '/skin-health-tracker'
const DAY_MS = 86_400_000
const day = (ago: number) => new Date(Date.UTC(2026, 9, 20, 12) - ago * DAY_MS)
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, label: string) => page.getByText(label, { exact: true }).locator('..')

/** Rows with these scores, newest first, a day apart. */
async function journey(username: string, scores: readonly (number | null)[]) {
  const visited = await world.visitAs(username, BLANK)
  for (const [ago, score] of scores.entries())
    await seedFace(world, username, day(ago), {
      safetyScore: score,
      analysis: score === null ? { fullText: 'CONCERNS: none' } : { scores: { overall: score } },
    })
  await visited.page.goto(world.app.origin + PATH)
  await visited.page.getByRole('heading', { level: 1 }).waitFor()
  return visited
}

test('TREND-01 TREND-02 TREND-03 TREND-04 UX-18 it loads in words, and an empty journey leads to its start', async () => {
  const { page } = await world.visitAs('trend-empty', BLANK)
  let answer = () => {}
  await page.route('**/api/skin-trends', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await page.goto(world.app.origin + PATH)
  await page.getByText('Loading your skin health journey...').waitFor()
  answer()

  await page.getByRole('heading', { name: 'Start Your Skin Health Journey' }).waitFor()
  await page.getByRole('heading', { name: 'Your Skin Health Journey', level: 1 }).waitFor()
  const main = page.getByRole('main')
  expect(await main.getByRole('link', { name: 'Start Face Analysis' }).getAttribute('href')).toBe(
    '/face-analysis',
  )
  expect(await main.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard')
})

test('TREND-05 TREND-06 TREND-07 TREND-08 TREND-12 TREND-13 TREND-19 TREND-29 the figures, the ring and its four bands', async () => {
  const { page, problems } = await journey('trend-figures', [84, 80, 76])

  expect(await card(page, 'Average Score').innerText()).toMatch(/80\s+of the latest 3 analyses/)
  expect(await card(page, 'Total Analyses').innerText()).toMatch(/3\s+since Oct 18, 2026/)
  expect(await card(page, 'Skin Types Tracked').innerText()).toMatch(/\s1$/m)
  expect(await card(page, 'Avg Concerns').innerText()).toMatch(/3\s+More than 2 an analysis/)
  const overall = region(page, 'Overall Health Score')
  await overall.getByRole('img', { name: 'Average score 80 out of 100, Excellent' }).waitFor()
  expect(await overall.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/Needs Work\s+0–39/),
    expect.stringMatching(/Fair\s+40–59/),
    expect.stringMatching(/Good\s+60–79/),
    expect.stringMatching(/Excellent\s+80–100/),
  ])
  expect(await overall.locator('[aria-current]').innerText()).toContain('Excellent')
  expect(await page.getByRole('link', { name: 'New Face Analysis' }).getAttribute('href')).toBe(
    '/face-analysis',
  )
  expect(problems).toEqual([])
})

test('TREND-09 TREND-10 TREND-11 UX-12 fifteen bars from old to new, none too low to see, with words and a table', async () => {
  const { page } = await journey('trend-bars', [90, 0, ...Array.from({ length: 16 }, () => 50)])
  const timeline = region(page, 'Progress Timeline')
  const bars = () =>
    timeline
      .locator('[data-bar]')
      .evaluateAll((all) => all.map((bar) => Number(bar.getAttribute('data-bar'))))

  await timeline.getByRole('img').waitFor()
  expect(await bars()).toHaveLength(15)
  expect((await bars()).slice(-3)).toEqual([50, 5, 90])
  expect(await timeline.getByRole('img').getAttribute('aria-label')).toBe(
    'Bar chart of 15 scores: from Oct 6, 2026 to Oct 20, 2026, between 0 and 90.',
  )
  await timeline.getByText('Changes within the band may be the photo.').waitFor()
  await timeline.getByText('The scores as a table').click()
  const rows = timeline.getByRole('row')
  await expect.poll(() => rows.count()).toBe(16)
  await expect.poll(() => rows.last().innerText()).toMatch(/Oct 20, 2026\s+90\s+Excellent\s+Not recorded/)
})

test('TREND-23 TREND-24 TREND-26 TREND-27 DEC-57 ten against the ten before: a badge above five points only', async () => {
  const ten = (score: number) => Array.from({ length: 10 }, () => score)
  const { page } = await journey('trend-change', [...ten(76), ...ten(70), 10])
  const overall = region(page, 'Overall Health Score')
  await overall.getByText('Improving').waitFor()
  await overall.getByText('compared with the 10 analyses before').waitFor()
  expect(await overall.locator('[data-change]').innerText()).toBe('Up 6 points')

  const five = await journey('trend-five', [...ten(75), ...ten(70)])
  await region(five.page, 'Overall Health Score').getByText('Improving').waitFor()
  expect(await five.page.locator('[data-change]').count()).toBe(0)
})

test('TREND-25 B-83 few are compared with the first, and a single one with nothing', async () => {
  const { page } = await journey('trend-few', [60, 60, 78])
  const overall = region(page, 'Overall Health Score')
  await overall.getByText('Lower than before').waitFor()
  await overall.getByText('compared with your first analysis').waitFor()
  expect(await overall.locator('[data-change]').innerText()).toBe('Down 12 points')

  const one = await journey('trend-one', [60])
  await one.page.getByText('With a second analysis you see here what changed.').waitFor()
  expect(await region(one.page, 'Progress Timeline').locator('[data-bar]').count()).toBe(1)
})

test('TREND-14 TREND-15 TREND-16 TREND-17 TREND-18 DEC-35 the latest ten, each with its way in; what has no score is no step', async () => {
  const { page } = await journey('trend-list', [null, ...Array.from({ length: 11 }, (_, at) => 60 + at)])
  await seedFace(world, 'trend-list', day(-1), {
    skinType: null,
    concerns: [],
    analysis: { scores: { overall: 55 } },
    safetyScore: 55,
  })
  await page.reload()
  const list = region(page, 'Recent Face Analyses')
  await list.getByRole('listitem').first().waitFor()

  expect(await list.getByRole('listitem').count()).toBe(10)
  expect(await list.getByRole('listitem').first().innerText()).toMatch(
    /^Oct 21, 2026\s+Unknown · 0 concerns noted\s+55 Fair\s+View Details$/,
  )
  expect(await list.getByRole('listitem').nth(1).innerText()).toMatch(
    /^Oct 19, 2026\s+Oily · 3 concerns noted/,
  )
  expect(await card(page, 'Total Analyses').innerText()).toMatch(/12/)
  await list.getByRole('link', { name: 'View Details of Oct 21, 2026' }).click()
  await page.waitForURL('**/face-analysis/face_*')
  await page.getByRole('heading', { name: 'Professional Skin Analysis' }).waitFor()
})

test('DEC-57 poor photos are marked in the bars, the table and the list; measures have lines of their own, by zone too', async () => {
  const { page } = await world.visitAs('trend-measures', BLANK)
  await seedMeasured(world, 'trend-measures', measuredReport({ redness: 40, lines: null }), day(0))
  await seedMeasured(
    world,
    'trend-measures',
    measuredReport({ redness: 50, lines: null }, { warnings: ['dark'] }),
    day(1),
  )
  await page.goto(world.app.origin + PATH)

  const timeline = region(page, 'Progress Timeline')
  await timeline.getByRole('img').waitFor()
  expect(await timeline.locator('[data-poor]').count()).toBe(1)
  await timeline.getByText('A hatched bar was made from a poor photo').waitFor()
  expect(await region(page, 'Recent Face Analyses').getByText('Poor photo: less sure').count()).toBe(1)
  const measures = region(page, 'Measure by measure')
  await measures.getByRole('img', { name: 'Redness: 50 to 40 over 2 analyses' }).waitFor()
  expect(await measures.getByText('Not measured', { exact: true }).count()).toBe(1)
  await measures.getByLabel('Where on the face').selectOption('Nose')
  await measures.getByLabel('Where on the face').selectOption('Forehead')
  await measures.getByRole('img', { name: 'Redness: 42 to 32 over 2 analyses' }).waitFor()
  expect(await measures.getByText('Lines', { exact: true }).count()).toBe(0)
  await measures.getByText('The measures as a table').click()
  await expect
    .poll(() => measures.getByRole('row').nth(1).innerText())
    .toMatch(/^Oct 19, 2026\s+Redness\s+42$/)
})

test('TREND-20 TREND-22 API-05 API-06 signed in only; a failure is told and tried again; fresh for half a minute', async () => {
  const { page } = await world.visitAs('trend-fails', BLANK)
  let calls = 0
  await page.route('**/api/skin-trends', (route) => {
    calls += 1
    return route.fulfill({ status: 400, body: '' })
  })
  await page.goto(world.app.origin + PATH)
  await toastOf(page).getByText('Error', { exact: true }).waitFor()
  await toastOf(page).getByText('Failed to load your skin health trends').waitFor()
  await page.unroute('**/api/skin-trends')
  page.on('request', (request) => void (request.url().endsWith('/api/skin-trends') && (calls += 1)))
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Start Your Skin Health Journey' }).waitFor()
  expect(calls).toBe(2)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await page.goBack()
  await page.getByRole('heading', { name: 'Start Your Skin Health Journey' }).waitFor()
  expect(calls).toBe(2)

  const visitor = await world.visit(PATH)
  await visitor.page.waitForURL('**/auth?next=%2Fskin-health-tracker')
})

test(
  'UX-01 UX-07 UX-23 the journey fits both sizes, both themes and twice the text, and passes axe',
  { timeout: 180_000 },
  async () => {
    for (const [viewport, colorScheme] of [
      [{ width: 360, height: 740 }, 'light'],
      [{ width: 1440, height: 900 }, 'dark'],
    ] as const) {
      const name = `trend-axe-${viewport.width}`
      const { page, context } = await world.visitAs(name, BLANK, { viewport, colorScheme })
      for (let ago = 0; ago < 12; ago += 1)
        await seedMeasured(
          world,
          name,
          measuredReport({ redness: 30 + ago }, { warnings: ago === 4 ? ['soft'] : [] }),
          day(ago),
        )
      await page.goto(world.app.origin + PATH)
      await region(page, 'Recent Face Analyses').waitFor()
      const summaries = await page.locator('summary').all()
      for (const summary of summaries) await summary.click()
      await expect.poll(() => page.locator('details[open]').count()).toBe(summaries.length)
      expect(await axeFindings(page)).toEqual([])
      expect(await overflowing(page, viewport.width, PHONE.width)).toEqual([])
      const browser = await context.newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      await page.reload()
      await region(page, 'Recent Face Analyses').waitFor()
      expect({ name, width: await page.evaluate(() => document.documentElement.scrollWidth) }).toEqual({
        name,
        width: viewport.width,
      })
    }
  },
)
