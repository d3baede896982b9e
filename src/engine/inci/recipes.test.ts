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

it.each([
  '2 cups flour\n200 g butter\n100 g sugar\n3 eggs',
  '1 cup coconut oil, 2 tbsp beeswax, 10 drops lavender oil',
])('a recipe of the kitchen is none: %s', (text) => {
  expect(inciOf(text).filter((inci) => inci !== null)).toEqual([])
})
