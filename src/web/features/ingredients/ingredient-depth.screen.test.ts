import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { playDictionary, realIngredient } from '../../testing/played-knowledge.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { analysisId, realAnalysis } from '../../testing/sample-results.test-support.ts'
import { address, openScreen, PHONE, setViewport, texts } from '../../testing/screen.test-support.tsx'
import { region } from './ingredients.test-support.ts'

const VIEWS = [
  ['a phone', PHONE],
  ['a desk', { width: 1440, height: 900 }],
] as const
const depth = () => region('In depth')
const card = (place: number) => page.css('[data-ingredient]').nth(place)
const shortDepth = (place: number) => card(place).getByRole('heading', { name: 'In depth' })

beforeEach(playDictionary)

async function openResult(list: string) {
  server.answers(CALLS.getAnalysis, await realAnalysis(list))
  await openScreen(`/analysis/${analysisId(1)}`)
  await expect.element(page.css('[data-page-heading]')).toBeVisible()
}

test.each(VIEWS)(
  'on %s the page of an ingredient says in depth what was read, each statement with its source',
  async (_name, viewport) => {
    const { monograph } = await realIngredient('panthenol')
    const statements = monograph?.statements ?? []
    expect(statements.length).toBeGreaterThan(3)
    server.signsIn(null)
    await setViewport(viewport)
    await openScreen('/ingredients/panthenol')
    for (const { text } of statements) await expect.element(depth().getByText(text)).toBeVisible()
    for (const term of ['At what strength', 'How well tested', 'Who should take care'])
      await expect.element(depth().getByText(term, { exact: true })).toBeVisible()
    const evidence = depth().getByText('Strong: several controlled trials or reviews')
    await expect.element(evidence).toBeVisible()
    const sources = depth().getByRole('list').getByRole('link').elements()
    expect(sources.length).toBeGreaterThanOrEqual(2)
    for (const link of sources) expect(link.getAttribute('href')).toMatch(/^https?:\/\/[^/]+\/.+/)
  },
)

test.each(VIEWS)('on %s a result tells it shortly and leads to the whole of it', async (_name, viewport) => {
  await setViewport(viewport)
  await openResult('Aqua, Panthenol, Talc')
  await card(2).getByRole('button').click()
  await expect.element(card(2).getByRole('link', { name: 'Read more about Talc' })).toBeVisible()
  expect(shortDepth(2).elements()).toEqual([])
  await card(1).getByRole('button').click()
  const evidence = card(1).getByText('Evidence strong: several controlled trials or reviews.')
  await expect.element(evidence).toBeVisible()
  await card(1).getByRole('link', { name: 'Read more about Panthenol' }).click()
  await expect.poll(address).toBe('/ingredients/panthenol')
  await expect.element(depth().getByText('Sources we read')).toBeVisible()
})

test.each(VIEWS)('on %s official lists stand beside the score, without points', async (_name, viewport) => {
  await setViewport(viewport)
  await openResult('Aqua, Cyclopentasiloxane, Nylon-12, Carbomer, Glycerin')
  const lists = region('On official lists')
  await expect.element(lists.getByText('Told, and without points')).toBeVisible()
  expect(texts(lists.getByRole('term'))).toEqual(['Microplastic 2 ingredients', 'Environment 1 ingredient'])
  await expect.element(lists.getByRole('button', { name: 'Carbomer (possible)' })).toBeVisible()
  await lists.getByRole('button', { name: 'Nylon-12 (listed)' }).click()
  await expect.element(card(2).getByText('Microplastic: listed')).toBeVisible()
  await expect.element(card(2).getByText('Fine solid plastic by its nature.')).toBeVisible()

  await openScreen('/ingredients/cyclopentasiloxane')
  await expect.element(lists.getByText('Environment: listed')).toBeVisible()
  await openScreen('/ingredients/glycerin')
  await expect.element(page.getByText('None of the lists we hold names it')).toBeVisible()
})

test('a result stands whole where what was read cannot be loaded', async () => {
  server.answersOddly(CALLS.getIngredient, '', 400)
  await openResult('Aqua, Panthenol')
  await card(1).getByRole('button').click()
  await expect
    .poll(() => server.requests(CALLS.getIngredient).map(({ params }) => params))
    .toEqual([{ slug: 'panthenol' }])
  await expect.element(card(1).getByRole('heading', { name: 'Why this score' })).toBeVisible()
  await expect.element(card(1).getByRole('link', { name: 'Read more about Panthenol' })).toBeVisible()
  expect(shortDepth(1).elements()).toEqual([])
})
