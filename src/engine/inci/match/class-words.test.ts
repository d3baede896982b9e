import { expect, test } from 'vitest'
import { analyze } from '../../analyze.ts'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { matchName } from './match.ts'

const knowledge = realKnowledge()
const veganOf = (name: string) =>
  analyze(`Ingredients: Aqua, ${name}, Glycerin`, knowledge).ingredients[1]?.vegan

test.each([
  ...[
    'Kaliumtalgat',
    'Natriumtalgat',
    'Natriumtallowat',
    'natriumtalgaat',
    'talgan sodný',
    'Lojan sodný',
    'łojan sodu',
  ],
  ...['sebato de sodio', 'Sodium Sebowate', 'Talowat de sodiu', 'Талловат натрия', '탈로우산나트륨'],
])('a soap of tallow is of animals in any language: %s', (name) => {
  expect(veganOf(name)).toBe(false)
})

test.each(['Collagen Hydrolysate', 'Gelatin Hydrolysate', 'Elastin Hydrolysate'])(
  'what was cut by enzymes stays of animals: %s',
  (name) => {
    expect(veganOf(name)).toBe(false)
  },
)

test.each(['Alga Extract', 'Laminaria Kelp Extract', 'Bifida Lysate Filtrate'])(
  'words of a class still tell it: %s',
  (name) => {
    expect(veganOf(name)).toBe(true)
  },
)

test('a word inside another tells no class', () => {
  const { ingredients } = analyze(
    'Ingredients: Aqua, Goma de algarroba extra, Protein Hydrolysate',
    knowledge,
  )

  expect(ingredients.map(({ origin }) => origin)).not.toContain('alga')
  expect(ingredients[2]?.origin).not.toBe('biotech')
})

test.each(['CI 10000', 'CI 99123', 'C.I. 12345'])(
  '%s is no number of a colour that is allowed: unknown, and without a score',
  (name) => {
    const finding = analyze(`Ingredients: Aqua, ${name}, Glycerin`, knowledge).ingredients[1]
    expect(finding).toMatchObject({ safetyScore: null, recognition: { tier: 'unknown' } })
  },
)

test.each(['Vitamin Z', 'Vitamin Q10', 'Vitamin X Complex'])('%s is no vitamin that there is', (name) => {
  expect(analyze(`Ingredients: Aqua, ${name}, Glycerin`, knowledge).ingredients[1]?.safetyScore).toBeNull()
})

test.each(['Vitamin B12', 'Vitamin B6', 'Vitamin Complex'])('%s is told as a vitamin', (name) => {
  const finding = analyze(`Ingredients: Aqua, ${name}, Glycerin`, knowledge).ingredients[1]
  expect(finding?.recognition).toMatchObject({ tier: 'class', by: 'a vitamin' })
})

test.each([
  'Poison Ivy Leaf Extract',
  'Toxicodendron Radicans Extract',
  'Rhus Toxicodendron Leaf Extract',
  'Giant Hogweed Extract',
])('a plant whose sap burns is no extract like others: %s', (name) => {
  const finding = analyze(`Ingredients: Aqua, ${name}, Glycerin`, knowledge).ingredients[1]
  expect(finding?.safetyScore).toBe(40)
  expect(finding?.why?.rule).toBe('class:burning-plant')
})

test.each([
  ...[
    'Tobacco Leaf Extract',
    'Nicotiana Tabacum Leaf Absolute',
    'Hemlock Extract',
    'Nerium Oleander Leaf Extract',
  ],
  ...[
    'Yew Tree Extract',
    'Mandrake Root Powder',
    'Laburnum Seed Oil',
    'Black Hellebore Root Extract',
    'Extrait de tabac',
  ],
])('a poisonous plant is no extract like others: %s', (name) => {
  const finding = analyze(`Ingredients: Aqua, ${name}, Glycerin`, knowledge).ingredients[1]
  expect(finding?.safetyScore).toBe(40)
  expect(finding?.why?.rule).toBe('class:poison-plant')
})

test.each(['Tsuga Canadensis (Hemlock) Leaf Oil', 'Yewdale Water', 'Kaukhatara Leaf Extract'])(
  '%s only sounds like one',
  (name) => {
    const finding = analyze(`Ingredients: Aqua, ${name}, Glycerin`, knowledge).ingredients[1]
    expect(finding?.why?.rule).not.toBe('class:poison-plant')
  },
)

test.each(['Oryza Sativa Bran Cera', 'Rhus Succedanea Fruit Cera', 'Rosa Damascena Flower Cera'])(
  'the wax of a named part is of a plant: %s',
  (name) => {
    expect(veganOf(name)).toBe(true)
  },
)

test.each(['Ericerus Pela Wax', 'Ericerus Pela Cera', 'Insect Wax', '虫白蜡'])(
  '%s is made by insects',
  (name) => {
    expect(veganOf(name)).toBe(false)
  },
)
test.each([
  ['Palm Oil or Coconut Oil', 'a plant oil'],
  ['Olive Oil or Lard', 'something of an animal'],
  ['Mono or Diglycerides', 'a fat of glycerin'],
  ['Aqua or Glycerin', null],
  ['Aqua and/or Glycerin', null],
  ['Glycerin or Palm Oil', null],
])('where one of two known substances is of no class the other tells none: %s', (name, label) => {
  const { tier, by } = matchName(name, knowledge)

  expect(tier === 'class' ? by : null).toBe(label)
})

test.each([
  'Ethyl Chloropalmitate',
  'Isopropyl Nitrolinoleate',
  'Cetyl Fluorobenzoate',
  'Sodium Iodopalmitate',
  'Sodium Perfluorohexanoate Laurate',
  'Decyl Bromostearate',
  'Lauryl Cyanooleate',
])('%s is told of no class: a halogen or a nitro group makes another substance', (name) => {
  const [finding] = analyze(`${name}, Aqua, Glycerin`, knowledge).ingredients
  expect(finding).toMatchObject({ recognition: { tier: 'unknown' }, safetyScore: null })
})

test.each([
  ...['Magermilchpulver', 'Vollmilchpulver', 'Süßmolkenpulver', 'skummetmælkspulver', 'skummjölkspulver'],
  ...['maitojauhe', 'tejpor', 'melkpoeder', 'leite em pó', 'odtłuszczone mleko w proszku', 'süt tozu'],
])('%s comes from milk', (name) => {
  expect(veganOf(name)).toBe(false)
})

test.each(['Kokosmilchpulver', 'Hafermilchpulver'])('%s does not', (name) => {
  expect(veganOf(name)).not.toBe(false)
})
