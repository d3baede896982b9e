import { mainDirection } from './detect.ts'
import { courseAt, type TextLine } from './text-line.ts'

/** A line seen in the frame of the text: x along the main direction, y down from it. */
type Framed<T> = { item: T; from: number; to: number; height: number; yAt: (x: number) => number }

type Placed = { line: TextLine }

/** `isBeside`: stands next to the block before it, as the second column of a text does. */
export type Block<T> = { rows: T[][]; isBeside: boolean }

/** Lines beside each other this close (in line heights) are one row that the detector broke at a wide space. */
const ROW_GAP_MAX = 0.7
/** Print set to both edges has spaces of up to this many line heights. */
const SPACE_MAX = 7
/** A space parts two columns where so many rows on end leave it open and go on behind it at one left edge. */
const GUTTER_ROWS_MIN = 3
/** How far (in line heights) the left edges of one column's lines lie apart. */
const EDGE_DRIFT_MAX = 0.6
/** What is narrower (in line heights) is no longer open. */
const OPEN_MIN = 0.5
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
    yAt: (at) => y + slope * (at - x) + (isAcross ? 0 : courseAt(line, at - x).off),
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

/** Joins the rows that a wide space broke. */
function bridgeGaps<T>(rows: readonly Row<T>[]): Row<T>[] {
  const bridged: Row<T>[] = []
  for (const row of [...rows].sort((a, b) => a.from - b.from)) {
    const left = bridged
      .filter((other) => isLevel(other, row, row.from - other.to))
      .sort((a, b) => b.to - a.to)[0]
    if (left && isBridged(left, row, rows)) addPart(left, row.parts, row)
    else bridged.push({ ...row, parts: [...row.parts] })
  }
  return bridged
}

function isBridged<T>(left: Row<T>, right: Row<T>, rows: readonly Row<T>[]): boolean {
  const gap = right.from - left.to
  if (gap > SPACE_MAX * Math.min(left.height, right.height)) return false
  const [above, below] = [leftOpen(left, right, rows, -1), leftOpen(left, right, rows, 1)]
  return (above.isClosed || below.isClosed) && above.rows + 1 + below.rows < GUTTER_ROWS_MIN
}

/**
 * How many rows above (-1) or below (1) go on behind the space between two lines at one left edge, as a second column does, and
 * whether a line then closes that space: in justified print the next one most often runs over it.
 */
function leftOpen<T>(left: Row<T>, right: Row<T>, rows: readonly Row<T>[], side: -1 | 1) {
  let open: Span = { from: left.to, to: right.from }
  let [edge, y] = [right.from, left.yAt((left.to + right.from) / 2)]
  for (let count = 0; ;) {
    const next = nextLevel(left, rows, { x: (open.from + open.to) / 2, y }, side)
    if (next.length === 0) return { rows: count, isClosed: false }
    open = stillOpen(open, next)
    const behind = Math.min(...next.map(({ from }) => (from >= open.to ? from : Infinity)))
    const goesOn = behind < Infinity && next.some(({ to }) => to <= open.from)
    const isColumn = !goesOn || Math.abs(behind - edge) < EDGE_DRIFT_MAX * left.height
    if (!isColumn || open.to - open.from < OPEN_MIN * left.height) return { rows: count, isClosed: true }
    if (goesOn && ++count >= GUTTER_ROWS_MIN) return { rows: count, isClosed: false }
    if (goesOn) edge = behind
    y = next[0]?.yAt((open.from + open.to) / 2) ?? y
  }
}

/** The pieces of the nearest row on that side of a place, in print of that size. */
function nextLevel<T>(
  like: Row<T>,
  rows: readonly Row<T>[],
  place: { x: number; y: number },
  side: -1 | 1,
): Row<T>[] {
  const near = rows
    .map((row) => ({ row, step: (row.yAt(place.x) - place.y) * side }))
    .filter(({ row, step }) => {
      return step > 0.4 * like.height && step < LINE_STEP_MAX * like.height && isLikeHigh(like, row)
    })
  const nearest = Math.min(...near.map(({ step }) => step))
  return near.filter(({ step }) => step < nearest + 0.4 * like.height).map(({ row }) => row)
}

/** The widest part of a space that none of the lines covers. */
function stillOpen(space: Span, lines: readonly Span[]): Span {
  let widest: Span = { from: space.from, to: space.from }
  let from = space.from
  const covering = [...lines].sort((a, b) => a.from - b.from)
  for (const line of [...covering, { from: space.to, to: space.to }]) {
    const to = Math.min(line.from, space.to)
    if (to - from > widest.to - widest.from) widest = { from, to }
    from = Math.max(from, line.to)
  }
  return widest
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
  if (overlap(a, b) > 0.1) return isAbove(a, b)
  return sharesHeight(a, b) && a.from < b.from
}

/** Where both stand: round a jar the middle of a line is higher than the ends of the line above it. */
function isAbove<T>(a: Box<T>, b: Box<T>): boolean {
  const middle = (Math.max(a.from, b.from) + Math.min(a.to, b.to)) / 2
  const [y = a.top, other = b.top] = [a.rows[0]?.yAt(middle), b.rows[0]?.yAt(middle)]
  return y < other
}

function sharesHeight<T>(a: Box<T> | undefined, b: Box<T>): boolean {
  return a !== undefined && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
}
