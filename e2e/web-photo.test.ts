import { afterAll, beforeAll, expect, test } from 'vitest'
import { pngOf } from './label-picture.ts'
import type { Page } from 'playwright-core'
import { BLANK, createWorld, type World } from './world.ts'
import { dismissToasts, LABEL, holdDecoding, toast } from './web-steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const box = (page: Page) => page.getByLabel('Ingredient list')
const analyzeButton = (page: Page) => page.getByRole('button', { name: 'Analyze Ingredients' })
/** The names of the text that are nearly known, once the server has looked them up. */
const expectNear = (page: Page, names: string[]) =>
  expect.poll(() => page.locator('mark[data-kind=near]').allTextContents()).toEqual(names)
const JOINED = 'What the photo says was added below the text that was already here.'

/** Reads a photo whose text is known. With `meanwhile` something happens before the answer comes. */
async function readPhoto(page: Page, text: string, meanwhile?: () => Promise<void>) {
  const json = { success: true, extractedText: text, confidence: 0.9 }
  await page.route('**/api/ocr-extract', async (route) => {
    await meanwhile?.()
    await route.fulfill({ json })
  })
  const answered = page.waitForResponse('**/api/ocr-extract')
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer: pngOf() })
  await answered
  await page.getByText('Reading the label...').waitFor({ state: 'detached' })
  await page.unroute('**/api/ocr-extract')
}

test('SCAN-16 a photo joins what was typed before, with its doubtful names in place, and Undo brings the old text back', async () => {
  const { page } = await world.visitAs('photo-join')
  await box(page).fill('Aqua, Glycerin,  ')

  await readPhoto(page, 'Panthenol, Pamfum')

  expect(await box(page).inputValue()).toBe('Aqua, Glycerin,\nPanthenol, Pamfum')
  await expectNear(page, ['Pamfum'])
  await page.getByText(JOINED).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => box(page).inputValue()).toBe('Aqua, Glycerin,  ')
  await expectNear(page, [])
  expect(await page.getByText(JOINED).count()).toBe(0)
})

test('SCAN-16 the second photo of a long list is joined to the first, each with its doubtful names', async () => {
  const { page } = await world.visitAs('photo-two')
  await box(page).waitFor()

  await readPhoto(page, 'Aqua, Glycenn,')
  expect(await page.getByText(JOINED).count()).toBe(0)
  await readPhoto(page, 'Talc, Pamfum')

  expect(await box(page).inputValue()).toBe('Aqua, Glycenn,\nTalc, Pamfum')
  await expectNear(page, ['Glycenn', 'Pamfum'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => box(page).inputValue()).toBe('Aqua, Glycenn,')
  await expectNear(page, ['Glycenn'])
})

test('SCAN-16 of two photos the one chosen last is read, however long the first takes to be looked at', async () => {
  const { page } = await world.visitAs('photo-outrun', BLANK)
  const letGo = await holdDecoding(page)
  await page.goto(`${world.app.origin}/dashboard`)
  await box(page).waitFor()
  let calls = 0
  await page.route('**/api/ocr-extract', async (route) => {
    calls += 1
    // A second one would be seen to be read on and on.
    if (calls === 1)
      await route.fulfill({ json: { success: true, extractedText: 'Aqua, Talc', confidence: 0.9 } })
  })
  const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: pngOf() })
  await page.getByLabel('Choose a photo').setInputFiles(photo('slow-old.png'))
  await page.getByLabel('Choose a photo').setInputFiles(photo('new.png'))
  await expect.poll(() => box(page).inputValue()).toBe('Aqua, Talc')
  await letGo()
  expect(await page.getByText('Reading the label...').count()).toBe(0)
  expect(calls).toBe(1)
})

test('SCAN-16 what is typed while the photo is read stays too', async () => {
  const { page } = await world.visitAs('photo-meanwhile')
  await box(page).waitFor()

  await readPhoto(page, 'Parfum', () => box(page).fill('Aqua'))

  expect(await box(page).inputValue()).toBe('Aqua,\nParfum')
})

test('SCAN-16 Clear empties the list and leaves the product as it was named', async () => {
  const { page } = await world.visitAs('photo-clear')
  await box(page).fill('Aqua')
  await page.getByLabel('Product name').fill('Calm Cream')

  await page.getByRole('button', { name: 'Clear' }).click()

  await expect.poll(() => box(page).inputValue()).toBe('')
  expect(await page.getByLabel('Product name').inputValue()).toBe('Calm Cream')
})

test('SCAN-19 sending a blank list by the keyboard says what is missing, and makes no call', async () => {
  const { page } = await world.visitAs('keys-blank')
  let calls = 0
  await page.route('**/api/analyze', (route) => {
    calls += 1
    return route.abort()
  })
  const says = async (keys: string, where: ReturnType<typeof box>) => {
    await where.press(keys)
    await page.locator('[data-toast]').waitFor()
    expect(await toast(page)).toContain('No Ingredients')
    expect(await toast(page)).toContain('Please enter ingredients to analyze or upload an image.')
    await dismissToasts(page)
    await page.locator('[data-toast]').waitFor({ state: 'detached' })
  }
  await page.getByText('5 analyses left this month').waitFor()

  await says('Control+Enter', box(page))
  await says('Enter', page.getByLabel('Product name'))
  await box(page).fill('  \n ')
  await says('Control+Enter', box(page))

  expect(calls).toBe(0)
})

test('SCAN-02 UX-05 Ctrl+Enter in the list starts the analysis once, and Enter there is a line break', async () => {
  const { page } = await world.visitAs('keys-run')
  let calls = 0
  page.on('request', (request) => void (request.url().endsWith('/api/analyze') && (calls += 1)))
  await page.getByText('5 analyses left this month').waitFor()
  await box(page).fill('Aqua, Glycerin')
  await box(page).press('End')
  await box(page).press('Enter')
  await expect.poll(() => box(page).inputValue()).toBe('Aqua, Glycerin\n')

  await box(page).press('Control+Enter')

  await page.waitForURL('**/analysis/**')
  expect(calls).toBe(1)
})

test('SCAN-02 Enter in the product name starts the analysis once', async () => {
  const { page } = await world.visitAs('keys-name')
  let calls = 0
  page.on('request', (request) => void (request.url().endsWith('/api/analyze') && (calls += 1)))
  await page.getByText('5 analyses left this month').waitFor()
  await box(page).fill('Aqua, Glycerin')
  await page.getByLabel('Product name').fill('Calm Cream')

  await page.getByLabel('Product name').press('Enter')

  await page.getByRole('heading', { name: 'Calm Cream', level: 1 }).waitFor()
  expect(calls).toBe(1)
})

test('SCAN-25 after an analysis the list and what is left are up to date without a reload', async () => {
  const { page } = await world.visitAs('fresh-lists')
  await page.getByText('5 analyses left this month').waitFor()
  await page.getByText('Nothing here yet.').waitFor()
  await box(page).fill(LABEL)
  await page.getByLabel('Product name').fill('Calm Cream')
  await analyzeButton(page).click()
  await page.waitForURL('**/analysis/**')

  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()

  await page.getByText('4 analyses left this month').waitFor()
  await page.getByRole('region', { name: 'Recent Analyses' }).getByText('Calm Cream').waitFor()
})

test('SCAN-30 an answer that makes no sense ends in the last of the agreed sentences', async () => {
  const { page } = await world.visitAs('scan-nonsense')
  await page.route('**/api/analyze', (route) => route.fulfill({ json: { made: true } }))
  await box(page).fill(LABEL)

  await analyzeButton(page).click()

  await page.locator('[data-toast]').waitFor()
  expect(await toast(page)).toContain('Analysis Failed')
  expect(await toast(page)).toContain('Failed to analyze ingredients. Please try again.')
  expect(await box(page).inputValue()).toBe(LABEL)
})
