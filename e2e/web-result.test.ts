import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { BLANK, createWorld, PHONE, type World } from './world.ts'
import { LABEL, makeAnalysis, onPaper, roundTrip, stopTime, toast } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const ID = 'ana_0123456789abcdefghijkl'
const SHARE_ID = '0b7c4c9e-7f0a-4c4e-9a59-3f2f1f7f2b11'

type Ingredient = { name: string; safetyScore: number | null; comedogenic?: number | null }

function stubbed(results: Record<string, unknown>, rest: Record<string, unknown> = {}) {
  return {
    id: ID,
    shareId: SHARE_ID,
    productName: 'Stub Cream',
    createdAt: '2026-11-05T10:00:00.000Z',
    isPublic: false,
    isOwner: true,
    ownerName: null,
    ingredientsList: 'Aqua',
    analysisResults: {
      ingredients: [],
      comedogenicRating: 1,
      veganStatus: true,
      allergenRisk: 'low',
      aiSummary: 'A written summary.',
      ...results,
    },
    ...rest,
  }
}

async function openStub(page: Page, body: unknown) {
  await page.route(`**/api/analyses/${ID}`, (route) => route.fulfill({ json: body }))
  await page.goto(`${world.app.origin}/analysis/${ID}`)
  await page.locator('[data-page-heading]').waitFor()
}

const many = (count: number): Ingredient[] =>
  Array.from({ length: count }, (_, place) => ({ name: `Name ${place + 1}`, safetyScore: 90 }))

const cards = (page: Page) => page.locator('[data-ingredient]:visible')

test('RES-01 RES-05 RES-07 RES-17 RES-23 UX-25 a real result shows its parts, without errors and without other origins', async () => {
  const { page, problems } = await world.visitAs('result-real', BLANK)
  const { id } = await makeAnalysis(page, LABEL, 'Night Cream')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== world.app.origin)
      foreign.push(request.url())
  })

  await page.goto(`${world.app.origin}/analysis/${id}`)

  await page.getByRole('heading', { name: 'Night Cream', level: 1 }).waitFor()
  for (const name of [
    'AI Analysis Summary',
    'Safety Summary',
    'Key Concerns',
    'Complete Ingredient Analysis',
  ])
    await page.getByRole('heading', { name }).waitFor()
  for (const name of ['Share Results', 'Export Report']) await page.getByRole('button', { name }).waitFor()
  expect(await page.title()).toBe('Night Cream · Opaline - Know what touches your skin')
  expect(foreign).toEqual([])
  expect(problems).toEqual([])
})

test('DEC-53 DEC-54 unknown is said and never green: hatched piece, neutral word, coverage, and why', async () => {
  const { page } = await world.visitAs('result-unknown', BLANK)
  const { id } = await makeAnalysis(page)
  await page.goto(`${world.app.origin}/analysis/${id}`)
  const piece = page.getByRole('button', { name: 'Veloura Complex 7: Unknown' })

  await piece.waitFor()
  expect(await piece.getAttribute('data-tone')).toBe('unknown')
  await page.getByText('15 of 16 recognised, 1 unknown').waitFor()
  await piece.click()
  await page.getByText('No score, because we hold no evidence about this name.').waitFor()
  await page.getByRole('button', { name: /Methylisothiazolinone: \d+ of 100/ }).click()
  await page.getByRole('heading', { name: 'Why this score' }).waitFor()
  await page.getByText('Source:').waitFor()
})

test('RES-02 RES-03 RES-36 RES-43 an old row without a name, alerts or sources still reads', async () => {
  const { page, problems } = await world.visitAs('result-old', BLANK)

  await openStub(
    page,
    stubbed(
      { overall_safety_score: 72, ingredients: [{ name: 'Aqua', safetyScore: 95 }] },
      { productName: '' },
    ),
  )

  await page.getByRole('heading', { name: 'Analysis Results', level: 1 }).waitFor()
  await page.getByText('Analysed on Nov 5, 2026').waitFor()
  await page.getByText('72/100').waitFor()
  expect(await page.getByRole('heading', { name: 'Personal Alerts' }).count()).toBe(0)
  expect(problems).toEqual([])
})

test('RES-37 RES-41 a score of 0 is 0 and Poor; no score is Unknown', async () => {
  const { page } = await world.visitAs('result-zero', BLANK)
  await openStub(page, stubbed({ overallScore: 0 }))
  await page.getByText('0/100').waitFor()
  await page.getByRole('img', { name: 'Overall safety 0 out of 100, Poor' }).waitFor()

  await page.unrouteAll()
  await openStub(page, stubbed({ overallScore: null }))
  await page.getByRole('img', { name: 'Overall safety unknown' }).waitFor()
})

test('B-73 a partial score says so in the ring and is not painted green', async () => {
  const { page } = await world.visitAs('result-partial', BLANK)
  await openStub(page, stubbed({ overallScore: 97, isPartial: true }))

  const ring = page.getByRole('img', { name: 'Overall safety 97 out of 100, Excellent, Partial' })
  await ring.waitFor()

  expect(await ring.locator('.text-good').count()).toBe(0)
  expect(await ring.locator('.text-unknown').count()).toBeGreaterThan(0)
  expect(await ring.getByText('Partial').isVisible()).toBe(true)
})

test('RES-10 RES-11 RES-12 RES-13 DEC-25 comedogenic ratings keep their three words', async () => {
  const { page } = await world.visitAs('result-clog', BLANK)
  for (const [rating, word] of [
    [2, 'Low risk'],
    [2.5, 'Moderate'],
    [3, 'Moderate'],
    [3.5, 'High risk'],
  ] as const) {
    await page.unrouteAll()
    await openStub(page, stubbed({ overallScore: 70, comedogenicRating: rating }))
    await page.getByText(`${rating}/5`).waitFor()
    await page.getByText(word, { exact: true }).waitFor()
  }
})

test('RES-15 RES-16 three alerts show, the rest are counted', async () => {
  const { page } = await world.visitAs('result-alerts', BLANK)

  await openStub(page, stubbed({ overallScore: 70, personalAlerts: ['One', 'Two', 'Three', 'Four', 'Five'] }))

  const alerts = page.getByRole('region', { name: 'Personal Alerts' })
  expect(await alerts.getByRole('listitem').allInnerTexts()).toEqual(['One', 'Two', 'Three'])
  await alerts.getByText('+2 more alerts').click()
  await expect.poll(() => alerts.getByRole('listitem').count()).toBe(5)
  await alerts.getByText('No match is not a guarantee').waitFor()
})

test('RES-20 RES-21 RES-22 key concerns are below 60 or above 3, and 60 with 3 is none', async () => {
  const { page } = await world.visitAs('result-concerns', BLANK)

  await openStub(
    page,
    stubbed({
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
  expect(await concerns.getByRole('listitem').count()).toBe(3)
  expect(await concerns.innerText()).not.toContain('Edge')
  expect(await concerns.innerText()).not.toContain('Nobody knows')
  await concerns.getByText('+1 more').click()
  await concerns.getByText('Lowest').waitFor()
})

test('RES-28 RES-29 RES-30 RES-31 RES-32 the grid shows twelve, opens to all, and each card opens and closes', async () => {
  const { page } = await world.visitAs('result-grid', BLANK)
  await openStub(page, stubbed({ overallScore: 90, ingredients: many(12) }))
  expect(await cards(page).count()).toBe(12)
  expect(await page.getByRole('button', { name: /^View \d+ more/ }).count()).toBe(0)

  await page.unrouteAll()
  await openStub(page, stubbed({ overallScore: 90, ingredients: many(17) }))
  expect(await cards(page).count()).toBe(12)
  await page.getByRole('button', { name: 'View 5 more ingredients' }).click()
  await expect.poll(() => cards(page).count()).toBe(17)
  await page.getByRole('button', { name: 'Show Less' }).click()
  await expect.poll(() => cards(page).count()).toBe(12)

  const card = cards(page).first().getByRole('button')
  await card.click()
  await expect.poll(() => card.getAttribute('aria-expanded')).toBe('true')
  await card.click()
  await expect.poll(() => card.getAttribute('aria-expanded')).toBe('false')
})

test('RES-04 RES-44 a share id goes straight to the public call and names its owner only when public', async () => {
  const { page } = await world.visit(BLANK)
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  const shown = stubbed({ overallScore: 88 }, { isPublic: true, ownerName: 'Ana', isOwner: false })
  await page.route('**/api/public/analyses/**', (route) => route.fulfill({ json: shown }))

  await page.goto(`${world.app.origin}/analysis/${SHARE_ID}`)

  await page.getByText('Analysis by Ana').waitFor()
  expect(paths).toContain(`/api/public/analyses/${SHARE_ID}`)
  expect(paths.filter((path) => path.startsWith('/api/analyses'))).toEqual([])
})

test('RES-45 RES-46 any other id asks for the own one first and falls back to the public call on 401', async () => {
  const { page } = await world.visit(BLANK)
  const asked: string[] = []
  await page.route('**/api/analyses/*', (route) => {
    asked.push('own')
    return route.fulfill({ status: 401, json: { message: 'Please sign in.', code: 'UNAUTHENTICATED' } })
  })
  await page.route('**/api/public/analyses/*', (route) => {
    asked.push('public')
    return route.fulfill({ json: stubbed({ overallScore: 88 }) })
  })

  await page.goto(`${world.app.origin}/analysis/${ID}`)

  await page.getByRole('heading', { name: 'Stub Cream' }).waitFor()
  expect(asked).toEqual(['own', 'public'])
})

test('RES-33 DEC-41 what does not exist says so in place, with the way to the dashboard', async () => {
  const { page } = await world.visitAs('result-missing', `/analysis/${ID}`)

  await page.getByRole('heading', { name: 'Analysis Not Found' }).waitFor()
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()
  await page.waitForURL('**/dashboard')
})

test('RES-34 DEC-41 a failed load leads home with a toast and a second try', async () => {
  const { page } = await world.visitAs('result-broken', BLANK)
  await page.route(`**/api/analyses/${ID}`, (route) => route.fulfill({ status: 500, body: '' }))

  await page.goto(`${world.app.origin}/analysis/${ID}`)

  await page.waitForURL(`${world.app.origin}/`)
  expect(await toast(page)).toContain('Failed to load analysis results')
  await page.unrouteAll()
  await page.route(`**/api/analyses/${ID}`, (route) => route.fulfill({ json: stubbed({ overallScore: 88 }) }))
  await page.locator('[data-toast]').getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Stub Cream' }).waitFor()
})

test('RES-26 RES-27 UX-13 confetti from 80 on, once, and none with reduced motion', async () => {
  const { page } = await world.visitAs('result-confetti', BLANK, { motion: true })
  const asked: string[] = []
  page.on('request', (request) => void (/confetti/.test(request.url()) && asked.push(request.url())))
  await openStub(page, stubbed({ overallScore: 79 }))
  await roundTrip(page)
  expect(asked).toEqual([])
  expect(await page.locator('canvas[data-fired]').count()).toBe(0)

  await page.unrouteAll()
  await openStub(page, stubbed({ overallScore: 80 }))
  await page.locator('canvas[data-fired]').waitFor({ state: 'attached' })
  // The drawing of the confetti travels only where it is wanted.
  expect(asked).toHaveLength(1)
  asked.length = 0

  await page.reload()
  await page.locator('[data-page-heading]').waitFor()
  await roundTrip(page)
  expect(asked).toEqual([])
  expect(await page.locator('canvas[data-fired]').count()).toBe(0)
})

test('RES-25 the ring counts up from 0 in about two seconds', async () => {
  const { page } = await world.visitAs('result-ring', BLANK, { motion: true })
  await page.clock.install()
  let answer: () => void = () => undefined
  const held = new Promise<void>((done) => (answer = done))
  await page.route(`**/api/analyses/${ID}`, async (route) => {
    await held
    await route.fulfill({ json: stubbed({ overallScore: 79 }) })
  })
  await page.goto(`${world.app.origin}/analysis/${ID}`)
  await page.getByText('Loading the analysis...').waitFor({ state: 'attached' })
  await stopTime(page)
  answer()
  const score = page.locator('[data-score]')
  await expect
    .poll(async () => {
      await page.clock.runFor(5)
      return score.count()
    })
    .toBe(1)

  expect(Number(await score.innerText())).toBeLessThan(10)
  await page.clock.runFor(900)
  await expect.poll(async () => Number(await score.innerText())).toBeGreaterThan(50)
  expect(Number(await score.innerText())).toBeLessThan(79)
  await page.clock.runFor(1_200)
  await expect.poll(() => score.innerText()).toBe('79')
})

test('UX-05 UX-12 the strip is one tab stop with arrow keys, and a table stands behind it', async () => {
  const { page } = await world.visitAs('result-keys', BLANK)
  const { id } = await makeAnalysis(page)
  await page.goto(`${world.app.origin}/analysis/${id}`)
  const strip = page.getByRole('toolbar', { name: 'Ingredients in label order' })
  await strip.getByRole('button').first().focus()

  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^2\. Glycerin/)
  await page.keyboard.press('Enter')
  await expect.poll(() => cards(page).nth(1).getByRole('button').getAttribute('aria-expanded')).toBe('true')

  await page.getByText('Read the strip as a table').click()
  await expect
    .poll(() => page.getByRole('table', { name: 'The label, in order' }).getByRole('row').count())
    .toBe(17)
})

test(
  'UX-07 UX-21 a result passes axe in both themes and prints without navigation',
  { timeout: 90_000 },
  async () => {
    const { page } = await world.visitAs('result-axe', BLANK, {
      viewport: PHONE,
    })
    const { id } = await makeAnalysis(page)
    await page.goto(`${world.app.origin}/analysis/${id}`)
    await page.getByRole('toolbar').first().waitFor()
    const card = cards(page).first().getByRole('button')
    await card.click()

    await expect.poll(() => card.getAttribute('aria-expanded')).toBe('true')
    expect(await axeFindings(page)).toEqual([])
    await onPaper(page)
    expect(await page.locator('header nav:visible, footer:visible').count()).toBe(0)
    expect(await page.locator('[data-ingredient]:visible').count()).toBe(16)
  },
)
