import type { Gray } from '../camera/gray.ts'

/** One look at a part of the picture whose pixels are those of the camera. */
export type PrintView = {
  /** How bright the brightest twentieth is: paper, or white print on a dark pack. */
  lit: number
  /** Brightness of what the letters stand on, or of the letters on a dark pack; null without print. */
  paper: number | null
  /** Share of the printed part that is burnt out, with print on both sides. */
  burnt: number
  /** Share of the picture that is print. */
  print: number
  /** How wide an edge of a letter is, in pixels; null without print. */
  edgePx: number | null
  /** How far the print is turned, degrees; null where its edges point everywhere. */
  tiltDegrees: number | null
  /** From line to line, in pixels; null where no lines are told apart. */
  pitchPx: number | null
}

const BLOCK_PX = 16

/** A few milliseconds for a third of a megapixel; no network, no library. */
export function viewPrint(gray: Gray): PrintView {
  const blocks = blocksOf(gray)
  const printed = blocks.all.filter(({ isPrint }) => isPrint)
  const tiltDegrees = tiltOf(printed)
  return {
    lit: percentile(gray.data, 0.95),
    paper: printed.length === 0 ? null : median(printed.map(({ brightest }) => brightest)),
    burnt: burntOf(blocks),
    print: printed.length / Math.max(1, blocks.all.length),
    edgePx: edgeOf(printed),
    tiltDegrees,
    pitchPx: printed.length === 0 ? null : pitchOf(gray, Math.tan(((tiltDegrees ?? 0) * Math.PI) / 180)),
  }
}

function percentile(data: Uint8Array, share: number): number {
  const counts = new Uint32Array(256)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  let left = data.length * (1 - share)
  for (let value = 255; value > 0; value -= 1) {
    left -= counts[value] ?? 0
    if (left <= 0) return value
  }
  return 0
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

type Block = {
  isPrint: boolean
  /** Every pixel is as bright as can be. */
  isBurnt: boolean
  brightest: number
  /** Sums over its edges: of the fourth power of their directions, and of how steep and how high they are. */
  cos4: number
  sin4: number
  weight: number
  steepness: number
  steps: number
}

/** Brightness between two neighbours of a pixel that counts as an edge. */
const EDGE_MIN = 32
/** Of letters a tenth to a half of the pixels are edges; of a drawing or a seam fewer. */
const EDGES_OF_PRINT = { min: 0.06, max: 0.75 }
const BURNT_MIN = 250

type Blocks = { columns: number; rows: number; all: Block[] }

function blocksOf(gray: Gray): Blocks {
  const columns = Math.floor((gray.width - 2) / BLOCK_PX)
  const rows = Math.floor((gray.height - 2) / BLOCK_PX)
  const all: Block[] = []
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      all.push(blockAt(gray, 1 + column * BLOCK_PX, 1 + row * BLOCK_PX))
  return { columns, rows, all }
}

function blockAt({ width, data }: Gray, left: number, top: number): Block {
  const block: Block = {
    isPrint: false,
    isBurnt: true,
    brightest: 0,
    cos4: 0,
    sin4: 0,
    weight: 0,
    steepness: 0,
    steps: 0,
  }
  let edges = 0
  for (let y = top; y < top + BLOCK_PX; y += 1) {
    for (let at = y * width + left; at < y * width + left + BLOCK_PX; at += 1) {
      const here = data[at] ?? 0
      if (here < BURNT_MIN) block.isBurnt = false
      if (here > block.brightest) block.brightest = here
      const across = stepBetween(data, at - 1, at + 1)
      const down = stepBetween(data, at - width, at + width)
      if (Math.abs(across) + Math.abs(down) < EDGE_MIN) continue
      edges += 1
      addDirection(block, across, down)
      if (Math.abs(across) > 2 * Math.abs(down)) addSteepness(block, data, at, across)
    }
  }
  const share = edges / BLOCK_PX ** 2
  block.isPrint = share >= EDGES_OF_PRINT.min && share <= EDGES_OF_PRINT.max
  return block
}

function stepBetween(data: Uint8Array, from: number, to: number): number {
  return (data[to] ?? 0) - (data[from] ?? 0)
}

/** Letters are upright and lying strokes: to the fourth power, both point the same way. */
function addDirection(block: Block, across: number, down: number): void {
  const [real, imaginary] = [across * across - down * down, 2 * across * down]
  const size = Math.hypot(across, down)
  const scale = size / size ** 4
  block.cos4 += (real * real - imaginary * imaginary) * scale
  block.sin4 += 2 * real * imaginary * scale
  block.weight += size
}

/** Where an edge is steepest, its step over all of its height. */
function addSteepness(block: Block, data: Uint8Array, at: number, across: number): void {
  const step = (from: number, to: number) => stepBetween(data, from, to)
  const steepest = Math.max(Math.abs(step(at - 2, at)), Math.abs(step(at, at + 2)))
  if (Math.abs(across) < steepest) return
  const low = endOfEdge(at, -1, (from) => across * step(from - 1, from) > 0)
  const high = endOfEdge(at, 1, (from) => across * step(from, from + 1) > 0)
  block.steepness += Math.abs(step(low, high)) / (Math.abs(across) / 2)
  block.steps += 1
}

const EDGE_LOOKED_AT_PX = 8

function endOfEdge(at: number, by: 1 | -1, goesOn: (from: number) => boolean): number {
  let end = at + by
  while (Math.abs(end - at) < EDGE_LOOKED_AT_PX && goesOn(end)) end += by
  return end
}

function edgeOf(printed: readonly Block[]): number | null {
  const steps = sum(printed, ({ steps: one }) => one)
  return steps === 0 ? null : sum(printed, ({ steepness }) => steepness) / steps
}

/** How much of all edges must agree on a direction. */
const AGREEMENT_MIN = 0.1

function tiltOf(printed: readonly Block[]): number | null {
  const [cos4, sin4] = [sum(printed, (block) => block.cos4), sum(printed, (block) => block.sin4)]
  const agreement =
    Math.hypot(cos4, sin4) /
    Math.max(
      1,
      sum(printed, ({ weight }) => weight),
    )
  return agreement < AGREEMENT_MIN ? null : (Math.atan2(sin4, cos4) / 4) * (180 / Math.PI)
}

/** A shining spot hides the print below it: beside it, print stands to the left and to the right, or above and below. */
function burntOf({ columns, rows, all }: Blocks): number {
  const between = new Set<number>()
  const look = (line: readonly number[]) => {
    const printed = line.filter((at) => all[at]?.isPrint)
    const [first, last] = [printed[0] ?? 0, printed.at(-1) ?? 0]
    for (const at of line) if (all[at]?.isBurnt && at > first && at < last) between.add(at)
  }
  for (let row = 0; row < rows; row += 1) look(Array.from({ length: columns }, (_, at) => row * columns + at))
  for (let column = 0; column < columns; column += 1)
    look(Array.from({ length: rows }, (_, at) => at * columns + column))
  return between.size / Math.max(1, between.size + all.filter(({ isPrint }) => isPrint).length)
}

const STRIP_PX = 120
const PITCH_PX = { min: 6, max: 90 }
/** How alike the lines must be to the ones below them. */
const LIKENESS_MIN = 0.12

/** Lines of print come back at their own distance: the first peak of how alike rows so far apart are. */
function pitchOf(gray: Gray, slope: number): number | null {
  const likeness = likenessOf(gray, slope)
  const at = (lag: number) => likeness[lag] ?? 0
  let lag = 2
  while (lag < PITCH_PX.max && at(lag + 1) < at(lag)) lag += 1
  let best = lag
  for (; lag < PITCH_PX.max; lag += 1) {
    if (at(lag) > at(best)) best = lag
    // Past the first peak come those of two lines and more.
    else if (at(best) > LIKENESS_MIN && at(lag) < at(best) * 0.5) break
  }
  return best >= PITCH_PX.min && best < PITCH_PX.max && at(best) > LIKENESS_MIN ? best : null
}

/** By their distance, 1 for a row and itself: the autocorrelation of how much print stands in each row. */
function likenessOf(gray: Gray, slope: number): Float64Array {
  const sums = new Float64Array(PITCH_PX.max + 1)
  for (let left = 1; left + STRIP_PX < gray.width; left += STRIP_PX) {
    const rows = rowsOf(gray, left, slope)
    for (let lag = 0; lag <= PITCH_PX.max; lag += 1) {
      const product = rows.reduce((total, row, y) => total + row * (rows[y + lag] ?? 0), 0)
      sums[lag] = (sums[lag] ?? 0) + product * (rows.length / (rows.length - lag))
    }
  }
  const whole = Math.max(1, sums[0] ?? 0)
  return sums.map((likeness) => likeness / whole)
}

/** How much print stands in each row of a strip that leans as the print does, less what stands there on average. */
function rowsOf({ width, height, data }: Gray, left: number, slope: number): Float64Array {
  const rows = new Float64Array(height)
  for (let x = left; x < left + STRIP_PX; x += 1) {
    const shift = Math.round((x - left - STRIP_PX / 2) * slope)
    for (let y = Math.max(0, -shift); y < Math.min(height, height - shift); y += 1) {
      const at = (y + shift) * width + x
      rows[y] = (rows[y] ?? 0) + Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0))
    }
  }
  const mean = sum([...rows], (row) => row) / height
  return rows.map((row) => row - mean)
}

function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0)
}
