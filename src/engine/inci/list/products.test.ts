import { expect, test } from 'vitest'
import { analyze } from '../../analyze.ts'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()

test.each([
  [
    'names of languages before each',
    "English: Water, Glycerin, Beeswax, Fragrance. Deutsch: Wasser, Glycerin, Bienenwachs, Duftstoff. Italiano: Acqua, Glicerina, Cera d'api, Profumo.",
  ],
  [
    'a heading in each language',
    "Ingredients: Water, Glycerin, Beeswax, Fragrance\nInhaltsstoffe: Wasser, Glycerin, Bienenwachs, Duftstoff\nIngrédients : Eau, Glycérine, Cire d'abeille, Parfum",
  ],
  [
    'INCI first, everyday words then',
    'INCI: Aqua, Glycerin, Cera Alba, Parfum\nZutaten: Wasser, Glycerin, Bienenwachs, Duftstoff',
  ],
])('SCAN-08 one list in several languages counts each name once: %s', (_, text) => {
  const { products, items } = parseList(text, knowledge)
  const { deductions } = analyze(text, knowledge)

  expect(products).toBeUndefined()
  expect(new Set(items.map(({ match }) => match.ingredient)).size).toBe(4)
  expect(deductions).toHaveLength(1)
})

test.each([
  [
    'other lists',
    'Aqua, Glycerin, Parfum, Citric Acid, Sodium Chloride.\nIngredients: Aqua, Cetearyl Alcohol, Parfum, Behentrimonium Chloride.',
  ],
  [
    'lists that are spelled alike',
    'Rose: Aqua, Glycerin, Parfum, Citric Acid.\nLily: Aqua, Glycerin, Parfum, Citric Acid.',
  ],
  [
    'lists of other strength',
    'Aqua, Glycerin, Salicylic Acid 1 %, Parfum\nIngredients: Aqua, Glycerin, Salicylic Acid 0.4 %, Parfum',
  ],
])('SCAN-08 the products of a kit stay two: %s', (_, text) => {
  expect(parseList(`Ingredients:\n${text}`, knowledge).products).toHaveLength(2)
})

test.each([
  ['Cleansing Gel', 'Toner'],
  ['Produit 1', 'Produit 2'],
  ['Schritt A', 'Schritt B'],
  ['Morning', 'Before bed'],
  ['Dnevna krema', 'Nočna krema'],
  ['낮', '밤'],
])('SCAN-08 titles of a kit in lines of their own are no names: %s, %s', (first, second) => {
  const text = `${first}\nAqua, Glycerin, Dimethicone, Panthenol\n\n${second}\nAqua, Squalane, Tocopherol`
  const { products, items } = parseList(text, knowledge)

  expect(items.map(({ printed }) => printed)).toEqual(
    'Aqua, Glycerin, Dimethicone, Panthenol, Aqua, Squalane, Tocopherol'.split(', '),
  )
  expect(products?.map(({ title }) => title).at(-1)).toBe(second)
})

test('SCAN-08 a name in a line of its own above other names stays one', () => {
  const text = 'Aqua, Glycerin\n\nCitrus Limon Peel Oil\nTocopherol, Parfum, Linalool'
  expect(parseList(text, knowledge).items).toHaveLength(6)
})
