import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page, Route } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { contentOf, seedFace, seedMeasured } from './face-rows.ts'
import { pngOf } from './label-picture.ts'
import { measuredReport } from './measured-face.ts'
import { answering, makeSubscription, toastOf } from './plan-steps.ts'
import { dismissToasts, overflowing, roundTrip, runInSteps, holdDecoding, stopTime } from './web-steps.ts'
import { BLANK, createWorld, PHONE, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const MEGABYTES_10 = 10_485_760
const start = (page: Page) => page.getByRole('button', { name: 'Start Face Analysis' })
const file = (page: Page) => page.getByLabel('Choose a photo')
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Face analysis under way' })

const plainPhoto = (background = '#c9a088') =>
  sharp({ create: { width: 480, height: 640, channels: 3, background } })
    .png()
    .toBuffer()

/** A plan whose limits answer says so: the purchase itself is told elsewhere. */
async function withPlan(
  page: Page,
  used: number,
  max: number,
  { name = 'Standard', canFaceAnalyze = true }: { name?: string; canFaceAnalyze?: boolean } = {},
): Promise<void> {
  await answering(page, '/api/subscription/limits', (json) => ({
    ...json,
    plan: {
      name,
      billingPeriod: 'monthly',
      features: { maxAnalysesPerMonth: 50, maxFaceAnalysesPerMonth: max },
    },
    usage: { analysesCount: 0, faceAnalysesCount: used },
    remainingFaceAnalyses: max - used,
    canFaceAnalyze,
  }))
}

/** Signed in with a plan and the consent given: where a photo can be chosen. */
async function ready(username: string, options: Parameters<World['visitAs']>[2] = {}, used = 0, max = 25) {
  const visited = await world.visitAs(username, BLANK, options)
  const { page } = visited
  await withPlan(page, used, max, { name: max === 25 ? 'Premium' : 'Standard' })
  await page.request.post(`${world.app.origin}/api/users/consents`, {
    data: { kind: 'face-analysis', isGiven: true },
    headers: { origin: world.app.origin },
  })
  await page.goto(`${world.app.origin}/face-analysis`)
  await file(page).waitFor({ state: 'attached' })
  return visited
}

async function choose(page: Page) {
  await file(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await plainPhoto() })
  await page.getByAltText('The photo you chose').waitFor()
}

/** Plays the answer to the analysis; whatever it is about stands in the database as the server would have put it there. */
async function answerWith(page: Page, answer: (route: Route) => Promise<void>) {
  await page.unroute('**/api/face-analysis')
  await page.route('**/api/face-analysis', answer)
}

async function made(username: string, report = measuredReport({ redness: 45 })) {
  const row = await seedMeasured(world, username, report)
  const { searchText: _, ...content } = contentOf(report)
  return { ...row, ...content, isPublic: false, ownerName: null }
}

test('DEC-23 without consent no photo can be chosen; it says what happens, and is given once', async () => {
  const { page } = await world.visitAs('face-consent', BLANK)
  await withPlan(page, 0, 3)
  await page.goto(`${world.app.origin}/face-analysis`)

  const consent = page.getByRole('region', { name: 'Before your first photo' })
  await consent.getByText('measured in the memory of this server').waitFor()
  await consent.getByText('Nobody else gets it').waitFor()
  await consent.getByText('16 or older').waitFor()
  expect(await consent.getByRole('link', { name: 'Your consents' }).getAttribute('href')).toBe('/profile')
  expect(await page.locator('input[type=file]').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Use the camera' }).count()).toBe(0)

  await consent.getByRole('button', { name: 'I agree' }).click()
  await file(page).waitFor({ state: 'attached' })
  await page.reload()
  await file(page).waitFor({ state: 'attached' })
  await page.goto(`${world.app.origin}/profile`)
  await page.getByRole('button', { name: 'Withdraw: Face analysis' }).click()
  await page.locator('[data-toast]').waitFor()
  await page.goto(`${world.app.origin}/face-analysis`)
  await consent.waitFor()
})

test('FACE-01 FACE-02 FACE-03 FACE-04 FACE-05 FACE-14 FACE-15 FACE-21 B-36 the panel says what it takes, what is left and what is kept', async () => {
  const { page } = await ready('face-panel', {}, 0, 3)
  const main = page.getByRole('main')

  await main.getByRole('heading', { name: 'Face Analysis', level: 1 }).waitFor()
  expect(await start(page).isDisabled()).toBe(true)
  await main.getByText('0 of 3 face analyses used this month').waitFor()
  await main.getByText('3 face analyses left this month.').waitFor()
  await main.getByText('PNG, JPG').waitFor()
  await main.getByText('Photos are not stored.').waitFor()
  expect(await main.getByRole('link', { name: 'Plans and limits' }).getAttribute('href')).toBe('/pricing')
  for (const feature of [
    'Skin Type Detection',
    'Concern Analysis',
    'Personalized Recommendations',
    'Health Scoring',
  ])
    await main.getByText(feature).waitFor()
})

test('FACE-20 the start waits for the photo chosen last, and sends no other for it', async () => {
  const { page } = await ready('face-other')
  const letGo = await holdDecoding(page)
  await page.reload()
  const sent: number[] = []
  await answerWith(page, async (route) => {
    const { imageBase64 } = route.request().postDataJSON() as { imageBase64: string }
    const { channels } = await sharp(Buffer.from(imageBase64.split(',')[1] ?? '', 'base64')).stats()
    sent.push(Math.round((channels[0]?.mean ?? 0) / 16))
    await route.abort()
  })
  await choose(page)
  const choice = async (name: string, colour: string) =>
    file(page).setInputFiles({ name, mimeType: 'image/png', buffer: await plainPhoto(colour) })
  await choice('slow-old.png', '#808080')
  await expect.poll(() => start(page).isDisabled()).toBe(true)
  await choice('new.png', '#404040')
  await start(page).click()
  await toastOf(page).first().waitFor()
  await letGo()
  await start(page).click()
  await expect.poll(() => sent).toEqual([4, 4])
})

test('FACE-16 FACE-17 FACE-18 UIC-08 what is no image or too large is refused, 10 MB itself is taken', async () => {
  const { page } = await ready('face-checks')
  const tell = async (name: string, mimeType: string, bytes: number) => {
    const buffer = mimeType === 'image/png' ? pngOf(bytes) : Buffer.alloc(bytes, 7)
    await file(page).setInputFiles({ name, mimeType, buffer })
  }
  await tell('a.pdf', 'application/pdf', 10)
  await toastOf(page).getByText('Invalid File').waitFor()
  await toastOf(page).getByText('Please select an image file.').waitFor()
  await tell('a.png', 'image/png', MEGABYTES_10 + 1)
  await toastOf(page).getByText('Image Too Large').waitFor()
  await toastOf(page).getByText('Please choose a smaller image (under 10MB) and try again.').waitFor()
  expect(await page.getByAltText('The photo you chose').count()).toBe(0)
  expect(await start(page).isDisabled()).toBe(true)

  await file(page).setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await toastOf(page).getByText('Please select an image file.').waitFor()
  expect(await start(page).isDisabled()).toBe(true)

  await tell('a.png', 'image/png', MEGABYTES_10)
  await page.getByAltText('The photo you chose').waitFor()
  expect(await start(page).isEnabled()).toBe(true)
})

test(
  'FACE-18 FACE-23 B-22 a photo of exactly 10485760 bytes reaches the server whole',
  { timeout: 120_000 },
  async () => {
    const { page } = await ready('face-whole')
    const photo = await plainPhoto()
    // Bytes behind the last chunk are no part of the picture; they only make the file as long as it may be.
    const whole = Buffer.concat([photo, Buffer.alloc(MEGABYTES_10 - photo.length, 7)])
    await file(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: whole })
    let sent = ''
    await answerWith(page, (route) => {
      sent = (JSON.parse(route.request().postData() ?? '{}') as { imageBase64: string }).imageBase64
      return route.fulfill({ status: 500, json: { message: 'Enough.', code: 'INTERNAL' } })
    })
    await start(page).click()
    await toastOf(page).getByText('Enough.').waitFor()

    expect(sent.startsWith('data:image/png;base64,')).toBe(true)
    expect(Buffer.from(sent.slice(sent.indexOf(',') + 1), 'base64').equals(whole)).toBe(true)
  },
)

test('DEC-21 B-22 a large photo is made smaller, and place and camera stay on the device', async () => {
  const { page } = await ready('face-exif')
  const bodies: string[] = []
  await answerWith(page, (route) => {
    bodies.push((JSON.parse(route.request().postData() ?? '{}') as { imageBase64: string }).imageBase64)
    return route.fulfill({ status: 500, json: { message: 'Enough.', code: 'INTERNAL' } })
  })
  const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#c9a088' } })
    .withExif({ IFD0: { Make: 'CAMERA-MARK' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect(large.includes('CAMERA-MARK')).toBe(true)
  await file(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: large })
  await start(page).click()
  await expect.poll(() => bodies.length).toBe(1)

  const bytes = Buffer.from((bodies[0] ?? '').split(',')[1] ?? '', 'base64')
  const { width, height, exif } = await sharp(bytes).metadata()
  expect(Math.max(width, height)).toBe(2600)
  expect(exif).toBeUndefined()
  expect(bytes.includes('CAMERA-MARK')).toBe(false)
})

test('FACE-06 FACE-07 FACE-08 FACE-24 FACE-25 FACE-26 FACE-27 FACE-28 FACE-29 DEC-38 from photo to report', async () => {
  const { page, problems } = await ready('face-run')
  const json = await made('face-run')
  let calls = 0
  let send = () => {}
  await answerWith(page, async (route) => {
    calls += 1
    await new Promise<void>((resolve) => (send = resolve))
    await route.fulfill({ json })
  })
  await choose(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.install()
  await start(page).click()

  await overlay(page).getByRole('heading', { name: 'Analyzing your face...' }).waitFor()
  await page.getByText('Analyzing Your Skin...').waitFor()
  expect(await overlay(page).getByRole('listitem').count()).toBe(6)
  expect(await overlay(page).locator('[data-state=now]').innerText()).toContain('image')
  // The first step lasts a second, and the drawing goes along with the steps.
  await stopTime(page)
  await page.clock.runFor(1_000)
  await overlay(page).locator('[data-state=done]').waitFor()
  expect(await overlay(page).locator('[data-zone]').count()).toBeGreaterThan(0)
  asked.length = 0
  const answered = page.waitForResponse('**/api/face-analysis')
  send()
  await (await answered).finished()
  await roundTrip(page)
  // A ready answer is shown within 400 ms of the page's own time.
  await runInSteps(page, 400)
  await toastOf(page).getByText('Face Analysis Complete').waitFor()
  await page.clock.resume()
  await page.getByRole('heading', { name: 'Professional Skin Analysis' }).waitFor()

  await page.getByRole('button', { name: 'Analysis Complete!' }).waitFor()
  await toastOf(page).getByText('Face Analysis Complete').waitFor()
  expect(await page.getByRole('button', { name: 'Analysis Complete!' }).getAttribute('data-state')).toBe(
    'complete',
  )
  expect(await page.locator('input[type=file]').count()).toBe(0)
  await expect.poll(() => asked).toContain('/api/face-analyses')
  expect(asked).toContain('/api/subscription/limits')
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-report-heading'))

  await page.getByRole('button', { name: 'Analyze Another Photo' }).click()
  await file(page).waitFor({ state: 'attached' })
  expect(await page.getByAltText('The photo you chose').count()).toBe(0)
  expect(calls).toBe(1)
  expect(problems).toEqual([])
})

test('DEC-38 FACE-35 the last step is held for as long as the answer is out', async () => {
  const { page } = await ready('face-slow', { motion: true })
  await answerWith(page, () => new Promise(() => {}))
  await choose(page)
  await page.clock.install()
  await start(page).click()
  await overlay(page).waitFor()
  for (let step = 0; step < 5; step += 1) {
    await expect.poll(() => page.locator('[data-state=done]').count()).toBeGreaterThanOrEqual(step)
    await page.clock.runFor(1_300)
  }
  await page.clock.runFor(20_000)
  await expect.poll(() => overlay(page).locator('[data-state=done]').count()).toBe(5)
  await overlay(page).getByText('Almost there.').waitFor()
})

test('FACE-36..42 DEC-38 a failure closes the overlay at once, says why, and keeps the photo for another try', async () => {
  const { page } = await ready('face-fails')
  await choose(page)
  for (const [status, problem, title, text] of [
    [429, { message: 'No more.', code: 'LIMIT_EXCEEDED' }, 'Limit Reached', 'Monthly face analysis limit'],
    [413, { message: 'Too much.', code: 'TOO_LARGE' }, 'Image Too Large', 'under 10MB'],
    [403, { message: 'No.', code: 'FORBIDDEN' }, 'Invalid Image', 'clear photo of your face'],
    [
      400,
      { message: 'No human face here.', code: 'INVALID_IMAGE' },
      'Invalid Image',
      'Human content is needed',
    ],
    [500, { message: 'It broke.', code: 'INTERNAL' }, 'Analysis Failed', 'It broke.'],
    [
      502,
      null,
      'Analysis Failed',
      'Unable to analyze your photo. Please try again with a clear facial image.',
    ],
  ] as const) {
    await answerWith(page, (route) =>
      route.fulfill(problem === null ? { status, body: '<html>413</html>' } : { status, json: problem }),
    )
    await start(page).click()
    await toastOf(page).getByText(title, { exact: true }).waitFor()
    await toastOf(page).getByText(text).waitFor()
    expect(await overlay(page).count()).toBe(0)
    await page.getByAltText('The photo you chose').waitFor()
    await page.getByRole('main').getByText('Nothing was counted').waitFor()
    await dismissToasts(page)
  }
})

test('FACE-39 the reason of a refused photo stays beside it with what to do, until another is chosen', async () => {
  const { page } = await ready('face-refused')
  await choose(page)
  const json = {
    message: 'Your face is turned too far. Please take a clear photo.',
    code: 'INVALID_IMAGE',
    fields: { photo: 'turned' },
  }
  await answerWith(page, (route) => route.fulfill({ status: 400, json }))
  await start(page).click()

  const main = page.getByRole('main')
  await main.getByText('Your face is turned too far').waitFor()
  await main.getByText('Look straight into the lens').waitFor()
  await choose(page)
  expect(await main.getByText('Look straight into the lens').count()).toBe(0)
})

test('DEC-23 a consent taken back elsewhere is asked for again, and the photo is not lost', async () => {
  const { page } = await ready('face-428')
  await choose(page)
  await page.request.post(`${world.app.origin}/api/users/consents`, {
    data: { kind: 'face-analysis', isGiven: false },
    headers: { origin: world.app.origin },
  })
  await answerWith(page, (route) =>
    route.fulfill({ status: 428, json: { message: 'Please agree first.', code: 'CONSENT_REQUIRED' } }),
  )
  await start(page).click()

  const consent = page.getByRole('region', { name: 'Please agree once more' })
  await consent.getByText('Your photo is kept here').waitFor()
  await page.getByAltText('The photo you chose').waitFor()
  const json = await made('face-428')
  await answerWith(page, (route) => route.fulfill({ json }))
  await consent.getByRole('button', { name: 'I agree' }).click()
  await start(page).click()
  await page.getByRole('heading', { name: 'Professional Skin Analysis' }).waitFor()
})

test('FACE-19 FACE-20 DEC-32 at the limit a photo is stopped before anything is sent', async () => {
  const { page } = await ready('face-limit', {}, 0, 3)
  await withPlan(page, 3, 3, { canFaceAnalyze: false })
  await page.reload()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByText('3 of 3 face analyses used this month').waitFor()
  await file(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await plainPhoto() })

  await toastOf(page)
    .getByText('Monthly face analysis limit reached. Please upgrade your plan to continue.')
    .waitFor()
  expect(await page.getByAltText('The photo you chose').count()).toBe(0)
  expect(asked).not.toContain('/api/face-analysis')

  await withPlan(page, 25, 25, { name: 'Premium', canFaceAnalyze: false })
  await page.reload()
  await page.getByText('25 of 25 face analyses used this month').waitFor()
  await page.getByRole('button', { name: 'Use the camera' }).click()
  await toastOf(page).getByText('Counting starts again on').waitFor()
  expect(await page.getByText('Please upgrade').count()).toBe(0)
})

test('FACE-09 FACE-10 FACE-11 FACE-12 FACE-13 DEC-39 the latest five stand at the side and open in place, with their own day', async () => {
  const { page } = await ready('face-recent')
  await page.getByText('Your first analysis will appear here.').waitFor()
  const day = (ago: number) => new Date(Date.UTC(2026, 9, 20 - ago, 12))
  for (let ago = 1; ago <= 6; ago += 1) await seedFace(world, 'face-recent', day(ago))
  await seedFace(world, 'face-recent', day(0), {
    safetyScore: null,
    skinType: null,
    analysis: { scores: { clarity: 50 } },
  })
  await page.reload()

  const recent = page.getByRole('region', { name: 'Recent analyses' })
  await recent.getByRole('button').first().waitFor()
  expect(await recent.getByRole('button').allInnerTexts()).toHaveLength(5)
  const [first, second] = await recent.getByRole('button').allInnerTexts()
  expect(first?.split(/\n+/)).toEqual(['Analysis', 'Oct 20, 2026', '--'])
  expect(second?.split(/\n+/)).toEqual(['Oily', 'Oct 19, 2026', '71'])

  await recent.getByRole('button').nth(1).click()
  await page.getByText('Analysed on Oct 19, 2026').waitFor()
  await recent.getByRole('button').first().press('Enter')
  await page.getByText('Analysed on Oct 20, 2026').waitFor()
  await page.getByRole('button', { name: 'Analyze Another Photo' }).click()
  await file(page).waitFor({ state: 'attached' })
})

test('FACE-11 UIC-07 an entry whose day is missing or invalid says so', async () => {
  const { page } = await ready('face-days')
  const json = await made('face-days')
  await page.route('**/api/face-analyses', (route) =>
    route.fulfill({
      json: [
        { ...json, createdAt: '2026-13-99T00:00:00.000Z' },
        { ...json, id: json.id.replace(/.$/, '_'), createdAt: null },
      ],
    }),
  )
  await page.reload()
  const recent = page.getByRole('region', { name: 'Recent analyses' })
  await recent.getByRole('button').first().waitFor()
  expect(await recent.getByText('Unknown date').count()).toBe(2)
})

test('FREP-03 B-46 a fresh report has the day of today, whatever the row says', async () => {
  const { page } = await ready('face-today')
  const json = await made('face-today')
  await choose(page)
  await answerWith(page, (route) =>
    route.fulfill({ json: { ...json, createdAt: '2020-01-01T00:00:00.000Z' } }),
  )
  await start(page).click()
  await page.getByText(/^Today, \w{3} \d{1,2}, \d{4}$/).waitFor()
})

test('DEC-30 UX-18 what cannot be checked is neither open nor used up, and can be tried again', async () => {
  const { page } = await world.visitAs('face-unknown', BLANK)
  await page.route('**/api/subscription/limits', (route) => route.fulfill({ status: 400, body: '' }))
  await page.goto(`${world.app.origin}/face-analysis`)
  await page.getByText('We could not check how many face analyses you have left.').waitFor()
  expect(await page.locator('input[type=file]').count()).toBe(0)
  expect(await page.getByText('Limit Reached').count()).toBe(0)
  await page.unroute('**/api/subscription/limits')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Face analysis is not included in Free').waitFor()
})

test('FACE-43 a bought plan opens the panel without any playing', async () => {
  const { page } = await world.visitAs('face-bought', BLANK)
  await makeSubscription(page, 'Standard')
  await page.goto(`${world.app.origin}/face-analysis`)
  await page.getByRole('button', { name: 'I agree' }).click()
  await page.getByText('0 of 3 face analyses used this month').waitFor()
  await file(page).waitFor({ state: 'attached' })
})

test(
  'UX-01 UX-05 UX-07 UX-23 the page fits both sizes and twice the text, passes axe, and works by keyboard',
  { timeout: 180_000 },
  async () => {
    for (const [viewport, colorScheme] of [
      [{ width: 360, height: 740 }, 'dark'],
      [{ width: 1440, height: 900 }, 'light'],
    ] as const) {
      const { page, context } = await ready(`face-axe-${viewport.width}`, { viewport, colorScheme })
      await choose(page)
      const json = await made(`face-axe-${viewport.width}`, measuredReport({ redness: 60, shine: null }))
      const check = async () => {
        expect(await axeFindings(page)).toEqual([])
        expect(await overflowing(page, viewport.width, PHONE.width)).toEqual([])
      }
      await check()
      await answerWith(page, (route) => route.fulfill({ json }))
      await start(page).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Professional Skin Analysis' }).waitFor()
      await page.getByRole('button', { name: 'Analyze Another Photo' }).waitFor()
      await dismissToasts(page)
      await page.locator('[data-toast]').waitFor({ state: 'detached' })
      await check()
      const browser = await context.newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      await page.reload()
      await page.getByRole('region', { name: 'Recent analyses' }).getByRole('button').first().click()
      await page.getByRole('heading', { name: 'Professional Skin Analysis' }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    }
  },
)
