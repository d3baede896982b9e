import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { bytesOf, choose, holdDecoding, plainPicture, png } from '../../testing/photo.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { FACE_CONSENT } from '../../testing/sample-faces.test-support.ts'
import { dismissToasts, openScreen, toast } from '../../testing/screen.test-support.tsx'
import {
  chosen,
  choosePhoto,
  file,
  main,
  openPanel,
  PATH,
  photo,
  playFacePlan,
  sent,
  start,
} from './face.test-support.ts'

const MEGABYTES_10 = 10_485_760

/** A part of a JPEG that names the camera and the place, as a camera writes it. */
const EXIF =
  '/+EBFkV4aWYAAElJKgAIAAAACAAPAQIADAAAAH4AAAASAQMAAQAAAAEAAAAaAQUAAQAAAG4AAAAbAQUAAQAAAHYAAAAoAQMAAQAAAAIAAAATAgMAAQAAAAEAAABphwQAAQAAAIoAAAAliAQAAQAAANgAAAAAAAAAOGMAAOgDAAA4YwAA6AMAAENBTUVSQS1NQVJLAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAAACAAAAA6AEAAEAAAACAAAAAAAAAAIAAQACAAIAAABOAAAAAgAFAAMAAAD2AAAAAAAAADMAAAABAAAAHgAAAAEAAAAAAAAAAQAAAA=='

/** The photos that were sent, as they arrive. */
const arrived = () => sent().map(({ body }) => (body as { imageBase64: string }).imageBase64)
const refuse = () => server.refuses(CALLS.faceAnalysis, 500, { message: 'Enough.', code: 'INTERNAL' })
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

test('DEC-23 without consent no photo can be chosen; it says what happens, and is given once', async () => {
  playFacePlan(0, 'Standard')
  server.answers(CALLS.setConsent, [FACE_CONSENT])
  await openScreen(PATH)

  const consent = page.getByRole('region', { name: 'Before your first photo' })
  await expect.element(consent.getByText('measured in the memory of this server')).toBeVisible()
  await expect.element(consent.getByText('Nobody else gets it')).toBeVisible()
  await expect.element(consent.getByText('16 or older')).toBeVisible()
  await expect
    .element(consent.getByRole('link', { name: 'Your consents' }))
    .toHaveAttribute('href', '/profile')
  expect(page.css('input[type=file]').elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Use the camera' }).elements()).toEqual([])

  await consent.getByRole('button', { name: 'I agree' }).click()
  await expect.element(file()).toBeInTheDocument()
  const { kind, version } = FACE_CONSENT
  expect(server.bodies(CALLS.setConsent)).toEqual([{ kind, isGiven: true, version }])
})

test('FACE-01 FACE-02 FACE-03 FACE-04 FACE-05 FACE-14 FACE-15 FACE-21 B-36 the panel says what it takes, what is left and what is kept', async () => {
  await openPanel(0, 'Standard')
  await expect.element(main().getByRole('heading', { name: 'Face Analysis', level: 1 })).toBeVisible()
  await expect.element(start()).toBeDisabled()
  for (const text of [
    '0 of 3 face analyses used this month',
    '3 face analyses left this month.',
    'PNG, JPG',
    'Photos are not stored.',
    'Skin Type Detection',
    'Concern Analysis',
    'Personalized Recommendations',
    'Health Scoring',
  ])
    await expect.element(main().getByText(text).first()).toBeVisible()
  const plans = main().getByRole('link', { name: 'Plans and limits' })
  await expect.element(plans).toHaveAttribute('href', '/pricing')
})

test('FACE-20 the start waits for the photo chosen last, and sends no other for it', async () => {
  const letGo = holdDecoding()
  refuse()
  await openPanel()
  await choosePhoto()
  await choose(await photo('#808080', 'slow-old.png'))
  await expect.element(start()).toBeDisabled()
  const last = await photo('#404040', 'new.png')
  await choose(last)
  await start().click()
  await expect.element(toast()).toHaveTextContent('Enough.')
  await letGo()
  await start().click()
  await expect.poll(() => sent().length).toBe(2)
  const bytes = arrived().map((url) => bytesOf(url.split(',')[1] ?? ''))
  const expected = new Uint8Array(await last.arrayBuffer())
  expect(bytes).toEqual([expected, expected])
})

test('FACE-16 FACE-17 FACE-18 UIC-08 what is no image or too large is refused, 10 MB itself is taken', async () => {
  await openPanel()
  const refused = async (given: File, ...told: string[]) => {
    await choose(given)
    for (const text of told) await expect.element(toast()).toHaveTextContent(text)
    expect(chosen().elements()).toEqual([])
    await expect.element(start()).toBeDisabled()
    await dismissToasts()
  }
  const noImage = ['Invalid File', 'Please select an image file.']
  await refused(new File([new Uint8Array(10).fill(7)], 'a.pdf', { type: 'application/pdf' }), ...noImage)
  await refused(
    png(MEGABYTES_10 + 1),
    'Image Too Large',
    'Please choose a smaller image (under 10MB) and try again.',
  )
  await refused(new File(['no picture'], 'b.png', { type: 'image/png' }), ...noImage)

  await choose(png(MEGABYTES_10))
  await expect.element(chosen()).toBeVisible()
  await expect.element(start()).toBeEnabled()
})

test('FACE-18 FACE-23 B-22 a photo of exactly 10485760 bytes reaches the server whole', async () => {
  refuse()
  await openPanel()
  const picture = await photo()
  // Bytes behind the last chunk are no part of the picture; they only make the file as long as it may be.
  const whole = new File([picture, new Uint8Array(MEGABYTES_10 - picture.size).fill(7)], 'me.png', {
    type: 'image/png',
  })
  await choose(whole)
  await start().click()
  await expect.element(toast()).toHaveTextContent('Enough.')

  const [url = ''] = arrived()
  expect(url.startsWith('data:image/png;base64,')).toBe(true)
  const bytes = bytesOf(url.slice(url.indexOf(',') + 1))
  expect(bytes.length).toBe(MEGABYTES_10)
  // Byte by byte, a comparison of values takes seconds.
  const original = new Uint8Array(await whole.arrayBuffer())
  expect(bytes.every((byte, at) => byte === original[at])).toBe(true)
})

test('DEC-21 B-22 a large photo is made smaller, and place and camera stay on the device', async () => {
  refuse()
  await openPanel()
  const size = { width: 4_000, height: 3_000, type: 'image/jpeg' }
  const drawn = new Uint8Array(await (await plainPicture('#c9a088', size)).arrayBuffer())
  // Behind the two bytes that every JPEG begins with.
  const large = new File([drawn.slice(0, 2), bytesOf(EXIF), drawn.slice(2)], 'me.jpg', { type: 'image/jpeg' })
  expect(textOf(new Uint8Array(await large.arrayBuffer()))).toContain('CAMERA-MARK')
  await choose(large)
  await start().click()
  await expect.poll(() => sent().length).toBe(1)

  const bytes = bytesOf(arrived()[0]?.split(',')[1] ?? '')
  const { width, height } = await createImageBitmap(new Blob([bytes]))
  expect({ width, height }).toEqual({ width: 2_600, height: 1_950 })
  expect(textOf(bytes)).not.toMatch(/CAMERA-MARK|Exif/)
})

test('FACE-19 FACE-20 DEC-32 at the limit a photo is stopped before anything is sent', async () => {
  await openPanel(3, 'Standard')
  await expect.element(page.getByText('3 of 3 face analyses used this month')).toBeVisible()
  await choose(await photo())
  await expect
    .element(toast())
    .toHaveTextContent('Monthly face analysis limit reached. Please upgrade your plan to continue.')
  expect(chosen().elements()).toEqual([])
  expect(sent()).toEqual([])
  await dismissToasts()

  await openPanel(25, 'Premium')
  await expect.element(page.getByText('25 of 25 face analyses used this month')).toBeVisible()
  await page.getByRole('button', { name: 'Use the camera' }).click()
  await expect.element(toast()).toHaveTextContent('Counting starts again on Jan 1, 2099')
  expect(page.getByText('Please upgrade').elements()).toEqual([])
  expect(page.css('dialog').elements()).toEqual([])
})

test('DEC-30 UX-18 what cannot be checked is neither open nor used up, and can be tried again', async () => {
  server.answersOddly(CALLS.limits, '', 400)
  await openScreen(PATH)
  await expect
    .element(page.getByText('We could not check how many face analyses you have left.'))
    .toBeVisible()
  expect(page.css('input[type=file]').elements()).toEqual([])
  expect(page.getByText('Limit Reached').elements()).toEqual([])
  playFacePlan(0, 'Standard')
  await main().getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('0 of 3 face analyses used this month')).toBeVisible()
})

test('DEC-30 a plan without face analyses says so before any photo is chosen', async () => {
  await openScreen(PATH)
  await expect.element(page.getByText('Face analysis is not included in Free')).toBeVisible()
  expect(page.css('input[type=file]').elements()).toEqual([])
})
