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
