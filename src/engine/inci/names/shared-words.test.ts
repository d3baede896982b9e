import { expect, it } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()
const namesIn = (piece: string) =>
  parseList(`Aqua, Glycerin, ${piece}, Citric Acid`, knowledge)
    .items.slice(2, -1)
    .map(({ match }) => knowledge.ingredients[match.ingredient ?? -1]?.inci ?? null)

it.each([
  ['Methyl-, Ethyl- and Propylparaben', ['METHYLPARABEN', 'ETHYLPARABEN', 'PROPYLPARABEN']],
  ['Methyl- und Propylparaben', ['METHYLPARABEN', 'PROPYLPARABEN']],
  ['Methyl-/Propylparaben', ['METHYLPARABEN', 'PROPYLPARABEN']],
  ['Isobutyl-, Isopropylparaben', ['ISOBUTYLPARABEN', 'ISOPROPYLPARABEN']],
  ['Methyl/Propyl/Isobutylparaben', ['METHYLPARABEN', 'PROPYLPARABEN', 'ISOBUTYLPARABEN']],
  ['Sodium Lauryl/Laureth Sulfate', ['SODIUM LAURYL SULFATE', 'SODIUM LAURETH SULFATE']],
  ['Potassium/Sodium Hydroxide', ['POTASSIUM HYDROXIDE', 'SODIUM HYDROXIDE']],
  ['Stearic/Palmitic Acid', ['STEARIC ACID', 'PALMITIC ACID']],
])('%s: names that share a word are each read in full', (piece, names) => {
  expect(namesIn(piece)).toEqual(names)
})

it('each stands where it is printed, as it is printed', () => {
  const text = 'Aqua, Methyl- and Propylparaben, Citric Acid'
  const printed = parseList(text, knowledge).items.map(({ printed, span }) => [
    printed,
    text.slice(span.start, span.end),
  ])

  expect(printed.slice(1, 3)).toEqual([
    ['Methyl', 'Methyl'],
    ['Propylparaben', 'Propylparaben'],
  ])
})

it.each([
  // One material of several parts, by the rules of INCI.
  'Rosa Centifolia Flower/Leaf Extract',
  'Eugenia Caryophyllus Leaf/Flower Oil',
  'Lactobacillus/Soybean Ferment Filtrate',
  'Zea Mays/Corn Germ Oil',
  // One half would be guessed.
  'Sodium Zorbyl/Laureth Sulfate',
  'Zorb-/Propylparaben',
  // Polymers are made of what they name.
  'Styrene/Vinylbenzene Copolymer',
])('%s stays one name', (piece) => {
  expect(namesIn(piece)).toHaveLength(1)
})

it('a name between two hyphens and a comma is torn from no neighbour', () => {
  expect(namesIn('Panthenol-, Squalane')).toEqual(['PANTHENOL', 'SQUALANE'])
})
