import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const read = (text: string) => {
  const { items, notices } = parseList(text, knowledge)
  return { names: items.map(({ match }) => match.by), notices }
}

it.each([
  [
    'before the other ingredients',
    'Preservative: Phenoxyethanol, Ethylhexylglycerin. Other ingredients: Aqua, Glycerin, Panthenol.',
    ['PHENOXYETHANOL', 'ETHYLHEXYLGLYCERIN', 'AQUA', 'GLYCERIN', 'PANTHENOL'],
  ],
  [
    'one name alone',
    'Preservatives: Phenoxyethanol. Other ingredients: Aqua, Glycerin, Panthenol.',
    ['PHENOXYETHANOL', 'AQUA', 'GLYCERIN', 'PANTHENOL'],
  ],
  [
    'line by line',
    'Surfactants: Sodium Coco-Sulfate, Coco-Glucoside\nHumectants: Glycerin\nPreservative: Sodium Benzoate',
    ['SODIUM COCO-SULFATE', 'COCO-GLUCOSIDE', 'GLYCERIN', 'SODIUM BENZOATE'],
  ],
  [
    'German',
    'Konservierungsmittel: Phenoxyethanol. Weitere Inhaltsstoffe: Aqua, Glycerin, Panthenol.',
    ['PHENOXYETHANOL', 'AQUA', 'GLYCERIN', 'PANTHENOL'],
  ],
  [
    'French',
    'Conservateur : Benzyl Alcohol. Ingrédients : Aqua, Glycerin, Panthenol.',
    ['BENZYL ALCOHOL', 'AQUA', 'GLYCERIN', 'PANTHENOL'],
  ],
])('names listed by what they are for are read, and are no products of a kit: %s', (_, text, names) => {
  expect(read(text)).toEqual({ names, notices: [] })
})

it.each([
  ['a product of a kit', 'Day Cream: Aqua, Glycerin, Panthenol. Night Cream: Aqua, Squalane, Retinol.', 2],
])('%s keeps its title', (_, text, count) => {
  expect(parseList(text, knowledge).products).toHaveLength(count)
})

it.each([
  ['no silicones no dyes just aqua, glycerin, panthenol', ['AQUA', 'GLYCERIN', 'PANTHENOL']],
  ['No preservatives, nothing but: Kaolin, Talc, Silica', ['KAOLIN', 'TALC', 'SILICA']],
  ['Ohne Duftstoffe, nichts als Aqua, Glycerin, Panthenol', ['AQUA', 'GLYCERIN', 'PANTHENOL']],
  ['Sans parfum, rien que : Aqua, Glycerin, Panthenol', ['AQUA', 'GLYCERIN', 'PANTHENOL']],
  ['Made only from Aqua, Glycerin, Panthenol', ['AQUA', 'GLYCERIN', 'PANTHENOL']],
  ['Enthält nichts außer Aqua, Glycerin, Panthenol', ['AQUA', 'GLYCERIN', 'PANTHENOL']],
  ['Wondering what is inside? Aqua, Glycerin, Panthenol', ['AQUA', 'GLYCERIN', 'PANTHENOL']],
  ['Was steckt drin? Aqua, Glycerin, Panthenol', ['AQUA', 'GLYCERIN', 'PANTHENOL']],
])('what is inside is told after what is not, or by a question: %s', (text, names) => {
  expect(read(text).names).toEqual(names)
})

it('what is denied stays denied where the claim only goes on', () => {
  expect(read('Free of not just parabens but also formaldehyde, hydroquinone').names).toEqual([])
  expect(read('Free of just about everything: parabens, formaldehyde, hydroquinone').names).toEqual([])
  expect(read('Free of silicones, just about all dyes, formaldehyde, hydroquinone').names).toEqual([])
  expect(read('Made without just any of these: formaldehyde, hydroquinone').names).toEqual([])
  expect(read('Ohne Parabene, nicht nur ohne Formaldehyde, Hydroquinone').names).toEqual([])
})

it.each([
  'Aqua, Glycerin (paraben-free), Panthenol',
  'Aqua, Glycerin\n(silicone-free, sulfate-free & alcohol-free)\nPanthenol',
  'Aqua, Glycerin (parfümfrei), Panthenol',
  'Aqua, Glycerin [gluten free], Panthenol',
  'Aqua, Glycerin (parabeenvrij; alcoholvrij), Panthenol',
])('what a bracket calls free of something is no part of the name before it: %s', (text) => {
  expect(parseList(text, knowledge).items.map(({ printed }) => printed)).toEqual([
    'Aqua',
    'Glycerin',
    'Panthenol',
  ])
})

it('a title that calls a product of a kit free of something stays a title', () => {
  const text =
    'Mist (perfume-free): Aqua, Glycerin, Betaine\nBalm (lanolin-free) : Squalane, Cera Alba, Tocopherol'
  const { items, products } = parseList(text, knowledge)
  expect(items).toHaveLength(6)
  expect(products).toHaveLength(2)
})

it('a name that goes on in brackets keeps them', () => {
  const text = 'Aqua, Butyrospermum Parkii (Shea) Butter, Titanium Dioxide (nano), Alcohol (Caffeine)'
  expect(
    parseList(text, knowledge)
      .items.map(({ printed }) => printed)
      .join(', '),
  ).toBe(text)
})
