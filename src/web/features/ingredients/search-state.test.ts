import { expect, test } from 'vitest'
import { commonText } from '../../lib/messages/ingredients.ts'
import { pagerOf, readSearch, writeSearch } from './search-state.ts'

const read = (text: string) => readSearch(new URLSearchParams(text))

test('a search is written to the address and read from it alike', () => {
  const state = { q: 'vitamin e', function: 'Skin Conditioning', filter: 'vegan', page: 3 } as const

  expect(read(writeSearch(state))).toEqual(state)
  expect(writeSearch({ q: '', function: null, filter: null, page: 1 })).toBe('')
})

test.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'page=999999', 'filter=nonsense', ''])(
  'an address nobody can mean (%s) is the plain search',
  (text) => {
    expect(read(text)).toEqual({ q: '', function: null, filter: null, page: 1 })
  },
)

test('a search of any length stays within what the server takes', () => {
  expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(200)
})

test('the pager shows both ends and the neighbours, and never a gap of one page', () => {
  expect(pagerOf(1, 1)).toEqual([1])
  expect(pagerOf(1, 3)).toEqual([1, 2, 3])
  expect(pagerOf(1, 9)).toEqual([1, 2, null, 9])
  expect(pagerOf(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9])
  expect(pagerOf(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
  expect(pagerOf(9, 9)).toEqual([1, null, 8, 9])
})

test('how common a name is, never as a zero', () => {
  expect(commonText(null)).toBeNull()
  expect(commonText(432)).toBe('on 43 of 100 labels')
  expect(commonText(4.2)).toBe('on 4 of 1,000 labels')
  expect(commonText(0.3)).toBe('on fewer than 1 of 1,000 labels')
})
