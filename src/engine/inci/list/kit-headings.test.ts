import { expect, it } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()
const read = (text: string) => {
  const { items, products } = parseList(text, knowledge)
  return { names: items.map(({ printed }) => printed), parts: products?.map(({ from, to }) => [from, to]) }
}

const ONE = ['Aqua', 'Sodium Laureth Sulfate', 'Glycerin', 'Parfum']
const TWO = ['Aqua', 'Cetearyl Alcohol', 'Hydroquinone', 'Citral']

it.each([
  ['1. Shampoo', '2. Conditioner'],
  ['1) Champú', '2) Acondicionador'],
  ['1. Shampooing', '2. Masque capillaire'],
  ['A) Day cream', 'B) Night cream'],
  ['(A) Serum', '(B) Eye cream'],
  ['I. Szampon', 'II. Odżywka'],
  ['#1 Cleansing foam', '#2 Toner'],
  ['Step 1 – Cleanser', 'Step 2 – Moisturiser'],
  ['Schritt 1: Reinigungsgel', 'Schritt 2: Tagescreme'],
  ['Étape 1 - Gommage', 'Étape 2 - Masque'],
  ['Fase 1 — Esfoliante', 'Fase 2 — Máscara'],
])('SCAN-08 a numbered heading of a part of a kit is no name: %s', (first, second) => {
  const expected = {
    names: [...ONE, ...TWO],
    parts: [
      [0, 4],
      [4, 8],
    ],
  }
  for (const behind of ['\n', ': ', ':\n']) {
    const text = `${first}${behind}${ONE.join(', ')}\n${second}${behind}${TWO.join(', ')}`
    expect(read(text)).toEqual(expected)
    expect(read(`Ingredients:\n${text}`)).toEqual(expected)
    expect(read(text.replace(`\n${second}`, `\n\n${second}`))).toEqual(expected)
  }
})

it('SCAN-08 numbered groups of functions are one product', () => {
  const { names, parts } = read(
    '1. Solvents: Aqua, Glycerin, Propanediol\n2. Preservatives: Phenoxyethanol, Sodium Benzoate, Sorbic Acid',
  )
  expect(parts).toBeUndefined()
  expect(names).toHaveLength(6)
})

const KINDS = [
  ['Shampoo', 'Conditioner'],
  ['Cleanser', 'Toner'],
  ['Day Cream', 'Night Cream'],
  ['Maska', 'Serum'],
  ['Vitamin C Serum', 'Rose Toner'],
] as const

it.each(KINDS)(
  '"%s" and "%s" with a colon are titles of two products, in lines of their own or before their list',
  (first, second) => {
    for (const [behind, between] of [
      [':\n', '\n\n'],
      [':\n', '\n'],
      [': ', '\n'],
    ]) {
      const text = `${first}${behind}${ONE.join(', ')}${between}${second}${behind}${TWO.join(', ')}`
      expect({ text, ...read(text) }).toEqual({
        text,
        names: [...ONE, ...TWO],
        parts: [
          [0, 4],
          [4, 8],
        ],
      })
    }
  },
)

it('groups of what ingredients do are no products', () => {
  const text =
    'Emulsifiers:\nCetearyl Alcohol, Ceteareth-20, Glyceryl Stearate\n\nPreservatives:\nPhenoxyethanol, Sodium Benzoate, Citric Acid'
  expect(read(text).parts).toBeUndefined()
})

it.each([
  ['EugenolEye Cream', 'Eugenol'],
  ['Benzyl AlcoholCream', 'Benzyl Alcohol'],
  ['Thiamine HClLotion', 'Thiamine HCl'],
  ['CysteineMask Sheet', 'Cysteine'],
  ['GeraniolSkin Saver Essential Cleansing Foam', 'Geraniol'],
  ['Parfum (Fragrance)Night Cream', 'Parfum (Fragrance)'],
  ['Geraniol* Ampule', 'Geraniol'],
  ['Disodium EDTA* S.NATURE Moisturizing Cream', 'Disodium EDTA'],
  ['Phenoxyethanol *Organic Essential Oils', 'Phenoxyethanol'],
  ['CI 77891 (Titanium Dioxide).Purifying Black Mask', 'CI 77891 (Titanium Dioxide)'],
  ['Yellow 5 Lake (CI 19140)Peachy Scrub', 'Yellow 5 Lake (CI 19140)'],
  ['Hydroxycitronellal Mind Glowing Peel Off Mask', 'Hydroxycitronellal'],
  ['Benzalkonium Chloride Rds Product Name: Clearing Lotion Division', 'Benzalkonium Chloride'],
])('SCAN-08 a name that the title of the next part ran into is read: %s', (glued, name) => {
  const { names, parts } = read(`Serum: ${ONE.join(', ')}, ${glued}: ${TWO.join(', ')}`)
  expect(names).toEqual([...ONE, name, ...TWO])
  expect(parts).toEqual([
    [0, 5],
    [5, 9],
  ])
})

it.each([
  'Rose Water Toner',
  'Salicylic Acid Cleanser',
  'Niacinamide Serum',
  'Vitamin C Serum',
  'Fragrance Free 3.3 oz',
])('SCAN-08 a product that is called after what it holds is a title behind a comma too: %s', (title) => {
  expect(read(`Serum: ${ONE.join(', ')}, ${title}: ${TWO.join(', ')}`).names).toEqual([...ONE, ...TWO])
})

it.each(['AquaBoost Cream', 'GlycerinShampoo', 'Phenoxyethanol Night Cream', 'Geraniol* Ampoule'])(
  'SCAN-08 a title that begins like a name stays one at the start of its list: %s',
  (title) => {
    expect(read(`${title}: ${ONE.join(', ')}`).names).toEqual(ONE)
    expect(read(`Serum: ${ONE.join(', ')}\n${title}: ${TWO.join(', ')}`).names).toEqual([...ONE, ...TWO])
  },
)

it.each(['Linalool *Mark: our formula', 'Linalool (*Mark: our formula)', 'Linalool*Mark: our formula'])(
  'SCAN-08 a name in front of what its sign means is read: %s',
  (end) => {
    expect(read(`Aqua, Glycerin, Limonene, ${end}`).names.slice(0, 4)).toEqual([
      'Aqua',
      'Glycerin',
      'Limonene',
      'Linalool',
    ])
  },
)
