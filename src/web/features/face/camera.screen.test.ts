import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { choose } from '../../testing/photo.test-support.ts'
import { chosen, openPanel, photo, sent, start } from './face.test-support.ts'

const dialog = () => page.getByRole('dialog', { name: 'Take a photo' })

test.each([
  ['NotAllowedError', 'The camera is not allowed'],
  ['NotFoundError', 'No camera was found'],
  ['NotReadableError', 'The camera is in use'],
])('UX-02 %s: %s, and a file does just as well', async (name, title) => {
  const open = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
  open.mockRejectedValue(new DOMException('no', name))
  await openPanel()
  await page.getByRole('button', { name: 'Use the camera' }).click()
  const told = dialog().getByRole('alert').getByText(title)
  await expect.element(told).toBeVisible()
  const again = dialog().getByRole('button', { name: 'Try the camera again' })
  await again.click()
  await expect.poll(() => open.mock.calls.length).toBe(2)
  await expect.element(told).toBeVisible()
  await choose(await photo(), 'Choose a photo instead')
  await expect.element(chosen()).toBeVisible()
  expect(dialog().elements()).toEqual([])
  await expect.element(start()).toBeEnabled()
  expect(sent()).toEqual([])
})
