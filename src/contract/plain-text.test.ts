import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PlainText } from './plain-text.ts'

test('text keeps its length, its line breaks and every whole character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = PlainText.parse(text)
      expect(plain).toHaveLength(text.length)
      for (let i = 0; i < text.length; i += 1) {
        const isControl = text.charCodeAt(i) < 0x20 || text.charCodeAt(i) === 0x7f
        if (!isControl || '\t\n\r'.includes(text[i] ?? '')) expect(plain[i]).toBe(text[i])
      }
    }),
  )
})

test('any units at all come out as text that UTF-8 and JSON can hold', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
      const plain = PlainText.parse(String.fromCharCode(...units))
      expect(new TextDecoder().decode(new TextEncoder().encode(plain))).toBe(plain)
      expect(plain).not.toContain('\u0000')
    }),
  )
})

test('an emoji and a joined letter stay whole', () => {
  expect(PlainText.parse('👩🏽‍🔬 Glycérine\n')).toBe('👩🏽‍🔬 Glycérine\n')
})
