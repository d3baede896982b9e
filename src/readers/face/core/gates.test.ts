import { expect, test } from 'vitest'
import type { PhotoQuality, PhotoRefusal, PhotoWarning } from '../../../contract/skin.ts'
import type { Face } from './points.ts'
import { CHIN_BOTTOM, FOREHEAD_TOP, LEFT_EDGE, RIGHT_EDGE } from './landmarks.ts'
import { refuseFaces, refuseLight, refusePose, warningsFor } from './gates.ts'

const photo = { width: 1000, height: 1000 }

/** A face of 1.3 times its width in height; what is not an edge of it lies in its middle. */
function face(left: number, top: number, widthPx: number): Face {
  const [x, y] = [left + widthPx / 2, top + 0.65 * widthPx]
  const points = Array.from({ length: 468 }, () => ({ x, y, z: 0 }))
  points[RIGHT_EDGE] = { x: left, y, z: 0 }
  points[LEFT_EDGE] = { x: left + widthPx, y, z: 0 }
  points[FOREHEAD_TOP] = { x, y: top, z: 0 }
  points[CHIN_BOTTOM] = { x, y: top + 1.3 * widthPx, z: 0 }
  return { points, probability: 1, widthPx, score: 0.9 }
}

/** The lower end of the nose, which is needed, where a long chin is not. */
const NOSE_TIP = 1
function withNoseAt(y: number): Face {
  const long = face(300, 500, 400)
  long.points[NOSE_TIP] = { x: 500, y, z: 0 }
  return long
}

/** The outer end of the right cheek, which is needed, where the side of the face is not. */
const CHEEK_OUTER = 123
function withCheekAt(x: number): Face {
  const wide = face(-10, 200, 400)
  wide.points[CHEEK_OUTER] = { x, y: 460, z: 0 }
  return wide
}

const faces: [string, Face[], PhotoRefusal | undefined][] = [
  ['nobody', [], 'no-face'],
  ['one in the middle', [face(300, 200, 400)], undefined],
  ['a second one of 30 %', [face(300, 200, 400), face(800, 100, 120)], 'several-faces'],
  ['a small one behind', [face(300, 200, 400), face(800, 100, 119)], undefined],
  ['one over the left border by a 25th of its width', [face(-16, 200, 400)], undefined],
  ['one further over the left border', [face(-17, 200, 400)], 'cut-off'],
  ['one over the right border by a 25th of its width', [face(616, 200, 400)], undefined],
  ['one further over the right border', [face(617, 200, 400)], 'cut-off'],
  ['a cheek at the border', [withCheekAt(0)], undefined],
  ['a cheek over the border', [withCheekAt(-1)], 'cut-off'],
  ['a forehead at the border', [face(300, 0, 400)], undefined],
  ['a forehead over the border', [face(300, -1, 400)], 'cut-off'],
  ['a chin over the border by a tenth of the width', [face(300, 520, 400)], undefined],
  ['a chin further over the border', [face(300, 521, 400)], 'cut-off'],
  ['a nose at the border', [withNoseAt(1000)], undefined],
  ['a nose over the border', [withNoseAt(1001)], 'cut-off'],
]

test.each(faces)('FACE-39 a photo with %s', (_, found, refusal) => {
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
  edgeSteepness: 1.1,
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
  // A closed or dark eye has little contrast; where the edges are steep all the same, the photo is sharp.
  [{ sharpness: 0.05, edgeSteepness: 1.2 }, undefined, ['soft']],
  [{ sharpness: 0.05, edgeSteepness: 1.35 }, undefined, []],
  [{ sharpness: 0.05, edgeSteepness: 1.19 }, 'blurred', ['soft']],
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
