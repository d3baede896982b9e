import { expect, test } from 'vitest'
import { looksLikeList, printOf, rowsOf, type Row } from './list-rows.ts'
import type { Reading } from './recognise.ts'
import { NO_LOOK } from './script.ts'
import type { TextLine } from './text-line.ts'

const reading = (text: string): Reading => ({
  letters: [...text].map((char) => ({ char, p: 0.97 })),
  look: NO_LOOK,
})

test.each([
  'Aqua, Glycerin, Cetearyl Alcohol, Dimethicone,',
  'Sodium Hyaluronate; Tocopherol; Xanthan Gum',
  'Talc • Mica • Zinc Stearate • CI 77891',
  'Ingredients',
  'INGRÉDIENTS (INCI):',
  'CocTaB/CKnaA:',
  'Składniki',
])('%s looks like a list', (text) => {
  expect(looksLikeList([reading(text)])).toBe(true)
})

test.each([
  'Apply to wet hair, massage gently and rinse well with warm water.',
  'May contain traces of nuts. Contains soya.',
  'Made in France 12M',
  '',
])('%s does not', (text) => {
  expect(looksLikeList([reading(text)])).toBe(false)
})

const rows = (...blocks: number[]): Row[] => blocks.map((block, at) => ({ lines: [at], block }))

test('a row of one long name between rows of a list is of the list, and so are the rows beside it', () => {
  const texts = [
    'Keep out of reach of children',
    'Shake well before use',
    'How to use it',
    'Aqua, Glycerin, Panthenol,',
    'Acrylates/C10-30 Alkyl Acrylate Crosspolymer',
    'Parfum, Limonene, Linalool.',
    'Made in France',
    'For external use only',
    'Twelve months after opening',
  ]
  const kinds = printOf(rows(0, 0, 0, 0, 0, 0, 0, 0, 0), ({ lines }) =>
    lines.map((at) => reading(texts[at] ?? '')),
  )

  expect(kinds.slice(2, 7)).toEqual(['list', 'list', 'list', 'list', 'list'])
  expect([kinds[0], kinds.at(-1)]).toEqual(['prose', 'prose'])
})

test('the list of one block says nothing of the next block', () => {
  const texts = ['Aqua, Glycerin, Panthenol,', 'Parfum, Limonene, Linalool.', 'Shake well before use']

  const kinds = printOf(rows(0, 0, 1), ({ lines }) => lines.map((at) => reading(texts[at] ?? '')))

  expect(kinds).toEqual(['list', 'list', 'prose'])
})

test('rows are told by where the lines lie, each line once', () => {
  const line = (x: number, y: number): TextLine => ({
    ...{ x, y, ux: 1, uy: 0, halfLength: 200, halfHeight: 10 },
    ...{ bend: 0, skew: 0, curl: 0, score: 1 },
  })

  const found = rowsOf([line(210, 60), line(210, 30), line(210, 300)])

  expect(found.map(({ lines }) => lines)).toEqual([[1], [0], [2]])
  expect(found[0]?.block).toBe(found[1]?.block)
  expect(found[2]?.block).not.toBe(found[0]?.block)
})
