import { expect, test } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { findRemarks } from '../label.ts'
import { newLookUp } from '../match/look-up.ts'
import { splitBlend } from './joined-names.ts'

const knowledge = realKnowledge()

test.each([
  [1, null],
  [2, 2],
  [60, 60],
  [61, null],
])('of %i names that a slash joins %s are told apart', (count, names) => {
  const text = Array.from({ length: count }, (_, at) => (at % 2 === 0 ? 'Talc' : 'Mica')).join(' / ')
  const label = { text, remarks: findRemarks(text), lookUp: newLookUp(knowledge) }
  expect(splitBlend(label, 0, text.length)?.length ?? null).toBe(names)
})

test.each([
  ['Aqua / Glycerin / Nameless Thing / Talc', 4],
  ['Aqua + Glycerin + Nameless Thing + Talc', 4],
  ['Aqua - Glycerin - Nameless Thing - Talc', 4],
  ['水/グリセリン/名無しの権兵衛/タルク', 4],
  // The slash inside the brackets is of one name.
  ['水/グリセリン/トリ(カプリル酸/カプリン酸)グリセリル/タルク', 4],
  ['Aqua / Glycerin / Nameless Thing', null],
  ['Aqua / Glycerin / Talc / One Thing / Two Things / Three Things / Four Things', null],
  // The parts of one ferment.
  ['Saccharomyces/Camellia Sinensis Leaf/Cladosiphon Okamuranus/Rice Ferment Filtrate', null],
])('%s: a name that nobody knows does not hold together what is parted by one sign', (text, names) => {
  const label = { text, remarks: findRemarks(text), lookUp: newLookUp(knowledge) }
  expect(splitBlend(label, 0, text.length)?.length ?? null).toBe(names)
})
