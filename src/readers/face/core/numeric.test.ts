import { expect, test } from 'vitest'
import { blobsIn } from './blobs.ts'
import { blur, flatten } from './blur.ts'
import { detectionsIn } from './detections.ts'
import { hundredLog, TO_LINEAR } from './linear.ts'
import { blurLevels } from './observe.ts'
import { fillOutline, grow, shrink } from './outlines.ts'
import { newMask, newPlane, regionOf, type Mask, type Plane } from './plane.ts'
import { medianAt, quantile, spreadAt } from './statistics.ts'

const filled = (width: number, height: number, value: (x: number, y: number) => number): Plane => {
  const plane = newPlane(width, height)
  plane.data.forEach((_, at) => (plane.data[at] = value(at % width, Math.floor(at / width))))
  return plane
}
const all = (width: number, height: number): Mask => ({
  ...newMask(width, height),
  data: new Uint8Array(width * height).fill(1),
})

test.each([1, 2.5, 3.4, 5, 20])('a blur of sigma %f keeps level, sum and spread of a point', (sigma) => {
  const flat = blur(
    filled(60, 50, () => 3),
    sigma,
  )
  const point = blur(
    filled(201, 201, (x, y) => (x === 100 && y === 100 ? 1 : 0)),
    sigma,
  )

  expect(Math.max(...flat.data)).toBeCloseTo(3, 4)
  expect(Math.min(...flat.data)).toBeCloseTo(3, 4)
  let [sum, square] = [0, 0]
  point.data.forEach((value, at) => {
    sum += value
    square += value * ((at % 201) - 100) ** 2
  })
  expect(sum).toBeCloseTo(1, 2)
  expect(Math.sqrt(square) / sigma).toBeGreaterThan(0.9)
  expect(Math.sqrt(square) / sigma).toBeLessThan(1.05)
})

test('shading is taken off, what is small stays', () => {
  const shaded = filled(120, 120, (x, y) => x / 4 + (Math.hypot(x - 60, y - 60) < 3 ? -10 : 0))

  const flat = flatten(shaded, all(120, 120), 20)

  expect(Math.abs(flat.data[40 * 120 + 60] ?? 99)).toBeLessThan(0.5)
  expect(flat.data[60 * 120 + 60]).toBeCloseTo(-10, 0)
})

test('quantiles are those of the sorted values', () => {
  const values = Array.from({ length: 501 }, (_, at) => (at * 7919) % 503)
  const sorted = [...values].sort((a, b) => a - b)

  for (const share of [0, 0.1, 0.5, 0.75, 0.95, 1])
    expect(quantile(Float32Array.from(values), share)).toBeCloseTo(sorted[Math.round(share * 500)] ?? 0, 5)
  expect(quantile(Float32Array.from([1, 2]), 0.5)).toBe(1.5)
  expect(quantile(new Float32Array(), 0.5)).toBeNaN()
})

test('median and spread do not see a few wild pixels', () => {
  const plane = filled(100, 10, (x, y) => (y === 0 && x < 20 ? 1e6 : x % 11))
  const region = regionOf(all(100, 10))

  expect(medianAt(plane, region)).toBeCloseTo(5, 0)
  expect(spreadAt(plane, region)).toBeCloseTo(1.4826 * 3, 0)
})

test('a round bump is one blob at its own size, a line and an edge are none', () => {
  const scene = filled(200, 120, (x, y) => {
    const bump = 10 * Math.exp(-((x - 50) ** 2 + (y - 60) ** 2) / (2 * 3.2 ** 2))
    const line = Math.abs(x - 110) < 2 ? 10 : 0
    return bump + line + (x > 160 ? 10 : 0)
  })

  const blobs = blobsIn(blurLevels(scene), [regionOf(shrink(all(200, 120), 1))], 2, 1)

  expect(blobs).toHaveLength(1)
  expect(blobs[0]).toMatchObject({ x: 50, y: 60 })
  expect(blobs[0]?.sigma).toBeGreaterThan(2.4)
  expect(blobs[0]?.sigma).toBeLessThan(4.2)
})

test('an outline fills its inside, grows and shrinks by whole pixels', () => {
  const corners = [
    { x: 10, y: 10, z: 0 },
    { x: 30, y: 10, z: 0 },
    { x: 30, y: 20, z: 0 },
    { x: 10, y: 20, z: 0 },
  ]
  const box = fillOutline({ width: 50, height: 40 }, corners, [0, 1, 2, 3])

  expect(regionOf(box)).toHaveLength(20 * 10)
  expect(regionOf(grow(box, 2))).toHaveLength(24 * 14)
  expect(regionOf(shrink(box, 2))).toHaveLength(16 * 6)
  expect(regionOf(shrink(all(10, 10), 1))).toHaveLength(8 * 8)
})

test('the detector answers with 512 fine and 384 coarse anchors', () => {
  const logits = new Float32Array(896).fill(-10)
  const boxes = new Float32Array(896 * 16)
  // The two anchors of the fine grid's third cell, and the first one of the coarse grid's.
  for (const [anchor, logit] of [
    [4, 2],
    [5, 1],
    [512, 0.5],
  ] as const) {
    logits[anchor] = logit
    boxes.set([0, 0, 32, 32], 16 * anchor)
  }

  const found = detectionsIn({ logits, boxes }, 0.4)

  expect(found).toHaveLength(2)
  expect(found[0]).toMatchObject({ x: 40 / 256, y: 8 / 256, width: 32 / 256 })
  expect(found[0]?.score).toBeCloseTo(1 / (1 + Math.exp(-2)))
  expect(found[1]).toMatchObject({ x: 16 / 256, y: 16 / 256 })
})

test('linear light ends at the ends, and a factor only adds to its logarithm', () => {
  expect([TO_LINEAR[0], TO_LINEAR[255]]).toEqual([0, 1])
  expect(TO_LINEAR[188]).toBeCloseTo(0.503, 2)
  expect(hundredLog(0.4) - hundredLog(0.2)).toBeCloseTo(30.1, 1)
  expect(Number.isFinite(hundredLog(0))).toBe(true)
})
