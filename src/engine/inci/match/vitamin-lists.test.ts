import { expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const inciOf = (text: string) => analyze(text, knowledge).ingredients.map(({ inci }) => inci)

it.each([
  'Aqua, Vitamins A, C, E, Panthenol',
  'Aqua, Vitamins A, C & E, Panthenol',
  'Aqua, Vitamin A, C and E, Panthenol',
  'Aqua, Vitamine A, C und E, Panthenol',
  'Aqua, Vitamins (A, C, E), Panthenol',
  'Вода, Витамины А, С, Е, Пантенол',
  'Woda, Witaminy A, C i E, Panthenol',
])('each letter of "%s" is a vitamin', (text) => {
  expect(inciOf(text)).toEqual(['AQUA', 'RETINOL', 'ASCORBIC ACID', 'TOCOPHEROL', 'PANTHENOL'])
})

it.each([
  ['Aqua, Vitamin A/E, Parfum', ['AQUA', 'RETINOL', 'TOCOPHEROL', 'PARFUM']],
  ['Aqua, Vitamin B3 and B5, Parfum', ['AQUA', 'NIACINAMIDE', 'PANTHENOL', 'PARFUM']],
  ['Aqua, Vitamin E (Tocopherol), C (Ascorbic Acid)', ['AQUA', 'TOCOPHEROL', 'ASCORBIC ACID']],
  ['Aqua, Glycerin, C, E, Parfum', ['AQUA', 'GLYCERIN', null, null, 'PARFUM']],
])('in "%s" a letter is one only behind another', (text, names) => {
  expect(inciOf(text)).toEqual(names)
})

it('a claim about them stays as it is printed', () => {
  const { leftOut } = analyze(
    'Enriched with vitamins A, C and E. Ingredients: Aqua, Glycerin, Panthenol',
    knowledge,
  )
  expect(leftOut.map(({ text }) => text)).toEqual(['Enriched with vitamins A, C and E.'])
})

it('a sentence about them is no list', () => {
  const text =
    '- Complex of Vitamins C, E, and B5; Lemon and Orange Fruit Extracts: Helps promote a glow.\n\nWater, Glycerin, Panthenol, Squalane'
  expect(inciOf(text)).toEqual(['AQUA', 'GLYCERIN', 'PANTHENOL', 'SQUALANE'])
})
