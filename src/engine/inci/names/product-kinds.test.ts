import { expect, test } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()

test.each([
  ['Hair dye. Aqua, Glycerin, Resorcinol', 'Aqua | Glycerin | Resorcinol'],
  ['Haarfarbe. Aqua, Glycerin, Resorcinol', 'Aqua | Glycerin | Resorcinol'],
  ['Shampooing. Aqua, Coco-Glucoside, Parfum', 'Aqua | Coco-Glucoside | Parfum'],
  ['Crema de manos. Aqua, Glycerin, Parfum', 'Aqua | Glycerin | Parfum'],
  ['Szampon do włosów. Aqua, Glycerin, Parfum', 'Aqua | Glycerin | Parfum'],
  ['Dentifricio. Aqua, Glycerin, Sodium Fluoride', 'Aqua | Glycerin | Sodium Fluoride'],
  // A name that holds such a word, and a title anywhere else, stay what they are.
  ['Sodium Lauryl Sulfate. Aqua. Glycerin', 'Sodium Lauryl Sulfate | Aqua | Glycerin'],
  ['Soap Powder. Sodium Palmate, Aqua', 'Soap Powder | Sodium Palmate | Aqua'],
  ['Beeswax. Aqua. Lanolin', 'Beeswax | Aqua | Lanolin'],
  ['Aqua. Hair dye. Glycerin', 'Aqua | Hair dye | Glycerin'],
])('%s', (text, names) => {
  expect(
    parseList(text, knowledge)
      .items.map(({ printed }) => printed)
      .join(' | '),
  ).toBe(names)
})
