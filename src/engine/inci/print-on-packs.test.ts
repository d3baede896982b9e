import { expect, test } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const printed = (text: string) => parseList(text, knowledge).items.map((item) => item.printed)
const found = (text: string) => parseList(text, knowledge).items.map(({ match }) => match.by)

test.each([
  ['Aqua, DMDM Hydantoin and lodopropynyl Butylcarbamate', 'IODOPROPYNYL BUTYLCARBAMATE'],
  ['Aqua, lsopropyl Alcohol & Glycerin', 'ISOPROPYL ALCOHOL'],
  ['Aqua, Mica, lron Oxides', 'IRON OXIDES'],
])('SCAN-08 %s: a small l at the start of a word is read as the I it was', (text, name) => {
  expect(found(text).map((by) => by?.toUpperCase())).toContain(name)
})

test.each([
  ['Calcined Kaolin / Titanium Dioxide', ['Calcined Kaolin', 'Titanium Dioxide']],
  ['Calcined\nKaolin / Titanium Dioxide', ['Calcined Kaolin', 'Titanium Dioxide']],
  ['Glycerin & Phenoxyethonal', ['Glycerin', 'Phenoxyethonal']],
  ['Cetearyl Olivate & Sorbitan Olivate', ['Cetearyl Olivate', 'Sorbitan Olivate']],
  ['CITRIC ACID.PERSEA GRATISSIMA OIL', ['CITRIC ACID', 'PERSEA GRATISSIMA OIL']],
  ['CITRIC ACID.PERSEA GRATISSlMA OIL', ['CITRIC ACID', 'PERSEA GRATISSlMA OIL']],
  ['Fermented Bamboo / Glycerin', ['Fermented Bamboo / Glycerin']],
  [
    'Boswelia Serrata Extract / Boswellia Serrata Extract',
    ['Boswelia Serrata Extract / Boswellia Serrata Extract'],
  ],
])('SCAN-08 %s between other names is %j', (text, names) => {
  expect(printed(`Ingredients: Aqua, ${text}, Talc`)).toEqual(['Aqua', ...names, 'Talc'])
})

test('SCAN-08 a name that an empty line tore is whole, and two names stay two', () => {
  const torn = 'Ingredients: Aqua, Glycerin, Butyl\n\nMethoxydibenzoylmethane, Parfum'
  const apart = 'Ingredients: Aqua, Stearic Acid, Cetyl Alcohol\n\nGlycerin, Parfum'

  expect(printed(torn)).toEqual(['Aqua', 'Glycerin', 'Butyl Methoxydibenzoylmethane', 'Parfum'])
  expect(printed(apart)).toEqual(['Aqua', 'Stearic Acid', 'Cetyl Alcohol', 'Glycerin', 'Parfum'])
})

test.each([
  ['lost the blanks behind its numbers', '1.Water\n2. Glycerin\n3.Betaine\n4.1,2-Hexanediol\n5)Arginine'],
  ['kept them', '1. Water\n2. Glycerin\n3. Betaine\n4. 1,2-Hexanediol\n5) Arginine'],
])('SCAN-08 a numbered list that %s has its names without the numbers', (_what, text) => {
  expect(printed(`Ingredients\n${text}`)).toEqual([
    'Water',
    'Glycerin',
    'Betaine',
    '1,2-Hexanediol',
    'Arginine',
  ])
})

test('SCAN-08 the number that a name begins with is no number of its line', () => {
  const text = 'Ingredients: Aqua, Parfum,\n1.2-Hexanediol, Glycerin,\n2.Bromo-2-Nitropropane-1,3-Diol'

  expect(printed(text).slice(2)).toEqual(['1.2-Hexanediol', 'Glycerin', '2.Bromo-2-Nitropropane-1,3-Diol'])
})

test.each([
  ['WARNINGS: Avoid eyes. Rinse with water.', ['CI 17200']],
  ['Rinse with water', ['CI 17200']],
  ['Lake', ['CI 17200 Lake']],
  ['(Red 33)', ['CI 17200 (Red 33)']],
])('SCAN-08 of a colour at the end of its line and %j in the next is read %j', (next, names) => {
  expect(printed(`Ingredients: Aqua, Parfum, CI 17200\n${next}`).slice(2)).toEqual(names)
})

test.each(['Rinse with water.', 'Uitspoelen met water.'])(
  'SCAN-08 the direction %j behind a list is no ingredient',
  (direction) => {
    expect(printed(`Ingredients: Aqua, Rosa Damascena Flower Water, Parfum. ${direction}`)).toEqual([
      'Aqua',
      'Rosa Damascena Flower Water',
      'Parfum',
    ])
  },
)
