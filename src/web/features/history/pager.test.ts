import { expect, test } from 'vitest'
import { pageNumbers } from './list-frame.tsx'

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [334, 334, [330, 331, 332, 333, 334]],
])('HIST-10 page %i of %i shows %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers)
})
