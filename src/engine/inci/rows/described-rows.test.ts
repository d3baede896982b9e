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

const NAMES = [
  ['Aqua', null],
  ['Squalane', null],
  ['Glycerin', null],
]
const SHARES = [
  ['Aqua', 90],
  ['Squalane', 6],
  ['Glycerin', 4],
]

test.each([
  [
    'what it is and what it does',
    [
      'Aqua: water | Role: solvent',
      'Squalane: an oil | Role: emollient',
      'Glycerin: polyol | Role: humectant',
    ],
    NAMES,
  ],
  [
    'each cell labelled',
    [
      'INCI: Aqua | Function: solvent',
      'INCI: Squalane | Function: emollient',
      'INCI: Glycerin | Function: humectant',
    ],
    NAMES,
  ],
  [
    'function and origin',
    ['Aqua – solvent – mineral', 'Squalane – emollient – olive', 'Glycerin – humectant – sugar beet'],
    NAMES,
  ],
  [
    'bullets between them',
    ['Aqua • solvant • minérale', 'Squalane • émollient • végétale', 'Glycerin • humectant • végétale'],
    NAMES,
  ],
  ['commas without a head', ['Aqua,solvent,90%', 'Squalane,emollient,6%', 'Glycerin,humectant,4%'], SHARES],
  [
    'bars without a head',
    ['Aqua | solvent | 90%', 'Squalane | emollient | 6%', 'Glycerin | humectant | 4%'],
    SHARES,
  ],
  [
    'lines of records',
    [
      'ingredients:',
      '  - name: Aqua',
      '    function: solvent',
      '    percent: 90',
      '  - name: Squalane',
      '    function: emollient',
      '    percent: 6',
      '  - name: Glycerin',
      '    percent: 4',
    ],
    SHARES,
  ],
])('what rows say beside a name is no name: %s', (_, lines, expected) => {
  expect(read(lines.join('\n'))).toEqual(expected)
})

test('functions and origins of rows are told as left out', () => {
  const { items, leftOut } = parseList(
    'Aqua – solvent – mineral\nSqualene – emollient – shark liver',
    knowledge,
  )

  expect(items.map(({ printed }) => printed)).toEqual(['Aqua', 'Squalene (shark liver)'])
  expect(leftOut.map(({ text }) => text)).toEqual(['solvent', 'mineral', 'emollient', 'shark liver'])
})

test.each([
  ['Aqua • Glycerin • Parfum\nLinalool • Limonene • Citral', 6],
  ['Aqua, Parfum\nGlycerin, Fragrance', 4],
  ['Aqua - Glycerin - Parfum\nPanthenol - Squalane - Hydroquinone', 6],
  ['Aqua - solvent - Hydroquinone\nGlycerin - humectant - Retinol', 4],
  ['Day | Aqua | Retinol\nNight | Glycerin | Hydroquinone', 4],
])('names between the same signs stay names: %s', (text, count) => {
  const { items } = parseList(`Ingredients:\n${text}`, knowledge)

  expect(items.filter(({ match }) => match.tier !== 'unknown').length).toBeGreaterThanOrEqual(count)
})

test('an animal behind a function is said of the name', () => {
  const { ingredients } = analyze(
    'Aqua: solvent; Squalene: emollient (shark liver); Tocopherol: antioxidant',
    knowledge,
  )

  expect(ingredients.map(({ vegan }) => vegan)).toEqual([true, false, true])
})

test('rows of a name and its functions may be of unlike length', () => {
  const text =
    'Glycerin - moisturizer/humectant - 0, 0 - superstar\nNiacinamide - skin brightening - superstar\nCarbomer - viscosity controlling - 0, 1'

  expect(read(text).map(([printed]) => printed)).toEqual(['Glycerin', 'Niacinamide', 'Carbomer'])
})
