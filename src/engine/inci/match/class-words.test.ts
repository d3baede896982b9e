import { expect, test } from 'vitest'
import { analyze } from '../../analyze.ts'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const veganOf = (name: string) =>
  analyze(`Ingredients: Aqua, ${name}, Glycerin`, knowledge).ingredients[1]?.vegan

test.each([
  ...[
    'Kaliumtalgat',
    'Natriumtalgat',
    'Natriumtallowat',
    'natriumtalgaat',
    'talgan sodný',
    'Lojan sodný',
    'łojan sodu',
  ],
  ...['sebato de sodio', 'Sodium Sebowate', 'Talowat de sodiu', 'Талловат натрия', '탈로우산나트륨'],
])('a soap of tallow is of animals in any language: %s', (name) => {
  expect(veganOf(name)).toBe(false)
})

test.each(['Collagen Hydrolysate', 'Gelatin Hydrolysate', 'Elastin Hydrolysate'])(
  'what was cut by enzymes stays of animals: %s',
  (name) => {
    expect(veganOf(name)).toBe(false)
  },
)

test.each(['Alga Extract', 'Laminaria Kelp Extract', 'Bifida Lysate Filtrate'])(
  'words of a class still tell it: %s',
  (name) => {
    expect(veganOf(name)).toBe(true)
  },
)

test('a word inside another tells no class', () => {
  const { ingredients } = analyze(
    'Ingredients: Aqua, Goma de algarroba extra, Protein Hydrolysate',
    knowledge,
  )

  expect(ingredients.map(({ origin }) => origin)).not.toContain('alga')
  expect(ingredients[2]?.origin).not.toBe('biotech')
})

test.each(['CI 10000', 'CI 99123', 'C.I. 12345'])(
  '%s is no number of a colour that is allowed: unknown, and without a score',
  (name) => {
    const finding = analyze(`Ingredients: Aqua, ${name}, Glycerin`, knowledge).ingredients[1]
    expect(finding).toMatchObject({ safetyScore: null, recognition: { tier: 'unknown' } })
  },
)
