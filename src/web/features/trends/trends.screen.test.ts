import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { conditionLabel } from '../../../contract/bands.ts'
import { CALLS, type AnswerOf } from '../../../contract/calls.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { faceId, measuredReport } from '../../testing/sample-faces.test-support.ts'
import { address, openScreen, texts, toast } from '../../testing/screen.test-support.tsx'

const PATH = '/skin-health-tracker'
const DAY_MS = 86_400_000
const region = (name: string) => page.getByRole('region', { name, exact: true })
const overall = () => region('Overall Health Score')
/** The whole card of a figure, by its label. */
const card = (label: string) =>
  page.getByText(label, { exact: true }).element().parentElement?.innerText.replace(/\s+/g, ' ')

type Trend = AnswerOf<'skinTrends'>[number]

const trend = (score: number, ago: number, reading: Trend['reading'] = null): Trend => ({
  score,
  date: new Date(Date.UTC(2026, 9, 20, 12) - ago * DAY_MS).toISOString(),
  condition: conditionLabel(score),
  skinType: 'oily',
  concerns: ['Shine', { name: 'Redness', severity: 7 }, { name: 'Dark Spots', severity: 4.5 }],
  faceAnalysisId: faceId(ago),
  rules: null,
  reading,
})

async function openTrends(...newestFirst: Trend[]) {
  server.answers(CALLS.skinTrends, newestFirst)
  await openScreen(PATH)
  await expect.element(overall()).toBeVisible()
}

/** Analyses with these scores, newest first, a day apart. */
const openJourney = (scores: readonly number[]) =>
  openTrends(...scores.map((score, ago) => trend(score, ago)))

const ten = (score: number) => Array.from({ length: 10 }, () => score)

test('TREND-01 TREND-02 TREND-03 TREND-04 UX-18 it loads in words, and an empty journey leads to its start', async () => {
  const answer = server.holds(CALLS.skinTrends)
  await openScreen(PATH)
  await expect.element(page.getByText('Loading your skin health journey...')).toBeVisible()
  answer()

  await expect.element(page.getByRole('heading', { name: 'Start Your Skin Health Journey' })).toBeVisible()
  await expect
    .element(page.getByRole('heading', { name: 'Your Skin Health Journey', level: 1 }))
    .toBeVisible()
  const main = page.getByRole('main')
  const start = main.getByRole('link', { name: 'Start Face Analysis' })
  await expect.element(start).toHaveAttribute('href', '/face-analysis')
  const back = main.getByRole('link', { name: 'Back to Dashboard' })
  await expect.element(back).toHaveAttribute('href', '/dashboard')
})

test('TREND-05 TREND-06 TREND-07 TREND-08 TREND-12 TREND-13 TREND-19 TREND-29 the figures, the ring and its four bands', async () => {
  await openJourney([84, 80, 76])
  expect(card('Average Score')).toMatch(/80 of the latest 3 analyses/)
  expect(card('Total Analyses')).toMatch(/3 since Oct 18, 2026/)
  expect(card('Skin Types Tracked')).toMatch(/ 1( |$)/)
  expect(card('Avg Concerns')).toMatch(/3 More than 2 an analysis/)
  const ring = overall().getByRole('img', { name: 'Average score 80 out of 100, Excellent' })
  await expect.element(ring).toBeVisible()
  expect(texts(overall().getByRole('listitem'))).toEqual([
    expect.stringMatching(/Needs Work 0–39/),
    expect.stringMatching(/Fair 40–59/),
    expect.stringMatching(/Good 60–79/),
    expect.stringMatching(/Excellent 80–100/),
  ])
  await expect.element(overall().css('[aria-current]')).toHaveTextContent('Excellent')
  const another = page.getByRole('link', { name: 'New Face Analysis' })
  await expect.element(another).toHaveAttribute('href', '/face-analysis')
})

test('TREND-09 TREND-10 TREND-11 UX-12 fifteen bars from old to new, none too low to see, with words and a table', async () => {
  await openJourney([90, 0, ...Array.from({ length: 16 }, () => 50)])
  const timeline = region('Progress Timeline')
  await expect
    .element(timeline.getByRole('img'))
    .toHaveAttribute(
      'aria-label',
      'Bar chart of 15 scores: from Oct 6, 2026 to Oct 20, 2026, between 0 and 90.',
    )
  const bars = timeline
    .css('[data-bar]')
    .elements()
    .map((bar) => Number(bar.getAttribute('data-bar')))
  expect(bars).toHaveLength(15)
  expect(bars.slice(-3)).toEqual([50, 5, 90])
  await expect.element(timeline.getByText('Changes within the band may be the photo.')).toBeVisible()
  await timeline.getByText('The scores as a table').click()
  await expect.element(timeline.getByRole('row')).toHaveLength(16)
  await expect
    .poll(() => texts(timeline.getByRole('row')).at(-1))
    .toMatch(/Oct 20, 2026 90 Excellent Not recorded/)
})

test('TREND-23 TREND-24 TREND-26 TREND-27 DEC-57 ten against the ten before: a badge above five points only', async () => {
  await openJourney([...ten(76), ...ten(70), 10])
  await expect.element(overall().getByText('Improving')).toBeVisible()
  await expect.element(overall().getByText('compared with the 10 analyses before')).toBeVisible()
  await expect.element(overall().css('[data-change]')).toHaveTextContent('Up 6 points')

  await openJourney([...ten(75), ...ten(70)])
  await expect.element(overall().getByText('Improving')).toBeVisible()
  expect(page.css('[data-change]').elements()).toEqual([])
})

test('TREND-25 B-83 few are compared with the first, and a single one with nothing', async () => {
  await openJourney([60, 60, 78])
  await expect.element(overall().getByText('Lower than before')).toBeVisible()
  await expect.element(overall().getByText('compared with your first analysis')).toBeVisible()
  await expect.element(overall().css('[data-change]')).toHaveTextContent('Down 12 points')

  await openJourney([60])
  await expect.element(page.getByText('With a second analysis you see here what changed.')).toBeVisible()
  expect(region('Progress Timeline').css('[data-bar]').elements()).toHaveLength(1)
})

test('DEC-57 poor photos are marked in the bars, the table and the list; measures have lines of their own, by zone too', async () => {
  const { reading } = await measuredReport({ redness: 40, lines: null })
  const { reading: dark } = await measuredReport({ redness: 50, lines: null }, { warnings: ['dark'] })
  await openTrends(trend(70, 0, reading), trend(70, 1, dark))

  const timeline = region('Progress Timeline')
  expect(timeline.css('[data-poor]').elements()).toHaveLength(1)
  await expect.element(timeline.getByText('A hatched bar was made from a poor photo')).toBeVisible()
  const poor = region('Recent Face Analyses').getByText('Poor photo: less sure')
  expect(poor.elements()).toHaveLength(1)
  await timeline.getByText('The scores as a table').click()
  await expect
    .poll(() => texts(timeline.getByRole('row')).slice(1))
    .toEqual(['Oct 19, 2026 70 Good Poor photo', 'Oct 20, 2026 70 Good Good'])

  const measures = region('Measure by measure')
  const redness = measures.getByRole('img', { name: 'Redness: Lower than at first, over 2 analyses' })
  await expect.element(redness).toBeVisible()
  await expect.element(measures.getByText('Upwards: red', { exact: true })).toBeVisible()
  expect(measures.getByText('Not measured', { exact: true }).elements()).toHaveLength(1)
  const zone = measures.getByLabelText('Where on the face')
  await zone.selectOptions('Nose')
  await expect.element(redness).toBeVisible()
  await zone.selectOptions('Forehead')
  await expect.element(redness).toBeVisible()
  expect((measures.element() as HTMLElement).innerText).not.toMatch(/erythema|log10|\b42\b/)
  expect(measures.getByText('Lines', { exact: true }).elements()).toEqual([])
  await measures.getByText('The measures as a table').click()
  await expect.poll(() => texts(measures.getByRole('row'))[1]).toBe('Oct 19, 2026 Redness 42 erythema index')
})

test('DEC-57 figures of another way of measuring are not compared', async () => {
  const { reading } = await measuredReport({ redness: 40 })
  const { reading: redder } = await measuredReport({ redness: 50 })
  const earlier = { ...reading, version: 'm-0' }
  await openTrends(trend(70, 0, redder), trend(70, 1, reading), trend(70, 2, earlier))
  const measures = region('Measure by measure')
  const redness = measures.getByRole('img', { name: 'Redness: Higher than at first, over 2 analyses' })
  await expect.element(redness).toBeVisible()

  await openTrends(trend(70, 0, redder), trend(70, 1, earlier))
  await expect.element(measures.getByRole('img', { name: 'Redness: Measured once' })).toBeVisible()
  await expect.element(measures.getByText('The way of measuring changed in between').first()).toBeVisible()
})

test('TREND-20 TREND-22 API-05 API-06 signed in only; a failure is told and tried again; fresh for half a minute', async () => {
  const asked = () => server.requests(CALLS.skinTrends).length
  const empty = page.getByRole('heading', { name: 'Start Your Skin Health Journey' })
  server.answersOddly(CALLS.skinTrends, '', 400)
  await openScreen(PATH)
  await expect.element(toast().getByText('Error', { exact: true })).toBeVisible()
  await expect.element(toast()).toHaveTextContent('Failed to load your skin health trends')
  server.answers(CALLS.skinTrends, [])
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect.element(empty).toBeVisible()
  expect(asked()).toBe(2)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect.poll(address).toBe('/dashboard')
  history.back()
  await expect.element(empty).toBeVisible()
  expect(asked()).toBe(2)

  server.signsIn(null)
  await openScreen(PATH)
  await expect.poll(address).toBe('/auth?next=%2Fskin-health-tracker')
})
