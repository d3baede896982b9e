import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const before = (text: string) =>
  analyze(text, knowledge).ingredients.flatMap(({ isNamedBefore, printed }) =>
    isNamedBefore ? [printed] : [],
  )

it('a name printed twice is shown twice, with a mark, and counts once', () => {
  const once = analyze('Ingredients: Aqua, Glycerin, Linalool, Phenoxyethanol', knowledge)
  const twice = analyze('Ingredients: Aqua, Glycerin, Linalool, Water, Phenoxyethanol, Linalool', knowledge)

  expect(twice.ingredients).toHaveLength(6)
  expect(twice.ingredients[3]).toMatchObject({ isNamedBefore: true, flags: ['Named before'] })
  expect(twice.coverage).toEqual(once.coverage)
  expect(twice.overallScore).toBe(once.overallScore)
  expect(twice.deductions.map(({ points }) => points)).toEqual(once.deductions.map(({ points }) => points))
  expect(once.ingredients.some((one) => 'isNamedBefore' in one)).toBe(false)
})

it('a list printed in two languages scores like one of them', () => {
  const english = 'Ingredients: Water, Glycerin, Beeswax, Fragrance, Linalool'
  const german = 'Inhaltsstoffe: Wasser, Glycerin, Bienenwachs, Parfum, Linalool'
  const both = analyze(`${english}\n${german}`, knowledge)

  expect(both.overallScore).toBe(analyze(english, knowledge).overallScore)
  expect(both.coverage.total).toBe(analyze(english, knowledge).coverage.total)
})

it('two unknown names are one where they are printed alike, two of a class are two', () => {
  expect(before('Ingredients: Aqua, Glycerin, Zorbyl Quimbate, Zorbyl Quimbate')).toEqual(['Zorbyl Quimbate'])
  expect(before('Ingredients: Aqua, Glycerin, PEG-77 Zorbate, PEG-78 Zorbate')).toEqual([])
})

it('each product of a kit has its own first names, and may contain is counted apart', () => {
  const kit =
    'Day cream\nIngredients: Aqua, Glycerin, Squalane, Panthenol\nNight cream\nIngredients: Aqua, Glycerin, Betaine, Panthenol'

  expect(analyze(kit, knowledge).products).toHaveLength(2)
  expect(before(kit)).toEqual([])
  expect(before('Ingredients: Mica, Titanium Dioxide. May contain: CI 77891, CI 77491, CI 77891')).toEqual([
    'CI 77891',
  ])
})
