import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { pngOf } from './label-picture.ts'
import { BLANK, createWorld, type World } from './world.ts'
import { STEP_MS } from '../src/web/features/scanner/step-ms.ts'
import { dismissToasts, LABEL, roundTrip, runInSteps, stopTime, toast } from './web-steps.ts'

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

const png = (bytes: number) => ({ name: 'label.png', mimeType: 'image/png', buffer: pngOf(bytes) })

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
  await expect.poll(() => toast(page)).toContain('Please select an image file (JPG, PNG, etc.).')

  // A name and a type are only what somebody called it.
  for (const [name, content] of [
    ['list.png', 'Aqua, Glycerin'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ] as const) {
    await page.getByRole('button', { name: 'Close' }).last().click()
    await page.locator('[data-toast]').waitFor({ state: 'detached' })
    const mimeType = name.endsWith('svg') ? 'image/svg+xml' : 'image/png'
    await choose(page, { name, mimeType, buffer: Buffer.from(content) })
    await page.locator('[data-toast]').getByText('Invalid File').waitFor()
  }
  // Let go beside the frame, a file neither leads out of the app nor gets lost.
  const dropped = (type: string) =>
    page.evaluate((fileType) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['Aqua'], 'list.txt', { type: fileType }))
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      document.querySelector('h1')?.dispatchEvent(event)
      return event.defaultPrevented
    }, type)
  await page.getByRole('button', { name: 'Close' }).last().click()
  await page.locator('[data-toast]').waitFor({ state: 'detached' })
  expect(await dropped('text/plain')).toBe(true)
  await page.locator('[data-toast]').getByText('Invalid File').waitFor()

  await choose(page, png(LIMIT_BYTES + 1))
  await expect.poll(() => toast(page)).toContain('Please select an image smaller than 10MB.')
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
    await dismissToasts(page)
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

  await expect.poll(() => box(page).inputValue()).toBe('Aqua, Glycerin, Panthenol, Pamfum')
  await page.getByText('1 name to check').waitFor()
  expect(await near.allTextContents()).toEqual(['Pamfum'])
})

test('SCAN-18 SCAN-20 SCAN-22 SCAN-24 SCAN-26 DEC-27 DEC-38 typed text becomes a result at once', async () => {
  const { page, problems } = await world.visitAs('scan-run', BLANK, { motion: true })
  await page.clock.install()
  await page.goto(`${world.app.origin}/dashboard`)
  await analyzeButton(page).waitFor()
  await page.getByText('5 analyses left this month').waitFor()
  expect(await analyzeButton(page).isDisabled()).toBe(true)

  await box(page).fill(`  ${LABEL}  `)
  await page.getByLabel('Product name').fill('Calm Cream')
  const sent = page.waitForRequest('**/api/analyze')
  const answered = page.waitForResponse('**/api/analyze')
  let answer = () => undefined as void
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/analyze', async (route) => {
    await held
    await route.continue()
  })
  await analyzeButton(page).click()
  // Below the overlay, where neither a click nor a key reaches it.
  const pending = page.locator('button[type=submit]').filter({ hasText: 'Analyzing...' })
  await pending.waitFor({ state: 'attached' })
  expect(await pending.isDisabled()).toBe(true)
  await stopTime(page)
  answer()
  await (await answered).finished()
  await roundTrip(page)
  // A ready answer is shown within 400 ms of the page's own time.
  await runInSteps(page, 400)
  await page.getByText('Analysis Complete!').first().waitFor()
  await page.clock.resume()
  await page.waitForURL('**/analysis/**')

  const request = await sent
  expect(request.postDataJSON()).toEqual({ ingredientsList: LABEL, productName: 'Calm Cream' })
  expect((await request.allHeaders())['idempotency-key']).toMatch(/^[0-9a-f-]{32,36}$/)
  await page.getByRole('heading', { name: 'Calm Cream', level: 1 }).waitFor()
  await page.getByText('Analysis Complete!').first().waitFor()
  expect(problems).toEqual([])
})

test('SCAN-31 SCAN-38 a slow answer keeps the last step active; the others were done one after another', async () => {
  const { page } = await world.visitAs('scan-slow', '/dashboard', { motion: true })
  let answer: () => void = () => undefined
  const held = new Promise<void>((done) => (answer = done))
  await page.route('**/api/analyze', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await box(page).fill(LABEL)
  await page.locator('[data-legend]').waitFor()
  await stopTime(page)
  await analyzeButton(page).click()

  const overlay = page.getByRole('dialog', { name: 'Analysis under way' })
  const done = () => overlay.locator('[data-state=done]').count()
  await expect
    .poll(async () => {
      await page.clock.runFor(5)
      return overlay.count()
    })
    .toBe(1)
  expect(await done()).toBe(0)
  for (const [steps, stepMs] of STEP_MS.slice(0, -1).entries()) {
    await page.clock.runFor(stepMs - 100)
    await roundTrip(page)
    expect(await done()).toBe(steps)
    await page.clock.runFor(100)
    await expect.poll(done).toBe(steps + 1)
    expect(await overlay.locator('[data-state=now]').count()).toBe(1)
  }
  await page.clock.runFor(60_000)
  await roundTrip(page)
  expect(await done()).toBe(5)
  answer()
  await page.clock.resume()
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
  await page.locator('[data-legend]').waitFor()

  expect(await analyzeButton(page).isDisabled()).toBe(true)
  await page.getByText('Starts again on Dec 1, 2026.').first().waitFor()
  await choose(page, png(200))
  await expect.poll(() => toast(page)).toContain('Limit Reached')
  expect(calls).toEqual([])
  await page.locator('[data-severity=critical]').getByRole('link', { name: 'Upgrade Plan' }).waitFor()
})

test('DEC-30 while the limits are unknown the button waits, and nobody is told a limit was reached', async () => {
  const { page } = await world.visitAs('scan-unknown')
  await page.route('**/api/subscription/limits', () => undefined)
  await page.reload()
  await box(page).fill(LABEL)
  await page.locator('[data-legend]').waitFor()

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
