import { fc } from './seeded-fast-check.test-support.ts'
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
      // A first U+FEFF is text here, and no mark of a byte order.
      const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
      expect(utf8.decode(new TextEncoder().encode(plain))).toBe(plain)
      expect(plain).not.toContain('\u0000')
    }),
  )
})

test('an emoji and a joined letter stay whole', () => {
  expect(PlainText.parse('👩🏽‍🔬 Glycérine\n')).toBe('👩🏽‍🔬 Glycérine\n')
})

test.each([
  [0x08, ' '],
  [0x09, '\t'],
  [0x0a, '\n'],
  [0x0b, ' '],
  [0x0c, ' '],
  [0x0d, '\r'],
  [0x0e, ' '],
  [0x1f, ' '],
  [0x20, ' '],
  [0x21, '!'],
  [0x7e, '~'],
  [0x7f, ' '],
  [0x80, '\u0080'],
  [0xd7ff, '\ud7ff'],
  [0xd800, ' '],
  [0xdbff, ' '],
  [0xdc00, ' '],
  [0xdfff, ' '],
  [0xe000, '\ue000'],
])('of the unit %i alone becomes %j', (unit, kept) => {
  expect(PlainText.parse(`a${String.fromCharCode(unit)}b`)).toBe(`a${kept}b`)
})

test.each(['\ud800\udc00', '\udbff\udfff', '\ud800\udfff', '\udbff\udc00'])(
  'the pair %j stays whole',
  (pair) => {
    expect(PlainText.parse(`a${pair}b`)).toBe(`a${pair}b`)
    expect(PlainText.parse(`${pair}${pair}`)).toBe(`${pair}${pair}`)
    expect(PlainText.parse(`${pair[1]}${pair[0]}`)).toBe('  ')
    expect(PlainText.parse(`${pair[0]}\ue000`)).toBe(' \ue000')
    expect(PlainText.parse(`\ud7ff${pair[1]}`)).toBe('\ud7ff ')
  },
)
