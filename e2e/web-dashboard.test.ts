import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { createWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

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
