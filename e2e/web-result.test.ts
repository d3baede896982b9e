import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { BLANK, createWorld, open, PHONE, reload, type World } from './world.ts'
import { LABEL, makeAnalysis, onPaper, roundTrip } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const ID = 'ana_0123456789abcdefghijkl'
const SHARE_ID = '0b7c4c9e-7f0a-4c4e-9a59-3f2f1f7f2b11'

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
  await open(page, `${world.app.origin}/analysis/${ID}`)
  await page.locator('[data-page-heading]').waitFor()
}

const cards = (page: Page) => page.locator('[data-ingredient]:visible')

test('RES-01 RES-05 RES-06 RES-07 RES-17 RES-23 SHARE-09 UX-25 a real result shows its parts and saves its PDF, without errors and without other origins', async () => {
  const { page, problems } = await world.visitAs('result-real', BLANK)
  const { id } = await makeAnalysis(page, LABEL, 'Night Cream')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== world.app.origin)
      foreign.push(request.url())
  })

  await open(page, `${world.app.origin}/analysis/${id}`)

  await page.getByRole('heading', { name: 'Night Cream', level: 1 }).waitFor()
  for (const name of [
    'AI Analysis Summary',
    'Safety Summary',
    'Key Concerns',
    'Complete Ingredient Analysis',
  ])
    await page.getByRole('heading', { name }).waitFor()
  for (const name of ['Share Results', 'Export Report']) await page.getByRole('button', { name }).waitFor()
  await expect.poll(() => page.title()).toBe('Night Cream · Opaline - Know what touches your skin')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Report' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^cosmetic-analysis-.+-\d{4}-\d{2}-\d{2}\.pdf$/)
  expect(foreign).toEqual([])
  expect(problems).toEqual([])
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

  await open(page, `${world.app.origin}/analysis/${ID}`)

  await page.getByRole('heading', { name: 'Stub Cream' }).waitFor()
  expect(asked).toEqual(['own', 'public'])
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

  await reload(page)
  await page.locator('[data-page-heading]').waitFor()
  await roundTrip(page)
  expect(asked).toEqual([])
  expect(await page.locator('canvas[data-fired]').count()).toBe(0)
})

test(
  'UX-07 UX-21 a result passes axe in both themes and prints without navigation',
  { timeout: 90_000 },
  async () => {
    const { page } = await world.visitAs('result-axe', BLANK, {
      viewport: PHONE,
    })
    const { id } = await makeAnalysis(page)
    await open(page, `${world.app.origin}/analysis/${id}`)
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
