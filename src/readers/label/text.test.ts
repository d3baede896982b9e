import { expect, test } from 'vitest'
import type { Block } from './order.ts'
import { NO_LOOK } from './script.ts'
import { composeText, writeBars } from './text.ts'
import type { TextLine } from './text-line.ts'
import type { ReadLine } from './upright.ts'

const flat: TextLine = {
  x: 50,
  y: 10,
  ux: 1,
  uy: 0,
  halfLength: 50,
  halfHeight: 10,
  bend: 0,
  skew: 0,
  curl: 0,
  score: 1,
}
const line = (text: string): ReadLine => ({
  line: flat,
  letters: [...text].map((char) => ({ char, p: 0.9 })),
  look: NO_LOOK,
})
const block = (...lines: string[]): Block<ReadLine> => ({
  rows: lines.map((text) => [line(text)]),
  isBeside: false,
})

test.each([
  [['Methoxyci-', 'nnamate'], 'Methoxycinnamate'],
  [['POLYQUATERNI-', 'UM-76'], 'POLYQUATERNIUM-76'],
  [['Coco-', 'Glucoside'], 'Coco-Glucoside'],
  [['PEG-', '40 Castor Oil'], 'PEG-40 Castor Oil'],
  [['Aqua, C12-', '15 Alkyl Benzoate'], 'Aqua, C12-15 Alkyl Benzoate'],
  [['Aqua, Glycerin,', 'Panthenol'], 'Aqua, Glycerin,\nPanthenol'],
  [['CI 77491 -', 'CI 77492'], 'CI 77491 -\nCI 77492'],
])('lines %j become %j', (lines, text) => {
  expect(composeText([block(...lines)]).text).toBe(text)
})

test('columns are set apart, pieces of one row are not', () => {
  const row = { rows: [[line('Aqua,'), line('Glycerin')]], isBeside: false }

  expect(composeText([row, block('Made in Wien')]).text).toBe('Aqua, Glycerin\n\nMade in Wien')
})

/** A piece of a row from its left to its right edge. */
const piece = ([text, from, to]: readonly [string, number, number]): ReadLine => ({
  ...line(text),
  line: { ...flat, x: (from + to) / 2, halfLength: (to - from) / 2 },
})

test.each([
  [['Glycinate, B', 100, 205], ['Butylene', 195, 280], 'Glycinate, Butylene'],
  [['C13-15', 0, 60], ['5 Alkane', 50, 120], 'C13-15 Alkane'],
  [['Aqua, 1', 0, 60], ['1,2-Hexanediol', 50, 180], 'Aqua, 1,2-Hexanediol'],
  [['Vitamin C', 0, 60], ['Citric Acid', 70, 150], 'Vitamin C Citric Acid'],
  [['Vitamin B', 0, 60], ['Aqua', 50, 150], 'Vitamin B Aqua'],
] as const)('SCAN-08 what both of %j and %j show is written once', (first, second, text) => {
  const row = { rows: [[piece(first), piece(second)]], isBeside: false }

  expect(composeText([row]).text).toBe(text)
})

test('words keep their place when a hyphen before them goes', () => {
  const { text, lines } = composeText([block(' Aqua, Methoxyci-', 'nnamate; Urea ')])

  const words = lines.flatMap((one) => one.words)
  expect(text).toBe('Aqua, Methoxycinnamate; Urea')
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Aqua',
    'Methoxyci',
    'nnamate',
    'Urea',
  ])
  expect(words[0]?.confidence).toBeCloseTo(0.9)
})

test('a list goes on in the column beside it unless it has ended', () => {
  const beside = { ...block('Leaf Extract'), isBeside: true }

  expect(composeText([block('Camellia Oleifera'), beside]).text).toBe('Camellia Oleifera\nLeaf Extract')
  expect(composeText([block('Aqua, Linalool.'), beside]).text).toBe('Aqua, Linalool.\n\nLeaf Extract')
})

test('SCAN-08 bars that were read as letters part names, and the letters of a name stay', () => {
  const written = (...texts: string[]) =>
    writeBars(texts.map(line)).map(({ letters }) => letters.map(({ char }) => char).join(''))

  expect(written('Water l Mica I Talc |', 'I Silica')).toEqual(['Water | Mica | Talc |', '| Silica'])
  expect(written('Collagen I, Vitamin B I', 'Talc')).toEqual(['Collagen I, Vitamin B I', 'Talc'])
})
