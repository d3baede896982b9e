import { expect, test } from 'vitest'
import { hintFor, type CameraHint, type CameraView } from './camera-hint.ts'

const light = { cheekLuminance: 0.4, clipped: 0, sideLightRatio: 1.1, sharpness: 0.5, edgeSteepness: 1.5 }
const GOOD: CameraView = {
  faces: 1,
  faceWidth: 0.6,
  offCentre: 0.05,
  isCutOff: false,
  eyeDistancePx: 300,
  turnDegrees: 4,
  light,
}

test('UX-03 a straight, large, evenly lit and sharp face is ready', () => {
  expect(hintFor(GOOD)).toBeNull()
  expect(hintFor({ ...GOOD, light: null })).toBeNull()
})

test.each<[CameraHint, Partial<CameraView>]>([
  ['no-face', { faces: 0, faceWidth: 0, eyeDistancePx: 0, light: null }],
  ['several-faces', { faces: 2 }],
  ['back', { faceWidth: 0.9, isCutOff: true }],
  ['centre', { isCutOff: true }],
  ['centre', { offCentre: 0.3 }],
  ['closer', { faceWidth: 0.3 }],
  ['closer', { eyeDistancePx: 149 }],
  ['straight', { turnDegrees: 19 }],
  ['dark', { light: { ...light, cheekLuminance: 0.1 } }],
  ['bright', { light: { ...light, clipped: 0.03 } }],
  ['side', { light: { ...light, sideLightRatio: 2 } }],
  ['blurred', { light: { ...light, sharpness: 0.1, edgeSteepness: 1.3 } }],
  // One thing at a time, the coarsest first.
  ['closer', { faceWidth: 0.3, turnDegrees: 40, light: { ...light, cheekLuminance: 0 } }],
  [
    'dark',
    { light: { cheekLuminance: 0.01, clipped: 0, sideLightRatio: 9, sharpness: 0, edgeSteepness: 0 } },
  ],
])('UX-03 %s for %j', (hint, part) => expect(hintFor({ ...GOOD, ...part })).toBe(hint))
