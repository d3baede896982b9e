import { expect, test } from 'vitest'
import { analyze } from '../../analyze.ts'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()
const read = (text: string) =>
  parseList(text, knowledge).items.map(({ printed, concentration }) => [
    printed,
    concentration?.value ?? null,
  ])

const ROWS = [
  ['Aqua', '88'],
  ['Retinol', '1'],
  ['Glycerin', '8,5'],
  ['Tocopherol', '2.5'],
] as const
const READ = [
  ['Aqua', 88],
  ['Retinol', 1],
  ['Glycerin', 8.5],
  ['Tocopherol', 2.5],
]

test.each([
  ['bars', 'Ingredient | %', ROWS.map((row) => row.join(' | '))],
  ['bars at the ends', '| Inhaltsstoff | Anteil |', ROWS.map(([name, share]) => `| ${name} | ${share} % |`)],
  ['semicolons', 'INCI;Percent', ROWS.map((row) => row.join(';'))],
  ['tabs', 'Ingrediente\tPorcentaje', ROWS.map((row) => row.join('\t'))],
  ['wide gaps', 'Ingrédient     Teneur', ROWS.map((row) => row.join('      '))],
  [
    'a rule, numbers and CAS numbers',
    '| # | Ingredient | CAS | % |\n|---|:--|---|--:|',
    ROWS.map(([name, share], at) => `| ${at + 1} | ${name} | 7732-18-5 | ${share} |`),
  ],
  ['the per cent first', '% w/w | INCI name', ROWS.map(([name, share]) => `${share} | ${name}`)],
])('SCAN-08 a table parted by %s gives each name the per cent of its row', (_, head, rows) => {
  expect(read([head, ...rows].join('\n'))).toEqual(READ)
})

test.each([
  ['Ingredient | %', 'Aqua | 90', 'Parfum |', 'Retinol | 1'],
  ['Ingredient;Percent', 'Aqua;90', 'Parfum;', 'Retinol;1'],
  ['| Ingredient | % |', '| Aqua | 90 |', '| Parfum | |', '| Retinol | 1 |'],
])('SCAN-08 a row without its per cent ends no table: %s', (...lines) => {
  expect(read(lines.join('\n'))).toEqual([
    ['Aqua', 90],
    ['Parfum', null],
    ['Retinol', 1],
  ])
})

test('SCAN-08 a per cent of a table is held against the limit', () => {
  const { cap, ingredients } = analyze(
    'Ingredient | %\nAqua | 93\nPhenoxyethanol | 2\nGlycerin | 5',
    knowledge,
  )

  expect(ingredients.map(({ printed }) => printed)).toEqual(['Aqua', 'Phenoxyethanol', 'Glycerin'])
  expect(cap?.text).toContain('Phenoxyethanol')
})

test('SCAN-08 a column of origins is no list, and names keep their places', () => {
  const text = 'INCI name\tOrigin\nAqua\tWater\nBetaine\tSugar beet\nXanthan Gum\tFermentation'
  const { items } = parseList(text, knowledge)

  expect(items.map(({ span }) => text.slice(span.start, span.end))).toEqual([
    'Aqua',
    'Betaine',
    'Xanthan Gum',
  ])
})

test.each([
  [
    'what a head does not name',
    'Ingredient | % | Remark\nAqua | 90 | pure\nParfum | 2 | Linalool\nGlycerin | 8 | -',
    'Linalool',
  ],
  ['a second list', 'Aqua | Glycerin\nPanthenol | Squalane\nParfum | Linalool', 'Squalane'],
])('SCAN-08 %s stays', (_, text, name) => {
  expect(read(`Ingredients:\n${text}`).flat()).toContain(name)
})

test.each([
  [
    'commas',
    'Ingredient,Function,Amount',
    ['Aqua,solvent,92%', 'Salicylic Acid,exfoliant,6%', 'Parfum,fragrance,2%'],
  ],
  ['amounts first', 'Amount,Ingredient', ['92%,Aqua', '6%,Salicylic Acid', '2%,Parfum']],
  [
    'quotation marks',
    '"INCI","Role","%"',
    ['"Aqua","solvent, carrier",92', '"Salicylic Acid","acid",6', '"Parfum","scent",2'],
  ],
  [
    'amounts that make a hundred',
    'Name | What it does | Quantity',
    ['Aqua | wets | 92', 'Salicylic Acid | peels | 6', 'Parfum | smells | 2'],
  ],
  [
    'origins',
    '| Role | Origin | INCI | Menge |',
    [
      '| solvent | mineral | Aqua | 92 % |',
      '| acid | synthetic | Salicylic Acid | 6 % |',
      '| scent | plant | Parfum | 2 % |',
    ],
  ],
])('SCAN-08 the per cent of a row is its name’s, whatever stands beside it: %s', (_, head, rows) => {
  expect(read([head, ...rows].join('\n'))).toEqual([
    ['Aqua', 92],
    ['Salicylic Acid', 6],
    ['Parfum', 2],
  ])
})

test('SCAN-08 functions and origins of a table are told as left out, and an animal stays with its name', () => {
  const text =
    'Ingredient,Function,Origin\nAqua,solvent,mineral\nSqualene,emollient,shark liver\nGlycerin,humectant,vegetable'
  const { ingredients, leftOut } = analyze(text, knowledge)

  expect(ingredients.map(({ name }) => name)).toEqual(['AQUA', 'SQUALENE', 'GLYCERIN'])
  expect(ingredients.map(({ vegan }) => vegan)).toEqual([true, false, null])
  expect(leftOut.map((part) => part.text)).toEqual(
    expect.arrayContaining(['solvent', 'emollient', 'shark liver']),
  )
})
