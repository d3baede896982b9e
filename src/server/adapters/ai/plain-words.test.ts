import { expect, test } from 'vitest'
import { plainLabel, plainProse, sendableName } from './plain-words.ts'

test('prose is one line of visible letters', () => {
  expect(plainProse('  A mild\r\n\tcream\u200b, “soft”\u202e.  ', 100)).toBe('A mild cream, “soft”.')
})

test.each([
  ['markup', 'A <b>mild</b> cream'],
  ['an address', 'See example.test for more'],
  ['a scheme', 'See https: there'],
  ['another script', 'Крем'],
  ['a heap of marks', 'a\u0316\u0317\u0318\u0319b'],
  ['nothing', ' \n '],
])('%s is no prose', (_what, text) => {
  expect(plainProse(text, 100)).toBeNull()
})

test('prose may be as long as it is allowed, counted without what cannot be seen', () => {
  expect(plainProse('a'.repeat(20), 20)).toBe('a'.repeat(20))
  expect(plainProse('a'.repeat(21), 20)).toBeNull()
  expect(plainProse(`${'a'.repeat(20)}${' '.repeat(60)}`, 20)).toBe('a'.repeat(20))
  expect(plainProse(`${'a'.repeat(20)}${' '.repeat(61)}`, 20)).toBeNull()
})

test('a label keeps its lines and scripts, and loses tags, addresses and what cannot be seen', () => {
  expect(plainLabel(' Состав: Aqua\t(Вода),\r\nGlycerin <0.1% <br>www.example.test\u0007 ', 200)).toBe(
    'Состав: Aqua (Вода),\nGlycerin <0.1%',
  )
})

test('a label may be as long as it is allowed', () => {
  expect(plainLabel('a'.repeat(20), 20)).toBe('a'.repeat(20))
  expect(plainLabel('a'.repeat(21), 20)).toBeNull()
  expect(plainLabel(' <br> ', 20)).toBeNull()
})

test('a name that is sent is short, visible, and has letters', () => {
  expect(sendableName(' Wobb\u200blium ', 20)).toBe('Wobblium')
  expect(sendableName('a'.repeat(20), 20)).toBe('a'.repeat(20))
  expect(sendableName('a'.repeat(21), 20)).toBeNull()
  expect(sendableName('12345', 20)).toBeNull()
  expect(sendableName('\u200b', 20)).toBeNull()
})
