import { expect, test } from 'vitest'
import type { SkinMeasureName, SkinReading, SkinZone } from '../../../contract/skin.ts'
import { EYE_OPENINGS, FACE_OUTLINE, FEATURE_OUTLINES } from './landmarks.ts'
import { readFaceAt } from './read-skin.ts'
import { disc, PaintedFace, times, type Paint } from './painted-face.test-support.ts'

function measuresOf(face: PaintedFace): SkinReading['measures'] {
  const reading = face.read()
  if ('refusal' in reading) throw new Error(`refused: ${reading.refusal}`)
  return reading.measures
}

const valueOf = (face: PaintedFace, name: SkinMeasureName) => measuresOf(face)[name].value ?? Number.NaN

const plainMeasures = measuresOf(new PaintedFace())

test('flat skin is even, matt, without lines and without spots', () => {
  const measures = plainMeasures

  expect(Object.values(measures.redness.zones)).toHaveLength(5)
  for (const zone of Object.values(measures.redness.zones))
    expect(zone).toBeCloseTo(measures.redness.value ?? Number.NaN, 0)
  expect(measures['under-eye-darkness'].value).toBeCloseTo(0, 1)
  expect(measures.texture.value).toBeLessThan(0.5)
  expect(measures.lines.value).toBe(0)
  expect(measures.shine.value).toBeCloseTo(0, 1)
  expect(measures['dark-spots'].value).toBe(0)
  expect(measures['blemish-spots'].value).toBe(0)
})

/** How much redder than the same face in plain paint. */
function redderBy(face: PaintedFace, than?: PaintedFace) {
  const [red, plain] = [measuresOf(face).redness, (than ? measuresOf(than) : plainMeasures).redness]
  return {
    value: (red.value ?? Number.NaN) - (plain.value ?? Number.NaN),
    at: (zone: SkinZone) => (red.zones[zone] ?? Number.NaN) - (plain.zones[zone] ?? Number.NaN),
  }
}

test('FREP-08 cheeks and nose that lose 15 % of green and blue are 7.1 redder, each in its zone', () => {
  const face = new PaintedFace()
  for (const zone of ['left-cheek', 'right-cheek', 'nose'] as const) face.zone(zone, times(1, 0.85))

  const redder = redderBy(face)

  expect(redder.value).toBeCloseTo(-100 * Math.log10(0.85), 0)
  expect(redder.at('left-cheek')).toBeCloseTo(-100 * Math.log10(0.85), 0)
  expect(redder.at('chin')).toBeCloseTo(0, 0)
  expect(redder.at('forehead')).toBeCloseTo(0, 0)
})

/** Skin alone: eyes, brows and lips stay what they are, and so does the room. */
function skinPainted(paint: Paint): PaintedFace {
  const face = new PaintedFace().inside(FACE_OUTLINE, paint)
  for (const outline of FEATURE_OUTLINES) face.inside(outline, () => [0.12, 0.08, 0.06])
  for (const eye of EYE_OPENINGS) {
    face.inside(eye, () => [0.3, 0.3, 0.3])
    const middle = eye.reduce((sum, index) => sum + (face.points[index]?.x ?? 0), 0) / eye.length
    face.inside(eye, (light, x) => (Math.abs(x - middle) < 9 ? [0.03, 0.03, 0.03] : light))
  }
  return face
}

test('FREP-08 redness in blotches is found in its zones as in the whole: one of them is as red as all of them', () => {
  const blotches: Paint = (light, x, y) =>
    (Math.floor(x / 6) + Math.floor(y / 6)) % 3 === 0 ? times(1, 0.7)(light, x, y) : light
  const face = new PaintedFace()
  for (const zone of ['left-cheek', 'right-cheek', 'nose'] as const) face.zone(zone, blotches)

  const { value, zones } = measuresOf(face).redness

  expect(redderBy(face).value).toBeGreaterThan(5)
  const cheeksAndNose = [zones['left-cheek'], zones['right-cheek'], zones.nose].map(
    (zone) => zone ?? Number.NaN,
  )
  expect(Math.max(...cheeksAndNose)).toBeGreaterThanOrEqual(value ?? Number.NaN)
  expect(Math.min(...cheeksAndNose)).toBeLessThanOrEqual(value ?? Number.NaN)
})

test('FREP-08 a face that is red all over does not pass for calm, though all of its zones are alike', () => {
  const series = [0, ...[0.75, 0.5, 0.35].map((left) => redderBy(skinPainted(times(1, left))).value)]

  expect(series).toEqual([...series].sort((a, b) => a - b))
  expect(series.at(-1)).toBeGreaterThan(18)
})

test('FREP-08 a darker tone is no redness: pigment takes blue before green', () => {
  const dark = redderBy(skinPainted(times(0.75, 0.6, 0.41)))

  expect(Math.abs(dark.value)).toBeLessThan(3)
})

test('FREP-08 skin whose red is clipped is as red as can be told, and no reference for the rest', () => {
  const face = new PaintedFace().everywhere(times(1.5))
  for (const zone of ['left-cheek', 'right-cheek', 'nose'] as const) face.zone(zone, times(1, 0.8))
  const clipped = new PaintedFace().everywhere(times(2.2))
  for (const zone of ['left-cheek', 'right-cheek', 'nose'] as const) clipped.zone(zone, times(1, 0.8))
  for (const zone of ['forehead', 'chin'] as const) clipped.zone(zone, times(0.7))

  const [whole, lost] = [measuresOf(face).redness, measuresOf(clipped).redness]

  expect(lost.value).not.toBeNull()
  expect(lost.value ?? Number.NaN).toBeLessThanOrEqual((whole.value ?? Number.NaN) + 0.5)
  expect(lost.value ?? Number.NaN).toBeGreaterThan((whole.value ?? Number.NaN) - 4)
  expect(lost.confidence).toBeLessThan(0.5 * whole.confidence)
})

test('the pigment of the cheeks is read by what blue loses beyond green, not by redness', () => {
  const pigmentOf = (face: PaintedFace) => {
    const reading = face.read()
    if ('refusal' in reading) throw new Error(`refused: ${reading.refusal}`)
    return reading.pigment ?? Number.NaN
  }
  const plain = pigmentOf(new PaintedFace())

  expect(pigmentOf(skinPainted(times(0.75, 0.6, 0.41)))).toBeCloseTo(plain + 100 * Math.log10(0.6 / 0.41), 0)
  expect(Math.abs(pigmentOf(skinPainted(times(1, 0.7))) - plain)).toBeLessThan(2)
})

test('one side a fifth darker below the eye counts half, and stands at that side', () => {
  const face = new PaintedFace().zone('left-under-eye', times(0.8))

  const darkness = measuresOf(face)['under-eye-darkness']

  expect(darkness.zones['left-under-eye']).toBeCloseTo(9.7, 0)
  expect(darkness.zones['right-under-eye']).toBeCloseTo(0, 0)
  expect(darkness.value).toBeCloseTo(4.85, 0)
})

test('two lines across the forehead are found there and nowhere else', () => {
  const face = new PaintedFace()
  const { y } = face.centreOf('forehead')
  const line =
    (at: number): Paint =>
    (light, _, py) =>
      Math.abs(py - at) < 1.6 ? times(0.75)(light, 0, 0) : light
  face.zone('forehead', line(y - 8)).zone('forehead', line(y + 8))

  const { lines } = measuresOf(face)

  expect(lines.zones.forehead).toBeGreaterThan(1)
  expect(lines.value).toBeGreaterThan(0)
  expect(lines.zones.forehead ?? 0).toBeGreaterThan(lines.value ?? 99)
  expect(lines.zones['left-crows-feet']).toBe(0)
})

test('a shadow that comes and goes over the whole face is no line and no spot', () => {
  const face = new PaintedFace().everywhere((light, x) => times(0.6 + 0.4 * (x / 400))(light, 0, 0))

  const measures = measuresOf(face)

  expect(measures.lines.value).toBe(0)
  expect(measures['dark-spots'].value).toBe(0)
  expect(redderBy(face).value).toBeCloseTo(0, 0)
})

test('white light on a third of the nose is shine there', () => {
  const face = new PaintedFace()
  const middle = face.centreOf('nose')
  face.zone(
    'nose',
    disc(middle, 12, ([r, g, b]) => [r + 0.35, g + 0.35, b + 0.35]),
  )

  const { shine } = measuresOf(face)

  expect(shine.zones.nose).toBeGreaterThan(5)
  expect(shine.zones['left-cheek']).toBe(0)
  expect(shine.value).toBeGreaterThan(0)
})

/** Squares of skin, one lighter and one darker by `by`, as wide as pores. */
const rough =
  (by: number): Paint =>
  (light, x, y) =>
    times((Math.floor(x / 3) + Math.floor(y / 3)) % 2 === 0 ? 1 + by : 1 - by)(light, x, y)

test('rough cheeks look dry, the rougher the drier, and less where they shine but never not at all', () => {
  const cheeks = (by: number, white: number) => {
    const face = new PaintedFace()
    for (const zone of ['left-cheek', 'right-cheek'] as const)
      face.zone(zone, ([r, g, b], x, y) => rough(by)([r + white, g + white, b + white], x, y))
    return valueOf(face, 'dryness-appearance')
  }
  const matt = [
    plainMeasures['dryness-appearance'].value ?? Number.NaN,
    ...[0.04, 0.08, 0.12].map((by) => cheeks(by, 0)),
  ]

  expect(matt[0]).toBeLessThan(0.5)
  expect(matt).toEqual([...matt].sort((a, b) => a - b))
  expect(new Set(matt).size).toBe(4)
  const shining = cheeks(0.12, 0.3)
  expect(shining).toBeGreaterThan(0.3 * (matt[3] ?? 0))
  expect(shining).toBeLessThan(0.9 * (matt[3] ?? 0))
})

test('more white light in patches of the T-zone is more shine at every step', () => {
  const whiter = [0.1, 0.2, 0.3, 0.4].map((white) => {
    const face = new PaintedFace()
    for (const zone of ['forehead', 'nose', 'chin'] as const)
      face.zone(zone, ([r, g, b], x, y) =>
        (Math.floor(x / 16) * 7 + Math.floor(y / 16) * 3) % 10 < 4
          ? [r + white * g, g + white * g, b + white * g]
          : [r, g, b],
      )
    return valueOf(face, 'shine')
  })
  const series = [plainMeasures.shine.value ?? Number.NaN, ...whiter]

  expect(series).toEqual([...series].sort((a, b) => a - b))
  expect((series[4] ?? 0) - (series[0] ?? 0)).toBeGreaterThan(5)
})

test('skin beside a bright place where red is lost is not taken for more uneven', () => {
  const exposed = (by: number) => {
    const face = new PaintedFace().everywhere(times(by))
    for (const zone of ['forehead', 'left-cheek', 'right-cheek'] as const)
      face.zone(zone, disc(face.centreOf(zone), 20, times(1.25)))
    return valueOf(face, 'unevenness')
  }
  const [darker, brighter] = [exposed(1.5), exposed(1.9)]
  // Red ends at 2.08 times the light of this skin: the discs of the second face have lost it, those of the first have not.
  expect(Math.abs(brighter - darker)).toBeLessThan(0.3 * darker)
})

test('dark discs are dark spots, red discs are blemishes, each in its zone', () => {
  const face = new PaintedFace()
  const [left, right, brow] = [
    face.centreOf('left-cheek'),
    face.centreOf('right-cheek'),
    face.centreOf('forehead'),
  ]
  const at = ({ x, y }: { x: number; y: number }, dx: number, dy = 0) => ({ x: x + dx, y: y + dy })
  face
    .zone('left-cheek', disc(at(left, -14), 3.5, times(0.8)))
    .zone('left-cheek', disc(at(left, 14), 4, times(0.75)))
    .zone('forehead', disc(at(brow, 40), 3, times(0.85, 0.75, 0.7)))
    .zone('right-cheek', disc(at(right, 0), 4, times(1, 0.8)))

  const measures = measuresOf(face)

  expect(measures['dark-spots'].zones).toMatchObject({ 'left-cheek': 2, 'right-cheek': 0, forehead: 1 })
  expect(measures['blemish-spots'].zones).toMatchObject({ 'left-cheek': 0, 'right-cheek': 1, forehead: 0 })
})

test('so many small dark dots on a cheek are stubble and are not counted', () => {
  const face = new PaintedFace()
  const cheek = face.centreOf('left-cheek')
  for (let dx = -24; dx <= 24; dx += 12)
    for (let dy = -24; dy <= 24; dy += 12)
      face.zone('left-cheek', disc({ x: cheek.x + dx, y: cheek.y + dy }, 2.4, times(0.75)))

  const spots = measuresOf(face)['dark-spots']

  expect(spots.zones).toMatchObject({ 'left-cheek': null, 'right-cheek': 0 })
  expect(spots.value).toBe(0)
})

test('a mole darker than half the skin around is a feature of the face, not a spot', () => {
  const face = new PaintedFace()
  face.zone('left-cheek', disc(face.centreOf('left-cheek'), 4, times(0.3)))

  expect(valueOf(face, 'dark-spots')).toBe(0)
})

const cameras: [string, Paint][] = [
  ['half the exposure', times(0.5)],
  ['a quarter more exposure', times(1.25)],
  ['warm light', times(1, 0.95, 0.8)],
  ['cool light', times(0.85, 0.95, 1)],
]

function reddish() {
  const face = new PaintedFace()
  for (const zone of ['left-cheek', 'right-cheek'] as const) face.zone(zone, times(1, 0.85))
  return face.zone('left-under-eye', times(0.8)).zone('right-under-eye', times(0.8))
}
const plain = measuresOf(reddish())

test.each(cameras)('the figures stay what they are under %s', (_, camera) => {
  const changed = measuresOf(reddish().everywhere(camera))

  const moved = (name: SkinMeasureName) =>
    Math.abs((changed[name].value ?? Number.NaN) - (plain[name].value ?? Number.NaN))
  expect(moved('under-eye-darkness')).toBeLessThan(0.5)
  expect(moved('redness')).toBeLessThan(1.5)
})

test('a black and white photo has no redness, and says why', () => {
  const face = new PaintedFace().everywhere(([r, g, b]) => {
    const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b
    return [grey, grey, grey]
  })

  const { redness, shine, texture } = measuresOf(face)

  expect(redness).toMatchObject({ value: null, confidence: 0, because: 'The photo is black and white.' })
  expect(shine.value).toBeNull()
  expect(texture.value).not.toBeNull()
})

test('on a small face what needs pores is not measured, the rest is', () => {
  const measures = measuresOf(new PaintedFace(100))

  for (const name of ['texture', 'lines', 'dark-spots', 'blemish-spots', 'dryness-appearance'] as const)
    expect(measures[name]).toMatchObject({
      value: null,
      because: expect.stringContaining('too small') as string,
    })
  expect(redderBy(new PaintedFace(100)).value).toBeCloseTo(0, 0)
})

test('a covered forehead takes nothing from redness but its own place on the map', () => {
  const face = new PaintedFace().zone('forehead', () => [0.03, 0.02, 0.015])

  expect(redderBy(face).value).toBeCloseTo(0, 0)
  expect(measuresOf(face).redness.zones.forehead).toBeNull()
})

const refused: [string, PaintedFace, string][] = [
  ['D of 50 px', new PaintedFace(50), 'too-small'],
  ['hardly any light', new PaintedFace().everywhere(times(0.1)), 'too-dark'],
  ['light beyond white', new PaintedFace().everywhere(times(3.5)), 'blown-out'],
  [
    'one side in the dark',
    new PaintedFace().everywhere((light, x) => times(x < 210 ? 1 : 0.25)(light, 0, 0)),
    'side-light',
  ],
  ['no edge anywhere', new PaintedFace().everywhere(() => [0.48, 0.32, 0.22]), 'blurred'],
]

test.each(refused)('a face with %s is refused', (_, face, refusal) => {
  expect(face.read()).toEqual({ ok: false, refusal })
})

test('FACE-39 what is blurred far away is told to come closer, not to hold still', () => {
  const flat = new PaintedFace(100).everywhere(() => [0.48, 0.32, 0.22])

  expect(flat.read()).toEqual({ ok: false, refusal: 'too-small' })
})

test('FACE-39 closed eyes are not taken for a blurred photo', () => {
  const face = new PaintedFace()
  const [right = [], left = []] = FEATURE_OUTLINES
  for (const lid of [right, left]) face.inside(lid, () => [0.42, 0.28, 0.19])
  const reading = face.read()

  if ('refusal' in reading) throw new Error(`refused: ${reading.refusal}`)
  expect(reading.quality.sharpness).toBeLessThan(0.12)
  expect(reading.quality.edgeSteepness).toBeGreaterThan(1.2)
})

test('DEC-35 a chin beyond the border of the photo is not measured, the rest is', () => {
  const face = new PaintedFace()
  const { width, data } = face.raster()
  const height = Math.round(face.centreOf('chin').y)
  const reading = readFaceAt({ width, height, data: data.subarray(0, 3 * width * height) }, face.points)

  if ('refusal' in reading) throw new Error(`refused: ${reading.refusal}`)
  const whole = measuresOf(face).texture.zones.chin
  expect(whole).not.toBeNull()
  expect(reading.measures.redness.value).toBeCloseTo(measuresOf(face).redness.value ?? Number.NaN, 0)
  const cut = readFaceAt(
    { width, height: height - 40, data: data.subarray(0, 3 * width * (height - 40)) },
    face.points,
  )
  if ('refusal' in cut) throw new Error(`refused: ${cut.refusal}`)
  expect(cut.measures.texture.zones.chin).toBeNull()
})

/** Red discs on the cheek: how many, how wide, and what they leave of green and blue. */
function acneOn(count: number, radius: number, left: number): number {
  const face = new PaintedFace()
  const cheek = face.centreOf('left-cheek')
  for (let at = 0; at < count; at++)
    face.zone('left-cheek', disc({ x: cheek.x + 20 * (at - 1), y: cheek.y }, radius, times(1, left)))
  const reading = face.read()
  if ('refusal' in reading) throw new Error(`refused: ${reading.refusal}`)
  return reading.acneSeverity ?? Number.NaN
}

test.each([
  ['number', acneOn(1, 4, 0.8), acneOn(3, 4, 0.8)],
  ['size', acneOn(2, 3, 0.8), acneOn(2, 5, 0.8)],
  ['redness', acneOn(2, 4, 0.85), acneOn(2, 4, 0.7)],
])('FREP-08 one severity of acne rises with the %s of red spots', (_, less, more) => {
  expect(less).toBeGreaterThan(0)
  expect(more).toBeGreaterThan(1.2 * less)
  expect(more).toBeLessThanOrEqual(10)
})

test('FREP-08 clear skin has no severity of acne, and a black and white or a small face is not judged', () => {
  const severityOf = (face: PaintedFace) => {
    const reading = face.read()
    if ('refusal' in reading) throw new Error(`refused: ${reading.refusal}`)
    return reading.acneSeverity
  }

  expect(severityOf(new PaintedFace())).toBe(0)
  expect(severityOf(new PaintedFace(100))).toBeNull()
  expect(severityOf(new PaintedFace().everywhere(([, green]) => [green, green, green]))).toBeNull()
})
