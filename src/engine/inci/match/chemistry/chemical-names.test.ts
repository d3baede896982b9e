import { expect, test } from 'vitest'
import { realKnowledge } from '../../../knowledge/folder.test-support.ts'
import { namesOfSalt } from './chemical-names.ts'
import { newLookUp } from '../look-up.ts'
import { matchName } from '../match.ts'

const knowledge = realKnowledge()
const { match } = newLookUp(knowledge)
const inciOf = (printed: string) => knowledge.ingredients[match(printed).ingredient ?? -1]?.inci ?? null

test.each([
  [
    'SODIUM FLUORIDE',
    'Sodyum Florür|Nátrium-fluorid|Fluorid sodný|Natriumfluoridi|Φθοριούχο νάτριο|Фторид натрію',
  ],
  ['POTASSIUM NITRATE', 'Dusičnan draselný|Azotan potasu|Potasyum nitrat'],
  ['GLYCOLIC ACID', 'Glikolik asit|Kwas glikolowy|Glykolsäure|Acide glycolique'],
  ['CAPRYLIC ACID', 'Kwas kaprylowy|Acide caprylique|Kaprilik asit'],
  ['AZELAIC ACID', 'Azelaik asit|Kwas azelainowy'],
  ['BENZYL SALICYLATE', 'Benzil salisilat|Salicylan benzylu'],
  ['UBIQUINONE', 'Ubichinon|Ubikinon'],
])('%s is known in languages no table has it in', (inci, names) => {
  expect(names.split('|').map((name) => [name, inciOf(name)])).toEqual(
    names.split('|').map((name) => [name, inci]),
  )
})

test.each([
  ['an enzyme', 'Collagenase'],
  ['an enzyme', 'Asparaginase'],
  ['a family of plants', 'Proteaceae'],
  ['another hormone', 'Thyroxine'],
  ['the esters of it', 'Cellulose ester'],
  ['an ester of it', 'Cellulose triacetate'],
  ['the other valence', 'Stannic chloride'],
  ['the end of a name', 'Hyaluronate'],
  ['a name with letters beside it', 'Zinc Oxide aaaaaaaaaaaaaaaaaaaaaaaaaa'],
])('%s that sounds alike is not known as it: %s', (_, name) => {
  expect(match(name).tier).not.toBe('synonym')
})

test.each([
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

test('a forbidden salt is forbidden by that name too', () => {
  expect(matchName('Barbituric Acid Sodium Salt', knowledge).stop).not.toBeNull()
})

test('other names are no salts', () => {
  for (const name of ['Sea Salt', 'Sodium Salt', 'Salt', 'Disodium EDTA', 'Salted Caramel'])
    expect(namesOfSalt(name)).toEqual([])
})
