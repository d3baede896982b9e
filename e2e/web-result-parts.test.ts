import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LABEL, makeAnalysis } from './web-steps.ts'
import { BLANK, createWorld, open, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

test('DEC-52 an allergy that was listed later is told on a kept result, with what was said when it was saved', async () => {
  const { page } = await world.visitAs('result-later', BLANK)
  const { id } = await makeAnalysis(page, `Ingredients: ${LABEL}`)
  await page.context().request.patch(`${world.app.origin}/api/users/profile`, {
    data: { allergies: ['fragrance'] },
    headers: { origin: world.app.origin },
  })

  await open(page, `${world.app.origin}/analysis/${id}`)
  const box = page.getByRole('region', { name: 'Personal Alerts' })
  await box.getByText('New since you saved it.').first().waitFor()
  await box.getByText(/You listed an allergy to fragrance: this product lists Parfum and Linalool/).waitFor()
  await box.getByText(/When you saved it on \w{3} \d{1,2}, \d{4}, nothing matched/).waitFor()
  await box.getByText(/1 ingredient was not recognised by name \(Veloura Complex 7\)/).waitFor()

  await open(page, `${world.app.origin}/profile`)
  await page.getByRole('button', { name: 'Remove fragrance' }).click()
  await page.locator('[data-toast]').getByText('Profile Updated').waitFor()
  await open(page, `${world.app.origin}/analysis/${id}`)
  await box.getByText('Nothing on this list matches your allergies, preferences and skin type.').waitFor()
  expect(await box.getByText('New since you saved it.').count()).toBe(0)
})

test('the law changed about a kept product: history and dashboard name it, the result says what changed, since when and by which act', async () => {
  const { page } = await world.visitAs('law-changed', BLANK)
  const { id } = await makeAnalysis(
    page,
    'Acrylates Copolymer, Trimethylbenzoyl Diphenylphosphine Oxide, Silica',
    'Gel Polish',
  )
  const db = new pg.Client({ connectionString: world.app.databaseUrl() })
  await db.connect()
  await db.query("update analyses set created_at = '2024-05-01', checked_by = null where id = $1", [id])
  await db.end()
  const notice = page.getByRole('status').filter({ hasText: 'The law changed about a product' })

  for (const path of ['/dashboard', '/history']) {
    await open(page, world.app.origin + path)
    await notice.getByRole('link', { name: 'Gel Polish' }).waitFor()
  }
  await page.getByText('Law changed since you saved it: 1 ingredient').waitFor()
  await notice.getByRole('link', { name: 'Gel Polish' }).click()

  await page.getByText('The law changed since you saved this on May 1, 2024').waitFor()
  await page
    .getByText('No longer allowed in cosmetics in the EU (Annex II/1731). Applies since Sep 1, 2025.')
    .waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /\(EU\) 2025\/877/ })
    .first()
    .waitFor()
})
