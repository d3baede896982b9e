import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { IngredientSearchQuery } from '../../../contract/ingredient.ts'
import { searchIngredients } from '../../../engine/dictionary/search.ts'
import { playDictionary, playSamples, realIngredient } from '../../testing/played-knowledge.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { member } from '../../testing/sample-answers.test-support.ts'
import { realKnowledge } from '../../testing/sample-results.test-support.ts'
import { address, openScreen, PHONE, texts } from '../../testing/screen.test-support.tsx'
import { box, heading, linkTo, names, region } from './ingredients.test-support.ts'

const mostUsed = () => expect.element(heading('Most used on labels')).toBeVisible()
const results = () => expect.element(heading('Results')).toBeVisible()
const asked = () => server.requests(CALLS.searchIngredients).map(({ query }) => query['q'] ?? '')
/** Ends when whatever was sent before has been seen. */
const roundTrip = () => fetch('/favicon.svg', { cache: 'no-store' }).then((answer) => answer.text())

async function openSearch(search = '') {
  await openScreen(`/ingredients${search}`)
}

beforeEach(async () => {
  server.signsIn(null)
  await playDictionary()
})

test('without a query the most used ingredients stand first, and each leads to its page', async () => {
  await openSearch()
  await mostUsed()
  expect(names()[0]).toBe('Aqua')
  await expect
    .poll(() => document.title)
    .toBe('Ingredient dictionary · Opaline - Know what touches your skin')
  await expect.element(page.getByText(/^on \d+ of 100 labels$/).first()).toBeVisible()
  const { results: first } = searchIngredients(IngredientSearchQuery.parse({}), await realKnowledge())
  await expect.element(region('Results').getByRole('listitem').first()).toBeVisible()
  expect(names()).toHaveLength(first.length)

  await linkTo('Aqua').click()
  await expect.element(heading('Aqua', 1)).toBeVisible()
  expect(address()).toBe('/ingredients/aqua')
})

test('every entry of the first page of a search fits the contract of its own page', async () => {
  const { results: first } = searchIngredients(IngredientSearchQuery.parse({}), await realKnowledge())
  expect(first).toHaveLength(30)
  for (const { slug } of first)
    expect(CALLS.getIngredient.answer.safeParse(await realIngredient(slug)).error).toBeUndefined()
  for (const { slug } of first.slice(0, 5)) {
    await openScreen(`/ingredients/${slug}`)
    await expect.element(heading('Why this score')).toBeVisible()
  }
})

test('what is typed is searched after a rest and stands in the address, from where a page leads back to it', async () => {
  await openSearch()
  await mostUsed()
  const before = asked().length
  const since = () => asked().slice(before)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await box().click()
  await userEvent.keyboard('niacin')
  await expect.element(box()).toHaveValue('niacin')
  await vi.advanceTimersByTimeAsync(249)
  await roundTrip()
  await expect.poll(since).toEqual([])
  await expect.poll(address).toBe('/ingredients')
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(since).toEqual(['niacin'])
  vi.useRealTimers()
  await results()

  expect(since()).toEqual(['niacin'])
  expect(address()).toBe('/ingredients?q=niacin')
  await linkTo('Niacinamide').click()
  await expect.element(heading('Niacinamide', 1)).toBeVisible()
  await page.getByRole('link', { name: 'Back to search' }).click()
  await expect.poll(address).toBe('/ingredients?q=niacin')
  await expect.element(box()).toHaveValue('niacin')

  await box().fill('')
  await mostUsed()
  expect(address()).toBe('/ingredients')
})

test('a shared address opens the same search: words, function, filter and page', async () => {
  await openSearch('?q=oil&function=Perfuming&filter=restricted')
  await results()
  await expect.element(box()).toHaveValue('oil')
  await expect.element(page.getByLabelText('What it does')).toHaveValue('Perfuming')
  const restricted = page.getByRole('button', { name: 'With an EU restriction' })
  await expect.element(restricted).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect.poll(address).toBe('/ingredients?q=oil&function=Perfuming')
  await page.getByLabelText('What it does').selectOptions('')
  await expect.poll(address).toBe('/ingredients?q=oil')

  await openSearch('?q=oil&page=2')
  await results()
  await expect.element(page.css('nav [aria-current=page]')).toHaveTextContent('2')
})

test('choices that follow each other before the page is drawn anew all count', async () => {
  await openSearch('?q=oil&filter=restricted')
  await results()
  const choice = page.getByLabelText('What it does').element() as HTMLSelectElement
  ;(page.getByRole('button', { name: 'All', exact: true }).element() as HTMLElement).click()
  choice.value = 'Perfuming'
  choice.dispatchEvent(new Event('change', { bubbles: true }))

  await expect.poll(address).toBe('/ingredients?q=oil&function=Perfuming')
  await expect.element(page.getByLabelText('What it does')).toHaveValue('Perfuming')
  await expect
    .element(page.getByRole('button', { name: 'All', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
})

test('the pages of a search are links, the next one opens at its top', async () => {
  await openSearch()
  await mostUsed()
  const first = names()
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await pager.getByRole('link', { name: 'Next' }).click()

  await expect.poll(address).toBe('/ingredients?page=2')
  await expect.element(pager.getByRole('link', { name: 'Previous' })).toBeVisible()
  await expect.element(pager.css('[aria-current=page]')).toHaveTextContent('2')
  const second = names()
  expect(second).toHaveLength(30)
  expect(second.filter((name) => first.includes(name))).toEqual([])
  await expect.poll(() => document.activeElement?.tagName).toBe('H2')
  await expect.element(heading('Most used on labels')).toBeInViewport()
})

test('a synonym says which spelling met the query, a misprint says that nothing is called so', async () => {
  await openSearch('?q=beeswax')
  await expect.element(page.getByText('also: Beeswax')).toBeVisible()
  expect(names()[0]).toBe('Cera Alba')

  await box().fill('glycerrin')
  await expect.element(heading('Nothing is called “glycerrin”. Did you mean:')).toBeVisible()
  expect(names()).toContain('Glycerin')
})

test('UX-18 nothing found says so with the next step, and a failed search has a second try', async () => {
  await openSearch('?q=zzzzqqqqxxxx&filter=animal')
  await expect.element(heading('No ingredient found')).toBeVisible()
  await page.getByRole('button', { name: 'Take off the filters' }).click()
  await expect.element(page.getByText('We know no ingredient called “zzzzqqqqxxxx”')).toBeVisible()
  await page.getByRole('link', { name: 'Show the most used' }).click()
  await mostUsed()
  await expect.element(box()).toHaveValue('')

  server.answersOddly(CALLS.searchIngredients, '', 400)
  await box().fill('talc')
  await expect.element(page.getByText('The ingredients could not be loaded.')).toBeVisible()
  await playDictionary()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(linkTo('Talc')).toBeVisible()
})

test('an older search that answers late is given up, and never takes the place of a newer one', async () => {
  const knowledge = await realKnowledge()
  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  server.answers(CALLS.searchIngredients, async ({ query }) => {
    if (query['q'] === 'talc') await held
    return searchIngredients(IngredientSearchQuery.parse(query), knowledge)
  })
  await openSearch()
  await mostUsed()
  await box().fill('talc')
  await expect.poll(asked).toContain('talc')
  const [older] = server.requests(CALLS.searchIngredients).filter(({ query }) => query['q'] === 'talc')
  expect(older?.signal.aborted).toBe(false)
  await box().fill('niacinamide')
  // Nothing of the list before, which holds it too.
  await expect.poll(() => names()[0]).toBe('Niacinamide')

  expect(older?.signal.aborted).toBe(true)
  answer()
  await held
  await roundTrip()
  expect(names()[0]).toBe('Niacinamide')
  expect(names()).not.toContain('Talc')
})

test('visitors find the search on the start page, users on the dashboard', async () => {
  playSamples()
  await openScreen('/')
  await box().fill('retinol')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/ingredients?q=retinol')
  await expect.element(linkTo('Retinol')).toBeVisible()

  server.signsIn(member())
  await openScreen('/dashboard')
  await page.getByRole('region', { name: 'Look up an ingredient' }).getByRole('link').click()
  await expect.poll(address).toBe('/ingredients')
  await mostUsed()
})

test('UX-01 on a phone the filters wait behind a button, and the results come first', async () => {
  await openScreen('/ingredients', { viewport: PHONE })
  const filters = page.getByRole('button', { name: 'Filters' })
  await expect.element(filters).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.css('button').filter({ hasText: /^Vegan$/ })).not.toBeVisible()
  await mostUsed()

  await filters.click()
  await page.getByRole('button', { name: 'Animal-derived' }).click()
  await expect.element(page.getByRole('button', { name: 'Filters (1 on)' })).toBeVisible()
  await expect.poll(address).toBe('/ingredients?filter=animal')
  await expect.poll(names).toContain('Cera Alba')
  expect(texts(page.getByRole('button', { pressed: true }))).toEqual(['Animal-derived'])
})
