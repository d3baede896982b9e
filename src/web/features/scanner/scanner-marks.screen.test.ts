import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { putSharedIn } from '../../lib/shared-in/shared-in.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { realAnalysis } from '../../testing/sample-results.test-support.ts'
import { address, openScreen, PHONE, setViewport } from '../../testing/screen.test-support.tsx'
import { analyzeButton, box, legend, marks, playAnalysis, playLookUp, typed } from './scanner.test-support.ts'

const MIXED = 'Aqua, Glycerrin, Panthenol, PEG-9999 Stearate, Veloura Complex 7'
const KIT = `Day Cream
Ingredients: Aqua, Glycerin, Niacinamide, Cetearyl Alcohol, Parfum, Phenoxyethanol.

Night Cream
Ingredients: Aqua, Shea Butter, Retinol, Squalane, Tocopherol, Linalool, Phenoxyethanol.`

const asked = () => server.bodies(CALLS.readList).map((body) => (body as { text: string }).text)
const selected = () => {
  const { value, selectionStart, selectionEnd } = box().element() as HTMLTextAreaElement
  return value.slice(selectionStart, selectionEnd)
}

beforeEach(async () => {
  await playLookUp()
})

async function openScanner() {
  await openScreen('/dashboard')
  await expect.element(page.getByText('5 analyses left this month')).toBeVisible()
}

test('every name is marked by how far it is known, and the legend counts them in words', async () => {
  await openScanner()
  await box().fill(MIXED)

  const counts = '5 names: 2 recognised, 1 by kind, 1 near, 1 unknown'
  await expect.element(page.getByText(counts).first()).toBeVisible()
  expect(marks('known')).toEqual(['Aqua', 'Panthenol'])
  expect(marks('class')).toEqual(['PEG-9999 Stearate'])
  expect(marks('near')).toEqual(['Glycerrin'])
  expect(marks('unknown')).toEqual(['Veloura Complex 7'])
  // Never by colour alone: each kind is underlined in a way of its own.
  const lines = page
    .css('mark[data-kind]')
    .elements()
    .map((mark) => getComputedStyle(mark).textDecorationStyle)
  expect(new Set(lines)).toEqual(new Set(['solid', 'dotted', 'wavy', 'dashed']))
  await expect
    .element(page.getByText('The list begins at “Aqua” and ends at “Veloura Complex 7”.'))
    .toBeVisible()
})

test('typing asks once after a rest, not at each key, and the counts are read out once they stand still', async () => {
  await openScanner()
  await box().click()
  vi.useFakeTimers()
  await userEvent.keyboard('Aqua, Glycerin')
  await expect.poll(typed).toBe('Aqua, Glycerin')
  await vi.advanceTimersByTimeAsync(299)
  await expect.poll(typed).toBe('Aqua, Glycerin')
  expect(asked()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(() => asked().length).toBe(1)
  await expect.element(legend()).toHaveTextContent('2 recognised')

  expect(asked()).toEqual(['Aqua, Glycerin'])
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.element(page.getByRole('status').getByText('2 names: 2 recognised')).toBeInTheDocument()
  await box().fill('')
  await expect.element(legend()).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(typed).toBe('')
  expect(asked()).toHaveLength(1)
})

test('a suggestion replaces its name alone, says so, and Undo brings the old one back', async () => {
  await openScanner()
  await box().fill(`${MIXED}, Pamfum`)
  await page.getByRole('button', { name: 'Use “Glycerin”' }).click()

  await expect.poll(typed).toBe(`${MIXED.replace('Glycerrin', 'Glycerin')}, Pamfum`)
  await expect.element(page.getByText('The name was replaced in the text.')).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toBe('Undo')
  const counts = '6 names: 3 recognised, 1 by kind, 1 near, 1 unknown'
  await expect.element(page.getByText(counts).first()).toBeVisible()
  const offers = page.getByRole('button', { name: /^Use/ })
  await expect.element(offers).toHaveTextContent('Use “Parfum”')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(typed).toBe(`${MIXED}, Pamfum`)
  await expect.element(page.getByRole('button', { name: 'Use “Glycerin”' })).toBeVisible()
})

test('UX-20 what is shared in says what it took the place of, and Undo brings that back however often it came', async () => {
  await openScanner()
  await box().fill('Aqua, Glycerin')
  putSharedIn({ text: 'Aqua, Parfum', photos: [] })
  await expect.poll(typed).toBe('Aqua, Parfum')
  await expect.element(page.getByText('What was shared into the app stands here now')).toBeVisible()
  putSharedIn({ text: 'Aqua, Squalane', photos: [] })
  await expect.poll(typed).toBe('Aqua, Squalane')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(typed).toBe('Aqua, Glycerin')
  await page.getByRole('button', { name: 'Clear' }).click()
  putSharedIn({ text: 'Aqua, Parfum', photos: [] })
  await expect.poll(typed).toBe('Aqua, Parfum')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(typed).toBe('Aqua, Glycerin')
})

test.each(
  [PHONE, { width: 1440, height: 900 }].flatMap((size) =>
    [
      ['a clean list', 'Aqua, Glycerin, Niacinamide, Cetearyl Alcohol', 'Cetearyl Alcohol'],
      ['doubtful names', `${MIXED}, Pamfum`, 'Pamfum'],
      ['a kit', KIT, 'Phenoxyethanol'],
    ].map(([what = '', text = '', last = '']) => ({ what, text, last, size, width: size.width })),
  ),
)('UX-17 $what moves no field and no button when it has been looked up, at $width px', async (told) => {
  await setViewport(told.size)
  await openScanner()
  const letGo = server.holds(CALLS.readList)
  const tops = () =>
    [analyzeButton(), page.getByLabelText('Product name')].map(
      (one) => one.element().getBoundingClientRect().top,
    )
  await box().fill(told.text)
  await expect.poll(() => server.requests(CALLS.readList).length).toBe(1)
  const before = tops()
  letGo()
  await expect.element(page.getByText(`The list begins at “Aqua” and ends at “${told.last}”.`)).toBeVisible()
  expect(tops()).toEqual(before)
})

test('doubtful names are stepped through in the box', async () => {
  await openScanner()
  await box().fill(MIXED)
  await expect.element(page.getByText('2 names to check')).toBeVisible()
  const next = page.getByRole('button', { name: 'Show the next one' })
  await next.click()
  await expect.poll(selected).toBe('Glycerrin')
  await next.click()
  await expect.poll(selected).toBe('Veloura Complex 7')
})

test('marks move along while text is typed before them', async () => {
  await openScanner()
  await box().fill(MIXED)
  await expect.element(page.getByText('2 names to check')).toBeVisible()
  server.holds(CALLS.readList)
  await userEvent.keyboard('{Home}')
  await userEvent.keyboard('Talc, ')

  await expect.poll(typed).toBe(`Talc, ${MIXED}`)
  await expect.poll(() => marks('near')).toEqual(['Glycerrin'])
  await expect.poll(() => marks('unknown')).toEqual(['Veloura Complex 7'])
})

test('what is no part of the list is hatched and listed with its reason', async () => {
  await openScanner()
  await box().fill('CALM CREAM. Ingredients: Aqua, Glycerin, Citric Acid. Keep out of reach of children.')
  await expect.element(page.getByText('The list begins at “Aqua” and ends at “Citric Acid”.')).toBeVisible()
  expect(marks('left-out').join(' | ')).toContain('Keep out of reach of children')
  await expect.element(page.getByText(/^Left out of the reading: \d pieces? of text/)).toBeVisible()
  await expect
    .element(page.getByText('A note of the shop or maker about the list.').first())
    .toBeInTheDocument()
})

test('without the look-up the box works on, and says so once', async () => {
  server.answersOddly(CALLS.readList, '', 503)
  const quiet = page.getByText(
    'The names cannot be looked up just now. You can analyse the list all the same.',
  )
  await openScanner()
  await box().fill(MIXED)
  await expect.element(quiet).toBeVisible()
  await userEvent.keyboard('{End}')
  await userEvent.keyboard(', Talc')
  await expect.poll(() => asked().at(-1)).toBe(`${MIXED}, Talc`)

  await expect.element(quiet).toHaveLength(1)
  expect(page.css('mark').elements()).toEqual([])
  expect(page.css('[data-toast]').elements()).toEqual([])
  await expect.element(analyzeButton()).toBeEnabled()
  await playLookUp()
  await userEvent.keyboard(', Mica')
  await expect.element(legend()).toBeVisible()
  expect(quiet.elements()).toEqual([])
})

test('a text over the limit is not looked up', async () => {
  await openScanner()
  vi.useFakeTimers()
  await box().fill('Aqua, '.repeat(3_400))
  await expect.element(page.getByText(/characters too many/)).toBeVisible()
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.element(page.getByText(/characters too many/)).toBeVisible()
  expect(asked()).toEqual([])
  expect(page.css('mark').elements()).toEqual([])
})

test('a kit is offered part by part: the text is reduced, the name filled in, and Undo takes both back', async () => {
  await openScanner()
  await box().fill(KIT)
  await expect.element(page.getByText('This text holds 2 products')).toBeVisible()
  await page.getByRole('button', { name: 'Only “Night Cream”' }).click()

  const name = page.getByLabelText('Product name')
  await expect.poll(typed).toMatch(/^Night Cream\nIngredients: Aqua, Shea Butter.*Phenoxyethanol\.?$/s)
  await expect.element(name).toHaveValue('Night Cream')
  await expect.element(page.getByText('7 names: 7 recognised').first()).toBeVisible()
  expect(page.getByText('This text holds').elements()).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(typed).toBe(KIT)
  await expect.element(name).toHaveValue('')
})

test('a saved kit offers each product alone, and what was typed before waits behind Undo', async () => {
  const saved = await realAnalysis(KIT, { productName: 'Two creams' })
  server.answers(CALLS.getAnalysis, saved)
  await openScanner()
  await box().fill('Aqua, Talc')
  await expect.element(legend()).toBeVisible()
  await openScreen(`/analysis/${saved.id}`)
  await expect.element(page.getByText('This text holds 2 products', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Analyse “Day Cream” alone' }).click()

  await expect.poll(address).toBe('/dashboard')
  await expect.poll(typed).toContain('Niacinamide')
  expect(typed()).not.toContain('Retinol')
  await expect.element(page.getByLabelText('Product name')).toHaveValue('Day Cream')
  await expect.element(page.getByText('The text of your earlier result stands here now')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(typed).toBe('Aqua, Talc')
})

test('the reduced kit is what gets analysed', async () => {
  playAnalysis()
  await openScanner()
  await box().fill(KIT)
  await page.getByRole('button', { name: 'Only “Day Cream”' }).click()
  await expect.element(page.getByLabelText('Product name')).toHaveValue('Day Cream')
  await analyzeButton().click()
  await expect.element(page.getByRole('heading', { name: 'Day Cream', level: 1 })).toBeVisible()
  expect(server.bodies(CALLS.analyze)).toEqual([expect.objectContaining({ productName: 'Day Cream' })])
  expect(page.getByText('This text holds').elements()).toEqual([])
})

test('SCAN-18 an answer that comes while the button is pressed waits for its release: the click is not lost', async () => {
  await openScanner()
  const answer = server.holds(CALLS.readList)
  await box().fill(MIXED)
  await expect.poll(asked).toEqual([MIXED])
  const button = analyzeButton().element()
  const press = (event: string) => button.dispatchEvent(new PointerEvent(event, { bubbles: true }))
  const { top } = button.getBoundingClientRect()

  press('pointerdown')
  answer()
  // What was asked for later has come, and would be drawn by now.
  await fetch('/favicon.svg', { cache: 'no-store' }).then((later) => later.text())
  for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
  await expect.element(legend()).not.toBeInTheDocument()
  await expect.poll(() => button.getBoundingClientRect().top).toBe(top)

  press('pointerup')
  await expect.element(legend()).toBeVisible()
})
