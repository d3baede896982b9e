import { afterAll, beforeAll, expect, test } from 'vitest'
import { pngOf } from './label-picture.ts'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { createWorld, PHONE, type World } from './world.ts'
import { waitForNoDialog, makeAnalysis, roundTrip, stopTime, tabWithinDialog } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

type Plan = { name: string; used: number; limit: number | null; faces?: [used: number, limit: number] }

async function withPlan(page: Page, { name, used, limit, faces: [faceUsed, faceLimit] = [0, 0] }: Plan) {
  await page.unroute('**/api/subscription/limits')
  await page.route('**/api/subscription/limits', (route) =>
    route.fulfill({
      json: {
        plan: { name, features: { maxAnalysesPerMonth: limit, maxFaceAnalysesPerMonth: faceLimit } },
        usage: { analysesCount: used, faceAnalysesCount: faceUsed },
        remainingAnalyses: limit === null ? null : limit - used,
        remainingFaceAnalyses: faceLimit - faceUsed,
        canAnalyze: limit === null || used < limit,
        canFaceAnalyze: faceUsed < faceLimit,
        resetsAt: '2026-12-01T00:00:00.000Z',
      },
    }),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Analyze Ingredients' }).waitFor()
  await page
    .getByText(/analys[ei]s left|Unlimited analyses|Limit Reached/)
    .first()
    .waitFor()
}

const alert = (page: Page) => page.locator('[data-severity]')

test('DASH-03 DASH-04 DASH-05 DASH-06 DASH-07 the usage alert appears at 60 % and grows more pressing', async () => {
  const { page } = await world.visitAs('dash-alert')
  await withPlan(page, { name: 'Free', used: 2, limit: 5 })
  expect(await alert(page).count()).toBe(0)

  for (const [used, severity, title] of [
    [3, 'medium', 'You have used more than half'],
    [4, 'high', 'You are close to your limit'],
    [5, 'critical', 'Limit reached'],
  ] as const) {
    await withPlan(page, { name: 'Free', used, limit: 5 })
    expect(await alert(page).getAttribute('data-severity')).toBe(severity)
    await alert(page).getByText(title, { exact: true }).waitFor()
    await alert(page).getByText(`${used} of 5 ingredient analyses used this month.`).waitFor()
    await alert(page).getByText('Counting starts again on Dec 1, 2026.').waitFor()
  }
})

test('DASH-08 DASH-09 DASH-10 DEC-32 its button names the next plan, leads to the plans, and is absent on Premium', async () => {
  const { page } = await world.visitAs('dash-button')
  await withPlan(page, { name: 'Standard', used: 50, limit: 50, faces: [1, 3] })
  expect(await alert(page).getByRole('link').allInnerTexts()).toEqual(['Upgrade to Premium'])

  await withPlan(page, { name: 'Premium', used: 900, limit: null, faces: [25, 25] })
  expect(await alert(page).getByRole('link').count()).toBe(0)
  expect(await alert(page).innerText()).toContain('25 of 25 face analyses used this month.')
  expect(await alert(page).innerText()).not.toContain('ingredient analyses')

  await withPlan(page, { name: 'Free', used: 5, limit: 5 })
  expect(await alert(page).getByRole('link').allInnerTexts()).toEqual(['Upgrade Plan'])
  await alert(page).getByRole('link').click()
  await page.waitForURL('**/pricing')
})

test('DASH-21 DASH-22 the journey card counts the face analyses and leads to the trend', async () => {
  const { page } = await world.visitAs('dash-journey')
  const card = page.getByRole('region', { name: 'Skin Health Journey' })
  await card.getByText('0 face analyses recorded').waitFor()

  const faces = ['a', 'b'].map((letter) => ({
    id: `face_${letter.repeat(22)}`,
    shareId: '0b7c4c9e-7f0a-4c4e-9a59-3f2f1f7f2b11',
    createdAt: '2026-11-05T10:00:00.000Z',
    safetyScore: 80,
    skinType: null,
    isPublic: false,
    ownerName: null,
    concerns: [],
  }))
  await page.route('**/api/face-analyses', (route) => route.fulfill({ json: faces }))
  await page.reload()
  await card.getByText('2 face analyses recorded').waitFor()
  await card.getByRole('link', { name: 'View Trends' }).click()
  await page.waitForURL('**/skin-health-tracker')
})

test('DASH-23 DASH-25 RES-42 the newest five are listed, nameless ones say so, and the rest is in the history', async () => {
  const { page } = await world.visitAs('dash-recent')
  for (const name of ['First', '', 'Third', 'Fourth', 'Fifth'])
    await makeAnalysis(page, 'Aqua, Glycerin', name)
  const answer = await page.context().request.get(`${world.app.origin}/api/analyses`)
  const [newest, ...rest] = (await answer.json()) as { id: string }[]
  const sixth = { ...newest, id: 'ana_0123456789abcdefghijkl', productName: 'Sixth' }
  await page.route('**/api/analyses', (route) => route.fulfill({ json: [sixth, newest, ...rest] }))
  await page.reload()

  const card = page.getByRole('region', { name: 'Recent Analyses' })
  await card.getByRole('listitem').first().waitFor()
  const names = (await card.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0])
  expect(names).toEqual(['Sixth', 'Fifth', 'Fourth', 'Third', 'Unnamed Product'])

  await card.getByRole('link', { name: 'View All' }).click()
  await page.waitForURL('**/history')
  await page.getByRole('heading', { name: 'Unnamed Product' }).waitFor()
  expect(await page.getByRole('listitem').getByRole('heading').count()).toBe(5)
})

test('DEC-28 UIC-04 after 700 ms over its mark AI Accuracy says what it counts', async () => {
  const { page } = await world.visitAs('dash-accuracy')
  const help = page.getByRole('button', { name: 'What AI Accuracy means' })
  const tip = page.getByRole('tooltip')
  await page.clock.install()
  await page.reload()
  await help.scrollIntoViewIfNeeded()
  await stopTime(page)

  await help.hover()
  await page.clock.runFor(699)
  await roundTrip(page)
  expect(await tip.count()).toBe(0)
  await page.clock.runFor(1)
  await tip.waitFor({ state: 'attached' })
  expect(await tip.innerText()).toContain('The share of your analyses that completed.')
  await page.clock.resume()

  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'detached' })
  expect(await help.getAttribute('aria-label')).toContain('The share of your analyses that completed.')
})

test('UX-22 the two fields about the product stand on one line, also when a label needs two', async () => {
  const { page } = await world.visitAs('dash-fields')
  const top = async (name: string) => (await page.getByLabel(name).boundingBox())?.y
  await page.getByLabel('Product name').waitFor()
  expect(await top('Product name')).toBe(await top('How it is used'))

  await page.evaluate(() => {
    const label = document.querySelector('label:has(+ input[name=productName])')?.firstChild
    if (label)
      label.textContent = 'The name under which the product is sold in the shop and printed on its pack'
  })
  await expect.poll(() => top('The name under which')).toBe(await top('How it is used'))
})

test('UX-18 what could not be loaded says so and loads on a second try; what is empty shows the next step', async () => {
  const { page } = await world.visitAs('dash-retry')
  await page.route('**/api/analyses', (route) => route.fulfill({ status: 400, body: '' }))
  await page.reload()
  const card = page.getByRole('region', { name: 'Recent Analyses' })
  await card.getByText('Your analyses could not be loaded.').waitFor()
  await page.unroute('**/api/analyses')
  await card.getByRole('button', { name: 'Try again' }).click()
  await card.getByText('Read your first label and it appears here.').waitFor()

  await page.route('**/api/analyses/history?*', (route) => route.fulfill({ status: 400, body: '' }))
  await page.goto(`${world.app.origin}/history`)
  await page.getByRole('alert').waitFor()
  await page.unroute('**/api/analyses/history?*')
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Start Analysis' }).waitFor()

  await page.route('**/api/skin-trends', (route) => route.fulfill({ status: 400, body: '' }))
  await page.goto(`${world.app.origin}/skin-health-tracker`)
  await page.getByRole('alert').waitFor()
  await page.unroute('**/api/skin-trends')
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('main').getByRole('link').nth(1).waitFor()
})

test('UX-11 the enlarged photo holds the focus, closes on Escape, and gives the focus back', async () => {
  const { page } = await world.visitAs('dash-dialog', '/dashboard', { viewport: PHONE })
  await page.route('**/api/ocr-extract', (route) =>
    route.fulfill({ json: { success: true, extractedText: 'Aqua' } }),
  )
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer: pngOf() })
  const enlarge = page.getByRole('button', { name: 'Enlarge the photo' })
  await enlarge.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Your photo' }).waitFor()

  await tabWithinDialog(page, 'Tab', 'Tab', 'Tab', 'Shift+Tab')
  await page.keyboard.press('Escape')
  await waitForNoDialog(page)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Enlarge the photo')
})

test('B-93 DASH-15 a text without a list is kept as failed, and tried again from there with its text', async () => {
  const { page, problems } = await world.visitAs('dash-failed')
  const text = 'Dear reader, this is no list at all and has no names.'
  await page.getByLabel('Ingredient list').fill(text)
  await page.getByRole('button', { name: 'Analyze Ingredients' }).click()
  await page.locator('[data-toast]').getByText('Analysis Failed').waitFor()

  const recent = page.getByRole('region', { name: 'Recent Analyses' })
  await recent
    .getByRole('link', { name: /Unnamed Product/ })
    .getByText('Failed')
    .waitFor()
  await page.getByText('0%', { exact: true }).waitFor()
  await page.getByLabel('Ingredient list').fill('')
  await recent.getByRole('link', { name: /Unnamed Product/ }).click()
  await page.getByText('This analysis failed').waitFor()
  await page.getByText(text).waitFor()
  expect(await page.getByRole('button', { name: /Share|Export/ }).count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Try again with this text' }).click()
  await page.waitForURL('**/dashboard')
  expect(await page.getByLabel('Ingredient list').inputValue()).toBe(text)
  expect(problems).toEqual([])
})
