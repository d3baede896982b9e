import { afterAll, beforeAll, expect, test } from 'vitest'
import { pngOf } from './label-picture.ts'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { answering } from './plan-steps.ts'
import { waitForNoDialog } from './web-steps.ts'
import { BLANK, createWorld, PHONE, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Take a photo' })

/** A camera that shows a grey wall, and a list of its tracks for looking at whether their light is out. */
const WALL = `
  window.tracks = []
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    window.wanted = wanted
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 480
    const context = canvas.getContext('2d')
    setInterval(() => {
      context.fillStyle = '#8a8a86'
      context.fillRect(0, 0, 640, 480)
      context.fillStyle = '#c02020'
      context.fillRect(0, 0, 100, 480)
    }, 50)
    const stream = canvas.captureStream(20)
    window.tracks.push(...stream.getTracks())
    return stream
  }`

const refusing = (name: string) =>
  `navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', '${name}'))`

async function opened(username: string, camera: string, options: Parameters<World['visitAs']>[2] = {}) {
  const visited = await world.visitAs(username, BLANK, options)
  const { page } = visited
  await answering(page, '/api/subscription/limits', (json) => ({
    ...json,
    plan: { name: 'Premium', features: { maxAnalysesPerMonth: null, maxFaceAnalysesPerMonth: 25 } },
    usage: { analysesCount: 0, faceAnalysesCount: 0 },
    remainingFaceAnalyses: 25,
    canFaceAnalyze: true,
  }))
  await page.request.post(`${world.app.origin}/api/users/consents`, {
    data: { kind: 'face-analysis', isGiven: true },
    headers: { origin: world.app.origin },
  })
  await page.addInitScript(camera)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${world.app.origin}/face-analysis`)
  await page.getByLabel('Choose a photo').waitFor({ state: 'attached' })
  const beforeOpening = [...asked]
  await page.getByRole('button', { name: 'Use the camera' }).click()
  await dialog(page).waitFor()
  return { ...visited, asked, beforeOpening }
}

const states = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
  )

test('UX-02 UX-03 the front camera opens, is looked at before anything is sent, can be taken again, and goes out', async () => {
  const { page, problems } = await opened('camera-take', WALL)
  await dialog(page).getByLabel('Live picture of your camera').waitFor()
  await dialog(page)
    .getByText('Hold the phone at the height of your eyes.')
    .or(dialog(page).getByText('Bring your face'))
    .waitFor()
  expect(await page.evaluate(() => (window as unknown as { wanted: object }).wanted)).toMatchObject({
    audio: false,
    video: { facingMode: 'user' },
  })

  await dialog(page).getByRole('button', { name: 'Take the photo' }).click()
  await dialog(page).getByAltText('The photo you just took').waitFor()
  expect(await states(page)).toEqual(['ended'])
  await dialog(page).getByRole('button', { name: 'Take it again' }).click()
  await dialog(page).getByRole('button', { name: 'Take the photo' }).click()
  await dialog(page).getByRole('button', { name: 'Use this photo' }).click()

  const photo = page.getByAltText('The photo you chose')
  await photo.waitFor()
  await dialog(page).waitFor({ state: 'detached' })
  expect(await states(page)).toEqual(['ended', 'ended'])
  // Whole and not mirrored: what stood on the left of the camera's picture stands there still.
  const pixels = await photo.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const red = (x: number) => [...(context?.getImageData(x, 200, 1, 1).data ?? [])].slice(0, 2)
    return { width: canvas.width, height: canvas.height, left: red(20), right: red(620) }
  })
  expect(pixels).toMatchObject({ width: 640, height: 480 })
  expect(pixels.left[0]).toBeGreaterThan((pixels.left[1] ?? 0) + 60)
  expect(Math.abs((pixels.right[0] ?? 0) - (pixels.right[1] ?? 99))).toBeLessThan(20)
  expect(await page.getByRole('button', { name: 'Start Face Analysis' }).isEnabled()).toBe(true)
  expect(problems).toEqual([])
})

test(
  'UX-03 UX-25 the networks come from our own origin, only with the camera, and say what to change',
  { timeout: 120_000 },
  async () => {
    const { page, asked, beforeOpening, problems } = await opened('camera-hints', WALL)
    expect(beforeOpening.some((path) => /guide-worker|blazeface|facemesh/.test(path))).toBe(false)

    await dialog(page).getByText('Bring your face into the outline.').waitFor({ timeout: 60_000 })
    expect(asked.some((path) => /^\/assets\/blazeface.*\.bin$/.test(path))).toBe(true)
    expect(asked.some((path) => /^\/assets\/facemesh.*\.bin$/.test(path))).toBe(true)
    expect(problems).toEqual([])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await states(page)).toEqual(['ended'])
    await page.waitForFunction(() => document.activeElement?.textContent === 'Use the camera')
  },
)

test('UX-03 without the networks the camera works and says that there are no hints', async () => {
  const { page } = await opened('camera-off', WALL)
  await page.context().route(/blazeface.*\.bin$/, (route) => route.abort())
  await page.keyboard.press('Escape')
  await waitForNoDialog(page)
  await page.getByRole('button', { name: 'Use the camera' }).click()
  await dialog(page).getByText('Live hints could not be loaded.').waitFor()
  await dialog(page).getByRole('button', { name: 'Take the photo' }).click()
  await dialog(page).getByRole('button', { name: 'Use this photo' }).waitFor()
})

test.each([
  ['NotAllowedError', 'The camera is not allowed'],
  ['NotFoundError', 'No camera was found'],
  ['NotReadableError', 'The camera is in use'],
])('UX-02 %s: %s, and a file does just as well', async (name, title) => {
  const { page } = await opened(`camera-${name}`, refusing(name))
  await dialog(page).getByRole('alert').getByText(title).waitFor()
  await dialog(page).getByRole('button', { name: 'Try the camera again' }).click()
  await dialog(page).getByRole('alert').getByText(title).waitFor()
  await dialog(page)
    .getByLabel('Choose a photo instead')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pngOf() })
  await page.getByAltText('The photo you chose').waitFor()
  expect(await dialog(page).count()).toBe(0)
})

test('UX-01 UX-07 UX-11 the camera fits a phone in both themes and passes axe', async () => {
  const { page } = await opened('camera-axe', WALL, { viewport: PHONE })
  await dialog(page).getByRole('button', { name: 'Take the photo' }).waitFor()
  await dialog(page).getByLabel('Live picture of your camera').waitFor()
  await dialog(page).getByText('Bring your face into the outline.').waitFor({ timeout: 60_000 })
  expect(await axeFindings(page)).toEqual([])
  const box = await dialog(page).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(PHONE.width)
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})
