import { expect, test } from 'vitest'
import { readableName } from '../../contract/readable-name.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const namesIn = (text: string) => parseList(text, knowledge).items.map(({ printed }) => printed)
const NAMES = ['Petrolatum', 'Lindane', 'Cera Alba', 'Allantoin']

test.each([
  '>',
  '>>',
  '→',
  '⇒',
  '->',
  '=>',
  '<->',
  '»',
  '›',
  '▸',
  '¦',
  '‖',
  '~~',
  '--',
  '::',
  '★',
  '⟶',
  '│',
  '#',
  '^',
  '…',
])('SCAN-08 names between %s are a list, with a heading, a product or nothing in front', (sign) => {
  const list = NAMES.join(` ${sign} `)

  expect(namesIn(list)).toEqual(NAMES)
  expect(namesIn(`Ingredients ${sign} ${list}`)).toEqual(NAMES)
  expect(namesIn(`Ingredients: ${list}`)).toEqual(NAMES)
  expect(namesIn(`Night cream: ${list}`)).toEqual(NAMES)
})

test.each(['then', 'followed by', 'plus', 'dann', 'puis', 'luego', 'poi', 'potem', 'затем'])(
  'SCAN-08 so are names with "%s" between them',
  (word) => {
    expect(namesIn(NAMES.join(` ${word} `))).toEqual(NAMES)
    expect(namesIn(NAMES.join(`, ${word} `))).toEqual(NAMES)
  },
)

test('SCAN-08 signs of several kinds part one list, and every name stands where it was printed', () => {
  const text = 'Petrolatum > Lindane → Cera Alba ⇒ Allantoin'
  const { items } = parseList(text, knowledge)

  expect(items.map(({ span }) => text.slice(span.start, span.end))).toEqual(NAMES)
})

test('SCAN-08 a path, a limit and a footnote sign part no names', () => {
  expect(namesIn('Home > Skin care > Serums > Retinol')).toEqual(['Retinol'])
  expect(namesIn('Limonene <0.1%, Linalool <0.1%, Citral <0.1%')).toHaveLength(3)
  expect(namesIn('Ingredients: Aqua, Glycerin ♦, Allantoin ♦, Panthenol. ♦ organic')).toHaveLength(4)
})

test('SCAN-08 what signs deny is no list', () => {
  const text = 'Free from: ✕ Parabens ✕ Silicones ✕ Lindane. Ingredients: Aqua, Allantoin'
  expect(namesIn(text)).toEqual(['Aqua', 'Allantoin'])
})

test('SCAN-08 a forbidden name in front of a colon is no title', () => {
  const keys = (text: string) =>
    parseList(text, knowledge).items.map(({ match }) =>
      match.stop === null
        ? readableName(knowledge.ingredients[match.ingredient ?? -1]?.inci ?? '')
        : 'forbidden',
    )
  expect(keys('Lindane: Aqua, Glycerin, Urea')).toEqual(['forbidden', 'Aqua', 'Glycerin', 'Urea'])
  expect(keys('Night cream: Lindane. Aqua, Glycerin, Urea')).toEqual([
    'forbidden',
    'Aqua',
    'Glycerin',
    'Urea',
  ])
})

test.each([
  ['Composition:\nCI 10020\tTretinoin\t1,10-Decanediol', ['CI 10020', 'Tretinoin', '1,10-Decanediol']],
  ['Composition:\nCI 77891 Glycerin Aqua', ['CI 77891', 'Glycerin', 'Aqua']],
  ['Composition:\nCI 77891\tTretinoin', ['CI 77891', 'Tretinoin']],
  ['Composition:\nCI 77891 Titanium Dioxide', ['CI 77891 Titanium Dioxide']],
])('SCAN-08 names behind a colour number are not all that colour: %j', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

test.each(['#petrolatum #lindane #cera alba #allantoin', '#petrolatum, #lindane, #cera alba, #allantoin'])(
  'SCAN-08 hashtags are names: %s',
  (text) => {
    expect(namesIn(text)).toEqual(NAMES.map((name) => name.toLowerCase()))
  },
)

test('SCAN-08 a name between commas is one with a hashtag in front of it, too', () => {
  expect(namesIn('Aqua, #Formaldehyde, Glycerin, Panthenol')).toEqual([
    'Aqua',
    'Formaldehyde',
    'Glycerin',
    'Panthenol',
  ])
})

test('SCAN-08 the letters of an index in front of names are none', () => {
  expect(namesIn('A\nAllantoin\nAqua\nB\nBenzyl Alcohol\nC\nCera Alba\nP\nParfum\nPetrolatum')).toEqual([
    'Allantoin',
    'Aqua',
    'Benzyl Alcohol',
    'Cera Alba',
    'Parfum',
    'Petrolatum',
  ])
})

test.each(['pH 5.5', 'pH 5,5', 'pH: 5,5 - 6,0', 'pH-Wert 5,5', 'pH value 4.5-5.5', 'pH ~ 5'])(
  'SCAN-08 how sour a product is, is no name: %s',
  (acidity) => {
    expect(namesIn(`Aqua, Glycerin, ${acidity}, Panthenol`)).toEqual(['Aqua', 'Glycerin', 'Panthenol'])
    expect(namesIn(`Aqua, Glycerin, Panthenol, ${acidity}`)).toEqual(['Aqua', 'Glycerin', 'Panthenol'])
  },
)

test.each([
  '*RSPO mass balance',
  '*Natural oils',
  '*Fair trade certified',
  '**Aus kontrolliert biologischem Anbau',
])('SCAN-08 a footnote behind the last name without a full stop is no part of it: %s', (note) => {
  expect(namesIn(`Aqua, Glycerin*, Parfum ${note}`)).toEqual(['Aqua', 'Glycerin', 'Parfum'])
})
