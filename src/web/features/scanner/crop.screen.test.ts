import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { axeFindings } from '../../testing/axe.test-support.ts'
import { choose } from '../../testing/photo.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { openScreen, overflowing, PHONE, setViewport } from '../../testing/screen.test-support.tsx'
import { analyzeButton, box, playLookUp, playReading, typed } from './scanner.test-support.ts'

const images = () => server.bodies(CALLS.ocrExtract).map((body) => (body as { image: File }).image)
const dialog = () => page.getByRole('dialog', { name: 'Crop and rotate' })
const frame = () => dialog().getByRole('group', { name: 'The part that is read' })
const open = () => page.getByRole('button', { name: 'Crop and rotate' })
const press = (name: string) => dialog().getByRole('button', { name, exact: true })
const handle = (name: string) => dialog().getByRole('button', { name })

/** Four fields: red and green above, blue and white below. */
async function fields(type = 'image/png', width = 400, height = 200): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const colours = ['red', 'lime', 'blue', 'white']
  colours.forEach((colour, at) => {
    if (context === null) return
    context.fillStyle = colour
    context.fillRect((at % 2) * (width / 2), Math.floor(at / 2) * (height / 2), width / 2, height / 2)
  })
  return canvas.convertToBlob({ type, quality: 1 })
}

const photo = async () => new File([await fields()], 'fields.png', { type: 'image/png' })

/** What a telephone writes that was held sideways: the first of its pixels is shown at the upper right. */
async function sidewaysPhoto(): Promise<File> {
  const jpeg = new Uint8Array(await (await fields('image/jpeg')).arrayBuffer())
  const exif = [
    0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0,
    0, 0, 0, 0,
  ]
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif]
  const file = new Uint8Array([...jpeg.subarray(0, 2), ...segment, ...jpeg.subarray(2)])
  return new File([file], 'sideways.jpg', { type: 'image/jpeg' })
}

/** The size of a picture, and the colours at its corners. */
async function look(image: File | undefined) {
  if (image === undefined) throw new Error('nothing was sent')
  const picture = await createImageBitmap(image)
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(picture, 0, 0)
  const at = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? []
    const name = `${Number(red > 128)}${Number(green > 128)}${Number(blue > 128)}`
    return { '100': 'red', '010': 'lime', '001': 'blue', '111': 'white' }[name]
  }
  const [right, bottom] = [width - 6, height - 6]
  return { width, height, corners: [at(5, 5), at(right, 5), at(5, bottom), at(right, bottom)] }
}

async function openScanner() {
  await playLookUp()
  playReading('Aqua, Glycerin')
  await openScreen('/dashboard')
  await expect.element(analyzeButton()).toBeVisible()
}

async function focus(element: Element) {
  ;(element as HTMLElement).focus()
  await expect.poll(() => document.activeElement).toBe(element)
}

test('SCAN-07 UX-05 the frame is set by arrow keys, and the reader gets only what is inside', async () => {
  await openScanner()
  await choose(await photo())
  await expect.element(box()).toHaveValue('Aqua, Glycerin')
  await open().click()
  await expect.element(frame()).toBeVisible()
  expect(await axeFindings()).toEqual([])

  const { width } = frame().element().getBoundingClientRect()
  await focus(handle('Right side').element())
  // With Ctrl by 100 pixels, with Shift by ten: to the middle, as wide as the screen may be.
  const steps = Math.round(width / 2 / 10)
  await userEvent.keyboard(`{Shift>}${'{ArrowLeft}'.repeat(steps)}{/Shift}`)
  await expect
    .element(dialog().getByText(/^(49|50|51) % wide and 100 % high, 0 % from the left/))
    .toBeInTheDocument()
  await press('Read this part').click()

  await expect.poll(images).toHaveLength(2)
  const { width: cut, height, corners } = await look(images()[1])
  expect(cut).toBeGreaterThan(180)
  expect(cut).toBeLessThan(212)
  expect(height).toBe(200)
  expect([corners[0], corners[2]]).toEqual(['red', 'blue'])
  expect(dialog().elements()).toEqual([])
  // Opened again, the frame is where it was, and the whole photo is still there.
  await open().click()
  await expect.element(frame()).toBeVisible()
  await expect.poll(() => frame().element().getBoundingClientRect().width).toBeLessThan(width * 0.55)
  await press('Whole photo').click()
  await press('Read this part').click()
  await expect.poll(images).toHaveLength(3)
  expect(await look(images()[2])).toEqual({
    width: 400,
    height: 200,
    corners: ['red', 'lime', 'blue', 'white'],
  })
})

test('SCAN-07 a photo is turned by quarters, the frame with it', async () => {
  await openScanner()
  await choose(await photo())
  await expect.element(box()).toHaveValue('Aqua, Glycerin')
  await open().click()
  await expect.element(frame()).toBeVisible()
  await press('Turn right').click()
  await expect
    .poll(() => {
      const { width, height } = frame().element().getBoundingClientRect()
      return height / width
    })
    .toBeCloseTo(2, 1)
  await press('Read this part').click()
  await expect.poll(images).toHaveLength(2)
  expect(await look(images()[1])).toEqual({
    width: 200,
    height: 400,
    corners: ['blue', 'red', 'white', 'lime'],
  })

  await open().click()
  await press('Turn left').click()
  await press('Turn left').click()
  await press('Read this part').click()
  await expect.poll(images).toHaveLength(3)
  expect(await look(images()[2])).toMatchObject({ width: 200, corners: ['lime', 'white', 'red', 'blue'] })
})

test('DEC-21 a photo that was taken sideways is cropped as it is seen, and carries nothing of its file', async () => {
  await openScanner()
  await choose(await sidewaysPhoto())
  await expect.poll(images).toHaveLength(1)
  await open().click()
  await expect.element(frame()).toBeVisible()
  const { height } = frame().element().getBoundingClientRect()
  await focus(handle('Lower side').element())
  await userEvent.keyboard(`{Shift>}${'{ArrowUp}'.repeat(Math.round(height / 2 / 10))}{/Shift}`)
  await press('Read this part').click()
  await expect.poll(images).toHaveLength(2)

  const part = await look(images()[1])
  // Upright it shows blue and red above white and lime.
  expect(part.width).toBe(200)
  expect(part.height).toBeLessThan(230)
  expect(part.corners.slice(0, 2)).toEqual(['blue', 'red'])
  expect(await images()[1]?.text()).not.toContain('Exif')
})

test('SCAN-07 with "crop first" nothing is sent before the part is chosen, and closing sends nothing', async () => {
  await openScanner()
  await page.getByLabelText('Crop photos before they are read').click()
  await choose(await photo())
  await expect.element(frame()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Photo 1 was not read')).toBeVisible()
  expect(images()).toEqual([])
  expect(typed()).toBe('')

  await open().click()
  await expect.element(frame()).toBeVisible()
  const area = frame().element().getBoundingClientRect()
  const corner = handle('Lower right corner').element()
  const held = corner.getBoundingClientRect()
  const point = (x: number, y: number) => ({
    bubbles: true,
    clientX: x,
    clientY: y,
    pointerId: 1,
    isPrimary: true,
  })
  const [x, y] = [held.left + held.width / 2, held.top + held.height / 2]
  corner.dispatchEvent(new PointerEvent('pointerdown', point(x, y)))
  document.dispatchEvent(new PointerEvent('pointermove', point(x - area.width / 2, y - area.height / 2)))
  document.dispatchEvent(new PointerEvent('pointerup', point(x - area.width / 2, y - area.height / 2)))
  await press('Read this part').click()
  await expect.element(box()).toHaveValue('Aqua, Glycerin')
  expect(images()).toHaveLength(1)
  const { width, height, corners } = await look(images()[0])
  expect([width, height].map((side) => Math.round(side / 10))).toEqual([20, 10])
  expect(new Set(corners)).toEqual(new Set(['red']))
})

test('SCAN-16 a photo that is being read waits while it is cropped, and is read whole after Cancel', async () => {
  await openScanner()
  const letGo = server.holds(CALLS.ocrExtract)
  await choose(await photo())
  await expect.poll(images).toHaveLength(1)
  await open().click()
  await expect.element(frame()).toBeVisible()
  await expect.poll(() => server.requests(CALLS.ocrExtract)[0]?.signal.aborted).toBe(true)
  letGo()
  await press('Cancel').click()
  await expect.element(box()).toHaveValue('Aqua, Glycerin')
  expect(images()).toHaveLength(2)
})

test('UX-01 UX-07 on a phone the frame has handles for a finger and nothing scrolls sideways', async () => {
  await setViewport(PHONE)
  await openScanner()
  await choose(await photo())
  await expect.element(box()).toHaveValue('Aqua, Glycerin')
  await open().click()
  await expect.element(frame()).toBeVisible()
  for (const corner of ['Upper left', 'Upper right', 'Lower left', 'Lower right']) {
    const { width, height } = handle(`${corner} corner`).element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
  expect(await overflowing(320, 360, 390)).toEqual([])
})
