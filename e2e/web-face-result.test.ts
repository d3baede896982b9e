import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { seedFace, seedMeasured } from './face-rows.ts'
import { measuredReport } from './measured-face.ts'
import { toastOf } from './plan-steps.ts'
import { onPaper, overflowing, roundTrip } from './web-steps.ts'
import { BLANK, createWorld, PHONE, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const DAY = new Date(Date.UTC(2026, 9, 20, 16, 5))
const open = (page: Page, id: string) => page.goto(`${world.app.origin}/face-analysis/${id}`)
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const report = (page: Page) => page.getByRole('heading', { name: 'Professional Skin Analysis' })

/** A measured analysis with a severe concern, two scores that were not measured, and an allergy. */
async function measured(username: string, told = {}) {
  const visited = await world.visitAs(username, BLANK)
  const found = measuredReport(
    { redness: 55, shine: 42, lines: null, texture: null, ...told },
    { allergies: ['Panthenol'], warnings: ['soft'] },
  )
  const row = await seedMeasured(world, username, found, DAY)
  await open(visited.page, row.id)
  await report(visited.page).waitFor()
  return { ...visited, row, found }
}

test('FDET-01 FDET-03 FDET-04 FDET-05 FDET-07 FDET-11 FDET-12 FDET-13 the owner opens a record by its id', async () => {
  const { page, problems } = await measured('detail-own')
  const main = page.getByRole('main')

  expect(await main.getByRole('link', { name: 'Back to History' }).getAttribute('href')).toBe('/history')
  await main.getByRole('button', { name: 'Share', exact: true }).waitFor()
  await main.getByRole('button', { name: 'Download' }).waitFor()
  await main.getByText('Oct 20, 2026, 4:05 PM').waitFor()
  expect(await main.getByText('Overall score').locator('..').innerText()).toMatch(/\d\d\s+out of 100/)
  expect(await main.getByRole('link', { name: 'Analyze Another Photo' }).getAttribute('href')).toBe(
    '/face-analysis',
  )
  expect(await main.getByRole('link', { name: 'View Health Journey' }).getAttribute('href')).toBe(
    '/skin-health-tracker',
  )
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, nofollow')
  expect(problems).toEqual([])
})

test.each([
  [80, 'Excellent'],
  [79, 'Good'],
  [60, 'Good'],
  [59, 'Needs Attention'],
])('FDET-08 FDET-09 FDET-10 a score of %i has the badge %s', async (score, badge) => {
  const { page } = await world.visitAs(`detail-badge-${score}`, BLANK)
  const row = await seedFace(world, `detail-badge-${score}`, DAY, {
    safetyScore: score,
    analysis: { scores: { overall: score } },
  })
  await open(page, row.id)
  const line = page.getByText('Overall score').locator('..')
  await line.getByText(badge, { exact: true }).waitFor()
  expect(await line.innerText()).toContain(String(score))
})

test('FREP-01..16 FREP-18 DEC-55 the report shows every part, each with what it rests on', async () => {
  const { page, found } = await measured('report-parts')

  await page.getByText(`Skin type: ${found.skinType?.primary}`).waitFor()
  await page.getByText('Analysed on Oct 20, 2026').waitFor()
  await page.getByText('Cosmetic guidance from a photo, not medical advice.').waitFor()
  await page.getByRole('button', { name: 'Export Analysis' }).waitFor()
  await page.getByRole('button', { name: 'Share Results' }).waitFor()
  const cards = region(page, 'Your scores')
  for (const name of ['Overall', 'Hydration (appearance)', 'Clarity', 'Texture', 'Tone'])
    await cards.getByText(name, { exact: true }).waitFor()
  await region(page, 'Skin type')
    .getByText(found.skinType?.because ?? '')
    .waitFor()
  const rings = region(page, 'Skin metrics').getByRole('img', { name: /: (\d+ out of 100|not measured)/ })
  expect(await rings.count()).toBe(5)
  const concerns = region(page, 'Visible concerns')
  const first = concerns.getByRole('listitem').first()
  expect(await first.innerText()).toMatch(/^Redness\s+Severe\s+7\.8 of 10/)
  expect(await first.innerText()).toContain('More than on 46 of 50 reference faces.')
  await concerns.getByText('show it to a doctor or another professional').waitFor()
  await region(page, 'Priority treatment focus')
    .getByText(/^Redness:/)
    .waitFor()
  for (const part of ['Morning routine', 'Evening routine'])
    expect(await region(page, part).getByRole('listitem').count()).toBeGreaterThan(1)
  const timeline = region(page, 'What to expect, and when')
  await timeline.getByText('6 to 8 weeks of daily use').waitFor()
  expect(await timeline.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Week 1-2\s+Initial adjustment$/),
    expect.stringMatching(/^Week 3-4\s+First improvements$/),
    expect.stringMatching(/^Week 6-8\s+Significant progress$/),
  ])
  await page.getByText('Cosmetic appearance estimate from one photo. Not a medical device.').waitFor()
})

test('FREP-12 FREP-13 ingredients lead to their pages, say why and by whom, and what is personal is marked', async () => {
  const { page, found } = await measured('report-ingredients')
  const [beneficial] = found.ingredients.beneficial
  const list = region(page, 'Beneficial ingredients')
  const entry = list.getByRole('listitem').first()
  expect(await entry.getByRole('link').first().getAttribute('href')).toBe(`/ingredients/${beneficial?.slug}`)
  expect(await entry.innerText()).toContain(beneficial?.why ?? 'no reason')
  expect(await entry.innerText()).toContain(beneficial?.source.title ?? 'no source')
  const avoid = region(page, 'Ingredients to avoid').getByRole('listitem').first()
  expect(await avoid.innerText()).toMatch(/^PANTHENOL\s+From your profile/)
  await entry.getByRole('link').first().click()
  await page.waitForURL('**/ingredients/**')
})

test('DEC-35 B-40 what was not measured has words in the place of a figure, and no default is shown', async () => {
  const { page } = await measured('report-gaps')

  const texture = region(page, 'Your scores').getByText('Texture', { exact: true }).locator('..')
  expect(await texture.innerText()).toContain('Not measured')
  await page.getByRole('img', { name: 'Texture: not measured' }).waitFor()
  await page.getByText('Not measured means that the photo did not tell.').waitFor()

  const { page: older } = await world.visitAs('report-older', BLANK)
  const row = await seedFace(world, 'report-older', DAY, {
    safetyScore: null,
    skinType: null,
    analysis: { fullText: 'VISIBLE CONCERNS:\n- Redness (6/10): on both cheeks' },
    concerns: [],
    recommendations: [],
  })
  await open(older, row.id)
  await report(older).waitFor()
  expect(await region(older, 'Your scores').getByText('Not measured', { exact: true }).count()).toBe(5)
  await region(older, 'Skin type').getByText('Not measured', { exact: true }).waitFor()
  expect(await older.getByText(/\b7[05]\b|\b80\b|Combination/).count()).toBe(0)
  await region(older, 'Visible concerns').getByText('Moderate').waitFor()
  await region(older, 'Priority treatment focus').getByText('General advice').waitFor()
})

test('DEC-35 where nothing stands out it says what was not looked at, and no score hides how unsure it is', async () => {
  const { page } = await world.visitAs('report-calm', BLANK)
  const found = measuredReport({ lines: null, 'dark-spots': null })
  const unsure = { ...found.why.tone, parts: found.why.tone?.parts ?? [], confidence: 0.36 }
  const row = await seedMeasured(world, 'report-calm', { ...found, why: { ...found.why, tone: unsure } }, DAY)
  await open(page, row.id)

  await region(page, 'Visible concerns')
    .getByText('Nothing stands out in what was measured. Not measured on this photo: lines, dark spots.')
    .waitFor()
  await region(page, 'Priority treatment focus').getByText('in what was measured').waitFor()
  const cards = region(page, 'Your scores')
  const card = (name: string) => cards.getByText(name, { exact: true }).locator('..')
  expect(await card('Tone').innerText()).toContain('out of 100, rather unsure')
  expect(await card('Clarity').innerText()).not.toContain('unsure')
})

test('B-41 DEC-36 FPARSE-05 FREP-17 a broken report is shown as far as it can be read, and says so', async () => {
  const { page } = await world.visitAs('report-partial', BLANK)
  const analysis = '```json\n{ "scores": \n```\n## Skin Type\nOily\n## Weekly\n- One clay mask a week'
  const row = await seedFace(world, 'report-partial', DAY, {
    analysis,
    recommendations: [],
    safetyScore: null,
  })
  await open(page, row.id)
  await page.getByText('This report is partial').waitFor()
  await page.getByText('Skin type: Oily').waitFor()
  expect(await page.getByText('clay mask').count()).toBe(0)
})

test('FPARSE-31 an analysis that holds nothing did not complete', async () => {
  const { page } = await world.visitAs('report-empty', BLANK)
  const row = await seedFace(world, 'report-empty', DAY, {
    analysis: {},
    concerns: [],
    recommendations: [],
    safetyScore: null,
    skinType: null,
  })
  await open(page, row.id)
  await page.getByText('This analysis did not complete').waitFor()
  expect(await page.getByRole('button', { name: 'Download' }).count()).toBe(0)
})

test('every score opens what made it: value, rank, weight and confidence', async () => {
  const { page, found } = await measured('report-why')
  const metrics = region(page, 'Skin metrics')
  expect(await metrics.getByText('How Texture came about').count()).toBe(0)
  await metrics.locator('summary', { hasText: 'How Clarity came about' }).click()
  const table = metrics.getByRole('table', { name: 'How Clarity came about' })
  await expect.poll(() => table.getByRole('row').count()).toBe((found.why.clarity?.parts.length ?? 0) + 1)
  const redness = await table.getByRole('row', { name: /^Redness/ }).innerText()
  expect(redness).toMatch(/55\s+more than 46 of 50\s+\d+\s+\d+ %/)
  const opened = metrics.locator('details[open]')
  await expect.poll(() => opened.count()).toBe(1)
  await opened.getByText(/^Measured with \d+ % confidence\.$/).waitFor()
})

test('UX-12 the face map shows one measure by zone, in shades and as a table, and says what was not measured', async () => {
  const { page } = await measured('report-map')
  const map = region(page, 'Face map')
  const drawing = map.getByRole('img')
  expect(await drawing.getAttribute('aria-label')).toContain('Left cheek most')
  expect(await drawing.locator('[data-zone=left-cheek]').getAttribute('data-level')).toBe('most')
  expect(await drawing.locator('[data-zone=chin]').getAttribute('data-level')).toBe('unknown')
  expect(await map.getByRole('row', { name: /Left cheek/ }).innerText()).toMatch(/2\. Left cheek\s+64\s+most/)
  expect(await map.getByRole('row', { name: /Chin/ }).innerText()).toContain('Not measured')

  await map.getByLabel('What to show').selectOption('Lines')
  await map.getByText('Not measured on this photo. The face is too small on this photo.').waitFor()
  expect(await drawing.locator('[data-zone]').count()).toBe(0)
  await map.getByLabel('What to show').press('ArrowDown')
  await map.getByText('Whole face: 42').waitFor()
})

test('DEC-57 B-21 the photo has a receipt, and what was wrong with it is told', async () => {
  const { page } = await measured('report-receipt')
  await page.getByText('The photo is a little soft').waitFor()
  const receipt = region(page, 'What happened to your photo')
  await receipt.getByText('431 kB arrived').waitFor()
  await receipt.getByText('Decoded and measured in memory in 212 ms').waitFor()
  await receipt.getByText('Sent to nobody').waitFor()
  await receipt.getByText('Not written anywhere').waitFor()
})

test('FDET-02 FDET-06 FDET-18 DEC-16 DEC-40 shared by its owner, a visitor sees it without what is personal; stopped, nothing', async () => {
  const { page, row } = await measured('report-share')
  const visitor = await world.visit(BLANK)
  await open(visitor.page, row.shareId)
  await visitor.page.getByRole('heading', { name: 'Analysis Not Found' }).waitFor()
  await visitor.page.getByRole('link', { name: 'Go Home' }).waitFor()

  await page.getByRole('button', { name: 'Share Results' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Ana')
  await dialog.getByRole('button', { name: 'Agree and share' }).click()
  await toastOf(page).getByText('Link Copied!').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${world.app.origin}/face-analysis/${row.shareId}`,
  )
  await page.getByText('Shared: anyone with the link can see it').waitFor()

  const asked: string[] = []
  visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visitor.page.reload()
  await report(visitor.page).waitFor()
  await visitor.page.getByText('Analysis by Ana').waitFor()
  expect(asked.filter((path) => path.includes('face-analyses'))).toEqual([
    `/api/public/face-analyses/${row.shareId}`,
  ])
  expect(await visitor.page.getByText('PANTHENOL').count()).toBe(0)
  expect(await visitor.page.getByText('What happened to your photo').count()).toBe(0)
  expect(await visitor.page.getByText('Stop sharing').count()).toBe(0)

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await toastOf(page).waitFor()
  await visitor.page.reload()
  await visitor.page.getByRole('heading', { name: 'Analysis Not Found' }).waitFor()
})

test('FDET-19 FDET-20 a visitor with a record id is tried on the public call and then told that it is not there', async () => {
  const { row } = await measured('report-401')
  const visitor = await world.visit(BLANK)
  const asked: string[] = []
  visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(visitor.page, row.id)
  await visitor.page.getByRole('heading', { name: 'Analysis Not Found' }).waitFor()
  await visitor.page.getByText('The requested face analysis could not be found.').waitFor()
  expect(asked.filter((path) => path.includes('face-analyses'))).toEqual([
    `/api/face-analyses/${row.id}`,
    `/api/public/face-analyses/${row.id}`,
  ])
})

test('FDET-14 FDET-15 FDET-16 FDET-17 FDET-21 loading, then what does not exist says so and leads to the history', async () => {
  const { page } = await world.visitAs('report-missing', BLANK)
  let answer = () => {}
  await page.route('**/api/face-analyses/face_*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.fulfill({
      status: 404,
      json: { message: 'Failed to fetch face analysis', code: 'NOT_FOUND' },
    })
  })
  await open(page, 'face_0123456789abcdefghijkl')
  await page.getByText('Loading the analysis...').waitFor({ state: 'attached' })
  answer()
  await page.getByRole('heading', { name: 'Analysis Not Found' }).waitFor()
  expect(
    await page.getByRole('main').getByRole('link', { name: 'Back to History' }).getAttribute('href'),
  ).toBe('/history')
  expect(page.url()).toContain('face_0123456789abcdefghijkl')
  await open(page, randomUUID())
  await page.getByRole('heading', { name: 'Analysis Not Found' }).waitFor()
  await open(page, 'nonsense')
  await page.getByRole('heading', { name: 'Analysis Not Found' }).waitFor()
})

test('B-48 DEC-41 a server that fails is tried again quietly, then the reader is led home with a word and a way back', async () => {
  const { page, row } = await measured('report-fails')
  let calls = 0
  await page.route(`**/api/face-analyses/${row.id}`, (route) => {
    calls += 1
    return route.fulfill({ status: 500, body: '' })
  })
  await page.reload()
  await page.waitForURL(`${world.app.origin}/`)
  await toastOf(page).getByText('Error', { exact: true }).waitFor()
  await toastOf(page).getByText('Failed to load analysis results').waitFor()
  expect(calls).toBe(3)
  await page.unroute(`**/api/face-analyses/${row.id}`)
  await toastOf(page).getByRole('button', { name: 'Try again' }).click()
  await report(page).waitFor()
})

test('SHARE-10 SHARE-15 SHARE-17 both buttons save the PDF; a failure is told', async () => {
  const { page, row } = await measured('report-pdf')
  for (const name of ['Export Analysis', 'Download']) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    expect((await saved).suggestedFilename()).toBe(`skin-analysis-${row.id}-2026-10-20.pdf`)
    await toastOf(page).getByText('PDF Downloaded').waitFor()
    await toastOf(page)
      .getByText('Your comprehensive face analysis report has been downloaded as PDF')
      .waitFor()
  }
})

test('B-44 UX-13 a good result is celebrated once, for its owner, and never where motion is unwanted', async () => {
  const good = measuredReport(
    Object.fromEntries(
      [
        'redness',
        'texture',
        'shine',
        'unevenness',
        'lines',
        'dark-spots',
        'blemish-spots',
        'under-eye-darkness',
        'dryness-appearance',
      ].map((name) => [name, 12]),
    ),
  )
  expect(good.scores.overall).toBeGreaterThanOrEqual(80)
  const fired = (page: Page) => page.locator('canvas[data-fired=true]').count()
  /** The drawing of the confetti travels only where it is wanted. */
  const drawings = (page: Page) => {
    const asked: string[] = []
    page.on('request', (request) => void (/confetti/.test(request.url()) && asked.push(request.url())))
    return asked
  }
  const { page } = await world.visitAs('report-joy', BLANK, { motion: true })
  const row = await seedMeasured(world, 'report-joy', good)
  const asked = drawings(page)
  await open(page, row.id)
  await expect.poll(() => fired(page)).toBe(1)
  expect(asked).toHaveLength(1)
  asked.length = 0
  await page.reload()
  await report(page).waitFor()
  await roundTrip(page)
  expect(asked).toEqual([])
  expect(await fired(page)).toBe(0)

  const still = await world.visitAs('report-still', BLANK)
  const other = await seedMeasured(world, 'report-still', good)
  const askedStill = drawings(still.page)
  await open(still.page, other.id)
  await still.page
    .getByRole('img', { name: `Overall: ${good.scores.overall} out of 100, Excellent` })
    .waitFor()
  await roundTrip(still.page)
  expect(askedStill).toEqual([])
  expect(await fired(still.page)).toBe(0)
})

test(
  'UX-01 UX-06 UX-07 UX-21 UX-23 the report fits both sizes, both themes, twice the text and paper, and passes axe',
  { timeout: 180_000 },
  async () => {
    for (const [viewport, colorScheme] of [
      [{ width: 360, height: 740 }, 'light'],
      [{ width: 1440, height: 900 }, 'dark'],
    ] as const) {
      const name = `report-axe-${viewport.width}-${colorScheme}`
      const { page, context } = await world.visitAs(name, BLANK, { viewport, colorScheme })
      const row = await seedMeasured(
        world,
        name,
        measuredReport({ redness: 60, shine: null }, { warnings: ['dark'] }),
      )
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      await open(page, row.id)
      await report(page).waitFor()
      const summaries = await page.locator('summary').all()
      for (const summary of summaries) await summary.click()
      await expect.poll(() => page.locator('details[open]').count()).toBe(summaries.length)
      expect(await axeFindings(page)).toEqual([])
      expect(await overflowing(page, viewport.width, PHONE.width)).toEqual([])
      await onPaper(page)
      expect(await page.getByRole('button', { name: 'Share Results' }).isVisible()).toBe(false)
      expect(await page.getByRole('banner').isVisible()).toBe(false)
      await page.emulateMedia({ media: 'screen' })
      const browser = await context.newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      await page.reload()
      await report(page).waitFor()
      expect({ name, width: await width() }).toEqual({ name, width: viewport.width })
    }
  },
)
