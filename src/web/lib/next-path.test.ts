import { expect, test } from 'vitest'
import { safeNext } from './next-path.ts'

test.each(['/history', '/analysis/ana_1?x=1#top', '/profile?a=/b'])('DEC-02 %s is honoured', (next) => {
  expect(safeNext(next)).toBe(next)
})

test.each([
  null,
  '',
  'history',
  '//evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a\\b',
  '/auth?next=/auth',
])('DEC-02 %j leads to the dashboard instead', (next) => {
  expect(safeNext(next)).toBe('/dashboard')
})
