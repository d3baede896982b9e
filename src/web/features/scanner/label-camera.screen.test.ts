import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { grayOf, sharpnessOf } from '../../lib/camera/gray.ts'
import { axeFindings } from '../../testing/axe.test-support.ts'
import { choose, png } from '../../testing/photo.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { openScreen, overflowing, PHONE, setViewport } from '../../testing/screen.test-support.tsx'
import { analyzeButton, box, playLookUp, playReading } from './scanner.test-support.ts'

const dialog = () => page.getByRole('dialog', { name: 'Take a photo' })
const press = (name: string) => dialog().getByRole('button', { name })
const images = () => server.bodies(CALLS.ocrExtract).map((body) => (body as { image: File }).image)

type Scene = { paper: string; size: number; blur: number }
const GOOD: Scene = { paper: '#d8d2c6', size: 24, blur: 0 }

const SIZE = { width: 640, height: 480 }

function drawPack({ paper, size, blur }: Scene): OffscreenCanvas {
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('nothing to draw on')
  const print = new OffscreenCanvas(SIZE.width, SIZE.height)
  const text = print.getContext('2d')
  if (text === null) throw new Error('nothing to draw on')
  text.fillStyle = paper
  text.fillRect(0, 0, SIZE.width, SIZE.height)
  text.fillStyle = '#26302b'
  text.font = `bold ${size}px sans-serif`
  for (let y = 0; size > 0 && y < SIZE.height; y += size * 1.35)
    text.fillText(
      'Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Tocopherol, Parfum, Linalool, '.repeat(2),
      10,
      y,
    )
  if (blur > 0) context.filter = `blur(${blur}px)`
  context.drawImage(print, 0, 0)
  return canvas
}

const running: ReturnType<typeof setInterval>[] = []
afterEach(() => running.splice(0).forEach(clearInterval))

/** A camera above a pack that shows one scene after the other, ten pictures a second. */
function playCamera(...first: Scene[]) {
  let scenes = first.map(drawPack)
  const canvas = Object.assign(document.createElement('canvas'), SIZE)
  const context = canvas.getContext('2d')
  let picture = 0
  running.push(
    setInterval(() => {
      const scene = scenes[(picture += 1) % scenes.length]
      if (scene !== undefined) context?.drawImage(scene, 0, 0)
    }, 100),
  )
  const tracks: MediaStreamTrack[] = []
  const open = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => {
    const stream = canvas.captureStream(10)
    tracks.push(...stream.getTracks())
    return Promise.resolve(stream)
  })
  return {
    open,
    states: () => tracks.map(({ readyState }) => readyState),
    shows: (scene: Scene) => void (scenes = [drawPack(scene)]),
  }
}

beforeEach(async () => {
  await setViewport(PHONE)
  await playLookUp()
  playReading('Aqua, Glycerin')
})

async function openCamera() {
  await openScreen('/dashboard')
  await expect.element(analyzeButton()).toBeVisible()
  await page.getByRole('button', { name: 'Take a photo' }).click()
  await expect.element(dialog().getByLabelText('Live picture of your camera')).toBeVisible()
}

test('UX-01 UX-02 UX-07 the rear camera says what to change, until there is nothing left, on a phone', async () => {
  const camera = playCamera({ ...GOOD, size: 0 })
  await openCamera()
  await expect
    .element(dialog().getByText('Bring the ingredient list into the picture and into focus.'))
    .toBeVisible()
  camera.shows({ ...GOOD, paper: '#3a3833' })
  await expect.element(dialog().getByText('More light, please')).toBeVisible()
  camera.shows({ ...GOOD, size: 9 })
  await expect.element(dialog().getByText('The print is too small')).toBeVisible()
  camera.shows({ ...GOOD, blur: 2.8 })
  await expect.element(dialog().getByText('Hold still, and tap the list')).toBeVisible()
  camera.shows(GOOD)
  await expect.element(dialog().getByText('Good. Hold still and take the photo.')).toBeVisible()

  expect(await axeFindings()).toEqual([])
  expect(await overflowing(320, 360, 390)).toEqual([])
  expect(camera.open.mock.calls[0]?.[0]).toMatchObject({ audio: false, video: { facingMode: 'environment' } })
  await press('Close the camera').click()
  await expect.poll(camera.states).toEqual(['ended'])
  expect(images()).toEqual([])
})

test('UX-02 the sharpest of a few pictures is taken, looked at, and read', async () => {
  // One picture of three is sharp, and whoever presses the button shakes the camera first.
  const camera = playCamera({ ...GOOD, blur: 4 }, GOOD, { ...GOOD, blur: 4 })
  await openCamera()
  await press('Take the photo').click()
  await expect.element(dialog().getByAltText('The photo you just took')).toBeVisible()
  await expect.poll(camera.states).toEqual(['ended'])
  expect(images()).toEqual([])
  await press('Use this photo').click()

  await expect.element(box()).toHaveValue('Aqua, Glycerin')
  const [image] = images()
  if (image === undefined) throw new Error('nothing was sent')
  const [sharp, soft] = await Promise.all([sharpnessOfFile(image), softness()])
  expect(sharp).toBeGreaterThan(soft * 4)
  expect(dialog().elements()).toEqual([])

  async function softness() {
    const canvas = new OffscreenCanvas(SIZE.width, SIZE.height)
    const context = canvas.getContext('2d')
    if (context) context.filter = 'blur(4px)'
    context?.drawImage(await createImageBitmap(image as File), 0, 0)
    return sharpnessOfFile(await canvas.convertToBlob({ type: 'image/jpeg' }))
  }
})

async function sharpnessOfFile(file: Blob): Promise<number> {
  const picture = await createImageBitmap(file)
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  if (context === null) throw new Error('nothing to draw on')
  context.drawImage(picture, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height)
  return sharpnessOf(grayOf(data, width, height))
}

test('UX-02 a photo is taken again with the camera, in the place of the one before', async () => {
  playCamera(GOOD)
  await openCamera()
  await press('Take the photo').click()
  await press('Use this photo').click()
  await expect.poll(images).toHaveLength(1)
  playReading('Talc, Mica')
  await page.getByRole('button', { name: 'Take it again' }).click()
  await press('Take the photo').click()
  await press('Use this photo').click()

  await expect.element(box()).toHaveValue('Talc, Mica')
  expect(page.getByRole('list', { name: 'Photos of this list' }).elements()).toEqual([])
})

test.each([
  ['NotAllowedError', 'The camera is not allowed'],
  ['NotFoundError', 'No camera was found'],
])('UX-02 %s: %s, and a file or the camera app does just as well', async (name, title) => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('no', name))
  await openScreen('/dashboard')
  await page.getByRole('button', { name: 'Take a photo' }).click()
  await expect.element(dialog().getByRole('alert').getByText(title)).toBeVisible()
  await expect.element(dialog().getByLabelText('Use the camera app')).toBeInTheDocument()
  await choose(png(), 'Choose a photo instead')
  await expect.element(box()).toHaveValue('Aqua, Glycerin')
  expect(dialog().elements()).toEqual([])
})

test('SCAN-18 UX-05 the focus is where it was when the camera is closed', async () => {
  playCamera(GOOD)
  await openCamera()
  await press('Close the camera').click()
  await expect.element(page.getByRole('button', { name: 'Take a photo' })).toHaveFocus()
})
