import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { makeSubscription } from './plan-steps.ts'
import { BLANK, createWorld, open, PHONE, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 90_000)
afterAll(() => world.close())

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Take a photo' })
const camera = (page: Page) => page.getByRole('button', { name: 'Use the camera' })

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

async function opened(username: string, options: Parameters<World['visitAs']>[2] = {}) {
  const visited = await world.visitAs(username, BLANK, options)
  const { page } = visited
  const { origin } = world.app
  await makeSubscription(page, 'Premium')
  await page.request.post(`${origin}/api/users/consents`, {
    data: { kind: 'face-analysis', isGiven: true },
    headers: { origin },
  })
  await page.addInitScript(WALL)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, `${origin}/face-analysis`)
  await page.getByLabel('Choose a photo').waitFor({ state: 'attached' })
  return { ...visited, asked }
}

const states = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
  )

test(
  'UX-01 UX-03 UX-07 UX-11 UX-25 the networks come from our own origin, only with the camera, and say what to change, on a phone in both themes',
  { timeout: 120_000 },
  async () => {
    const { page, asked, problems } = await opened('camera-hints', { viewport: PHONE })
    expect(asked.some((path) => /guide-worker|blazeface|facemesh/.test(path))).toBe(false)
    await camera(page).click()
    await dialog(page).getByLabel('Live picture of your camera').waitFor()
    await dialog(page).getByText('Bring your face into the outline.').waitFor({ timeout: 60_000 })
    expect(asked.some((path) => /^\/assets\/blazeface.*\.bin$/.test(path))).toBe(true)
    expect(asked.some((path) => /^\/assets\/facemesh.*\.bin$/.test(path))).toBe(true)

    expect(await axeFindings(page)).toEqual([])
    const box = await dialog(page).boundingBox()
    expect(box?.width).toBeLessThanOrEqual(PHONE.width)
    expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect(problems).toEqual([])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => states(page)).toEqual(['ended'])
    await page.waitForFunction(() => document.activeElement?.textContent === 'Use the camera')
  },
)

test('UX-02 UX-03 the front camera opens, says that there are no hints without the networks, is looked at before anything is sent, can be taken again, and goes out', async () => {
  const { page, problems } = await opened('camera-take')
  await page.context().route(/blazeface.*\.bin$/, (route) => route.abort())
  await camera(page).click()
  await dialog(page).getByLabel('Live picture of your camera').waitFor()
  await dialog(page).getByText('Live hints could not be loaded.').waitFor()
  expect(await page.evaluate(() => (window as unknown as { wanted: object }).wanted)).toMatchObject({
    audio: false,
    video: { facingMode: 'user' },
  })

  await dialog(page).getByRole('button', { name: 'Take the photo' }).click()
  await dialog(page).getByAltText('The photo you just took').waitFor()
  await expect.poll(() => states(page)).toEqual(['ended'])
  await dialog(page).getByRole('button', { name: 'Take it again' }).click()
  await dialog(page).getByRole('button', { name: 'Take the photo' }).click()
  await dialog(page).getByRole('button', { name: 'Use this photo' }).click()

  const photo = page.getByAltText('The photo you chose')
  await photo.waitFor()
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => states(page)).toEqual(['ended', 'ended'])
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
