import { expect, it } from 'vitest'
import type { Comedogenic } from '../../../contract/finding.ts'
import { comedogenicBasis, isContested } from './comedogenic.ts'

const SOURCE = { id: 'list', title: 'A list', date: '1999-01-01' }
const AGREED: Comedogenic = {
  ...{ min: 4, max: 4, median: 4, lists: 5, outlier: null, setAside: null },
  ...{ isDisputed: false, source: SOURCE },
}

it.each<[Partial<Comedogenic>, string]>([
  [{}, 'the median of 5 published lists'],
  [{ lists: 1 }, 'from one published list only'],
  [{ min: 3 }, 'the median of 5 published lists, which say 3 to 4'],
  [
    { min: 1, max: 4, median: 2.5, lists: 2, isDisputed: true },
    'the median of 2 published lists, which say 1 to 4 and so disagree',
  ],
  [
    { min: 3, lists: 6, outlier: 0 },
    'the median of 5 published lists, which say 3 to 4; one more says 0 and is not counted',
  ],
  [
    { min: 5, max: 5, setAside: 'salt' },
    'published lists say 5 of 5; not counted, since a salt dissolves in water and leaves no film in a pore',
  ],
])('RES-38 a rating says how it came about: %j', (part, text) => {
  expect(comedogenicBasis({ ...AGREED, ...part })).toBe(text)
})

it('what was kept before says its range and nothing that nobody recorded', () => {
  const before = { min: 0, max: 4, isDisputed: true, source: SOURCE }

  expect(comedogenicBasis(before)).toBe(
    'published lists say 0 to 4; disputed, since they differ by two or more',
  )
  expect([isContested(before), isContested(AGREED), isContested({ ...AGREED, outlier: 0 })]).toEqual([
    true,
    false,
    true,
  ])
})
