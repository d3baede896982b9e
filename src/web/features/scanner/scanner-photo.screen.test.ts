import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { axeFindings } from '../../testing/axe.test-support.ts'
import { choose, holdDecoding, png } from '../../testing/photo.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { limitsOf, playPlan } from '../../testing/sample-answers.test-support.ts'
import { address, dismissToasts, openScreen, setViewport, toast } from '../../testing/screen.test-support.tsx'
import {
  analyzeButton,
  box,
  LABEL,
  legend,
  marks,
  playLookUp,
  playReading,
  typed,
} from './scanner.test-support.ts'

const LIMIT_BYTES = 10_485_760
const JOINED = 'What the photo says was added below the text that was already here.'
const OVERLAPPED = 'What both photos show stands here once, and what the new one adds was put in its place.'
const read = () => server.requests(CALLS.ocrExtract)
const images = () => server.bodies(CALLS.ocrExtract).map((body) => (body as { image: File }).image)

let photos = 200
/** Another photo than all before. */
const nextPng = () => png((photos += 1))

/** Reads a photo whose text is known. */
async function readPhoto(text: string) {
  playReading(text)
  const before = read().length
  await choose(nextPng())
  await expect.poll(() => read().length).toBe(before + 1)
  await expect.element(page.getByText('Reading the label...')).not.toBeInTheDocument()
}

async function openScanner() {
  await openScreen('/dashboard')
  await expect.element(analyzeButton()).toBeVisible()
}

test('SCAN-03 SCAN-04 what is no picture, or too large, is refused before any call', async () => {
  playReading('Aqua')
  await openScanner()
  await choose(new File(['Aqua'], 'list.txt', { type: 'text/plain' }))
  await expect.element(toast()).toHaveTextContent('Please select an image file (JPG, PNG, etc.).')
  await dismissToasts()

  // A name and a type are only what somebody called it.
  for (const [name, type, content] of [
    ['list.png', 'image/png', 'Aqua, Glycerin'],
    ['drawing.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ] as const) {
    await choose(new File([content], name, { type }))
    await expect.element(toast()).toHaveTextContent('Invalid File')
    await dismissToasts()
  }
  // Let go beside the frame, a file neither leads out of the app nor gets lost.
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['Aqua'], 'list.txt', { type: 'text/plain' }))
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  document.querySelector('h1')?.dispatchEvent(drop)
  await expect.element(toast()).toHaveTextContent('Invalid File')
  expect(drop.defaultPrevented).toBe(true)

  await choose(png(LIMIT_BYTES + 1))
  await expect.element(toast()).toHaveTextContent('Please select an image smaller than 10MB.')
  expect(read()).toEqual([])
})

test('SCAN-05 SCAN-07 SCAN-15 SCAN-16 a picture of exactly the limit is read, and its text waits for review', async () => {
  playReading('Aqua, Glycerin')
  await openScanner()
  await choose(png(LIMIT_BYTES))
  await expect.element(page.getByText('Ingredients Extracted!').first()).toBeVisible()
  await expect.element(box()).toHaveValue('Aqua, Glycerin')
  const [image] = images()
  expect(image?.size).toBeGreaterThan(0)
  expect(address()).toBe('/dashboard')
})

test.each([
  { success: false, extractedText: '' },
  { success: true },
  { success: true, extractedText: 'NO_INGREDIENTS_FOUND' },
])('SCAN-09 SCAN-10 SCAN-11 SCAN-12 SCAN-13 a reading of %j fails in the agreed words', async (answer) => {
  server.answersOddly(CALLS.ocrExtract, answer)
  await openScanner()
  await choose(png())
  await expect
    .element(toast())
    .toHaveTextContent(
      'Could not extract ingredients from this image. Please try a clearer photo or enter ingredients manually.',
    )
  await expect.element(toast()).toHaveTextContent('Image Processing Failed')
})

test('SCAN-11 SCAN-16 the front of a pack is told as what it is, and its text waits to be taken and corrected', async () => {
  await playLookUp()
  const fullText = 'HARBOUR\nHYALURONIC ACID\n2 % + B5'
  server.answers(CALLS.ocrExtract, {
    success: false,
    extractedText: 'NO_INGREDIENTS_FOUND',
    problem: 'no-list',
    confidence: 0.98,
    fullText,
  })
  await openScanner()
  await box().fill('Aqua')
  await choose(png())
  await expect.element(page.getByText('This looks like the front of the pack')).toBeVisible()
  expect(typed()).toBe('Aqua')
  await page.getByRole('button', { name: 'Correct the text that was read' }).click()

  await expect.element(box()).toHaveValue(`Aqua,\n${fullText}`)
  expect(page.getByText('This looks like the front of the pack').elements()).toEqual([])
})

test('SCAN-14 B-88 a broken reader never shows its markup', async () => {
  server.answersOddly(CALLS.ocrExtract, '<html>bad gateway</html>', 502)
  await openScanner()
  await choose(png())
  await expect
    .element(toast())
    .toHaveTextContent('Failed to extract text from image. Please try again with a clearer photo.')
  expect(document.body.innerHTML).not.toContain('bad gateway')
})

test('UX-19 a photo that loses its line waits in the page, and is read when there is one', async () => {
  server.loses(CALLS.ocrExtract)
  await openScanner()
  await choose(nextPng())
  await expect.element(page.getByText('This one waits on this page').first()).toBeVisible()

  playReading('Aqua, Glycerin')
  window.dispatchEvent(new Event('online'))
  await expect.element(box()).toHaveValue('Aqua, Glycerin')
})

test('SCAN-17 doubtful names are marked and counted, can be stepped through, and are settled by an edit', async () => {
  await playLookUp()
  playReading('Aqua, Glycenn, Panthenol, Pamfum')
  await openScanner()
  await choose(png())
  await expect.element(page.getByText('2 names to check')).toBeVisible()
  expect(marks('near')).toEqual(['Glycenn', 'Pamfum'])
  await page.getByRole('button', { name: 'Show the next one' }).click()
  await expect.element(box()).toHaveFocus()
  document.execCommand('insertText', false, 'Glycerin')

  await expect.element(box()).toHaveValue('Aqua, Glycerin, Panthenol, Pamfum')
  await expect.element(page.getByText('1 name to check')).toBeVisible()
  expect(marks('near')).toEqual(['Pamfum'])
})

test('SCAN-06 SCAN-21 DASH-06 at the limit photo and button are blocked, with the day it starts again', async () => {
  playReading('Aqua')
  await playLookUp()
  playPlan(limitsOf({ analyses: 5 }))
  await openScanner()
  await expect
    .element(page.getByText('Monthly analysis limit reached. Please upgrade your plan to continue.').first())
    .toBeVisible()
  await box().fill(LABEL)
  await expect.element(legend()).toBeVisible()
  await expect.element(analyzeButton()).toBeDisabled()
  await expect.element(page.getByText('Starts again on Jan 1, 2099.').first()).toBeVisible()
  await choose(png())
  await expect.element(toast()).toHaveTextContent('Limit Reached')
  expect(read()).toEqual([])
  const upgrade = page.css('[data-severity=critical]').getByRole('link', { name: 'Upgrade Plan' })
  await expect.element(upgrade).toBeVisible()
})

test('DEC-30 while the limits are unknown the button waits, and nobody is told a limit was reached', async () => {
  await playLookUp()
  server.holds(CALLS.limits)
  await openScanner()
  await box().fill(LABEL)
  await expect.element(legend()).toBeVisible()
  await expect.element(analyzeButton()).toBeDisabled()
  expect(page.getByText('Limit Reached').elements()).toEqual([])
})

test('DEC-21 a large photo is drawn anew: its longest side is capped and it travels as a JPEG', async () => {
  playReading('Aqua')
  await openScanner()
  const canvas = new OffscreenCanvas(4_000, 1_000)
  canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
  await choose(new File([await canvas.convertToBlob()], 'big.png', { type: 'image/png' }))
  await expect.poll(() => read().length).toBe(1)

  const [image = new File([], 'none')] = images()
  expect(image.type).toBe('image/jpeg')
  expect(await image.text()).not.toContain('Exif')
  const { width, height } = await createImageBitmap(image)
  expect(Math.max(width, height)).toBeLessThan(4_000)
  expect(width / height).toBe(4)
})

test('UX-01 UX-02 on a phone the rear camera and the file stand side by side and nothing scrolls sideways', async () => {
  await setViewport({ width: 360, height: 740 })
  await openScanner()
  await expect.element(page.getByRole('button', { name: 'Take a photo' })).toBeVisible()
  await expect.element(page.getByText('Choose a photo', { exact: true })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('UX-02 where pages may not open a camera, the camera of the system takes the photo', async () => {
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue({} as MediaDevices)
  await setViewport({ width: 360, height: 740 })
  await openScanner()
  expect(page.css('input[capture=environment]').elements()).toHaveLength(1)
})

test('SCAN-16 a photo joins what was typed before, with its doubtful names in place, and Undo brings the old text back', async () => {
  await playLookUp()
  await openScanner()
  await box().fill('Aqua, Glycerin,  ')
  await readPhoto('Panthenol, Pamfum')

  await expect.element(box()).toHaveValue('Aqua, Glycerin,\nPanthenol, Pamfum')
  await expect.poll(() => marks('near')).toEqual(['Pamfum'])
  await expect.element(page.getByText(JOINED)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(typed).toBe('Aqua, Glycerin,  ')
  await expect.poll(() => marks('near')).toEqual([])
  expect(page.getByText(JOINED).elements()).toEqual([])
})

test('SCAN-16 the second photo of a long list is joined to the first, each with its doubtful names', async () => {
  await playLookUp()
  await openScanner()
  await readPhoto('Aqua, Glycenn,')
  await expect.poll(typed).toBe('Aqua, Glycenn,')
  expect(page.getByText(JOINED).elements()).toEqual([])
  await readPhoto('Talc, Pamfum')

  await expect.poll(typed).toBe('Aqua, Glycenn,\nTalc, Pamfum')
  await expect.poll(() => marks('near')).toEqual(['Glycenn', 'Pamfum'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(typed).toBe('Aqua, Glycenn,')
  await expect.poll(() => marks('near')).toEqual(['Glycenn'])
})

test('SCAN-16 SCAN-11 the last lines of a list are taken where they go on with the first photo, and what both show stands once', async () => {
  await playLookUp()
  const first = 'Aqua, Glycerin, Talc, Sodium Hya'
  const fullText = 'Glycerin, Talc, Sodium Hyaluronate, Parfum.'
  const whole = 'Aqua, Glycerin, Talc, Sodium Hyaluronate, Parfum.'
  const alone = { success: false, extractedText: 'NO_INGREDIENTS_FOUND', problem: 'no-list' } as const
  await openScanner()
  const goesOn = page.getByText('Does the list go on around the pack?')
  expect(goesOn.elements()).toEqual([])
  await readPhoto(first)
  await expect.element(goesOn).toBeVisible()
  server.answers(CALLS.ocrExtract, { ...alone, confidence: 0.98, fullText })
  await choose(nextPng())

  await expect.poll(typed).toBe(whole)
  await expect.element(page.getByText(OVERLAPPED)).toBeVisible()
  expect(page.getByText('This looks like the front of the pack').elements()).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(typed).toBe(first)

  // A front says nothing that the text ends with.
  server.answers(CALLS.ocrExtract, { ...alone, confidence: 0.98, fullText: 'HARBOUR\nGLYCERIN' })
  await choose(nextPng())
  await expect.element(page.getByText('This looks like the front of the pack')).toBeVisible()
  expect(goesOn.elements()).toEqual([])
  expect(typed()).toBe(first)
})

test('SCAN-16 what was read unsurely is marked at its place on the photo, and goes with it', async () => {
  const corners = [
    [0.1, 0.2],
    [0.3, 0.2],
    [0.3, 0.4],
    [0.1, 0.4],
  ] as [number, number][]
  server.answers(CALLS.ocrExtract, {
    success: true,
    extractedText: 'Aqua, Pamfum',
    confidence: 0.9,
    doubts: [{ text: 'Pamfum', places: [corners] }],
  })
  await openScanner()
  await choose(nextPng())
  await expect
    .element(page.getByText('1 name was read unsurely. Enlarge the photo to see where.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Enlarge the photo' }).click()

  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Read unsurely, and marked on the photo: Pamfum')).toBeVisible()
  const mark = dialog.element().querySelector('[data-doubt]')?.getBoundingClientRect()
  const photo = dialog.element().querySelector('img')?.getBoundingClientRect()
  if (!mark || !photo) throw new Error('nothing is marked')
  // At any size of the photo, half a stroke wider on each side.
  expect(Math.abs(mark.left - (photo.left + photo.width * 0.1))).toBeLessThan(2)
  expect(Math.abs(mark.bottom - (photo.top + photo.height * 0.4))).toBeLessThan(2)
  expect(await axeFindings()).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()

  playReading('Aqua, Parfum')
  await choose(nextPng())
  await expect.poll(typed).toMatch(/Parfum$/)
  // Each photo has its own.
  expect(page.getByText(/read unsurely/).elements()).toEqual([])
})

test('SCAN-16 photos keep the order in which they were chosen, however long the first takes to be looked at', async () => {
  const letGo = holdDecoding()
  server.answers(CALLS.ocrExtract, ({ body }) => {
    const { name } = (body as { image: File }).image
    return { success: true, extractedText: name.startsWith('slow') ? 'Aqua' : 'Talc', confidence: 0.9 }
  })
  await openScanner()
  await choose(png(200, 'slow-first.png'))
  await choose(png(200, 'second.png'))
  expect(read()).toEqual([])
  await letGo()

  await expect.element(box()).toHaveValue('Aqua,\nTalc')
  expect(images().map(({ name }) => name)).toEqual(['slow-first.png', 'second.png'])
})

test('SCAN-16 what is typed while the photo is read stays too', async () => {
  await openScanner()
  playReading('Parfum')
  const answer = server.holds(CALLS.ocrExtract)
  await choose(png())
  await expect.poll(() => read().length).toBe(1)
  await box().fill('Aqua')
  answer()
  await expect.poll(typed).toBe('Aqua,\nParfum')
})

test('SCAN-16 Clear empties the list and leaves the product as it was named', async () => {
  await openScanner()
  await box().fill('Aqua')
  await page.getByLabelText('Product name').fill('Calm Cream')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(box()).toHaveValue('')
  await expect.element(page.getByLabelText('Product name')).toHaveValue('Calm Cream')
})
