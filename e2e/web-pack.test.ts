import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawLabel } from './label-picture.ts'
import { createWorld, PHONE, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const FRONT = ['HARBOUR', 'Hydrating Cream', 'with hyaluronic acid', '24 h moisture, 50 ml']
/** Each part begins with the last line of the one before, as when a tube is turned on. */
const PARTS = [
  [
    'Ingredients: Aqua, Glycerin, Cetearyl Alcohol,',
    'Caprylic/Capric Triglyceride, Dimethicone,',
    'Butyrospermum Parkii Butter, Niacinamide,',
  ],
  [
    'Butyrospermum Parkii Butter, Niacinamide,',
    'Phenoxyethanol, Sodium Hyaluronate, Tocopherol,',
    'Methylisothiazolinone, Panthenol, Allantoin,',
  ],
  [
    'Methylisothiazolinone, Panthenol, Allantoin,',
    'Parfum, Linalool, Citronellol, Limonene,',
    'Xanthan Gum, Citric Acid.',
  ],
]
const NAMES =
  'Aqua, Glycerin, Cetearyl Alcohol, Caprylic/Capric Triglyceride, Dimethicone, Butyrospermum Parkii Butter, Niacinamide, Phenoxyethanol, Sodium Hyaluronate, Tocopherol, Methylisothiazolinone, Panthenol, Allantoin, Parfum, Linalool, Citronellol, Limonene, Xanthan Gum, Citric Acid'.split(
    ', ',
  )

const picture = async (lines: readonly string[], name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawLabel(lines),
})
const box = (page: Page) => page.getByLabel('Ingredient list')
const namesIn = async (page: Page) =>
  (await box(page).inputValue())
    .replace(/^.*ingredients:\s*/is, '')
    .split(/,\s*/)
    .map((name) => name.trim().replace(/\.$/, ''))

test('SCAN-11 SCAN-16 SCAN-07 SCAN-20 on a phone: the front of a pack, a tube in three photos, one cropped, one taken anew, and the result of them all', async () => {
  const { page, problems } = await world.visitAs('pack-phone', '/dashboard', { viewport: PHONE })
  await page.getByLabel('Choose a photo', { exact: true }).setInputFiles([await picture(FRONT, 'front.jpg')])
  await page.getByText(/This looks like the front of the pack.*Turn it around/).waitFor()
  expect(await box(page).inputValue()).toBe('')

  // The front makes room for the first part of the list, in its place.
  const [first = [], second = [], third = []] = PARTS
  await page
    .getByLabel('Choose another photo in its place')
    .setInputFiles([await picture(first, 'first.jpg')])
  await expect.poll(() => namesIn(page), { timeout: 20_000 }).toEqual(NAMES.slice(0, 7))
  expect(await page.getByText(/This looks like the front/).count()).toBe(0)

  // A blank wall instead of the middle: taken again in its place.
  await page.getByLabel('Choose a photo', { exact: true }).setInputFiles([await picture([''], 'wall.jpg')])
  await page.getByText('No print was found.').waitFor()
  await page
    .getByLabel('Choose another photo in its place')
    .setInputFiles([await picture(second, 'second.jpg')])
  await expect.poll(() => namesIn(page), { timeout: 20_000 }).toEqual(NAMES.slice(0, 13))

  await page.getByLabel('Choose a photo', { exact: true }).setInputFiles([await picture(third, 'third.jpg')])
  await expect.poll(() => namesIn(page), { timeout: 20_000 }).toEqual(NAMES)
  await expect.poll(() => page.getByRole('button', { name: /^Photo \d, was read$/ }).count()).toBe(3)
  expect(await page.getByText(/do not overlap/).count()).toBe(0)

  // Without its last line the third photo ends earlier.
  await page.getByRole('button', { name: 'Crop and rotate' }).click()
  const bottom = page.getByRole('button', { name: /^Lower side/ })
  await bottom.focus()
  const isCut = () => page.getByText(/ % wide and 5[2-8] % high/).count()
  for (let step = 0; step < 60 && (await isCut()) === 0; step++) await page.keyboard.press('Shift+ArrowUp')
  await page.getByRole('button', { name: 'Read this part' }).click()
  await expect.poll(() => namesIn(page), { timeout: 20_000 }).toEqual(NAMES.slice(0, 17))

  await page.getByRole('button', { name: 'Analyze Ingredients' }).click()
  await page.waitForURL('**/analysis/**')
  await page.locator('[data-ingredient]').first().waitFor()
  expect(await page.locator('[data-ingredient]').count()).toBe(17)
  await page.getByText('Methylisothiazolinone').first().waitFor()
  expect(problems).toEqual([])
}, 90_000)
