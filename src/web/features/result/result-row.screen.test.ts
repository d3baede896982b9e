import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { member } from '../../testing/sample-answers.test-support.ts'
import { overflowing, PHONE, setViewport, texts } from '../../testing/screen.test-support.tsx'
import { cards, oldRow, openResult } from './result.test-support.ts'

const figure = (name: string) =>
  page.getByRole('region', { name: 'At a glance' }).css('div').filter({ hasText: name }).first().css('dd')
const named = (scores: (number | null)[]) =>
  scores.map((safetyScore, place) => ({ name: `Name ${place}`, safetyScore }))

test('a name of 120 signs without a blank makes no phone scroll sideways', async () => {
  await setViewport(PHONE)
  await openResult(oldRow({ overallScore: 70 }, { productName: 'N'.repeat(120) }))
  expect(await overflowing(360, 390)).toEqual([])
})

test('an allergy told in another tab is held against an open result once it is returned to', async () => {
  const before = oldRow({ overallScore: 70, personalAlerts: [] })
  await openResult(before)
  const told = 'You listed an allergy to Linalool: this product lists Linalool.'
  expect(page.getByText(told).elements()).toEqual([])

  server.answersOddly(CALLS.getAnalysis, oldRow({ overallScore: 70, personalAlerts: [told] }))
  server.signsIn({ ...(server.account() ?? member()), allergies: ['Linalool'] })
  window.dispatchEvent(new Event('focus'))
  await expect.element(page.getByText(told)).toBeVisible()

  // What is as it was costs no second answer.
  const asked = server.requests(CALLS.getAnalysis).length
  const users = server.requests(CALLS.getUser).length
  window.dispatchEvent(new Event('focus'))
  await expect.poll(() => server.requests(CALLS.getUser).length).toBe(users + 1)
  await expect.element(page.getByText(told)).toBeVisible()
  expect(server.requests(CALLS.getAnalysis)).toHaveLength(asked)
})

test('RES-02 RES-03 RES-36 RES-43 an old row without a name, alerts or sources still reads', async () => {
  const results = { overall_safety_score: 72, ingredients: [{ name: 'Aqua', safetyScore: 95 }] }
  await openResult(oldRow(results, { productName: '' }))
  await expect.element(page.getByRole('heading', { name: 'Analysis Results', level: 1 })).toBeVisible()
  await expect.element(page.getByText('Analysed on Nov 5, 2026')).toBeVisible()
  await expect.element(page.getByText('72/100')).toBeVisible()
  expect(page.getByRole('heading', { name: 'Personal Alerts' }).elements()).toEqual([])
})

test('RES-37 RES-41 a score of 0 is 0 and Poor; no score is Unknown', async () => {
  await openResult(oldRow({ overallScore: 0 }))
  await expect.element(page.getByText('0/100')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Overall safety 0 out of 100, Poor' })).toBeVisible()

  await openResult(oldRow({ overallScore: null }))
  await expect.element(page.getByRole('img', { name: 'Overall safety unknown' })).toBeVisible()
})

test('B-91 a list without a score is of low risk in nothing, and is no part of a score', async () => {
  const ingredients = [{ name: 'Aqua', safetyScore: 100, comedogenic: 1 }]
  await openResult(oldRow({ ingredients, overallScore: null, isPartial: true }))
  await expect.element(page.getByRole('img', { name: 'Overall safety unknown' })).toBeVisible()
  const shown = page.getByRole('main')
  await expect.element(shown.getByText('Allergen risk')).toBeVisible()
  await expect.element(shown).not.toHaveTextContent('Low')
  await expect.element(shown).not.toHaveTextContent('the score speaks for a part')
})

test('B-73 a partial score says so in the ring and is not painted green', async () => {
  await openResult(oldRow({ overallScore: 97, isPartial: true }))
  const ring = page.getByRole('img', { name: 'Overall safety 97 out of 100, Excellent, Partial' })
  await expect.element(ring.getByText('Partial')).toBeVisible()
  expect(ring.css('.text-good').elements()).toEqual([])
  expect(ring.css('.text-unknown').elements().length).toBeGreaterThan(0)
})

test.each([
  [2, 'Low risk'],
  [2.5, 'Moderate'],
  [3, 'Moderate'],
  [3.5, 'High risk'],
])('RES-10 RES-11 RES-12 RES-13 DEC-25 a comedogenic rating of %d is %s', async (rating, word) => {
  await openResult(oldRow({ overallScore: 70, comedogenicRating: rating }))
  await expect.element(page.getByText(`${rating}/5`)).toBeVisible()
  await expect.element(page.getByText(word, { exact: true })).toBeVisible()
})

test('RES-15 RES-16 three alerts show, the rest are counted', async () => {
  await openResult(oldRow({ overallScore: 70, personalAlerts: ['One', 'Two', 'Three', 'Four', 'Five'] }))
  const alerts = page.getByRole('region', { name: 'Personal Alerts' })
  expect(texts(alerts.getByRole('listitem'))).toEqual(['One', 'Two', 'Three'])
  await alerts.getByText('+2 more alerts').click()
  await expect.element(alerts.getByRole('listitem')).toHaveLength(5)
  await expect.element(alerts.getByText('No match is not a guarantee')).toBeVisible()
})

test('RES-20 RES-21 RES-22 key concerns are below 60 or above 3, and 60 with 3 is none', async () => {
  await openResult(
    oldRow({
      overallScore: 50,
      ingredients: [
        { name: 'Edge', safetyScore: 60, comedogenic: 3 },
        { name: 'Low', safetyScore: 59 },
        { name: 'Clogs', safetyScore: 90, comedogenic: 4 },
        { name: 'Lower', safetyScore: 20 },
        { name: 'Lowest', safetyScore: 5 },
        { name: 'Nobody knows', safetyScore: null },
      ],
    }),
  )
  const concerns = page.getByRole('region', { name: 'Key Concerns' })
  await expect.element(concerns.getByRole('listitem')).toHaveLength(3)
  expect(texts(concerns).join()).not.toMatch(/Edge|Nobody knows/)
  await concerns.getByText('+1 more').click()
  await expect.element(concerns.getByText('Lowest')).toBeVisible()
})

test('RES-28 RES-29 RES-30 RES-31 RES-32 the grid shows twelve, opens to all, and each card opens and closes', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ name: `Name ${place + 1}`, safetyScore: 90 }))
  await openResult(oldRow({ overallScore: 90, ingredients: many(12) }))
  await expect.element(cards()).toHaveLength(12)
  expect(page.getByRole('button', { name: /^View \d+ more/ }).elements()).toEqual([])

  await openResult(oldRow({ overallScore: 90, ingredients: many(17) }))
  await expect.element(cards()).toHaveLength(12)
  await page.getByRole('button', { name: 'View 5 more ingredients' }).click()
  await expect.element(cards()).toHaveLength(17)
  await page.getByRole('button', { name: 'Show Less' }).click()
  await expect.element(cards()).toHaveLength(12)

  const card = cards().first().getByRole('button')
  await card.click()
  await expect.element(card).toHaveAttribute('aria-expanded', 'true')
  await card.click()
  await expect.element(card).toHaveAttribute('aria-expanded', 'false')
})

test('RES-08 RES-09 70 counts as safe, 69 does not, and unknown is not counted as safe', async () => {
  await openResult(oldRow({ overallScore: 70, ingredients: named([70, 69, 95, null]) }))
  await expect.poll(() => texts(figure('Ingredients'))).toEqual(['4 2 safe (70+)'])
})

test.each([
  [{ veganStatus: true, veganUnknowable: [] }, 'Vegan No animal-derived ingredient known'],
  [{ veganStatus: true }, 'No animal origin known Names a label cannot tell were not recorded'],
  [{ veganStatus: false }, 'Not vegan Holds animal-derived ingredients'],
  [
    {
      veganStatus: true,
      veganUnknowable: ['Glycerin', 'Stearic Acid'],
      ingredients: ['Aqua', 'Glycerin', 'Stearic Acid'].map((name) => ({ name, safetyScore: 95 })),
    },
    'No animal origin known 2 of 3 names cannot be told',
  ],
] as const)(
  'RES-14 DEC-26 B-98 vegan status keeps to what a label can tell, and certifies nothing: %j',
  async (results, words) => {
    await openResult(oldRow({ overallScore: 70, ...results }))
    await expect.poll(() => texts(figure('Vegan status'))).toEqual([words])
    await expect.element(page.getByRole('main')).not.toHaveTextContent(/certified/i)
    if ('ingredients' in results) await expect.element(page.getByText('Glycerin, Stearic Acid')).toBeVisible()
  },
)

test.each([
  ['low', 'Low'],
  ['moderate', 'Moderate'],
  ['high', 'High'],
])(
  'RES-19 RES-39 the counts add up to the list, and a %s allergen risk is said',
  async (allergenRisk, word) => {
    await openResult(
      oldRow({ overallScore: 70, allergenRisk, ingredients: named([95, 80, 79, 60, 59, null]) }),
    )
    const counts = page.getByRole('region', { name: 'Safety Summary' })
    await expect.element(counts).toBeVisible()
    const [lines] = texts(counts)
    for (const part of [
      'Good, 80 and more 2',
      'Fair, 60 to 79 2',
      'Poor, below 60 1',
      'Unknown, not scored 1',
      `Allergen risk ${word}`,
    ])
      expect(lines).toContain(part)
  },
)

test('RES-24 DEC-37 the written summary shows as plain text, whatever stands in it', async () => {
  const aiSummary = 'Mild for most.\n<img src=x onerror="document.title=1"> & <b>bold</b>'
  await openResult(oldRow({ overallScore: 70, aiSummary }))
  const card = page.getByRole('region', { name: 'AI Analysis Summary' })
  await expect.element(card).toHaveTextContent('<img src=x onerror="document.title=1"> & <b>bold</b>')
  expect(card.css('img, b').elements()).toEqual([])
})

test('RES-38 each ingredient shows its name, score, purpose, origin, pore rating, allergen flag and notes', async () => {
  await openResult(
    oldRow({
      overallScore: 70,
      ingredients: [
        {
          name: 'Lanolin',
          safetyScore: 64,
          function: 'Softens the skin',
          vegan: false,
          comedogenic: 2,
          allergen: true,
          healthNotes: 'Comes from wool.',
        },
        { name: 'Aqua', safetyScore: 100, function: 'Solvent', vegan: true, comedogenic: 0, allergen: false },
      ],
    }),
  )
  const lanolin = page.css('[data-ingredient]').first()
  for (const part of [
    'Lanolin',
    '64 Fair',
    'Softens the skin',
    'Animal-derived',
    'comedogenic 2 of 5',
    'Allergen',
  ])
    expect(texts(lanolin)[0]).toContain(part)
  expect(texts(page.css('[data-ingredient]'))[1]).not.toContain('Allergen')
  await lanolin.getByRole('button').click()
  await expect.element(lanolin.getByText('Comes from wool.')).toBeVisible()
})
