import { expect, test } from 'vitest'
import { isLostFile } from './error-boundary.tsx'

test.each([
  'Failed to fetch dynamically imported module: https://opaline.example/assets/face-screen.js',
  'error loading dynamically imported module: https://opaline.example/assets/face-screen.js',
  'Importing a module script failed.',
])('a file of the screens that did not arrive is known as one: %s', (message) => {
  expect(isLostFile(new TypeError(message))).toBe(true)
})

test('a fault of our own is none', () => {
  expect(isLostFile(new TypeError("Cannot read properties of undefined (reading 'map')"))).toBe(false)
  expect(isLostFile('Importing a module script failed.')).toBe(false)
})
