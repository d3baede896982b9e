import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const inciOf = (text: string) => analyze(text, knowledge).ingredients.map(({ inci }) => inci)
const FIVE = ['AQUA', 'GLYCERIN', 'BUTYROSPERMUM PARKII BUTTER', 'CETEARYL ALCOHOL', 'TOCOPHEROL']

it.each([
  'Aqua 65 g\nGlycerin 5 g\nShea Butter 10 g\nCetearyl Alcohol 4 g\nTocopherol 0.5 g',
  'Aqua 65 g, Glycerin 5 g, Shea Butter 10 g, Cetearyl Alcohol 4 g, Tocopherol 0.5 g',
  'Phase A: Aqua 65 g, Glycerin 5 g. Phase B: Shea Butter 10 g, Cetearyl Alcohol 4 g. Phase C: Tocopherol 0.5 g',
  'Phase A\nAqua 65 %\nGlycerin 5 %\nPhase B\nShea Butter 10 %\nCetearyl Alcohol 4 %\nPhase C\nTocopherol 0.5 %',
  'Phase A\nAqua 65 g\nGlycerin 5 g\n\nPhase B\nShea Butter 10 g\nCetearyl Alcohol 4 g\n\nPhase C\nTocopherol 0.5 g',
  'Fase A\nAgua 65 g\nGlicerina 5 g\nFase B\nShea Butter 10 g\nCetearyl Alcohol 4 g\nTocopherol 3 gotas',
])('of a recipe the names are read, without what is weighed in: %s', (text) => {
  expect(inciOf(text)).toEqual(FIVE)
})

it('each name keeps its place', () => {
  const text = 'Phase A\nAqua 65 g\nGlycerin 5 g\nPhase B\nSqualane 10 g'
  const { ingredients } = analyze(text, knowledge)
  expect(ingredients.map(({ span }) => text.slice(span.start, span.end))).toEqual([
    'Aqua',
    'Glycerin',
    'Squalane',
  ])
})

it.each([
  ['Polysorbate 60 3 g, Aqua 5 g, Glycerin 2 g', ['POLYSORBATE 60', 'AQUA', 'GLYCERIN']],
  ['Aqua, PEG-8, Polysorbate 20, 50 ml', ['AQUA', 'PEG-8', 'POLYSORBATE 20']],
])('a number that belongs to a name stays: %s', (text, names) => {
  expect(inciOf(text)).toEqual(names)
})

const MCI_MI = ['METHYLCHLOROISOTHIAZOLINONE', 'METHYLISOTHIAZOLINONE']
it.each([
  ['Methylchloroisothiazolinone/Methylisothiazolinone (3:1)', MCI_MI],
  ['Methylchloroisothiazolinone and Methylisothiazolinone (3 : 1)', MCI_MI],
  ['Methylchloroisothiazolinone (and) Methylisothiazolinone 3:1', MCI_MI],
  ['mixture of Methylchloroisothiazolinone and Methylisothiazolinone (3:1)', MCI_MI],
  ['reaction mass of Methylchloroisothiazolinone and Methylisothiazolinone', MCI_MI],
  ['mélange de Methylchloroisothiazolinone et Methylisothiazolinone', MCI_MI],
  ['MCI/MI mixture (3:1)', ['METHYLCHLOROISOTHIAZOLINONE']],
  ['Formaldehyde 1:1', ['FORMALDEHYDE']],
  ['Hydroquinone/Kojic Acid: 4/2', ['HYDROQUINONE', 'KOJIC ACID']],
  ['Ginseng Extract 10:1', ['PANAX GINSENG EXTRACT']],
  ['200:1 Aloe Barbadensis Leaf Juice Powder', ['ALOE BARBADENSIS LEAF JUICE POWDER']],
  ['Cocamide DEA (1:1)', ['COCAMIDE DEA']],
  // The number behind the colon is a part of these.
  ['Pigment Red 57:1', ['PIGMENT RED 57:1']],
  ['Red 7 Lake (CI 15850:1)', ['CI 15850']],
  ['CI 77891:1', ['TITANIUM DIOXIDE']],
])('the parts that a mixture is made of take no name away: %s', (name, names) => {
  const { ingredients } = analyze(`Aqua, Glycerin, ${name}, Panthenol`, knowledge)
  expect(ingredients.map(({ inci, name: said }) => inci ?? said.toUpperCase())).toEqual([
    'AQUA',
    'GLYCERIN',
    ...names,
    'PANTHENOL',
  ])
})

it.each([
  'q.s. to 100% Aqua, 3.0% Glycerin, 2.9% Squalane',
  'q.s. Aqua\n3.0% Glycerin\n2.9% Squalane',
  'ad 100% Aqua, 3.0% Glycerin, 2.9% Squalane',
  'Aqua q.s. to 100%, Glycerin 3.0%, Squalane 2.9%',
  'Aqua (q.s.), Glycerin, Squalane',
  'Aqua ad 100 %, Glycerin, Squalane',
  'Aqua 60 %, Glycerin 9 % ± 0.5, Squalane 1 % ± 0,1',
])('what fills the rest of a recipe is no part of a name: %s', (text) => {
  expect(inciOf(text)).toEqual(['AQUA', 'GLYCERIN', 'SQUALANE'])
})

it('the times in the heads of messages are no parts', () => {
  const text = '[12:30, 5.1.2024] Anna: Aqua, Glycerin, Panthenol, Squalane'
  expect(inciOf(text)).toEqual(['AQUA', 'GLYCERIN', 'PANTHENOL', 'SQUALANE'])
})

it.each([
  '2 cups flour\n200 g butter\n100 g sugar\n3 eggs',
  '1 cup coconut oil, 2 tbsp beeswax, 10 drops lavender oil',
])('a recipe of the kitchen is none: %s', (text) => {
  expect(inciOf(text).filter((inci) => inci !== null)).toEqual([])
})
