import { expect, test } from 'vitest'
import type { Raster } from '../image/raster.ts'
import { detectLines } from './detect.ts'
import type { Model } from './models.ts'

/** Stands in for the network: what is bright is print, and how large the pictures were that it was asked about. */
function brightness(asked: number[][]): Model {
  return (input, dims) => {
    const [, , height = 0, width = 0] = dims
    asked.push([width, height])
    const data = new Float32Array(width * height)
    for (let at = 0; at < data.length; at++) data[at] = (input[at] ?? 0) > 0 ? 0.9 : 0
    return Promise.resolve({ data, dims: [1, 1, height, width] })
  }
}

type Bar = { left: number; top: number; width: number; height: number }

function pictureOf(width: number, height: number, bars: readonly Bar[]): Raster {
  const data = Buffer.alloc(width * height * 3)
  for (const bar of bars)
    for (let y = bar.top; y < bar.top + bar.height; y++)
      data.fill(255, (y * width + bar.left) * 3, (y * width + bar.left + bar.width) * 3)
  return { width, height, data }
}

/** The middles of the lines, from top to bottom. */
async function linesOf(picture: Raster, asked: number[][] = []): Promise<number[][]> {
  const lines = await detectLines(brightness(asked), picture)
  return lines
    .map(({ x, y }) => [Math.round(x), Math.round(y)])
    .toSorted(([, one = 0], [, other = 0]) => one - other)
}

const middleOf = ({ left, top, width, height }: Bar) => [
  Math.round(left + (width - 1) / 2),
  Math.round(top + (height - 1) / 2),
]

const BARS = [
  { left: 40, top: 20, width: 300, height: 12 },
  { left: 350, top: 300, width: 400, height: 14 },
  { left: 60, top: 395, width: 900, height: 12 },
  { left: 470, top: 700, width: 90, height: 16 },
]

/** By how many pixels the points differ at most; Infinity where there are more of one kind. */
function farthest(found: readonly number[][], wanted: readonly number[][]): number {
  if (found.length !== wanted.length) return Infinity
  return Math.max(...found.flat().map((value, at) => Math.abs(value - (wanted.flat()[at] ?? Infinity))))
}

test('UX-02 a large picture is looked at in tiles, and a line across two of them is one', async () => {
  const asked: number[][] = []
  const small = await linesOf(pictureOf(480, 480, [{ left: 40, top: 20, width: 300, height: 12 }]), asked)
  expect(asked).toEqual([[480, 480]])
  expect(small).toHaveLength(1)

  asked.length = 0
  const wide = await linesOf(pictureOf(1_216, 800, BARS), asked)
  expect(asked).toEqual([
    [672, 800],
    [672, 800],
  ])
  expect(farthest(wide, BARS.map(middleOf))).toBeLessThanOrEqual(1)

  asked.length = 0
  const turned = BARS.map(({ left, top, width, height }) => ({
    left: top,
    top: left,
    width: height,
    height: width,
  }))
  const tall = await linesOf(pictureOf(800, 1_216, turned), asked)
  expect(asked).toEqual([
    [800, 672],
    [800, 672],
  ])
  const middles = turned.map(middleOf).toSorted(([, one = 0], [, other = 0]) => one - other)
  expect(farthest(tall, middles)).toBeLessThanOrEqual(1)
})
