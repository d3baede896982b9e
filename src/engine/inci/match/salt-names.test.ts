import { expect, it } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { matchName } from './match.ts'
import { namesOfSalt } from './salt-names.ts'

const knowledge = realKnowledge()

it.each([
  ['EDTA Disodium Salt', 'DISODIUM EDTA'],
  ['EDTA, tetrasodium salt', 'TETRASODIUM EDTA'],
  ['Hyaluronic Acid Sodium Salt', 'SODIUM HYALURONATE'],
  ['Lauric acid potassium salt', 'POTASSIUM LAURATE'],
  ['Citric Acid Trisodium Salt', 'SODIUM CITRATE'],
  ['Sorbic Acid Potassium Salt', 'POTASSIUM SORBATE'],
  ['Benzoic acid monosodium salt', 'SODIUM BENZOATE'],
  ['Dehydroacetic Acid Sodium Salt', 'SODIUM DEHYDROACETATE'],
])('a salt by its acid and metal: %s', (printed, inci) => {
  const { ingredient, tier } = matchName(printed, knowledge)
  expect(knowledge.ingredients[ingredient ?? -1]?.inci).toBe(inci)
  expect(tier).toBe('synonym')
})

it('a forbidden salt is forbidden by that name too', () => {
  expect(matchName('Barbituric Acid Sodium Salt', knowledge).stop).not.toBeNull()
})

it('other names are no salts', () => {
  for (const name of ['Sea Salt', 'Sodium Salt', 'Salt', 'Disodium EDTA', 'Salted Caramel'])
    expect(namesOfSalt(name)).toEqual([])
})
