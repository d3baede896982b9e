import { expect, it } from 'vitest'
import { realKnowledge } from '../../../knowledge/folder.test-support.ts'
import { fromGerman } from './spelt-names.ts'
import { matchName } from '../match.ts'
import { nameKey } from '../name-key.ts'

const knowledge = realKnowledge()

it.each([
  ['Natrium-C14-16-Olefinsulfonat', 'SODIUM C14-16 OLEFIN SULFONATE'],
  ['Natrium C14-16 Olefin Sulfonat', 'SODIUM C14-16 OLEFIN SULFONATE'],
  ['Dinatriumlaurylsulfosuccinat', 'DISODIUM LAURYL SULFOSUCCINATE'],
  ['natriumlaurylsulfoacetaat', 'SODIUM LAURYL SULFOACETATE'],
  ['Hexylzimtaldehyd', 'HEXYL CINNAMAL'],
  ['Amylzimtaldehyd', 'AMYL CINNAMAL'],
  ['C12-15-Alkylbenzoat', 'C12-15 ALKYL BENZOATE'],
  ['PEG-7-Glycerylcocoat', 'PEG-7 GLYCERYL COCOATE'],
  ['Natriumkokossulfat', 'SODIUM COCO-SULFATE'],
  ['Zinkacetat', 'ZINC ACETATE'],
  ['Kaliumcetylphosphat', 'POTASSIUM CETYL PHOSPHATE'],
])('a German name that no table holds is read by its endings: %s', (name, inci) => {
  const match = matchName(name, knowledge)

  expect(knowledge.ingredients[match.ingredient ?? -1]?.inci).toBe(inci)
})

it.each([
  ['Natrium', 'a metal alone'],
  ['Natriumfantasat', 'a salt that nobody knows'],
  ['Natrium-C99-Olefinsulfonat', 'another chain'],
  ['Natriumlaurylsulfosukzinnat', 'a misprint'],
  ['Zimtrinde', 'a plant'],
  ['Sodium Lauryl Sulfat', 'English without a letter'],
])('%s is not put together: %s', (name) => {
  expect(fromGerman(name, knowledge)).toBeNull()
})

it('is never another substance than the tables say', () => {
  const others = knowledge.names.flatMap(([name, ingredient]) => {
    const latin = fromGerman(name, knowledge)
    const read = latin === null ? ingredient : knowledge.byKey.get(nameKey(latin))?.ingredient
    return read === ingredient ? [] : [`${name} ${latin}`]
  })

  expect(others).toEqual([])
})

it('a name that spells another one which spells it back is asked once', () => {
  for (const name of ['Glyphosate', 'Glyphosat']) expect(matchName(name, knowledge).tier).not.toBe('near')
  // Every name of the stop list and its German ending: none may go round in a circle.
  for (const { name } of knowledge.stopList) {
    expect(() => matchName(name, knowledge)).not.toThrow()
    if (name.endsWith('e')) expect(() => matchName(name.slice(0, -1), knowledge)).not.toThrow()
  }
})
