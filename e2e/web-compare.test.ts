import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { BLANK, createWorld, PHONE, type World } from './world.ts'
import { LABEL, loaded, makeAnalysis } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const GEL =
  'Aqua, Glycerin, Dimethicone, Butylene Glycol, Niacinamide, Panthenol, Squalane, Phenoxyethanol, Limonene, Fragrance'
const WASH = 'Aqua, Sodium Laureth Sulfate, Glycerin, Sodium Chloride, Citric Acid, Limonene, Zorblax Complex'
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const names = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).getByRole('rowheader').allInnerTexts()

async function compare(page: Page, ids: readonly string[]) {
  await page.goto(`${world.app.origin}/compare?ids=${ids.join(',')}`)
  await page.getByRole('heading', { name: 'The figures' }).waitFor()
}

test('two real results stand side by side: scores, figures, what they share and what costs points', async () => {
  const { page, problems } = await world.visitAs('cmp-two', BLANK)
  const cream = await makeAnalysis(page, LABEL, 'Night Cream')
  const gel = await makeAnalysis(page, GEL, 'Day Gel')

  await compare(page, [cream.id, gel.id])

  for (const name of ['Night Cream', 'Day Gel'])
    await page.getByRole('heading', { name, level: 2, exact: true }).waitFor()
  expect(await page.getByRole('img', { name: /^Overall safety \d+ out of 100/ }).count()).toBe(2)
  const figures = page.getByRole('group', { name: 'The figures' }).getByRole('row')
  expect(await figures.filter({ hasText: 'Names recognised' }).innerText()).toMatch(/15 of 16\s+10 of 10/)
  expect(await figures.filter({ hasText: 'Allergen risk' }).count()).toBe(1)
  // Parfum on one label and Fragrance on the other are the same substance.
  expect(await names(page, 'In both')).toEqual([
    'Aqua',
    'Glycerin',
    'Niacinamide',
    'Panthenol',
    'Phenoxyethanol',
    'Parfum',
  ])
  const only = page.getByRole('region', { name: 'Only here' })
  await only.getByRole('link', { name: 'Dimethicone' }).waitFor()
  await only.getByText('Veloura Complex 7').waitFor()
  expect(await only.getByRole('link', { name: 'Veloura Complex 7' }).count()).toBe(0)
  const costs = page.getByRole('region', { name: 'What costs points' })
  await costs.getByText('Preservative meant for rinse-off products').waitFor()
  await only.getByRole('link', { name: 'Squalane' }).click()
  await page.waitForURL('**/ingredients/squalane')
  expect(problems).toEqual([])
})

test('with three results a name of two says which of them hold it', async () => {
  const { page } = await world.visitAs('cmp-three', BLANK)
  const cream = await makeAnalysis(page, LABEL, 'Night Cream')
  const gel = await makeAnalysis(page, GEL, 'Day Gel')
  const wash = await makeAnalysis(page, WASH, 'Wash')

  await compare(page, [cream.id, gel.id, wash.id])

  expect(await names(page, 'In all three')).toEqual(['Aqua', 'Glycerin'])
  const some = page.getByRole('region', { name: 'In two of three' }).getByRole('row')
  const limonene = some.filter({ hasText: 'Limonene' })
  expect(await limonene.getByRole('cell').allInnerTexts()).toEqual([
    expect.stringContaining('Not in it'),
    expect.stringMatching(/65\s*Fair/),
    expect.stringMatching(/65\s*Fair/),
  ])
})

test('alerts are those of the profile of today, not the ones that were stored', async () => {
  const { page } = await world.visitAs('cmp-alerts', BLANK)
  const cream = await makeAnalysis(page, LABEL, 'Night Cream')
  const wash = await makeAnalysis(page, WASH, 'Wash')
  const forYou = page.getByRole('region', { name: 'For you' })
  await compare(page, [cream.id, wash.id])
  expect(await forYou.getByText('Nothing on this list matches').count()).toBe(2)

  await page.context().request.patch(`${world.app.origin}/api/users/profile`, {
    data: { allergies: ['Methylisothiazolinone'] },
    headers: { origin: world.app.origin },
  })
  await compare(page, [cream.id, wash.id])

  await forYou.getByText('Allergy', { exact: true }).waitFor()
  // The list with a name that nobody knows rules nothing out.
  await forYou.getByText(/1 name was not recognised \(Veloura Complex 7\)/).waitFor()
  expect(await forYou.getByText(/^(Nothing on this list|No name that was recognised) matches/).count()).toBe(
    1,
  )
})

test('what is known today stands beside what was kept: another score, a law that changed', async () => {
  const { page } = await world.visitAs('cmp-today', BLANK, { viewport: PHONE })
  const polish = await makeAnalysis(
    page,
    'Acrylates Copolymer, Trimethylbenzoyl Diphenylphosphine Oxide, Silica',
    'Gel Polish',
  )
  const cream = await makeAnalysis(page, LABEL, 'Night Cream')
  await answersOfBefore(polish.id)
  await compare(page, [polish.id, cream.id])

  const cells = page.getByRole('row', { name: /^Score/ }).getByRole('cell')
  expect(await cells.first().innerText()).toMatch(
    /^96\s*Excellent\s*25 by what is known today\s*Law changed since: Trimethylbenzoyl Diphenylphosphine Oxide$/,
  )
  expect(await cells.nth(1).innerText()).not.toContain('today')
  // Beside the ring as well: nobody may take the green of then for today's.
  const head = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Gel Polish', level: 2 }) })
  expect(await head.innerText()).toContain('25 by what is known today')
  expect(await axeFindings(page)).toEqual([])
})

/** As an engine kept it that knew of no ban. */
async function answersOfBefore(id: string) {
  const db = new pg.Client({ connectionString: world.app.databaseUrl() })
  await db.connect()
  await db.query(
    `update analyses set created_at = '2024-05-01', checked_by = null, overall_score = 96,
       results = jsonb_set(jsonb_set(results, '{overallScore}', '96'), '{cap}', 'null') where id = $1`,
    [id],
  )
  await db.end()
}

test('UX-05 from the history by keyboard: choose two, and the bar leads to them', async () => {
  const { page } = await world.visitAs('cmp-history', BLANK)
  for (const name of ['First', 'Second', 'Third', 'Fourth']) await makeAnalysis(page, 'Aqua, Glycerin', name)
  await page.goto(`${world.app.origin}/history`)
  const bar = page.getByRole('region', { name: 'Chosen for comparison' })
  await page.getByLabel('Compare Second').waitFor()
  expect(await bar.count()).toBe(0)

  await page.getByLabel('Compare Second').focus()
  await page.keyboard.press('Space')
  await bar.getByText('1 chosen. Choose one or two more.').waitFor()
  expect(await bar.getByRole('button', { name: 'Compare' }).isDisabled()).toBe(true)
  await page.getByLabel('Compare Third').check()
  await page.getByLabel('Compare First').check()
  await expect.poll(() => page.getByLabel('Compare Fourth').isDisabled()).toBe(true)
  await page.getByLabel('Compare First').uncheck()
  await bar.getByRole('link', { name: 'Compare 2 results' }).click()

  await page.getByRole('heading', { name: 'The figures' }).waitFor()
  await page.getByRole('heading', { name: 'Second', level: 2 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/compare')
})

test('HIST-15 the card still opens its result, and choosing does not', async () => {
  const { page } = await world.visitAs('cmp-card', BLANK)
  await makeAnalysis(page, 'Aqua, Glycerin', 'Only Cream')
  await page.goto(`${world.app.origin}/history`)
  await page.getByText('Compare', { exact: true }).click()
  await expect.poll(() => page.getByLabel('Compare Only Cream').isChecked()).toBe(true)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/history')

  // Anywhere on the card: the link lies over all of it but the choice.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Only Cream' })
    .click({ position: { x: 40, y: 40 } })
  await page.waitForURL('**/analysis/**')
})

test('from a result its own comparison begins with it chosen', async () => {
  const { page } = await world.visitAs('cmp-result', BLANK)
  const { id } = await makeAnalysis(page, LABEL, 'Night Cream')
  await makeAnalysis(page, GEL, 'Day Gel')
  await page.goto(`${world.app.origin}/analysis/${id}`)

  await page.getByRole('link', { name: 'Compare' }).click()

  await page.getByRole('heading', { name: 'Choose two or three results' }).waitFor()
  expect(await page.getByRole('checkbox', { name: /Night Cream/ }).isChecked()).toBe(true)
  await page.getByRole('checkbox', { name: /Day Gel/ }).check()
  await page.getByRole('link', { name: 'Compare 2 results' }).click()
  await page.getByRole('heading', { name: 'The figures' }).waitFor()
  await page.getByRole('link', { name: 'Choose others' }).click()
  await page.getByRole('heading', { name: 'Choose two or three results' }).waitFor()
  expect(await page.getByRole('checkbox', { name: /Night Cream/ }).isChecked()).toBe(false)
})

test("another user's result, a lost one and a broken address all say so and keep the choice", async () => {
  const { page } = await world.visitAs('cmp-mine', BLANK)
  const other = await world.visitAs('cmp-other', BLANK)
  const mine = await makeAnalysis(page, GEL, 'Day Gel')
  await makeAnalysis(page, WASH, 'Wash')
  const theirs = await makeAnalysis(other.page, LABEL, 'Theirs')

  for (const id of [theirs.id, 'ana_0123456789abcdefghijkl', 'nonsense']) {
    await page.goto(`${world.app.origin}/compare?ids=${mine.id},${id}`)
    await page.getByRole('alert').getByText('One of these results is not there').waitFor()
    await page.getByRole('checkbox', { name: /Day Gel/ }).waitFor()
    expect(await page.getByText('Theirs').count()).toBe(0)
  }
})

test('UX-18 with fewer than two results there is nothing to compare, and the next step is said', async () => {
  const { page } = await world.visitAs('cmp-empty', '/compare')
  await page.getByText('Read your first label; from the second one on').waitFor()

  await makeAnalysis(page, GEL)
  await page.reload()
  await page.getByText('You have one saved result.').waitFor()
  await page.getByRole('link', { name: 'Read a label' }).click()
  await page.waitForURL('**/dashboard')
})

test('UX-18 a comparison that cannot be loaded has a second try, and visitors sign in first', async () => {
  const { page } = await world.visitAs('cmp-failed', BLANK)
  const ids = [(await makeAnalysis(page, GEL)).id, (await makeAnalysis(page, WASH)).id].join(',')
  await page.route('**/api/compare?*', (route) => route.fulfill({ status: 429, body: '' }))
  await page.goto(`${world.app.origin}/compare?ids=${ids}`)
  await page.getByText('The comparison could not be loaded.').waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'The figures' }).waitFor()

  const visitor = await world.visit(`/compare?ids=${ids}`)
  await visitor.page.waitForURL(/\/auth\?next=/)
  expect(decodeURIComponent(visitor.page.url())).toContain(`/compare?ids=${ids}`)
})

test(
  'UX-01 UX-07 three results on a phone: the table scrolls in its own box, the page does not; axe in both themes',
  { timeout: 120_000 },
  async () => {
    const { page } = await world.visitAs('cmp-axe', BLANK, {
      viewport: PHONE,
    })
    const made = [
      await makeAnalysis(page, LABEL, 'Night Cream'),
      await makeAnalysis(page, GEL, 'Day Gel with a rather long name'),
      await makeAnalysis(page, WASH),
    ]
    for (const path of ['/compare', '/history', `/compare?ids=${made.map(({ id }) => id).join(',')}`]) {
      await page.setViewportSize(PHONE)
      await page.goto(world.app.origin + path)
      await page.getByText('Night Cream').first().waitFor()
      await loaded(page)
      expect({ path, found: await axeFindings(page) }).toEqual({ path, found: [] })
      await page.setViewportSize({ width: 360, height: 740 })
      await expect.poll(async () => ({ path, width: await widthOf(page) })).toEqual({ path, width: 360 })
    }
    const table = page.getByRole('group', { name: 'The figures' })
    const moved = await table.evaluate((box) => {
      box.scrollLeft = 200
      const head = box.querySelector('tbody th')?.getBoundingClientRect().left ?? 0
      return { by: box.scrollLeft, head: Math.round(head - box.getBoundingClientRect().left) }
    })
    expect(moved).toEqual({ by: 200, head: 1 })
  },
)
