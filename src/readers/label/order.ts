import { mainDirection } from './detect.ts'
import type { TextLine } from './text-line.ts'

/** A line seen in the frame of the text: x along the main direction, y down from it. */
type Framed<T> = { item: T; from: number; to: number; height: number; yAt: (x: number) => number }

type Placed = { line: TextLine }

/** `isBeside`: stands next to the block before it, as the second column of a text does. */
export type Block<T> = { rows: T[][]; isBeside: boolean }

/** Lines beside each other this close (in line heights) are one row that the detector broke at a wide space. */
const ROW_GAP_MAX = 0.7
/** Justified print has wider spaces; up to these a line above or below, or both of them, tell that no column ends there. */
const BRIDGED_GAP_MAX = { oneSide: 1.5, bothSides: 4 }
/** Lines further apart than this (in line heights, middle to middle) are not the same paragraph. */
const LINE_STEP_MAX = 2.2
/** Print of very different size is another paragraph. */
const HEIGHT_RATIO_MAX = 1.8
const OVERLAP_MIN = 0.3

/**
 * Columns first, then lines: rows are chained to the one row below them into blocks, and blocks are read top to
 * bottom where they share a column and left to right where they do not.
 */
export function readingOrder<T extends Placed>(items: readonly T[]): Block<T>[] {
  const main = mainDirection(items.map(({ line }) => line)) ?? { ux: 1, uy: 0 }
  const first = items[0]
  const flip = first && first.line.ux * main.ux + first.line.uy * main.uy < 0 ? -1 : 1
  const frame = { ux: main.ux * flip, uy: main.uy * flip }
  const rows = bridgeGaps(joinRows(items.map((item) => intoFrame(item, frame))))
  const boxes = inOrder(chainRows(rows))
  return boxes.map((box, at) => ({
    rows: box.rows.map((row) => row.parts.map(({ item }) => item)),
    isBeside: sharesHeight(boxes[at - 1], box),
  }))
}

function intoFrame<T extends Placed>(item: T, frame: { ux: number; uy: number }): Framed<T> {
  const { line } = item
  const cos = line.ux * frame.ux + line.uy * frame.uy
  const sin = line.uy * frame.ux - line.ux * frame.uy
  const x = line.x * frame.ux + line.y * frame.uy
  const y = line.y * frame.ux - line.x * frame.uy
  const half = Math.abs(line.halfLength * cos) + Math.abs(line.halfHeight * sin)
  const isAcross = Math.abs(cos) < 0.8
  const slope = isAcross ? 0 : sin / cos
  return {
    item,
    from: x - half,
    to: x + half,
    height: isAcross ? 2 * line.halfLength : 2 * line.halfHeight,
    yAt: (at) => y + slope * (at - x) + (isAcross ? 0 : line.bend * (at - x) ** 2),
  }
}

type Row<T> = Omit<Framed<T>, 'item'> & { parts: Framed<T>[] }

/** Puts pieces of one row together, left to right. */
function joinRows<T>(lines: readonly Framed<T>[]): Row<T>[] {
  const rows: Row<T>[] = []
  for (const line of [...lines].sort((a, b) => a.from - b.from)) {
    const row = rows.find((candidate) => isSameRow(candidate, line))
    if (row) addPart(row, [line], line)
    else rows.push({ parts: [line], from: line.from, to: line.to, height: line.height, yAt: line.yAt })
  }
  return rows
}

function addPart<T>(row: Row<T>, parts: readonly Framed<T>[], { to }: Span): void {
  row.parts.push(...parts)
  row.to = Math.max(row.to, to)
  const long = row.parts.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a))
  row.yAt = long.yAt
  row.height = long.height
}

function isSameRow<T>(row: Row<T>, line: Framed<T>): boolean {
  const gap = line.from - row.to
  return gap < ROW_GAP_MAX * Math.min(row.height, line.height) && isLevel(row, line, gap)
}

type Level = Omit<Framed<unknown>, 'item'>

/** On one height behind the row's last part, and in print of one size. */
function isLevel<T>(row: Row<T>, line: Level, gap: number): boolean {
  const height = Math.min(row.height, line.height)
  const step = Math.abs((row.parts.at(-1) ?? row).yAt(row.to) - line.yAt(line.from))
  return isLikeHigh(row, line) && gap > -height && step < 0.4 * height
}

function isLikeHigh(one: Pick<Level, 'height'>, other: Pick<Level, 'height'>): boolean {
  return Math.max(one.height, other.height) < HEIGHT_RATIO_MAX * Math.min(one.height, other.height)
}

/** Joins the rows that a wide space broke; between columns the lines above and below leave the same space open. */
function bridgeGaps<T>(rows: readonly Row<T>[]): Row<T>[] {
  const bridged: Row<T>[] = []
  for (const row of [...rows].sort((a, b) => a.from - b.from)) {
    const left = bridged.find((candidate) => isBridged(candidate, row, rows))
    if (left) addPart(left, row.parts, row)
    else bridged.push({ ...row, parts: [...row.parts] })
  }
  // A row made whole tells of the next one.
  return bridged.length < rows.length ? bridgeGaps(bridged) : bridged
}

function isBridged<T>(left: Row<T>, right: Row<T>, rows: readonly Row<T>[]): boolean {
  const height = Math.min(left.height, right.height)
  const gap = right.from - left.to
  if (gap > BRIDGED_GAP_MAX.bothSides * height || !isLevel(left, right, gap)) return false
  const middle = (left.to + right.from) / 2
  const y = left.yAt(middle)
  const sides = [-1, 1].map((side) => {
    const near = rows.filter((other) => {
      const step = (other.yAt(middle) - y) * side
      return step > 0.4 * height && step < LINE_STEP_MAX * height && isLikeHigh(left, other)
    })
    return near.some(({ from, to }) => from < left.to - height / 2 && to > right.from + height / 2)
  })
  const covering = sides.filter((isCovered) => isCovered).length
  return covering === 2 || (covering === 1 && gap < BRIDGED_GAP_MAX.oneSide * height)
}

/** A row goes on in the row below when each is the other's only nearest neighbour. */
function chainRows<T>(rows: readonly Row<T>[]): Row<T>[][] {
  const below = new Map(rows.map((row) => [row, nearestBelow(row, rows)]))
  const aboveCount = new Map<Row<T>, number>()
  for (const row of [...below.values()].flat()) aboveCount.set(row, (aboveCount.get(row) ?? 0) + 1)
  const next = new Map<Row<T>, Row<T>>()
  for (const [row, [only, second]] of below)
    if (only && !second && aboveCount.get(only) === 1) next.set(row, only)
  const continued = new Set(next.values())
  return rows.filter((row) => !continued.has(row)).map((head) => chainFrom(head, next))
}

function chainFrom<T>(head: Row<T>, next: ReadonlyMap<Row<T>, Row<T>>): Row<T>[] {
  const chain = [head]
  for (let row = next.get(head); row; row = next.get(row)) chain.push(row)
  return chain
}

/** The rows right below: several where one runs over two columns. */
function nearestBelow<T>(row: Row<T>, rows: readonly Row<T>[]): Row<T>[] {
  const near = rows
    .filter((other) => other !== row && overlap(row, other) > OVERLAP_MIN)
    .map((other) => ({ other, step: stepBetween(row, other) }))
    .filter(({ other, step }) => {
      const height = Math.min(row.height, other.height)
      return isLikeHigh(row, other) && step > 0.4 * height && step < LINE_STEP_MAX * height
    })
  const nearest = Math.min(...near.map(({ step }) => step))
  return near.filter(({ step }) => step < nearest + 0.4 * row.height).map(({ other }) => other)
}

/** Shared width as a share of the narrower one. */
function overlap(a: Span, b: Span): number {
  return (Math.min(a.to, b.to) - Math.max(a.from, b.from)) / Math.min(a.to - a.from, b.to - b.from)
}
type Span = { from: number; to: number }

/** How far b lies below a, where they share their width. */
function stepBetween<T>(a: Row<T>, b: Row<T>): number {
  const middle = (Math.max(a.from, b.from) + Math.min(a.to, b.to)) / 2
  return b.yAt(middle) - a.yAt(middle)
}

type Box<T> = Span & { rows: Row<T>[]; top: number; bottom: number }

/** Takes the top-most block that no other has to be read before, again and again. */
function inOrder<T>(blocks: readonly Row<T>[][]): Box<T>[] {
  const waiting = blocks.map(boxOf).sort((a, b) => a.top - b.top || a.from - b.from)
  const ordered: Box<T>[] = []
  while (waiting.length > 0) {
    const free = waiting.findIndex((box) => !waiting.some((other) => other !== box && isBefore(other, box)))
    ordered.push(...waiting.splice(Math.max(0, free), 1))
  }
  return ordered
}

function boxOf<T>(rows: Row<T>[]): Box<T> {
  const tops = rows.map((row) => row.yAt((row.from + row.to) / 2))
  return {
    rows,
    from: Math.min(...rows.map((row) => row.from)),
    to: Math.max(...rows.map((row) => row.to)),
    top: Math.min(...tops.map((y, at) => y - (rows[at]?.height ?? 0) / 2)),
    bottom: Math.max(...tops.map((y, at) => y + (rows[at]?.height ?? 0) / 2)),
  }
}

function isBefore<T>(a: Box<T>, b: Box<T>): boolean {
  if (overlap(a, b) > 0.1) return a.top < b.top
  return sharesHeight(a, b) && a.from < b.from
}

function sharesHeight<T>(a: Box<T> | undefined, b: Box<T>): boolean {
  return a !== undefined && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
}
