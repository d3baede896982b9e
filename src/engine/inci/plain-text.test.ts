import { expect, test } from 'vitest'
import { LABEL_CHARS_MAX } from '../../contract/limits-of-input.ts'
import { lowerCase, normaliseLabel, spanOf } from './plain-text.ts'

const plain = (text: string) => normaliseLabel(text).text

test.each([
  ['&amp;', '&'],
  ['&nbsp;', ' '],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&reg;', ' '],
  ['&trade;', ' '],
  ['&copy;', ' '],
  ['&bull;', '•'],
  ['&middot;', '•'],
  ['&ndash;', '-'],
  ['&mdash;', '-'],
  ['&eacute;', 'é'],
  ['&egrave;', 'è'],
  ['&agrave;', 'à'],
  ['&uuml;', 'ü'],
  ['&ouml;', 'ö'],
  ['&auml;', 'ä'],
  ['&deg;', '°'],
  ['&Nbsp;', ' '],
  ['&#39;', "'"],
  ['&#x27;', "'"],
  ['&#X41;', 'A'],
  ['&#32;', ' '],
  ['&#31;', '&#31;'],
  ['&#x0;', '&#x0;'],
  ['&#xd7ff;', '\ud7ff'],
  ['&#xd800;', '&#xd800;'],
  ['&#xe000;', '&#xe000;'],
  ['&#;', '&#;'],
  ['&;', '&;'],
  ['&foo;', '&foo;'],
  ['&amp', '&amp'],
  ['& amp;', '& amp;'],
  ['&amp;nbsp;', ' '],
  ['&amp;amp;', '&'],
  ['&amp;amp;amp;eacute;', 'é'],
  ['&amp;x', '&x'],
  // Names of entities have nine letters at most.
  ['&#00000065;', 'A'],
  ['&#000000065;', '&#000000065;'],
])('"%s" is read as "%s"', (text, read) => {
  expect(plain(`a${text}b`)).toBe(`a${read}b`)
})

test.each([
  ...['br', 'p', 'li', 'ul', 'ol', 'div', 'span', 'strong', 'em', 'h1', 'h2', 'h3', 'h4'].map((tag) => [
    tag,
    '\n',
  ]),
  ...['b', 'i', 'u', 'a'].map((tag) => [tag, ' ']),
])('a tag <%s> of a shop, open, closed, with attributes or escaped, is a break or a blank', (tag, read) => {
  for (const text of [
    `<${tag}>`,
    `</${tag}>`,
    `<${tag}/>`,
    `<${tag} />`,
    `<${tag} class="x">`,
    `<${tag.toUpperCase()}>`,
  ])
    expect(plain(`x${text}y`), text).toBe(`x${read}y`)
  for (const text of [`&lt;${tag}&gt;`, `&lt;/${tag}&gt;`, `&amp;lt;${tag}&amp;gt;`, `&lt;${tag}>`])
    expect(plain(`x${text}y`), text).toBe(`x${read}y`)
})

test.each([
  '<ILN48238>',
  '<x>',
  '<>',
  '< br>',
  '<br',
  '<1%',
  '<abbr>',
  '<//br>',
  '&lt;ILN1&gt;x',
  '&lt;&gt;',
])('"%s" is no tag and stays', (text) => {
  const signs = text.replace(/&lt;/g, '<').replace(/&gt;/g, '>')
  expect(plain(`x${text}y`)).toBe(`x${signs}y`)
})

test('a tag has 120 characters at most', () => {
  const tag = (length: number) => `<br ${'x'.repeat(length - 5)}>`
  expect(plain(`a${tag(120)}b`)).toBe('a\nb')
  expect(plain(`a${tag(121)}b`)).toBe(`a${tag(121)}b`)
})

test.each([
  ['\u3001', ','],
  ['\u060c', ','],
  ['【x】', '[x]'],
  ...[...'●▪■◦∙‧·'].map((sign) => [sign, '•']),
  ['\\', '/'],
  ['\u2044', '/'],
  ...[...'’‘`'].map((sign) => [sign, "'"]),
  ...[...'“”'].map((sign) => [sign, '"']),
  ...[...'™®©¿'].map((sign) => [sign, ' ']),
  ...[...'¹²³⁴⁵⁶'].map((sign) => [sign, sign]),
  ['º', '°'],
  ['ª', '°'],
  ['\t', '  '],
  ['\r', '\n'],
  ['\r\n', '\n'],
  ['\n', '\n'],
  ['\u2028', '\n'],
  ['\u2029', '\n'],
  ['\u000b', '\n'],
  ['\u000c', '\n'],
  ['\u00a0', ' '],
  ['\u0001', ' '],
  ['\u001f', ' '],
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad'].map((sign) => [sign, '']),
  ...[...'‐‑‒–—―−'].map((sign) => [sign, '-']),
  ['½', '1/2'],
  ['ﬁ', 'fi'],
  ['Ａ', 'A'],
  ['\u0438\u0306', '\u0439'],
  ['\u0438\u0306\u0301', '\u0439\u0301'],
  ['\u{1f33f}', '•'],
  ['\u2728', '•'],
  ['\u{1f6ab}', '\u{1f6ab}'],
  ['㎎', 'mg'],
  ['~', '~'],
  ['!', '!'],
])('the sign "%s" is read as "%s"', (sign, read) => {
  expect(plain(`a${sign}B`)).toBe(`a${read}B`)
})

test.each([
  ['水・油', '水・油'],
  ['水･油', '水・油'],
  ['水 ・油', '水 •油'],
  ['水・ 油', '水• 油'],
  ['・水', '•水'],
  ['水・', '水•'],
  ['(水)・(油)', '(水)・(油)'],
  ['1・2', '1・2'],
])(
  'a Japanese dot in "%s" is a bullet at the edge of a word, and inside one a part of it: "%s"',
  (text, read) => {
    expect(plain(text)).toBe(read)
  },
)

test.each([
  ['Glyce-\nrin', 'Glyce-rin'],
  ['Glyce-\r\nrin', 'Glyce-rin'],
  ['Glyce- \t\n  rin', 'Glyce-rin'],
  ['Glyce–\nrin', 'Glyce-rin'],
  ['Glyce- rin', 'Glyce- rin'],
  ['5-\nx', '5-x'],
  [',-\nx', ',-\nx'],
  ['a:-\nx', 'a:-\nx'],
  ['a;-\nx', 'a;-\nx'],
  ['a/-\nx', 'a/-\nx'],
  ['a -\nx', 'a -\nx'],
  ['--\nx', '--\nx'],
  ['a--\nx', 'a--x'],
  ['-\nx', '-\nx'],
  ['a-', 'a-'],
])('a hyphen at the end of a line: %j is read as %j', (text, read) => {
  expect(plain(text)).toBe(read)
})

test('every sign knows the range of the input that it came from', () => {
  const input = 'A&amp;B\u200b<br>\u0438\u0306½\u{1f33f}-\n x\tz'
  const read = normaliseLabel(input)

  const from = (sign: string) => {
    const at = read.text.indexOf(sign)
    return input.slice(read.start[at], read.end[at])
  }
  expect(read.text).toBe('A&B\n\u04391/2•-x  z')
  expect([
    from('A'),
    from('&'),
    from('B'),
    from('\n'),
    from('\u0439'),
    from('1'),
    from('2'),
    from('-'),
    from('x'),
  ]).toEqual(['A', '&amp;', 'B', '<br>', '\u0438\u0306', '½', '½', '-', 'x'])
  expect(spanOf(read, 0, 3)).toEqual({ start: 0, end: 7 })
  expect(spanOf(read, 1, 2)).toEqual({ start: 1, end: 6 })
  // An empty range is that of its first sign; what lies beyond the text is nothing.
  expect(spanOf(read, 1, 1)).toEqual({ start: 1, end: 6 })
  expect(spanOf(normaliseLabel(''), 0, 0)).toEqual({ start: 0, end: 0 })
})

test('a label is read up to its limit, and says so', () => {
  const full = 'a'.repeat(LABEL_CHARS_MAX)

  expect(normaliseLabel(full)).toMatchObject({ wasCut: false, text: full })
  expect(normaliseLabel(`${full}b`)).toMatchObject({ wasCut: true, text: full })
})

test('many signs that are written out by several lose none', () => {
  expect(plain('㎎'.repeat(500))).toBe('mg'.repeat(500))
})

test.each([
  ['ABC', 'abc'],
  ['İNCİ', 'inci'],
  ['ÄÖ', 'äö'],
])('small letters of "%s" are "%s", sign by sign', (text, lower) => {
  expect(lowerCase(text)).toBe(lower)
  expect(lowerCase(text)).toHaveLength(text.length)
})

test.each([
  ['* Aqua\n* Talc\n* Mica', '• Aqua\n• Talc\n• Mica'],
  ['  * Aqua\n  * Talc\n  * Mica', '  • Aqua\n  • Talc\n  • Mica'],
  ['* Aqua\n* Talc', '* Aqua\n* Talc'],
  ['*Aqua\n*Talc\n*Mica', '*Aqua\n*Talc\n*Mica'],
  ['Parfum*\n* organic\n* wild\n* fair', 'Parfum*\n* organic\n* wild\n* fair'],
])('%j: stars that open three lines are bullets, unless one stands behind a name', (text, read) => {
  expect(plain(text)).toBe(read)
})

test.each([
  ['INCI >> Aqua', 'INCI : Aqua'],
  ['INCI >>>> Aqua', 'INCI : Aqua'],
  ['Aqua > Glycerin', 'Aqua > Glycerin'],
  ['Aqua // Glycerin', 'Aqua • Glycerin'],
  ['https://opaline.example', 'https://opaline.example'],
  ['Aqua//Glycerin', 'Aqua//Glycerin'],
])('"%s", with signs typed for others, is read as "%s"', (text, read) => {
  expect(plain(text)).toBe(read)
})
