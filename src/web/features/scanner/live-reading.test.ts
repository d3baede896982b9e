import { expect, test } from 'vitest'
import type { ReadItem, ReadListAnswer } from '../../../contract/label-reading.ts'
import { countsOf, endsOf, isDoubtful, marksOf, putSpelling } from './live-reading.ts'
import { carryMarks } from './marks.ts'
import { countsText } from './label-text.tsx'

function item(text: string, printed: string, tier: ReadItem['tier'], suggestions: string[] = []): ReadItem {
  const start = text.indexOf(printed)
  return {
    span: { start, end: start + printed.length },
    printed,
    section: 'main',
    tier,
    inci: null,
    slug: null,
    kind: null,
    suggestions,
  }
}

const TEXT = 'Ingredients: Aqua, PEG-9999, Tocopheral, Veloura 7. Made in France'
const ANSWER: ReadListAnswer = {
  items: [
    item(TEXT, 'Aqua', 'exact'),
    item(TEXT, 'PEG-9999', 'class'),
    item(TEXT, 'Tocopheral', 'near', ['Tocopherol']),
    item(TEXT, 'Veloura 7', 'unknown'),
  ],
  list: { start: 13, end: 50 },
  leftOut: [
    { text: 'Ingredients:', span: { start: 0, end: 12 }, reason: 'Heading' },
    { text: 'Made in France', span: { start: 52, end: TEXT.length }, reason: 'Origin of the product' },
  ],
  notices: [],
  products: [],
}

test('every name and every left-out piece gets its own kind of mark, in the order of the text', () => {
  expect(marksOf(ANSWER).map(({ end, kind, start }) => [TEXT.slice(start, end), kind])).toEqual([
    ['Ingredients:', 'left-out'],
    ['Aqua', 'known'],
    ['PEG-9999', 'class'],
    ['Tocopheral', 'near'],
    ['Veloura 7', 'unknown'],
    ['Made in France', 'left-out'],
  ])
})

test('a left-out piece never covers a name', () => {
  const all = { ...ANSWER, leftOut: [{ text: TEXT, span: { start: 0, end: TEXT.length }, reason: 'Prose' }] }

  expect(marksOf(all).map(({ kind }) => kind)).toEqual(['known', 'class', 'near', 'unknown'])
})

test('the counts are one sentence, which leaves out what there is none of', () => {
  expect(countsText(countsOf(ANSWER))).toBe('4 names: 1 recognised, 1 by kind, 1 near, 1 unknown')
  expect(countsText({ total: 2, known: 2, class: 0, near: 0, unknown: 0 })).toBe('2 names: 2 recognised')
  expect(countsText({ total: 1, known: 0, class: 0, near: 0, unknown: 1 })).toBe('1 name: 1 unknown')
})

test('near and unknown names are to be checked, known ones and kinds are not', () => {
  expect(
    marksOf(ANSWER)
      .filter(isDoubtful)
      .map(({ kind }) => kind),
  ).toEqual(['near', 'unknown'])
})

test('the ends of the list are its first and last name', () => {
  expect(endsOf(ANSWER)).toEqual({ first: 'Aqua', last: 'Veloura 7' })
  expect(endsOf({ ...ANSWER, list: null })).toBeNull()
  expect(endsOf({ ...ANSWER, items: ANSWER.items.slice(0, 1) })).toBeNull()
})

test('a spelling that is taken settles its own mark and moves the others', () => {
  const marks = marksOf(ANSWER)
  const near = marks.find(({ kind }) => kind === 'near')
  const after = putSpelling(TEXT, near ?? { start: 0, end: 0 }, 'Tocopherol')

  expect(after).toBe(TEXT.replace('Tocopheral', 'Tocopherol'))
  const carried = carryMarks(TEXT, after, marks)
  expect(carried.map(({ kind }) => kind)).toEqual(['left-out', 'known', 'class', 'unknown', 'left-out'])
})
