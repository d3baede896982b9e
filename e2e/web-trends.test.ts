import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { measuredReport, seedFace, seedMeasured } from './face-rows.ts'
import { overflowing } from './web-steps.ts'
import { BLANK, createWorld, open, PHONE, reload, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const PATH = '/skin-health-tracker'
const DAY_MS = 86_400_000
const day = (ago: number) => new Date(Date.UTC(2026, 9, 20, 12) - ago * DAY_MS)
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, label: string) => page.getByText(label, { exact: true }).locator('..')

/** Rows with these scores, newest first, a day apart. */
async function journey(username: string, scores: readonly (number | null)[]) {
  const visited = await world.visitAs(username, BLANK)
  for (const [ago, score] of scores.entries())
    await seedFace(world, username, day(ago), {
      safetyScore: score,
      analysis: score === null ? { fullText: 'CONCERNS: none' } : { scores: { overall: score } },
    })
  await open(visited.page, world.app.origin + PATH)
  await visited.page.getByRole('heading', { level: 1 }).waitFor()
  return visited
}

test('TREND-14 TREND-15 TREND-16 TREND-17 TREND-18 DEC-35 the latest ten, each with its way in; what has no score is no step', async () => {
  const { page } = await journey('trend-list', [null, ...Array.from({ length: 11 }, (_, at) => 60 + at)])
  await seedFace(world, 'trend-list', day(-1), {
    skinType: null,
    concerns: [],
    analysis: { scores: { overall: 55 } },
    safetyScore: 55,
  })
  await reload(page)
  const list = region(page, 'Recent Face Analyses')
  await list.getByRole('listitem').first().waitFor()

  expect(await list.getByRole('listitem').count()).toBe(10)
  expect(await list.getByRole('listitem').first().innerText()).toMatch(
    /^Oct 21, 2026\s+Unknown · 0 concerns noted\s+55 Fair\s+View Details$/,
  )
  expect(await list.getByRole('listitem').nth(1).innerText()).toMatch(
    /^Oct 19, 2026\s+Oily · 3 concerns noted/,
  )
  expect(await card(page, 'Total Analyses').innerText()).toMatch(/12/)
  await list.getByRole('link', { name: 'View Details of Oct 21, 2026' }).click()
  await page.waitForURL('**/face-analysis/face_*')
  await page.getByRole('heading', { name: 'Professional Skin Analysis' }).waitFor()
})

test(
  'UX-01 UX-07 UX-23 the journey fits both sizes, both themes and twice the text, and passes axe',
  { timeout: 180_000 },
  async () => {
    const { page, context } = await world.visitAs('trend-axe', BLANK)
    for (let ago = 0; ago < 12; ago += 1)
      await seedMeasured(
        world,
        'trend-axe',
        measuredReport({ redness: 30 + ago }, { warnings: ago === 4 ? ['soft'] : [] }),
        day(ago),
      )
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      await open(page, world.app.origin + PATH)
      await region(page, 'Recent Face Analyses').waitFor()
      const summaries = await page.locator('summary').all()
      for (const summary of summaries) await summary.click()
      await expect.poll(() => page.locator('details[open]').count()).toBe(summaries.length)
      expect(await axeFindings(page)).toEqual([])
      expect(await overflowing(page, viewport.width, PHONE.width)).toEqual([])
    }
    const browser = await context.newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await reload(page)
    await region(page, 'Recent Face Analyses').waitFor()
    expect(await overflowing(page, 360, 1440)).toEqual([])
  },
)
