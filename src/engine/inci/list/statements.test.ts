import { expect, it } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()
const read = (text: string) =>
  parseList(text, knowledge).items.map(({ match, concentration }) => [
    knowledge.ingredients[match.ingredient ?? -1]?.inci ?? null,
    concentration === null ? null : `${concentration.value}${concentration.unit}`,
  ])
const LIST = [
  ['AQUA', null],
  ['SORBITOL', null],
  ['GLYCERIN', null],
]

it.each([
  ['Sodium Fluoride %0.31 w/w (1400ppm Fluoride) içerir.', 'SODIUM FLUORIDE', '0.31%'],
  ['%0,32 Sodium Fluoride içerir (1450 ppm F).', 'SODIUM FLUORIDE', '0.32%'],
  ['% 1.1 Sodium Monofluorophosphate içerir', 'SODIUM MONOFLUOROPHOSPHATE', '1.1%'],
  ['Stannous Fluoride %0.454 (1100 ppm F) içermektedir.', 'STANNOUS FLUORIDE', '0.454%'],
  ['Natriumfluorid 0,32 % (1450 ppm F) enthalten.', 'SODIUM FLUORIDE', '0.32%'],
  ['フッ化ナトリウム 0.32%配合。', 'SODIUM FLUORIDE', '0.32%'],
  ['Contiene fluoruro de sodio: 0,32% p/p (1450 ppm de flúor).', 'SODIUM FLUORIDE', '0.32%'],
  ['Contains sodium fluoride: 0.32% (1450 ppm of fluoride).', 'SODIUM FLUORIDE', '0.32%'],
  ['Contains Sodium Fluoride 0.32 %', 'SODIUM FLUORIDE', '0.32%'],
])('SCAN-08 what a sentence behind the list says of its fluoride is read: %s', (said, inci, amount) => {
  for (const between of ['. ', '\n', '.\n\n'])
    expect(read(`Aqua, Sorbitol, Glycerin${between}${said}`)).toEqual([...LIST, [inci, amount]])
})

it('SCAN-08 what the list has too is one ingredient, with the amount of the sentence', () => {
  expect(
    read('Aqua, Sodium Fluoride, Sorbitol, Glycerin. Sodium Fluoride %0.31 w/w (1400ppm Fluoride) içerir.'),
  ).toEqual([LIST[0], ['SODIUM FLUORIDE', '0.31%'], ...LIST.slice(1)])
})

it('SCAN-08 what a sentence with the same verb denies stays denied', () => {
  for (const denied of [
    'Parabene sind nicht enthalten.',
    'Sodium Fluoride içermez.',
    'Kein Hydroquinone 2 % enthalten.',
  ])
    expect(read(`Aqua, Sorbitol, Glycerin. ${denied}`)).toEqual(LIST)
})
