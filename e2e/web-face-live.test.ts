import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testFace } from '../src/readers/face/test-face.test-support.ts'
import { buy } from './plan-steps.ts'
import { createWorld, PHONE, type World } from './world.ts'

const FACE = { left: 92, top: 0, width: 256, height: 192 }
const [DARK_FRAMES, GOOD_FRAMES] = [240, 480]

let world: World
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opaline-video-'))
  const video = join(folder, 'face.mjpeg')
  writeFileSync(video, await filmOf(Buffer.from(testFace())))
  world = await createWorld({}, [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ])
}, 90_000)
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

/** Pictures of a camera one after another, over and over: the same face in the dark, then in good light. */
async function filmOf(portrait: Buffer): Promise<Buffer> {
  const picture = sharp(portrait).extract(FACE).resize(1280, 960, { kernel: 'lanczos3' }).removeAlpha()
  const good = await picture.clone().jpeg({ quality: 92 }).toBuffer()
  const dark = await picture.clone().linear(0.16, 0).jpeg({ quality: 92 }).toBuffer()
  return Buffer.concat([
    ...Array.from({ length: DARK_FRAMES }, () => dark),
    ...Array.from({ length: GOOD_FRAMES }, () => good),
  ])
}

test(
  'UX-03 UX-02 a camera that shows a face: what to change is said while it is dark, and when all is well',
  { timeout: 150_000 },
  async () => {
    const { page, problems } = await world.visitAs('live-face', '/about', { viewport: PHONE })
    await buy(page, 'Standard')
    await page.request.post(`${world.app.origin}/api/users/consents`, {
      data: { kind: 'face-analysis', isGiven: true },
      headers: { origin: world.app.origin },
    })
    await page.goto(`${world.app.origin}/face-analysis`)
    await page.getByRole('button', { name: 'Use the camera' }).click()
    const dialog = page.getByRole('dialog', { name: 'Take a photo' })

    await dialog.getByText('More light, please: face a window or a lamp.').waitFor({ timeout: 60_000 })
    await dialog.getByText('Good. Hold still and take the photo.').waitFor({ timeout: 60_000 })
    await dialog.getByRole('button', { name: 'Take the photo' }).click()
    await dialog.getByRole('button', { name: 'Use this photo' }).click()
    await page.getByRole('button', { name: 'Start Face Analysis' }).click()

    await page.getByRole('heading', { name: 'Your scores' }).waitFor({ timeout: 60_000 })
    expect(problems).toEqual([])
  },
)
