import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { BLANK, createWorld, open, PHONE, type World } from './world.ts'
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

async function compare(page: Page, ids: readonly string[]) {
  await open(page, `${world.app.origin}/compare?ids=${ids.join(',')}`)
  await page.getByRole('heading', { name: 'The figures' }).waitFor()
}

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
  await forYou.getByText(/1 ingredient was not recognised by name \(Veloura Complex 7\)/).waitFor()
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

test("another user's result, a lost one and a broken address all say so and keep the choice", async () => {
  const { page } = await world.visitAs('cmp-mine', BLANK)
  const other = await world.visitAs('cmp-other', BLANK)
  const mine = await makeAnalysis(page, GEL, 'Day Gel')
  await makeAnalysis(page, WASH, 'Wash')
  const theirs = await makeAnalysis(other.page, LABEL, 'Theirs')

  for (const id of [theirs.id, 'ana_0123456789abcdefghijkl', 'nonsense']) {
    await open(page, `${world.app.origin}/compare?ids=${mine.id},${id}`)
    await page.getByRole('alert').getByText('One of these results is not there').waitFor()
    await page.getByRole('checkbox', { name: /Day Gel/ }).waitFor()
    expect(await page.getByText('Theirs').count()).toBe(0)
  }
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
      await open(page, world.app.origin + path)
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
