import { expect, test } from 'vitest'
import { readingOrder } from './order.ts'
import { turnRound, type TextLine } from './text-line.ts'

type Named = { name: string; line: TextLine }

/** A level line from its left edge; 20 px high like all of them. */
function level(name: string, left: number, y: number, length: number): Named {
  const line = {
    x: left + length / 2,
    y,
    ux: 1,
    uy: 0,
    halfLength: length / 2,
    halfHeight: 10,
    bend: 0,
    skew: 0,
    curl: 0,
    score: 1,
  }
  return { name, line }
}

function turned({ name, line }: Named, degrees: number): Named {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return {
    name,
    line: { ...line, x: line.x * cos - line.y * sin, y: line.x * sin + line.y * cos, ux: cos, uy: sin },
  }
}

const names = (items: Named[]) =>
  readingOrder(items).map((block) => block.rows.map((row) => row.map(({ name }) => name).join('+')))

const TWO_COLUMNS = [
  level('title', 0, 0, 500),
  level('a1', 0, 60, 220),
  level('b1', 280, 60, 220),
  level('a2', 0, 86, 210),
  level('b2', 280, 86, 220),
  level('a3', 0, 112, 100),
  level('foot', 0, 170, 500),
]
const EXPECTED = [['title'], ['a1', 'a2', 'a3'], ['b1', 'b2'], ['foot']]

test('a title, two columns and a foot are read in that order', () => {
  expect(names(TWO_COLUMNS)).toEqual(EXPECTED)
  expect(names([...TWO_COLUMNS].reverse())).toEqual(EXPECTED)
})

test('only a column that stands beside the one before it is marked so', () => {
  expect(readingOrder(TWO_COLUMNS).map(({ isBeside }) => isBeside)).toEqual([false, false, true, false])
})

test.each([10, 45, 90, 180, 270])('the order is the same on a pack turned by %i degrees', (degrees) => {
  expect(names(TWO_COLUMNS.map((item) => turned(item, degrees)))).toEqual(EXPECTED)
})

test('a line that the detector broke at a wide space is one row', () => {
  expect(names([level('LOT 23', 150, 0, 100), level('Made in Wien', 0, 2, 140)])).toEqual([
    ['Made in Wien+LOT 23'],
  ])
})

// Print set to both edges: the second and third rows are broken at spaces wider than a line is high.
const JUSTIFIED = [
  level('r1', 0, 0, 500),
  level('r2a', 0, 26, 120),
  level('r2b', 146, 26, 200),
  level('r2c', 372, 26, 128),
  level('r3a', 0, 52, 210),
  level('r3b', 260, 52, 240),
  level('r4', 0, 78, 500),
]
const JUSTIFIED_ROWS = [['r1', 'r2a+r2b+r2c', 'r3a+r3b', 'r4']]

test('SCAN-08 rows that wide spaces broke are whole where the lines around them run on', () => {
  expect(names(JUSTIFIED)).toEqual(JUSTIFIED_ROWS)
  expect(names(JUSTIFIED.map((item) => turned(item, 180)))).toEqual(JUSTIFIED_ROWS)
})

test('SCAN-08 a row made whole tells that the row below it is one as well', () => {
  const rows = [
    level('a1', 0, 0, 200),
    level('a2', 225, 0, 275),
    level('b1', 0, 26, 240),
    level('b2', 264, 26, 236),
    level('c', 0, 52, 500),
  ]

  expect(names(rows)).toEqual([['a1+a2', 'b1+b2', 'c']])
})

test('SCAN-08 words at both edges of a line are one row, with the word between them at its place', () => {
  const rows = [
    level('top', 0, 0, 500),
    level('a', 0, 26, 80),
    level('b', 200, 26, 60),
    level('c', 370, 26, 130),
    level('foot', 0, 52, 500),
  ]

  expect(names(rows)).toEqual([['top', 'a+b+c', 'foot']])
})

test('SCAN-08 spaces of four rows that lie below each other by chance do not part them', () => {
  const rows = [0, 1, 2, 3].flatMap((row) => [
    level(`l${row}`, 0, 26 * row, 230),
    level(`r${row}`, 262 + (row % 2) * 40, 26 * row, 238 - (row % 2) * 40),
  ])
  const whole = [level('top', 0, -26, 500), ...rows, level('foot', 0, 104, 500)]

  expect(names(whole)).toEqual([['top', 'l0+r0', 'l1+r1', 'l2+r2', 'l3+r3', 'foot']])
})

test('SCAN-08 under a heading that runs over both of them two columns stay two', () => {
  const column = (name: string, left: number) =>
    [1, 2, 3].map((row) => level(`${name}${row}`, left, 26 * row, 220))

  expect(names([level('title', 0, 0, 500), ...column('a', 0), ...column('b', 280)])).toEqual([
    ['title'],
    ['a1', 'a2', 'a3'],
    ['b1', 'b2', 'b3'],
  ])
})

test('SCAN-08 a space that the rows around it leave open as well parts two columns, however wide it is', () => {
  const column = (name: string, left: number) =>
    [0, 1, 2, 3].map((row) => level(`${name}${row}`, left, 26 * row, row === 2 ? 150 : 200))

  expect(names([...column('a', 0), ...column('b', 224)])).toEqual([
    ['a0', 'a1', 'a2', 'a3'],
    ['b0', 'b1', 'b2', 'b3'],
  ])
})

test('bent lines are compared where they share their width', () => {
  const bent = (item: Named): Named => ({ ...item, line: { ...item.line, bend: -0.0015 } })
  const long = bent(level('long', 0, 0, 400))
  // Half as wide and at the left: its middle lies higher than that of the line above it.
  const short = { name: 'short', line: { ...level('short', 0, -5, 80).line, uy: 0.44, ux: 0.9 } }

  expect(names([short, long])[0]?.[0]).toBe('long')
})

test('nothing is nothing, and a line keeps its order upside down', () => {
  expect(readingOrder([])).toEqual([])
  const upsideDown = [level('last', 0, 0, 300), level('first', 0, 30, 300)]
  expect(names(upsideDown.map(({ name, line }) => ({ name, line: turnRound(line) })))).toEqual([
    ['first', 'last'],
  ])
})
