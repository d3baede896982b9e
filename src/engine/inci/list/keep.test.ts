import { expect, it } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()
const read = (lines: readonly string[]) =>
  parseList(lines.join('\n'), knowledge).items.map(({ printed }) => printed)

const NAMES = ['Nameless One', 'Beeswax', 'Jojoba Oil', 'Vanillin', 'Nameless Two', 'Nameless Three']

it.each([
  ['•', (name: string) => `• ${name}`],
  ['-', (name: string) => `- ${name}`],
  ['*', (name: string) => `* ${name}`],
  ['numbers', (name: string, at: number) => `${at + 1}. ${name}`],
  ['numbers in brackets', (name: string, at: number) => `${at + 1}) ${name}`],
])('unknown names at both ends of a list are kept where each line opens with its sign: %s', (_, asLine) => {
  expect(read(NAMES.map(asLine))).toEqual(NAMES)
})

it('without signs, in a list of fewer names than others, behind a gap and behind another sign they are no part of it', () => {
  const known = ['Beeswax', 'Jojoba Oil', 'Vanillin']
  expect(read(NAMES)).toEqual(known)
  const few = ['Beeswax', 'Vanillin', 'Nameless Two', 'Nameless Three', 'Nameless Four', 'Nameless Five']
  expect(read(few.map((name) => `• ${name}`))).toEqual(['Beeswax', 'Vanillin'])
  expect(read(['• Nameless One', '', ...known.map((name) => `• ${name}`)])).toEqual(known)
  expect(read(['- Nameless One', ...known.map((name) => `• ${name}`)])).toEqual(known)
})

it('an unknown name in the middle of a list with stars is no footnote', () => {
  expect(read(['* Beeswax', '* Nameless One', '* Vanillin', '* Jojoba Oil'])).toEqual([
    'Beeswax',
    'Nameless One',
    'Vanillin',
    'Jojoba Oil',
  ])
})
