import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { namesMet } from './alerts-of.test-support.ts'
import { holdsWords } from './word-patterns.ts'

/** Two words are the name of another thing where they stand side by side, and tell nothing where each speaks of something else. */

it('words with a hyphen between them fit where they stand side by side in that order', () => {
  const patterns = ['WILLOW', '!WATER-WILLOW']
  expect(holdsWords(['WATER', 'WILLOW', 'EXTRACT'], patterns)).toBe(false)
  expect(holdsWords(['WHITE', 'WILLOW', 'BARK', 'WATER'], patterns)).toBe(true)
  expect(holdsWords(['WILLOW', 'WATER'], patterns)).toBe(true)
  expect(holdsWords(['BIS', 'PEG', '18'], ['BIS-PEG'])).toBe(true)
  expect(holdsWords(['PEG', 'BIS'], ['BIS-PEG'])).toBe(false)
})

it.each([
  ['salicylates', 'Salix Alba (Willow) Bark Water|White Willow Bark Water', 'Water Willow Extract'],
  [
    'apple',
    'Pyrus Malus (Apple) Fruit Water|Pyrus Malus (Apple) Peel Wax',
    'Syzygium Aqueum (Water Apple) Extract',
  ],
  ['mint', 'Mint Lip Balm', 'Melissa Officinalis (Balm Mint) Leaf Extract'],
  ['alpha-gal', "Cow's Milk", 'Soy Milk'],
  ['rose', 'Rosa Damascena/Camellia Sinensis Extract', 'Hibiscus Rosa-Sinensis Flower Extract'],
])('an allergy to %s is told %s and not %s', (word, met, others) => {
  expect(namesMet(word, `Aqua, ${met.split('|').join(', ')}, ${others}`)).toEqual(met.split('|'))
})

it('what holds a word of any name keeps no name out unless it stands side by side', () => {
  const ANYWHERE = new Set(['WATER', 'SWEET', 'SEA', 'WILD', 'BALM', 'EARTH', 'SUGAR', 'MAY', 'S'])
  const { allergies, pregnancy, mayHold } = realKnowledge()
  const apart = [...allergies, ...pregnancy, ...mayHold]
    .flatMap(({ nameWords }) => nameWords)
    .filter((pattern) => pattern.startsWith('!') && pattern.slice(1).split(' ').length === 2)
    .filter((pattern) =>
      pattern
        .slice(1)
        .split(' ')
        .some((word) => ANYWHERE.has(word)),
    )
  expect(apart).toEqual([])
})
