import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CosmeticAnalysis } from '../../../contract/analysis.ts'
import { CALLS } from '../../../contract/calls.ts'
import { server } from '../../testing/played-server.test-support.ts'
import {
  analysisId,
  historyOf,
  realAnalysis,
  shareId,
  summary,
} from '../../testing/sample-results.test-support.ts'
import { address, openScreen, texts } from '../../testing/screen.test-support.tsx'

const CREAM =
  'Aqua, Glycerin, Caprylic/Capric Triglyceride, Niacinamide, Cetearyl Alcohol, Isopropyl Myristate, Panthenol, Tocopheryl Acetate, Sodium Hyaluronate, Xanthan Gum, Carbomer, Phenoxyethanol, Parfum, Linalool, Methylisothiazolinone, Veloura Complex 7'
const GEL =
  'Aqua, Glycerin, Dimethicone, Butylene Glycol, Niacinamide, Panthenol, Squalane, Phenoxyethanol, Limonene, Fragrance'
const WASH = 'Aqua, Sodium Laureth Sulfate, Glycerin, Sodium Chloride, Citric Acid, Limonene, Zorblax Complex'

const UNSURE = 'Aqua, Glycerin, Panthenol, Niacinamide, Carbomer, Phenoxyethanol, Retinol, Hydroqu1none'
const LISTS = [
  ['Night Cream', CREAM],
  ['Day Gel', GEL],
  ['Wash', WASH],
  ['Odd Cream', UNSURE],
] as const
const IDS = LISTS.map((_, at) => analysisId(at + 1))
const figures = () => page.getByRole('heading', { name: 'The figures' })
const region = (name: string) => page.getByRole('region', { name })
const names = (name: string) => texts(region(name).getByRole('rowheader'))

/** Results of the engine's, kept, listed and compared. */
async function playResults() {
  const rows = await Promise.all(
    LISTS.map(([productName, list], at) =>
      realAnalysis(list, { id: analysisId(at + 1), shareId: shareId(at + 1), productName }),
    ),
  )
  const byId = new Map(rows.map((row): [string, CosmeticAnalysis] => [row.id, row]))
  const one = (id: string) => byId.get(id) ?? rows[0]
  const listed = rows.map(({ productName }, at) => summary(at + 1, { productName }))
  server.answers(CALLS.listAnalyses, listed)
  server.answers(CALLS.cosmeticHistory, historyOf(listed))
  server.answers(CALLS.getAnalysis, ({ params }) => one(params['id'] ?? '') as CosmeticAnalysis)
  server.answers(CALLS.compareAnalyses, ({ query }) => ({
    products: (query['ids'] ?? '')
      .split(',')
      .map((id) => ({ analysis: one(id) as CosmeticAnalysis, alerts: [] })),
  }))
}

async function compare(...ids: (string | undefined)[]) {
  await openScreen(`/compare?ids=${ids.join(',')}`)
  await expect.element(figures()).toBeVisible()
}

test('two real results stand side by side: scores, figures, what they share and what costs points', async () => {
  await playResults()
  server.refuses(CALLS.getIngredient, 404, { code: 'NOT_FOUND', message: 'Not found.' })
  await compare(IDS[0], IDS[1])
  for (const name of ['Night Cream', 'Day Gel'])
    await expect.element(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible()
  await expect.element(page.getByRole('img', { name: /^Overall safety \d+ out of 100/ })).toHaveLength(2)
  const rows = page.getByRole('group', { name: 'The figures' }).getByRole('row')
  expect(texts(rows.filter({ hasText: 'Names recognised' }))[0]).toMatch(/15 of 16 10 of 10/)
  expect(rows.filter({ hasText: 'Allergen risk' }).elements()).toHaveLength(1)
  // Parfum on one label and Fragrance on the other are the same substance.
  expect(names('In both')).toEqual([
    'Aqua',
    'Glycerin',
    'Niacinamide',
    'Panthenol',
    'Phenoxyethanol',
    'Parfum',
  ])
  const only = region('Only here')
  await expect.element(only.getByRole('link', { name: 'Dimethicone' })).toBeVisible()
  await expect.element(only.getByText('Veloura Complex 7')).toBeVisible()
  expect(only.getByRole('link', { name: 'Veloura Complex 7' }).elements()).toEqual([])
  const costs = region('What costs points')
  await expect.element(costs.getByText('Preservative meant for rinse-off products')).toBeVisible()
  await only.getByRole('link', { name: 'Squalane' }).click()
  await expect.poll(address).toBe('/ingredients/squalane')
})

test('a result without a score says why, and not that nothing costs points or that it is whole', async () => {
  await playResults()
  await compare(IDS[0], IDS[3])
  await expect
    .element(region('What costs points').getByText('a name on this list may be a forbidden one'))
    .toBeVisible()
  expect(region('What costs points').getByText('No rule took points').elements()).toEqual([])
  const rows = page.getByRole('group', { name: 'The figures' }).getByRole('row')
  for (const row of ['Partial score', 'Score capped at'])
    expect(texts(rows.filter({ hasText: row }))[0]).toMatch(/No score$/)
})

test('with three results a name of two says which of them hold it', async () => {
  await playResults()
  await compare(...IDS)
  expect(names('In all three')).toEqual(['Aqua', 'Glycerin'])
  const limonene = region('In two of three').getByRole('row').filter({ hasText: 'Limonene' })
  expect(texts(limonene.getByRole('cell'))).toEqual([
    expect.stringContaining('Not in it'),
    expect.stringMatching(/65 ?Fair/),
    expect.stringMatching(/65 ?Fair/),
  ])
})

test('UX-05 from the history by keyboard: choose two, and the bar leads to them', async () => {
  await playResults()
  server.answers(
    CALLS.cosmeticHistory,
    historyOf([1, 2, 3, 4].map((place) => summary(place, { productName: `Result ${place}` }))),
  )
  await openScreen('/history')
  const bar = region('Chosen for comparison')
  const choice = (name: string) => page.getByLabelText(`Compare ${name}`)
  await expect.element(choice('Result 2')).toBeVisible()
  expect(bar.elements()).toEqual([])

  ;(choice('Result 2').element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(bar.getByText('1 chosen. Choose one or two more.')).toBeVisible()
  await expect.element(bar.getByRole('button', { name: 'Compare' })).toBeDisabled()
  await choice('Result 3').click()
  await choice('Result 1').click()
  await expect.element(choice('Result 4')).toBeDisabled()
  await choice('Result 1').click()
  await bar.getByRole('link', { name: 'Compare 2 results' }).click()

  await expect.element(figures()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Day Gel', level: 2 })).toBeVisible()
  expect(location.pathname).toBe('/compare')
  expect(server.requests(CALLS.compareAnalyses).map(({ query }) => query)).toEqual([
    { ids: `${analysisId(2)},${analysisId(3)}` },
  ])
})

test('HIST-15 the card still opens its result, and choosing does not', async () => {
  await playResults()
  server.answers(CALLS.cosmeticHistory, historyOf([summary(1, { productName: 'Only Cream' })]))
  server.answers(CALLS.getPublicAnalysis, await realAnalysis(CREAM))
  await openScreen('/history')
  await page.getByText('Compare', { exact: true }).click()
  await expect.element(page.getByLabelText('Compare Only Cream')).toBeChecked()
  expect(address()).toBe('/history')

  // Anywhere on the card: the link lies over all of it but the choice.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Only Cream' })
    .click({ position: { x: 40, y: 40 } })
  await expect.poll(address).toMatch(/^\/analysis\//)
})

test('from a result its own comparison begins with it chosen', async () => {
  await playResults()
  await openScreen(`/analysis/${IDS[0]}`)
  await page.getByRole('link', { name: 'Compare' }).click()

  const choose = page.getByRole('heading', { name: 'Choose two or three results' })
  const box = (name: RegExp) => page.getByRole('checkbox', { name })
  await expect.element(choose).toBeVisible()
  await expect.element(box(/Night Cream/)).toBeChecked()
  await box(/Day Gel/).click()
  await page.getByRole('link', { name: 'Compare 2 results' }).click()
  await expect.element(figures()).toBeVisible()
  await page.getByRole('link', { name: 'Choose others' }).click()
  await expect.element(choose).toBeVisible()
  await expect.element(box(/Night Cream/)).not.toBeChecked()
})

test('UX-18 with fewer than two results there is nothing to compare, and the next step is said', async () => {
  server.answers(CALLS.listAnalyses, [])
  await openScreen('/compare')
  await expect.element(page.getByText('Read your first label; from the second one on')).toBeVisible()

  server.answers(CALLS.listAnalyses, [summary(1)])
  await openScreen('/compare')
  await expect.element(page.getByText('You have one saved result.')).toBeVisible()
  await page.getByRole('link', { name: 'Read a label' }).click()
  await expect.poll(address).toBe('/dashboard')
})

test('UX-18 a comparison that cannot be loaded has a second try, and visitors sign in first', async () => {
  await playResults()
  server.answersOddly(CALLS.compareAnalyses, '', 429)
  const path = `/compare?ids=${IDS[0]},${IDS[1]}`
  await openScreen(path)
  await expect.element(page.getByText('The comparison could not be loaded.')).toBeVisible()
  await playResults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(figures()).toBeVisible()

  server.signsIn(null)
  await openScreen(path)
  await expect.poll(() => decodeURIComponent(address())).toBe(`/auth?next=${path}`)
})
