import { expect, it } from 'vitest'
import { analyze } from './analyze.ts'
import { realKnowledge } from './knowledge/folder.test-support.ts'

const knowledge = realKnowledge()

/** What is told of a name that no row lists, by its kind alone. */
function toldOf(name: string) {
  const found = analyze(`Ingredients: Aqua, ${name}, Phenoxyethanol`, knowledge).ingredients[1]
  expect(found?.printed).toBe(name)
  return found
}

it.each([
  'Lactobacillus/Whey Ferment Filtrate',
  'Lactobacillus/Honey Ferment Extract',
  'Saccharomyces/Pearl Ferment',
  'Lactobacillus/Egg White Ferment',
  'Oyster Shell Powder',
  'Deer Antler Extract',
  'Sea Urchin Extract',
  'Cod Liver Oil',
  'Silkworm Cocoon Extract',
])('DEC-26: %s is of an animal, though nobody listed it', (name) => {
  expect(toldOf(name)).toMatchObject({ origin: 'animal', vegan: false })
})

it.each(['Proteoglycan', 'Chitooligosaccharide', 'Milk Oligosaccharides'])(
  'DEC-26: a label cannot tell what %s is made of',
  (name) => {
    expect(toldOf(name)).toMatchObject({ origin: 'mixed', vegan: null })
  },
)

it.each([
  ['Oyster Mushroom Extract', 'fungus'],
  ['Reishi Mushroom Extract', 'fungus'],
  ['Brown Seaweed Extract', 'alga'],
  ['Atlantic Kelp Extract', 'alga'],
  ['Lactobacillus/Seaweed Ferment', 'biotech'],
  ['Soy Phytoplacenta Extract', 'biotech'],
  ['R-Mussel Polypeptide-2', 'biotech'],
])('DEC-26: %s is told as what its kind is, and as of no animal', (name, origin) => {
  expect(toldOf(name)).toMatchObject({ origin, vegan: true })
})

it.each([
  'Caviar Lime Extract',
  'Fish Mint Extract',
  'Reindeer Moss Extract',
  'Lactobacillus/Soy Milk Ferment',
])('DEC-26: %s is of no animal, although its name holds one', (name) => {
  expect(toldOf(name)?.vegan).not.toBe(false)
})
