import { expect, test } from 'vitest'
import { splitBrackets } from './match-part.ts'

test.each([
  ['Aqua', { outer: 'Aqua', inner: [], tail: '' }],
  ['Aqua (Water)', { outer: 'Aqua', inner: ['Water'], tail: '' }],
  ['Aqua (Water) Oil', { outer: 'Aqua Oil', inner: ['Water'], tail: 'Oil' }],
  ['A (b) c (d) e', { outer: 'A c e', inner: ['b', 'd'], tail: 'e' }],
  ['A (b (c) d) e', { outer: 'A e', inner: ['b c d'], tail: 'e' }],
  ['A [b] {c}', { outer: 'A', inner: ['b', 'c'], tail: '' }],
  ['A (b', { outer: 'A', inner: ['b'], tail: '' }],
  ['(b) A', { outer: 'A', inner: ['b'], tail: 'A' }],
  ['A () b', { outer: 'A b', inner: [], tail: 'b' }],
  ['A ) b', { outer: 'A ) b', inner: [], tail: '' }],
  ['((a))', { outer: '', inner: ['a'], tail: '' }],
  ['A (b) ', { outer: 'A', inner: ['b'], tail: '' }],
])('"%s" has these words outside, inside and behind its brackets: %j', (printed, parts) => {
  expect(splitBrackets(printed)).toEqual(parts)
})
