import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cameraMessages } from '../src/web/lib/messages/camera.ts'
import { createFaceFilm } from './face-film.ts'
import { makeSubscription } from './plan-steps.ts'
import { BLANK, createWorld, open, PHONE, type World } from './world.ts'

let film: Awaited<ReturnType<typeof createFaceFilm>>
let world: World
beforeAll(async () => {
  film = await createFaceFilm()
  world = await createWorld({}, { flags: film.flags })
}, 90_000)
afterAll(async () => {
  await world.close()
  film.remove()
})

test('UX-03 FACE-06 FREP-05 a camera of a phone: told what to change, told when it is good, taken, measured', async () => {
  const { page, problems } = await world.visitAs('live', BLANK, { viewport: PHONE })
  await makeSubscription(page, 'Standard')
  await page.request.post(`${world.app.origin}/api/users/consents`, {
    data: { kind: 'face-analysis', isGiven: true },
    headers: { origin: world.app.origin },
  })
  const opened = page.waitForResponse('**/face-analysis')
  await open(page, `${world.app.origin}/face-analysis`)
  // The worker of the hints may compile; pages may not.
  expect((await opened).headers()['content-security-policy']).not.toContain('wasm')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })

  await page.getByRole('button', { name: 'Use the camera' }).click()
  const camera = page.getByRole('dialog', { name: 'Take a photo' })
  const hint = camera.getByRole('status')
  for (const words of [
    'Come a little closer.',
    'More light, please: face a window or a lamp.',
    'Good. Hold still and take the photo.',
  ])
    await hint.getByText(words).waitFor({ timeout: 60_000 })
  await takeWhenGood(page)
  await camera.getByRole('button', { name: 'Use this photo' }).click()
  await page.getByAltText('The photo you chose').waitFor()
  expect(sent).toEqual([])

  await page.getByRole('button', { name: 'Start Face Analysis' }).click()
  await page.getByRole('heading', { name: 'Professional Skin Analysis' }).waitFor({ timeout: 60_000 })
  expect(sent).toContain('/api/face-analysis')
  expect(problems).toEqual([])
})

/** On a busy machine the film may be at its next scene when the button answers: then again, as anybody would who sees it. */
async function takeWhenGood(page: Page): Promise<void> {
  const camera = page.getByRole('dialog', { name: 'Take a photo' })
  await camera.getByText('Good. Hold still and take the photo.').waitFor({ timeout: 60_000 })
  await camera.getByRole('button', { name: 'Take the photo' }).click()
  const still = await camera.getByAltText(cameraMessages.shot).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/png')
  })
  if (await film.isGood(Buffer.from(still.split(',')[1] ?? '', 'base64'))) return
  await camera.getByRole('button', { name: cameraMessages.retake }).click()
  return takeWhenGood(page)
}
