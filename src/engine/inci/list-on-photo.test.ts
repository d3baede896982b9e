import { expect, test } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { namesOnLabel, listOnPhoto } from './list-on-photo.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const names = (text: string) => listOnPhoto(text, knowledge)?.items.map(({ printed }) => printed) ?? []

const LIST = `Aqua, Glycerin, Cetearyl Alcohol, Caprylic/Capric
Triglyceride, Panthenol, Phenoxyethanol, Parfum,
Citric Acid`
const LIST_NAMES = [
  'Aqua',
  'Glycerin',
  'Cetearyl Alcohol',
  'Caprylic/Capric Triglyceride',
  'Panthenol',
  'Phenoxyethanol',
  'Parfum',
  'Citric Acid',
]

test.each([
  ['one name', 'Harbour\n\nHYALURONIC ACID\n\n30 ml'],
  ['a name with its amount', 'NIACINAMIDE 10 % + ZINC 1 %\n\nBlemish serum'],
  ['a claim of several', 'Body Lotion\nwith Shea Butter, Panthenol\nand Vitamin E\n\n400 ml'],
  [
    'more names than a list needs, with gaps and praise between them',
    'Squalane\nsoftens\n\nPanthenol\ncalms\n\nCaffeine\nwakes\n\nAllantoin\nsmooths\n\nRetinol\nrenews\n\nGlycerin\nbinds water\n\nAqua',
  ],
  [
    'as many names as a list has, all of them praised on fronts',
    'Niacinamide, Squalane, Panthenol,\nAllantoin, Tocopherol, Caffeine',
  ],
  ['names pointed out under a heading of their own', 'KEY INGREDIENTS:\nAloe Vera, Honey, Turmeric'],
  ['a claim about ingredients', '100 % Natural Ingredients\nHoney\nOat\nAlmond Oil'],
  ['a claim of a maker', 'NUESTROS INGREDIENTES: aloe vera, romero,\nde fincas que conocemos'],
  ['a claim of a maker in German', 'Unsere Inhaltsstoffe: Aloe Vera, Honig'],
  ['a claim of what is inside too', 'Night oil\nincl. Glycerin, Tocopherol'],
  ['a word like a heading', 'Combination: Glycerin, Tocopherol'],
  ['a heading word in a claim', 'INGREDIENTS-based care\nwith Glycerin'],
  ['a claim with a colon', 'Made with natural ingredients: Shea Butter,\nCocoa Butter, Jojoba Oil'],
  ['a heading of what is active, without amounts', 'ACTIVE\nCharcoal\n\nFace wash'],
  [
    'what a shop offers to choose by',
    'Filter by ingredient\nNiacinamide (12)\nRetinol (9)\nSalicylic Acid (31)\nHyaluronic Acid (8)\nSqualane (4)\nVitamin C (6)',
  ],
  [
    'a column of names that all are praised on fronts',
    'Squalane\nPanthenol\nCaffeine\nAllantoin\nRetinol\nNiacinamide\nBiotin',
  ],
  ['a heading and nothing known under it', 'Ingredients:\nzorbanol, wobblium, frobnium'],
])('SCAN-11 %s is no list on a photo', (_what, text) => {
  expect(listOnPhoto(text, knowledge)).toBeNull()
  expect(namesOnLabel(text, knowledge)).toEqual([])
})

test('SCAN-09 a list without a heading is found by its names, and without the words of the pack around it', () => {
  expect(names(LIST)).toEqual(LIST_NAMES)
  expect(names(`HYALURONIC ACID\n\nwith Niacinamide\n\n${LIST}\n\nGreen Tea\n\n50 ml`)).toEqual(LIST_NAMES)
})

test('SCAN-09 a list that the reader tore into blocks is whole', () => {
  expect(names(LIST.replace('Panthenol,', 'Panthenol,\n\n'))).toEqual(LIST_NAMES)
})

test.each([
  ['a heading', 'Ingredients: Olea Europaea Fruit Oil'],
  ['a heading that was misread', 'lngredlents: Aqua, Parfum'],
  ['a heading of four letters, misread', 'INCl: Cera Alba, Tocopherol'],
  ['a misread heading of another language', 'Sktadiniki: Cera Alba, Tocopherol'],
  ['a heading with the dash that parts the names', 'INGREDIENTS-AQUA- PARFUM -BHT'],
  ['a heading in two languages', 'Состав / Ingredients:\nAqua, Parfum'],
  ['a heading in other letters, read as Latin ones', 'COCTAB: Aqua, Parfum'],
  ['a heading that lost its marks', 'Icindekiler: Aqua, Parfum'],
  ['a heading behind other text of the line', 'Store in a cool place. Zutaten: Aqua, Parfum'],
  ['the active ingredients of a drug', 'Active ingredient: Salicylic Acid 2 %'],
  ['the inactive ones', 'Inactive Ingredients: Water, Glycerin'],
])('SCAN-09 under %s a list may be short', (_what, text) => {
  expect(names(text)).toEqual(parseList(text, knowledge).items.map(({ printed }) => printed))
  expect(names(text)).not.toEqual([])
})

const COLUMN = LIST_NAMES.join('\n')

test.each([
  ['a heading that only this pack has', `What it is made of\n${COLUMN}\n250 ml`],
  ['no heading', `50 ml\n\n${COLUMN}`],
])('SCAN-09 a column of names under %s is a list', (_what, text) => {
  expect(names(text)).toEqual(expect.arrayContaining(LIST_NAMES))
})

test.each([
  ['a word that means all', 'Full Ingredients\nSqualane\nlsodecyl Neopentanoate\nRetinol'],
  ['several', 'Full list of ingredients: Squalane, lsodecyl Neopentanoate, Retinol'],
  ['words of another language', 'Vollständige Zusammensetzung\nSqualane\nlsodecyl Neopentanoate\nRetinol'],
  ['its own words', 'FULL LIST\nSqualane, lsodecyl Neopentanoate, Retinol'],
  ['a bullet', 'INGREDIENTS • Squalane • lsodecyl Neopentanoate • Retinol'],
  ['a middle dot', 'Inhaltsstoffe ·Squalane · lsodecyl Neopentanoate ·Retinol'],
  ['bullets between two languages', 'Ingrédients • Ingredients: Squalane, lsodecyl Neopentanoate, Retinol'],
])('SCAN-09 with %s a heading opens the list and is none of its names', (_what, text) => {
  expect(names(text)).toEqual(['Squalane', 'lsodecyl Neopentanoate', 'Retinol'])
})

test.each([
  'Contains: resorcinol, ammonia, toluene-2,5-diamine.',
  'ENTHÄLT RESORCIN, AMMONIAK, WASSERSTOFFPEROXID.',
  'Składniki aktywne: glycerin, panthenol, urea.',
])(
  'SCAN-09 what a warning tells of a product, as in %s, is not told before its list once more',
  (warning) => {
    expect(names(`${warning} Wear gloves.\n\nIngredients: ${LIST}`)).toEqual(LIST_NAMES)
  },
)

test('SCAN-09 a footnote that goes on in the next line is no name there', () => {
  const text = `Ingredients: ${LIST}***. *certified organic. ***from\nnatural essential oils. 99 % of natural origin.`

  expect(names(text)).toEqual(LIST_NAMES)
})

test('SCAN-09 names on the front do not come before those of the list', () => {
  const text = `SALICYLIC ACID 2 %\nClay mask\n\nIngredients: ${LIST}`

  expect(names(text)).toEqual(LIST_NAMES)
})

test('SCAN-09 beside the heading of the list a claim about ingredients opens none', () => {
  const text = `Natural Ingredients\nHoney\nOat\n\nIngredients: ${LIST}`

  expect(names(text)).toEqual(LIST_NAMES)
})

test('SCAN-09 a list under the heading of key ingredients is one where it has the names of a list', () => {
  const text = `Natural Ingredients\nLightens skin\nFREE OF SULFATES, PHTHALATES\nKEY INGREDIENTS :${LIST}`

  expect(names(text)).toEqual(LIST_NAMES)
})

test('SCAN-09 the text of the pack behind the last names of a list is none of them', () => {
  const text = `Ingredients: ${LIST}.Persea Gratissima Oil\nVente reservee aux distributeurs agrees`

  expect(names(text)).toEqual([...LIST_NAMES, 'Persea Gratissima Oil'])
})

test('SCAN-16 who types a list needs neither a heading nor many names', () => {
  expect(parseList('Hyaluronic Acid', knowledge).items).toHaveLength(1)
})
