import { expect, test } from 'vitest'
import type { PhotoQuality, PhotoRefusal, PhotoWarning } from '../../../contract/skin.ts'
import type { Face } from './find-faces.ts'
import { refuseFaces, refuseLight, refusePose, warningsFor } from './gates.ts'

const photo = { width: 1000, height: 1000 }

function face(left: number, top: number, widthPx: number): Face {
  const points = [
    { x: left, y: top, z: 0 },
    { x: left + widthPx, y: top + 1.3 * widthPx, z: 0 },
  ]
  return { points, probability: 1, widthPx, score: 0.9 }
}

const faces: [string, Face[], PhotoRefusal | undefined][] = [
  ['nobody', [], 'no-face'],
  ['one in the middle', [face(300, 200, 400)], undefined],
  ['a second one of 30 %', [face(300, 200, 400), face(800, 100, 120)], 'several-faces'],
  ['a small one behind', [face(300, 200, 400), face(800, 100, 119)], undefined],
  ['one at the left border', [face(11, 200, 400)], 'cut-off'],
  ['one just inside', [face(12, 200, 400)], undefined],
  ['one over the top', [face(300, -40, 400)], 'cut-off'],
  ['one over the bottom', [face(300, 600, 400)], 'cut-off'],
]

test.each(faces)('a photo with %s', (_, found, refusal) => {
  expect(refuseFaces(found, photo)).toBe(refusal)
})

const good: PhotoQuality = {
  eyeDistancePx: 200,
  yawDegrees: 0,
  pitchDegrees: 0,
  rollDegrees: 0,
  cheekLuminance: 0.4,
  clipped: 0,
  sideLightRatio: 1.1,
  lostColour: 0,
  sharpness: 0.3,
}

test('a good photo passes without a warning', () => {
  expect(refusePose(good)).toBeUndefined()
  expect(refuseLight(good)).toBeUndefined()
  expect(warningsFor(good)).toEqual([])
})

const figures: [Partial<PhotoQuality>, PhotoRefusal | undefined, PhotoWarning[]][] = [
  [{ eyeDistancePx: 59 }, 'too-small', ['small']],
  [{ eyeDistancePx: 60 }, undefined, ['small']],
  [{ eyeDistancePx: 150 }, undefined, []],
  [{ yawDegrees: -31 }, 'turned', ['turned']],
  [{ pitchDegrees: 31 }, 'turned', ['turned']],
  [{ yawDegrees: 19 }, undefined, ['turned']],
  [{ rollDegrees: 40 }, undefined, []],
  [{ cheekLuminance: 0.059 }, 'too-dark', ['dark']],
  [{ cheekLuminance: 0.1 }, undefined, ['dark']],
  [{ clipped: 0.021 }, 'blown-out', []],
  [{ lostColour: 0.15 }, undefined, []],
  [{ lostColour: 0.16 }, undefined, ['bright']],
  [{ sideLightRatio: 3.1 }, 'side-light', ['side-light']],
  [{ sideLightRatio: 1.9 }, undefined, ['side-light']],
  [{ sharpness: 0.11 }, 'blurred', ['soft']],
  [{ sharpness: 0.19 }, undefined, ['soft']],
]

test.each(figures)('%o', (change, refusal, warnings) => {
  const quality = { ...good, ...change }

  expect(refusePose(quality) ?? refuseLight(quality)).toBe(refusal)
  expect(warningsFor(quality)).toEqual(warnings)
})

test('of several faults the first one of the list is named', () => {
  expect(refusePose({ ...good, eyeDistancePx: 40, yawDegrees: 60 })).toBe('too-small')
  expect(refuseLight({ ...good, cheekLuminance: 0.01, sharpness: 0 })).toBe('too-dark')
})
