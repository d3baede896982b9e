import { anyCharacters, fc } from '../../contract/seeded-fast-check.test-support.ts'
import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { normaliseLabel } from './plain-text.ts'
import { parseList } from './parse.ts'
import { squeeze } from './label.ts'

const knowledge = realKnowledge()
const names = knowledge.ingredients.map(({ inci }) => inci)
const piece = fc.oneof(
  fc.constantFrom(...names.slice(0, 400)),
  fc.constantFrom(
    '1,2-Hexanediol',
    'Water (Aqua)',
    'Parfum*',
    'CI 77491',
    'May contain:',
    '(',
    ')',
    '[',
    '5%',
    '(3,663ppm)',
    'free of',
    'Ingredients:',
  ),
  fc.string({ maxLength: 12 }),
  anyCharacters(6),
)
const label = fc
  .array(
    fc.tuple(piece, fc.constantFrom(', ', ',', '; ', '\n', ' ', '. ', ' | ', '', '/', '\u200b', '&amp;')),
    { maxLength: 25 },
  )
  .map((parts) => parts.map(([text, sign]) => text + sign).join(''))

it('any text is an input: nothing throws, and the same text gives the same answer', () => {
  fc.assert(
    fc.property(label, (text) => {
      expect(analyze(text, knowledge)).toEqual(analyze(text, knowledge))
    }),
    { numRuns: 300 },
  )
})

it('every span lies inside the text and holds what was printed', () => {
  fc.assert(
    fc.property(label, (text) => {
      const { items, leftOut, listSpan } = parseList(text, knowledge)
      for (const { span, printed } of items) {
        expect(span.start).toBeGreaterThanOrEqual(0)
        expect(span.end).toBeLessThanOrEqual(text.length)
        expect(span.end).toBeGreaterThan(span.start)
        expect(plain(text.slice(span.start, span.end))).toContain(plain(printed))
      }
      for (const { span } of leftOut) expect(span.end).toBeLessThanOrEqual(text.length)
      if (listSpan) expect(listSpan.end).toBeGreaterThan(listSpan.start)
    }),
    { numRuns: 300 },
  )
})

/** A sign that came from an entity or a ligature stands for its whole range: compare without blanks. */
function plain(text: string): string {
  return squeeze(normaliseLabel(text).text).replaceAll(' ', '')
}

it('clean lists of known names come back in order, each name once for each time printed', () => {
  const clean = names.filter((name) => !/[,;:/()]| AND | & /.test(name) && name.length < 60)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...clean), { minLength: 1, maxLength: 30 }), (list) => {
      expect(
        parseList(list.join(', '), knowledge).items.map(({ printed }) => printed.replace(/\.$/, '')),
      ).toEqual(list.map((name) => name.replace(/\.$/, '')))
    }),
    { numRuns: 300 },
  )
})

it('without lost separators there are at most as many items as separators and one', () => {
  fc.assert(
    fc.property(label, (text) => {
      const { items, notices } = parseList(text, knowledge)
      if (notices.some((notice) => notice.startsWith('Separators'))) return
      // An amount parts two names as well: `Water 5% Glycerin`.
      const separators = [...normaliseLabel(text).text].filter((sign) => ',;|•\n.[/:%'.includes(sign)).length
      const joints = text
        .toLowerCase()
        .split(/ and | & | - | {2}|ingredients|may contain|\(and\)|\+\/-/).length
      expect(items.length).toBeLessThanOrEqual(separators + joints)
    }),
    { numRuns: 300 },
  )
})
