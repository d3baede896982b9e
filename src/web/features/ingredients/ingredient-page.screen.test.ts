import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { playDictionary } from '../../testing/played-knowledge.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { member } from '../../testing/sample-answers.test-support.ts'
import { analysisId, realAnalysis } from '../../testing/sample-results.test-support.ts'
import { address, openScreen, texts } from '../../testing/screen.test-support.tsx'
import { box, heading, linkTo, region } from './ingredients.test-support.ts'

const says = (within: ReturnType<typeof region>, text: string | RegExp) =>
  expect.element(within.getByText(text)).toBeVisible()

beforeEach(async () => {
  server.signsIn(null)
  await playDictionary()
})

async function openIngredient(slug: string) {
  await openScreen(`/ingredients/${slug}`)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('the page of an ingredient tells score, law, origin and names, each with where it is from', async () => {
  await openIngredient('linalool')
  await expect.element(heading('Linalool', 1)).toBeVisible()
  await expect.element(page.getByRole('img', { name: /^Score \d+ out of 100, / })).toBeVisible()
  await expect.element(heading('Why this score')).toBeVisible()
  const law = region('EU rules')
  await expect.element(law.getByText(/^Annex III, entry/).first()).toBeVisible()
  expect(law.getByRole('link').first().element().getAttribute('href')).toMatch(/^https:/)
  await expect.element(region('Allergy').getByText('Fragrance allergen', { exact: true })).toBeVisible()
  await says(region('Origin'), 'Source:')
  await says(region('Names and numbers'), '78-70-6')
  await expect.element(page.getByText(/Data version: engine .+, knowledge .+/)).toBeVisible()
  await expect.poll(() => document.title).toBe('Linalool · Opaline - Know what touches your skin')
})

test('the score changes with the kind of product, by keys as well', async () => {
  await openIngredient('methylisothiazolinone')
  const leftOn = page.getByRole('radio', { name: /left on/ })
  await expect.element(leftOn).toBeVisible()
  const score = () =>
    page
      .getByRole('img', { name: /^Score/ })
      .element()
      .getAttribute('aria-label')
  const before = score()

  ;(leftOn.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: /rinsed off/ })).toBeChecked()
  await expect.poll(score).not.toBe(before)
})

test('no rating is said and never drawn as zero; a rating is a range with its sources', async () => {
  await openIngredient('niacinamide')
  const clogging = region('Pore clogging')
  await says(clogging, 'No published rating. That is not the same as zero.')
  expect(clogging.getByRole('img').elements()).toEqual([])

  await openIngredient('isopropyl-myristate')
  await expect.element(clogging.getByRole('img', { name: /^Published ratings: / })).toBeVisible()
  expect(clogging.getByRole('listitem').elements().length).toBeGreaterThan(0)
})

test('irritation is graded with its source, and its absence is no promise', async () => {
  await openIngredient('sodium-lauryl-sulfate')
  const irritation = region('Irritation')
  await says(irritation, 'Strong irritant')
  const source = irritation.getByRole('link', { name: /safety assessment of sodium lauryl sulfate/ })
  await expect.element(source).toBeVisible()
  await openIngredient('glycerin')
  await says(irritation, 'Not found to irritate')
  await openIngredient('kaolin')
  await says(irritation, /None of the sources we hold calls it irritating/)
})

test('names often found together lead from page to page', async () => {
  await openIngredient('niacinamide')
  const often = page.getByRole('list', { name: 'Often found with' }).getByRole('link').first()
  await expect.element(often).toBeVisible()
  const [name = ''] = texts(often)
  expect(name).not.toBe('Niacinamide')
  await often.click()
  await expect.element(heading(name, 1)).toBeVisible()
})

test('another name of an ingredient ends at its own address', async () => {
  await openIngredient('beeswax')
  await expect.element(heading('Cera Alba', 1)).toBeVisible()
  await expect.poll(address).toBe('/ingredients/cera-alba')
  await page.getByRole('link', { name: 'Back to search' }).click()
  await expect.element(heading('Most used on labels')).toBeVisible()

  history.pushState({}, '', '/ingredients/beeswax')
  dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(heading('Cera Alba', 1)).toBeVisible()
  await expect.poll(address).toBe('/ingredients/cera-alba')
})

test('where there is no ingredient the search is the way on', async () => {
  server.refuses(CALLS.getIngredient, 404, { code: 'NOT_FOUND', message: 'Not found.' })
  await openIngredient('no-such-thing')
  await expect.element(heading('Ingredient Not Found', 1)).toBeVisible()
  await box().fill('squalane')
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect.poll(address).toBe('/ingredients?q=squalane')
  await expect.element(linkTo('Squalane')).toBeVisible()
})

test('UX-18 a page that cannot be loaded has a second try', async () => {
  server.answersOddly(CALLS.getIngredient, '', 429)
  await openScreen('/ingredients?q=talc')
  await linkTo('Talc').click()
  await expect.element(page.getByText('This ingredient could not be loaded.')).toBeVisible()
  await playDictionary()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading('Talc', 1)).toBeVisible()
})

test('UX-05 UX-06 from a result to the page of an ingredient, which gets the focus', async () => {
  server.signsIn(member())
  server.answers(CALLS.getAnalysis, await realAnalysis('Aqua, Glycerin, Veloura Complex 7'))
  await openScreen(`/analysis/${analysisId(1)}`)
  const cards = page.css('[data-ingredient]')
  await cards.nth(2).getByRole('button').click()
  await expect.element(page.getByText('No score, because we hold no evidence')).toBeVisible()
  expect(page.getByRole('link', { name: /^Read more about/ }).elements()).toEqual([])

  await cards.nth(1).getByRole('button').click()
  await page.getByRole('link', { name: 'Read more about Glycerin' }).click()
  await expect.poll(address).toBe('/ingredients/glycerin')
  await expect.element(heading('Glycerin', 1)).toHaveFocus()
})
