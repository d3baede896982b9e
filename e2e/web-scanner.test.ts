import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { createWorld, type World } from './world.ts'
import { LABEL, toast } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const LIMIT_BYTES = 10_485_760
const box = (page: Page) => page.getByLabel('Ingredient list')
const analyzeButton = (page: Page) => page.getByRole('button', { name: 'Analyze Ingredients' })

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel('Choose a photo').setInputFiles(file)
}

const png = (bytes: number) => ({ name: 'label.png', mimeType: 'image/png', buffer: Buffer.alloc(bytes) })

async function stubReading(page: Page, answer: Record<string, unknown>, status = 200) {
  const bodies: string[] = []
  await page.route('**/api/ocr-extract', async (route) => {
    bodies.push(route.request().headers()['content-type'] ?? '')
    await route.fulfill({ status, json: answer })
  })
  return bodies
}

test('SCAN-03 SCAN-04 what is no picture, or too large, is refused before any call', async () => {
  const { page } = await world.visitAs('scan-refuse')
  const calls = await stubReading(page, { success: true, extractedText: 'Aqua' })
  await analyzeButton(page).waitFor()

  await choose(page, { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('Aqua') })
  expect(await toast(page)).toContain('Please select an image file (JPG, PNG, etc.).')

  await choose(page, png(LIMIT_BYTES + 1))
  expect(await toast(page)).toContain('Please select an image smaller than 10MB.')
  expect(calls).toEqual([])
})

test('SCAN-05 SCAN-07 SCAN-15 SCAN-16 a picture of exactly the limit is read, and its text waits for review', async () => {
  const { page } = await world.visitAs('scan-limit')
  const calls = await stubReading(page, { success: true, extractedText: 'Aqua, Glycerin' })
  await analyzeButton(page).waitFor()

  await choose(page, png(LIMIT_BYTES))

  await page.getByText('Ingredients Extracted!').first().waitFor()
  expect(await box(page).inputValue()).toBe('Aqua, Glycerin')
  expect(calls[0]).toContain('multipart/form-data')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})

test('SCAN-09 SCAN-10 SCAN-11 SCAN-12 SCAN-13 a reading without a list fails in the agreed words', async () => {
  const { page } = await world.visitAs('scan-none')
  await analyzeButton(page).waitFor()

  for (const answer of [
    { success: false, extractedText: '' },
    { success: true },
    { success: true, extractedText: 'NO_INGREDIENTS_FOUND' },
  ]) {
    await stubReading(page, answer)
    await choose(page, png(200))
    await page
      .locator('[data-toast]')
      .getByText(
        'Could not extract ingredients from this image. Please try a clearer photo or enter ingredients manually.',
      )
      .waitFor()
    expect(await toast(page)).toContain('Image Processing Failed')
    await page.locator('[data-toast]').getByRole('button', { name: 'Close' }).click()
    await page.unroute('**/api/ocr-extract')
  }
})

test('SCAN-14 B-88 a broken reader never shows its markup', async () => {
  const { page } = await world.visitAs('scan-broken')
  await analyzeButton(page).waitFor()
  await page.route('**/api/ocr-extract', (route) =>
    route.fulfill({ status: 502, body: '<html>bad gateway</html>' }),
  )

  await choose(page, png(200))

  await page.locator('[data-toast]').waitFor()
  expect(await toast(page)).toContain(
    'Failed to extract text from image. Please try again with a clearer photo.',
  )
  expect(await page.content()).not.toContain('bad gateway')
})

test('SCAN-17 doubtful names are marked and counted, can be stepped through, and are settled by an edit', async () => {
  const { page } = await world.visitAs('scan-doubt')
  await stubReading(page, {
    success: true,
    extractedText: 'Aqua, Glycenn, Panthenol, Pamfum',
    confidence: 0.8,
  })
  await analyzeButton(page).waitFor()
  await choose(page, png(200))
  const near = page.locator('mark[data-kind=near]')

  await page.getByText('2 names to check').waitFor()
  expect(await near.allTextContents()).toEqual(['Glycenn', 'Pamfum'])
  await page.getByRole('button', { name: 'Show the next one' }).click()
  await page.keyboard.type('Glycerin')

  expect(await box(page).inputValue()).toBe('Aqua, Glycerin, Panthenol, Pamfum')
  await page.getByText('1 name to check').waitFor()
  expect(await near.allTextContents()).toEqual(['Pamfum'])
})

test('SCAN-18 SCAN-20 SCAN-22 SCAN-24 SCAN-26 DEC-27 DEC-38 typed text becomes a result at once', async () => {
  const { page, problems } = await world.visitAs('scan-run', '/dashboard', { motion: true })
  await analyzeButton(page).waitFor()
  await page.getByText('5 analyses left this month').waitFor()
  expect(await analyzeButton(page).isDisabled()).toBe(true)

  await box(page).fill(`  ${LABEL}  `)
  await page.getByLabel('Product name').fill('Calm Cream')
  const sent = page.waitForRequest('**/api/analyze')
  const answered = page.waitForResponse('**/api/analyze').then(() => Date.now())
  await analyzeButton(page).click()
  await page.waitForURL('**/analysis/**')

  expect(Date.now() - (await answered)).toBeLessThan(900)
  const request = await sent
  expect(request.postDataJSON()).toEqual({ ingredientsList: LABEL, productName: 'Calm Cream' })
  expect((await request.allHeaders())['idempotency-key']).toMatch(/^[0-9a-f-]{32,36}$/)
  await page.getByRole('heading', { name: 'Calm Cream', level: 1 }).waitFor()
  await page.getByText('Analysis Complete!').first().waitFor()
  expect(problems).toEqual([])
})

test('SCAN-31 SCAN-38 a slow answer keeps the last step active; the others were done one after another', async () => {
  const { page } = await world.visitAs('scan-slow', '/dashboard', { motion: true })
  await page.route('**/api/analyze', async (route) => {
    await new Promise((done) => setTimeout(done, 6_500))
    await route.continue()
  })
  await box(page).fill(LABEL)
  await analyzeButton(page).click()

  const overlay = page.getByRole('dialog', { name: 'Analysis under way' })
  await overlay.waitFor()
  await page.waitForTimeout(1_200)
  expect(await overlay.locator('[data-state=done]').count()).toBe(1)
  expect(await overlay.locator('[data-state=now]').count()).toBe(1)
  await page.waitForTimeout(4_600)
  expect(await overlay.locator('[data-state=done]').count()).toBe(5)
  await page.waitForURL('**/analysis/**')
})

test('SCAN-27 SCAN-28 SCAN-29 a failed analysis says what happened and keeps every word that was typed', async () => {
  const { page } = await world.visitAs('scan-fail')
  await box(page).fill(LABEL)
  const failures: [Parameters<typeof page.route>[1], string][] = [
    [
      (route) => route.fulfill({ status: 400, json: { message: 'No list in this text.', code: 'INVALID' } }),
      'No list in this text.',
    ],
    [(route) => route.fulfill({ status: 500, body: '' }), 'Server error: 500'],
    [(route) => route.abort(), 'Network error'],
  ]
  for (const [answer, words] of failures) {
    await page.route('**/api/analyze', answer)
    await analyzeButton(page).click()
    await page.locator('[data-toast]').getByText(words).waitFor()
    expect(await toast(page)).toContain('Analysis Failed')
    expect(await box(page).inputValue()).toBe(LABEL)
    await page.unroute('**/api/analyze')
  }
  await page.reload()
  await analyzeButton(page).waitFor()
  expect(await box(page).inputValue()).toBe(LABEL)
})

test('SCAN-06 SCAN-21 DASH-06 at the limit photo and button are blocked, with the day it starts again', async () => {
  const { page } = await world.visitAs('scan-full')
  await page.route('**/api/subscription/limits', (route) =>
    route.fulfill({
      json: {
        plan: { name: 'Free', features: { maxAnalysesPerMonth: 5, maxFaceAnalysesPerMonth: 0 } },
        usage: { analysesCount: 5, faceAnalysesCount: 0 },
        remainingAnalyses: 0,
        remainingFaceAnalyses: 0,
        canAnalyze: false,
        canFaceAnalyze: false,
        resetsAt: '2026-12-01T00:00:00.000Z',
      },
    }),
  )
  const calls = await stubReading(page, { success: true, extractedText: 'Aqua' })
  await page.reload()
  await page
    .getByText('Monthly analysis limit reached. Please upgrade your plan to continue.')
    .first()
    .waitFor()
  await box(page).fill(LABEL)

  expect(await analyzeButton(page).isDisabled()).toBe(true)
  await page.getByText('Starts again on Dec 1, 2026.').first().waitFor()
  await choose(page, png(200))
  expect(await toast(page)).toContain('Limit Reached')
  expect(calls).toEqual([])
  await page.locator('[data-severity=critical]').getByRole('link', { name: 'Upgrade Plan' }).waitFor()
})

test('DEC-30 while the limits are unknown the button waits, and nobody is told a limit was reached', async () => {
  const { page } = await world.visitAs('scan-unknown')
  await page.route('**/api/subscription/limits', () => undefined)
  await page.reload()
  await box(page).fill(LABEL)

  expect(await analyzeButton(page).isDisabled()).toBe(true)
  expect(await page.getByText('Limit Reached').count()).toBe(0)
})

test('DEC-21 a large photo is drawn anew: its longest side is capped and it travels as a JPEG', async () => {
  const { page } = await world.visitAs('scan-large')
  await stubReading(page, { success: true, extractedText: 'Aqua' })
  await analyzeButton(page).waitFor()
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 4_000
    canvas.height = 1_000
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const sent = page.waitForRequest('**/api/ocr-extract')

  await choose(page, { name: 'big.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') })

  const body = (await sent).postDataBuffer() ?? Buffer.alloc(0)
  expect(body.includes('image/jpeg')).toBe(true)
  expect(body.includes('Exif')).toBe(false)
})

test('UX-01 UX-02 on a phone the rear camera and the file stand side by side and nothing scrolls sideways', async () => {
  const { page } = await world.visitAs('scan-phone', '/dashboard', { viewport: { width: 360, height: 740 } })
  await analyzeButton(page).waitFor()

  expect(await page.locator('input[capture=environment]').count()).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
