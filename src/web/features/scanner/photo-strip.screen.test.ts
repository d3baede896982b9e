import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { axeFindings } from '../../testing/axe.test-support.ts'
import { choose, plainPicture, png } from '../../testing/photo.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import {
  address,
  dismissToasts,
  openScreen,
  overflowing,
  PHONE,
  setViewport,
  texts,
  toast,
} from '../../testing/screen.test-support.tsx'
import { analyzeButton, box, playAnalysis, playLookUp, typed } from './scanner.test-support.ts'

/** What our reader finds on a photo of this name. */
const TEXTS: Record<string, string> = {
  'top.png': 'Aqua, Glycerin, Talc, Mica',
  'middle.png': 'Talc, Mica, Squalane, Panthenol',
  'end.png': 'Squalane, Panthenol, Parfum, Linalool',
  'sharper.png': 'Talc, Mica, Squalane, Panthenol, Bisabolol',
  'other.png': 'Retinol, Tocopherol',
}
const TOP = 'Aqua, Glycerin, Talc, Mica'
const TUBE = 'Aqua, Glycerin, Talc, Mica, Squalane, Panthenol, Parfum, Linalool'

const sent = () => server.bodies(CALLS.ocrExtract).map((body) => (body as { image: File }).image.name)
const thumbs = () => page.getByRole('list', { name: 'Photos of this list' }).getByRole('button')
const shown = () => page.getByRole('region', { name: /^Photo \d of/ })
const tool = (name: string) => page.getByRole('button', { name, exact: true })
const order = () =>
  thumbs()
    .elements()
    .map((thumb) => thumb.getAttribute('aria-label'))

beforeEach(async () => {
  await playLookUp()
  server.answers(CALLS.ocrExtract, ({ body }) => ({
    success: true,
    extractedText: TEXTS[(body as { image: File }).image.name] ?? '',
    confidence: 0.9,
  }))
})

async function openScanner() {
  await openScreen('/dashboard')
  await expect.element(analyzeButton()).toBeVisible()
}

/** Chosen one after the other, as from a camera. */
async function choosePhotos(...names: string[]) {
  for (const name of names) await choose(png(200, name))
  await expect.poll(sent).toHaveLength(names.length)
  await expect.element(page.getByText(/^Reading /)).not.toBeInTheDocument()
}

/** Let go anywhere over the page. */
function drop(...names: string[]) {
  const dataTransfer = new DataTransfer()
  for (const name of names) dataTransfer.items.add(png(200, name))
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

test('SCAN-16 three photos of a tube are one list, read one after the other and joined at their overlap', async () => {
  await openScanner()
  await choosePhotos('top.png', 'middle.png', 'end.png')

  await expect.poll(typed).toBe(TUBE)
  expect(sent()).toEqual(['top.png', 'middle.png', 'end.png'])
  expect(order()).toEqual(['Photo 1, was read', 'Photo 2, was read', 'Photo 3, was read'])
  await expect
    .element(shown())
    .toHaveAccessibleName('Photo 3 of 3, from the beginning of the list to its end')
  expect(page.getByText(/do not overlap/).elements()).toEqual([])
  expect(await axeFindings()).toEqual([])
})

test('SCAN-16 several photos chosen at once come in one go, a sixth is refused, and one that is there already is one', async () => {
  await openScanner()
  const input = page.getByLabelText('Choose a photo', { exact: true }).element() as HTMLInputElement
  expect(input.multiple).toBe(true)
  const picked = new DataTransfer()
  for (const name of ['top.png', 'top.png', 'middle.png', 'end.png', 'other.png'])
    picked.items.add(png(200, name))
  input.files = picked.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(sent).toEqual(['top.png', 'middle.png', 'end.png', 'other.png'])
  await expect.poll(typed).toBe(`${TUBE},\nRetinol, Tocopherol`)
  await dismissToasts()
  await choose(png(200, 'top.png'))

  drop('sharper.png', 'sixth.png')
  await expect.element(page.getByText('A list takes 5 photos at most')).toBeVisible()
  await expect.poll(sent).toHaveLength(5)
  expect(sent()).not.toContain('sixth.png')
  await expect.element(thumbs()).toHaveLength(5)
  await expect.element(page.getByText(/^Reading /)).not.toBeInTheDocument()
  // That the fifth was read may be told in the place of the refusal.
  await dismissToasts()
  drop('seventh.png')
  await expect.element(page.getByText('Five Photos at Most')).toBeVisible()
  expect(sent()).toHaveLength(5)
})

test('SCAN-16 photos without an overlap are said to be apart, and the one between closes the gap', async () => {
  await openScanner()
  await choosePhotos('top.png', 'end.png')
  const gap = page.getByText('Photos 1 and 2 do not overlap')
  await expect.element(gap).toBeVisible()
  await expect.poll(typed).toBe(`${TOP},\n${TEXTS['end.png']}`)
  await choose(png(200, 'middle.png'))

  await expect.poll(typed).toBe(TUBE)
  expect(gap.elements()).toEqual([])
})

test('SCAN-16 UX-05 a photo is moved by keyboard, the focus stays, and the text follows', async () => {
  await openScanner()
  await choosePhotos('other.png', 'top.png')
  await expect.poll(typed).toBe(`Retinol, Tocopherol,\n${TOP}`)
  ;(tool('Move it towards the beginning').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')

  await expect.poll(typed).toBe(`${TOP},\nRetinol, Tocopherol`)
  await expect.element(page.getByText('This is photo 1 of 2 now.')).toBeInTheDocument()
  await expect.element(tool('Move it towards the beginning')).toHaveFocus()
  await expect.element(tool('Move it towards the beginning')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('put together anew from your photos')).toBeVisible()
  await expect.poll(typed).toBe(`${TOP},\nRetinol, Tocopherol`)
})

test('SCAN-16 a photo is taken again in its place, and its old text stays until the new one is there', async () => {
  await openScanner()
  await choosePhotos('top.png', 'middle.png', 'end.png')
  await expect.poll(typed).toBe(TUBE)
  await thumbs().nth(1).click()
  const letGo = server.holds(CALLS.ocrExtract)
  await choose(png(200, 'sharper.png'), 'Choose another photo in its place')
  await expect.element(page.getByText('Reading photo 2 of 3...')).toBeVisible()
  expect(typed()).toBe(TUBE)
  letGo()

  await expect
    .poll(typed)
    .toBe(`Aqua, Glycerin, Talc, Mica, Squalane, Panthenol, Bisabolol,\n${TEXTS['end.png']}`)
  expect(order()).toHaveLength(3)
})

test('SCAN-16 a removed photo takes its text along, Undo brings it back, and the focus goes to the next photo', async () => {
  await openScanner()
  await choosePhotos('top.png', 'other.png')
  await expect.poll(typed).toBe(`${TOP},\nRetinol, Tocopherol`)
  await tool('Remove the photo').click()
  await expect.poll(typed).toBe(TOP)
  await expect.element(tool('Enlarge the photo')).toHaveFocus()
  await tool('Undo').click()
  await expect.poll(typed).toBe(`${TOP},\nRetinol, Tocopherol`)

  await tool('Remove the photo').click()
  await expect.element(page.getByLabelText('Choose a photo', { exact: true })).toHaveFocus()
  expect(thumbs().elements()).toEqual([])
})

test('SCAN-17 what was corrected stays whatever is done with the photos, until the text is asked for anew', async () => {
  await openScanner()
  await choosePhotos('other.png', 'top.png')
  await expect.poll(typed).toMatch(/Mica$/)
  await box().fill('Retinol, Tocopheryl Acetate')
  await tool('Move it towards the beginning').click()
  const anew = tool('Put the text together anew')
  await expect.element(anew).toBeVisible()
  expect(typed()).toBe('Retinol, Tocopheryl Acetate')
  await anew.click()

  await expect.poll(typed).toBe(`${TOP},\nRetinol, Tocopherol`)
  expect(anew.elements()).toEqual([])
  await tool('Undo').click()
  await expect.poll(typed).toBe('Retinol, Tocopheryl Acetate')
})

test('SCAN-13 SCAN-14 a photo that got lost on the way is tried again alone, and the others are not', async () => {
  await openScanner()
  await choosePhotos('top.png')
  server.loses(CALLS.ocrExtract)
  await choose(png(200, 'middle.png'))
  await expect.element(page.getByText('Photo 2: Image Processing Failed')).toBeVisible()
  expect(order()).toEqual(['Photo 1, was read', 'Photo 2, gave no list'])
  expect(typed()).toBe(TOP)
  server.answers(CALLS.ocrExtract, {
    success: true,
    extractedText: TEXTS['middle.png'] ?? '',
    confidence: 0.9,
  })
  await tool('Read it again').click()

  await expect.poll(typed).toBe('Aqua, Glycerin, Talc, Mica, Squalane, Panthenol')
  expect(sent()).toEqual(['top.png', 'middle.png', 'middle.png'])
  expect(page.getByText('Photo 2: Image Processing Failed').elements()).toEqual([])
})

test('SCAN-16 a reading that was stopped waits to be asked for, and the next photo is read meanwhile', async () => {
  await openScanner()
  const letGo = server.holds(CALLS.ocrExtract)
  await choose(png(200, 'top.png'))
  await choose(png(200, 'middle.png'))
  await expect.element(page.getByText('Reading photo 1 of 2...')).toBeVisible()
  await tool('Stop reading').click()
  letGo()
  await expect.poll(typed).toBe(TEXTS['middle.png'])
  expect(order()).toEqual(['Photo 1, was not read', 'Photo 2, was read'])
  await tool('Read this photo').click()

  await expect.poll(typed).toBe('Aqua, Glycerin, Talc, Mica, Squalane, Panthenol')
})

test('SCAN-16 photos outlive a look at another screen, a reading under way among them, and go with the analysis', async () => {
  await openScanner()
  await choosePhotos('top.png')
  const letGo = server.holds(CALLS.ocrExtract)
  await choose(png(200, 'middle.png'))
  await expect.element(page.getByText('Reading photo 2 of 2...')).toBeVisible()
  await page.getByRole('link', { name: 'About Us' }).click()
  await expect.poll(address).toBe('/about')
  letGo()
  await expect.poll(() => server.requests(CALLS.ocrExtract)).toHaveLength(2)
  history.back()
  await expect.poll(address).toBe('/dashboard')

  await expect.poll(typed).toBe('Aqua, Glycerin, Talc, Mica, Squalane, Panthenol')
  await expect.element(thumbs()).toHaveLength(2)
  playAnalysis()
  await analyzeButton().click()
  await expect.poll(address, { timeout: 20_000 }).toContain('/analysis/')
  history.back()
  await expect.element(box()).toHaveValue('')
  expect(thumbs().elements()).toEqual([])
})

/** As an iPhone writes it, as far as this browser can tell. Some systems do not know its type. */
const heic = (name: string, type = 'image/heic') =>
  new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic', new Uint8Array(64)], name, { type })

test('B-81 SCAN-03 a HEIC photo that this browser cannot open is told what to do, nothing is sent, and nothing is lost', async () => {
  await openScanner()
  await choosePhotos('top.png')
  const told = page.getByText('IMG_1.HEIC: HEIC Photo')
  for (const type of ['image/heic', '']) {
    await choose(heic('IMG_1.HEIC', type))
    await expect.element(toast()).toHaveTextContent('This browser cannot open HEIC photos.')
    await dismissToasts()
    await expect.element(told).toBeVisible()
  }
  expect(typed()).toBe(TOP)
  expect(sent()).toEqual(['top.png'])
  await choose(png(200, 'middle.png'))

  await expect.poll(typed).toBe('Aqua, Glycerin, Talc, Mica, Squalane, Panthenol')
  expect(told.elements()).toEqual([])
})

test('B-81 a HEIC photo is read where the browser opens it, and travels as a JPEG', async () => {
  const decode = globalThis.createImageBitmap.bind(globalThis)
  const picture = await plainPicture('teal', { width: 60, height: 40 })
  vi.spyOn(globalThis, 'createImageBitmap').mockImplementation((source: ImageBitmapSource) =>
    decode(source instanceof File && source.name.endsWith('.HEIC') ? picture : source),
  )
  await openScanner()
  await choose(heic('IMG_1.HEIC'))
  await expect.poll(() => server.bodies(CALLS.ocrExtract)).toHaveLength(1)

  const { image } = server.bodies(CALLS.ocrExtract)[0] as { image: File }
  expect(image.type).toBe('image/jpeg')
  expect([...new Uint8Array(await image.slice(0, 3).arrayBuffer())]).toEqual([0xff, 0xd8, 0xff])
})

test('SCAN-11 print in other letters is named, with what to do, and its guessed text is not offered', async () => {
  server.answers(CALLS.ocrExtract, {
    success: false,
    extractedText: 'NO_INGREDIENTS_FOUND',
    problem: 'other-script',
    script: 'korean',
    confidence: 0.5,
  })
  await openScanner()
  await choose(png(200, 'pack.png'))
  await expect.element(page.getByText('Korean print: we cannot read it yet.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Correct the text that was read' }).elements()).toEqual([])
})

test('UX-01 UX-07 on a phone five photos stand side by side, with targets for a finger, and nothing scrolls sideways', async () => {
  await setViewport(PHONE)
  await openScanner()
  for (const [name, colour] of [
    ['top.png', 'teal'],
    ['middle.png', 'sienna'],
    ['end.png', 'navy'],
    ['other.png', 'olive'],
    ['sharper.png', 'grey'],
  ] as const) {
    const picture = await plainPicture(colour, { width: 60, height: 40 })
    await choose(new File([picture], name, { type: 'image/png' }))
  }
  await expect.element(thumbs()).toHaveLength(5)
  await expect.poll(sent).toHaveLength(5)
  await dismissToasts()
  const tops = thumbs()
    .elements()
    .map((thumb) => Math.round(thumb.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  for (const button of shown().element().querySelectorAll('button, label')) {
    const { width, height } = button.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  expect(await overflowing(320, 360, 390)).toEqual([])
  expect(texts(page.css('[data-toast]'))).toEqual([])
  await expect.element(toast()).not.toBeInTheDocument()
})

/** As a folder that is let go: a file by its name, and nothing that can be read. */
function unreadable(name: string): File {
  const file = new File(['x'], name)
  return Object.assign(file, { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) })
}

function dropFiles(...files: File[]) {
  const event = new DragEvent('drop', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'dataTransfer', { value: { files, types: ['Files'] } })
  document.body.dispatchEvent(event)
}

test('SCAN-03 a folder among photos is named and refused, and those beside and after it are read', async () => {
  await openScanner()
  dropFiles(unreadable('Holiday'), png(200, 'top.png'))
  await expect.poll(sent).toEqual(['top.png'])
  await expect.element(page.getByText('Holiday: Invalid File')).toBeVisible()
  await choose(png(200, 'middle.png'))
  await expect.poll(typed).toBe('Aqua, Glycerin, Talc, Mica, Squalane, Panthenol')
  await expect.element(page.getByText('Holiday: Invalid File')).not.toBeInTheDocument()
})

test('SCAN-03 of several files at once each that is no photo is told by its name until the next choice', async () => {
  await openScanner()
  const long = `${'long '.repeat(30)}list.pdf`
  dropFiles(
    new File(['%PDF'], long, { type: 'application/pdf' }),
    new File(['a'], 'notes.txt'),
    png(200, 'top.png'),
  )
  await expect.poll(typed).toBe(TOP)
  await expect.element(page.getByText('notes.txt: Invalid File')).toBeVisible()
  await expect.element(page.getByText(/^long long .*…g list\.pdf: Invalid File$/)).toBeVisible()
})

test('SCAN-20 nothing is analysed while photos are read, and stopping them lets it go on', async () => {
  playAnalysis()
  await openScanner()
  await choosePhotos('top.png')
  await expect.poll(typed).toBe(TOP)
  const answer = server.holds(CALLS.ocrExtract)
  await choose(png(200, 'middle.png'))
  await choose(png(200, 'end.png'))
  await expect
    .poll(order)
    .toEqual(['Photo 1, was read', 'Photo 2, is being read', 'Photo 3, waits to be read'])
  await analyzeButton().click()
  await expect.element(toast()).toHaveTextContent('2 photos are not read yet')
  expect(server.bodies(CALLS.analyze)).toEqual([])
  await tool('Stop reading').click()
  await expect.poll(order).toEqual(['Photo 1, was read', 'Photo 2, was not read', 'Photo 3, is being read'])
  await tool('Stop reading').click()
  await expect.poll(order).toEqual(['Photo 1, was read', 'Photo 2, was not read', 'Photo 3, was not read'])
  answer()
  await dismissToasts()
  await analyzeButton().click()
  await expect.poll(() => server.bodies(CALLS.analyze)).toHaveLength(1)
})

test('SCAN-16 a cleared text comes back by Undo, or anew from its photos', async () => {
  await openScanner()
  await choosePhotos('top.png', 'middle.png')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(typed).toBe('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(typed).toBe('Aqua, Glycerin, Talc, Mica, Squalane, Panthenol')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(page.getByText('The text of your photos was cleared')).toBeVisible()
  await page.getByRole('button', { name: 'Put the text together anew' }).click()
  await expect.poll(typed).toBe('Aqua, Glycerin, Talc, Mica, Squalane, Panthenol')
  await expect.element(page.getByText('The text of your photos was cleared')).not.toBeInTheDocument()
})

test('SCAN-17 who types while a photo is read goes on typing at the same place', async () => {
  await openScanner()
  await choosePhotos('top.png')
  await expect.poll(typed).toBe(TOP)
  const answer = server.holds(CALLS.ocrExtract)
  await choose(png(200, 'middle.png'))
  const element = box().element() as HTMLTextAreaElement
  element.focus()
  element.setSelectionRange(4, 4)
  await userEvent.keyboard(' Zi')
  answer()
  await expect.poll(typed).toContain('Panthenol')
  await userEvent.keyboard('nc')
  await expect.poll(typed).toMatch(/^Aqua Zinc, Glycerin, .*Panthenol$/s)
})

test('SCAN-16 a double click on Remove takes one photo away', async () => {
  await openScanner()
  await choosePhotos('top.png', 'middle.png', 'end.png')
  await thumbs().first().click()
  await tool('Remove the photo').dblClick()
  await expect.poll(order).toEqual(['Photo 1, was read', 'Photo 2, was read'])
})

test('SCAN-16 a removed photo is brought back to its place by its toast, with its text', async () => {
  await openScanner()
  await choosePhotos('top.png', 'middle.png', 'end.png')
  await expect.poll(typed).toBe(TUBE)
  await thumbs().nth(1).click()
  await tool('Remove the photo').click()
  await expect.poll(order).toEqual(['Photo 1, was read', 'Photo 2, was read'])
  await expect.element(page.getByText('Photo removed')).toBeVisible()
  await tool('Bring the photo back').click()

  await expect.poll(typed).toBe(TUBE)
  expect(order()).toEqual(['Photo 1, was read', 'Photo 2, was read', 'Photo 3, was read'])
  await thumbs().nth(1).click()
  await expect.element(shown()).toHaveAccessibleName(/^Photo 2 of 3/)
  expect(sent()).toHaveLength(3)
})

test('SCAN-16 a photo that was being read when it was removed is read when it comes back', async () => {
  await openScanner()
  await choosePhotos('top.png')
  const letGo = server.holds(CALLS.ocrExtract)
  await choose(png(200, 'middle.png'))
  await expect.element(page.getByText('Reading photo 2 of 2...')).toBeVisible()
  await tool('Remove the photo').click()
  letGo()
  await tool('Bring the photo back').click()

  await expect.poll(typed).toBe('Aqua, Glycerin, Talc, Mica, Squalane, Panthenol')
})

test('SCAN-16 UX-05 all photos are stopped at once and read at once, and the focus stays with them', async () => {
  await openScanner()
  await choosePhotos('top.png')
  const letGo = server.holds(CALLS.ocrExtract)
  await choose(png(200, 'middle.png'))
  await choose(png(200, 'end.png'))
  await expect
    .poll(order)
    .toEqual(['Photo 1, was read', 'Photo 2, is being read', 'Photo 3, waits to be read'])
  ;(tool('Stop all').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(order).toEqual(['Photo 1, was read', 'Photo 2, was not read', 'Photo 3, was not read'])
  await expect.element(thumbs().nth(2)).toHaveFocus()
  await expect.element(page.getByText('2 photos were not read')).toBeVisible()
  letGo()
  ;(tool('Read them').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')

  await expect.element(thumbs().nth(2)).toHaveFocus()
  await expect.poll(typed).toBe(TUBE)
})

test('SCAN-17 UX-05 the focus goes to the photo when the text was put together anew', async () => {
  await openScanner()
  await choosePhotos('top.png', 'other.png')
  await box().fill('Retinol')
  await tool('Move it towards the beginning').click()
  ;(tool('Put the text together anew').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')

  await expect.poll(typed).toMatch(/^Retinol, Tocopherol,/)
  await expect.poll(() => document.activeElement === document.body).toBe(false)
})
