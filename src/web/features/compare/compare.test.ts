import { expect, test } from 'vitest'
import type { IngredientFinding } from '../../../contract/finding.ts'
import { compareLists, costsOf } from './compare.ts'

function finding(name: string, part: Partial<IngredientFinding> = {}): IngredientFinding {
  return {
    name,
    inci: name,
    printed: name,
    span: { start: 0, end: name.length },
    section: 'main',
    concentration: null,
    recognition: { tier: 'exact', confidence: 1, by: null },
    safetyScore: 100,
    isEstimate: false,
    why: null,
    function: '',
    functions: [],
    vegan: null,
    origin: 'unknown',
    comedogenic: null,
    comedogenicRange: null,
    allergen: false,
    healthNotes: '',
    flags: [],
    ...part,
  }
}

const list = (...names: string[]) => names.map((name) => finding(name))
const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)

test('two lists are cut into what both hold and what only one does, in label order', () => {
  const { inAll, inSome, onlyIn } = compareLists([
    list('Aqua', 'Talc', 'Parfum'),
    list('Parfum', 'Aqua', 'Mica'),
  ])

  expect(namesOf(inAll)).toEqual(['Aqua', 'Parfum'])
  expect(inSome).toEqual([])
  expect(onlyIn.map(namesOf)).toEqual([['Talc'], ['Mica']])
})

test('with three lists a name of two stands by itself, and says which', () => {
  const { inAll, inSome, onlyIn } = compareLists([
    list('Aqua', 'Talc'),
    list('Aqua', 'Mica'),
    list('Aqua', 'Talc'),
  ])

  expect(namesOf(inAll)).toEqual(['Aqua'])
  expect(inSome.map(({ found, name }) => [name, found.map((entry) => entry !== null)])).toEqual([
    ['Talc', [true, false, true]],
  ])
  expect(onlyIn.map(namesOf)).toEqual([[], ['Mica'], []])
})

test('one substance under two printed names is one, unknown names are one by how they are printed', () => {
  const perfume = (printed: string) => finding('Parfum', { inci: 'PARFUM', printed })
  const unknown = (printed: string) => finding(printed, { inci: null, printed, safetyScore: null })

  const { inAll, onlyIn } = compareLists([
    [perfume('Fragrance'), unknown('Veloura  Complex')],
    [perfume('Parfum'), unknown('VELOURA COMPLEX'), unknown('Lumira 3')],
  ])

  expect(namesOf(inAll)).toEqual(['Parfum', 'Veloura  Complex'])
  expect(onlyIn.map(namesOf)).toEqual([[], ['Lumira 3']])
})

test('an unknown name printed like a substance is not taken for it', () => {
  const { inAll } = compareLists([list('Aqua'), [finding('Aqua', { inci: null })]])

  expect(inAll).toEqual([])
})

test('a name printed twice counts once, at its first place', () => {
  const twice = [finding('Mica', { safetyScore: 90 }), finding('Mica', { section: 'may-contain' })]
  const { inAll } = compareLists([twice, list('Mica')])

  expect(inAll).toHaveLength(1)
  expect(inAll[0]?.found[0]?.section).toBe('main')
})

test('points are added up by rule, the dearest rule and the dearest name first', () => {
  const ingredients = [
    finding('Linalool', { why: reason('It is a fragrance allergen.') }),
    finding('Parfum', { why: reason('What is in it is not said.') }),
    finding('Limonene', { why: reason('It is a fragrance allergen.') }),
  ]
  const deductions = [
    { ingredient: 0, rule: 'fragrance-allergen', points: 3 },
    { ingredient: 1, rule: 'undisclosed-fragrance', points: 7.5 },
    { ingredient: 2, rule: 'fragrance-allergen', points: 6 },
    { ingredient: 9, rule: 'nothing', points: 4 },
  ]

  expect(costsOf({ ingredients, deductions })).toEqual([
    {
      rule: 'fragrance-allergen',
      text: 'It is a fragrance allergen.',
      points: 9,
      names: ['Limonene', 'Linalool'],
    },
    { rule: 'undisclosed-fragrance', text: 'What is in it is not said.', points: 7.5, names: ['Parfum'] },
  ])
})

function reason(text: string) {
  return { rule: 'rule', text, source: { id: 's', title: 'Source', date: '2026-01-01' } }
}
